"""Every roll is worth a number in every box, whatever the order of its dice."""

from itertools import product
from random import Random

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Faces, Hand
from generala_desktop.engine.possible import ALL_HANDS
from generala_desktop.engine.ruleset import Ruleset, Served
from generala_desktop.rulesets import VARIANTS, build

ALL_ROLLS = list(product(range(1, 7), repeat=5))

RULES = [variant.by_default() for variant in VARIANTS] + [
    build("yahtzee", {"extra_lines": "yes"}),
    build("imprevisible", {"second_generala": "yes", "three_only_to_poker": "yes"}),
    build("generala", {"five_as_full": "yes", "five_as_poker": "no", "served_generala": "scores"}),
]

SINGLE = [rules for rules in RULES if len(rules.matches) == 1]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_each_of_the_7776_rolls_is_worth_a_number_in_any_order(rules):
    assert len(ALL_ROLLS) == 7776
    card = Card()
    for box in rules.boxes[: len(rules.categories)]:
        for served in serves(rules):
            of_sorted: dict[Faces, int] = {
                faces: rules.points(card, box, Hand(faces, served)) for faces in ALL_HANDS
            }
            assert all(type(points) is int and points >= 0 for points in of_sorted.values())
            score = rules.category(box.category).score
            closed = rules.category(box.category).needs
            wrong = [
                faces
                for faces in ALL_ROLLS
                if (0 if closed else score(Hand(faces, served))) != of_sorted[tuple(sorted(faces))]
            ]
            assert wrong == []


def test_both_cups_are_worth_a_number_in_any_order():
    rules = build("imprevisible")
    chance = Random(1)
    only_generala = Card(tuple(Entry(b, None, 0) for b in rules.boxes[:9]))
    for _ in range(700):
        white, coloured = chance.choice(ALL_ROLLS), chance.choice(ALL_ROLLS)
        served = chance.random() < 0.5
        target = chance.choice([None, *range(1, 7)])
        hand = Hand(white, served, coloured, target)
        other = Hand(tuple(sorted(white)), served, tuple(sorted(coloured)), target)
        for card, boxes in ((Card(), rules.boxes[:10]), (only_generala, rules.boxes[9:10])):
            for box in boxes:
                points = rules.points(card, box, hand)
                assert type(points) is int
                assert 0 <= points <= 50
                assert points == rules.points(card, box, other)


def serves(rules: Ruleset) -> tuple[bool, ...]:
    """Whether a hand can be served at all."""
    return (False,) if rules.turn.served is Served.NEVER else (False, True)


def random_card(rules: Ruleset, chance: Random, filled: list[Box]) -> Card:
    """Write the boxes, in any order, with hands among which good ones are frequent."""
    card = Card()
    for box in chance.sample(filled, len(filled)):
        hands = [Hand(chance.choice(ALL_HANDS), chance.random() < 0.5) for _ in range(2)]
        if chance.random() < 0.3:
            hands.append(Hand((chance.randint(1, 6),) * 5))
        hand = max(hands, key=lambda h: rules.points(card, box, h))
        if chance.random() < 0.3:
            hand = hands[0]
        points = rules.points(card, box, hand)
        card = card.write(Entry(box, hand, points, rules.entry_bonus(card, 0, hand)))
    return card


def memory(rules: Ruleset, card: Card) -> list[int]:
    return [memory.of(card) for memory in rules.memory]


def gains(rules: Ruleset, card: Card) -> list[int]:
    """What every hand brings in every open box, bonuses included, or -1 where it may not go."""
    before = rules.total(card, 0)
    result = []
    open_ids = rules.open_ids(card, 0)
    for faces in ALL_HANDS[::5]:
        for served in serves(rules):
            hand = Hand(faces, served)
            eligible = rules.eligible(open_ids, hand)
            for box in rules.boxes:
                if not card.is_open(box):
                    continue
                if box.category not in eligible:
                    result.append(-1)
                    continue
                bonus = rules.entry_bonus(card, 0, hand)
                after = card.write(Entry(box, hand, rules.points(card, box, hand), bonus))
                result.append(rules.total(after, 0) - before)
    return result


@pytest.mark.parametrize("rules", SINGLE, ids=lambda rules: rules.id)
def test_open_boxes_and_memory_are_all_that_future_points_depend_on(rules):
    chance = Random(rules.id)
    told_apart = 0
    for _ in range(16):
        count = chance.randint(1, len(rules.boxes) - 1)
        filled = chance.sample(list(rules.boxes), count)
        card = random_card(rules, chance, filled)
        others = (random_card(rules, chance, filled) for _ in range(60))
        twin = next(
            (
                other
                for other in others
                if memory(rules, other) == memory(rules, card)
                and rules.total(other, 0) != rules.total(card, 0)
            ),
            None,
        )
        if twin is None:
            continue
        told_apart += 1
        assert gains(rules, card) == gains(rules, twin)
    assert told_apart >= 8


@pytest.mark.parametrize("rules", SINGLE, ids=lambda rules: rules.id)
def test_memory_stays_within_its_size(rules):
    chance = Random(7)
    for _ in range(100):
        card = random_card(rules, chance, list(rules.boxes))
        for memory in rules.memory:
            assert 0 <= memory.of(card) < memory.size


@pytest.mark.parametrize(
    ("game_id", "low", "high", "counts"),
    [
        ("yahtzee-official", 0, 50, True),  # a further Yahtzee earns 100 only after 50
        ("generala", 0, 50, True),  # the double needs a generala with points
    ],
)
def test_memory_tells_apart_what_future_points_depend_on(game_id, low, high, counts):
    rules = build(game_id)
    box = Box(0, "yahtzee" if game_id == "yahtzee-official" else "generala")
    cards = [Card((Entry(box, None, points),)) for points in (low, high)]
    assert (memory(rules, cards[0]) != memory(rules, cards[1])) is counts
    assert (gains(rules, cards[0]) != gains(rules, cards[1])) is counts


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_only_special_hands_are_treated_apart(rules):
    chance = Random(3)
    every = [category.id for category in rules.categories]
    for _ in range(200):
        open_ids = frozenset(chance.sample(every, chance.randint(1, len(every))))
        hand = Hand(chance.choice(ALL_HANDS), chance.random() < 0.5)
        if not rules.special(hand):
            assert rules.eligible(open_ids, hand) == open_ids
            assert not rules.wild(open_ids, hand)
        assert rules.eligible(open_ids, hand) <= open_ids
        assert rules.eligible(open_ids, hand)
