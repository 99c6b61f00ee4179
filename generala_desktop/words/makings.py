"""Which of the dice on the table make what a box pays for: the ground of every reading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import singledispatch

from generala_desktop.engine.dice import FACES, Hand
from generala_desktop.engine.patterns import OfAKind, Pattern
from generala_desktop.engine.scoring import FaceSum, Score, ServedOrBuilt
from generala_desktop.engine.two_cups import (
    ExactlyFour,
    Generala,
    OneRoll,
    Poker,
    coloured_poker,
    is_counted,
    is_held_by_one_roll,
    served_poker,
    total_of,
)


@dataclass(frozen=True, order=True)
class Dice:
    """Places of dice, from 0, in each of the cups."""

    white: frozenset[int]
    coloured: frozenset[int] = frozenset()

    def __len__(self) -> int:
        return len(self.white) + len(self.coloured)


@dataclass(frozen=True)
class Making:
    dice: Dice
    points: int


def showing(hand: Hand, face: int) -> Dice:
    """Return all dice of both cups that show a face."""
    return Dice(_places(hand.faces, face), _places(hand.extra, face))


def coloured_showing(hand: Hand, face: int) -> Dice:
    return Dice(frozenset(), _places(hand.extra, face))


def one_cup(hand: Hand) -> Dice:
    """Return the five dice of the cup that was thrown last."""
    if hand.extra:
        return Dice(frozenset(), frozenset(range(len(hand.extra))))
    return Dice(frozenset(range(len(hand.faces))))


def face_of(hand: Hand, dice: Dice) -> int:
    """Return the one face that the dice show, or 0 where they differ."""
    shown = {hand.faces[place] for place in dice.white}
    shown |= {hand.extra[place] for place in dice.coloured}
    return shown.pop() if len(shown) == 1 else 0


@singledispatch
def makings(score: Score, hand: Hand) -> Iterable[Making]:
    """Yield every way in which the dice earn something in a box with this score."""
    points = score(hand)
    return [Making(one_cup(hand), points)] if points else []


@makings.register
def _face_sum(score: FaceSum, hand: Hand) -> Iterator[Making]:
    if hand.counts[score.face]:
        yield Making(Dice(_places(hand.faces, score.face)), score(hand))


@makings.register
def _served_or_built(score: ServedOrBuilt, hand: Hand) -> Iterator[Making]:
    if points := score(hand):
        yield Making(_pattern_dice(score.pattern, hand), points)


@makings.register
def _exactly_four(score: ExactlyFour, hand: Hand) -> Iterator[Making]:
    if score(hand):
        yield Making(showing(hand, score.face), score.points)


@makings.register
def _one_roll(score: OneRoll, hand: Hand) -> Iterator[Making]:
    if is_held_by_one_roll(score.pattern, hand):
        yield Making(one_cup(hand), score.points)


@makings.register
def _poker(score: Poker, hand: Hand) -> Iterator[Making]:
    for _, is_served, dice in _pokers(hand):
        yield Making(dice, score.served if is_served else score.built)


@makings.register
def _generala(score: Generala, hand: Hand) -> Iterator[Making]:
    found = False
    for face in FACES:
        if _is_generala_of(score, hand, face):
            found = True
            yield Making(showing(hand, face), score.points)
    if found or not hand.wild:
        return
    relief = score.relief
    yield from makings(relief.straight, hand)
    yield from makings(relief.full_house, hand)
    for face, is_served, dice in _pokers(hand):
        built = relief.poker.built + face
        yield Making(dice, max(relief.poker.served, built) if is_served else built)


def _is_generala_of(score: Generala, hand: Hand, face: int) -> bool:
    is_alone = hand.extra_counts[face] == 5 and hand.counts[face] == 0
    may_count = is_alone or is_counted(hand, face)
    alone = replace(hand, target=face, wild=False)
    return may_count and total_of(hand, face) == 5 and score(alone) == score.points


def _pokers(hand: Hand) -> Iterator[tuple[int, bool, Dice]]:
    """Yield face, whether served, and dice of every póker."""
    served = served_poker(hand)
    if served:
        is_coloured = coloured_poker(hand) == served
        dice = coloured_showing(hand, served) if is_coloured else showing(hand, served)
        yield served, True, dice
    for face in FACES:
        if total_of(hand, face) == 4 and is_counted(hand, face) and face != served:
            yield face, False, showing(hand, face)


def _pattern_dice(pattern: Pattern, hand: Hand) -> Dice:
    if isinstance(pattern, OfAKind):
        face = max(FACES, key=lambda f: hand.counts[f])
        return Dice(_places(hand.faces, face))
    return one_cup(hand)


def _places(faces: tuple[int, ...], face: int) -> frozenset[int]:
    return frozenset(place for place, shown in enumerate(faces) if shown == face)
