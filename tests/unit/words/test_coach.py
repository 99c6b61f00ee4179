"""What the coach says: moves, figures and reasons in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import ThresholdBonus
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.counsel import Aim, Choice, Counsel
from generala_desktop.strategy.forecast import Outcome
from generala_desktop.strategy.lines import Line, LineKind
from generala_desktop.strategy.reasons import (
    BonusNews,
    BonusReach,
    ClaimReason,
    EntryReason,
    RollReason,
)
from generala_desktop.words import coach
from generala_desktop.words.coach_reasons import bars, why
from generala_desktop.words.counsel import page
from generala_desktop.words.numbers import chance, decimal, short_chance, signed
from tests.play import state

pytestmark = pytest.mark.usefixtures("qapp")

GENERALA, YATZY = build("generala", {}), build("yatzy", {})
IMPREVISIBLE = build("imprevisible", {})
SIXES, POKER, FULL = Box(0, "sixes"), Box(0, "four_of_a_kind"), Box(0, "full_house")
SITUATION = state("generala", "66612", players=2)


def line(
    kind: LineKind, *boxes: Box, least: int = 0, share: float = 0.28, only: bool = False
) -> Line:
    return Line(kind, boxes, least, share, only)


def entry(**others: object) -> EntryReason:
    usual = EntryReason(
        SIXES, 18, 0, 21.26, -3.3, is_strike=False, is_cheapest=False, is_served=False, reach=None
    )
    return replace(usual, **others)  # type: ignore[arg-type]


def counsel(*choices: Choice, unit: Unit = Unit.POINTS, **others: object) -> Counsel:
    return replace(Counsel(SITUATION, unit, choices), **others)  # type: ignore[arg-type]


HOLD = Choice(Roll(frozenset({0, 1, 2})), 167.34, 0.0)
WRITE = Choice(Score(SIXES), 164.12, 3.22)


# --- Numbers -------------------------------------------------------------------------------------


def test_figures_are_never_minus_nothing(qapp: QApplication) -> None:
    assert decimal(-0.04) == "0.0"
    assert decimal(-3.25) == "−3.2"
    assert signed(0.004, 2) == "0.00"
    assert signed(1.3) == "+1.3"


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "0 %"),
        (0.001, "under 1 %"),
        (0.28, "28 %"),
        (0.999, "over 99 %"),
        (1.0, "100 %"),
    ],
)
def test_what_may_happen_is_neither_nothing_nor_certain(share: float, said: str) -> None:
    assert chance(share) == said
    signs = said.replace("under ", "<").replace("over ", ">")
    assert short_chance(share) == signs


# --- Reasons -------------------------------------------------------------------------------------


def test_a_roll_is_explained_by_what_may_come_of_it() -> None:
    reason = RollReason(
        (),
        (
            line(LineKind.OR_BETTER, POKER),
            line(LineKind.AT_LEAST, SIXES, least=18, share=0.61),
            line(LineKind.AT_LEAST, FULL, share=0.12, only=True),
        ),
    )
    said = why(GENERALA, Unit.POINTS, reason)
    assert said == "Four of a kind or better 28 %, sixes 18+ 61 %, full house 12 %."


def test_a_zero_is_said_with_its_box() -> None:
    one = RollReason((), (line(LineKind.STRIKE, Box(0, "ones"), share=0.15),))
    assert why(GENERALA, Unit.POINTS, one) == "A zero in ones 15 %."
    some = RollReason((), (line(LineKind.STRIKE, Box(0, "ones"), FULL, share=0.15),))
    assert why(GENERALA, Unit.POINTS, some) == "A zero 15 %, mostly in ones."


def test_a_roll_may_win_outright() -> None:
    outcomes = (Outcome(SIXES, 18, 0, 0.9),)
    reason = RollReason(outcomes, (line(LineKind.AT_LEAST, SIXES, least=18, share=0.9),), 0.1)
    assert why(GENERALA, Unit.POINTS, reason) == "A win outright 10 %, sixes 18+ 90 %."


def test_nothing_known_is_nothing_said() -> None:
    assert why(GENERALA, Unit.POINTS, None) == ""
    assert why(GENERALA, Unit.POINTS, RollReason((), (), 1.0)) == ""


def test_an_entry_is_held_against_what_its_box_usually_brings() -> None:
    said = why(GENERALA, Unit.POINTS, entry())
    assert said == "18 points; left open, sixes would bring 21.3 on average."
    assert "served" in why(GENERALA, Unit.POINTS, entry(box=FULL, is_served=True))


def test_a_strike_says_what_it_gives_up() -> None:
    given = why(GENERALA, Unit.POINTS, entry(points=0, is_strike=True))
    assert given == "Gives up sixes, which left open would bring 21.3 points."
    cheap = why(GENERALA, Unit.POINTS, entry(points=0, is_strike=True, is_cheapest=True))
    assert cheap.startswith("The cheapest box to give up")


@pytest.mark.parametrize(
    ("news", "said"),
    [
        (BonusNews.SECURED, "It secures the bonus of 50."),
        (BonusNews.AHEAD, "On course for the bonus: 48 of 63."),
        (BonusNews.BEHIND, "The bonus asks for luck: 48 of 63."),
        (BonusNews.LOST, "The bonus of 50 is lost with it."),
    ],
)
def test_an_entry_says_how_the_bonus_stands(news: BonusNews, said: str) -> None:
    bonus = next(b for b in YATZY.bonuses if isinstance(b, ThresholdBonus))
    reach = BonusReach(bonus, news, 48)
    assert why(YATZY, Unit.POINTS, entry(reach=reach)).endswith(f". {said}")


def test_points_beside_the_box_are_said() -> None:
    assert "It earns 100 points beside the box." in why(YATZY, Unit.POINTS, entry(bonus=100))


@pytest.mark.parametrize(
    "others", [{}, {"is_strike": True}, {"is_strike": True, "is_cheapest": True}]
)
def test_of_several_matches_the_balance_is_told(others: dict[str, object]) -> None:
    said = why(IMPREVISIBLE, Unit.BALANCE, entry(gain=-0.42, **others))
    assert said.endswith("−0.42 for the balance.")


def test_a_win_needs_no_other_reason() -> None:
    assert "win at once" in why(GENERALA, Unit.POINTS, ClaimReason(0))


# --- Small plots ---------------------------------------------------------------------------------


def test_bars_show_where_the_turn_is_written_and_leave_nothing_out() -> None:
    categories = [category.id for category in GENERALA.categories]
    outcomes = tuple(
        Outcome(Box(0, name), 10, 0, share)
        for name, share in zip(categories, (0.3, 0.2, 0.15, 0.1, 0.08, 0.07), strict=False)
    )
    found = bars(GENERALA, Unit.POINTS, RollReason((*outcomes, Outcome(SIXES, 0, 0, 0.1)), ()))
    assert [bar.label for bar in found] == ["Ones", "Twos", "Threes", "other boxes", "a zero"]
    assert sum(bar.share for bar in found) == pytest.approx(1)
    assert found[0].figure == "30 %"


def test_bars_hold_an_entry_against_its_box() -> None:
    now, later = bars(GENERALA, Unit.POINTS, entry())
    assert (now.figure, later.figure) == ("18", "21.3")
    assert now.share < later.share == 1


@pytest.mark.parametrize("reason", [None, ClaimReason(0), entry(points=0, is_strike=True)])
def test_where_a_picture_says_nothing_there_is_none(reason: EntryReason | None) -> None:
    assert bars(GENERALA, Unit.POINTS, reason) == ()


# --- The page ------------------------------------------------------------------------------------


def test_a_line_is_one_sentence_for_the_ear() -> None:
    first, second = page(counsel(HOLD, WRITE)).lines
    assert first.spoken == "1. Hold 6 6 6: 167.3 points on average, best."
    assert second.spoken == "2. Write 18 in Sixes: 164.1 points on average, loses 3.2."


def test_figures_of_moves_that_are_nearly_equal_tell_them_apart() -> None:
    close = Choice(Score(SIXES), 167.31, 0.03)
    same = Choice(Score(FULL), 167.34, 0.001)
    lines = page(counsel(HOLD, same, close)).lines
    assert [shown.loss for shown in lines] == ["best", "as good", "−0.03"]


def test_the_balance_has_a_sign() -> None:
    shown = page(counsel(Choice(Score(SIXES), 1.3, 0.0), unit=Unit.BALANCE))
    assert shown.average_head == "balance"
    assert shown.lines[0].average == "+1.30"
    assert shown.lines[0].spoken == "1. Write 18 in Sixes: expected balance +1.30, best."
    assert shown.spoken == "Hint: write 18 in Sixes, expected balance +1.30."


def test_chances_are_about_where_they_are_not_exact() -> None:
    shown = page(counsel(replace(HOLD, chance=0.544), replace(WRITE, chance=0.5)))
    assert shown.chance_head == "wins about"
    assert "wins about 54 %" in shown.lines[0].spoken
    exact = page(counsel(replace(HOLD, chance=0.544), are_chances_exact=True))
    assert exact.chance_head == "wins"
    assert "wins 54 %" in exact.lines[0].spoken


def test_playing_for_the_win_is_said() -> None:
    shown = page(
        counsel(
            replace(WRITE, chance=0.533),
            replace(HOLD, chance=0.41),
            aim=Aim.WIN,
            are_chances_exact=True,
            usual_chance=0.41,
        )
    )
    assert shown.heading == "Play for the win: 53 % instead of 41 %"
    assert shown.heading in shown.spoken
    assert [one.loss for one in shown.lines] == ["−3.2", "0"]
    assert "loses nothing" in shown.lines[1].spoken


def test_chances_that_nearly_agree_are_told_apart() -> None:
    found = counsel(
        replace(WRITE, chance=0.412),
        replace(HOLD, chance=0.409),
        aim=Aim.WIN,
        usual_chance=0.409,
    )
    assert page(found).heading == "Play for the win: about 41.2 % instead of 40.9 %"


def test_moves_are_named_in_a_few_words() -> None:
    all_five = Choice(Roll(), 150.0, 1.0)
    strike = Choice(Score(Box(0, "generala")), 140.0, 5.0)
    titles = [shown.title for shown in page(counsel(HOLD, WRITE, all_five, strike)).lines]
    assert titles == ["Hold", "Write sixes", "Roll all five", "Strike generala"]
    several = replace(
        counsel(WRITE, unit=Unit.BALANCE), state=state("simultanea", "66612", players=2)
    )
    assert page(several).lines[0].title.startswith("Write sixes (")


def test_a_win_outright_stands_without_figures() -> None:
    shown = page(counsel(Choice(ClaimWin(), 60.0, 0.0, ClaimReason(0)), WRITE))
    assert shown.heading == "Nothing is better than a win"
    assert (shown.lines[0].average, shown.lines[0].loss) == ("", "")
    assert shown.lines[0].spoken.startswith("1. Win the game. Five equal")


def test_the_second_cup_is_a_move_like_others() -> None:
    shown = page(counsel(Choice(RollSecondCup(6), 0.4, 0.0), unit=Unit.BALANCE))
    assert shown.lines[0].title == "Throw the second cup for 6"


def test_one_move_is_the_only_one() -> None:
    assert page(counsel(WRITE)).heading == "The only move"


def test_learning_is_told_with_its_share() -> None:
    assert coach.learning(0.4) == "Learning the game… 40 %"
    assert coach.learning(0.0) == "Learning the game… 0 %"
