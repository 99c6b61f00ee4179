"""The preferences for what is heard: sounds and speech."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.speech import Speech
from generala_desktop.services.voices import Problem
from generala_desktop.views.preferences_dialog import PreferencesDialog

Key = Qt.Key


class Voices(Speech):
    """Has the voices that a test gives it, after it was asked to get ready."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.asked = 0
        self.trouble: Problem | None = None

    @override
    def prepare(self) -> None:
        self.asked += 1

    @override
    def voices(self) -> list[str]:
        return self.names

    @override
    def problem(self) -> Problem | None:
        return self.trouble


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.json")


@pytest.fixture
def speech() -> Voices:
    return Voices()


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences, speech: Voices) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences)
    dialog.hearing.attach(speech)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def named(dialog: PreferencesDialog, name: str) -> QWidget:
    (found,) = [w for w in dialog.findChildren(QWidget) if w.accessibleName() == name]
    return found


def slider(dialog: PreferencesDialog, name: str) -> QSlider:
    found = named(dialog, name)
    assert isinstance(found, QSlider)
    return found


def box(dialog: PreferencesDialog, name: str) -> QComboBox:
    found = named(dialog, name)
    assert isinstance(found, QComboBox)
    return found


def texts(dialog: PreferencesDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)]


def entries(found: QComboBox) -> list[str]:
    return [found.itemText(index) for index in range(found.count())]


def test_volume_is_set_by_keys_and_mute_at_the_end(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    volume = slider(dialog, "Volume of sounds")
    assert volume.value() == preferences.get(options.VOLUME) == 50
    qtbot.keyClick(volume, Key.Key_Right)
    assert preferences.get(options.VOLUME) == 55
    assert "55 %" in texts(dialog)
    qtbot.keyClick(volume, Key.Key_Home)
    assert preferences.get(options.VOLUME) == 0
    assert "mute" in texts(dialog)


def test_a_slider_that_is_pulled_is_followed_when_let_go(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    volume = slider(dialog, "Volume of sounds")
    volume.setSliderDown(True)
    volume.setSliderPosition(80)
    assert preferences.get(options.VOLUME) == 50
    assert "80 %" in texts(dialog)
    volume.setSliderDown(False)
    assert preferences.get(options.VOLUME) == 80


def test_voice_and_speed_wait_until_the_game_speaks(
    dialog: PreferencesDialog, preferences: Preferences, speech: Voices
) -> None:
    fields = (box(dialog, "Voice"), slider(dialog, "Speed of speech"))
    assert not any(field.isEnabled() for field in fields)
    mode = box(dialog, "The game speaks")
    assert entries(mode) == ["Never", "While no screen reader runs", "Always"]
    mode.setCurrentIndex(1)
    assert preferences.get(options.SPEECH) == "automatic"
    assert all(field.isEnabled() for field in fields)
    assert speech.asked == 0, "nothing is made before it is wanted"


def test_voices_are_listed_when_somebody_comes_to_them(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences, speech: Voices
) -> None:
    preferences.set(options.SPEECH, "on")
    voice = box(dialog, "Voice")
    assert entries(voice) == ["The usual one"]
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    voice.setFocus()
    assert speech.asked == 1
    speech.names = ["Spanish (Latin America)", "Spanish (Spain)"]
    speech.readied.emit()
    assert entries(voice) == ["The usual one", *speech.names]
    assert voice.currentIndex() == 0
    voice.setCurrentIndex(2)
    assert preferences.get(options.VOICE) == "Spanish (Spain)"
    speech.readied.emit()
    assert voice.currentText() == "Spanish (Spain)"


def test_a_chosen_voice_that_is_not_there_stays_chosen(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(options.VOICE, "Somebody far away")
    assert box(dialog, "Voice").currentText() == "Somebody far away"


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (Problem.NO_ENGINE, "this system has no speech"),
        (Problem.NO_CONNECTION, "does not answer"),
        (Problem.NO_VOICE, "no voice for this language"),
    ],
)
def test_the_switch_says_why_nothing_is_spoken(
    dialog: PreferencesDialog, speech: Voices, problem: Problem, told: str
) -> None:
    assert not any("Nothing can be spoken" in text for text in texts(dialog))
    speech.trouble = problem
    speech.failed.emit(problem)
    (shown,) = [text for text in texts(dialog) if "Nothing can be spoken" in text]
    assert told in shown
    assert box(dialog, "The game speaks").accessibleDescription() == shown
    speech.trouble = None
    speech.readied.emit()
    assert not any("Nothing can be spoken" in text for text in texts(dialog))


def test_speed_of_speech_has_a_middle(
    qtbot: QtBot, dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(options.SPEECH, "on")
    pace = slider(dialog, "Speed of speech")
    assert "usual" in texts(dialog)
    qtbot.keyClick(pace, Key.Key_Left)
    assert preferences.get(options.SPEECH_SPEED) == -10
    assert "−10" in texts(dialog)


def test_usual_settings_are_those_of_hearing_too(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.set(options.VOLUME, 10)
    preferences.set(options.SPEECH, "on")
    preferences.set(options.VOICE, "Somebody")
    preferences.set(options.SPEECH_SPEED, 30)
    preferences.set(options.CALM, True)
    dialog._usual.click()
    assert preferences.get(options.VOLUME) == 50
    assert preferences.get(options.SPEECH) == "off"
    assert preferences.get(options.VOICE) == ""
    assert preferences.get(options.SPEECH_SPEED) == 0
    assert preferences.get(options.CALM) is False
