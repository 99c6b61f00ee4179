"""Reasons: what will be written, what an entry costs, and the few lines worth saying."""

import random
from dataclasses import replace

import pytest

from generala_desktop.engine import legality
from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, Score
from generala_desktop.engine.state import Turn, start
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.reasons import (
    BonusNews,
    ClaimReason,
    EntryReason,
    LineKind,
    RollReason,
    reason,
)
from tests.play import LoadedDice, state

GAMES = [
    ("generala", {}),
    ("generala", {"served": "full_roll", "holds": "locked", "order": "down"}),
    ("generala", {"double_needs_generala": "no", "five_as_poker": "no", "double": "60"}),
    ("generala-mayores", {}),
    ("yacht", {}),
    ("yahtzee-official", {}),
]


def positions(adviser, seed, games):
    """Yield states of games in which anything is played, with every ranked move."""
    chance = random.Random(seed)
    for number in range(games):
        dice = LoadedDice(seed + number)
        here = start(adviser.rules, 1)
        while not here.over:
            moves = adviser.ranked(here)
            yield here, moves
            rolls = [move for move in moves if isinstance(move.move, Roll)]
            picked = rolls if rolls and chance.random() < 0.7 else moves
            here = apply(here, decide(here, chance.choice(picked).move, dice))


def expectation(adviser, card, outcome):
    entry = Entry(outcome.box, None, outcome.points, outcome.bonus)
    after = card.write(entry)
    return adviser.rules.total(after, 0) + adviser.solver.value(after)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_will_be_written_is_worth_what_the_move_is(advised, game, options):
    adviser = advised(game, **options)
    seen = 0
    for here, moves in positions(adviser, 5, 3):
        for ranked in moves[:4]:
            if not isinstance(ranked.move, Roll):
                continue
            found = reason(adviser, here, ranked.move)
            assert isinstance(found, RollReason)
            assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1, abs=1e-9)
            assert all(here.card.is_open(outcome.box) for outcome in found.outcomes)
            worth = sum(o.chance * expectation(adviser, here.card, o) for o in found.outcomes)
            assert worth == pytest.approx(ranked.expected, abs=1e-6)
            seen += 1
    assert seen > 50


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_entry_changes_the_expectation_by_points_less_what_is_usual(advised, game, options):
    adviser = advised(game, **options)
    strikes = 0
    for here, moves in positions(adviser, 6, 2):
        before = adviser.prospect(replace(here, turn=Turn()), 0)
        entries = [(move, move.move.box) for move in moves if isinstance(move.move, Score)]
        told = [entry_reason(adviser, here, box.category) for _, box in entries]
        for (ranked, _), found in zip(entries, told, strict=True):
            assert found.is_strike == (found.points == 0)
            gain = found.points + found.bonus - found.usual
            assert before + gain == pytest.approx(ranked.expected, abs=1e-9)
            assert found.gain == pytest.approx(gain, abs=1e-9)
        struck = [found for found in told if found.is_strike]
        if struck:
            strikes += 1
            assert struck[0].is_cheapest
        assert not any(found.is_cheapest for found in told if not found.is_strike)
    assert strikes


def test_one_box_left_and_every_hand_has_a_best_move_with_its_reason(advised):
    adviser = advised("generala")
    rules = adviser.rules
    for last in rules.categories:
        card = Card()
        for category in rules.categories:
            if category is not last:
                card = card.write(Entry(Box(0, category.id), None, 0))
        before = replace(start(rules, 1), cards=(card,))
        for n, faces in enumerate(lattice().hands):
            turn = Turn(1 + n % 3, faces, served=False)
            here = replace(before, turn=turn)
            moves = adviser.ranked(here)
            assert moves
            assert all(legality.is_legal(here, move.move) for move in moves)
            if n % 12 == 0:
                found = reason(adviser, here, moves[0].move)
                assert isinstance(found, EntryReason | RollReason)


def roll_reason(adviser, here, *faces):
    """Return the reason for holding these dice, and the ranked move."""
    places: list[int] = []
    for face in faces:
        places.append(
            next(p for p, f in enumerate(here.turn.faces) if f == face and p not in places)
        )
    found = reason(adviser, here, Roll(frozenset(places)))
    assert isinstance(found, RollReason)
    return found


def test_two_sixes_are_held_for_four_of_a_kind_or_better_and_sixes(advised):
    found = roll_reason(advised("generala"), state("generala", "12366"), 6, 6)
    first, second, third = found.lines
    assert first.kind is LineKind.OR_BETTER
    assert [box.category for box in first.boxes] == [
        "four_of_a_kind",
        "generala",
    ]
    assert (second.kind, second.boxes, second.least) == (LineKind.AT_LEAST, (Box(0, "sixes"),), 18)
    assert not second.is_only_value
    assert (third.boxes, third.is_only_value) == ((Box(0, "full_house"),), True)
    written = {(o.box.category, o.points): o.chance for o in found.outcomes}
    assert first.chance == pytest.approx(
        written["four_of_a_kind", 40] + written["generala", 50], abs=1e-12
    )
    assert second.chance == pytest.approx(written["sixes", 18], abs=1e-12)


def test_four_equal_with_a_roll_left_make_a_generala_once_in_six(advised):
    here = state("generala", "11266 ..112")
    found = roll_reason(advised("generala"), here, 1, 1, 1, 1)
    chances = {o.box.category: o.chance for o in found.outcomes}
    assert chances == {"four_of_a_kind": pytest.approx(5 / 6), "generala": pytest.approx(1 / 6)}
    (line,) = found.lines
    assert line.kind is LineKind.OR_BETTER
    assert line.chance == pytest.approx(1)


def test_where_nothing_may_come_of_it_a_strike_is_told(advised):
    adviser = advised("generala")
    card = Card()
    for category in adviser.rules.categories:
        if category.id != "generala":
            card = card.write(Entry(Box(0, category.id), None, 0))
    here = replace(start(adviser.rules, 1), cards=(card,), turn=Turn(2, (1, 1, 1, 3, 4)))
    found = roll_reason(adviser, here, 1, 1, 1)
    made, strike = found.lines
    assert made.boxes == strike.boxes == (Box(0, "generala"),)
    assert made.chance == pytest.approx(1 / 36)
    assert (strike.kind, strike.chance) == (LineKind.STRIKE, pytest.approx(35 / 36))


def test_a_great_risk_is_told_rather_than_a_small_chance(advised):
    adviser = advised("generala")
    card = Card()
    for category in adviser.rules.categories:
        if category.id not in {"generala", "four_of_a_kind", "straight", "full_house"}:
            card = card.write(Entry(Box(0, category.id), None, 0))
    here = replace(start(adviser.rules, 1), cards=(card,), turn=Turn(1, (6, 6, 2, 3, 4)))
    found = roll_reason(adviser, here, 6, 6)
    assert found.lines[-1].kind is LineKind.STRIKE
    assert found.lines[-1].chance > 0.4


def test_lines_are_few_and_never_more_than_certain(advised):
    for game, options in GAMES:
        adviser = advised(game, **options)
        for here, moves in positions(adviser, 8, 1):
            for ranked in moves[:3]:
                if isinstance(ranked.move, Roll):
                    found = reason(adviser, here, ranked.move)
                    assert isinstance(found, RollReason)
                    assert 1 <= len(found.lines) <= 3
                    assert sum(line.chance for line in found.lines) <= 1 + 1e-9
                    assert all(line.chance > 0 for line in found.lines)
                    paying = [line for line in found.lines if line.kind is not LineKind.STRIKE]
                    said = [{box.category for box in line.boxes} for line in paying]
                    assert len(set().union(*said)) == sum(map(len, said))


def entry_reason(adviser, here, category):
    found = reason(adviser, here, Score(Box(0, category)))
    assert isinstance(found, EntryReason)
    return found


def test_served_points_are_known(advised):
    adviser = advised("generala")
    served = entry_reason(adviser, state("generala", "12345"), "straight")
    built = entry_reason(adviser, state("generala", "12344 ....5"), "straight")
    assert (served.points, served.is_served) == (25, True)
    assert (built.points, built.is_served) == (20, False)


def card_of(adviser, **points):
    card = Card()
    for category, worth in points.items():
        card = card.write(Entry(Box(0, category), None, worth))
    return replace(start(adviser.rules, 1), cards=(card,))


def test_an_entry_tells_how_the_bonus_stands(advised):
    adviser = advised("yahtzee-official")

    def news(faces, category, **points):
        here = replace(card_of(adviser, **points), turn=Turn(3, faces))
        reach = entry_reason(adviser, here, category).reach
        return None if reach is None else (reach.news, reach.total)

    assert news((6, 6, 6, 1, 2), "sixes") == (BonusNews.AHEAD, 18)
    assert news((6, 6, 2, 1, 2), "sixes") == (BonusNews.BEHIND, 12)
    assert news((6, 6, 6, 6, 2), "sixes", fives=20, fours=16, threes=9) == (BonusNews.SECURED, 69)
    assert news((1, 2, 3, 1, 2), "sixes", fives=5, fours=4) == (BonusNews.LOST, 9)
    assert news((1, 2, 3, 1, 2), "ones", sixes=0, fives=5, fours=4, threes=3, twos=2) is None
    assert news((1, 2, 3, 1, 2), "ones", sixes=30, fives=25, fours=20) is None
    assert news((6, 6, 6, 1, 2), "chance") is None


def test_a_joker_tells_what_it_earns_beside_the_box(advised):
    adviser = advised("yahtzee-official")
    here = replace(card_of(adviser, yahtzee=50, threes=9), turn=Turn(3, (3, 3, 3, 3, 3)))
    found = entry_reason(adviser, here, "large_straight")
    assert (found.points, found.bonus) == (40, 100)
    rolling = replace(here, turn=Turn(2, (3, 3, 3, 3, 1)))
    outcomes = roll_reason(adviser, rolling, 3, 3, 3, 3).outcomes
    assert sum(o.chance for o in outcomes if o.bonus == 100) == pytest.approx(1 / 6)


def test_a_win_needs_no_other_reason_and_going_home_has_none(advised):
    adviser = advised("generala")
    here = state("generala", "66666", players=2)
    assert [move.move for move in adviser.ranked(here)] == [ClaimWin()]
    assert reason(adviser, here, ClaimWin()) == ClaimReason(0)
    with pytest.raises(ValueError, match="Leave"):
        reason(adviser, here, Leave())


def test_where_a_hand_may_be_written_is_heeded(advised):
    adviser = advised("generala", served="full_roll", holds="locked", order="down")
    here = replace(start(adviser.rules, 1), turn=Turn(1, (1, 1, 6, 6, 6)))
    found = roll_reason(adviser, here, 1, 1)
    assert {o.box.category for o in found.outcomes} == {"ones"}
    assert found.outcomes[0].points == adviser.rules.points(
        here.card, Box(0, "ones"), Hand((1, 1, 1, 2, 3))
    )
