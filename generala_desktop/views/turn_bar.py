"""The bars around the cloth: whose turn it is above, what to do below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from generala_desktop.views import player_mark
from generala_desktop.views.elided_label import ElidedLabel
from generala_desktop.views.icons import IconName, icon
from generala_desktop.words import table as words
from generala_desktop.words.player_marks import PlayerMark


class TurnHeading(QWidget):
    """The player at turn, large, and which roll it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = QLabel()
        self._name = ElidedLabel()
        self._roll = QLabel()
        self._roll.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._shown: PlayerMark | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._mark)
        row.addWidget(self._name, 1)
        row.addWidget(self._roll)
        self._fit()

    def show_turn(self, title: str, mark: PlayerMark | None, roll: str) -> None:
        """Show a heading, the mark of the player it is about, and which roll it is."""
        self._name.setText(title)
        self._roll.setText(roll)
        self._shown = mark
        self._draw_mark()

    def title(self) -> str:
        return self._name.text()

    def roll(self) -> str:
        """Return which roll is shown."""
        return self._roll.text()

    def _mark_side(self) -> int:
        return self.fontMetrics().height() * 3 // 2

    def _draw_mark(self) -> None:
        side = self._mark_side()
        if self._shown is None:
            self._mark.clear()
        else:
            self._mark.setPixmap(
                player_mark.icon(self._shown, side).pixmap(
                    QSize(side, side), self.devicePixelRatioF()
                )
            )

    def _fit(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self._name.setFont(font)
        side = self._mark_side()
        self._mark.setFixedSize(side, side)
        # As wide as it ever gets, so that the name beside it keeps its room.
        width = self.fontMetrics().horizontalAdvance(words.roll_number(3, 3))
        self._roll.setMinimumWidth(width + self.fontMetrics().averageCharWidth())
        self._draw_mark()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.LanguageChange}:
            self._fit()
        super().changeEvent(event)


class _RollButton(QPushButton):
    """Takes the second press of a double click for impatience, not for another roll.

    Signals:
        hurried(): pressed again at once.
    """

    hurried = Signal()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hurried.emit()


class TurnFooter(QWidget):
    """A line that says what happened, and the buttons to roll and to take back.

    Signals:
        roll_requested(): the roll button was pressed.
        hurry_requested(): the roll button was pressed again at once.
        undo_requested(): the undo button was pressed.
        second_cup_requested(): the button of the second cup was pressed.
    """

    roll_requested = Signal()
    hurry_requested = Signal()
    undo_requested = Signal()
    second_cup_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = QLabel()
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._undo = QPushButton()
        self._second_cup = QPushButton()
        self._second_cup.hide()
        self._roll = _RollButton()
        self._undo.clicked.connect(self.undo_requested)
        self._second_cup.clicked.connect(self.second_cup_requested)
        self._roll.clicked.connect(self.roll_requested)
        self._roll.hurried.connect(self.hurry_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._message, 1)
        row.addWidget(self._undo)
        row.addWidget(self._second_cup)
        row.addWidget(self._roll)
        self._fit()
        self._retranslate()

    def show_message(self, message: str) -> None:
        self._message.setText(message)
        # A long message may not have room in a small window.
        self._message.setToolTip(message)

    def message(self) -> str:
        return self._message.text()

    def show_roll(self, label: str, *, enabled: bool) -> None:
        self._roll.setText(label)
        self._roll.setEnabled(enabled)

    def focus_roll(self) -> None:
        self._roll.setFocus()

    def show_roll_button(self, shown: bool) -> None:
        self._roll.setVisible(shown)

    def show_second_cup(self, *, exists: bool, enabled: bool) -> None:
        self._second_cup.setVisible(exists)
        self._second_cup.setEnabled(enabled)

    def set_may_undo(self, may: bool) -> None:
        self._undo.setEnabled(may)

    def recolour(self, colour: QColor) -> None:
        self._undo.setIcon(icon(IconName.UNDO, colour))
        self._roll.setIcon(icon(IconName.ROLL, colour))
        self._fit()

    def _retranslate(self) -> None:
        self._undo.setText(self.tr("Undo"))
        self._undo.setToolTip(self.tr("Take the last entry back"))
        self._second_cup.setText(self.tr("Second &cup"))
        self._second_cup.setToolTip(self.tr("Throw five coloured dice, once; there is no way back"))

    def _fit(self) -> None:
        """Give everything its largest size, so that nothing moves when texts change."""
        metrics = self.fontMetrics()
        self._message.setFixedHeight(3 * metrics.lineSpacing())
        self._roll.setFixedWidth(max(self._width_of(label) for label in self._labels()))
        for button in (self._undo, self._second_cup, self._roll):
            button.setMinimumHeight(max(40, metrics.height() * 2))

    @staticmethod
    def _labels() -> tuple[str, ...]:
        """Return all that the roll button ever says."""
        return (
            *(words.roll_dice(count) for count in range(1, 6)),
            words.free_a_die(),
            words.choose_box(),
            words.claim_win(),
            words.new_game(),
            words.skip(),
        )

    def _width_of(self, label: str) -> int:
        sample = QPushButton(label)
        sample.setFont(self._roll.font())
        sample.setIcon(self._roll.icon())
        return sample.sizeHint().width()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fit()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)
