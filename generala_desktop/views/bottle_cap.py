"""Draws a bottle cap: crimped edge, shining dome, and a player's shape on it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from generala_desktop.views.player_mark import PlayerMark, fill_colour, paint_mark

_TEETH = 21
"""As on real ones."""
_CRIMP = 0.06
_DOME = 0.74


def paint_player_cap(painter: QPainter, rect: QRectF, mark: PlayerMark) -> None:
    """Draw a cap in the player's colour with his shape."""
    paint_cap(painter, rect, fill_colour(mark.colour))
    side = min(rect.width(), rect.height()) * 0.46
    if side >= 6:
        middle = rect.center()
        inner = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_mark(painter, inner, mark)


def paint_cap(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Fill the largest circle in the middle of rect."""
    radius = min(rect.width(), rect.height()) / 2
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    edge = _edge(radius)
    shine = QRadialGradient(QPointF(-0.35 * radius, -0.45 * radius), 1.7 * radius)
    shine.setColorAt(0, colour.lighter(165))
    shine.setColorAt(0.45, colour)
    shine.setColorAt(1, colour.darker(175))
    painter.setPen(QPen(QColor("#161616"), max(0.6, radius / 22)))
    painter.setBrush(shine)
    painter.drawPath(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 70), max(0.5, radius / 16)))
    dome = radius * _DOME
    painter.drawEllipse(QPointF(0, 0), dome, dome)
    painter.setPen(QPen(QColor(255, 255, 255, 130), max(0.5, radius / 14)))
    painter.drawArc(QRectF(-dome * 0.9, -dome * 0.9, 1.8 * dome, 1.8 * dome), 100 * 16, 70 * 16)
    painter.restore()


def _edge(radius: float) -> QPainterPath:
    """Return the outline with its teeth, around the origin."""
    path = QPainterPath()
    steps = _TEETH * 8
    for step in range(steps + 1):
        angle = 2 * math.pi * step / steps
        far = radius * (1 - _CRIMP + _CRIMP * math.cos(_TEETH * angle))
        point = QPointF(far * math.sin(angle), -far * math.cos(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
