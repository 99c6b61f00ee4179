"""Rings round dice: those a line of text is about, and those a hint would hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from generala_desktop.views.loop import loop

_WIDTH: Final = 0.06
"""Of a line, in edges of a die."""
_POINTED, _POINTED_SHADE = QColor("#ffe34d"), QColor("#161616")
_CHALK, _CHALK_SHADE = QColor(255, 255, 250, 235), QColor(8, 22, 16, 120)


def paint_pointed(painter: QPainter, targets: Iterable[QRectF], edge: float) -> None:
    width = max(3.0, edge * _WIDTH)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for target in targets:
        ring = target.adjusted(width, width, -width, -width)
        for colour, wide in ((_POINTED_SHADE, width * 1.7), (_POINTED, width)):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(ring, edge * 0.2, edge * 0.2)


def paint_advised(painter: QPainter, targets: Iterable[QRectF], edge: float) -> None:
    """Draw loops of chalk, which no other mark on the table looks like."""
    width = max(2.0, edge * _WIDTH * 0.72)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    round_cap = Qt.PenCapStyle.RoundCap
    for target in targets:
        line = loop(target.adjusted(-width, -width, width, width))
        for colour, wide in ((_CHALK_SHADE, width * 2.2), (_CHALK, width)):
            painter.setPen(QPen(colour, wide, c=round_cap))
            painter.drawPath(line)
