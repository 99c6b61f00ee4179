"""Practice: positions are asked, answers judged, and what was reached is kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from generala_desktop.controllers.drill_controller import DrillController
from generala_desktop.controllers.drill_keys import DrillKeys
from generala_desktop.engine import legality
from generala_desktop.engine.moves import Roll, Score
from generala_desktop.rulesets import VARIANTS
from generala_desktop.services import options
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.preferences import Preferences
from generala_desktop.strategy.drills import Difficulty, Position
from generala_desktop.views.actions import usual_keys
from generala_desktop.views.dice.die_button import DieButton
from generala_desktop.views.drills.window import DrillWindow

DAY = date(2026, 11, 29)


class Practice:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.window = DrillWindow(VARIANTS)
        qtbot.addWidget(self.window)
        self.preferences = Preferences(folder / "preferences.json")
        self.advisor = Advisor(folder)
        self.controller = DrillController(
            self.window, self.advisor, self.preferences, today=lambda: DAY
        )
        self.window.resize(1000, 700)
        self.window.show()

    def begin_daily(self) -> None:
        self.window.daily_button.click()
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: self.controller._drill is not None, timeout=30_000)

    @property
    def position(self) -> Position:
        position = self.controller._position()
        assert position is not None
        return position

    def answer(self, place: int = 0) -> None:
        """Give the answer at this place of the ranking, with the mouse."""
        move = self.position.answers[place].move
        if isinstance(move, Roll):
            for button in self.window.dice.findChildren(DieButton):
                if button.isVisible() and button.place in move.keep:
                    self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            self.window.roll_button.click()
        else:
            assert isinstance(move, Score)
            self.window.sheet.score_requested.emit(move.box)


@pytest.fixture
def practice(qtbot: QtBot, tmp_path: Path) -> Iterator[Practice]:
    practice = Practice(qtbot, tmp_path)
    yield practice
    practice.advisor.stop()


def test_it_explains_itself_before_it_asks(practice: Practice) -> None:
    assert practice.window.question.text().startswith("Short sets of positions")
    assert practice.window.record.text() == "Not practised yet."
    assert not practice.window.roll_button.isEnabled()


def test_the_best_answer_is_right(practice: Practice) -> None:
    practice.begin_daily()
    practice.answer()
    assert practice.window.verdict.text().startswith("Right: ")
    assert practice.window.moves.text().count("\n") == 3
    assert "(best)" in practice.window.moves.text().splitlines()[0]
    assert practice.window.record.text() == "1 of 1 right; 0.0 lost"


def test_another_answer_says_what_it_costs_and_what_was_best(practice: Practice) -> None:
    practice.begin_daily()
    practice.answer(1)
    said = practice.window.verdict.text()
    assert "points on average. Best: " in said
    assert practice.window.record.text().startswith("0 of 1 right; ")


def test_one_answer_is_enough(practice: Practice) -> None:
    practice.begin_daily()
    practice.answer()
    said = practice.window.verdict.text()
    practice.answer(1)
    assert practice.window.verdict.text() == said
    assert not practice.window.roll_button.isEnabled()


def test_a_whole_set_is_kept(practice: Practice) -> None:
    practice.begin_daily()
    for number in range(10):
        assert practice.window.heading.title() == f"Position {number + 1} of 10"
        practice.answer(number % 2)
        practice.window.next_button.click()
    assert practice.window.question.text().startswith("That was the set: 5 of 10 right")
    known = practice.preferences.get(options.DRILLS)["generala easy"]
    assert known == {"sets": 1, "asked": 10, "right": 5, "day": 20261129}
    assert "50 % right" in practice.window.record.text()
    assert "Today's set is done" in practice.window.record.text()


def test_todays_set_is_the_same_for_everybody(practice: Practice, tmp_path: Path) -> None:
    practice.begin_daily()
    first = practice.controller._drill
    assert first is not None
    other = Practice(practice.qtbot, tmp_path)
    other.begin_daily()
    assert other.controller._drill is not None
    assert [p.state for p in other.controller._drill.positions] == [
        p.state for p in first.positions
    ]
    other.advisor.stop()


def test_other_difficulties_ask_other_things(practice: Practice) -> None:
    practice.begin_daily()
    easy = practice.position.state
    practice.window.choose("generala", Difficulty.HARD)
    practice.controller.begin_daily()
    practice.wait()
    assert practice.position.state != easy


def test_another_language_asks_the_same(practice: Practice) -> None:
    practice.begin_daily()
    before = practice.position
    practice.controller.refresh()
    assert practice.position is before


def test_closing_stops_and_forgets(practice: Practice) -> None:
    practice.window.daily_button.click()
    practice.window.close()
    assert practice.controller._drill is None
    assert practice.window.daily_button.isEnabled()
    practice.window.show()
    assert practice.window.question.text().startswith("Short sets of positions")


@pytest.fixture
def by_keys(practice: Practice) -> Practice:
    """A position with a roll to come, and the keys of the table."""
    DrillKeys(practice.controller, practice.window, KeyMap(practice.preferences, usual_keys()))
    practice.begin_daily()
    practice.qtbot.waitUntil(practice.window.isActiveWindow)
    while not legality.may_roll(practice.position.state):
        practice.answer()
        practice.window.next_button.click()
    return practice


def press(practice: Practice, *keys: Qt.Key | QKeySequence) -> None:
    for key in keys:
        practice.qtbot.keyClick(practice.window.focusWidget(), key)


def test_dice_are_marked_by_face_and_rolled_with_the_keys_of_the_table(by_keys: Practice) -> None:
    face = by_keys.position.state.turn.faces[0]
    press(by_keys, Qt.Key(Qt.Key.Key_0 + face))
    held = by_keys.controller._held
    shown = by_keys.position.state.turn.faces
    assert held == {place for place, each in enumerate(shown) if each != face}
    press(by_keys, Qt.Key.Key_Space)
    assert by_keys.controller._answer == Roll(held)


def test_one_die_is_held_by_its_place(by_keys: Practice) -> None:
    by_keys.qtbot.keyClick(by_keys.window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert by_keys.controller._held == {1}


def test_enter_goes_to_the_boxes_and_on_after_the_answer(by_keys: Practice) -> None:
    place = by_keys.controller._place
    press(by_keys, Qt.Key.Key_Return)
    assert by_keys.window.sheet.hasFocus()
    press(by_keys, Qt.Key.Key_Return)
    assert isinstance(by_keys.controller._answer, Score)
    assert by_keys.window.next_button.hasFocus()
    press(by_keys, Qt.Key.Key_Return)
    assert by_keys.controller._place == place + 1
    assert by_keys.controller._answer is None
