"""Keys can be changed; those that are taken say by what; F1 knows where one is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.services import options
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.preferences import Preferences
from generala_desktop.views.actions import commands, usual_keys
from generala_desktop.views.key_editor import KeyEditor
from generala_desktop.views.keys_dialog import KeysDialog
from generala_desktop.words.keys import TABLE_KEYS, Place
from tests.window import Table


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.json")


def text_of(dialog: KeysDialog, row: int) -> str:
    return str(dialog._table.model().index(row, 0).data())


def test_every_usual_key_is_used_once() -> None:
    used = [keys for keys in usual_keys().values() if keys]
    assert len(used) == len(set(used))


def test_every_line_of_keys_names_what_there_is() -> None:
    usual = usual_keys()
    for group in TABLE_KEYS:
        for line in group.lines:
            for key in line.keys:
                assert key in usual or QKeySequence(key).count() == 1, key
    assert [name for name, _ in commands()] == list(usual)
    assert {group.place for group in TABLE_KEYS} == set(Place)


def press(table: Table, qtbot: QtBot, key: str) -> None:
    qtbot.keySequence(table.window, QKeySequence(key))


def test_another_key_rolls_and_the_old_one_does_not(table: Table, qtbot: QtBot) -> None:
    table.play("generala", 2, "33344", "11122")
    table.program.key_map.change("roll", "X")
    table.window.setFocus()
    press(table, qtbot, "Space")
    assert table.state.turn.rolls == 0
    press(table, qtbot, "X")
    table.lands()
    assert table.state.turn.rolls == 1
    table.program.key_map.reset()
    table.window.setFocus()
    press(table, qtbot, "Space")
    table.lands()
    assert table.state.turn.rolls == 2


def test_menus_show_their_new_keys(table: Table) -> None:
    table.program.key_map.change("menu.undo", "U")
    assert table.window.commands["undo"].shortcut().toString() == "U"
    table.program.key_map.change("menu.undo", "")
    assert table.window.commands["undo"].shortcut().isEmpty()


def test_changed_keys_last(qtbot: QtBot, preferences: Preferences) -> None:
    KeyMap(preferences, usual_keys()).change("say_turn", "Ctrl+Shift+T")
    assert KeyMap(preferences, usual_keys()).keys("say_turn") == "Ctrl+Shift+T"
    assert preferences.get(options.KEYS) == {"say_turn": "Ctrl+Shift+T"}


@pytest.mark.parametrize("keys", ["Space", "Ctrl+N", "Tab", "Left"])
def test_a_key_that_is_taken_is_refused(qtbot: QtBot, preferences: Preferences, keys: str) -> None:
    key_map = KeyMap(preferences, usual_keys())
    with pytest.raises(ValueError, match="taken"):
        key_map.change("say_turn", keys)
    assert key_map.keys("say_turn") == "T"


def test_the_editor_says_what_a_key_is_taken_by(qtbot: QtBot, preferences: Preferences) -> None:
    key_map = KeyMap(preferences, usual_keys())
    editor = KeyEditor(key_map, commands())
    qtbot.addWidget(editor)
    edit = editor.edits["say_turn"]
    edit.setKeySequence(QKeySequence("Space"))
    edit.editingFinished.emit()
    assert editor.told.text() == "This key is taken: Roll the free dice."
    assert edit.keySequence().toString() == "T"
    edit.setKeySequence(QKeySequence("Tab"))
    edit.editingFinished.emit()
    assert editor.told.text().startswith("This key moves the focus")
    edit.setKeySequence(QKeySequence("Q"))
    edit.editingFinished.emit()
    assert editor.told.text() == ""
    assert key_map.keys("say_turn") == "Q"
    editor.reset_button.click()
    assert edit.keySequence().toString() == "T"


def test_f1_begins_with_the_keys_of_the_place(table: Table, qtbot: QtBot) -> None:
    table.play("generala", 2, "33344")
    table.roll("33344")
    table.window.sheet.setFocus()
    table.command("keys")
    dialog = table.window.findChild(KeysDialog)
    assert dialog is not None
    row = dialog._table.currentRow()
    assert text_of(dialog, row - 1) == "Scoresheet"
    table.window.dice.focus_die(0)
    dialog.close()
    table.window.activateWindow()
    table.window.dice.focus_die(0)
    table.command("keys")
    row = dialog._table.currentRow()
    assert text_of(dialog, row - 1) in {"Dice", "Scoresheet"}


def test_the_list_of_keys_follows_changes(qtbot: QtBot, preferences: Preferences) -> None:
    key_map = KeyMap(preferences, usual_keys())
    dialog = KeysDialog(key_map)
    qtbot.addWidget(dialog)
    key_map.change("say_turn", "Q")
    texts = [text_of(dialog, row) for row in range(dialog._table.rowCount())]
    assert "Q" in texts
