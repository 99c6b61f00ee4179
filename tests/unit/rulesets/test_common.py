"""Rows, memories and orders that several games share."""

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.rulesets import build
from generala_desktop.rulesets.common import OrderedBoxes, scored_memory, upper_sum_memory


def card(*points: tuple[str, int]) -> Card:
    return Card(tuple(Entry(Box(0, box), None, worth) for box, worth in points))


@pytest.mark.parametrize(
    ("held", "value"),
    [
        (card(), 0),
        (card(("sixes", 18), ("chance", 30)), 18),
        (card(("sixes", 30), ("fives", 25), ("fours", 8)), 63),
        (card(("sixes", 30), ("fives", 25), ("fours", 16)), 63),  # more does not matter
    ],
)
def test_the_upper_sum_is_remembered_up_to_the_threshold(held, value):
    memory = upper_sum_memory(63)
    assert memory.of(held) == value
    assert memory.size == 64


@pytest.mark.parametrize(
    ("held", "value"),
    [(card(), 0), (card(("generala", 0)), 0), (card(("generala", 50), ("ones", 0)), 1)],
)
def test_it_is_remembered_whether_a_box_holds_points(held, value):
    assert scored_memory("generala_scored", "generala").of(held) == value


def test_a_memory_looks_at_one_match():
    held = Card((Entry(Box(1, "sixes"), None, 18),))
    assert upper_sum_memory(63).of(held, 0) == 0
    assert upper_sum_memory(63).of(held, 1) == 18


def test_an_order_gives_its_first_open_box():
    order = OrderedBoxes(("ones", "twos", "threes"))
    hand = Hand((1, 2, 3, 4, 5))
    assert order(frozenset({"twos", "threes"}), hand) == {"twos"}
    assert order(frozenset(), hand) == frozenset()


@pytest.mark.parametrize(
    ("game_id", "memories"),
    [
        ("yatzy", {"upper_sum": 64}),
        ("yahtzee", {"upper_sum": 64}),
        ("yahtzee-official", {"upper_sum": 64, "yahtzee_scored": 2}),
        ("yacht", {}),
        ("generala", {"generala_scored": 2}),
        ("simultanea", {}),
        ("imprevisible", {}),
    ],
)
def test_each_game_remembers_what_its_points_depend_on(game_id, memories):
    assert {memory.id: memory.size for memory in build(game_id).memory} == memories
