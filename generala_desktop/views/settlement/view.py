"""The settlement: caps that move to the winners, and tables of what everybody has and owes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.state import State
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.player_mark import PlayerMark
from generala_desktop.views.settlement.caps_table import CapsTable
from generala_desktop.views.settlement.flights import plan
from generala_desktop.views.settlement.sheet_table import SheetTable
from generala_desktop.words import settlement as words


class SettlementView(QScrollArea):
    """Shows nothing until it is given a game.

    Signals:
        settled(): all caps have moved.
    """

    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._names: tuple[str, ...] = ()
        self._marks: tuple[PlayerMark, ...] = ()
        self._match: int | None = None
        self._title = _line()
        self._caps = CapsTable()
        self._caption = _line()
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._skip = QPushButton()
        self._balance = SheetTable()
        self._void = _line()
        self._debts_title = _line()
        self._debts = SheetTable()
        self._nothing = _line()
        self._caps.match_reached.connect(self._tell_match)
        self._caps.settled.connect(self._end)
        self._skip.clicked.connect(self._caps.skip)
        page = QWidget()
        column = QVBoxLayout(page)
        for part in (
            self._title,
            self._caps,
            self._caption,
            self._skip,
            self._balance,
            self._void,
            self._debts_title,
            self._debts,
            self._nothing,
        ):
            column.addWidget(part)
        column.setAlignment(self._skip, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        self._dress()
        self._retranslate()

    def show_settlement(
        self, state: State, names: Sequence[str], marks: Sequence[PlayerMark]
    ) -> None:
        """Show who has won what, and let the caps move where there are any."""
        self._state, self._names, self._marks = state, tuple(names), tuple(marks)
        self._match = None
        has_caps = state.rules.caps > 0
        self._caps.setVisible(has_caps)
        self._caption.setVisible(has_caps)
        self._skip.setVisible(has_caps)
        self._say()
        if has_caps:
            self._caps.show_plan(plan(state), names, marks)
        else:
            self._end()

    def set_speed(self, speed: Speed) -> None:
        self._caps.set_speed(speed)

    def skip(self) -> None:
        """Show the end at once."""
        self._caps.skip()

    def is_moving(self) -> bool:
        return self._caps.is_moving()

    def _tell_match(self, match: int | None) -> None:
        self._match = match
        self._say_match()

    def _say_match(self) -> None:
        if self._state is None or self._match is None:
            self._caption.clear()
        else:
            self._caption.setText(words.match_caption(self._state, self._match, self._names))

    def _end(self) -> None:
        had_focus = self._skip.hasFocus()
        self._skip.setVisible(False)
        self._caption.setVisible(False)
        if had_focus:
            self._balance.setFocus(Qt.FocusReason.OtherFocusReason)
        self.settled.emit()

    def _say(self) -> None:
        state = self._state
        if state is None:
            return
        self._title.setText(words.title(state))
        self._balance.setAccessibleName(words.title(state))
        self._balance.show_sheet(words.balance_sheet(state, self._names), self._marks)
        debts = words.debt_sheet(state, self._names)
        self._debts.show_sheet(debts, self._marks)
        self._debts.setVisible(bool(debts.rows))
        self._debts_title.setVisible(bool(debts.rows))
        self._nothing.setVisible(not debts.rows)
        self._nothing.setText(words.nobody_pays())
        void = words.void_matches(state)
        self._void.setText(void)
        self._void.setVisible(bool(void))
        self._say_match()

    def _dress(self) -> None:
        for label, scale in ((self._title, 1.3), (self._debts_title, 1.0)):
            font = QFont(self.font())
            font.setPointSizeF(font.pointSizeF() * scale)
            font.setBold(True)
            label.setFont(font)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Settlement"))
        self._skip.setText(self.tr("S&kip"))
        self._debts_title.setText(self.tr("Who owes whom"))
        self._debts.setAccessibleName(self.tr("Who owes whom"))
        self._say()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()


def _line() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
