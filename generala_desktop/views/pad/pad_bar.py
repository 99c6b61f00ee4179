"""The row in which dice of a real table are typed: as they lie, which roll, served or not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from typing_extensions import override

from generala_desktop.engine.dice import Faces
from generala_desktop.engine.ruleset import Ruleset, Served


@dataclass(frozen=True)
class TypedHand:
    """What stands in the row."""

    faces: Faces
    """Empty until five dice are typed."""
    is_served: bool
    coloured: Faces = ()
    """The second cup's dice, empty until five are typed."""
    target: int | None = None


class PadBar(QWidget):
    """Knows which switches a game needs; what the dice mean is for others to say.

    Signals:
        hand_changed(TypedHand): dice or switches are different now.
        win_requested(): a win outright happened at the table.
    """

    hand_changed = Signal(object)
    win_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._served_rule = Served.NEVER
        self._rolls = 0
        self._is_filling = False
        self._dice_label = QLabel()
        self._dice = _dice_edit()
        self._roll = QComboBox()
        self._served = QCheckBox()
        self._coloured_label = QLabel()
        self._coloured = _dice_edit()
        self._target_label = QLabel()
        self._target = QComboBox()
        self._target.addItems([str(face) for face in range(1, 7)])
        self._win = QPushButton()
        self._dice_label.setBuddy(self._dice)
        self._coloured_label.setBuddy(self._coloured)
        self._target_label.setBuddy(self._target)
        self._lay_out()
        self._dice.textChanged.connect(self._tell)
        self._coloured.textChanged.connect(self._tell)
        self._roll.currentIndexChanged.connect(self._choose_roll)
        self._served.toggled.connect(self._tell)
        self._target.currentIndexChanged.connect(self._tell)
        self._win.clicked.connect(self.win_requested)
        self._retranslate()

    def show_rules(self, rules: Ruleset) -> None:
        """Offer the switches that these rules have a use for."""
        self._served_rule = rules.turn.served
        self._rolls = rules.turn.rolls
        cup = rules.turn.second_cup
        has_served = self._served_rule is not Served.NEVER
        self._roll.setVisible(has_served)
        self._served.setVisible(has_served)
        self._coloured_label.setVisible(cup is not None)
        self._coloured.setVisible(cup is not None)
        self._target_label.setVisible(cup is not None and cup.declares_target)
        self._target.setVisible(cup is not None and cup.declares_target)
        self._win.setVisible(rules.instant_win is not None)
        self._name_rolls()
        self.clear()

    def clear(self) -> None:
        """Empty the row for the next hand, without telling."""
        self._is_filling = True
        self._dice.clear()
        self._coloured.clear()
        self._roll.setCurrentIndex(self._roll.count() - 1)
        self._served.setChecked(False)
        self._is_filling = False
        self._allow_served()

    def hand(self) -> TypedHand:
        return TypedHand(
            _faces(self._dice),
            self._served.isChecked(),
            _faces(self._coloured),
            self._target.currentIndex() + 1 if self._target.isVisibleTo(self) else None,
        )

    def focus_dice(self) -> None:
        self._dice.setFocus()

    def set_may_win(self, may: bool) -> None:
        self._win.setEnabled(may)

    def _choose_roll(self) -> None:
        self._allow_served()
        self._tell()

    def _allow_served(self) -> None:
        """A first roll is served; a later one only where all five dice were thrown."""
        is_first = self._roll.currentIndex() == 0
        may_choose = self._served_rule is Served.FULL_ROLL and not is_first
        self._served.setEnabled(may_choose)
        if is_first or not may_choose:
            was_filling, self._is_filling = self._is_filling, True
            self._served.setChecked(is_first and self._served_rule is not Served.NEVER)
            self._is_filling = was_filling

    def _tell(self) -> None:
        if not self._is_filling:
            self.hand_changed.emit(self.hand())

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 0)
        first = (self._dice_label, self._dice, self._roll, self._served, self._win)
        second = (self._coloured_label, self._coloured, self._target_label, self._target)
        for row, widgets in enumerate((first, second)):
            for column, widget in enumerate(widgets):
                grid.addWidget(widget, row, column)
        grid.setColumnStretch(5, 1)

    def _name_rolls(self) -> None:
        chosen = self._roll.currentIndex()
        names = [self.tr("First roll"), self.tr("Second roll"), self.tr("Third roll")]
        was_filling, self._is_filling = self._is_filling, True
        self._roll.clear()
        self._roll.addItems(names[: self._rolls])
        self._roll.setCurrentIndex(chosen if chosen >= 0 else self._roll.count() - 1)
        self._is_filling = was_filling

    def _retranslate(self) -> None:
        self._dice_label.setText(self.tr("&Dice:"))
        self._dice.setAccessibleName(self.tr("Dice as they lie"))
        self._dice.setPlaceholderText(self.tr("5 dice"))
        self._roll.setAccessibleName(self.tr("Which roll it was"))
        self._served.setText(self.tr("Ser&ved"))
        self._coloured_label.setText(self.tr("Second &cup:"))
        self._coloured.setAccessibleName(self.tr("Dice of the second cup"))
        self._coloured.setPlaceholderText(self.tr("5 dice"))
        self._target_label.setText(self.tr("Number named:"))
        self._target.setAccessibleName(self.tr("Number named before the second cup"))
        self._win.setText(self.tr("&Won outright"))
        self._win.setToolTip(self.tr("A served Generala that wins was thrown"))
        self._name_rolls()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _dice_edit() -> QLineEdit:
    edit = QLineEdit()
    edit.setMaxLength(5)
    edit.setValidator(QRegularExpressionValidator(QRegularExpression("[1-6]{0,5}"), edit))
    return edit


def _faces(edit: QLineEdit) -> Faces:
    text = edit.text()
    return tuple(int(digit) for digit in text) if len(text) == 5 else ()
