"""The soft shadow of a die on the cloth: one small picture, stretched and turned."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from generala_desktop.views.dice.geometry import COS_ELEVATION, SIN_ELEVATION, TO_LAMP

_SIZE: Final = 96
_LAYERS: Final = 16
_CAST: Final = QPointF(0.36, 0.06)
"""Where the cast shadow of a lying die falls, in edges to the right and away."""


def _soft_square(softness: float) -> QPixmap:
    """A rounded square that fades out over `softness` (share of its half width)."""
    image = QImage(_SIZE, _SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 255 // _LAYERS + 7))
    half = _SIZE / 2
    for i in range(_LAYERS):
        reach = half * (1.0 - softness * i / _LAYERS)
        radius = reach * (1.0 - 0.55 * i / _LAYERS)
        rect = QRectF(half - reach, half - reach, 2 * reach, 2 * reach)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return QPixmap.fromImage(image)


_Spread = tuple[QPixmap, QPointF]
"""A picture and its middle."""


class DieShadow:
    """Shadows of the size in use; a new size forgets the old one's."""

    def __init__(self) -> None:
        self._made_for = (0.0, 0.0)
        self._made: dict[int, tuple[_Spread, _Spread]] = {}

    def paint(self, painter: QPainter, edge: float, height: float, yaw: float) -> None:
        """Draw it for a die whose centre, were it lying, is the painter's origin.

        `height` is in half edges above rest, `yaw` in degrees.
        """
        pictures = self._pictures(edge, painter.device().devicePixelRatio(), yaw)
        (contact, contact_middle), (cast, cast_middle) = pictures
        lifted = max(0.0, height)
        ground = COS_ELEVATION * edge / 2
        away = lifted / 2 * edge / TO_LAMP[2]
        right = _CAST.x() * edge - TO_LAMP[0] * away
        up = _CAST.y() * edge - TO_LAMP[1] * away * SIN_ELEVATION
        full = painter.opacity()
        painter.setOpacity(full * 0.5 / (1.0 + 0.6 * lifted))
        painter.drawPixmap(QPointF(right, ground - up) - cast_middle, cast)
        if lifted < 1.5:
            painter.setOpacity(full * 0.6 * (1.0 - lifted / 1.5))
            painter.drawPixmap(QPointF(0.04 * edge, ground) - contact_middle, contact)
        painter.setOpacity(full)

    def warm(self, edge: float, ratio: float, yaw: float) -> None:
        """Make the pictures before they are needed."""
        self._pictures(edge, ratio, yaw)

    def _pictures(self, edge: float, ratio: float, yaw: float) -> tuple[_Spread, _Spread]:
        if self._made_for != (edge, ratio):
            self._made_for = (edge, ratio)
            self._made.clear()
        # A square looks the same after a quarter turn.
        key = round(yaw) % 90
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = (
                _flat(_soft_square(0.42), 1.42 * edge, ratio, key),
                _flat(_soft_square(0.95), 1.9 * edge, ratio, key),
            )
        return found


def _middle(picture: QPixmap) -> QPointF:
    size = picture.deviceIndependentSize()
    return QPointF(size.width() / 2, size.height() / 2)


def _flat(blob: QPixmap, side: float, ratio: float, yaw: float) -> _Spread:
    """The blob as it lies on the cloth, ready to be copied pixel by pixel."""
    # Its outermost ring is round, so turning it needs no more room.
    reach = math.ceil(side * ratio / 2) * 2
    picture = QPixmap(reach, math.ceil(reach * SIN_ELEVATION / 2) * 2)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(_middle(picture))
    painter.scale(side / _SIZE, side / _SIZE * SIN_ELEVATION)
    painter.rotate(-yaw)
    painter.drawPixmap(QPointF(-_SIZE / 2, -_SIZE / 2), blob)
    painter.end()
    return picture, _middle(picture)
