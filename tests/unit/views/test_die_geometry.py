"""The die in space: faces, rotations and the light."""

import math

import pytest

from generala_desktop.views.dice import geometry as g
from generala_desktop.views.dice.look import DiceColour
from generala_desktop.views.dice.painter import BODY, PIP

VALUES = range(1, 7)


def test_opposite_faces_add_up_to_seven():
    assert [sum(pair) for pair in g.FACE_OF_AXIS] == [7, 7, 7]


@pytest.mark.parametrize("value", VALUES)
def test_every_face_has_as_many_pips_as_its_value(value):
    assert len(set(g.PIPS[value])) == value


@pytest.mark.parametrize("value", VALUES)
def test_pips_keep_apart_and_off_the_rounded_edge(value):
    pips, radius = g.PIPS[value], g.pip_radius(value)
    assert all(abs(part) + radius < g.INNER for pip in pips for part in pip)
    gaps = [math.dist(a, b) for a in pips for b in pips if a != b]
    assert all(gap > 2 * radius for gap in gaps)


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("index", range(g.YAW_COUNT))
def test_a_resting_die_shows_its_value_on_top(value, index):
    m = g.matrix_of(g.resting(value, g.rest_yaw(value, index)))
    assert g.top_value(m) == value
    assert g.support_height(m) == pytest.approx(1.0)


@pytest.mark.parametrize("value", VALUES)
def test_yaws_of_one_face_differ_clearly(value):
    leans = [g.rest_yaw(value, index) % 90 for index in range(g.YAW_COUNT)]
    apart = [abs((a - b + 45) % 90 - 45) for i, a in enumerate(leans) for b in leans[:i]]
    assert min(apart) >= 10
    assert leans[0] == 0


def test_rotations_keep_lengths_and_angles():
    m = g.matrix_of(g.turned((0.3, -2.0, 0.7), 1.234))
    columns = [m[i::3] for i in range(3)]
    for i, a in enumerate(columns):
        for j, b in enumerate(columns):
            dot = sum(x * y for x, y in zip(a, b, strict=True))
            assert dot == pytest.approx(1.0 if i == j else 0.0)


def test_multiplied_turns_one_after_the_other():
    quarter = g.turned((0.0, 0.0, 1.0), math.pi / 2)
    half = g.matrix_of(g.multiplied(quarter, quarter))
    assert half == pytest.approx((-1, 0, 0, 0, -1, 0, 0, 0, 1))


def test_a_tilted_die_stands_on_its_lowest_point():
    on_edge = g.matrix_of(g.turned((1.0, 0.0, 0.0), math.pi / 4))
    assert g.support_height(on_edge) == pytest.approx(g.INNER * math.sqrt(2) + g.ROUNDING)


def test_light_never_leaves_its_range():
    for i in range(60):
        for j in range(30):
            a, b = i / 60 * 2 * math.pi, j / 30 * math.pi
            n = (math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b))
            assert 0.0 <= g.shade(*n) <= 1.06
            assert 0.0 <= g.gloss(*n) <= 1.0


def luminance(rgb):
    parts = [(c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("colour", DiceColour)
def test_pips_stand_out_from_the_die(colour):
    light, dark = sorted((luminance(BODY[colour]), luminance(PIP[colour])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize("colour", DiceColour)
def test_a_second_cup_is_never_white(colour):
    assert colour.beside_white() is not DiceColour.IVORY
