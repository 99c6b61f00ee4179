"""Draws one die in any position, fast enough for every frame of a throw."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QTransform

from generala_desktop.views.dice.body import CORNERS, EDGES, FACES, Body, Face, light_from
from generala_desktop.views.dice.geometry import (
    AMBIENT,
    CAMERA_DISTANCE,
    GLOSS,
    GLOSS_EXPONENT,
    LAMP,
    SKY,
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

_TURNS: Final = (math.radians(22.5), math.radians(67.5))
_MIDDLES: Final = tuple((math.cos(turn), math.sin(turn)) for turn in _TURNS)
"""How far the middles of an edge's two strips are turned from one of its axes to the other."""
_FACE_POLISH: Final = 0.3
"""A whole face never flashes white as its edges do."""
_GRAZING: Final = 0.1
"""A strip that looks less than this towards the eye is hidden by the outline's soft border."""
_LEVELS: Final = 96
_WHITES: Final = 64
_DULL: Final = (GLOSS * _WHITES) ** (-1.0 / GLOSS_EXPONENT)
"""A surface that turns no more than this towards the lamp's image shows nothing of it."""
_FLASH: Final = 0.93
"""From here on a piece flashes so that its border is seen."""
_OUTLINE_LIGHT: Final = light_from(-0.2, -0.2, 0.2)
"""Neither bright nor dark: it is seen as a thin line around pieces of every shade."""
_SHINE: Final = 0.33
"""How white the lamp's image in the hollow of a pip is."""


@dataclass(frozen=True)
class DiePaint:
    """What the faces show, and the brushes of one colour, mixed as they are needed."""

    colour: DiceColour
    marks: Marks = Marks.PIPS
    _mixed: dict[int, QBrush] = field(default_factory=dict, repr=False, compare=False)
    _pips: dict[int, tuple[QBrush, QBrush]] = field(default_factory=dict, repr=False, compare=False)

    def body(self, light: Vector, polish: float = 1.0) -> QBrush:
        """The brush for a flat piece in this light, as `light_from` says it."""
        lamp, sky, mirror = light
        shade = AMBIENT + SKY * sky + (LAMP * lamp if lamp > 0.0 else 0.0)
        white = GLOSS * mirror**GLOSS_EXPONENT * polish if mirror > _DULL else 0.0
        key = int(shade * _LEVELS) * _WHITES + int(white * _WHITES)
        brush = self._mixed.get(key)
        if brush is None:
            level, bright = divmod(key, _WHITES)
            mixed = _mixed(BODY[self.colour], level / _LEVELS, bright / _WHITES)
            brush = self._mixed[key] = QBrush(mixed)
        return brush

    def pips(self, light: Vector) -> tuple[QBrush, QBrush]:
        """The brushes for the marks and for the lamp's image in them."""
        lamp, sky, _ = light
        key = int((AMBIENT + SKY * sky + (LAMP * lamp if lamp > 0.0 else 0.0)) * 48)
        brushes = self._pips.get(key)
        if brushes is None:
            rgb, level = PIP[self.colour], key / 48 * 0.92
            # Mixed beforehand: what lets its ground show through is drawn half as fast.
            shine = _mixed(rgb, level * (1.0 - _SHINE), _SHINE)
            brushes = self._pips[key] = (QBrush(_mixed(rgb, level, 0.0)), QBrush(shine))
        return brushes


def _mixed(rgb: Rgb, light: float, white: float) -> QColor:
    r, g, b = (min(255, max(0, round(part * light + 255 * white))) for part in rgb)
    return QColor(r, g, b)


class _Pieces:
    """Flat pieces of a body, each drawn when it comes.

    A smooth border costs as much as four others. Between pieces of nearly the same shade nobody
    sees it, and without it neighbours leave no seam; so only those that flash are drawn again.
    """

    def __init__(self, painter: QPainter, paint: DiePaint) -> None:
        self._painter, self._paint = painter, paint
        self._flashing: list[tuple[QBrush, Sequence[QPointF]]] = []

    def add(self, piece: Sequence[QPointF], light: Vector, polish: float = 1.0) -> None:
        brush = self._paint.body(light, polish)
        self._painter.setBrush(brush)
        self._painter.drawConvexPolygon(piece)
        if light[2] > _FLASH:
            self._flashing.append((brush, piece))

    def smooth(self) -> None:
        for brush, piece in self._flashing:
            self._painter.setBrush(brush)
            self._painter.drawConvexPolygon(piece)


def paint_die(
    painter: QPainter, m: Matrix, half_edge: float, paint: DiePaint, *, is_fast: bool = False
) -> None:
    """Draw a die whose centre is the painter's origin; `half_edge` in pixels.

    One that turns too fast to be looked at has a smooth outline, and within it neither smooth
    borders nor anything that shines in its pips.
    """
    body = Body(m, half_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint.body(_OUTLINE_LIGHT))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPath(body.outline())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    pieces = _Pieces(painter, paint)
    _add_corners(pieces, body)
    _add_edges(pieces, body)
    seen = [face for face in FACES if face.sign * body.axes[face.axis][2] * CAMERA_DISTANCE > 1.0]
    for face in seen:
        square = [body.corners[corner].around[2 * face.axis] for corner in face.corners]
        pieces.add(square, _light_on(body, face), _FACE_POLISH)
    if not is_fast:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pieces.smooth()
    base = painter.transform()
    for face in seen:
        painter.setTransform(_face_transform(body, face) * base)
        _paint_marks(painter, body, face, paint, may_shine=not is_fast)
    painter.setTransform(base)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _add_corners(pieces: _Pieces, body: Body) -> None:
    (_, _, ta), (_, _, tb), (_, _, tc) = body.axes
    (la, ua, ma), (lb, ub, mb), (lc, uc, mc) = body.lights
    n = 1.0 / math.sqrt(3.0)
    for (a, b, c), corner in zip(CORNERS, body.corners, strict=True):
        if a * ta + b * tb + c * tc > 0.0:
            lamp, up = a * la + b * lb + c * lc, a * ua + b * ub + c * uc
            pieces.add(corner.around, (n * lamp, n * up, n * (a * ma + b * mb + c * mc)))


def _add_edges(pieces: _Pieces, body: Body) -> None:
    for edge in EDGES:
        (a, b), (one, other) = edge.axes, edge.sides
        ta, tb = one * body.axes[a][2], other * body.axes[b][2]
        if ta + tb <= 0.0:
            continue
        first, last = edge.corners
        near, far = body.corners[first].around, body.corners[last].around
        (la, ua, ma), (lb, ub, mb) = body.lights[a], body.lights[b]
        for strip, (cos, sin) in enumerate(_MIDDLES, 2 * a):
            if cos * ta + sin * tb > _GRAZING:
                ca, cb = one * cos, other * sin
                pieces.add(
                    [near[strip], near[strip + 1], far[strip + 1], far[strip]],
                    (ca * la + cb * lb, ca * ua + cb * ub, ca * ma + cb * mb),
                )


def _light_on(body: Body, face: Face) -> Vector:
    lamp, up, mirror = body.lights[face.axis]
    return (face.sign * lamp, face.sign * up, face.sign * mirror)


def _paint_marks(
    painter: QPainter, body: Body, face: Face, paint: DiePaint, *, may_shine: bool
) -> None:
    """In the plane of the face."""
    ink, shine = paint.pips(_light_on(body, face))
    painter.setBrush(ink)
    painter.drawPath(face_path(paint.marks, face.value))
    is_near = body.half_edge > 14 and face.sign * body.axes[face.axis][2] > 0.4
    if may_shine and is_near and paint.marks is not Marks.NUMERALS:
        # The lamp's image in the hollow of each pip.
        after, last = face.plane
        far = -0.62 * mark_radius(paint.marks, face.value)
        across, down = far * body.lights[after][2], far * body.lights[last][2]
        painter.setTransform(QTransform.fromTranslate(across, down), True)
        painter.setBrush(shine)
        painter.drawPath(face_path(paint.marks, face.value, 0.34, 8))


def _face_transform(body: Body, face: Face) -> QTransform:
    """From the face's own plane to the screen; flat, for perspective hardly bends a pip."""
    after, last = face.plane
    x, y, z = (face.sign * part for part in body.axes[face.axis])
    k = body.half_edge * CAMERA_DISTANCE / (CAMERA_DISTANCE - z)
    ux, uy, uz = body.axes[after]
    vx, vy, vz = body.axes[last]
    bend = k / (CAMERA_DISTANCE - z)
    return QTransform(
        ux * k + x * uz * bend,
        -(uy * k + y * uz * bend),
        vx * k + x * vz * bend,
        -(vy * k + y * vz * bend),
        x * k,
        -y * k,
    )
