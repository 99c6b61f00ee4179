"""The planilla: shows a scoresheet model on paper and asks to write in a box."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QTableView,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.scoresheet.delegate import CellDelegate
from generala_desktop.views.scoresheet.fit import Fit, comfortable
from generala_desktop.views.scoresheet.headers import Corner, PlayersHeader, TitlesHeader
from generala_desktop.views.scoresheet.match_layer import MatchLayer
from generala_desktop.views.scoresheet.spoken_cell import SpokenCell
from generala_desktop.views.scoresheet.style import (
    OneMatch,
    SheetStyle,
    section_ends,
    style_of,
)
from generala_desktop.views.theme_colours import COLOURS, ThemeColours
from generala_desktop.views.viewport import make_viewport

_WRITING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVING_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
_NOWHERE = QModelIndex()


class ScoresheetView(QTableView):
    """The sheet of a game; its box names write too.

    Signals:
        score_requested(Box): the player at turn wants to write in a box that he may write in.
        cell_pressed(Box, int): a box of this seat that the hand on the table may not be written in.
        claim_requested(int): the player at turn wants to win this match outright.
    """

    score_requested = Signal(object)
    cell_pressed = Signal(object, int)
    claim_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_viewport(self, QPalette.ColorRole.Base)
        self._colours = COLOURS[Scheme.LIGHT]
        self._cells = CellDelegate(self._colours, self)
        self._players = PlayersHeader(self._colours, self)
        self._titles = TitlesHeader(self._colours, self)
        self._corner = Corner(self._colours, self)
        self._style: SheetStyle = OneMatch()
        self._fit: Fit | None = None
        self._pressed = QModelIndex()
        self._spoken = SpokenCell(self)
        self._offers_every_cell = False
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(self._players)
        self.setVerticalHeader(self._titles)
        self._layer = MatchLayer(self, self._colours)
        self._layer.claim_requested.connect(self.claim_requested)
        for header in (self._players, self._titles):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._titles.title_clicked.connect(self._score_in_row)
        self._titles.title_hovered.connect(self._hover_in_row)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragEnabled(False)
        self._retranslate()
        self.set_theme(self._colours)

    def set_theme(self, colours: ThemeColours) -> None:
        self._colours = colours
        self._cells.colours = colours
        self._players.colours = colours
        self._titles.colours = colours
        self._corner.colours = colours
        self._layer.set_theme(self._sheet(), colours)
        for area in (self.viewport(), self._players.viewport(), self._titles.viewport()):
            palette = QPalette(area.palette())
            for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
                palette.setColor(role, colours.paper)
            area.setPalette(palette)
            area.update()
        self._corner.update()

    def set_claimable(self, matches: Collection[int]) -> None:
        """Turn the heads of these matches into buttons that win them; of none, end that."""
        self._layer.offer(self._sheet(), matches)

    def focus_claim(self) -> None:
        """Bring the keyboard to a match that can be won."""
        self._layer.focus_claim()

    def go_to(self, index: QModelIndex) -> None:
        """Bring the keyboard to a cell, or to where it was if that is none."""
        if index.isValid():
            self.setCurrentIndex(index)
        self.setFocus()
        self._spoken.tell_soon()

    def offer_every_cell(self, offers: bool) -> None:
        """Let the keyboard also press boxes that no hand on the table may be written in."""
        self._offers_every_cell = offers

    def preferred_share(self) -> float:
        """Return how much of a window's width the sheet would like to have."""
        return self._style.share

    def _sheet(self) -> ScoresheetModel | None:
        model = self.model()
        return model if isinstance(model, ScoresheetModel) else None

    def _take_over(self) -> None:
        """Another game lies on the table."""
        sheet = self._sheet()
        if sheet is None:
            return
        self._pressed = QModelIndex()
        self._hover(None)
        self._style = style = style_of(sheet)
        self._cells.sheet_style = self._players.sheet_style = self._titles.sheet_style = style
        self._cells.thick_rows = self._titles.thick_rows = section_ends(sheet.rows)
        self._layer.offer(sheet, ())
        self._note_players()
        self._corner.set_title(sheet.title, self._style.corner(sheet))
        self._lay_out()

    def _note_players(self) -> None:
        """Learn the marks anew, and bring the column of the player at turn into sight."""
        sheet = self._sheet()
        if sheet is None:
            return
        self._cells.marks = tuple(heading.mark for heading in sheet.headings)
        self._show_column_at_turn(sheet)

    def _show_column_at_turn(self, sheet: ScoresheetModel) -> None:
        current = next((c for c, h in enumerate(sheet.headings) if h.is_current), None)
        if current is not None and self._fit is not None and self._fit.is_too_wide:
            self.scrollTo(sheet.index(max(0, self.currentIndex().row()), current))

    def _lay_out(self) -> None:
        sheet = self._sheet()
        if sheet is None or not sheet.columns:
            self._fit = None
            self._corner.hide()
            self._players.setFixedHeight(0)
            self._titles.setFixedWidth(0)
            return
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        found = self._layer.fit(sheet, self.font(), self._style.shape(sheet), bar)
        self._fit = found
        self._cells.cell_font = found.font
        self._players.sheet_font = self._titles.sheet_font = self._corner.sheet_font = found.font
        self._titles.shows_worth = found.shows_worth
        self._players.tier = self._corner.tier = found.tier_height
        off, on = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setHorizontalScrollBarPolicy(on if found.is_too_wide else off)
        self.setVerticalScrollBarPolicy(on if found.is_too_high else off)
        self._players.setFixedHeight(found.heading_height)
        self._titles.setFixedWidth(found.title_width)
        for row, height in enumerate(found.row_heights):
            self._titles.resizeSection(row, height)
        for column, width in enumerate(found.column_widths):
            self._players.resizeSection(column, width)
        self.updateGeometries()
        self._corner.show()
        self._corner.raise_()
        self._layer.lay_out(sheet, found)
        for area in (self, self._players, self._titles):
            area.viewport().update()
        self._corner.update()
        if self.hasFocus() and self.currentIndex().isValid():
            # Otherwise the keyboard would be at a cell out of sight.
            self.scrollTo(self.currentIndex())
        else:
            self._show_column_at_turn(sheet)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Scoresheet"))
        sheet = self._sheet()
        if sheet is not None:
            sheet.retranslate()
            self._corner.set_title(sheet.title, self._style.corner(sheet))
            self._lay_out()

    def _hover(self, place: tuple[int, int] | None) -> None:
        """Light up a cell that may be written in, and its title."""
        before = self._cells.hovered
        self._cells.hovered = place
        self._titles.hovered_row = place[0] if place else None
        shape = Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._titles.viewport().setCursor(shape)
        if before != place:
            self.viewport().update()
            self._titles.viewport().update()

    def _hover_at(self, index: QModelIndex) -> None:
        sheet = self._sheet()
        may = sheet is not None and sheet.may_score(index)
        self._hover((index.row(), index.column()) if may else None)

    def _hover_in_row(self, row: int) -> None:
        self._hover_at(self._own_cell(row))

    def _follow_data(self) -> None:
        """A cell under a resting mouse may have become one to write in, or ceased to be."""
        if self.viewport().underMouse():
            self._hover_at(self.indexAt(self.viewport().mapFromGlobal(self.cursor().pos())))
        elif not self._titles.viewport().underMouse():
            self._hover(None)

    def _own_cell(self, row: int) -> QModelIndex:
        sheet = self._sheet()
        return QModelIndex() if sheet is None or row < 0 else sheet.only_index(row)

    def _score_in_row(self, row: int) -> None:
        self._score(self._own_cell(row))

    def _score(self, index: QModelIndex) -> None:
        sheet = self._sheet()
        box = sheet.box_at(index) if sheet is not None else None
        if sheet is None or box is None:
            return
        if sheet.may_score(index):
            self.score_requested.emit(box)
        else:
            self.cell_pressed.emit(box, sheet.columns[index.column()][1])

    def _may_write_here(self) -> bool:
        sheet, index = self._sheet(), self.currentIndex()
        if sheet is None or sheet.box_at(index) is None:
            return False
        return self._offers_every_cell or sheet.may_score(index)

    def _show_focus(self) -> None:
        current = self.currentIndex()
        place = (current.row(), current.column())
        self._cells.focused = place if self.hasFocus() and current.isValid() else None
        self.viewport().update()

    @override
    def setModel(self, model: QAbstractItemModel | None) -> None:
        if not isinstance(model, ScoresheetModel):
            raise TypeError("the planilla shows a ScoresheetModel")
        super().setModel(model)
        model.modelReset.connect(self._take_over)
        model.dataChanged.connect(self._follow_data)
        model.headerDataChanged.connect(self._note_players)
        self._take_over()

    @override
    def sizeHint(self) -> QSize:
        sheet = self._sheet()
        if sheet is None or not sheet.columns:
            return QSize(360, 500)
        return comfortable(self.font(), self._style.shape(sheet))

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        # Not all that large texts ask for: a sheet can scroll, a screen cannot.
        return QSize(min(line * 14, 320), min(line * 12, 280))

    @override
    def updateGeometries(self) -> None:
        super().updateGeometries()
        if self._fit is not None:
            corner = self.contentsRect().topLeft()
            left = self._titles.x() if self.isRightToLeft() else corner.x()
            self._corner.setGeometry(left, corner.y(), self._titles.width(), self._players.height())

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        # A picture moved along with the cells would tear the lines over them.
        self.viewport().update()
        self._layer.follow(self._sheet())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        sheet = self._sheet()
        if sheet is not None and self._fit is not None:
            self._layer.paint(sheet)

    @override
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        self._show_focus()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        sheet = self._sheet()
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if sheet is not None and not by_mouse and not self._may_write_here():
            start = sheet.next_open_index()
            if start.isValid() or not self.currentIndex().isValid():
                self.setCurrentIndex(start if start.isValid() else sheet.index(0, 0))
        super().focusInEvent(event)
        self._show_focus()
        self._spoken.tell_soon()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _WRITING_KEYS and self._may_write_here():
            if not event.isAutoRepeat():
                self._score(self.currentIndex())
            event.accept()
        elif key in _MOVING_KEYS:
            super().keyPressEvent(event)
        else:
            # Letters and digits are the window's; a table would search for them.
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self.indexAt(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, QModelIndex()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if pressed.isValid() and pressed == self.indexAt(event.position().toPoint()):
            self._score(pressed)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second press of a double click is none: what was written must not lead to more.
        self._pressed = QModelIndex()
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover_at(self.indexAt(event.position().toPoint()))

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        # Enter writes the box here even where the window uses it for something else.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _WRITING_KEYS
            and self._may_write_here()
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()
