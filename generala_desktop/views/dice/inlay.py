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
    Vector,
    matrix_of,
    rest_yaw,
    resting,
)
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.marks import face_path
from generala_desktop.views.dice.painter import PIP

_SIDES: Final = 30
"""Of a pip, seen as round at any size."""
_RIM: Final = QPointF(1.4, -1.0)
"""How far to the right and away the lamp lights the rim of a mark, in pixels of the sheet."""
_RIM_LIGHT: Final = QColor(255, 255, 255, 150)
_ASIDE: Final = 0.5
"""Strength of the numerals on the sides: they must not be read with the one on top."""


def inlaid(value: int, yaw_index: int, marks: Marks, colour: DiceColour) -> QImage:
    """The marks that are seen of a lying die, in their colour and before any light."""
    m = matrix_of(resting(value, rest_yaw(value, yaw_index, marks)))
    axes = tuple(_seen((m[a], m[3 + a], m[6 + a])) for a in range(3))
    picture = QImage(sheet.CELL_WIDTH, sheet.CELL_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    ink = QColor(*PIP[colour])
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for axis, faces in enumerate(FACE_OF_AXIS):
            for face, sign in zip(faces, (1.0, -1.0), strict=True):
                x, up, near = (sign * part for part in axes[axis])
                if near * CAMERA_DISTANCE <= 1.0:
                    continue
                plane = ((x, up, near), axes[(axis + 1) % 3], axes[(axis + 2) % 3])
                path = _on_sheet(face_path(marks, face, 1.0, _SIDES), plane)
                beside = marks is Marks.NUMERALS and face != value
                painter.setOpacity(_ASIDE if beside else 1.0)
                painter.setBrush(_RIM_LIGHT)
                painter.drawPath(path.translated(_RIM))
                painter.setBrush(ink)
                painter.drawPath(path)
    return picture


def _seen(axis: Vector) -> Vector:
    """A direction of the world as the camera sees it: to the right, up, towards the eye."""
    x, y, z = axis
    return (x, y * SIN_ELEVATION + z * COS_ELEVATION, z * SIN_ELEVATION - y * COS_ELEVATION)


def _on_sheet(path: QPainterPath, plane: tuple[Vector, Vector, Vector]) -> QPainterPath:
    """A path in the plane of a face, as it lies in the picture."""
    (x, up, near), (ux, uu, un), (vx, vu, vn) = plane
    scale = sheet.HALF_EDGE_PX * CAMERA_DISTANCE
    seen = QPainterPath()
    for polygon in path.toSubpathPolygons():
        points = []
        for point in polygon.toList():
            u, v = point.x(), point.y()
            k = scale / (CAMERA_DISTANCE - near - u * un - v * vn)
            right, high = (x + u * ux + v * vx) * k, (up + u * uu + v * vu) * k
            points.append(QPointF(sheet.CENTRE_X + right, sheet.CENTRE_Y - high))
        seen.addPolygon(QPolygonF(points))
        seen.closeSubpath()
    return seen
