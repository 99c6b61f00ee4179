"""The body of a die on the screen: where its corners, its rounded edges and its outline lie.

Points are complex numbers, x to the right and y downwards, in pixels around the die's centre.
"""

from __future__ import annotations

import cmath
import itertools
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from generala_desktop.views.dice.geometry import (
    CAMERA_DISTANCE,
    COS_ELEVATION,
    FACE_OF_AXIS,
    HALFWAY,
    INNER,
    ROUNDING,
    SIN_ELEVATION,
    TO_LAMP,
    Matrix,
    Vector,
)

SIGNS: Final = (1.0, -1.0)
CORNERS: Final = tuple(itertools.product(SIGNS, repeat=3))
"""On which side of each axis."""


@dataclass(frozen=True, slots=True)
class Edge:
    """Where two faces meet."""

    axes: tuple[int, int]
    sides: tuple[float, float]
    corners: tuple[int, int]
    """Its ends."""


@dataclass(frozen=True, slots=True)
class Face:
    axis: int
    sign: float
    value: int
    plane: tuple[int, int]
    """The two axes that follow its own."""
    corners: tuple[int, int, int, int]


def _corner(sides: dict[int, float]) -> int:
    return CORNERS.index((sides[0], sides[1], sides[2]))


def _edge(a: int, first: float, second: float) -> Edge:
    b, along = (a + 1) % 3, (a + 2) % 3
    ends = [_corner({a: first, b: second, along: end}) for end in SIGNS]
    return Edge((a, b), (first, second), (ends[0], ends[1]))


def _face(axis: int, side: int) -> Face:
    sign, after, last = SIGNS[side], (axis + 1) % 3, (axis + 2) % 3
    around = ((1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0))
    ends = [_corner({axis: sign, after: one, last: other}) for one, other in around]
    corners = (ends[0], ends[1], ends[2], ends[3])
    return Face(axis, sign, FACE_OF_AXIS[axis][side], (after, last), corners)


EDGES: Final = tuple(
    _edge(axis, one, other) for axis in range(3) for one in SIGNS for other in SIGNS
)
FACES: Final = tuple(_face(axis, side) for axis in range(3) for side in range(2))
_SEAM: Final = math.sqrt(0.5)
"""An edge is two flat strips; they meet so far along each of its two axes."""
_RIM: Final = 0.5
"""Pixels that the outline reaches beyond the pieces it is seen around."""

Axes = tuple[Vector, Vector, Vector]


def light_from(x: float, y: float, z: float) -> Vector:
    """How far a direction goes towards the lamp, up, and towards where the lamp is mirrored."""
    return (
        x * TO_LAMP[0] + y * TO_LAMP[1] + z * TO_LAMP[2],
        z,
        x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2],
    )


class Corner(NamedTuple):
    """A corner of the cube that is left when the rounding is taken off."""

    at: complex
    radius: float
    """Of the rounding, as far from the eye as the corner is."""
    around: list[QPointF]
    """Where the faces across the three axes begin, each followed by the seam of the edge to the
    next one; the first of them comes last again."""


def _point(at: complex) -> QPointF:
    return QPointF(at.real, at.imag)


class Body:
    """A die in one position."""

    __slots__ = ("axes", "corners", "half_edge", "lights")

    def __init__(self, m: Matrix, half_edge: float) -> None:
        self.half_edge = half_edge
        self.axes = (_axis(m[0], m[3], m[6]), _axis(m[1], m[4], m[7]), _axis(m[2], m[5], m[8]))
        """As the camera sees them: to the right, up, towards the eye."""
        self.lights = (
            light_from(m[0], m[3], m[6]),
            light_from(m[1], m[4], m[7]),
            light_from(m[2], m[5], m[8]),
        )
        """What `light_from` says of the axes; that of any other direction is a sum of these."""
        self.corners = _corners(self.axes, half_edge)

    def outline(self) -> QPainterPath:
        """Around all of it; a little larger than the pieces, which have no smooth borders."""
        seen = [face.sign * self.axes[face.axis][2] * CAMERA_DISTANCE > INNER for face in FACES]
        around, outward = _touched([self.corners[corner] for corner in _around(tuple(seen))])
        path = QPainterPath(_point(around[0].at + (around[0].radius + _RIM) * outward[0]))
        for corner, (before, after) in zip(around, itertools.pairwise(outward), strict=True):
            at, radius = corner.at, corner.radius + _RIM
            path.arcTo(
                at.real - radius,
                at.imag - radius,
                2.0 * radius,
                2.0 * radius,
                -math.degrees(cmath.phase(before)),
                -math.degrees(cmath.phase(after / before)),
            )
        return path


def _corners(axes: Axes, half_edge: float) -> list[Corner]:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = axes
    one, other, third = complex(ax, -ay), complex(bx, -by), complex(cx, -cy)
    corners = []
    for a, b, c in CORNERS:
        # Perspective is the corner's own; that of its small rounding could not be seen.
        nearer = INNER * (a * az + b * bz + c * cz)
        scale = half_edge * CAMERA_DISTANCE / (CAMERA_DISTANCE - nearer)
        round_ = ROUNDING * scale
        x, y, z = round_ * a * one, round_ * b * other, round_ * c * third
        at = (x + y + z) * (INNER / ROUNDING)
        reaches = (x, _SEAM * (x + y), y, _SEAM * (y + z), z, _SEAM * (z + x), x)
        around = [QPointF(point.real, point.imag) for point in [at + reach for reach in reaches]]
        corners.append(Corner(at, round_, around))
    return corners


def _touched(around: list[Corner]) -> tuple[list[Corner], list[complex]]:
    """The corners that a string around all roundings touches, and where outwards is beside each.

    Nearer corners are rounder; one that is almost behind a nearer one may lie within the string.
    """
    while True:
        pairs = itertools.pairwise([around[-1], *around, around[0]])
        outward = [_outward(one, other) for one, other in pairs]
        touched = [
            corner
            for corner, (before, after) in zip(around, itertools.pairwise(outward), strict=True)
            if before.real * after.imag >= before.imag * after.real
        ]
        if len(touched) == len(around):
            return around, outward
        around = touched


def _outward(one: Corner, other: Corner) -> complex:
    """Of length 1, away from the line that touches the roundings of two corners in turn."""
    along = other.at - one.at
    length = abs(along)
    # Of two roundings one of which swallows the other, as if they touched from within.
    lean = max(-1.0, min(1.0, (one.radius - other.radius) / length))
    return along / length * complex(lean, -math.sqrt(1.0 - lean * lean))


def _axis(x: float, y: float, z: float) -> Vector:
    """A direction of the world as the camera sees it."""
    return (x, y * SIN_ELEVATION + z * COS_ELEVATION, z * SIN_ELEVATION - y * COS_ELEVATION)


@lru_cache(maxsize=32)
def _around(seen: tuple[bool, ...]) -> tuple[int, ...]:
    """The corners on the outline, in turn, where these of the faces look towards the eye."""
    sides = set()
    for face, is_seen in zip(FACES, seen, strict=True):
        if is_seen:
            ring = face.corners[:: -1 if face.sign > 0.0 else 1]
            sides |= set(itertools.pairwise((*ring, ring[0])))
    # An edge between two such faces is a side of both, there and back.
    border = {start: end for start, end in sides if (end, start) not in sides}
    way = [next(iter(border))]
    while (corner := border[way[-1]]) != way[0]:
        way.append(corner)
    return tuple(way)
