"""The row in which dice of a real table are typed: as they lie, which roll, served or not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.ruleset import Ruleset, Served
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.flow_layout import FlowLayout

DICE = 5


class DiceEdit(QLineEdit):
    """Takes five digits from 1 to 6; letters remain keys of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(DICE)
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[1-6]*"), self))

    def faces(self) -> Faces:
        """Return the dice, none until all five are typed."""
        return tuple(int(digit) for digit in self.text()) if self.is_full() else ()

    def is_full(self) -> bool:
        return len(self.text()) == DICE

    def show_faces(self, faces: Faces) -> None:
        self.setText("".join(map(str, faces)))

    @override
    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text().isalpha()
        ):
            event.ignore()
            return False
        return super().event(event)

    @override
    def sizeHint(self) -> QSize:
        # Room for the digits and for what stands there before them.
        words = max(self.placeholderText(), "0" * (DICE + 1), key=len)
        width = self.fontMetrics().horizontalAdvance(f" {words} ")
        frame = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, None, self)
        return QSize(width + frame + 8, super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class FittingCombo(ChoiceBox):
    """As wide as its widest text, whatever the font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()


@dataclass(frozen=True)
class TypedHand:
    """What stands in the row."""

    faces: Faces = ()
    """Empty until five dice are typed."""
    roll: int = 3
    """Which roll of the turn left them lying, from 1."""
    is_served: bool = False
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
        self._has_cup = False
        self._names_target = False
        self._asks_roll = False
        self._is_filling = False
        self._dice_label = QLabel()
        self._dice = DiceEdit()
        self._roll = FittingCombo()
        self._served = QCheckBox()
        self._coloured_label = QLabel()
        self._coloured = DiceEdit()
        self._target_label = QLabel()
        self._target = FittingCombo()
        self._target.addItems([str(face) for face in range(1, 7)])
        self._win = QPushButton()
        self._dice_label.setBuddy(self._dice)
        self._coloured_label.setBuddy(self._coloured)
        self._target_label.setBuddy(self._target)
        flow = FlowLayout(self)
        flow.setContentsMargins(10, 6, 10, 0)
        flow.setSpacing(6)
        self._rolls_group = _side_by_side(self._roll, self._served)
        self._coloured_group = _side_by_side(self._coloured_label, self._coloured)
        self._target_group = _side_by_side(self._target_label, self._target)
        flow.addWidget(_side_by_side(self._dice_label, self._dice))
        for group in (self._rolls_group, self._coloured_group, self._target_group, self._win):
            flow.addWidget(group)
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
        cup = rules.turn.second_cup
        self._has_cup = cup is not None
        self._names_target = cup is not None and cup.declares_target
        self._show_rolls()
        self._coloured_group.setVisible(self._has_cup)
        self._target_group.setVisible(self._names_target)
        self._win.setVisible(rules.instant_win is not None)
        self._is_filling = True
        self._roll.clear()
        self._roll.addItems([""] * rules.turn.rolls)
        self._is_filling = False
        self._name_rolls()
        self.show_hand(TypedHand(roll=rules.turn.rolls))

    def ask_roll(self, asks: bool, roll: int = 1) -> None:
        """Let the roll be told although the score does not need it; propose one to begin with."""
        if self._served_rule is Served.NEVER and asks:
            self._is_filling = True
            self._roll.setCurrentIndex(min(roll, self._roll.count()) - 1)
            self._is_filling = False
        self._asks_roll = asks
        self._show_rolls()

    def show_hand(self, hand: TypedHand) -> None:
        """Fill the row, without telling; a hand without dice empties it."""
        self._is_filling = True
        self._dice.show_faces(hand.faces)
        self._coloured.show_faces(hand.coloured)
        self._target.setCurrentIndex((hand.target or 1) - 1)
        self._roll.setCurrentIndex(hand.roll - 1)
        self._served.setChecked(hand.is_served)
        self._is_filling = False
        self._allow()

    def hand(self) -> TypedHand:
        return TypedHand(
            self._dice.faces(),
            self._roll.currentIndex() + 1,
            self._served.isChecked(),
            self._coloured.faces(),
            self._target.currentIndex() + 1 if self._names_target else None,
        )

    def type_face(self, face: int) -> None:
        """Take a digit that was typed elsewhere: the first cup's dice, then the second's."""
        for edit in (self._dice, self._coloured):
            if edit.isVisibleTo(self) and edit.isEnabled() and not edit.is_full():
                edit.setFocus()
                edit.end(False)
                edit.insert(str(face))
                return

    def erase_face(self) -> None:
        """Take the last digit back."""
        for edit in (self._coloured, self._dice):
            if edit.text():
                edit.setFocus()
                edit.end(False)
                edit.backspace()
                return

    def focus_dice(self) -> None:
        self._dice.setFocus()

    def focus_second_cup(self) -> None:
        """Go where the second cup's dice are typed, in a game that has one."""
        if self._has_cup:
            self._coloured.setFocus()

    def focus_win(self) -> None:
        self._win.setFocus()

    def set_may_win(self, may: bool) -> None:
        self._win.setEnabled(may)

    def _show_rolls(self) -> None:
        matters = self._served_rule is not Served.NEVER
        self._served.setVisible(matters)
        self._rolls_group.setVisible(matters or self._asks_roll)

    def _choose_roll(self) -> None:
        if not self._is_filling:
            self._allow()
            self._tell()

    def _allow(self) -> None:
        """A first roll is served; a later one only where all five dice were thrown.

        The second cup is thrown after the last roll alone.
        """
        is_first = self._roll.currentIndex() == 0
        is_last = self._roll.currentIndex() == self._roll.count() - 1
        may_choose = self._served_rule is Served.FULL_ROLL and not is_first
        was_filling, self._is_filling = self._is_filling, True
        self._served.setEnabled(may_choose)
        if not may_choose:
            self._served.setChecked(is_first and self._served_rule is not Served.NEVER)
        self._coloured.setEnabled(is_last)
        self._target.setEnabled(is_last)
        if not is_last:
            self._coloured.clear()
        self._is_filling = was_filling

    def _tell(self) -> None:
        if not self._is_filling:
            self.hand_changed.emit(self.hand())

    def _name_rolls(self) -> None:
        names = [self.tr("First roll"), self.tr("Second roll"), self.tr("Third roll")]
        for place in range(self._roll.count()):
            self._roll.setItemText(place, names[place])

    def _keep_height(self) -> None:
        """In a small window the cloth gives way, not the row."""
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def _retranslate(self) -> None:
        self._dice_label.setText(self.tr("&Dice:"))
        self._dice.setAccessibleName(self.tr("Dice as they lie"))
        self._dice.setPlaceholderText(self.tr("5 dice"))
        self._roll.setAccessibleName(self.tr("Which roll it was"))
        # Where a box is called by what it shows, its name is not heard.
        self._roll.setAccessibleDescription(self._roll.accessibleName())
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

    @override
    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
        return is_done

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()


def _side_by_side(*widgets: QWidget) -> QWidget:
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        row.addWidget(widget)
    return group
