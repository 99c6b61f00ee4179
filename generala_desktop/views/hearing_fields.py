"""The part of the preferences for what is heard: sounds, and the program's own voice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QSlider, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.services.options import SPEECH, SPEECH_SPEED, VOICE, VOLUME, Option
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.speech import Speech
from generala_desktop.services.voices import Problem
from generala_desktop.views.choice_box import ChoiceBox, adjusting_box
from generala_desktop.words import speech as words
from generala_desktop.words.say import say

_MODES = {
    "off": QT_TRANSLATE_NOOP("HearingFields", "Never"),
    "automatic": QT_TRANSLATE_NOOP("HearingFields", "While no screen reader runs"),
    "on": QT_TRANSLATE_NOOP("HearingFields", "Always"),
}
_OPTIONS = (VOLUME, SPEECH, VOICE, SPEECH_SPEED)
_WIDEST_VOICE = 24
"""In letters: names of voices may be very long, and are seen whole in the list."""


def why_not(problem: Problem) -> str:
    """Return why nothing is spoken, in a sentence."""
    match problem:
        case Problem.NO_ENGINE:
            return words.no_engine()
        case Problem.NO_CONNECTION:
            return words.no_connection()
        case Problem.NO_VOICE:
            return words.no_voice()


class HearingFields(QObject):
    """Rows of a form: they show what the preferences say, and change it."""

    def __init__(self, preferences: Preferences, form: QFormLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._speech: Speech | None = None
        self.heading = QLabel()
        self._volume, self._loudness = _slider(0, 100, 5, 10), QLabel()
        self._mode = adjusting_box()
        for mode in _MODES:
            self._mode.addItem("", mode)
        self._why_not = QLabel()
        self._why_not.setWordWrap(True)
        self._why_not.hide()
        self._voice = ChoiceBox()
        self._voice.setMinimumContentsLength(_WIDEST_VOICE)
        self._voice.setSizeAdjustPolicy(
            ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._voice.addItem("", "")
        self._speed, self._pace = _slider(-100, 100, 10, 20), QLabel()
        self._rows: list[tuple[QLabel, QWidget]] = []
        self._lay_out(form)
        self._volume.valueChanged.connect(lambda value: self._set(VOLUME, value))
        self._speed.valueChanged.connect(lambda value: self._set(SPEECH_SPEED, value))
        self._volume.sliderMoved.connect(self._show_loudness)
        self._speed.sliderMoved.connect(self._show_pace)
        self._mode.currentIndexChanged.connect(
            lambda _: preferences.set(SPEECH, self._mode.currentData())
        )
        self._voice.currentIndexChanged.connect(
            lambda _: preferences.set(VOICE, self._voice.currentData())
        )
        self._voice.installEventFilter(self)
        preferences.changed.connect(self.show_all)

    def controls(self) -> tuple[QWidget, ...]:
        """Return what takes the focus, in order."""
        return (self._volume, self._mode, self._voice, self._speed)

    def attach(self, speech: Speech) -> None:
        """Show the voices there are, and why none speaks."""
        self._speech = speech
        speech.readied.connect(self._show_voices)
        speech.failed.connect(self._show_problem)
        self._show_voices()
        self._show_problem()

    def show_all(self) -> None:
        for slider, option in ((self._volume, VOLUME), (self._speed, SPEECH_SPEED)):
            slider.blockSignals(True)
            slider.setValue(self._preferences.get(option))
            slider.blockSignals(False)
        mode = self._preferences.get(SPEECH)
        self._mode.setCurrentIndex(self._mode.findData(mode))
        for control in (self._voice, self._speed):
            control.setEnabled(mode != "off")
        self._show_loudness(self._volume.value())
        self._show_pace(self._speed.value())
        self._show_voice()
        self._show_problem()

    def reset(self) -> None:
        for option in _OPTIONS:
            self._preferences.set(option, option.default)  # type: ignore[arg-type]

    def retranslate(self) -> None:
        heading = self.tr("Sound and speech")
        self.heading.setText(f"<b>{heading}</b>")
        labels = (
            self.tr("&Volume of sounds:"),
            self.tr("The game s&peaks:"),
            self.tr("Voic&e:"),
            self.tr("Speed o&f speech:"),
        )
        for (label, field), text in zip(self._rows, labels, strict=True):
            label.setText(text)
            field.setAccessibleName(text.replace("&", "").rstrip(":"))
        for index, mode in enumerate(_MODES.values()):
            self._mode.setItemText(index, say(mode))
        self._voice.setItemText(0, self.tr("The usual one"))
        # As wide as they ever get: nothing moves while a slider does.
        self._loudness.setMinimumWidth(_width(self._loudness, (self.tr("mute"), "100 %")))
        self._pace.setMinimumWidth(_width(self._pace, (self.tr("usual"), "−100")))
        # Voices belong to a language.
        self._show_voices()
        self.show_all()

    def _lay_out(self, form: QFormLayout) -> None:
        form.addRow(self.heading)
        self._add_row(form, self._volume, self._loudness)
        self._add_row(form, self._mode)
        form.setWidget(form.rowCount(), QFormLayout.ItemRole.FieldRole, self._why_not)
        self._add_row(form, self._voice)
        self._add_row(form, self._speed, self._pace)

    def _add_row(self, form: QFormLayout, field: QWidget, value: QLabel | None = None) -> None:
        label = QLabel()
        label.setBuddy(field)
        self._rows.append((label, field))
        if value is None:
            form.addRow(label, field)
            return
        row = QHBoxLayout()
        row.addWidget(field, 1)
        row.addWidget(value)
        form.addRow(label, row)

    def _set(self, option: Option[int], value: int) -> None:
        self._preferences.set(option, value)

    def _show_loudness(self, value: int) -> None:
        text = self.tr("{percent} %").format(percent=value) if value else self.tr("mute")
        self._loudness.setText(text)

    def _show_pace(self, value: int) -> None:
        self._pace.setText(f"{value:+}".replace("-", "−") if value else self.tr("usual"))

    def _show_voice(self) -> None:
        """Show the chosen voice, also one that this system does not have."""
        voice = self._preferences.get(VOICE)
        self._voice.blockSignals(True)
        if self._voice.findData(voice) < 0:
            self._voice.addItem(voice, voice)
        self._voice.setCurrentIndex(self._voice.findData(voice))
        self._voice.blockSignals(False)

    def _show_voices(self) -> None:
        """List what the system has; the choice stays."""
        self._voice.blockSignals(True)
        while self._voice.count() > 1:
            self._voice.removeItem(1)
        for voice in self._speech.voices() if self._speech is not None else ():
            self._voice.addItem(voice, voice)
        self._voice.blockSignals(False)
        self._show_voice()
        self._show_problem()

    def _show_problem(self) -> None:
        problem = self._speech.problem() if self._speech is not None else None
        told = why_not(problem) if problem is not None else ""
        self._why_not.setText(told)
        self._why_not.setVisible(bool(told))
        self._mode.setAccessibleDescription(told)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Whoever comes to the voices wants to see which there are.
        is_asked = event.type() in {QEvent.Type.FocusIn, QEvent.Type.MouseButtonPress}
        if is_asked and self._speech is not None and self._voice.isEnabled():
            self._speech.prepare()
        return False


def _slider(low: int, high: int, step: int, page: int) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(low, high)
    slider.setSingleStep(step)
    slider.setPageStep(page)
    # It is heard once, when the hand lets go.
    slider.setTracking(False)
    return slider


def _width(label: QLabel, texts: tuple[str, ...]) -> int:
    return max(label.fontMetrics().horizontalAdvance(text) for text in texts)
