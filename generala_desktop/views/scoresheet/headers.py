"""The printed part of the planilla: players above, boxes at the left, the game's name between."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import QHeaderView, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.sheet import RowKind
from generala_desktop.models.scoresheet_model import FACE_ROLE, Heading, ScoresheetModel
from generala_desktop.views.bottle_cap import paint_cap
from generala_desktop.views.player_mark import paint_mark
from generala_desktop.views.scoresheet import look
from generala_desktop.views.scoresheet.fit import SMALL_PRINT, pad_of, scaled
from generala_desktop.views.scoresheet.match_heads import block_rect, paint_match_head
from generala_desktop.views.scoresheet.names import name_lines
from generala_desktop.views.scoresheet.style import OneMatch, SheetStyle
from generala_desktop.views.theme_colours import ThemeColours
from generala_desktop.views.viewport import make_viewport
from generala_desktop.words import boxes

_ROUND_MARK = 2
"""Pixels that a mark keeps from the edge, also above a name in two lines."""
AUTO = Qt.LayoutDirection.LayoutDirectionAuto


class PlayersHeader(QHeaderView):
    """Mark and name of each column's player, under the match that the column belongs to."""

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        make_viewport(self, QPalette.ColorRole.Button)
        self.colours = colours
        self.sheet_font = QFont()
        self.sheet_style: SheetStyle = OneMatch()
        self.tier = 0
        """Height of the part that belongs to the matches."""
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def _paint_tier(self, painter: QPainter, area: QRectF, column: int) -> None:
        """Draw this column's part of the head of its match."""
        sheet = self.model()
        if not isinstance(sheet, ScoresheetModel):
            return
        match = sheet.columns[column][0]
        block = QRectF(block_rect(self, sheet, match))
        block.setHeight(area.height())
        painter.save()
        painter.setClipRect(area)
        paint_match_head(painter, block, sheet.matches[match], self.sheet_font, self.colours)
        look.paint_below(painter, block, self.colours, thick=None)
        painter.restore()

    def _paint_heading(self, painter: QPainter, area: QRectF, heading: Heading) -> None:
        metrics = QFontMetricsF(self.sheet_font)
        thick = look.rule_width(self.sheet_font)
        font = scaled(self.sheet_font, 1, bold=heading.is_current or heading.is_winner)
        font.setStrikeOut(heading.has_left)
        room = area.adjusted(thick + 1, 0, -thick - 1, 0)
        initials = self.sheet_style.shows_initials
        # Columns differ by a pixel; a player is called the same over all of his.
        narrowest = min(self.sectionSize(column) for column in range(self.count()))
        width = room.width() - (area.width() - narrowest)
        lines, font = name_lines(heading.name, font, width, shows_initials=initials)
        line_high = metrics.height() if len(lines) == 1 else QFontMetricsF(font).height() * 0.95
        name_high = line_high * len(lines)
        free = area.height() - thick - name_high
        side = min(metrics.height() * 1.1, free - 2 * _ROUND_MARK)
        top = area.top() + (free - side) / 2
        mark = QRectF(area.center().x() - side / 2, top, side, side)
        if heading.is_current:
            self._paint_arrow(painter, mark, area)
        painter.setOpacity(0.5 if heading.has_left or heading.is_passed_over else 1)
        paint_mark(painter, mark, heading.mark)
        painter.setOpacity(1)
        if heading.has_token:
            self._paint_token(painter, mark)
        painter.setFont(font)
        painter.setPen(look.heading_ink(heading, self.colours))
        painter.setLayoutDirection(AUTO)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        for place, line in enumerate(lines):
            room.setTop(mark.bottom() + place * line_high)
            room.setHeight(line_high)
            painter.drawText(room, int(flags), line)

    def _paint_token(self, painter: QPainter, mark: QRectF) -> None:
        """The cap of who opened the game, leaning on his mark."""
        side = mark.height() * 0.5
        place = QRectF(mark.right() - side * 0.35, mark.top() - side * 0.3, side, side)
        paint_cap(painter, place, self.colours.accent)

    def _paint_arrow(self, painter: QPainter, mark: QRectF, area: QRectF) -> None:
        """A filled arrow at each side of the mark, towards it, where there is room."""
        side = mark.height() * 0.42
        gap = side * 0.5
        if area.width() < mark.width() + 2 * (side + gap) + 6:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.ink)
        y = mark.center().y()
        for tip, away in ((mark.left() - gap, -side), (mark.right() + gap, side)):
            corners = (
                QPointF(tip, y),
                QPointF(tip + away, y - side * 0.62),
                QPointF(tip + away, y + side * 0.62),
            )
            painter.drawPolygon(QPolygonF(corners))

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        model = self.model()
        heading = model.headerData(logicalIndex, self.orientation(), FACE_ROLE)
        if not isinstance(heading, Heading):
            return
        area = QRectF(rect)
        thick = look.rule_width(self.sheet_font)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.tier:
            tier = QRectF(area.left(), area.top(), area.width(), self.tier)
            self._paint_tier(painter, tier, logicalIndex)
            area.setTop(tier.bottom())
        painter.fillRect(area, look.heading_background(heading, self.colours))
        self._paint_heading(painter, area, heading)
        look.paint_below(painter, area, self.colours, thick=thick)
        thin = look.rule_colour(self.colours, is_thick=False)
        painter.fillRect(QRectF(area.right() - 1, area.top(), 1, area.height()), thin)
        if heading.is_current:
            frame = look.frame_colour(heading.mark, self.colours)
            for left in (area.left(), area.right() - thick):
                painter.fillRect(QRectF(left, area.top(), thick, area.height()), frame)
            painter.fillRect(QRectF(area.left(), area.top(), area.width(), thick), frame)
        whole = QRectF(rect)
        look.paint_block_end(painter, whole, self.sheet_style.block, logicalIndex, self.colours)
        painter.restore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What a match's head does not want is the window's, not a search through the heads.
        event.ignore()

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        return QSize(self.sectionSize(logicalIndex), self.height())


class TitlesHeader(QHeaderView):
    """Name and worth of each row.

    Signals:
        title_clicked(int): the row's title was clicked, once however fast.
        title_hovered(int): the mouse is over the row's title; -1 for none.
    """

    title_clicked = Signal(int)
    title_hovered = Signal(int)

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        make_viewport(self, QPalette.ColorRole.Button)
        self.colours = colours
        self.sheet_font = QFont()
        self.sheet_style: SheetStyle = OneMatch()
        self.shows_worth = True
        self.thick_rows: frozenset[int] = frozenset()
        self.hovered_row: int | None = None
        """Of a title that a click would score in."""
        self._letters: Mapping[int, int] = {}
        self._pressed = -1
        # Its own clicks leave out the margins by which sections could be resized.
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def show_letters(self, letters: Mapping[int, int]) -> None:
        """Underline a letter in some rows: (row, its place in the title)."""
        self._letters = dict(letters)
        self.viewport().update()

    def _background(self, kind: RowKind, *, is_hovered: bool) -> QColor:
        if is_hovered:
            return self.colours.current_player_background
        match kind:
            case RowKind.TOTAL:
                return self.colours.total_background
            case RowKind.PROGRESS | RowKind.BONUS:
                return self.colours.heading_background
            case RowKind.BOX:
                return self.colours.paper

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        model = self.model()
        if not isinstance(model, ScoresheetModel):
            return
        row = model.rows[logicalIndex]
        area = QRectF(rect)
        is_rtl = self.isRightToLeft()
        is_hovered = self.hovered_row == logicalIndex
        painter.save()
        painter.fillRect(area, self._background(row.kind, is_hovered=is_hovered))
        pad = pad_of(self.sheet_font)
        room = area.adjusted(pad, 0, -pad - 1, 0)
        worth = boxes.row_worth(row) if self.shows_worth else ""
        if worth:
            painter.setFont(scaled(self.sheet_font, SMALL_PRINT))
            painter.setPen(self.colours.dim_ink)
            end = Qt.AlignmentFlag.AlignLeft if is_rtl else Qt.AlignmentFlag.AlignRight
            painter.drawText(room, int(end | Qt.AlignmentFlag.AlignVCenter), worth)
        painter.setFont(scaled(self.sheet_font, 1, bold=row.kind is not RowKind.BOX))
        painter.setPen(self.colours.ink)
        start = Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
        flags = int(start | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        title = self.sheet_style.title(row)
        letter = self._letters.get(logicalIndex)
        if letter is not None and letter < len(title):
            title = f"{title[:letter]}&{title[letter:]}"
            flags |= int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(room, flags, title)
        thick = look.rule_width(self.sheet_font)
        look.paint_below(
            painter, area, self.colours, thick=thick if logicalIndex in self.thick_rows else None
        )
        edge = area.left() if is_rtl else area.right() - thick
        line = look.rule_colour(self.colours, is_thick=True)
        painter.fillRect(QRectF(edge, area.top(), thick, area.height()), line)
        painter.restore()

    @override
    def paintEvent(self, e: QPaintEvent) -> None:
        super().paintEvent(e)
        below = QRectF(self.viewport().rect())
        below.setTop(self.length() - self.offset())
        if below.height() > 0:
            # A style would give the rest of the sheet's edge the colour of a window.
            with QPainter(self.viewport()) as painter:
                painter.fillRect(below, self.colours.paper)

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        return QSize(self.width(), self.sectionSize(logicalIndex))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self.logicalIndexAt(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, -1
        place = event.position().toPoint()
        is_inside = self.viewport().rect().contains(place)
        if pressed >= 0 and is_inside and pressed == self.logicalIndexAt(place):
            self.title_clicked.emit(pressed)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed = -1

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.title_hovered.emit(self.logicalIndexAt(event.position().toPoint()))

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.title_hovered.emit(-1)
        return super().viewportEvent(event)


class Corner(QWidget):
    """The game's name where the two headers meet."""

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.sheet_font = QFont()
        self.tier = 0
        """Height of the part beside the matches; what is written stands below it."""
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_title(self, title: str, text: str) -> None:
        """Name the game for those who listen, and write the text."""
        self._text = text
        self.setAccessibleName(title)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        thick = look.rule_width(self.sheet_font)
        pad = pad_of(self.sheet_font)
        with QPainter(self) as painter:
            painter.fillRect(area, self.colours.heading_background)
            look.paint_below(painter, area, self.colours, thick=thick)
            edge = area.left() if self.isRightToLeft() else area.right() - thick
            line = look.rule_colour(self.colours, is_thick=True)
            painter.fillRect(QRectF(edge, area.top(), thick, area.height()), line)
            room = area.adjusted(pad, self.tier + 2, -pad - thick, -thick - 2)
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            font = scaled(self.sheet_font, 1.25, bold=True)
            while font.pixelSize() > 8:
                needed = QFontMetricsF(font).boundingRect(room, flags, self._text)
                if needed.height() <= room.height() and needed.width() <= room.width():
                    break
                font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
            painter.setPen(self.colours.ink)
            painter.drawText(room, flags, self._text)
