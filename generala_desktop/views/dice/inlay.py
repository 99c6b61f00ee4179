"""Large pips and numerals for the pictures of resting dice: laid into the faces of a blank die."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from generala_desktop.views.dice import sheet
from generala_desktop.views.dice.geometry import (
    CAMERA_DISTANCE,
    COS_ELEVATION,
    FACE_OF_AXIS,
    SIN_ELEVATION,
    Matrix,
    Vector,
    matrix_of,
    rest_yaw,
    resting,
)
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.marks import face_path
from generala_desktop.views.dice.painter import PIP

_SIDES: Final = 48
"""Of a pip, seen as round at any size."""
_RIM: Final = (0.016, 0.012)
"""How far to the right and away the lamp lights the rim of a mark, in half edges."""
_RIM_LIGHT: Final = QColor(255, 255, 255, 150)
_ASIDE: Final = 0.5
"""Strength of the numerals on the sides: they must not be read with the one on top."""


def inlaid(value: int, yaw_index: int, marks: Marks, colour: DiceColour) -> QImage:
    """The marks that are seen of a lying die, in their colour and before any light."""
    m = matrix_of(resting(value, rest_yaw(value, yaw_index, marks)))
    picture = QImage(sheet.CELL_WIDTH, sheet.CELL_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    ink = QColor(*PIP[colour])
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for axis, faces in enumerate(FACE_OF_AXIS):
            for face, sign in zip(faces, (1.0, -1.0), strict=True):
                if sign * _toward(m, axis) * CAMERA_DISTANCE <= 1.0:
                    continue
                beside = marks is Marks.NUMERALS and face != value
                painter.setOpacity(_ASIDE if beside else 1.0)
                path = face_path(marks, face, 1.0, _SIDES)
                for shift, brush in ((_RIM, _RIM_LIGHT), ((0.0, 0.0), ink)):
                    painter.setBrush(brush)
                    painter.drawPath(_on_sheet(path, m, axis, sign, shift))
    return picture


def _toward(m: Matrix, axis: int) -> float:
    """How far an axis of the die points to the eye."""
    return m[6 + axis] * SIN_ELEVATION - m[3 + axis] * COS_ELEVATION


def _on_sheet(
    path: QPainterPath, m: Matrix, axis: int, sign: float, shift: tuple[float, float]
) -> QPainterPath:
    seen = QPainterPath()
    seen.setFillRule(Qt.FillRule.WindingFill)
    for polygon in path.toSubpathPolygons():
        points = [_projected(m, axis, sign, p, shift) for p in polygon.toList()]
        seen.addPolygon(QPolygonF(points))
        seen.closeSubpath()
    return seen


def _projected(
    m: Matrix, axis: int, sign: float, at: QPointF, shift: tuple[float, float]
) -> QPointF:
    own = [0.0, 0.0, 0.0]
    own[axis], own[(axis + 1) % 3], own[(axis + 2) % 3] = sign, at.x(), at.y()
    x, y, z = _world(m, (own[0], own[1], own[2]))
    x, y = x + shift[0], y + shift[1]
    up = y * SIN_ELEVATION + z * COS_ELEVATION
    near = z * SIN_ELEVATION - y * COS_ELEVATION
    k = sheet.HALF_EDGE_PX * CAMERA_DISTANCE / (CAMERA_DISTANCE - near)
    return QPointF(sheet.CENTRE_X + x * k, sheet.CENTRE_Y - up * k)


def _world(m: Matrix, own: Vector) -> Vector:
    a, b, c = own
    return (
        m[0] * a + m[1] * b + m[2] * c,
        m[3] * a + m[4] * b + m[5] * c,
        m[6] * a + m[7] * b + m[8] * c,
    )
