"""Draws one die in any position, fast enough for every frame of a throw."""

import math
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF, QTransform

from generala_desktop.views.dice.geometry import (
    CAMERA_DISTANCE,
    COS_ELEVATION,
    FACE_OF_AXIS,
    HALFWAY,
    INNER,
    PIPS,
    ROUNDING,
    SIN_ELEVATION,
    Matrix,
    Vector,
    gloss,
    pip_radius,
    shade,
)
from generala_desktop.views.dice.look import DiceColour

Rgb = tuple[int, int, int]

_INK: Final[Rgb] = (26, 22, 28)
_BONE: Final[Rgb] = (244, 239, 228)
BODY: Final[dict[DiceColour, Rgb]] = {
    DiceColour.IVORY: (246, 240, 226),
    DiceColour.RED: (186, 28, 34),
    DiceColour.BLUE: (36, 84, 178),
    DiceColour.BLACK: (52, 52, 58),
    DiceColour.GREEN: (18, 108, 60),
}
PIP: Final[dict[DiceColour, Rgb]] = {
    DiceColour.IVORY: _INK,
    DiceColour.RED: _BONE,
    DiceColour.BLUE: _BONE,
    DiceColour.BLACK: _BONE,
    DiceColour.GREEN: _BONE,
}

_STRIPS: Final = 3
"""Flat strips that stand for a rounded edge."""
_STEPS: Final = tuple(
    (math.cos(math.pi / 2 * i / _STRIPS), math.sin(math.pi / 2 * i / _STRIPS))
    for i in range(_STRIPS + 1)
)
_MIDDLES: Final = tuple(
    (math.cos(math.pi / 2 * (i + 0.5) / _STRIPS), math.sin(math.pi / 2 * (i + 0.5) / _STRIPS))
    for i in range(_STRIPS)
)
_OVERLAP: Final = 0.3
_FACE_POLISH: Final = 0.3
"""A whole face never flashes white as its edges do."""
_SIGNS: Final = (1.0, -1.0)
_CORNERS: Final = tuple((sx, sy, sz) for sx in _SIGNS for sy in _SIGNS for sz in _SIGNS)
_CORNER_NORMAL: Final = 1.0 / math.sqrt(3.0)
_PAIRS: Final = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
"""Two axes whose faces meet in an edge, and the axis along it."""
_SHINE: Final = QBrush(QColor(255, 255, 255, 84))


@dataclass(frozen=True)
class DiePaint:
    """The brushes of one colour of dice, mixed as they are needed."""

    colour: DiceColour
    _mixed: dict[tuple[int, int], QBrush] = field(default_factory=dict, repr=False, compare=False)
    _pips: dict[int, QBrush] = field(default_factory=dict, repr=False, compare=False)

    def body(self, normal: Vector, polish: float = 1.0) -> QBrush:
        """The brush for a flat piece with this normal."""
        key = (int(shade(*normal) * 96), int(gloss(*normal) * polish * 64))
        brush = self._mixed.get(key)
        if brush is None:
            brush = self._mixed[key] = QBrush(_mixed(BODY[self.colour], key[0] / 96, key[1] / 64))
        return brush

    def pips(self, normal: Vector) -> QBrush:
        key = int(shade(*normal) * 48)
        brush = self._pips.get(key)
        if brush is None:
            brush = self._pips[key] = QBrush(_mixed(PIP[self.colour], key / 48 * 0.92, 0.0))
        return brush


def _mixed(rgb: Rgb, light: float, white: float) -> QColor:
    r, g, b = (min(255, max(0, round(part * light + 255 * white))) for part in rgb)
    return QColor(r, g, b)


@lru_cache(maxsize=16)
def _pip_path(value: int, share: float, sides: int) -> QPainterPath:
    """All pips of a face; with straight sides, which are drawn faster than curves."""
    radius = pip_radius(value) * share
    steps = [2.0 * math.pi * i / sides for i in range(sides)]
    path = QPainterPath()
    for u, v in PIPS[value]:
        path.addPolygon(
            QPolygonF([QPointF(u + radius * math.cos(a), v + radius * math.sin(a)) for a in steps])
        )
        path.closeSubpath()
    return path


Axes = tuple[Vector, ...]
Signs = tuple[float, float, float]
CornerPoints = tuple[tuple[QPointF, ...], ...]


@dataclass(frozen=True)
class _Body:
    """A die as it is about to be drawn."""

    axes: Axes
    """Its axes as the camera sees them: to the right, up, towards the eye."""
    world: Axes
    points: dict[Signs, CornerPoints]


def paint_die(painter: QPainter, m: Matrix, half_edge: float, paint: DiePaint) -> None:
    """Draw a die whose centre is the painter's origin; `half_edge` in pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    axes = tuple(
        (
            m[a],
            m[3 + a] * SIN_ELEVATION + m[6 + a] * COS_ELEVATION,
            m[6 + a] * SIN_ELEVATION - m[3 + a] * COS_ELEVATION,
        )
        for a in range(3)
    )
    world = tuple((m[a], m[3 + a], m[6 + a]) for a in range(3))
    centres = [_corner(axes, signs) for signs in _CORNERS]
    _paint_outline(painter, centres, half_edge, paint)
    points = {
        signs: _rounded_corner(axes, centre, signs, half_edge)
        for signs, centre in zip(_CORNERS, centres, strict=True)
    }
    body = _Body(axes, world, points)
    _paint_corners(painter, body, paint)
    _paint_edges(painter, body, paint)
    _paint_faces(painter, body, half_edge, paint)


def _corner(axes: Axes, signs: Signs) -> Vector:
    a, b, c = axes
    x, y, z = signs[0] * INNER, signs[1] * INNER, signs[2] * INNER
    return (
        x * a[0] + y * b[0] + z * c[0],
        x * a[1] + y * b[1] + z * c[1],
        x * a[2] + y * b[2] + z * c[2],
    )


def _seen(x: float, y: float, z: float, half_edge: float) -> QPointF:
    k = half_edge * CAMERA_DISTANCE / (CAMERA_DISTANCE - z)
    return QPointF(x * k, -y * k)


def _rounded_corner(axes: Axes, centre: Vector, signs: Signs, half_edge: float) -> CornerPoints:
    """For each pair of axes the points of the rounding from the first axis to the second."""
    x, y, z = centre
    rows = []
    for a, b, _ in _PAIRS:
        ra, rb = ROUNDING * signs[a], ROUNDING * signs[b]
        ax, ay, az = axes[a]
        bx, by, bz = axes[b]
        row = []
        for cos, sin in _STEPS:
            ca, sb = ra * cos, rb * sin
            row.append(
                _seen(
                    x + ca * ax + sb * bx,
                    y + ca * ay + sb * by,
                    z + ca * az + sb * bz,
                    half_edge,
                )
            )
        rows.append(tuple(row))
    return tuple(rows)


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    ordered = sorted(points)

    def half(along: list[tuple[float, float]]) -> list[tuple[float, float]]:
        out: list[tuple[float, float]] = []
        for p in along:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (
                out[-1][1] - out[-2][1]
            ) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(ordered) + half(ordered[::-1])


def _paint_outline(
    painter: QPainter, centres: list[Vector], half_edge: float, paint: DiePaint
) -> None:
    seen = []
    for x, y, z in centres:
        k = half_edge * CAMERA_DISTANCE / (CAMERA_DISTANCE - z)
        seen.append((x * k, -y * k))
    hull = _hull(seen)
    radius = ROUNDING * half_edge
    outline = []
    count = len(hull)
    for i in range(count):
        px, py = hull[i - 1]
        x, y = hull[i]
        nx, ny = hull[(i + 1) % count]
        before = math.atan2(x - px, -(y - py))
        after = math.atan2(nx - x, -(ny - y))
        turn = (after - before) % (2 * math.pi)
        for step in range(4):
            angle = before + turn * step / 3 + math.pi
            outline.append(QPointF(x + radius * math.cos(angle), y + radius * math.sin(angle)))
    painter.setBrush(paint.body((0.55, 0.1, 0.0)))
    painter.drawConvexPolygon(outline)


def _paint_corners(painter: QPainter, body: _Body, paint: DiePaint) -> None:
    axes, world = body.axes, body.world
    for signs, rows in body.points.items():
        toward = signs[0] * axes[0][2] + signs[1] * axes[1][2] + signs[2] * axes[2][2]
        if toward <= 0.35:
            continue
        n = [
            _CORNER_NORMAL
            * (signs[0] * world[0][i] + signs[1] * world[1][i] + signs[2] * world[2][i])
            for i in range(3)
        ]
        painter.setBrush(paint.body((n[0], n[1], n[2])))
        painter.drawConvexPolygon([p for row in rows for p in row[:-1]])


def _paint_edges(painter: QPainter, body: _Body, paint: DiePaint) -> None:
    axes, world, points = body.axes, body.world, body.points
    for pair, (a, b, along) in enumerate(_PAIRS):
        ta, tb = axes[a][2], axes[b][2]
        wa, wb = world[a], world[b]
        for sa in _SIGNS:
            for sb in _SIGNS:
                if sa * ta + sb * tb <= 0.0:
                    continue
                signs = [0.0, 0.0, 0.0]
                signs[a], signs[b], signs[along] = sa, sb, 1.0
                one = points[signs[0], signs[1], signs[2]][pair]
                signs[along] = -1.0
                other = points[signs[0], signs[1], signs[2]][pair]
                for i, (cos, sin) in enumerate(_MIDDLES):
                    ca, cb = sa * cos, sb * sin
                    if ca * ta + cb * tb <= 0.02:
                        continue
                    normal = (
                        ca * wa[0] + cb * wb[0],
                        ca * wa[1] + cb * wb[1],
                        ca * wa[2] + cb * wb[2],
                    )
                    painter.setBrush(paint.body(normal))
                    far, other_far = one[i + 1], other[i + 1]
                    if i + 1 < _STRIPS:
                        # It runs on a little below the next strip, or the seam would show.
                        far = far + (one[i + 2] - far) * _OVERLAP
                        other_far = other_far + (other[i + 2] - other_far) * _OVERLAP
                    painter.drawConvexPolygon([one[i], far, other_far, other[i]])


def _paint_faces(painter: QPainter, body: _Body, half_edge: float, paint: DiePaint) -> None:
    axes, world, points = body.axes, body.world, body.points
    base = painter.transform()
    for pair, (axis, after, last) in enumerate(_PAIRS):
        for side, sign in enumerate(_SIGNS):
            toward = sign * axes[axis][2]
            if toward * CAMERA_DISTANCE <= 1.0:
                continue
            normal = (sign * world[axis][0], sign * world[axis][1], sign * world[axis][2])
            signs = [sign, sign, sign]
            square = []
            for u, v in ((1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)):
                signs[after], signs[last] = u, v
                square.append(points[signs[0], signs[1], signs[2]][pair][0])
            painter.setBrush(paint.body(normal, _FACE_POLISH))
            centre = (square[0] + square[1] + square[2] + square[3]) / 4
            wider = [centre + (corner - centre) * 1.03 for corner in square]
            painter.drawConvexPolygon(wider)

            value = FACE_OF_AXIS[axis][side]
            painter.setTransform(_face_transform(axes, pair, sign, half_edge) * base)
            painter.setBrush(paint.pips(normal))
            painter.drawPath(_pip_path(value, 1.0, 18))
            if half_edge > 14 and toward > 0.4:
                _paint_shine(painter, world, after, last, value)
            painter.setTransform(base)


def _face_transform(axes: Axes, pair: int, sign: float, half_edge: float) -> QTransform:
    """From the face's own plane to the screen; flat, for perspective hardly bends a pip."""
    axis, after, last = _PAIRS[pair]
    x, y, z = (sign * part for part in axes[axis])
    k = half_edge * CAMERA_DISTANCE / (CAMERA_DISTANCE - z)
    ux, uy, uz = axes[after]
    vx, vy, vz = axes[last]
    bend = k / (CAMERA_DISTANCE - z)
    return QTransform(
        ux * k + x * uz * bend,
        -(uy * k + y * uz * bend),
        vx * k + x * vz * bend,
        -(vy * k + y * vz * bend),
        x * k,
        -y * k,
    )


def _paint_shine(painter: QPainter, world: Axes, after: int, last: int, value: int) -> None:
    """The lamp's image in the hollow of each pip."""
    far = -0.62 * pip_radius(value)
    across = sum(h * w for h, w in zip(HALFWAY, world[after], strict=True))
    down = sum(h * w for h, w in zip(HALFWAY, world[last], strict=True))
    painter.setTransform(QTransform.fromTranslate(far * across, far * down), True)
    painter.setBrush(_SHINE)
    painter.drawPath(_pip_path(value, 0.34, 8))
