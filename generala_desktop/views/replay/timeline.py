"""Forwards and back through a game: a slider of its steps, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QToolButton, QWidget

from generala_desktop.compat import override
from generala_desktop.words import replay as words


class _StepSlider(QSlider):
    """Page keys ask for whole turns; arrows and Home and End are the slider's own.

    Signals:
        turn_requested(int): -1 for the turn before, 1 for the next.
    """

    turn_requested = Signal(int)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_PageUp:
            self.turn_requested.emit(-1)
        elif event.key() == Qt.Key.Key_PageDown:
            self.turn_requested.emit(1)
        else:
            super().keyPressEvent(event)


class Timeline(QWidget):
    """Asks for steps; never goes there by itself.

    Signals:
        step_requested(int): go to this step.
        turn_requested(int): -1 to where the turn began, 1 to the next.
    """

    step_requested = Signal(int)
    turn_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first_button, self.turn_back_button, self.back_button = _button(), _button(), _button()
        self.forward_button, self.turn_on_button, self.last_button = _button(), _button(), _button()
        self.slider = _StepSlider(Qt.Orientation.Horizontal)
        self._place = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        for button in (self.first_button, self.turn_back_button, self.back_button):
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        for button in (self.forward_button, self.turn_on_button, self.last_button):
            row.addWidget(button)
        row.addWidget(self._place)
        self.slider.valueChanged.connect(self.step_requested)
        self.slider.turn_requested.connect(self.turn_requested)
        self.first_button.clicked.connect(lambda _=False: self.step_requested.emit(0))
        self.last_button.clicked.connect(
            lambda _=False: self.step_requested.emit(self.slider.maximum())
        )
        self.back_button.clicked.connect(lambda _=False: self._go(-1))
        self.forward_button.clicked.connect(lambda _=False: self._go(1))
        self.turn_back_button.clicked.connect(lambda _=False: self.turn_requested.emit(-1))
        self.turn_on_button.clicked.connect(lambda _=False: self.turn_requested.emit(1))
        for keys, step in (("Ctrl+Left", -1), ("Ctrl+Right", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(lambda step=step: self._go(step))
        self._retranslate()

    def show_steps(self, last: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.blockSignals(False)
        # As wide as it ever gets, so that nothing moves.
        metrics = self._place.fontMetrics()
        self._place.setMinimumWidth(metrics.horizontalAdvance(f"{last}/{last} "))

    def show_step(self, step: int, spoken: str) -> None:
        """Show where one is; `spoken` is what has happened there."""
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        last = self.slider.maximum()
        self._place.setText(f"{step}/{last}")
        self.slider.setAccessibleDescription(f"{words.step_number(step, last)}. {spoken}")
        for button in (self.first_button, self.turn_back_button, self.back_button):
            button.setEnabled(step > 0)
        for button in (self.forward_button, self.turn_on_button, self.last_button):
            button.setEnabled(step < last)

    def _go(self, steps: int) -> None:
        wanted = self.slider.value() + steps
        if 0 <= wanted <= self.slider.maximum():
            self.step_requested.emit(wanted)

    def _retranslate(self) -> None:
        self.slider.setAccessibleName(self.tr("Steps of the game"))
        self.slider.setToolTip(self.tr("Arrow keys: a step. Page keys: a turn."))
        for button, sign, name in (
            (self.first_button, "|‹", self.tr("To the beginning")),
            (self.turn_back_button, "«", self.tr("A turn back")),
            (self.back_button, "‹", self.tr("A step back")),
            (self.forward_button, "›", self.tr("A step forward")),
            (self.turn_on_button, "»", self.tr("A turn forward")),
            (self.last_button, "›|", self.tr("To the end")),
        ):
            button.setText(sign)
            button.setToolTip(name)
            button.setAccessibleName(name)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _button() -> QToolButton:
    button = QToolButton()
    button.setAutoRepeat(True)
    button.setMinimumSize(32, 32)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
