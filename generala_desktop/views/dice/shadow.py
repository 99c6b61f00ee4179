"""The soft shadow of a die on the cloth: one small picture, stretched and turned."""

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


class DieShadow:
    def __init__(self) -> None:
        self._contact = _soft_square(0.42)
        self._cast = _soft_square(0.75)

    def paint(self, painter: QPainter, edge: float, height: float, yaw: float) -> None:
        """Draw it for a die whose centre, were it lying, is the painter's origin.

        `height` is in half edges above rest, `yaw` in degrees.
        """
        lifted = max(0.0, height)
        ground = COS_ELEVATION * edge / 2
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        full = painter.opacity()
        away = lifted / 2 * edge / TO_LAMP[2]
        right = _CAST.x() * edge - TO_LAMP[0] * away
        up = _CAST.y() * edge - TO_LAMP[1] * away * SIN_ELEVATION
        painter.setOpacity(full * 0.62 / (1.0 + 0.45 * lifted))
        _stamp(painter, self._cast, QPointF(right, ground - up), (1.75 + 0.22 * lifted) * edge, yaw)
        if lifted < 1.5:
            painter.setOpacity(full * 0.6 / (1.0 + 0.9 * lifted))
            _stamp(
                painter,
                self._contact,
                QPointF(0.04 * edge, ground),
                (1.42 + 0.1 * lifted) * edge,
                yaw,
            )
        painter.setOpacity(full)


def _stamp(painter: QPainter, blob: QPixmap, at: QPointF, side: float, yaw: float) -> None:
    """Draw the blob flat on the cloth."""
    painter.save()
    painter.translate(at)
    painter.scale(side / _SIZE, side / _SIZE * SIN_ELEVATION)
    painter.rotate(-yaw)
    painter.drawPixmap(QPointF(-_SIZE / 2, -_SIZE / 2), blob)
    painter.restore()
