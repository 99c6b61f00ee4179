"""The shapes on the faces of dice: pips, large pips or numerals, in the plane of a face."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from generala_desktop.views.dice.geometry import (
    FACE_OF_AXIS,
    PIPS,
    matrix_of,
    pip_radius,
    rest_yaw,
    resting,
)
from generala_desktop.views.dice.look import Marks

_LARGE_OFFSET: Final = 0.49
_LARGE_RADIUS: Final = {1: 0.38, 2: 0.26, 3: 0.25, 4: 0.26, 5: 0.24, 6: 0.205}
"""In half edges. What is counted soonest is largest; six have no more room."""
_STROKE: Final = 0.235
"""Of a numeral, in half edges."""

_Line = tuple[tuple[float, float], ...]


def _arc(x: float, y: float, radius: float, start: float, end: float, *, tall: float = 1) -> _Line:
    """Points of an arc from one angle in degrees to another; against the clock where it grows."""
    steps = max(2, round(abs(end - start) / 12))
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return tuple((x + radius * math.cos(a), y + radius * tall * math.sin(a)) for a in angles)


_DIGITS: Final[dict[int, tuple[_Line, ...]]] = {
    1: (((-0.24, 0.36), (0.06, 0.58), (0.06, -0.58)),),
    2: ((*_arc(0.0, 0.24, 0.34, 172, -32), (-0.36, -0.58), (0.37, -0.58)),),
    3: (
        (*_arc(-0.01, 0.29, 0.29, 155, -72), (0.0, 0.01)),
        ((0.0, 0.01), *_arc(-0.01, -0.26, 0.33, 66, -155, tall=0.98)),
    ),
    4: (((0.16, -0.58), (0.16, 0.58), (-0.38, -0.22), (0.4, -0.22)),),
    5: (((0.3, 0.57), (-0.24, 0.57), (-0.29, 0.05), *_arc(0.0, -0.22, 0.36, 128, -148)),),
    6: (
        _arc(0.0, -0.1, 0.29, 0, 360),
        (*_arc(0.31, -0.1, 0.6, 178, 118, tall=1.16),),
        ((-0.3, -0.68), (0.3, -0.68)),
    ),
}
"""Strokes of a pen, upright, in half edges. The line tells a six from a nine."""


@lru_cache(maxsize=64)
def face_path(marks: Marks, value: int, share: float = 1.0, sides: int = 18) -> QPainterPath:
    """What is painted on a face, along the two axes that follow the face's own axis.

    `share` makes pips smaller; they get straight sides, which are drawn faster than curves.
    """
    if marks is Marks.NUMERALS:
        return _towards_reader(value).map(numeral(value))
    offset = 1.0 if marks is Marks.PIPS else _LARGE_OFFSET / PIPS[4][1][0]
    radius = (pip_radius(value) if marks is Marks.PIPS else _LARGE_RADIUS[value]) * share
    steps = [2.0 * math.pi * i / sides for i in range(sides)]
    path = QPainterPath()
    centres = ((u * offset, v * offset) for u, v in PIPS[value])
    for u, v in centres:
        path.addPolygon(
            QPolygonF([QPointF(u + radius * math.cos(a), v + radius * math.sin(a)) for a in steps])
        )
        path.closeSubpath()
    return path


@lru_cache(maxsize=8)
def numeral(value: int) -> QPainterPath:
    """A numeral round the origin, upright where y grows upwards; about 1.4 high."""
    pen = QPainterPathStroker()
    pen.setWidth(_STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Fewer points would do for a small die, more are never seen.
    pen.setCurveThreshold(0.02)
    whole = QPainterPath()
    for stroke in _DIGITS[value]:
        line = QPainterPath(QPointF(*stroke[0]))
        for point in stroke[1:]:
            line.lineTo(QPointF(*point))
        whole = whole.united(pen.createStroke(line))
    return whole.simplified()


def mark_radius(marks: Marks, value: int) -> float:
    """Of a pip, in half edges."""
    return pip_radius(value) if marks is Marks.PIPS else _LARGE_RADIUS[value]


def _towards_reader(value: int) -> QTransform:
    """Turn a numeral so that it is upright when its face is on top of a die in the tray."""
    m = matrix_of(resting(value, rest_yaw(value, 0)))
    axis = next(a for a, pair in enumerate(FACE_OF_AXIS) if value in pair)
    after, last = (axis + 1) % 3, (axis + 2) % 3
    # Rows of the matrix are the world's axes as the die sees them: to the right, and away.
    return QTransform(m[after], m[last], m[3 + after], m[3 + last], 0.0, 0.0)
