"""Where things lie: nothing covers anything else, at any size of the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from generala_desktop.views.dice.layout import PLACES, Rows, TableLayout
from generala_desktop.views.dice.motion import Rest, planned_throw

widths = st.integers(300, 1800)
heights = st.integers(200, 1200)
seeds = st.integers(0, 2**32 - 1)


def body(centre: QPointF, edge: float) -> QRectF:
    """What a lying die covers at most, its shadow left out."""
    return QRectF(centre.x() - 0.71 * edge, centre.y() - 0.8 * edge, 1.42 * edge, 1.58 * edge)


def bodies(layout: TableLayout, seed: int, rows: Rows, row: int, count: int = PLACES):
    flights = planned_throw(seed, [1] * count, range(count), {})
    return [
        body(layout.on_cloth(i, count, flights[i].rest, rows, row), layout.edge)
        for i in range(count)
    ]


@given(widths, heights, seeds, st.integers(1, PLACES))
def test_loose_dice_never_overlap_nor_touch_tray_and_cup(width, height, seed, count):
    layout = TableLayout.fitted(width, height)
    table = QRectF(0, 0, width, height)
    lying = bodies(layout, seed, Rows.ONE, 0, count)
    for i, one in enumerate(lying):
        assert table.contains(one)
        assert not one.intersects(layout.tray)
        assert not one.intersects(layout.cup)
        assert not any(one.intersects(other) for other in lying[:i])
    assert [r.left() for r in lying] == sorted(r.left() for r in lying)


@given(widths, heights, seeds)
def test_two_cups_of_dice_never_overlap(width, height, seed):
    layout = TableLayout.fitted(width, height)
    table = QRectF(0, 0, width, height)
    lying = bodies(layout, seed, Rows.TWO, 0) + bodies(layout, seed + 1, Rows.TWO, 1)
    for i, one in enumerate(lying):
        assert table.contains(one)
        assert not one.intersects(layout.tray)
        assert not any(one.intersects(other) for other in lying[:i])


@given(widths, heights)
def test_every_held_die_fits_its_own_slot_from_left_to_right(width, height):
    layout = TableLayout.fitted(width, height)
    for place, slot in enumerate(layout.slots):
        assert layout.tray.contains(slot)
        assert slot.contains(layout.in_tray(place))
        assert slot.width() >= 1.1 * layout.edge
    lefts = [slot.left() for slot in layout.slots]
    assert lefts == sorted(lefts)
    assert not layout.tray.intersects(layout.cup)


def test_dice_grow_with_the_table():
    edges = [TableLayout.fitted(w, w * 0.66).edge for w in (300, 600, 1000, 1400)]
    assert edges == sorted(edges)
    assert edges[0] >= 24
    assert edges[-1] > 4 * edges[0]


def test_height_lifts_a_die_and_brings_it_closer():
    assert TableLayout.lift_for(100.0, 2.0).y() < -40
    assert TableLayout.closer(2.0) > TableLayout.closer(0.0) == pytest.approx(1.0)


def test_a_place_does_not_depend_on_the_other_dice():
    layout = TableLayout.fitted(800, 500)
    at = layout.on_cloth(2, PLACES, Rest(1), Rows.ONE, 0)
    assert at.x() == pytest.approx(400)
