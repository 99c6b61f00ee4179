"""A loop as a hand draws it round something: with pencil on paper, with chalk on cloth."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_STEPS = 40
_START = -2.2
"""Radians from the right, clockwise: above, a little to the left, where a hand begins."""
_TURNS = 1.09
"""The end passes the beginning."""
_OPENS = 0.085
"""How much wider the end is than the beginning."""


def loop(area: QRectF) -> QPainterPath:
    """Return a line that goes once round, all of it within the area."""
    middle = area.center()
    path = QPainterPath()
    for step in range(_STEPS + 1):
        share = step / _STEPS
        angle = _START + share * _TURNS * math.tau
        wide = (1 - _OPENS) + _OPENS * share
        # Rounder than an ellipse at the corners, so that what is inside keeps clear of the line.
        x, y = (math.copysign(abs(v) ** 0.86, v) for v in (math.cos(angle), math.sin(angle)))
        point = middle + QPointF(x * wide * area.width() / 2, y * wide * area.height() / 2)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path
