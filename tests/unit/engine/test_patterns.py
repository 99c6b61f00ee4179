"""Which hands hold which figure, checked over all hands."""

from collections import Counter

import pytest

from generala_desktop.engine.dice import Hand, count_faces
from generala_desktop.engine.patterns import (
    AnyHand,
    FullHouse,
    OfAKind,
    Run,
    ServedGenerala,
    Straight,
    TwoPairs,
    best_of_a_kind,
)
from generala_desktop.engine.possible import ALL_HANDS


def ways(pattern):
    """How many of the 7,776 rolls hold the pattern."""
    total = 0
    for faces in ALL_HANDS:
        if pattern(Hand(faces)):
            orders = 120
            for count in Counter(faces).values():
                for factor in range(2, count + 1):
                    orders //= factor
            total += orders
    return total


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        (AnyHand(), 7776),
        (OfAKind(5), 6),
        (OfAKind(4), 156),
        (OfAKind(4, exactly=True), 150),
        (OfAKind(3), 1656),
        (OfAKind(3, exactly=True), 1500),
        (OfAKind(2), 7056),
        (FullHouse(), 300),
        (FullHouse(five_equal=True), 306),
        (TwoPairs(), 2100),
        (Straight(((1, 2, 3, 4, 5),)), 120),
        (Straight(((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (3, 4, 5, 6, 1), (6, 1, 2, 3, 4))), 480),
        (Run(4), 1200),
        (Run(5), 240),
    ],
)
def test_as_many_rolls_hold_a_figure_as_chance_says(pattern, count):
    assert ways(pattern) == count


@pytest.mark.parametrize(
    ("faces", "count", "best"),
    [
        ((6, 6, 5, 5, 5), 2, 6),
        ((6, 6, 5, 5, 5), 3, 5),
        ((5, 5, 5, 5, 1), 3, 5),
        ((1, 2, 3, 4, 6), 2, 0),
    ],
)
def test_the_highest_of_equal_faces_is_found(faces, count, best):
    assert best_of_a_kind(count_faces(faces), count) == best


@pytest.mark.parametrize(
    ("faces", "count", "exactly", "holds"),
    [
        ((5, 5, 5, 5, 1), 3, False, True),
        ((5, 5, 5, 5, 1), 3, True, False),
        ((5, 5, 5, 5, 1), 4, True, True),
        ((5, 5, 5, 5, 5), 4, True, False),
        ((6, 6, 5, 5, 5), 4, False, False),
    ],
)
def test_equal_dice_may_be_more_than_asked_or_just_so_many(faces, count, exactly, holds):
    assert OfAKind(count, exactly=exactly)(Hand(faces)) is holds


@pytest.mark.parametrize(
    ("hand", "holds"),
    [
        (Hand((4, 4, 4, 4, 4), served=True), True),
        (Hand((4, 4, 4, 4, 4)), False),
        (Hand((4, 4, 4, 4, 1), served=True), False),
        (Hand((4, 4, 4, 4, 4), served=True, extra=(1, 2, 3, 4, 5)), False),
        (Hand((1, 2, 3, 4, 5), extra=(6, 6, 6, 6, 6)), True),
        (Hand((1, 2, 3, 4, 5), extra=(6, 6, 6, 6, 1)), False),
    ],
)
def test_a_generala_is_served_by_one_roll_of_the_last_cup(hand, holds):
    assert ServedGenerala()(hand) is holds


def test_a_straight_may_be_listed_in_any_order():
    assert Straight(((3, 4, 5, 6, 1),))(Hand((1, 6, 4, 3, 5)))


def test_patterns_are_values():
    assert OfAKind(4) == OfAKind(4) != OfAKind(4, exactly=True)
