"""Played by ear without a screen reader: what the keyboard comes to is read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QSlider

from generala_desktop.controllers.focus_speaker import described
from generala_desktop.services import options
from tests.gui.test_speech_controller import Voice
from tests.window import LEFT, Table

Key = Qt.Key


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Voice:
    voice = Voice()
    monkeypatch.setattr("generala_desktop.app.Speech", lambda _parent: voice)
    return voice


@pytest.fixture
def by_ear(voice: Voice, table: Table) -> Table:
    """Ana has rolled 3 3 3 5 1 in Generala, by keys, with speech on."""
    table.program.preferences.set(options.SPEECH, "on")
    table.play("generala", 1)
    touch_keys(table)
    table.roll("33351")
    voice.spoken.clear()
    return table


def touch_keys(table: Table) -> None:
    """Press a key that does nothing, as it comes from the keyboard: to the window of the system."""
    press = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    QApplication.sendEvent(table.window.windowHandle(), press)


def click(table: Table) -> None:
    at = QPointF(1, 1)
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(table.window.windowHandle(), press)


def test_dice_are_read_with_their_state(by_ear: Table, voice: Voice) -> None:
    by_ear.die(0).setFocus()
    voice.spoken.clear()
    by_ear.key(Key.Key_Right)
    assert voice.spoken == [by_ear.die(1).accessibleName()]
    assert "3" in voice.spoken[0]
    by_ear.key(Key.Key_Down)
    by_ear.qtbot.waitUntil(lambda: len(voice.spoken) == 2)
    assert voice.spoken[1] == by_ear.die(1).accessibleName() != voice.spoken[0]


def test_boxes_are_read_with_what_the_hand_would_score(by_ear: Table, voice: Voice) -> None:
    by_ear.key(Key.Key_Return)
    assert by_ear.window.sheet.hasFocus()
    voice.spoken.clear()
    by_ear.key(Key.Key_Down)
    (told,) = voice.spoken
    cell = by_ear.window.sheet.currentIndex()
    assert told == cell.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_window_is_read_by_its_title_and_controls_with_their_values(
    by_ear: Table, voice: Voice
) -> None:
    by_ear.command("preferences")
    dialog = by_ear.program.dialogs._open["preferences"]
    by_ear.qtbot.waitUntil(lambda: any("Preferences." in told for told in voice.spoken))
    (calm,) = [box for box in dialog.findChildren(QCheckBox) if "calm" in box.text()]
    voice.spoken.clear()
    calm.setFocus()
    assert voice.spoken[-1].startswith("Keep everything calm, off, No celebration")
    by_ear.qtbot.keyClick(calm, Key.Key_Space)
    by_ear.qtbot.waitUntil(lambda: "calm, on" in voice.spoken[-1])
    (volume,) = [s for s in dialog.findChildren(QSlider) if "Volume" in s.accessibleName()]
    volume.setFocus()
    assert voice.spoken[-1] == "Volume of sounds, 0"
    by_ear.qtbot.keyClick(volume, Key.Key_Right)
    assert voice.spoken[-1] == "5"


def test_menus_are_read(by_ear: Table, voice: Voice) -> None:
    menu = by_ear.window.commands._menus[0]
    menu.setActiveAction(menu.actions()[0])
    menu.hovered.emit(menu.actions()[0])
    assert voice.spoken[-1].startswith("New game, ")


def test_with_the_mouse_nothing_is_read(by_ear: Table, voice: Voice) -> None:
    click(by_ear)
    by_ear.die(0).setFocus()
    by_ear.die(1).setFocus()
    assert voice.spoken == []


def test_a_reader_reads_for_itself(
    by_ear: Table, voice: Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_ear.program.hearing, "_is_reader_on", lambda: True)
    by_ear.die(0).setFocus()
    by_ear.die(1).setFocus()
    assert voice.spoken == []


def test_switched_off_it_is_silent(by_ear: Table, voice: Voice) -> None:
    by_ear.program.preferences.set(options.SPEECH, "off")
    by_ear.die(0).setFocus()
    by_ear.die(1).setFocus()
    assert voice.spoken == []


def test_every_control_of_the_table_says_something(by_ear: Table) -> None:
    seen = set()
    by_ear.die(0).setFocus()
    for _ in range(20):
        focus: object = QApplication.focusWidget()
        assert focus is not None
        seen.add(described(focus))  # type: ignore[arg-type]
        by_ear.key(Key.Key_Tab, at=focus)  # type: ignore[arg-type]
    assert "" not in seen
    assert len(seen) > 3
