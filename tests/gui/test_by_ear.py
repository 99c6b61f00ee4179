"""What a screen reader is told beyond names: once, of the right place, and through its own doors."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from generala_desktop.controllers.teller import Urgency
from generala_desktop.rulesets import VARIANTS
from generala_desktop.views.new_game.dialog import NewGameDialog
from generala_desktop.views.new_game.level_box import LevelBox
from generala_desktop.views.scoresheet import spoken_cell
from generala_desktop.words import guide
from tests.window import Table, setup, speed

Told = list[tuple[object, int]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Which child of which table a reader that runs is told of."""
    found: Told = []

    class Reader:
        Event = QAccessible.Event

        @staticmethod
        def isActive() -> bool:  # noqa: N802 (as Qt calls it)
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:  # noqa: N802 (as Qt calls it)
            found.append((event.object(), event.child()))

    monkeypatch.setattr(spoken_cell, "QAccessible", Reader)
    return found


def name_of(table: QTableView, child: int) -> str:
    """Return what a reader finds there."""
    found = QAccessible.queryAccessibleInterface(table).child(child)
    return found.text(QAccessible.Text.Name)


def test_the_cell_is_told_and_not_only_the_table(table: Table, told: Told) -> None:
    table.play("yatzy", 2)
    table.roll("66612")
    table.window.sheet.setFocus()
    table.qtbot.waitUntil(lambda: bool(told))
    sheet = table.window.sheet
    assert [(where, name_of(sheet, child)) for where, child in told] == [
        (sheet, "Ones, Ana: open, would score 1 point")
    ]


def test_the_cell_is_told_again_when_the_last_roll_has_changed_it(table: Table, told: Told) -> None:
    table.play("yatzy")
    table.roll("12346")
    table.roll("12346")
    table.window.sheet.setFocus()
    table.qtbot.waitUntil(lambda: bool(told))
    told.clear()
    table.roll("11166")
    table.qtbot.waitUntil(lambda: bool(told))
    assert [name_of(table.window.sheet, child) for _, child in told] == [
        "Ones, Ana: open, would score 3 points"
    ]


def test_where_no_reader_runs_nothing_is_told(table: Table) -> None:
    table.play("yatzy")
    table.roll("66612")
    table.window.sheet.setFocus()
    assert not table.window.sheet._spoken.isActive()


# --- Dice ----------------------------------------------------------------------------------------


def marks_of(die: QAbstractButton) -> list[bool]:
    """Return a list that grows with each mark that the die takes on."""
    found: list[bool] = []
    die.toggled.connect(found.append)
    return found


def test_a_toggled_die_changes_its_mark_once(table: Table) -> None:
    table.play("yatzy")
    table.roll("12356")
    marks = marks_of(table.die(2))
    table.die(2).toggle()
    assert marks == [True]
    assert table.die(2).accessibleName() == "Die 3: 3, held"
    table.die(2).toggle()
    assert marks == [True, False]


def test_a_die_that_may_not_be_held_does_not_look_so(table: Table) -> None:
    table.play("yatzy")
    for _ in range(3):
        table.roll("12356")
    table.die(2).toggle()
    assert not table.die(2).isChecked()


def test_the_cloth_offers_no_focus(table: Table) -> None:
    cloth = QAccessible.queryAccessibleInterface(table.window.dice.viewport())
    assert not cloth.state().focusable


# --- Who starts ----------------------------------------------------------------------------------


def heard(table: Table) -> list[str]:
    found: list[str] = []
    table.program.teller.said.connect(found.append)
    return found


def hurry_until(table: Table, is_so: Callable[[], bool]) -> None:
    def hurried() -> bool:
        if not is_so():
            table.program.opening.hurry()
        return is_so()

    table.qtbot.waitUntil(hurried)


def test_of_the_opening_each_throw_is_heard_once(table: Table) -> None:
    said = heard(table)
    speed(table, "slow")
    table.dice.write("66136")
    table.start(setup("yatzy", 3, opening="highest_die"))
    hurry_until(table, lambda: table.model.has_game)
    assert said == [
        "Ana: 6",
        "Beto: 6",
        "Carla: 1",
        "Ana and Beto are level and throw again. Ana: 3",
        "Beto: 6",
        "Beto starts.",
    ]
    assert table.message == "Ana: 3   Beto: 6   Beto starts."


def test_an_opening_has_the_focus_where_it_can_be_hurried(table: Table) -> None:
    speed(table, "slow")
    table.window.sheet.setFocus()
    table.start(setup("yatzy", 2, opening="highest_die"))
    assert table.roll_button.hasFocus()


# --- The end -------------------------------------------------------------------------------------


def test_who_has_won_does_not_cut_the_last_entry_short(table: Table) -> None:
    found: list[tuple[str, Urgency]] = []
    table.program.teller.told.connect(lambda told, urgency: found.append((told, urgency)))
    table.play("yatzy")
    boxes = [box.category for box in table.state.open_boxes(0)]
    for category in boxes:
        table.roll("12346")
        table.score(category)
    (entry, _), (won, urgency) = found[-2:]
    assert entry.startswith("Ana struck Yatzy.")
    assert won.startswith("You finished with")
    assert urgency is Urgency.CALM


# --- A new game ----------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    window = NewGameDialog(VARIANTS)
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_name_that_is_put_into_the_field_counts(dialog: NewGameDialog) -> None:
    field = next(
        f for f in dialog.findChildren(QLineEdit) if f.accessibleName() == "Name of player 2"
    )
    # What dictation does, and a reader that edits for somebody.
    QAccessible.queryAccessibleInterface(field).setText(QAccessible.Text.Value, "Dora")
    assert [seat.name for seat in dialog.setup().seats] == ["Player 1", "Dora"]


def test_who_plays_is_told_where_a_box_is_called_by_what_it_shows(dialog: NewGameDialog) -> None:
    boxes = [box for box in dialog.findChildren(LevelBox) if box.isVisibleTo(dialog)]
    found = [
        QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Description)
        for box in boxes
    ]
    assert found == ["Who plays Player 1", "Who plays Player 2"]


# --- The guide -----------------------------------------------------------------------------------


def test_the_texts_that_the_guide_keeps_room_for_do_not_change(table: Table) -> None:
    table.play("imprevisible", 2)
    labels = table.window.guide.findChildren(QLabel)
    before = {label: label.text() for label in labels if not label.isVisible()}
    assert sorted(before.values()) == sorted(guide.all_steps(table.state))
    table.window.resize(table.window.width() - 60, table.window.height())
    table.qtbot.wait(0)
    after = {label: label.text() for label in labels if not label.isVisible()}
    assert after == before
