"""Throws and slides: any moment can be asked for, and the given faces always come up."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generala_desktop.views.dice.geometry import rest_yaw, top_value
from generala_desktop.views.dice.look import THROW_MS, Speed
from generala_desktop.views.dice.motion import (
    SETTLE_SHARE,
    UPRIGHT,
    Glide,
    Rest,
    picture_share,
    planned_throw,
)

faces = st.lists(st.integers(1, 6), min_size=1, max_size=5)
seeds = st.integers(0, 2**32 - 1)


@given(faces, seeds)
def test_a_throw_ends_on_the_given_faces(values, seed):
    for place, flight in planned_throw(seed, values, range(len(values)), {}).items():
        pose = flight.tumble.pose(1.0)
        assert top_value(pose.matrix) == values[place]
        assert pose.along == 1.0
        assert pose.aside == pytest.approx(0.0)
        assert pose.height == pytest.approx(0.0)
        assert pose.is_out


@given(faces, seeds)
def test_dice_lie_still_while_their_picture_fades_in(values, seed):
    for flight in planned_throw(seed, values, range(len(values)), {}).values():
        still = flight.tumble.pose(1.0 - SETTLE_SHARE)
        end = flight.tumble.pose(1.0)
        assert still.matrix == pytest.approx(end.matrix)
        assert still.along == pytest.approx(1.0)


@given(faces, seeds, st.floats(0.0, 1.0))
def test_no_die_sinks_into_the_cloth(values, seed, moment):
    for flight in planned_throw(seed, values, range(len(values)), {}).values():
        assert flight.tumble.pose(moment).height >= -1e-9


@given(seeds)
def test_motion_has_no_jumps(seed):
    for flight in planned_throw(seed, [1, 2, 3, 4, 5], range(5), {}).values():
        poses = [flight.tumble.pose(i / 1000) for i in range(1001)]
        for before, after in itertools.pairwise(poses):
            assert abs(after.height - before.height) < 0.12
            assert after.along >= before.along


@given(seeds)
def test_chance_in_the_looks_does_not_depend_on_the_faces(seed):
    one = planned_throw(seed, [1, 1, 1, 1, 1], range(5), {})
    other = planned_throw(seed, [6, 5, 4, 3, 2], range(5), {})
    assert {p: f.rest for p, f in one.items()} == {p: f.rest for p, f in other.items()}
    assert [f.tumble.turns for f in one.values()] == [f.tumble.turns for f in other.values()]


def test_the_same_seed_gives_the_same_throw():
    assert planned_throw(9, [3, 3, 3], [0, 2], {}) == planned_throw(9, [3, 3, 3], [0, 2], {})
    assert planned_throw(9, [3, 3, 3], [0, 2], {}) != planned_throw(10, [3, 3, 3], [0, 2], {})


@given(seeds)
def test_five_dice_come_to_rest_at_five_different_turns(seed):
    lying = {0: Rest(3), 4: Rest(5)}
    flights = planned_throw(seed, [1, 2, 3, 4, 5], [1, 2, 3], lying)
    assert set(flights) == {1, 2, 3}
    turns = [flight.rest.yaw_index for flight in flights.values()]
    assert len({*turns, 3, 5}) == 5
    assert UPRIGHT.yaw_index not in turns


def test_dice_leave_the_cup_one_after_the_other():
    flights = planned_throw(4, [1, 2, 3, 4, 5], range(5), {})
    assert not any(f.tumble.pose(0.0).is_out for f in flights.values())
    assert len({f.tumble.delay for f in flights.values()}) == 5


@given(seeds)
def test_only_dice_too_fast_to_be_looked_at_lose_their_details(seed):
    for flight in planned_throw(seed, [1, 2, 3, 4, 5], range(5), {}).values():
        step = 1000 / 60 / THROW_MS[Speed.NORMAL]
        poses = [flight.tumble.pose(flight.tumble.delay + i * step) for i in range(54)]
        assert poses[0].is_fast
        assert not flight.tumble.pose(0.75).is_fast
        for before, after in itertools.pairwise(poses):
            if after.is_fast:
                along = sum(a * b for a, b in zip(before.matrix, after.matrix, strict=True))
                assert math.acos((along - 1.0) / 2.0) > math.radians(7.0)


def test_the_picture_shows_only_at_the_end():
    assert picture_share(0.5) == 0.0
    assert picture_share(1.0 - SETTLE_SHARE) == pytest.approx(0.0)
    assert picture_share(1.0) == 1.0


@given(st.integers(1, 6), st.integers(0, 6), st.integers(0, 6), st.floats(0.0, 1.0))
def test_a_slide_never_shows_another_face(value, start, end, moment):
    glide = Glide.between(value, Rest(start), Rest(end))
    assert top_value(glide.pose(moment).matrix) == value
    assert abs(glide.to_yaw - glide.from_yaw) <= 180.0
    assert (glide.to_yaw - rest_yaw(value, end)) % 360.0 == pytest.approx(0.0, abs=1e-9)
