"""The windows for learning open from the menu and from the winner's screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from generala_desktop.services import options
from generala_desktop.views.drills.window import DrillWindow
from generala_desktop.views.replay.window import ReplayWindow
from tests.window import Table


def replay_window(table: Table) -> ReplayWindow | None:
    return table.window.findChild(ReplayWindow)


def test_nothing_is_made_before_it_is_wanted(table: Table) -> None:
    assert replay_window(table) is None
    assert table.window.findChild(DrillWindow) is None


def test_a_review_opens_on_the_game_on_the_table(table: Table, qtbot: QtBot) -> None:
    table.play("generala", 2)
    table.roll("33344")
    table.command("review")
    window = replay_window(table)
    assert window is not None
    assert window.isVisible()
    qtbot.waitUntil(window.panel.isVisible, timeout=30_000)
    table.command("review")
    assert len(table.window.findChildren(ReplayWindow)) == 1


def test_looking_back_does_not_touch_the_game(table: Table, qtbot: QtBot) -> None:
    table.play("generala", 2)
    table.roll("33344")
    record = table.program.model.record
    table.command("review")
    window = replay_window(table)
    assert window is not None
    qtbot.keyClick(window.timeline.slider, Qt.Key.Key_Home)
    assert window.caption().startswith("The game begins")
    assert table.program.model.record is record


def test_the_look_is_that_of_the_table(table: Table) -> None:
    table.play("generala", 2)
    table.command("review")
    window = replay_window(table)
    assert window is not None
    before = window.sheet.grab().toImage()
    table.program.preferences.set(options.CLOTH, "blue")
    table.program.preferences.set(options.THEME, "contrast")
    assert window.sheet.grab().toImage() != before


def test_practice_proposes_the_game_on_the_table(table: Table) -> None:
    table.play("yacht", 2)
    table.command("drills")
    window = table.window.findChild(DrillWindow)
    assert window is not None
    assert window.variant().id == "yacht"


@pytest.mark.parametrize("command", ["review", "drills"])
def test_closing_the_program_closes_them(table: Table, command: str) -> None:
    table.play("generala", 2)
    table.command(command)
    table.window.close()
    window = table.window.findChild(ReplayWindow if command == "review" else DrillWindow)
    assert window is not None
    assert not window.isVisible()
