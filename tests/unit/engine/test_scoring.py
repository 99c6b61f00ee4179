"""What hands are worth, score by score."""

import pytest

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import AnyHand, FullHouse, OfAKind
from generala_desktop.engine.scoring import (
    FaceSum,
    Fixed,
    KindSum,
    Remainder,
    ServedOrBuilt,
    Total,
    TwoPairsSum,
)


def hand(faces: str, *, served: bool = False, wild: bool = False) -> Hand:
    return Hand(tuple(map(int, faces)), served=served, wild=wild)


@pytest.mark.parametrize(
    ("score", "faces", "points"),
    [
        (FaceSum(3), "33152", 6),
        (FaceSum(6), "33152", 0),
        (Total(AnyHand()), "33152", 14),
        (Total(OfAKind(3)), "33152", 0),
        (Total(OfAKind(3)), "33352", 16),
        (Total(FullHouse(), least=25), "33322", 25),
        (Total(FullHouse(), least=25), "66655", 28),
        (Total(FullHouse(), least=25), "66652", 0),
        (KindSum(2), "66551", 12),
        (KindSum(3), "66551", 0),
        (KindSum(4), "55555", 20),
        (TwoPairsSum(), "66551", 22),
        (TwoPairsSum(), "66555", 22),
        (TwoPairsSum(), "66661", 0),
        (TwoPairsSum(), "66541", 0),
        (Remainder(36), "11111", 31),
        (Fixed(OfAKind(5), 50), "11111", 50),
        (Fixed(OfAKind(5), 50), "11112", 0),
    ],
)
def test_a_score_pays_its_points(score, faces, points):
    assert score(hand(faces)) == points


def test_only_a_score_that_takes_jokers_pays_one():
    assert Fixed(FullHouse(), 25, joker=True)(hand("11111", wild=True)) == 25
    assert Fixed(FullHouse(), 25, joker=True)(hand("11111")) == 0
    assert Fixed(FullHouse(), 25)(hand("11111", wild=True)) == 0


@pytest.mark.parametrize(
    ("faces", "served", "takes_generala", "points"),
    [
        ("33322", False, False, 30),
        ("33322", True, False, 35),
        ("33321", True, False, 0),
        ("33333", True, False, 0),
        ("33333", True, True, 35),
        ("33333", False, True, 0),
        ("33331", True, True, 0),
    ],
)
def test_a_served_hand_pays_more_than_a_built_one(faces, served, takes_generala, points):
    score = ServedOrBuilt(FullHouse(), 30, 35, takes_generala)
    assert score(hand(faces, served=served)) == points
