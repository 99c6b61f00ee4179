"""Ten dice in arrays: what the engine says of each pair of hands, said of all at once."""

import itertools
import random

import numpy as np
import pytest

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.scoring import KindSum
from generala_desktop.rulesets import build
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.matches_cups import TwoCups
from generala_desktop.strategy.matches_outcomes import CLAIM, HANDS, STRIKE, outcomes_of

HARD = {"declare_target": "yes", "three_only_to_poker": "yes", "second_generala": "yes"}

TABLE = [
    ("66662", "12335", {"sixes": 16, "four_of_a_kind": 40}),
    ("66662", "61344", {"generala": 50}),
    ("66662", "66134", {}),
    ("66662", "66333", {"full_house": 35}),
    ("33351", "31246", {"threes": 13, "four_of_a_kind": 40}),
    ("33351", "33246", {"generala": 50}),
    ("33355", "55126", {"fives": 15, "four_of_a_kind": 40}),
    ("33351", "33346", {}),
    ("22561", "22246", {"generala": 50}),
    ("65321", "44441", {"four_of_a_kind": 45, "fours": 14}),
    ("65321", "66661", {"four_of_a_kind": 45, "generala": 50}),
    ("65321", "66622", {"full_house": 35, "sixes": 16, "four_of_a_kind": 40}),
    ("65321", "13456", {"straight": 25}),
    ("44123", "44446", {"four_of_a_kind": 45}),
    ("55512", "55555", {}),
    ("55555", "12336", {"generala": 50}),
    ("55555", "52336", {}),
]
"""RULES.md §10.5."""


def row(hand):
    return lattice().row(tuple(sorted(map(int, hand)))) - lattice().start[5]


@pytest.mark.parametrize(("white", "coloured", "worth"), TABLE)
def test_both_cups_are_worth_what_the_rules_say(white, coloured, worth):
    cups = TwoCups(served=False, target=None)
    found = {
        category.id: int(cups.points(category.score, wild=False)[row(white), row(coloured)])
        for category in build("imprevisible", {}).categories
    }
    if coloured == "55555":
        worth = {"four_of_a_kind": 0, "generala": 0}
    assert {name: points for name, points in found.items() if points} == {
        name: points for name, points in worth.items() if points
    }


@pytest.mark.parametrize("options", [{}, HARD])
@pytest.mark.parametrize("served", [False, True])
def test_the_arrays_agree_with_the_engine(options, served):
    rules, hands = build("imprevisible", options), lattice().hands
    chance = random.Random(1)
    for target, wild in itertools.product([None] if not options else range(1, 7), [False, True]):
        cups = TwoCups(served, target)
        for category in rules.categories:
            points = cups.points(category.score, wild=wild)
            for _ in range(200):
                white, coloured = chance.randrange(HANDS), chance.randrange(HANDS)
                hand = Hand(hands[white], served, hands[coloured], target, wild)
                assert points[white, coloured] == category.score(hand)


def test_a_score_that_is_not_known_is_asked_pair_by_pair():
    points = TwoCups(served=False, target=None).points(KindSum(3), wild=False)
    assert points[row("33312"), row("11111")] == 9
    assert not points[row("12345")].any()


@pytest.mark.parametrize(("game", "options"), [("simultanea", {}), ("imprevisible", HARD)])
def test_each_white_hand_has_the_offers_that_its_boxes_make(game, options):
    rules = build(game, options)
    outcomes = outcomes_of(rules)
    for number, faces in enumerate(lattice().hands):
        for served in (False, True):
            hand = Hand(faces, served)
            slots = set(outcomes.slots[outcomes.white[number + HANDS * served]])
            offers = {(outcomes.kinds[o], outcomes.points[o]) for o in slots - {CLAIM, STRIKE}}
            plain = {(k, p) for k, p in offers if k < len(rules.categories)}
            worth = [(k, category.score(hand)) for k, category in enumerate(rules.categories)]
            assert plain == {(k, p) for k, p in worth if p}
            assert STRIKE in slots
            assert (CLAIM in slots) == (served and len(set(faces)) == 1)


def test_chances_of_the_second_cup_add_up():
    outcomes = outcomes_of(build("imprevisible", HARD))
    assert len(outcomes.cups) == 6
    for chances in outcomes.cups:
        np.testing.assert_allclose(chances.sum(axis=1), 1.0)


def test_four_equal_grow_to_a_generala_as_often_as_the_rules_say():
    rules = build("imprevisible", {})
    outcomes = outcomes_of(rules)
    generala = [c.id for c in rules.categories].index("generala")
    offer = np.flatnonzero((outcomes.kinds == generala) & (outcomes.points == 50))
    makes = np.isin(outcomes.slots, offer).any(axis=1)
    # Beside one more six: four more twos without a six, or five equal of another number.
    others = (4 * 5 + 4) / 6**5
    assert outcomes.cups[0][row("66662")] @ makes == pytest.approx(0.4019 + others, abs=5e-5)


@pytest.mark.parametrize("game", ["generala-mayores", "yahtzee", "generala"])
def test_other_turns_are_refused(game):
    with pytest.raises(ValueError, match="not known"):
        outcomes_of(build(game, {}))
