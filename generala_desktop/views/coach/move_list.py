"""The moves of a hint, one a line: what to hold or where to write, with its figures in columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.contrast import mix
from generala_desktop.views.dice.look import Marks
from generala_desktop.views.roomy_style import SMALLEST_TARGET
from generala_desktop.views.small_dice import paint_die
from generala_desktop.views.theme_colours import ThemeColours
from generala_desktop.views.viewport import make_viewport
from generala_desktop.words.coach import MoveLine, Page

NO_PAGE = Page("", False, "", "", "", (), "")
LINES = 4
"""That there is always room for."""
_LINE_ROLE = int(Qt.ItemDataRole.UserRole)
_WRITING_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HIGH = 1.5
"""A line, in heights of its letters."""
_LETTERS_IN_ONE = 44
"""In a list with room for fewer, the figures stand below the move."""
_DIE_HIGH = 1.18
"""Of the letters."""
_DIE_APART = 1.14
"""From one die to the next, of its height."""


@dataclass(frozen=True)
class Columns:
    """Where the figures stand: right edges, and whether they have a line of their own."""

    average: float
    loss: float
    chance: float
    title: float
    """Width of the move where the figures stand beside it."""


def columns(width: float, font: QFont, page: Page) -> Columns:
    """Return the columns of a list."""
    letter = QFontMetricsF(font).averageCharWidth()
    heads, bold = QFontMetricsF(small(font)), QFont(font)
    bold.setBold(True)
    figures = QFontMetricsF(bold)

    def wide(head: str, texts: Iterable[str]) -> float:
        widest = max(map(figures.horizontalAdvance, texts), default=0.0)
        return max(heads.horizontalAdvance(head), widest) + 1.8 * letter

    chance = width - letter
    loss = chance
    if any(line.chance for line in page.lines):
        loss -= wide(page.chance_head, ("00 %", *(line.chance for line in page.lines)))
    average = loss - wide(page.loss_head, ("−00,0", *(line.loss for line in page.lines)))
    left = average - wide(page.average_head, ("000,0", *(line.average for line in page.lines)))
    return Columns(average, loss, chance, left)


def small(font: QFont) -> QFont:
    """Return the letters of heads."""
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() * 0.85)
    return smaller


class _MoveDelegate(QStyledItemDelegate):
    def __init__(self, colours: ThemeColours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.marks = Marks.PIPS
        self.pointed = -1
        self.page = NO_PAGE
        self.is_stacked = False
        """The figures have a line of their own below the move."""

    def line_height(self, font: QFont) -> int:
        lines = _HIGH * (1.75 if self.is_stacked else 1)
        return max(SMALLEST_TARGET, round(QFontMetricsF(font).height() * lines))

    def cuts(self, width: float, font: QFont) -> bool:
        """Tell whether a move of the page has not enough room beside its figures."""
        bold = QFont(font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        room = columns(width, font, self.page).title - 1.8 * metrics.averageCharWidth()
        dice = metrics.height() * _DIE_HIGH * _DIE_APART
        return any(
            metrics.horizontalAdvance(line.title) + len(line.dice) * dice > room
            for line in self.page.lines
        )

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, self.line_height(option.font))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        line = index.data(_LINE_ROLE)
        if not isinstance(line, MoveLine):
            return
        area, colours = QRectF(option.rect), self.colours
        is_first, is_pointed = index.row() == 0, index.row() == self.pointed
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_pointed:
            painter.fillRect(area, colours.hint_background)
            bar = QRectF(area.left(), area.top(), max(3.0, area.height() / 9), area.height())
            painter.fillRect(bar, colours.accent)
        rule = mix(colours.paper, colours.paper_line, 0.35)
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), rule)
        font = QFont(option.font)
        font.setBold(is_first)
        painter.setFont(font)
        painter.setPen(colours.ink)
        self._paint_line(painter, area, line, columns(area.width(), option.font, self.page))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colours.focus_ring, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -2), 4, 4)
        painter.restore()

    def _paint_line(self, painter: QPainter, area: QRectF, line: MoveLine, at: Columns) -> None:
        metrics = QFontMetricsF(painter.font())
        letter = metrics.averageCharWidth()
        upper, lower = QRectF(area), QRectF(area)
        if self.is_stacked:
            upper.setHeight(area.height() * 0.52)
            lower.setTop(area.top() + area.height() * 0.48)
        left = area.left() + 1.4 * letter
        room = (at.chance if self.is_stacked else at.title) - 1.8 * letter
        dice_high = metrics.height() * _DIE_HIGH
        dice_wide = len(line.dice) * dice_high * _DIE_APART
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        words = metrics.elidedText(
            line.title, Qt.TextElideMode.ElideRight, max(0.0, room - dice_wide)
        )
        painter.drawText(QRectF(left, upper.top(), room, upper.height()), flags, words)
        x = left + metrics.horizontalAdvance(words) + letter
        for face in line.dice:
            top = upper.center().y() - dice_high / 2
            paint_die(painter, QRectF(x, top, dice_high, dice_high), face, self.marks)
            x += dice_high * _DIE_APART
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for edge, text, ink in (
            (at.average, line.average, self.colours.ink),
            (at.loss, line.loss, self.colours.dim_ink),
            (at.chance, line.chance, self.colours.ink),
        ):
            painter.setPen(ink)
            painter.drawText(QRectF(area.left(), lower.top(), edge, lower.height()), right, text)


class MoveList(QListWidget):
    """Takes Enter where it means a move, and leaves Space and letters to the table.

    Signals:
        pointed(int): the move that mouse or keyboard is at; the first where they are elsewhere.
        chosen(int): a move was clicked, or Enter was pressed on it.
    """

    pointed = Signal(int)
    chosen = Signal(int)

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_viewport(self, QPalette.ColorRole.Base)
        self._painter = _MoveDelegate(colours, self)
        self._width = 0.0
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.itemEntered.connect(lambda item: self._point(self.row(item)))
        self.itemClicked.connect(lambda item: self.chosen.emit(self.row(item)))
        self.currentRowChanged.connect(self._follow_current)

    def set_theme(self, colours: ThemeColours) -> None:
        self._painter.colours = colours
        self.viewport().update()

    def set_marks(self, marks: Marks) -> None:
        self._painter.marks = marks
        self.viewport().update()

    def show_lines(self, page: Page) -> None:
        """Replace all moves; a keyboard that is in the list stays on its line."""
        lines = page.lines
        self._painter.page = page
        row = self.currentRow() if self.hasFocus() else 0
        row = min(max(row, 0), len(lines) - 1)
        self.blockSignals(True)
        self.clear()
        for line in lines:
            item = QListWidgetItem(line.title)
            item.setData(_LINE_ROLE, line)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
            item.setToolTip(line.spoken)
            self.addItem(item)
        self.setCurrentRow(row)
        self.blockSignals(False)
        self._painter.pointed = row
        self._stack()

    def pointed_row(self) -> int:
        return self._painter.pointed

    def _point(self, row: int) -> None:
        if row != self._painter.pointed:
            self._painter.pointed = row
            self.viewport().update()
            self.pointed.emit(row)

    def _follow_current(self, row: int) -> None:
        if self.hasFocus():
            self._point(row)

    def _rest(self) -> None:
        """Mouse or keyboard has gone elsewhere."""
        if self.count():
            self._point(self.currentRow() if self.hasFocus() else 0)

    def fit(self, width: float) -> None:
        """Be as high in this width as for the most lines, so that nothing moves with their number."""
        self._width = width
        self._stack()

    def _stack(self) -> None:
        """Put the figures below the moves, where these would be cut beside them."""
        letter = QFontMetricsF(self.font()).averageCharWidth()
        is_narrow = self._width < _LETTERS_IN_ONE * letter
        self._painter.is_stacked = is_narrow or self._painter.cuts(self._width, self.font())
        self.setFixedHeight(LINES * self._painter.line_height(self.font()) + 2)
        self.scheduleDelayedItemsLayout()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WRITING_KEYS and self.currentRow() >= 0:
            if not event.isAutoRepeat():
                self.chosen.emit(self.currentRow())
            event.accept()
        elif event.key() == Qt.Key.Key_Space or event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._rest()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._rest()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._rest()
        return super().viewportEvent(event)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 18, 0)
