"""Example hands for the rules page, found by asking the engine what each hand is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, singledispatch
from itertools import combinations_with_replacement

from generala_desktop.engine.dice import FACES, Faces, Hand
from generala_desktop.engine.patterns import (
    FullHouse,
    OfAKind,
    Pattern,
    Run,
    Straight,
    TwoPairs,
)
from generala_desktop.engine.ruleset import Category, Ruleset, Served
from generala_desktop.engine.scoring import FaceSum, Score, Total
from generala_desktop.engine.two_cups import ExactlyFour, Poker

RUNS: tuple[Faces, ...] = (
    (1, 2, 3, 4, 5),
    (2, 3, 4, 5, 6),
    (3, 4, 5, 6, 1),
    (4, 5, 6, 1, 2),
    (5, 6, 1, 2, 3),
    (6, 1, 2, 3, 4),
)
"""Five different faces in a row, also round the corner."""

ENOUGH_OF_A_NUMBER = 3


@dataclass(frozen=True)
class Example:
    faces: Faces
    points: int
    """Worth this when built; 0 where only a served hand counts."""
    served: int | None = None
    """Worth this when served, where that differs."""


@cache
def hands() -> tuple[Faces, ...]:
    """Return the 252 hands of five dice: the most of a kind first, different dice rising."""
    return tuple(_arranged(hand) for hand in combinations_with_replacement(FACES, 5))


def _arranged(hand: Faces) -> Faces:
    if len(set(hand)) == len(hand):
        return hand
    return tuple(sorted(hand, key=lambda face: (-hand.count(face), -face)))


def examples(rules: Ruleset, category: Category) -> tuple[Example, ...]:
    """Return hands that show what the box pays."""
    score = category.score
    tries = _straights(score) or tuple(
        sorted(hands(), key=lambda faces: _typical(score, faces), reverse=True)
    )
    may_serve = rules.turn.served is not Served.NEVER
    found = (_example(score, faces, may_serve=may_serve) for faces in tries)
    paying = [example for example in found if example.points or example.served]
    chosen = paying[:1]
    if isinstance(score, Total) and score.least:
        chosen += [example for example in paying if example.points == score.least][:1]
    return tuple(chosen)


def misses(category: Category) -> tuple[Faces, ...]:
    """Return hands that look like something but are worth nothing in the box, built or served."""
    score = category.score
    return tuple(
        faces
        for faces in near_misses(_pattern(score))
        if score(Hand(faces)) == 0 and score(Hand(faces, served=True)) == 0
    )


def _example(score: Score, faces: Faces, *, may_serve: bool) -> Example:
    built = score(Hand(faces))
    served = score(Hand(faces, served=True)) if may_serve else built
    return Example(faces, built, served if served != built else None)


@singledispatch
def near_misses(pattern: Pattern | None) -> tuple[Faces, ...]:
    """Return hands that one might take for the pattern; some may well hold it."""
    return ()


@near_misses.register
def _(pattern: Straight) -> tuple[Faces, ...]:
    return RUNS


@near_misses.register
def _(pattern: Run) -> tuple[Faces, ...]:
    return ((4, 5, 6, 1, 2), (3, 4, 5, 6, 1)) if pattern.length == 5 else ((4, 5, 6, 1, 2),)


@near_misses.register
def _(pattern: FullHouse) -> tuple[Faces, ...]:
    return ((5, 5, 5, 5, 5), (4, 4, 4, 4, 6))


@near_misses.register
def _(pattern: OfAKind) -> tuple[Faces, ...]:
    return ((5, 5, 5, 5, 5), (3, 3, 3, 2, 2)) if pattern.count == 4 else ()


@near_misses.register
def _(pattern: TwoPairs) -> tuple[Faces, ...]:
    return ((4, 4, 4, 4, 6),)


def _pattern(score: Score) -> Pattern | None:
    if isinstance(score, Poker):
        return OfAKind(4, exactly=True)
    if isinstance(score, ExactlyFour):
        return None
    return getattr(score, "pattern", None)


def _straights(score: Score) -> tuple[Faces, ...]:
    pattern = _pattern(score)
    return pattern.sets if isinstance(pattern, Straight) else ()


def _typical(score: Score, faces: Faces) -> tuple[int, ...]:
    """Rank hands: plain ones before those that hold more than is asked for, then by points."""
    hand = Hand(faces)
    if isinstance(score, FaceSum):
        return (hand.counts[score.face] == ENOUGH_OF_A_NUMBER, len(set(faces)), hand.total)
    pattern = _pattern(score)
    holds_more = isinstance(pattern, Run) and Run(pattern.length + 1)(hand)
    return (not holds_more, len(set(faces)), score(hand), hand.total)
