"""Pips, large pips and numerals: in the middle of the face, within it, and the right way up."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generala_desktop.views.dice.geometry import (
    FACE_OF_AXIS,
    INNER,
    YAW_COUNT,
    matrix_of,
    rest_yaw,
    resting,
)
from generala_desktop.views.dice.look import Marks
from generala_desktop.views.dice.marks import face_path, numeral
from generala_desktop.views.dice.motion import Glide, Rest, planned_throw

FACES = pytest.mark.parametrize("value", range(1, 7))


@FACES
@pytest.mark.parametrize("marks", Marks)
def test_marks_stay_on_the_flat_of_their_face(marks, value):
    area = face_path(marks, value).boundingRect()
    assert max(abs(area.left()), abs(area.right())) < INNER
    # The line below a six reaches the bend of the edge.
    assert max(abs(area.top()), abs(area.bottom())) < INNER + 0.06


@FACES
def test_there_are_as_many_large_pips_and_none_touch(value):
    assert len(face_path(Marks.LARGE, value).simplified().toSubpathPolygons()) == value


def seen(value, index, at):
    """Where a point of the top face lies, to the right and away, on a die that lies so."""
    m = matrix_of(resting(value, rest_yaw(value, index, Marks.NUMERALS)))
    axis = next(a for a, pair in enumerate(FACE_OF_AXIS) if value in pair)
    after, last = (axis + 1) % 3, (axis + 2) % 3
    return (
        m[after] * at.x() + m[last] * at.y(),
        m[3 + after] * at.x() + m[3 + last] * at.y(),
    )


@FACES
def test_a_numeral_is_upright_in_the_tray_and_not_mirrored(value):
    path = face_path(Marks.NUMERALS, value)
    written = numeral(value)
    for upright, on_die in zip(
        written.toFillPolygon().toList(), path.toFillPolygon().toList(), strict=True
    ):
        assert seen(value, 0, on_die) == pytest.approx((upright.x(), upright.y()), abs=1e-6)


@FACES
@pytest.mark.parametrize("index", range(YAW_COUNT))
def test_a_numeral_leans_at_most_half_a_quarter_turn(value, index):
    feet = face_path(Marks.NUMERALS, value).toFillPolygon().toList()
    top = max((p for p in feet), key=lambda p: seen(value, 0, p)[1])
    upright, leaning = seen(value, 0, top), seen(value, index, top)
    turned = math.atan2(*leaning) - math.atan2(*upright)
    assert abs(math.degrees(turned)) < 45


def test_only_the_six_has_a_line_below():
    assert [v for v in range(1, 7) if numeral(v).boundingRect().top() < -0.72] == [6]


@given(st.integers(0, 2**32 - 1), st.integers(1, 6), st.integers(1, YAW_COUNT - 1))
def test_dice_with_numerals_end_where_their_pictures_are(seed, value, index):
    for flight in planned_throw(seed, [value], [0], {}, Marks.NUMERALS).values():
        yaw = rest_yaw(value, flight.rest.yaw_index, Marks.NUMERALS)
        end = flight.tumble.pose(1.0).matrix
        assert end == pytest.approx(matrix_of(resting(value, yaw)), abs=1e-9)
    glide = Glide.between(value, Rest(index), Rest(0), Marks.NUMERALS)
    assert abs(glide.to_yaw - glide.from_yaw) < 45
