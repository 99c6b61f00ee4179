"""Hints in the window: what they show and mark, when they go, and what they never do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from generala_desktop.engine.card import Box
from generala_desktop.engine.legality import legal_moves
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.models.hints import hints_of
from generala_desktop.services import options
from generala_desktop.storage import notation
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.outlook import WinMove
from generala_desktop.words.coach import with_hints
from generala_desktop.words.player_marks import marks
from tests.window import LEFT, Table, setup, speed

SIXES = "66612"
HOLD_SIXES = Roll(frozenset({0, 1, 2}))
WRITE_SIXES = Score(Box(0, "sixes"))


@dataclass
class Oracle:
    """Knows whatever it has been told, best first, each move a point worse."""

    rules: Ruleset
    moves: tuple[Move, ...]
    unit: Unit = Unit.POINTS

    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        told = [move for move in self.moves if move in set(legal_moves(state))]
        rest = [move for move in legal_moves(state) if isinstance(move, Score)]
        moves = [*told, *(move for move in rest if move not in told)]
        return tuple(RankedMove(m, 160.31 - n, float(n)) for n, m in enumerate(moves))  # type: ignore[arg-type]

    def prospect(self, state: State, seat: int) -> float:
        return 150.0


@dataclass
class Question:
    do: Callable[[], Any]
    answer: Callable[[Any], None]
    failed: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


@dataclass
class Advice:
    """Stands in for who is asked beside the window; answers when the test says so."""

    moves: tuple[Move, ...] = (HOLD_SIXES, WRITE_SIXES)
    unit: Unit = Unit.POINTS
    asked: list[Question] = field(default_factory=list)
    studied: list[Question] = field(default_factory=list)

    def ask(
        self,
        rules: Ruleset,
        question: Callable[[Any], Any],
        answer: Callable[[Any], None],
        failed: Callable[[], None] = lambda: None,
    ) -> Question:
        oracle = Oracle(rules, self.moves, self.unit)
        self.asked.append(Question(lambda: question(oracle), answer, failed))
        return self.asked[-1]

    def study(
        self,
        rules: Ruleset,
        question: Callable[[Any, Any], Any],
        answer: Callable[[Any], None],
        *,
        progressed: Callable[[float], None],
        failed: Callable[[], None] = lambda: None,
    ) -> Question:
        """Chances are not what most of these tests are about."""
        oracle = Oracle(rules, self.moves, self.unit)
        self.studied.append(Question(lambda: question(oracle, lambda _: True), answer, failed))
        return self.studied[-1]

    def answer(self, number: int = -1) -> None:
        question = self.asked[number]
        if not question.is_cancelled:
            question.answer(question.do())

    def fail(self) -> None:
        self.asked[-1].failed()


@pytest.fixture
def advice(table: Table, monkeypatch: pytest.MonkeyPatch) -> Advice:
    advice = Advice()
    monkeypatch.setattr(table.program.coach._counsellor, "_advisor", advice)
    monkeypatch.setattr(table.program.bots, "_advisor", Advice())
    return advice


def press_h(table: Table) -> None:
    table.key(Qt.Key.Key_H)


def hint(table: Table, advice: Advice) -> None:
    press_h(table)
    advice.answer()


def is_shown(table: Table) -> bool:
    return bool(table.window.coach.isVisible() and table.window.coach.shown_page().lines)


def titles(table: Table) -> list[str]:
    return [line.title for line in table.window.coach.shown_page().lines]


def ringed(table: Table) -> set[int]:
    return {
        place
        for place in range(5)
        if table.die(place).isVisible() and "hint" in table.die(place).accessibleName()
    }


def advised(table: Table) -> set[str]:
    sheet = table.program.sheet
    return {
        box.category
        for row in range(sheet.rowCount())
        for column in range(sheet.columnCount())
        if (box := sheet.box_at(sheet.index(row, column))) is not None
        and "the hint" in sheet.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
    }


def nothing_is_shown(table: Table) -> bool:
    return not is_shown(table) and not ringed(table) and not advised(table)


def begin(table: Table, players: int = 2) -> None:
    table.play("generala", players)
    table.roll(SIXES)


# --- What is shown -------------------------------------------------------------------------------


def test_the_key_shows_the_best_moves_and_marks_the_first(table: Table, advice: Advice) -> None:
    begin(table)
    assert nothing_is_shown(table)
    hint(table, advice)
    lines = table.window.coach.shown_page().lines
    assert len(lines) == 4
    assert (lines[0].title, lines[0].dice) == ("Hold", (6, 6, 6))
    assert [line.average for line in lines[:2]] == ["160.3", "159.3"]
    assert [line.loss for line in lines[:2]] == ["best", "−1.0"]
    assert ringed(table) == {0, 1, 2}
    assert advised(table) == set()
    assert table.held() == set()


def test_a_box_is_marked_where_writing_is_best(table: Table, advice: Advice) -> None:
    advice.moves = (WRITE_SIXES, HOLD_SIXES)
    begin(table)
    hint(table, advice)
    assert ringed(table) == set()
    assert advised(table) == {"sixes"}
    assert table.face("sixes").is_advised


def test_the_button_does_what_the_key_does(table: Table, advice: Advice) -> None:
    begin(table)
    button = table.window.footer._hint
    table.qtbot.mouseClick(button, LEFT)
    advice.answer()
    assert is_shown(table)
    assert button.isChecked()
    table.qtbot.mouseClick(button, LEFT)
    assert nothing_is_shown(table)
    assert not table.window.coach.isVisible()
    assert not button.isChecked()


def test_the_menu_has_the_hint_with_its_key(table: Table, advice: Advice) -> None:
    begin(table)
    assert table.window.commands["hint"].shortcut().toString() == "H"
    table.command("hint")
    advice.answer()
    assert is_shown(table)


def test_one_sentence_is_heard(table: Table, advice: Advice) -> None:
    begin(table)
    said: list[str] = []
    table.program.teller.said.connect(said.append)
    hint(table, advice)
    assert said == ["Hint: hold 6 6 6, 160.3 points on average."]


def test_a_line_reads_well_by_itself(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    moves = table.window.coach._moves
    heard = moves.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard.startswith("1. Hold 6 6 6: 160.3 points on average, best")
    assert moves.accessibleName()


def test_pointing_at_a_move_marks_what_it_is_about(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    moves = table.window.coach._moves
    moves.itemEntered.emit(moves.item(1))
    assert (ringed(table), advised(table)) == (set(), {"sixes"})
    QApplication.sendEvent(moves.viewport(), QEvent(QEvent.Type.Leave))
    assert (ringed(table), advised(table)) == ({0, 1, 2}, set())


def test_before_the_first_roll_it_says_that_there_is_nothing_to_choose(
    table: Table, advice: Advice
) -> None:
    table.play("generala", 2)
    press_h(table)
    assert advice.asked == []
    assert not table.window.coach.isVisible()
    assert table.message == "Roll the dice first: then there is a choice."
    assert hints_of(table.model.record) == 0


# --- Chances of winning --------------------------------------------------------------------------


@dataclass
class Fortune:
    """Chances as written, in place of those that are worked out."""

    chances: dict[Move, float]
    is_known: bool = True

    def ranked(self, state: State) -> tuple[WinMove, ...]:
        found = [WinMove(m, chance) for m, chance in self.chances.items()]  # type: ignore[arg-type]
        return tuple(sorted(found, key=lambda one: -one.chance))

    def is_exact(self, state: State) -> bool:
        return self.is_known


def tell_fortune(
    table: Table, advice: Advice, monkeypatch: pytest.MonkeyPatch, fortune: Fortune
) -> None:
    counsellor = table.program.coach._counsellor
    monkeypatch.setattr(counsellor, "_odds", lambda _adviser, _progress: fortune)
    question = advice.studied[-1]
    if not question.is_cancelled:
        question.answer(question.do())


def test_chances_of_winning_come_beside_the_points(
    table: Table, advice: Advice, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(table)
    hint(table, advice)
    page = table.window.coach.shown_page()
    assert (page.chance_head, page.lines[0].chance) == ("wins", "…")
    fortune = Fortune({HOLD_SIXES: 0.54, WRITE_SIXES: 0.5}, is_known=False)
    tell_fortune(table, advice, monkeypatch, fortune)
    page = table.window.coach.shown_page()
    assert page.chance_head == "wins about"
    assert [line.chance for line in page.lines[:2]] == ["54 %", "50 %"]
    assert page.lines[0].spoken.endswith("wins about 54 %.")
    assert hints_of(table.model.record) == 1


def test_near_the_end_it_plays_for_the_win_and_says_so(
    table: Table, advice: Advice, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(table)
    hint(table, advice)
    said: list[str] = []
    table.program.teller.said.connect(said.append)
    fortune = Fortune({HOLD_SIXES: 0.41, WRITE_SIXES: 0.53})
    tell_fortune(table, advice, monkeypatch, fortune)
    page = table.window.coach.shown_page()
    assert page.heading == "Play for the win: 53 % instead of 41 %"
    assert [line.loss for line in page.lines[:2]] == ["−1.0", "0"]
    assert advised(table) == {"sixes"}
    assert ringed(table) == set()
    heading, why = page.heading, "18 points; left open, sixes would bring 8.7 on average."
    assert said == [f"Hint: write 18 in Sixes. {heading}. {why}"]


def test_alone_nobody_wins(table: Table, advice: Advice) -> None:
    begin(table, players=1)
    hint(table, advice)
    assert advice.studied == []
    assert table.window.coach.shown_page().chance_head == ""


def test_chances_of_an_old_position_are_dropped(
    table: Table, advice: Advice, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(table)
    hint(table, advice)
    table.roll("11111")
    assert not advice.studied[-1].is_cancelled, "the first of a game is worked out to its end"
    tell_fortune(table, advice, monkeypatch, Fortune({HOLD_SIXES: 0.5}))
    assert nothing_is_shown(table)
    hint(table, advice)
    table.score("ones")
    assert advice.studied[-1].is_cancelled


def test_without_chances_there_are_still_points(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    advice.studied[-1].failed()
    page = table.window.coach.shown_page()
    assert page.lines[0].average == "160.3"
    assert page.chance_head == ""


# --- When it goes --------------------------------------------------------------------------------


def test_holding_keeps_it(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.hold(0, 3)
    assert is_shown(table)
    assert ringed(table) == {0, 1, 2}


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.roll("11111"),
        lambda table: table.score("sixes"),
        lambda table: table.command("undo"),
        lambda table: table.play("generala", 1),
        lambda table: table.program.game.leave(0),
    ],
    ids=["roll", "entry", "undo", "new game", "leaving"],
)
def test_any_action_clears_it(table: Table, advice: Advice, act: Callable[[Table], None]) -> None:
    begin(table, players=1)
    hint(table, advice)
    act(table)
    assert nothing_is_shown(table)
    assert not table.window.coach.isVisible()
    assert not table.window.footer._hint.isChecked()


def test_the_answer_to_an_old_position_is_dropped(table: Table, advice: Advice) -> None:
    begin(table)
    press_h(table)
    table.roll("11111")
    advice.answer()
    assert nothing_is_shown(table)
    assert hints_of(table.model.record) == 0


def test_nothing_is_revealed_while_dice_are_in_the_air(table: Table, advice: Advice) -> None:
    table.play("generala", 2)
    speed(table, "slow")
    table.dice.write(SIXES)
    table.press_roll()
    press_h(table)
    assert advice.asked == []
    assert nothing_is_shown(table)
    table.lands()
    assert nothing_is_shown(table)


def test_the_opponents_of_the_program_get_none(table: Table, advice: Advice) -> None:
    seats = (
        Seat("Ana", marks(2)[0]),
        Seat("Bot", marks(2)[1], Level.NOVICE),
    )
    table.program.preferences.set(options.HINTS, "always")
    table.start(GameSetup("generala", {"opening": "as_listed"}, seats))
    table.turn("12345", "straight")
    assert table.state.seat == 1
    advice.asked.clear()
    table.qtbot.waitUntil(lambda: bool(table.state.turn.rolls))
    press_h(table)
    press_h(table)
    assert advice.asked == []
    assert "Bot" in table.window.coach.waiting_text()


def test_another_language_words_it_again(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.program.preferences.set(options.LANGUAGE, "es")
    QApplication.sendPostedEvents()
    assert is_shown(table)
    assert table.window.coach.shown_page().lines[0].average == "160,3"
    assert ringed(table) == set() or ringed(table) == {0, 1, 2}
    assert hints_of(table.model.record) == 1


# --- Always, on demand, never --------------------------------------------------------------------


def test_always_shows_every_position_without_being_asked(table: Table, advice: Advice) -> None:
    table.program.preferences.set(options.HINTS, "always")
    table.play("generala", 2)
    assert table.window.coach.waiting_text() == "Roll the dice first: then there is a choice."
    table.roll(SIXES)
    advice.answer()
    assert is_shown(table)
    table.roll("11111")
    assert not is_shown(table)
    advice.answer()
    assert is_shown(table)
    assert hints_of(table.model.record) == 2
    press_h(table)
    assert not table.window.coach.isVisible()


def fixed_parts(table: Table) -> dict[str, QRect]:
    window = table.window
    parts = {
        "panel": window.coach,
        "cloth": window.dice,
        "footer": window.footer,
        "roll": table.roll_button,
        "hint": window.footer._hint,
        "sheet": window.sheet,
    }
    return {n: QRect(p.mapTo(window, QPoint(0, 0)), p.size()) for n, p in parts.items()}


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (640, 440)])
def test_with_hints_always_nothing_moves(
    table: Table, advice: Advice, size: tuple[int, int]
) -> None:
    table.program.preferences.set(options.HINTS, "always")
    table.window.resize(*size)
    table.play("generala", 2)
    QApplication.sendPostedEvents()
    before = fixed_parts(table)
    table.roll(SIXES)
    assert fixed_parts(table) == before, "asked"
    advice.answer()
    QApplication.sendPostedEvents()
    assert fixed_parts(table) == before, "answered"
    table.hold(0)
    table.roll("1111")
    advice.moves = (WRITE_SIXES,)
    advice.answer()
    QApplication.sendPostedEvents()
    assert fixed_parts(table) == before, "answered otherwise"
    table.score("ones")
    QApplication.sendPostedEvents()
    assert fixed_parts(table) == before, "written"


def test_never_takes_key_and_button_away(table: Table, advice: Advice) -> None:
    table.program.preferences.set(options.HINTS, "never")
    begin(table)
    press_h(table)
    assert advice.asked == []
    assert not table.window.footer._hint.isVisible()
    assert not table.window.commands["hint"].isEnabled()
    table.program.preferences.set(options.HINTS, "on_demand")
    assert table.window.footer._hint.isVisible()
    assert table.window.commands["hint"].isEnabled()


def test_never_takes_away_what_is_shown(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.program.preferences.set(options.HINTS, "never")
    assert nothing_is_shown(table)
    assert not table.window.coach.isVisible()


# --- A game with hints says so -------------------------------------------------------------------


def test_the_record_counts_hints_and_the_same_position_once(table: Table, advice: Advice) -> None:
    begin(table)
    assert table.model.record.header("Hints") is None
    hint(table, advice)
    press_h(table)
    hint(table, advice)
    assert table.model.record.header("Hints") == "1"
    table.roll("11111")
    hint(table, advice)
    assert table.model.record.header("Hints") == "2"
    assert table.window.heading.hints() == with_hints(2)


def test_the_count_belongs_to_the_game(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.command("undo")
    text = notation.write(table.model.record)
    assert '[Hints "1"]' in text
    table.play("generala", 2)
    assert hints_of(table.model.record) == 0
    assert table.window.heading.hints() == ""
    table.put(notation.read(text))
    assert hints_of(table.model.record) == 1
    assert table.window.heading.hints() == with_hints(1)


def test_a_foreign_count_does_no_harm(table: Table, advice: Advice) -> None:
    begin(table)
    table.put(table.model.record.with_header("Hints", "many"))
    assert table.window.heading.hints() == ""
    hint(table, advice)
    assert table.model.record.header("Hints") == "1"


def test_the_winner_is_told_with_hints(table: Table, advice: Advice) -> None:
    advice.moves = ()
    table.play("generala", 1)
    table.roll("66112")
    hint(table, advice)
    while not table.state.over:
        if not table.state.turn.rolls:
            table.roll("66112")
        table.program.game.score(table.state.open_boxes(0)[0])
    assert table.window.standings.note() == with_hints(1)
    assert table.window.standings._note.isVisible()
    table.command("rematch")
    assert hints_of(table.model.record) == 0
    assert table.window.standings.note() == ""


# --- It never plays ------------------------------------------------------------------------------


def test_choosing_a_roll_sets_its_dice_aside_and_throws_none(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.hold(4)
    events = table.model.record.events
    moves = table.window.coach._moves
    at = moves.visualItemRect(moves.item(0)).center()
    table.qtbot.mouseClick(moves.viewport(), LEFT, pos=at)
    assert table.held() == {0, 1, 2}
    assert table.model.record.events == events
    assert is_shown(table)


def test_choosing_an_entry_goes_to_its_box_and_writes_nothing(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    events = table.model.record.events
    table.program.coach.choose(1)
    sheet = table.window.sheet
    assert sheet.hasFocus()
    assert table.program.sheet.box_at(sheet.currentIndex()) == Box(0, "sixes")
    assert table.model.record.events == events
    table.key(Qt.Key.Key_Return)
    assert table.state.cards[0].entry(Box(0, "sixes")) is not None


def test_choosing_a_second_cup_goes_to_its_button(table: Table, advice: Advice) -> None:
    advice.moves = (RollSecondCup(),)
    table.play("imprevisible", 2)
    for _ in range(3):
        table.roll("12346")
    hint(table, advice)
    assert titles(table)[0] == "Throw the second cup"
    table.program.coach.choose(0)
    assert table.second_cup.hasFocus()
    assert not table.state.turn.extra


def test_choosing_a_win_goes_to_its_match(table: Table, advice: Advice) -> None:
    advice.moves = (ClaimWin(4),)
    table.play("imprevisible", 2)
    table.roll("44444")
    hint(table, advice)
    assert titles(table)[0].startswith("Win")
    table.program.coach.choose(0)
    focus: object = table.window.focusWidget()
    assert focus in table.claims().values()
    assert not table.state.claims


# --- Keyboard ------------------------------------------------------------------------------------


def test_the_key_does_not_take_the_focus(table: Table, advice: Advice) -> None:
    begin(table)
    table.die(2).setFocus()
    hint(table, advice)
    assert table.die(2).hasFocus()


def test_tab_reaches_the_moves_and_enter_chooses(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    moves = table.window.coach._moves
    table.die(4).setFocus()
    for _ in range(6):
        table.key(Qt.Key.Key_Tab)
        if moves.hasFocus():
            break
    assert moves.hasFocus()
    table.key(Qt.Key.Key_Return)
    assert table.held() == {0, 1, 2}
    table.key(Qt.Key.Key_Down)
    assert advised(table) == {"sixes"}
    table.key(Qt.Key.Key_Return)
    assert table.window.sheet.hasFocus()


def test_space_on_the_moves_throws(table: Table, advice: Advice) -> None:
    begin(table)
    hint(table, advice)
    table.window.coach._moves.setFocus()
    table.dice.write("12345")
    before = len(table.dice.thrown)
    table.key(Qt.Key.Key_Space)
    table.lands()
    assert len(table.dice.thrown) == before + 1
    assert nothing_is_shown(table)
    focus: object = table.window.focusWidget()
    assert isinstance(focus, QWidget)
    assert focus.isVisible()


# --- Learning, and what goes wrong ---------------------------------------------------------------


def test_learning_a_game_is_seen_and_can_be_cancelled(table: Table, advice: Advice) -> None:
    begin(table)
    press_h(table)
    table.program.advisor.solving.emit(0.4)
    panel = table.window.coach
    assert panel.waiting_text() == "Learning the game… 40 %"
    assert panel._progress.value() == 40
    table.qtbot.mouseClick(panel._cancel, LEFT)
    assert advice.asked[-1].is_cancelled
    assert not panel.isVisible()
    assert hints_of(table.model.record) == 0
    hint(table, advice)
    assert is_shown(table)


def test_a_cancelled_learning_is_not_begun_again_unasked(table: Table, advice: Advice) -> None:
    table.program.preferences.set(options.HINTS, "always")
    begin(table)
    table.program.advisor.solving.emit(0.4)
    table.qtbot.mouseClick(table.window.coach._cancel, LEFT)
    asked = len(advice.asked)
    table.roll("11111")
    assert len(advice.asked) == asked
    assert "H" in table.window.coach.waiting_text()
    press_h(table)
    press_h(table)
    assert len(advice.asked) == asked + 1


def test_a_slow_answer_is_waited_for_visibly(table: Table, advice: Advice) -> None:
    begin(table)
    press_h(table)
    assert not table.window.coach.isVisible()
    table.qtbot.waitUntil(table.window.coach.isVisible)
    assert table.window.coach.waiting_text() == "Thinking…"
    advice.answer()
    assert is_shown(table)


def test_a_game_that_nobody_knows_has_no_hints(table: Table, advice: Advice) -> None:
    begin(table)
    press_h(table)
    advice.fail()
    assert table.window.coach.waiting_text() == "No hint is known for this position."
    assert hints_of(table.model.record) == 0


# --- Real dice -----------------------------------------------------------------------------------


def typed(table: Table, digits: str) -> None:
    for digit in digits:
        table.key(getattr(Qt.Key, f"Key_{digit}"))


@pytest.fixture
def pad(table: Table, advice: Advice) -> Table:
    chosen = setup("yatzy", 2, opening="as_listed")
    table.start(GameSetup(chosen.game_id, chosen.choices, chosen.seats, is_pad=True))
    advice.moves = (Roll(frozenset({0, 1})),)
    return table


def test_typed_dice_get_the_same_hint(pad: Table, advice: Advice) -> None:
    typed(pad, "22356")
    events = pad.model.record.events
    hint(pad, advice)
    assert is_shown(pad)
    assert ringed(pad) == {0, 1}
    pad.program.coach.choose(0)
    assert pad.held() == set()
    pad.program.coach.choose(1)
    assert pad.window.sheet.hasFocus()
    assert pad.model.record.events == events


def test_which_roll_was_typed_can_be_told_and_is_guessed(pad: Table, advice: Advice) -> None:
    bar = pad.window.pad
    assert not bar._roll.isVisible()
    typed(pad, "22356")
    hint(pad, advice)
    assert bar._roll.isVisible()
    assert not bar._served.isVisible()
    assert bar._roll.currentText() == "First roll"
    assert pad.window.coach.shown_page().heading.endswith("Roll 1 of 3")
    bar._roll.setCurrentIndex(2)
    advice.answer()
    assert is_shown(pad)
    assert ringed(pad) == set(), "there is no roll left"
    press_h(pad)
    assert not bar._roll.isVisible()
    for _ in range(5):
        pad.key(Qt.Key.Key_Backspace)
    typed(pad, "22256")
    hint(pad, advice)
    assert bar._roll.currentText() == "Second roll"


# --- The real thing ------------------------------------------------------------------------------


def test_the_program_learns_generala_and_gives_its_reasons(table: Table) -> None:
    begin(table, players=1)
    press_h(table)
    table.qtbot.waitUntil(lambda: is_shown(table), timeout=60_000)
    page = table.window.coach.shown_page()
    assert page.lines[0].dice == (6, 6, 6)
    assert "sixes 18+" in page.lines[0].why
    assert page.lines[0].bars
    assert len({line.spoken for line in page.lines}) == 4
    assert page.chance_head == ""
