"""Hands of two cups, piece by piece; whole hands stand in the golden tests."""

import pytest

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import FullHouse
from generala_desktop.engine.two_cups import (
    built_poker,
    coloured_poker,
    is_counted,
    is_held_by_one_roll,
    served_poker,
    total_of,
)
from generala_desktop.rulesets import build


def hand(white: str, coloured: str = "", *, served: bool = False, target: int | None = None):
    return Hand(tuple(map(int, white)), served, tuple(map(int, coloured)), target)


def test_both_cups_are_counted_together():
    assert total_of(hand("66612", "61345"), 6) == 4
    assert total_of(hand("66612"), 6) == 3


def test_only_a_named_number_is_counted():
    assert is_counted(hand("66612"), 6)
    assert is_counted(hand("66612", "61345", target=6), 6)
    assert not is_counted(hand("66612", "61345", target=1), 6)


@pytest.mark.parametrize(
    ("laid", "held"),
    [
        (hand("33322", served=True), True),
        (hand("33322"), False),
        (hand("33322", "12346", served=True), False),
        (hand("12346", "33322"), True),
    ],
)
def test_one_roll_holds_a_figure_alone(laid, held):
    assert is_held_by_one_roll(FullHouse(), laid) is held


@pytest.mark.parametrize(
    ("laid", "coloured", "served", "built"),
    [
        (hand("66661"), 0, 0, 6),
        (hand("66661", served=True), 0, 6, 6),
        (hand("66661", "12345", served=True), 0, 6, 6),
        (hand("66661", "62345", served=True), 0, 0, 0),
        (hand("66661", "12345", served=True, target=1), 0, 0, 0),
        (hand("66661", "11123", served=True), 0, 6, 6),
        (hand("12345", "44441"), 4, 4, 0),
        (hand("12356", "44441"), 4, 4, 4),
        (hand("33355", "35512"), 0, 0, 5),
        (hand("33355", "35512", target=3), 0, 0, 3),
        (hand("44444"), 0, 0, 0),
        (hand("66612"), 0, 0, 0),
    ],
)
def test_a_poker_is_found_in_each_way(laid, coloured, served, built):
    assert coloured_poker(laid) == coloured
    assert served_poker(laid) == served
    assert built_poker(laid) == built


@pytest.mark.parametrize(
    ("laid", "open_ids", "may"),
    [
        (hand("12345", served=True), (), True),
        (hand("34561", served=True), (), True),
        (hand("61234", served=True), ("generala",), False),
        (hand("33322", served=True), (), True),
        (hand("66661", served=True), (), True),
        (hand("66666", served=True), (), True),
        (hand("12345"), ("generala",), False),
        (hand("33322"), ("generala",), False),
        (hand("66661"), ("generala",), False),
        (hand("66666"), ("generala",), True),
        (hand("66666"), ("second_generala",), True),
        (hand("66666"), ("ones", "straight"), False),
        (hand("66612", served=True), ("generala",), False),
    ],
)
def test_a_turn_may_end_early_with_a_figure_of_one_roll_or_a_generala(laid, open_ids, may):
    """RULES.md §10.2."""
    stand = build("imprevisible").turn.may_stand
    assert stand is not None
    assert stand(laid, frozenset(open_ids)) is may


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (hand("66666"), 50),
        (hand("66612", "66345", target=6), 50),
        (hand("12345", "66666"), 50),
        (hand("61234", "66666"), 0),  # six of a kind is one too many
        (hand("66661"), 0),
    ],
)
def test_a_generala_is_five_equal_of_either_cup_or_of_both(laid, points):
    generala = build("imprevisible").category("generala")
    assert generala.score(laid) == points


@pytest.mark.parametrize(
    ("laid", "is_marked"),
    [
        (hand("66661", served=True), True),
        (hand("66661"), False),
        (hand("66666", served=True), False),
    ],
)
def test_the_last_generala_box_marks_a_served_poker_alone(laid, is_marked):
    assert build("imprevisible").category("generala").marks_served(laid) is is_marked
