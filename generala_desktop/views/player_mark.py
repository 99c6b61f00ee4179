"""Draws a player's mark, and makes his colour readable wherever it is used for text."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from generala_desktop.views.contrast import READABLE, readable_on
from generala_desktop.words.player_marks import (
    PlayerColour,
    PlayerMark,
    PlayerShape,
    colour_name,
    mark_name,
    marks,
    shape_name,
)

__all__ = [
    "PlayerColour",
    "PlayerMark",
    "PlayerShape",
    "colour_name",
    "fill_colour",
    "icon",
    "mark_name",
    "marks",
    "paint_mark",
    "picture",
    "shape_name",
    "text_colour",
]

_FILLS = {
    PlayerColour.BLUE: "#2f6fd0",
    PlayerColour.RED: "#d32f2f",
    PlayerColour.GREEN: "#3c9a3f",
    PlayerColour.ORANGE: "#f57c00",
    PlayerColour.PURPLE: "#7e3fb0",
    PlayerColour.YELLOW: "#f6d32d",
    PlayerColour.TURQUOISE: "#19a7b0",
    PlayerColour.PINK: "#f06aa8",
    PlayerColour.BLACK: "#2a2a2a",
    PlayerColour.WHITE: "#fafafa",
}
# A dark line within a light one: on any background one of them is seen.
_OUTLINE = QColor("#161616")
_HALO = QColor("#ffffff")
# Shapes are drawn around the origin in a square of this side. It is not 1, because Qt flattens
# curves to lines that suit a picture of about the size that a path's numbers say.
_SIDE = 100
_OUTLINE_WIDTH = 7
_PIXEL_RATIOS = (1, 2, 3)


def fill_colour(colour: PlayerColour) -> QColor:
    return QColor(_FILLS[colour])


def text_colour(colour: PlayerColour, background: QColor, ratio: float = READABLE) -> QColor:
    """The player's colour, darker or lighter as text on the background needs."""
    return readable_on(fill_colour(colour), background, ratio)


def paint_mark(painter: QPainter, rect: QRectF, mark: PlayerMark) -> None:
    """Fill the largest square in the middle of rect."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / _SIDE, side / _SIDE)
    shape = _SHAPES[mark.shape]
    for line, width in ((_HALO, 4 * _OUTLINE_WIDTH), (_OUTLINE, 2 * _OUTLINE_WIDTH)):
        # Strokes are centred on the edge; the fill then covers their inner half.
        painter.strokePath(shape, QPen(line, width, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(shape, fill_colour(mark.colour))
    painter.restore()


def picture(mark: PlayerMark, px: int, ratio: float) -> QPixmap:
    """Return a picture for a label, `px` device-independent pixels wide and high.

    Drawn for its size: what an icon is asked for stays in Qt's cache of pictures.
    """
    result = QPixmap((QSizeF(px, px) * ratio).toSize())
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        paint_mark(painter, QRectF(result.rect()), mark)
    result.setDevicePixelRatio(ratio)
    return result


def icon(mark: PlayerMark, px: int) -> QIcon:
    """In device-independent pixels, sharp on screens of up to three times their density."""
    result = QIcon()
    for ratio in _PIXEL_RATIOS:
        result.addPixmap(picture(mark, px, ratio))
    return result


# With both lines around them the shapes fill the square.
_REACH = _SIDE / 2 - 2 * _OUTLINE_WIDTH


def _polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * _REACH, y * _REACH) for x, y in points]))
    path.closeSubpath()
    return path


def _ring(corners: int, *radii: float) -> list[tuple[float, float]]:
    """Corners on circles of these radii in turn, the first at the top."""
    result = []
    for number in range(corners):
        angle = 2 * math.pi * number / corners
        radius = radii[number % len(radii)]
        result.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return result


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x * _REACH, y * _REACH), radius * _REACH, radius * _REACH)
    return path


def _heart() -> QPainterPath:
    r = _REACH
    path = QPainterPath(QPointF(0, 0.95 * r))
    path.cubicTo(-1.5 * r, 0, -0.85 * r, -1.4 * r, 0, -0.5 * r)
    path.cubicTo(0.85 * r, -1.4 * r, 1.5 * r, 0, 0, 0.95 * r)
    return path


def _drop() -> QPainterPath:
    r = _REACH
    path = QPainterPath(QPointF(0, -r))
    path.cubicTo(0.2 * r, -0.5 * r, 0.7 * r, -0.1 * r, 0.7 * r, 0.3 * r)
    path.arcTo(QRectF(-0.7 * r, -0.4 * r, 1.4 * r, 1.4 * r), 0, -180)
    path.cubicTo(-0.7 * r, -0.1 * r, -0.2 * r, -0.5 * r, 0, -r)
    return path


_ARM = 0.36
_SHAPES = {
    PlayerShape.CIRCLE: _circle(0, 0, 0.95),
    PlayerShape.SQUARE: _polygon([(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)]),
    PlayerShape.TRIANGLE: _polygon([(0, -0.9), (1, 0.82), (-1, 0.82)]),
    PlayerShape.DIAMOND: _polygon([(0, -1), (0.75, 0), (0, 1), (-0.75, 0)]),
    PlayerShape.STAR: _polygon(_ring(10, 1.0, 0.42)),
    PlayerShape.CROSS: _polygon(
        [
            (-_ARM, -0.95),
            (_ARM, -0.95),
            (_ARM, -_ARM),
            (0.95, -_ARM),
            (0.95, _ARM),
            (_ARM, _ARM),
            (_ARM, 0.95),
            (-_ARM, 0.95),
            (-_ARM, _ARM),
            (-0.95, _ARM),
            (-0.95, -_ARM),
            (-_ARM, -_ARM),
        ]
    ),
    PlayerShape.HEART: _heart(),
    PlayerShape.HEXAGON: _polygon([(y, x) for x, y in _ring(6, 1.0)]),
    PlayerShape.CRESCENT: _circle(0, 0, 0.98).subtracted(_circle(0.48, -0.2, 0.74)),
    PlayerShape.DROP: _drop(),
}
