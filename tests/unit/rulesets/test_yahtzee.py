"""Yahtzee's extra lines, and the official game's joker and bonus (RULES.md §6, §7)."""

import pytest

from tests.play import game, shown, state

LOWER = (
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "chance",
)
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def turn(rolls: str, *before: str):
    return shown(game("yahtzee-official", *before, rolls))


def filled(boxes, **points):
    """Entries without dice that close the boxes, 0 unless given; chance holds a sum."""
    return [f"={box}:{points.get(box, 6 if box == 'chance' else 0)}" for box in boxes]


@pytest.mark.parametrize(("value", "boxes"), [("no", 13), ("yes", 16)])
def test_extra_lines_are_three_boxes_more(value, boxes):
    rules = state("yahtzee", options={"extra_lines": value}).rules
    assert len(rules.categories) == boxes
    assert rules.has_category("misery") is (value == "yes")


def test_plain_yahtzee_has_no_joker_and_no_further_bonus():
    """RULES.md §6.1."""
    record = game("yahtzee", "11111 =yahtzee", "22222")
    assert shown(record).points["full_house"] == 0
    assert len(shown(record).legal) == 12
    after = state("yahtzee", "11111 =yahtzee", "22222 =chance")
    assert after.rules.total(after.cards[0], 0) == 60


def test_while_yahtzee_is_open_five_equal_are_free_and_no_joker():
    """RULES.md §7.3."""
    now = turn("22222")
    assert len(now.legal) == 13
    assert (now.points["full_house"], now.points["small_straight"]) == (0, 0)
    assert now.points["yahtzee"] == 50


@pytest.mark.parametrize("points", [0, 50])
def test_a_joker_must_go_to_its_open_number(points):
    now = turn("22222", f"=yahtzee:{points}")
    assert now.legal == {"twos"}
    assert now.points["twos"] == 10


@pytest.mark.parametrize("points", [0, 50])
def test_with_its_number_closed_a_joker_goes_to_any_figure(points):
    now = turn("22222", f"=yahtzee:{points}", "=twos:4")
    assert now.legal == set(LOWER)
    assert {box: now.points[box] for box in LOWER} == {
        "three_of_a_kind": 10,
        "four_of_a_kind": 10,
        "full_house": 25,
        "small_straight": 30,
        "large_straight": 40,
        "chance": 10,
    }


def test_with_every_figure_closed_a_joker_is_0_in_an_open_number():
    now = turn("22222", "=yahtzee:50", "=twos:4", *filled(LOWER))
    assert now.legal == {"ones", "threes", "fours", "fives", "sixes"}
    assert set(now.points.values()) == {0}


def test_other_hands_are_no_joker():
    now = turn("22221", "=yahtzee:50", "=twos:4")
    assert now.points["full_house"] == 0
    assert "ones" in now.legal


@pytest.mark.parametrize(("points", "bonus"), [(50, 100), (0, 0)])
def test_each_further_yahtzee_earns_100_after_50(points, bonus):
    """RULES.md §7.2."""
    before = [f"=yahtzee:{points}", "22222 =twos:10"]
    after = state("yahtzee-official", *before)
    assert after.rules.total(after.cards[0], 0) == points + 10 + bonus
    again = state("yahtzee-official", *before, "22222 =full_house:25")
    assert again.rules.total(again.cards[0], 0) == points + 10 + 25 + 2 * bonus


def test_the_bonus_comes_even_with_a_0_for_the_hand():
    before = ["=yahtzee:50", "=twos:4", *filled(LOWER)]
    after = state("yahtzee-official", *before, "22222 =ones:0")
    assert after.cards[0].entries[-1].bonus == 100


def test_the_full_house_is_a_flat_25():
    """RULES.md §7.1."""
    assert turn("66655").points["full_house"] == 25
    assert shown(game("yahtzee", "66655")).points["full_house"] == 28
