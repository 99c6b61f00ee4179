"""Draws one die in any position, fast enough for every frame of a throw."""

import math
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QTransform

from generala_desktop.views.dice.geometry import (
    AMBIENT,
    CAMERA_DISTANCE,
    COS_ELEVATION,
    FACE_OF_AXIS,
    GLOSS,
    GLOSS_EXPONENT,
    HALFWAY,
    INNER,
    LAMP,
    ROUNDING,
    SIN_ELEVATION,
    SKY,
    TO_LAMP,
    Matrix,
    Vector,
)
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.marks import face_path, mark_radius

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

_TURNS: Final = tuple(math.radians(angle) for angle in (15.0, 45.0, 75.0))
"""How far the middles of the three flat strips that stand for a rounded edge are turned."""
_MIDDLES: Final = tuple((math.cos(turn), math.sin(turn)) for turn in _TURNS)
_FAR: Final = ROUNDING * math.cos(math.radians(30.0))
_NEAR: Final = ROUNDING * 0.5
"""A strip ends so far along one of its edge's axes and along the other."""
_OVERLAP: Final = 0.3
_FACE_POLISH: Final = 0.3
"""A whole face never flashes white as its edges do."""
_SIGNS: Final = (1.0, -1.0)
_CORNERS: Final = tuple((sx, sy, sz) for sx in _SIGNS for sy in _SIGNS for sz in _SIGNS)
_CORNER_NORMAL: Final = 1.0 / math.sqrt(3.0)
_PAIRS: Final = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
"""Two axes whose faces meet in an edge, and the axis along it."""
_SQUARE: Final = ((1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0))
_LEVELS: Final = 96
_WHITES: Final = 64
_DULL: Final = (GLOSS * _WHITES) ** (-1.0 / GLOSS_EXPONENT)
"""A surface that turns no more than this towards the lamp's image shows nothing of it."""
_SHINE: Final = QBrush(QColor(255, 255, 255, 84))


@dataclass(frozen=True)
class DiePaint:
    """What the faces show, and the brushes of one colour, mixed as they are needed."""

    colour: DiceColour
    marks: Marks = Marks.PIPS
    _mixed: dict[tuple[int, int], QBrush] = field(default_factory=dict, repr=False, compare=False)
    _pips: dict[int, QBrush] = field(default_factory=dict, repr=False, compare=False)

    def body(self, light: Vector, polish: float = 1.0) -> QBrush:
        """The brush for a flat piece in this light, as `_light` says it."""
        lamp, sky, mirror = light
        shade = AMBIENT + SKY * sky + (LAMP * lamp if lamp > 0.0 else 0.0)
        white = GLOSS * mirror**GLOSS_EXPONENT * polish if mirror > _DULL else 0.0
        key = (int(shade * _LEVELS), int(white * _WHITES))
        brush = self._mixed.get(key)
        if brush is None:
            mixed = _mixed(BODY[self.colour], key[0] / _LEVELS, key[1] / _WHITES)
            brush = self._mixed[key] = QBrush(mixed)
        return brush

    def pips(self, light: Vector) -> QBrush:
        lamp, sky, _ = light
        key = int((AMBIENT + SKY * sky + (LAMP * lamp if lamp > 0.0 else 0.0)) * 48)
        brush = self._pips.get(key)
        if brush is None:
            brush = self._pips[key] = QBrush(_mixed(PIP[self.colour], key / 48 * 0.92, 0.0))
        return brush


def _mixed(rgb: Rgb, light: float, white: float) -> QColor:
    r, g, b = (min(255, max(0, round(part * light + 255 * white))) for part in rgb)
    return QColor(r, g, b)


Axes = tuple[Vector, Vector, Vector]
Signs = tuple[float, float, float]
Row = tuple[QPointF, QPointF, QPointF, QPointF, QPointF, QPointF]
"""The rounding from one axis to another at a corner: the four ends of its strips, and where the
first and the second strip run on to below the next, or the seam would show."""


@dataclass(frozen=True, slots=True)
class _Body:
    """A die as it is about to be drawn."""

    axes: Axes
    """Its axes as the camera sees them: to the right, up, towards the eye."""
    lights: Axes
    """What `_light` says of its axes; that of any other direction is a sum of these."""
    rows: dict[Signs, tuple[Row, Row, Row]]
    """By corner, for each pair of axes; without the corner that nobody sees."""


def _light(x: float, y: float, z: float) -> Vector:
    """How far a direction goes towards the lamp, up, and towards where the lamp is mirrored."""
    return (
        x * TO_LAMP[0] + y * TO_LAMP[1] + z * TO_LAMP[2],
        z,
        x * HALFWAY[0] + y * HALFWAY[1] + z * HALFWAY[2],
    )


_OUTLINE_LIGHT: Final = _light(0.55, 0.1, 0.0)


def paint_die(painter: QPainter, m: Matrix, half_edge: float, paint: DiePaint) -> None:
    """Draw a die whose centre is the painter's origin; `half_edge` in pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    axes = (_axis(m[0], m[3], m[6]), _axis(m[1], m[4], m[7]), _axis(m[2], m[5], m[8]))
    lights = (_light(m[0], m[3], m[6]), _light(m[1], m[4], m[7]), _light(m[2], m[5], m[8]))
    centres = [_corner(axes, signs) for signs in _CORNERS]
    _paint_outline(painter, centres, half_edge, paint)
    hidden = min(z for _, _, z in centres)
    rows = {
        signs: _rows(axes, centre, signs, half_edge * CAMERA_DISTANCE)
        for signs, centre in zip(_CORNERS, centres, strict=True)
        if centre[2] > hidden
    }
    body = _Body(axes, lights, rows)
    _paint_corners(painter, body, paint)
    _paint_edges(painter, body, paint)
    _paint_faces(painter, body, half_edge, paint)


def _axis(x: float, y: float, z: float) -> Vector:
    """A direction of the world as the camera sees it."""
    return (x, y * SIN_ELEVATION + z * COS_ELEVATION, z * SIN_ELEVATION - y * COS_ELEVATION)


def _corner(axes: Axes, signs: Signs) -> Vector:
    a, b, c = axes
    x, y, z = signs[0] * INNER, signs[1] * INNER, signs[2] * INNER
    return (
        x * a[0] + y * b[0] + z * c[0],
        x * a[1] + y * b[1] + z * c[1],
        x * a[2] + y * b[2] + z * c[2],
    )


def _rows(axes: Axes, centre: Vector, signs: Signs, scale: float) -> tuple[Row, Row, Row]:
    x, y, z = centre
    ends = []
    for (ax, ay, az), sign in zip(axes, signs, strict=True):
        out = ROUNDING * sign
        k = scale / (CAMERA_DISTANCE - z - out * az)
        ends.append(((x + out * ax) * k, -(y + out * ay) * k))
    corners = [QPointF(*end) for end in ends]
    rows = []
    for a, b, _ in _PAIRS:
        ax, ay, az = axes[a]
        bx, by, bz = axes[b]
        one, other = signs[a] * _FAR, signs[b] * _NEAR
        k = scale / (CAMERA_DISTANCE - z - one * az - other * bz)
        px, py = (x + one * ax + other * bx) * k, -(y + one * ay + other * by) * k
        one, other = signs[a] * _NEAR, signs[b] * _FAR
        k = scale / (CAMERA_DISTANCE - z - one * az - other * bz)
        qx, qy = (x + one * ax + other * bx) * k, -(y + one * ay + other * by) * k
        ex, ey = ends[b]
        rows.append(
            (
                corners[a],
                QPointF(px, py),
                QPointF(qx, qy),
                corners[b],
                QPointF(px + (qx - px) * _OVERLAP, py + (qy - py) * _OVERLAP),
                QPointF(qx + (ex - qx) * _OVERLAP, qy + (ey - qy) * _OVERLAP),
            )
        )
    return (rows[0], rows[1], rows[2])


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
    painter.setBrush(paint.body(_OUTLINE_LIGHT))
    painter.drawConvexPolygon(outline)


def _paint_corners(painter: QPainter, body: _Body, paint: DiePaint) -> None:
    (_, _, ta), (_, _, tb), (_, _, tc) = body.axes
    (la, sa, ma), (lb, sb, mb), (lc, sc, mc) = body.lights
    for (a, b, c), rows in body.rows.items():
        if a * ta + b * tb + c * tc <= 0.35:
            continue
        light = (a * la + b * lb + c * lc, a * sa + b * sb + c * sc, a * ma + b * mb + c * mc)
        lamp, sky, mirror = light
        painter.setBrush(
            paint.body((lamp * _CORNER_NORMAL, sky * _CORNER_NORMAL, mirror * _CORNER_NORMAL))
        )
        painter.drawConvexPolygon([p for row in rows for p in row[:3]])


def _paint_edges(painter: QPainter, body: _Body, paint: DiePaint) -> None:
    for pair, (a, b, along) in enumerate(_PAIRS):
        ta, tb = body.axes[a][2], body.axes[b][2]
        la, lb = body.lights[a], body.lights[b]
        for sa in _SIGNS:
            for sb in _SIGNS:
                if sa * ta + sb * tb <= 0.0:
                    continue
                signs = [0.0, 0.0, 0.0]
                signs[a], signs[b], signs[along] = sa, sb, 1.0
                p0, p1, p2, p3, p4, p5 = body.rows[signs[0], signs[1], signs[2]][pair]
                signs[along] = -1.0
                q0, q1, q2, q3, q4, q5 = body.rows[signs[0], signs[1], signs[2]][pair]
                strips = ([p0, p4, q4, q0], [p1, p5, q5, q1], [p2, p3, q3, q2])
                for (cos, sin), strip in zip(_MIDDLES, strips, strict=True):
                    ca, cb = sa * cos, sb * sin
                    if ca * ta + cb * tb <= 0.02:
                        continue
                    light = (
                        ca * la[0] + cb * lb[0],
                        ca * la[1] + cb * lb[1],
                        ca * la[2] + cb * lb[2],
                    )
                    painter.setBrush(paint.body(light))
                    painter.drawConvexPolygon(strip)


def _paint_faces(painter: QPainter, body: _Body, half_edge: float, paint: DiePaint) -> None:
    axes, rows = body.axes, body.rows
    base = painter.transform()
    for pair, (axis, after, last) in enumerate(_PAIRS):
        for side, sign in enumerate(_SIGNS):
            toward = sign * axes[axis][2]
            if toward * CAMERA_DISTANCE <= 1.0:
                continue
            lamp, sky, mirror = body.lights[axis]
            light = (sign * lamp, sign * sky, sign * mirror)
            signs = [sign, sign, sign]
            square = []
            for signs[after], signs[last] in _SQUARE:
                square.append(rows[signs[0], signs[1], signs[2]][pair][0])
            painter.setBrush(paint.body(light, _FACE_POLISH))
            painter.drawConvexPolygon(_widened(square))

            value = FACE_OF_AXIS[axis][side]
            painter.setTransform(_face_transform(axes, pair, sign, half_edge) * base)
            painter.setBrush(paint.pips(light))
            painter.drawPath(face_path(paint.marks, value))
            if half_edge > 14 and toward > 0.4 and paint.marks is not Marks.NUMERALS:
                # The lamp's image in the hollow of each pip.
                far = -0.62 * mark_radius(paint.marks, value)
                across, down = far * body.lights[after][2], far * body.lights[last][2]
                painter.setTransform(QTransform.fromTranslate(across, down), True)
                painter.setBrush(_SHINE)
                painter.drawPath(face_path(paint.marks, value, 0.34, 8))
            painter.setTransform(base)


def _widened(square: list[QPointF]) -> list[QPointF]:
    """A little larger, over the seams to the edges."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = [(p.x(), p.y()) for p in square]
    x, y = -0.0075 * (ax + bx + cx + dx), -0.0075 * (ay + by + cy + dy)
    return [
        QPointF(ax * 1.03 + x, ay * 1.03 + y),
        QPointF(bx * 1.03 + x, by * 1.03 + y),
        QPointF(cx * 1.03 + x, cy * 1.03 + y),
        QPointF(dx * 1.03 + x, dy * 1.03 + y),
    ]


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
