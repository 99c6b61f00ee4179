"""Dice: hands, their counts, and where faces come from."""

import random
from collections import Counter

import pytest

from generala_desktop.engine.dice import Hand, RandomDice, ScriptedDice, count_faces


def test_faces_are_counted_at_their_own_number():
    assert count_faces((3, 3, 1, 5, 2)) == (0, 1, 1, 2, 0, 1, 0)
    assert count_faces(()) == (0,) * 7


def test_a_hand_counts_each_cup_for_itself():
    hand = Hand((6, 6, 6, 1, 2), extra=(6, 1, 3, 4, 5))
    assert hand.counts == (0, 1, 1, 0, 0, 0, 3)
    assert hand.extra_counts == (0, 1, 0, 1, 1, 1, 1)
    assert hand.total == 21


def test_random_dice_show_one_to_six_about_as_often():
    faces = RandomDice().throw(12_000)
    counts = Counter(faces)
    assert set(counts) == set(range(1, 7))
    # A fair die strays this far less than once in a hundred million runs.
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_random_dice_are_drawn_one_by_one_from_six_equal_chances(monkeypatch):
    """No face is rarer than another, none is above 6, and nothing is drawn ahead."""
    draws = [1, 6, 4]
    asked = []

    def draw(self, low, high):
        asked.append((low, high))
        return draws.pop(0)

    # The standard library's, which takes bits from the system and drops those that do not fit.
    monkeypatch.setattr(random.SystemRandom, "randint", draw)
    assert RandomDice().throw(2) == (1, 6)
    assert asked == [(1, 6), (1, 6)]
    assert draws == [4]


def test_random_dice_throw_as_many_as_asked():
    assert [len(RandomDice().throw(count)) for count in (0, 1, 5)] == [0, 1, 5]


def test_scripted_dice_come_in_their_order():
    dice = ScriptedDice([1, 2, 3, 4])
    assert dice.throw(3) == (1, 2, 3)
    assert dice.throw(1) == (4,)


def test_scripted_dice_end():
    dice = ScriptedDice([1, 2])
    with pytest.raises(ValueError, match="no more dice"):
        dice.throw(3)
