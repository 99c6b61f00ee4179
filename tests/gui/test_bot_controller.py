"""Playing against the computer: what it does, what can be seen of it, and who is in charge."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox

from generala_desktop.compat import override
from generala_desktop.controllers.bot_controller import BotController, Pause
from generala_desktop.engine import legality
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Rolled, Scored, SecondCupRolled, WinClaimed
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.services.background import Job
from generala_desktop.storage import notation
from generala_desktop.storage.record import Player, Record
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.words.player_marks import marks
from tests.play import text
from tests.window import LEFT, Table, speed

CTRL = Qt.KeyboardModifier.ControlModifier

GAME_OF_PEOPLE = """
import sys
import threading
from pathlib import Path
from PySide6.QtWidgets import QApplication
from generala_desktop.app import Application
from generala_desktop.engine.dice import RandomDice

app = QApplication(sys.argv)
program = Application(app, RandomDice(), Path(sys.argv[1]))
program.window.show()
dialog = program.dialogs.make_new_game()
dialog.show()
app.processEvents()
program.session.start(dialog.setup())
dialog.reject()
app.processEvents()
program.window.close()
print(*sys.modules)
print(threading.active_count())
"""
"""Sets up a game in a new process, and says what was loaded and how many threads there are."""


class Mind:
    """What the computer thinks: moves as written, then the first legal one."""

    unit = Unit.POINTS

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.seen: list[State] = []

    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        self.seen.append(state)
        move = self.moves.pop(0) if self.moves else next(legality.legal_moves(state))
        return (RankedMove(cast("Score", move), 0.0, 0.0),)


class QuickAdvisor(QObject):
    """Answers in the next turn of the event loop, or when a test wants it, or not at all."""

    solving = Signal(float)
    failed = Signal(str)

    def __init__(self, _folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mind = Mind()
        self.is_slow = False
        self.waiting: list[Callable[[], None]] = []
        self.asked: list[Ruleset] = []
        self.jobs: list[Job[object]] = []
        self.is_stopped = False

    def ask(
        self,
        rules: Ruleset,
        question: Callable[[Mind], object],
        answer: Callable[[object], None],
        failed: Callable[[], None] = lambda: None,
    ) -> Job[object]:
        job: Job[object] = Job(
            lambda _progress: question(self.mind),
            answer,
            lambda share: None,
            lambda _problem: failed(),
        )
        self.asked.append(rules)
        self.jobs.append(job)
        run = lambda: job.run(lambda call: call())  # noqa: E731
        if self.is_slow:
            self.waiting.append(run)
        else:
            run()
        return job

    def answer(self) -> None:
        """Give all answers that are waited for."""
        waiting, self.waiting = self.waiting, []
        for run in waiting:
            run()

    def stop(self) -> None:
        self.is_stopped = True
        for job in self.jobs:
            job.cancel()


@pytest.fixture
def quick_advisor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generala_desktop.app.Advisor", QuickAdvisor)


@pytest.fixture
def arena(quick_advisor: None, table: Table) -> Iterator[Table]:
    """A table where the computer's pauses take no time unless a test asks for them."""
    table.program.preferences.set(options.BOT_SPEED, "none")
    yield table
    assert mind(table).moves == [], "not all written moves were made"


def advisor(table: Table) -> QuickAdvisor:
    found: object = table.program.advisor
    assert isinstance(found, QuickAdvisor)
    return found


def mind(table: Table) -> Mind:
    return advisor(table).mind


def bots(table: Table) -> BotController:
    return table.program.bots


def pace(table: Table, name: str) -> None:
    table.program.preferences.set(options.BOT_SPEED, name)


def play(
    table: Table, levels: str, *hands: str, game_id: str = "yatzy", moves: tuple[Move, ...] = ()
) -> None:
    """Begin a game; of its levels, one letter each, h is a person and b the computer."""
    kinds = {"h": Level.HUMAN, "b": Level.PERFECT}
    names = {"h": iter(("Ana", "Beto")), "b": iter(("Roque", "Cata", "Dino"))}
    seats = tuple(
        Seat(next(names[level]), mark, kinds[level])
        for level, mark in zip(levels, marks(len(levels)), strict=True)
    )
    mind(table).moves += moves
    table.dice.write(*hands)
    table.start(GameSetup(game_id, {"opening": "as_listed"}, seats))


def comes_back(table: Table, seat: int = 0) -> None:
    """Wait until it is a person's turn."""
    table.qtbot.waitUntil(lambda: table.state.over or table.state.seat == seat)


def pausing(table: Table) -> bool:
    return bots(table)._pause.isActive()


def pass_pause(table: Table) -> None:
    """Hurry the computer over a pause, and let it do what it was going to."""
    assert pausing(table)
    bots(table).hurry()
    before = bots(table)._step, table.model.record.events

    def is_further() -> bool:
        is_over = pausing(table) or table.window.dice.is_rolling() or not table.model.is_bots_turn
        return is_over and (bots(table)._step, table.model.record.events) != before

    table.qtbot.waitUntil(is_further)


CHANCE, SIXES, ONES = (Score(Box(0, name)) for name in ("chance", "sixes", "ones"))


# --- Its turn ------------------------------------------------------------------------------------


def test_the_computer_plays_its_turn_and_passes_it_on(arena: Table) -> None:
    play(arena, "hb", "12356", "66123", "166", moves=(Roll(frozenset({0, 1})), SIXES))
    arena.turn("", "chance")
    comes_back(arena)
    assert arena.model.record.events[2:] == (
        Rolled(frozenset(), (6, 6, 1, 2, 3)),
        Rolled(frozenset({0, 1}), (6, 6, 1, 6, 6)),
        Scored(Box(0, "sixes"), 24),
    )
    assert arena.heading == "Ana's turn"
    assert arena.roll_button.text().replace("&", "") == "Roll 5 dice"


def test_it_can_open_a_game(arena: Table) -> None:
    play(arena, "bh", "12356", moves=(CHANCE,))
    comes_back(arena, seat=1)
    assert arena.face("chance", 0).cell.points == 17


def test_several_play_one_after_the_other(arena: Table) -> None:
    play(arena, "hbb", "12356", "22222", "33333", moves=(CHANCE, CHANCE))
    arena.turn("", "chance")
    comes_back(arena)
    assert [card.entries[0].points for card in arena.state.cards] == [17, 10, 15]


def test_a_game_without_people_plays_to_its_end(arena: Table) -> None:
    play(arena, "bb", game_id="generala")
    arena.qtbot.waitUntil(lambda: arena.state.over, timeout=20_000)
    assert arena.window.is_showing_standings()
    assert not arena.window.commands["undo"].isEnabled()


def test_it_sees_only_dice_that_lie(arena: Table) -> None:
    speed(arena, "slow")
    pace(arena, "normal")
    play(arena, "bh", "12356", moves=(CHANCE,))
    pass_pause(arena)
    assert arena.window.dice.is_rolling()
    assert mind(arena).seen == []
    arena.lands()
    assert [state.turn.faces for state in mind(arena).seen] == [(1, 2, 3, 5, 6)]
    pass_pause(arena)
    pass_pause(arena)


def test_all_five_dice_are_thrown_after_its_turn(arena: Table) -> None:
    play(arena, "hb", "66123", "66123", "11", moves=(Roll(frozenset({0, 1, 2})), CHANCE))
    arena.roll()
    arena.hold(0, 1)
    arena.score("chance")
    comes_back(arena)
    assert arena.held() == set()
    assert arena.dice_names() == []
    arena.roll("12345")
    assert arena.state.turn.faces == (1, 2, 3, 4, 5)


# --- What is seen of it --------------------------------------------------------------------------


def test_dice_are_seen_in_the_tray_before_the_others_are_thrown(arena: Table) -> None:
    told: list[str] = []
    pace(arena, "slow")
    play(arena, "hb", "12356", "66123", "166", moves=(Roll(frozenset({0, 1})), SIXES))
    arena.program.teller.said.connect(told.append)
    arena.turn("", "chance")
    assert arena.heading == "Roque's turn"
    pass_pause(arena)
    assert arena.message == "Roque rolled 6 6 1 2 3."
    assert arena.held() == set()
    pass_pause(arena)
    assert arena.message == told[-1] == "Roque holds 6 6 and rolls."
    assert arena.held() == {0, 1}
    assert arena.state.turn.rolls == 1
    pass_pause(arena)
    assert arena.message == "Roque rolled 6 6 1 6 6."
    pass_pause(arena)
    assert arena.message == "Roque writes 24 in Sixes."
    assert arena.offers() == {"sixes": 24}
    assert arena.face("sixes", 1).is_hinted
    assert arena.state.seat == 1
    pass_pause(arena)
    assert arena.state.seat == 0
    assert not arena.face("sixes", 1).is_hinted
    assert arena.message == "Roque wrote 24 points in Sixes. Ctrl+Z goes back to Ana's move."
    assert told[-2:] == [arena.message, "Ana's turn"]


def test_a_box_to_be_struck_is_said(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12346", moves=(Score(Box(0, "full_house")),))
    for _ in range(2):
        pass_pause(arena)
    assert arena.message == "Roque strikes Full house."
    pass_pause(arena)
    assert arena.message == "Roque struck Full house."


def test_the_pauses_grow_with_the_speed_chosen(arena: Table) -> None:
    lengths = []
    for name in ("none", "fast", "normal", "slow"):
        pace(arena, name)
        play(arena, "bh")
        lengths.append(bots(arena)._pause.interval())
    assert lengths[0] == 0
    assert lengths[2] == Pause.BEFORE_TURN.value
    assert lengths == sorted(set(lengths))


def test_at_once_its_dice_do_not_roll_for_long_either(arena: Table) -> None:
    speed(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    arena.qtbot.waitUntil(lambda: arena.state.seat == 1, timeout=1000)


# --- Who is in charge ----------------------------------------------------------------------------


def wish_everything(table: Table) -> None:
    """Do all that a person may do on his own turn."""
    game, window = table.program.game, table.window
    for place in range(5):
        game.toggle_hold(place)
        table.hold(place)
    for key in (Qt.Key.Key_1, Qt.Key.Key_6):
        table.key(key)
    for category in ("chance", "sixes"):
        table.click_box(category, table.state.seat)
        game.score(Box(0, category))
    table.key(Qt.Key.Key_Return, at=window.sheet)
    table.key(Qt.Key.Key_C)
    game.leave(table.state.seat)
    table.command("leave")


def test_people_cannot_move_for_the_computer(arena: Table) -> None:
    advisor(arena).is_slow = True
    play(arena, "bh", "66123", moves=(CHANCE,))
    arena.qtbot.waitUntil(lambda: arena.message == "Roque is thinking…")
    events = arena.model.record.events
    wish_everything(arena)
    arena.press_roll()
    arena.qtbot.mouseClick(arena.window.dice._cup, LEFT)
    assert arena.model.record.events == events
    assert arena.held() == set()
    assert arena.asked.left == []
    assert arena.offers() == {}
    assert not arena.window.commands["leave"].isEnabled()
    assert arena.roll_button.isEnabled()
    assert arena.roll_button.text().replace("&", "") == "Hurry"
    advisor(arena).answer()
    comes_back(arena, seat=1)


def test_nobody_can_write_in_the_box_it_shows(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "66123", moves=(SIXES,))
    for _ in range(2):
        pass_pause(arena)
    assert arena.offers() == {"sixes": 12}
    arena.click_box("sixes", 0)
    assert arena.state.cards[0].entries == ()
    pass_pause(arena)


@pytest.mark.parametrize("by", ["button", "cup", "space", "enter"])
def test_a_press_hurries_it(arena: Table, by: str) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))

    def press() -> None:
        if by == "button":
            arena.press_roll()
        elif by == "cup":
            arena.qtbot.mouseClick(arena.window.dice._cup, LEFT)
        else:
            arena.key(Qt.Key.Key_Space if by == "space" else Qt.Key.Key_Return)

    press()
    arena.qtbot.waitUntil(lambda: arena.state.turn.rolls == 1, timeout=500)
    arena.qtbot.waitUntil(lambda: pausing(arena))
    press()
    arena.qtbot.waitUntil(lambda: arena.offers() == {"chance": 17}, timeout=500)
    press()
    arena.qtbot.waitUntil(lambda: arena.state.seat == 1, timeout=500)


def test_a_press_too_many_does_not_throw_for_the_person_who_is_next(arena: Table) -> None:
    usual = QApplication.doubleClickInterval()
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    try:
        QApplication.setDoubleClickInterval(60_000)
        while arena.state.seat == 0:
            arena.key(Qt.Key.Key_Space)
            arena.qtbot.wait(20)
        arena.qtbot.waitUntil(arena.program.game.is_open)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            arena.key(key)
            assert arena.state.turn.rolls == 0
        QApplication.setDoubleClickInterval(0)
        arena.key(Qt.Key.Key_Space)
        assert arena.state.turn.rolls == 1
    finally:
        QApplication.setDoubleClickInterval(usual)


def double_click(table: Table) -> None:
    for click in (table.qtbot.mouseClick, table.qtbot.mouseDClick, table.qtbot.mouseRelease):
        click(table.roll_button, LEFT)


def test_hurried_presses_do_not_roll_for_the_person_who_is_next(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    for _ in range(2):
        pass_pause(arena)
    double_click(arena)
    comes_back(arena, seat=1)
    arena.qtbot.mouseDClick(arena.roll_button, LEFT)
    arena.qtbot.mouseRelease(arena.roll_button, LEFT)
    assert arena.state.turn.rolls == 0


def test_the_second_press_of_a_double_click_hurries_it_too(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    arena.qtbot.mouseDClick(arena.roll_button, LEFT)
    arena.qtbot.mouseRelease(arena.roll_button, LEFT)
    arena.qtbot.waitUntil(lambda: arena.state.turn.rolls == 1 and pausing(arena), timeout=500)
    for _ in range(2):
        pass_pause(arena)


def test_a_press_lands_its_dice_and_no_more(arena: Table) -> None:
    pace(arena, "slow")
    speed(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    pass_pause(arena)
    assert arena.window.dice.is_rolling()
    arena.press_roll()
    assert not arena.window.dice.is_rolling()
    assert pausing(arena)
    assert arena.offers() == {}
    for _ in range(2):
        pass_pause(arena)


def test_what_is_heard_on_wish_works_in_its_turn(arena: Table) -> None:
    told: list[str] = []
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    pass_pause(arena)
    arena.program.teller.said.connect(told.append)
    for key in (Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_T):
        arena.key(key)
    assert told == ["Roque rolled 1 2 3 5 6.", "Roque: 0 and Ana: 0", "Roque's turn"]
    for _ in range(2):
        pass_pause(arena)


def test_a_person_leaves_on_his_own_turn_and_the_computer_plays_on(arena: Table) -> None:
    play(arena, "hb", game_id="generala")
    arena.command("leave")
    arena.qtbot.waitUntil(lambda: arena.state.over, timeout=20_000)
    assert arena.asked.left == ["Ana"]
    assert arena.state.left == {0}


def test_its_name_can_be_changed(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    pass_pause(arena)
    arena.model.rename(["Robo", ""])
    assert arena.heading == "Robo's turn"
    assert pausing(arena)
    pass_pause(arena)
    assert arena.message == "Robo writes 17 in Chance."
    pass_pause(arena)


# --- Windows that ask ----------------------------------------------------------------------------


def test_it_waits_while_a_window_asks(arena: Table) -> None:
    play(arena, "bh", "12356", moves=(CHANCE,))
    box = QMessageBox(arena.window)
    box.setModal(True)
    with arena.qtbot.waitExposed(box):
        box.show()
    arena.qtbot.wait(50)
    assert arena.model.record.events == ()
    assert not pausing(arena)
    box.close()
    comes_back(arena, seat=1)


def test_a_running_pause_is_not_cut_short_by_a_window_that_closes(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "12356", moves=(CHANCE,))
    left = bots(arena)._pause.interval()
    box = QMessageBox(arena.window)
    box.setModal(True)
    with arena.qtbot.waitExposed(box):
        box.show()
    box.close()
    assert bots(arena)._pause.interval() == left
    for _ in range(3):
        pass_pause(arena)


def test_it_plays_on_beside_windows_that_only_show(arena: Table) -> None:
    play(arena, "bh", "12356", moves=(CHANCE,))
    arena.command("rules")
    comes_back(arena, seat=1)


# --- Undo ----------------------------------------------------------------------------------------


def undo(table: Table) -> None:
    table.key(Qt.Key.Key_Z, CTRL)


def redo(table: Table) -> None:
    table.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)


def test_undo_in_its_pause_goes_back_to_the_person(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "hb", "12356")
    arena.turn("", "ones")
    assert pausing(arena)
    assert arena.undo_button.isEnabled()
    undo(arena)
    assert not pausing(arena)
    assert arena.state.seat == 0
    assert arena.state.turn.faces == (1, 2, 3, 5, 6)
    assert arena.offers()["chance"] == 17
    assert not arena.undo_button.isEnabled()
    arena.qtbot.wait(50)
    assert arena.state.seat == 0


def test_undo_while_it_thinks_forgets_what_it_was_about_to_do(arena: Table) -> None:
    advisor(arena).is_slow = True
    play(arena, "hb", "12356", "66123")
    arena.turn("", "ones")
    arena.qtbot.waitUntil(lambda: arena.message == "Roque is thinking…")
    undo(arena)
    mind(arena).moves.append(CHANCE)
    assert all(job.is_cancelled for job in advisor(arena).jobs[1:])
    advisor(arena).answer()
    assert arena.state.seat == 0
    assert arena.model.record.header("Undone") == "1"
    mind(arena).moves.clear()


def test_undo_lands_its_dice_first(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "hb", "12356", "66123", moves=(CHANCE,))
    arena.turn("", "ones")
    speed(arena, "slow")
    pass_pause(arena)
    assert arena.window.dice.is_rolling()
    undo(arena)
    assert not arena.window.dice.is_rolling()
    assert not pausing(arena)
    assert arena.state.seat == 0
    assert arena.dice_names()[0] == "Die 1: 1"
    assert arena.message == "With 1 roll taken back, this game does not count among the best."


def test_undo_after_its_turn_takes_all_of_it_back_and_redo_gives_the_same_dice(
    arena: Table,
) -> None:
    hands = ("12356", "66123", "166", "44444")
    play(arena, "hbb", *hands, moves=(Roll(frozenset({0, 1})), SIXES, CHANCE))
    arena.turn("", "ones")
    comes_back(arena)
    events = arena.model.record.events
    undo(arena)
    assert len(arena.model.record.events) == 1
    assert arena.state.turn.faces == (1, 2, 3, 5, 6)
    redo(arena)
    assert arena.model.record.events == events
    assert arena.message == "Done again."
    assert len(arena.dice.thrown) == 4


def test_redo_in_the_middle_of_its_turn_lets_it_go_on_with_the_same_dice(arena: Table) -> None:
    pace(arena, "slow")
    hands = ("12356", "66123")
    play(arena, "hb", *hands, moves=(CHANCE, CHANCE))
    arena.turn("", "ones")
    pass_pause(arena)
    undo(arena)
    redo(arena)
    assert arena.dice_names()[0] == "Die 1: 6"
    assert arena.state.seat == 1
    pass_pause(arena)
    assert arena.offers() == {"chance": 18}
    pass_pause(arena)
    assert arena.state.seat == 0


# --- Trouble -------------------------------------------------------------------------------------


class Confused(Mind):
    @override
    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        raise RuntimeError("no idea")


def test_without_an_idea_it_writes_what_scores_most(arena: Table) -> None:
    pace(arena, "normal")
    advisor(arena).mind = Confused()
    play(arena, "bh", "66661")
    pass_pause(arena)
    arena.qtbot.waitUntil(lambda: arena.state.seat == 1, timeout=2500)
    assert arena.face("chance", 0).cell.points == 25


def test_an_idea_that_is_not_legal_is_not_played(arena: Table) -> None:
    play(arena, "bh", "66661", moves=(RollSecondCup(),))
    comes_back(arena, seat=1)
    assert arena.face("chance", 0).cell.points == 25


def test_a_compulsory_roll_is_made_even_without_an_idea(arena: Table) -> None:
    advisor(arena).mind = Confused()
    play(arena, "bbb", game_id="imprevisible")
    arena.qtbot.waitUntil(lambda: bool(arena.state.cards[0].entries), timeout=5000)


def test_while_it_learns_it_says_how_far_it_is(arena: Table) -> None:
    advisor(arena).is_slow = True
    play(arena, "bh", "12356", moves=(CHANCE,))
    arena.qtbot.waitUntil(lambda: arena.message == "Roque is thinking…")
    advisor(arena).solving.emit(0.404)
    assert arena.message == "Roque is learning the game… 40 %"
    advisor(arena).solving.emit(1.0)
    advisor(arena).answer()
    comes_back(arena, seat=1)


def test_what_others_have_learnt_does_not_speak_into_the_game(arena: Table) -> None:
    play(arena, "hb")
    advisor(arena).solving.emit(0.4)
    assert arena.message == "Ana, roll the dice."


def test_nothing_is_asked_in_a_game_of_people(arena: Table) -> None:
    play(arena, "hh", "12356")
    arena.turn("", "ones")
    assert advisor(arena).asked == []


def test_nothing_is_loaded_for_a_game_of_people(own_folders: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", GAME_OF_PEOPLE, tmp_path],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    modules, threads = run.stdout.splitlines()
    loaded = set(modules.split())
    assert "generala_desktop.controllers.bot_controller" in loaded
    assert loaded & {"numpy", "generala_desktop.strategy.solver"} == set()
    assert int(threads) == 1


def test_the_game_is_learnt_before_the_computer_is_to_choose(arena: Table) -> None:
    play(arena, "hb")
    assert advisor(arena).asked == [arena.state.rules]
    assert mind(arena).seen == []


# --- Other games, saving, closing ----------------------------------------------------------------


def test_another_game_ends_its_turn(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "66123")
    pass_pause(arena)
    arena.play("yatzy", 2)
    assert not pausing(arena)
    assert arena.dice_names() == []
    assert arena.model.record.events == ()
    assert not arena.window.commands["undo"].isEnabled()


def test_a_game_saved_on_its_turn_goes_on(arena: Table, tmp_path: Path) -> None:
    pace(arena, "slow")
    play(arena, "bh", "66123")
    pass_pause(arena)
    saved = tmp_path / "game.generala"
    assert arena.program.session.save(saved)
    arena.model.put_away()
    assert not pausing(arena)
    arena.dice.write("166")
    mind(arena).moves += [Roll(frozenset({0, 1})), SIXES]
    pace(arena, "none")
    arena.program.session.open(saved)
    comes_back(arena, seat=1)
    assert arena.state.cards[0].entries[0].points == 24
    assert arena.model.record.players[0].level is Level.PERFECT


def test_a_running_game_is_taken_up_on_its_turn(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "66123")
    pass_pause(arena)
    mind(arena).moves.append(CHANCE)
    bots(arena).stop()
    pace(arena, "none")
    arena.program.session.resume()
    comes_back(arena, seat=1)


def test_a_rematch_keeps_who_plays(arena: Table) -> None:
    play(arena, "hb", game_id="generala")
    arena.command("leave")
    arena.qtbot.waitUntil(lambda: arena.state.over, timeout=20_000)
    for _ in range(2):
        before = [(player.name, player.level) for player in arena.model.record.players]
        arena.command("rematch")
        after = [(player.name, player.level) for player in arena.model.record.players]
        assert sorted(after, key=str) == sorted(before, key=str)
        bots(arena).stop()
        arena.program.game.leave(0)
        arena.qtbot.waitUntil(lambda: arena.state.over, timeout=20_000)


def test_the_level_is_written_in_the_file(arena: Table) -> None:
    play(arena, "hb")
    written = notation.write(arena.model.record)
    assert '[Player "Roque" perfect]' in written
    assert notation.read(written).players[1] == Player("Roque", Level.PERFECT)


def test_closing_the_window_stops_everything(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", "66123")
    arena.window.close()
    assert not pausing(arena)
    assert advisor(arena).is_stopped


def test_the_computer_throws_for_the_start_by_itself(arena: Table) -> None:
    seats = tuple(
        Seat(name, mark, Level.PERFECT)
        for name, mark in zip(("Roque", "Cata"), marks(2), strict=True)
    )
    arena.dice.write("1", "6")
    arena.start(GameSetup("generala", {"opening": "highest_die"}, seats))
    arena.qtbot.waitUntil(
        lambda: arena.state.over if arena.model.has_game else False, timeout=20_000
    )


def test_with_real_dice_it_never_plays(arena: Table) -> None:
    record = notation.read(text("yatzy", players=2, headers=['[Dice "typed"]']))
    levels = (Level.EXPERT, Level.EXPERT)
    players = (Player(p.name, level) for p, level in zip(record.players, levels, strict=True))
    arena.put(Record(record.rules, tuple(players), headers=record.headers))
    arena.qtbot.wait(50)
    assert advisor(arena).asked == []
    assert arena.model.record.events == ()


# --- Winning -------------------------------------------------------------------------------------


def test_a_served_generala_of_the_computer_wins_by_itself(arena: Table) -> None:
    play(arena, "bh", "66666", game_id="generala")
    comes_back(arena, seat=1)
    assert arena.state.claims == ((0, 0),)
    assert arena.message == "Served Generala! Roque wins when the round is over."


def test_its_win_is_said_calmly_and_without_paper(arena: Table) -> None:
    play(arena, "bh", "66666", game_id="generala")
    comes_back(arena, seat=1)
    arena.turn("12356", "ones")
    assert arena.state.over
    assert arena.window.standings.title() == "Roque wins."
    assert arena.window.celebration.isHidden()


def test_a_persons_win_over_the_computer_is_celebrated(arena: Table) -> None:
    speed(arena, "fast")
    play(arena, "hb", game_id="generala")
    arena.dice.write("66666")
    arena.press_roll()
    arena.lands()
    arena.qtbot.waitUntil(lambda: arena.state.over, timeout=5000)
    assert arena.window.standings.title() == "Ana wins!"
    assert not arena.window.celebration.isHidden()


# --- Several matches -----------------------------------------------------------------------------


def test_it_throws_the_second_cup_and_takes_matches(arena: Table) -> None:
    pace(arena, "slow")
    play(
        arena,
        "bbh",
        "22345",
        game_id="imprevisible",
        moves=(Roll(frozenset()), Roll(frozenset()), RollSecondCup()),
    )
    arena.dice.write("12346", "12346", "66655")
    for _ in range(6):
        pass_pause(arena)
    assert arena.message == "Roque dares the second cup."
    pass_pause(arena)
    assert any(isinstance(event, SecondCupRolled) for event in arena.model.record.events)
    assert not arena.second_cup.isEnabled()


def test_it_claims_a_match(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bbh", "33333", game_id="imprevisible", moves=(ClaimWin(1),))
    for _ in range(2):
        pass_pause(arena)
    assert arena.message.startswith("Roque takes ")
    assert arena.claims() == {}
    pass_pause(arena)
    assert isinstance(arena.model.record.events[-1], WinClaimed)


def test_the_guide_waits_for_the_first_person(arena: Table) -> None:
    pace(arena, "slow")
    play(arena, "bh", game_id="imprevisible")
    assert arena.window.guide.isHidden()
    pace(arena, "none")
    bots(arena).hurry()
    comes_back(arena, seat=1)
    assert not arena.window.guide.isHidden()


# --- With its real mind --------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["generala", "generala-mayores"])
def test_a_novice_and_a_perfect_player_play_a_game_against_each_other(
    table: Table, game_id: str
) -> None:
    pace(table, "none")
    levels = (Level.NOVICE, Level.PERFECT)
    seats = [Seat(level.value, mark, level) for level, mark in zip(levels, marks(2), strict=True)]
    table.start(GameSetup(game_id, {"opening": "as_listed"}, tuple(seats)))
    table.qtbot.waitUntil(lambda: table.state.over, timeout=60_000)
    record = table.model.record
    assert notation.read(notation.write(record)).state == table.state
    throws = sum(isinstance(event, Rolled) for event in record.events)
    assert len(table.dice.thrown) == throws, "dice were thrown that nobody saw"
