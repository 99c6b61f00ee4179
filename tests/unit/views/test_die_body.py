"""The body of a die on the screen, and how it is painted."""

import itertools
import math
import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from generala_desktop.views.dice import geometry as g
from generala_desktop.views.dice import painter as painter_module
from generala_desktop.views.dice.body import CORNERS, EDGES, FACES, Body
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.painter import DiePaint, paint_die

HALF_EDGE = 45.0
SIDE = 180
CHANCE = random.Random(62)


def _turned() -> g.Matrix:
    parts = [CHANCE.gauss(0, 1) for _ in range(4)]
    length = math.hypot(*parts)
    w, x, y, z = (part / length for part in parts)
    return g.matrix_of((w, x, y, z))


UPRIGHT = g.matrix_of(g.resting(6, 0.0))
POSITIONS = [UPRIGHT, *(_turned() for _ in range(60))]


def _points(points):
    return [complex(point.x(), point.y()) for point in points]


def test_edges_and_faces_are_those_of_a_cube():
    ends = {frozenset(edge.corners) for edge in EDGES}
    one_apart = {
        frozenset(pair)
        for pair in itertools.combinations(range(8), 2)
        if sum(a != b for a, b in zip(CORNERS[pair[0]], CORNERS[pair[1]], strict=True)) == 1
    }
    assert ends == one_apart
    for face in FACES:
        assert {CORNERS[corner][face.axis] for corner in face.corners} == {face.sign}
        assert len(set(face.corners)) == 4
    assert sorted(face.value for face in FACES) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("half_edge", [HALF_EDGE, 150.0])
@pytest.mark.parametrize("m", POSITIONS)
def test_the_outline_is_convex_and_around_everything(m, half_edge):
    body = Body(m, half_edge)
    outline = _points(body.outline().toFillPolygon())
    inner = _points(point for corner in body.corners for point in corner.around)
    for a, b in itertools.pairwise([*outline, outline[0]]):
        along = b - a
        # Qt's arcs end a little beside where they should.
        if abs(along) < 0.05:
            continue
        # To the left of every line.
        assert all(_beside(along, point - a) > -0.05 for point in outline)
        assert all(_beside(along, point - a) > -0.012 * half_edge for point in inner)


def _beside(along: complex, away: complex) -> float:
    return (along.real * away.imag - along.imag * away.real) / abs(along)


def _picture(m: g.Matrix, marks: Marks = Marks.PIPS, *, is_fast: bool = False) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIDE / 2, SIDE / 2)
    paint_die(painter, m, HALF_EDGE, DiePaint(DiceColour.IVORY, marks), is_fast=is_fast)
    assert painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    assert painter.transform().dx() == SIDE / 2
    painter.end()
    return image


@pytest.mark.parametrize("m", POSITIONS[:16])
def test_a_die_is_whole_and_has_a_soft_border(m, monkeypatch):
    # What lies below the pieces is black, so that a gap between them would be seen.
    monkeypatch.setattr(painter_module, "_OUTLINE_LIGHT", (0.0, -5.0, 0.0))
    monkeypatch.setattr(painter_module, "face_path", lambda *_: QPainterPath())
    image = _picture(m)
    places = list(itertools.product(range(SIDE), range(SIDE)))
    alpha = {(x, y): image.pixelColor(x, y).alpha() for x, y in places}
    assert sum(0 < a < 255 for a in alpha.values()) > 60
    for x, y in places:
        if alpha[x, y] and image.pixelColor(x, y).lightness() < 40:
            around = itertools.product(range(x - 4, x + 5), range(y - 4, y + 5))
            assert min(alpha[place] for place in around) == 0


@pytest.mark.parametrize("marks", list(Marks))
def test_the_marks_on_top_are_seen(marks):
    dark = _picture(UPRIGHT, marks)
    ink = sum(
        dark.pixelColor(x, y).lightness() < 60 and dark.pixelColor(x, y).alpha() == 255
        for x in range(SIDE)
        for y in range(SIDE)
    )
    # Six pips on top and what can be seen of the face in front.
    assert ink > 6 * math.pi * (0.8 * g.PIP_RADIUS * HALF_EDGE) ** 2 * g.SIN_ELEVATION * 0.5


@pytest.mark.parametrize("m", POSITIONS[:16])
def test_a_fast_die_is_the_same_die_with_fewer_smooth_borders(m):
    slow, fast = _picture(m), _picture(m, is_fast=True)
    places = list(itertools.product(range(SIDE), range(SIDE)))
    borders = [
        abs(fast.pixelColor(*place).alpha() - slow.pixelColor(*place).alpha()) for place in places
    ]
    assert max(borders) < 16
    other = sum(
        abs(slow.pixelColor(x, y).lightness() - fast.pixelColor(x, y).lightness()) > 60
        for x, y in places
        if slow.pixelColor(x, y).alpha() == 255
    )
    # At the borders of pips.
    assert other < 0.02 * len(places)
