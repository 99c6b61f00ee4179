"""Draws the cells of the planilla: ink, pencil, crosses and the lines between them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from generala_desktop.compat import override
from generala_desktop.engine.sheet import RowKind
from generala_desktop.models.scoresheet_model import FACE_ROLE, CellFace
from generala_desktop.views.contrast import mix
from generala_desktop.views.loop import loop
from generala_desktop.views.player_mark import PlayerMark
from generala_desktop.views.scoresheet import look
from generala_desktop.views.scoresheet.fit import PENCIL, SMALL_PRINT, narrowed, scaled
from generala_desktop.views.scoresheet.style import OneMatch, SheetStyle
from generala_desktop.views.theme_colours import ThemeColours
from generala_desktop.words import boxes


class CellDelegate(QStyledItemDelegate):
    """Needs to be told colours, font and what the mouse and the keyboard are at."""

    def __init__(self, colours: ThemeColours, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.cell_font = QFont()
        self.hovered: tuple[int, int] | None = None
        self.focused: tuple[int, int] | None = None
        self.thick_rows: frozenset[int] = frozenset()
        """Rows that end a section."""
        self.sheet_style: SheetStyle = OneMatch()
        self.marks: tuple[PlayerMark, ...] = ()
        """Of each column."""

    def _paint_face(
        self, painter: QPainter, area: QRectF, face: CellFace, *, is_at: bool = False
    ) -> None:
        """`is_at`: mouse or keyboard is at the cell."""
        if face.is_blocked:
            self._paint_blocked(painter, area)
        elif face.cell.is_struck and not face.cell.mark:
            self._paint_cross(painter, area, face)
        elif face.offer is not None:
            if is_at or face.is_advised or not self.sheet_style.is_quiet(face):
                self._paint_offer(painter, area, face)
        elif face.text:
            self._paint_figure(painter, area, face)

    def _paint_blocked(self, painter: QPainter, area: QRectF) -> None:
        faint = mix(self.colours.current_player_background, self.colours.paper_line, 0.4)
        inner = area.adjusted(4, 4, -4, -4)
        painter.fillRect(inner, QBrush(faint, Qt.BrushStyle.BDiagPattern))

    def _paint_cross(self, painter: QPainter, area: QRectF, face: CellFace) -> None:
        """Two strokes of a pen through the box."""
        height = min(area.height() * 0.5, QFontMetricsF(self.cell_font).height() * 0.95)
        width = min(area.width() * 0.62, height * 2)
        stroke = max(1.6, height / 9)
        middle = area.center()
        path = QPainterPath(middle + QPointF(-width / 2, -height / 2))
        path.quadTo(middle + QPointF(0.05 * width, 0), middle + QPointF(width / 2, height / 2))
        path.moveTo(middle + QPointF(width / 2, -height / 2))
        path.quadTo(middle + QPointF(-0.04 * width, 0), middle + QPointF(-width / 2, height / 2))
        painter.setPen(QPen(look.cell_ink(face, self.colours), stroke, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)

    def _paint_offer(self, painter: QPainter, area: QRectF, face: CellFace) -> None:
        """As in pencil: slanted, smaller, on a dotted line."""
        font = scaled(self.cell_font, PENCIL, italic=True, bold=self.sheet_style.is_lit(face))
        ink = look.cell_ink(face, self.colours)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, face.text)
        metrics = QFontMetricsF(font)
        half = max(metrics.horizontalAdvance("00"), metrics.horizontalAdvance(face.text)) / 2 + 1
        below = area.center().y() + metrics.ascent() / 2 + max(1.5, metrics.descent() * 0.5)
        middle = area.center().x()
        painter.setPen(QPen(ink, max(1.0, metrics.height() / 14), Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(middle - half, below), QPointF(middle + half, below))

    def _paint_advice(self, painter: QPainter, area: QRectF, face: CellFace) -> None:
        """A loop of the pencil round what would be written."""
        metrics = QFontMetricsF(self.cell_font)
        width = min(
            area.width() - 6,
            max(metrics.horizontalAdvance(face.text), metrics.horizontalAdvance("00"))
            + metrics.height() * 1.1,
        )
        ring = QRectF(0, 0, width, min(area.height() - 4, metrics.height() * 1.35))
        ring.moveCenter(area.center())
        stroke = max(1.6, metrics.height() / 11)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.colours.accent, stroke, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(loop(ring))

    def _paint_figure(self, painter: QPainter, area: QRectF, face: CellFace) -> None:
        bold = face.kind is not RowKind.PROGRESS
        font = scaled(self.cell_font, 1, bold=bold)
        font = narrowed(face.text, font, area.width() - 4, 0.6)
        metrics = QFontMetricsF(font)
        figure = metrics.horizontalAdvance(face.text)
        left = area.center().x() - figure / 2
        base = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        if face.cell.is_served and not face.cell.mark:
            small = scaled(font, SMALL_PRINT, bold=True)
            mark = boxes.served_mark()
            # Figures stand in line below each other unless the column is too narrow for that.
            left = min(
                left, area.right() - 3 - QFontMetricsF(small).horizontalAdvance(mark) - figure
            )
            painter.setFont(small)
            painter.setPen(self.colours.dim_ink if face.has_left else self.colours.accent)
            painter.drawText(QPointF(left + figure + 1, base - metrics.capHeight() * 0.45), mark)
        painter.setFont(font)
        painter.setPen(look.cell_ink(face, self.colours))
        painter.drawText(QPointF(left, base), face.text)

    def _paint_lines(
        self, painter: QPainter, area: QRectF, place: tuple[int, int], face: CellFace
    ) -> None:
        row, column = place
        thick = look.rule_width(self.cell_font)
        ends_section = row in self.thick_rows
        look.paint_below(painter, area, self.colours, thick=thick if ends_section else None)
        thin = look.rule_colour(self.colours, is_thick=False)
        painter.fillRect(QRectF(area.right() - 1, area.top(), 1, area.height()), thin)
        look.paint_block_end(painter, area, self.sheet_style.block, column, self.colours)
        if face.is_current and column < len(self.marks):
            frame = look.frame_colour(self.marks[column], self.colours)
            for left in (area.left(), area.right() - thick):
                painter.fillRect(QRectF(left, area.top(), thick, area.height()), frame)
            if face.kind is RowKind.TOTAL:
                under = QRectF(area.left(), area.bottom() - thick, area.width(), thick)
                painter.fillRect(under, frame)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        face = index.data(FACE_ROLE)
        if not isinstance(face, CellFace):
            return
        area = QRectF(option.rect)
        place = (index.row(), index.column())
        is_hovered = self.hovered == place
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_lit = self.sheet_style.is_lit(face)
        ground = look.cell_background(face, self.colours, is_hovered=is_hovered, is_lit=is_lit)
        painter.fillRect(area, ground)
        self._paint_face(painter, area, face, is_at=place in (self.hovered, self.focused))
        self._paint_lines(painter, area, place, face)
        if face.is_advised:
            self._paint_advice(painter, area, face)
        if is_hovered:
            painter.setPen(QPen(self.colours.accent, 1.5))
            painter.drawRoundedRect(area.adjusted(3, 2, -4, -3), 4, 4)
        if self.focused == place:
            look.paint_focus(painter, area, self.colours)
        painter.restore()
