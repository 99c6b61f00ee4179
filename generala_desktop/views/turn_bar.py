"""The bars around the cloth: whose turn it is above, what to do below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.views import player_mark
from generala_desktop.views.elided_label import ElidedLabel
from generala_desktop.views.fitting_text import fitting
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import icon
from generala_desktop.views.message_label import MessageLabel
from generala_desktop.words import bots
from generala_desktop.words import table as words
from generala_desktop.words.player_marks import PlayerMark

_TITLE = 1.35
"""Times as large as other texts."""
_LEAST_TITLE = 0.6
"""Times the usual size; smaller letters would be worse than a heading without its end."""
_LETTERS_BESIDE = 30
"""A message with room for fewer letters in a line goes above the buttons."""
_LETTERS_IN_TWO_LINES = 50
"""Lines of so many letters or more hold a message in two."""


class _Title(ElidedLabel):
    """As large as there is room for, and without the words that matter least if it has to be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._short = ""

    def show_title(self, title: str, short: str) -> None:
        self._short = short
        self.setText(title)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect().size()
        text, font = self.text(), fitting(self.font(), self.text(), room, _LEAST_TITLE)
        if self._short and QFontMetrics(font).horizontalAdvance(text) > room.width():
            text, font = self._short, fitting(self.font(), self._short, room, _LEAST_TITLE)
        self.paint_text(text, font)


class TurnHeading(QWidget):
    """The player at turn, large, and which roll it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = QLabel()
        self._name = _Title()
        self._hints = QLabel()
        # Half a picture would say nothing.
        self._hints.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._hints.hide()
        self._practice = QLabel()
        self._practice.setMargin(2)
        self._practice.hide()
        self._roll = QLabel()
        self._roll.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._shown: PlayerMark | None = None
        self._drawn: dict[tuple[PlayerMark, float], QPixmap] = {}
        """By mark and density of the screen: Qt keeps each picture for long, so none is made twice."""
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._mark)
        row.addWidget(self._name, 1)
        row.addWidget(self._practice)
        row.addWidget(self._hints)
        row.addWidget(self._roll)
        self._fit()

    def show_turn(self, title: str, mark: PlayerMark | None, roll: str, *, short: str = "") -> None:
        """Show a heading, the mark of the player it is about, and which roll it is.

        `short` is what matters most of the heading, for where there is no room for all of it.
        """
        self._name.show_title(title, short)
        self._roll.setText(roll)
        self._shown = mark
        self._draw_mark()

    def show_hints(self, told: str) -> None:
        """Mark the game as one with hints, saying how many; an empty text ends that."""
        self._hints.setToolTip(told)
        self._hints.setAccessibleName(told)
        self._hints.setVisible(bool(told))
        self._draw_hints()

    def hints(self) -> str:
        return self._hints.toolTip()

    def show_practice(self, told: str) -> None:
        """Say that the game is only practice; an empty text ends that."""
        self._practice.setText(told)
        self._practice.setVisible(bool(told))

    def practice(self) -> str:
        return self._practice.text()

    def title(self) -> str:
        return self._name.text()

    def roll(self) -> str:
        """Return which roll is shown."""
        return self._roll.text()

    def _mark_side(self) -> int:
        return self.fontMetrics().height() * 3 // 2

    def _draw_mark(self) -> None:
        if self._shown is None:
            self._mark.clear()
            return
        side, ratio = self._mark_side(), self.devicePixelRatioF()
        drawn = self._drawn.get((self._shown, ratio))
        if drawn is None:
            drawn = player_mark.picture(self._shown, side, ratio)
            self._drawn[self._shown, ratio] = drawn
        self._mark.setPixmap(drawn)

    def _draw_hints(self) -> None:
        """Drawn for the first hint, and again with other colours or letters."""
        if self.hints():
            side = self.fontMetrics().height()
            drawn = icon(IconName.HINT, self.palette().color(QPalette.ColorRole.PlaceholderText))
            self._hints.setPixmap(drawn.pixmap(QSize(side, side), self.devicePixelRatioF()))

    def _fit(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _TITLE)
        font.setBold(True)
        self._name.setFont(font)
        side = self._mark_side()
        self._mark.setFixedSize(side, side)
        # As wide as it ever gets, so that the name beside it keeps its room.
        width = self.fontMetrics().horizontalAdvance(words.roll_number(3, 3))
        self._roll.setMinimumWidth(width + self.fontMetrics().averageCharWidth())
        self._drawn.clear()
        self._draw_mark()
        self._draw_hints()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.LanguageChange}:
            self._fit()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_hints()
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
        hint_requested(): the hint button was pressed.
    """

    roll_requested = Signal()
    hurry_requested = Signal()
    undo_requested = Signal()
    second_cup_requested = Signal()
    hint_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = MessageLabel()
        self._hint = QPushButton(self)
        self._hint.setCheckable(True)
        self._hint.hide()
        self._undo = QPushButton(self)
        # Not laid out while it is absent: without a parent it would become a window when shown.
        self._second_cup = QPushButton(self)
        self._second_cup.hide()
        # Asking the buttons would not do: before the window is shown all of them are hidden.
        self._absent: set[QPushButton] = {self._second_cup, self._hint}
        self._roll = _RollButton(self)
        self._hint.clicked.connect(self.hint_requested)
        self._undo.clicked.connect(self.undo_requested)
        self._second_cup.clicked.connect(self.second_cup_requested)
        self._roll.clicked.connect(self.roll_requested)
        self._roll.hurried.connect(self.hurry_requested)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 6, 12, 6)
        self._grid.setColumnStretch(0, 1)
        self._fit()
        self._retranslate()

    def show_message(self, message: str) -> None:
        self._message.show_text(message)

    def message(self) -> str:
        return self._message.text()

    def show_roll(self, label: str, *, enabled: bool) -> None:
        self._roll.setText(label)
        self._roll.setEnabled(enabled)

    def focus_roll(self) -> None:
        self._roll.setFocus()

    def focus_second_cup(self) -> None:
        self._second_cup.setFocus()

    def show_roll_button(self, shown: bool) -> None:
        self._show_button(self._roll, shown=shown)

    def show_second_cup(self, *, exists: bool, enabled: bool) -> None:
        self._show_button(self._second_cup, shown=exists)
        self._second_cup.setEnabled(enabled)

    def show_hint_button(self, *, exists: bool, enabled: bool, pressed: bool) -> None:
        """`pressed`: the hint is in view, and the button puts it away."""
        self._show_button(self._hint, shown=exists)
        self._hint.setEnabled(enabled)
        self._hint.setChecked(pressed)

    def _show_button(self, button: QPushButton, *, shown: bool) -> None:
        button.setVisible(shown)
        if shown is (button in self._absent):
            self._absent ^= {button}
            self._arrange()

    def set_may_undo(self, may: bool) -> None:
        self._undo.setEnabled(may)

    def recolour(self, colour: QColor) -> None:
        self._hint.setIcon(icon(IconName.HINT, colour))
        self._undo.setIcon(icon(IconName.UNDO, colour))
        self._roll.setIcon(icon(IconName.ROLL, colour))
        self._fit()

    def _retranslate(self) -> None:
        self._hint.setText(self.tr("Hint"))
        self._hint.setToolTip(self.tr("Show the best moves, or put them away"))
        self._undo.setText(self.tr("Undo"))
        self._undo.setToolTip(self.tr("Take the last entry back"))
        self._second_cup.setText(self.tr("Second &cup"))
        self._second_cup.setToolTip(self.tr("Throw five coloured dice, once; there is no way back"))

    def _fit(self) -> None:
        """Give everything its largest size, so that nothing moves when texts change."""
        self._roll.setFixedWidth(max(self._width_of(label) for label in self._labels()))
        height = max(40, self.fontMetrics().height() * 2)
        for button in self._buttons():
            button.setMinimumHeight(height)
        self._arrange()
        self._message.fit()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._hint, self._undo, self._second_cup, self._roll

    def _present(self) -> list[QPushButton]:
        return [button for button in self._buttons() if button not in self._absent]

    def _arrange(self) -> None:
        """Put the message above the buttons, and these below each other, as the width asks."""
        buttons = self._present()
        letter = self.fontMetrics().averageCharWidth()
        room = self._room()
        beside = room - self._width_of_all(buttons)
        is_beside = beside >= _LETTERS_BESIDE * letter
        letters = (beside if is_beside else room) // letter
        lines = 2 if letters >= _LETTERS_IN_TWO_LINES else 3
        self._message.setFixedHeight(lines * self.fontMetrics().lineSpacing())
        for widget in (self._message, *self._buttons()):
            self._grid.removeWidget(widget)
        if is_beside:
            self._grid.addWidget(self._message, 0, 0)
            self._line_up(buttons, 0, len(buttons))
            return
        self._grid.addWidget(self._message, 0, 0, 1, len(buttons) + 1)
        rows = [buttons]
        if self._width_of_all(buttons) > room:
            rows = [buttons[:-1], buttons[-1:]]
        if self._width_of_all(rows[0]) > room:
            rows = [[button] for button in buttons]
        if len(rows) > 1:
            # Height is scarce too where the width is.
            self._message.setFixedHeight(2 * self.fontMetrics().lineSpacing())
        for row, line in enumerate(rows, start=1):
            self._line_up(line, row, len(buttons))

    def _line_up(self, buttons: list[QPushButton], row: int, columns: int) -> None:
        """Put buttons at the right end of a row; the last of fewer than `columns` is wider."""
        for column, button in enumerate(buttons, start=1):
            span = columns - column + 1 if button is buttons[-1] else 1
            align = Qt.AlignmentFlag.AlignRight if span > 1 else Qt.AlignmentFlag(0)
            self._grid.addWidget(button, row, column, 1, span, align)

    def _room(self) -> int:
        margins = self._grid.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _width_of_all(self, buttons: list[QPushButton]) -> int:
        """Return what buttons in a row need, with the space before each."""
        widths = [max(b.minimumWidth(), b.sizeHint().width()) for b in buttons]
        return sum(widths) + self._grid.horizontalSpacing() * len(buttons)

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
            bots.hurry(),
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

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the width that two rows of buttons need, whatever the arrangement now."""
        margins = self._grid.contentsMargins()
        present = self._present()
        least = max(self._width_of_all(present[:-1]), self._width_of_all(present[-1:]))
        return QSize(least + margins.left() + margins.right(), super().minimumSizeHint().height())
