"""Which ink on which paper: the colours of every kind of cell on the planilla."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from generala_desktop.engine.sheet import RowKind
from generala_desktop.models.scoresheet_model import CellFace, Heading
from generala_desktop.views.contrast import VISIBLE, mix, readable_on
from generala_desktop.views.player_mark import PlayerMark, fill_colour
from generala_desktop.views.theme_colours import ThemeColours

_FRESH = 0.13
_HOVERED = 0.7
_BLOCK_LINE = 2
"""Pixels of the line between two matches."""
_HAIRLINE = 0.45
"""How much of the line's colour the thin rules have."""


def cell_background(
    face: CellFace, colours: ThemeColours, *, is_hovered: bool = False, is_lit: bool = False
) -> QColor:
    rest = _at_rest(face, colours)
    if is_lit and not (face.is_hinted or face.is_advised):
        rest = colours.winner_background
    return mix(rest, colours.paper, _HOVERED) if is_hovered else rest


def _at_rest(face: CellFace, colours: ThemeColours) -> QColor:
    match face.kind:
        case RowKind.TOTAL:
            return colours.winner_background if face.is_winner else colours.total_background
        case RowKind.PROGRESS | RowKind.BONUS:
            return colours.heading_background
        case RowKind.BOX:
            return _box_background(face, colours)


def _box_background(face: CellFace, colours: ThemeColours) -> QColor:
    if face.is_hinted or face.is_advised:
        return colours.hint_background
    if face.is_void:
        return colours.total_background
    paper = colours.current_player_background if face.is_current else colours.paper
    return mix(paper, colours.accent, _FRESH) if face.is_fresh else paper


def cell_ink(face: CellFace, colours: ThemeColours) -> QColor:
    if face.has_left or face.offer is not None:
        return colours.dim_ink
    if face.cell.is_struck:
        return colours.strike
    if face.kind is RowKind.BONUS and face.cell.points:
        return colours.accent
    return colours.ink


def heading_background(heading: Heading, colours: ThemeColours) -> QColor:
    if heading.is_winner:
        return colours.winner_background
    if heading.is_current:
        return colours.current_player_background
    return colours.heading_background


def heading_ink(heading: Heading, colours: ThemeColours) -> QColor:
    return colours.dim_ink if heading.has_left else colours.ink


def frame_colour(mark: PlayerMark, colours: ThemeColours) -> QColor:
    """The player's colour, as a line round his column needs it."""
    return readable_on(fill_colour(mark.colour), colours.current_player_background, VISIBLE)


def rule_colour(colours: ThemeColours, *, is_thick: bool) -> QColor:
    """The colour of a line between rows or columns."""
    return mix(colours.paper, colours.paper_line, 1 if is_thick else _HAIRLINE)


def rule_width(font: QFont) -> int:
    """Of the line between sections and round the column of the player at turn."""
    return max(2, round(QFontMetricsF(font).height() / 9))


def paint_below(
    painter: QPainter, area: QRectF, colours: ThemeColours, *, thick: int | None
) -> None:
    """Draw the line that ends a row, within it."""
    high = thick or 1
    line = QRectF(area.left(), area.bottom() - high, area.width(), high)
    painter.fillRect(line, rule_colour(colours, is_thick=bool(thick)))


def paint_block_end(
    painter: QPainter, area: QRectF, block: int, column: int, colours: ThemeColours
) -> None:
    """Draw a strong line after the last column of those that belong together."""
    if block and (column + 1) % block == 0:
        line = QRectF(area.right() - _BLOCK_LINE, area.top(), _BLOCK_LINE, area.height())
        painter.fillRect(line, colours.ink)


def paint_focus(painter: QPainter, area: QRectF, colours: ThemeColours) -> None:
    """Draw the ring round the cell that the keyboard is at."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.focus_ring, 2))
    painter.drawRoundedRect(area.adjusted(2, 2, -3, -3), 4, 4)
    painter.restore()
