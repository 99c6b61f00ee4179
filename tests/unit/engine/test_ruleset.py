"""Rules as data: points on a card, bonuses, options."""

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import OptionError
from generala_desktop.rulesets import VARIANTS, build, find


def card(**points: int) -> Card:
    return Card(tuple(Entry(Box(0, box), None, worth) for box, worth in points.items()))


def test_boxes_stand_in_sheet_order_match_by_match():
    rules = build("simultanea", {"matches": "2"})
    assert len(rules.boxes) == 20
    assert rules.boxes[0] == Box(0, "ones")
    assert rules.boxes[9] == Box(0, "generala")
    assert rules.boxes[10] == Box(1, "ones")


def test_a_category_is_found_by_its_id():
    rules = build("yatzy")
    assert rules.category("pair").id == "pair"
    assert rules.has_category("pair")
    assert not rules.has_category("yacht")
    with pytest.raises(KeyError):
        rules.category("yacht")


def test_open_ids_are_those_of_one_match():
    rules = build("simultanea", {"matches": "2"})
    written = Card((Entry(Box(0, "ones"), None, 1),))
    assert "ones" not in rules.open_ids(written, 0)
    assert "ones" in rules.open_ids(written, 1)


@pytest.mark.parametrize(("generala", "points"), [(50, 100), (0, 0), (None, 0)])
def test_a_box_that_needs_another_is_worth_nothing_without_points_there(generala, points):
    rules = build("generala")
    held = card() if generala is None else card(generala=generala)
    assert rules.points(held, Box(0, "double_generala"), Hand((3,) * 5)) == points


def test_a_threshold_bonus_comes_with_the_sum_and_not_before():
    rules = build("yatzy")
    (bonus,) = rules.bonuses
    assert rules.bonus(card(sixes=30, fives=20, fours=12), 0, bonus) == 0
    assert rules.bonus(card(sixes=30, fives=20, fours=12, ones=1), 0, bonus) == 50
    assert rules.total(card(sixes=30, fives=20, fours=12, ones=1, chance=9), 0) == 122


def test_lower_boxes_do_not_help_the_upper_bonus():
    rules = build("yatzy")
    assert rules.total(card(sixes=30, fives=20, chance=30), 0) == 80


def test_a_further_yahtzee_earns_its_bonus_after_50_only():
    rules = build("yahtzee-official")
    five = Hand((3,) * 5)
    assert rules.entry_bonus(card(yahtzee=50), 0, five) == 100
    assert rules.entry_bonus(card(yahtzee=0), 0, five) == 0
    assert rules.entry_bonus(card(), 0, five) == 0
    assert rules.entry_bonus(card(yahtzee=50), 0, Hand((3, 3, 3, 3, 1))) == 0


def test_bonuses_of_entries_are_added_up():
    rules = build("yahtzee-official")
    entries = [Entry(Box(0, "threes"), None, 15, 100), Entry(Box(0, "twos"), None, 10, 100)]
    held = Card((*card(yahtzee=50).entries, *entries))
    assert rules.total(held, 0) == 275
    assert [rules.bonus(held, 0, bonus) for bonus in rules.bonuses] == [0, 200]


@pytest.mark.parametrize(
    ("box", "hand", "points", "served"),
    [
        ("straight", Hand((1, 2, 3, 4, 5), served=True), 25, True),
        ("straight", Hand((1, 2, 3, 4, 5)), 20, False),
        ("straight", None, 25, True),  # a sheet without dice: 25 tells
        ("straight", None, 20, False),
        ("straight", Hand((1, 1, 3, 4, 5), served=True), 0, False),
        ("fives", Hand((5, 5, 3, 4, 5), served=True), 15, False),
        ("generala", Hand((5,) * 5, served=True), 50, True),
        ("generala", Hand((5,) * 5), 50, False),
        ("generala", None, 50, False),
    ],
)
def test_a_sheet_marks_what_was_served(box, hand, points, served):
    rules = build("generala-mayores")
    assert rules.is_served(Entry(Box(0, box), hand, points)) is served


def test_every_option_has_a_default_among_its_values():
    for variant in VARIANTS:
        for option in variant.options:
            assert option.normalise(option.default) == option.default


def test_rules_name_every_option_in_force():
    for variant in VARIANTS:
        names = [name for name, _ in variant.by_default().options]
        assert names == [option.id for option in variant.options]
    assert dict(build("yatzy", {"pot": "5"}).options)["pot"] == "5"


def test_rules_built_alike_are_equal():
    for variant in VARIANTS:
        assert variant.by_default() == variant.build({})
        assert hash(variant.by_default()) == hash(variant.build({}))
    assert build("generala", {"order": "up"}) == build("generala", {"order": "up"})
    assert build("generala", {"order": "up"}) != build("generala", {"order": "down"})


@pytest.mark.parametrize(
    ("option", "value", "normal"),
    [
        ("straights", "23456,12345", "12345,23456"),
        ("straights", "12345,12345", "12345"),
        ("straights", "", None),
        ("straights", "12345,", None),
        ("straights", "45612", None),
        ("pot", "007", "7"),
        ("pot", "1000000", "1000000"),
        ("pot", "1000001", None),
        ("pot", "00000001", None),
        ("pot", "-1", None),
        ("pot", "", None),
        ("pot", "٣", None),
        ("pot", "1.5", None),
        ("double", "no", "no"),
        ("double", "No", None),
        ("double", "80", None),
    ],
)
def test_an_option_takes_its_values_in_one_spelling(option, value, normal):
    variant = find("generala")
    assert variant is not None
    (found,) = [o for o in variant.options if o.id == option]
    assert found.normalise(value) == normal


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"tempo": "1"}, "the game has no table rule “tempo”"),
        ({"holds": "tight"}, "“holds” can be free, locked, not “tight”"),
    ],
)
def test_a_bad_choice_is_refused_with_the_good_ones(choices, reason):
    with pytest.raises(OptionError, match=reason) as caught:
        build("generala", choices)
    assert str(caught.value.reason) == reason
