"""One field for each kind of table rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Option, OptionKind
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.new_game.captioned_button import CaptionedButton
from generala_desktop.words.say import say
from generala_desktop.words.table_rules import choice_words, is_switch

LARGEST_NUMBER = 1_000_000
SHORT = 8
"""Choices of at most this many letters go into a combo box, longer ones stand in full."""


class OptionField(QWidget):
    """Shows and asks the value of one option.

    Signals:
        changed(): the person chose another value.
    """

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option

    def value(self) -> str:
        raise NotImplementedError

    def show_value(self, value: str) -> None:
        """Show a value that the option takes."""
        raise NotImplementedError


class SwitchField(OptionField):
    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._box = QCheckBox()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(CaptionedButton(self._box, say(option.label)))
        self._box.clicked.connect(lambda _=False: self.changed.emit())

    @override
    def value(self) -> str:
        return "yes" if self._box.isChecked() else "no"

    @override
    def show_value(self, value: str) -> None:
        self._box.setChecked(value == "yes")


class RadioField(OptionField):
    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._buttons = {choice.value: QRadioButton() for choice in option.choices}
        group = QButtonGroup(self)
        inside = _framed(self, option)
        for choice in option.choices:
            button = self._buttons[choice.value]
            group.addButton(button)
            inside.addWidget(CaptionedButton(button, choice_words(choice)))
        group.buttonClicked.connect(lambda _: self.changed.emit())

    @override
    def value(self) -> str:
        return next(value for value, button in self._buttons.items() if button.isChecked())

    @override
    def show_value(self, value: str) -> None:
        self._buttons[value].setChecked(True)


class SetField(OptionField):
    """Check boxes, of which one at least stays checked."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._boxes = {choice.value: QCheckBox() for choice in option.choices}
        inside = _framed(self, option)
        for choice in option.choices:
            box = self._boxes[choice.value]
            inside.addWidget(CaptionedButton(box, choice_words(choice)))
            box.clicked.connect(self._choose)

    @override
    def value(self) -> str:
        return ",".join(value for value, box in self._boxes.items() if box.isChecked())

    @override
    def show_value(self, value: str) -> None:
        picked = value.split(",")
        for name, box in self._boxes.items():
            box.setChecked(name in picked)
        self._keep_one()

    def _choose(self) -> None:
        self._keep_one()
        self.changed.emit()

    def _keep_one(self) -> None:
        checked = [box for box in self._boxes.values() if box.isChecked()]
        needed = QCoreApplication.translate("OptionFields", "At least one must stay chosen.")
        for box in self._boxes.values():
            is_last = checked == [box]
            box.setEnabled(not is_last)
            box.setToolTip(needed if is_last else "")


class ComboField(OptionField):
    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._combo = _StillComboBox()
        for choice in option.choices:
            self._combo.addItem(choice_words(choice), choice.value)
        _in_line(self, option, self._combo)
        self._combo.activated.connect(lambda _: self.changed.emit())

    @override
    def value(self) -> str:
        return str(self._combo.currentData())

    @override
    def show_value(self, value: str) -> None:
        self._combo.setCurrentIndex(self._combo.findData(value))


class NumberField(OptionField):
    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._number = _StillSpinBox()
        self._number.setRange(0, LARGEST_NUMBER)
        self._number.setGroupSeparatorShown(True)
        self._number.setAccelerated(True)
        _in_line(self, option, self._number)
        self._number.valueChanged.connect(lambda _: self.changed.emit())

    @override
    def value(self) -> str:
        return str(self._number.value())

    @override
    def show_value(self, value: str) -> None:
        blocked = self._number.blockSignals(True)
        self._number.setValue(int(value))
        self._number.blockSignals(blocked)


def field_for(option: Option) -> OptionField:
    match option.kind:
        case OptionKind.NUMBER:
            return NumberField(option)
        case OptionKind.SET:
            return SetField(option)
        case OptionKind.ONE:
            if is_switch(option):
                return SwitchField(option)
            longest = max(len(choice_words(choice)) for choice in option.choices)
            return ComboField(option) if longest <= SHORT else RadioField(option)


class _StillComboBox(ChoiceBox):
    """Leaves the wheel to the page around it until it has the focus."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class _StillSpinBox(QSpinBox):
    """Leaves the wheel to the page around it until it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _framed(field: OptionField, option: Option) -> QVBoxLayout:
    """Put a frame with the option's name into the field; return the layout inside it."""
    outside = QVBoxLayout(field)
    outside.setContentsMargins(0, 0, 0, 0)
    frame = QGroupBox(say(option.label))
    outside.addWidget(frame)
    return QVBoxLayout(frame)


def _in_line(field: OptionField, option: Option, control: QWidget) -> None:
    """Put the option's name and the control beside each other."""
    label = QLabel(say(option.label))
    label.setWordWrap(True)
    label.setBuddy(control)
    control.setAccessibleName(say(option.label))
    layout = QHBoxLayout(field)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(label, 1)
    layout.addWidget(control)
