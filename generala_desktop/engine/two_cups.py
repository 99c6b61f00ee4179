"""Scores of hands that a second cup may join (RULES.md, "El Imprevisible").

W(n) and C(n) are the white and the coloured dice that show n, T(n) = W(n) + C(n). Before the
second cup is thrown every C(n) is 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from generala_desktop.engine.dice import FACES, Hand
from generala_desktop.engine.patterns import Pattern


def is_held_by_one_roll(pattern: Pattern, hand: Hand) -> bool:
    """Tell whether one cup threw the pattern: the coloured dice, or else served white ones."""
    return pattern(Hand(hand.extra)) if hand.extra else hand.served and pattern(hand)


def is_counted(hand: Hand, face: int) -> bool:
    """Tell whether both cups together may count for a face: only the named one, if one was."""
    return hand.target in {None, face}


def total_of(hand: Hand, face: int) -> int:
    """Return T(face)."""
    return hand.counts[face] + hand.extra_counts[face]


def coloured_poker(hand: Hand) -> int:
    """Return the face that exactly four coloured dice show, else 0."""
    return next((face for face in FACES if hand.extra_counts[face] == 4), 0)


def served_poker(hand: Hand) -> int:
    """Return the face of a póker that one roll threw and no other cup spoiled, else 0."""
    if face := coloured_poker(hand):
        return face
    for face in FACES:
        whole = hand.counts[face] == 4 and hand.extra_counts[face] == 0
        if hand.served and whole and is_counted(hand, face):
            return face
    return 0


def built_poker(hand: Hand) -> int:
    """Return the highest face that shows exactly four times over both cups, else 0."""
    return next(
        (face for face in reversed(FACES) if total_of(hand, face) == 4 and is_counted(hand, face)),
        0,
    )


@dataclass(frozen=True)
class ExactlyFour:
    """Ten and the face for exactly four of it."""

    face: int

    @property
    def points(self) -> int:
        return 10 + self.face

    def __call__(self, hand: Hand) -> int:
        face = self.face
        coloured_alone = hand.counts[face] == 0 and hand.extra_counts[face] == 4
        four = total_of(hand, face) == 4 and is_counted(hand, face)
        return self.points if four or coloured_alone else 0


@dataclass(frozen=True)
class OneRoll:
    """Points for a figure that one roll threw; a built one is worth nothing."""

    pattern: Pattern
    points: int

    def __call__(self, hand: Hand) -> int:
        return self.points if is_held_by_one_roll(self.pattern, hand) else 0


@dataclass(frozen=True)
class Poker:
    """Exactly four equal, built over both cups or served by one."""

    built: int
    served: int

    def __call__(self, hand: Hand) -> int:
        if served_poker(hand):
            return self.served
        return self.built if built_poker(hand) else 0


@dataclass(frozen=True)
class Relief:
    """What a Generala box also takes when it is the last open one of its match."""

    straight: OneRoll
    full_house: OneRoll
    poker: Poker

    def __call__(self, hand: Hand) -> int:
        built = built_poker(hand)
        served = served_poker(hand)
        return max(
            self.straight(hand),
            self.full_house(hand),
            self.poker.built + built if built else 0,
            max(self.poker.served, self.poker.built + served) if served else 0,
        )


@dataclass(frozen=True)
class Generala:
    """Five equal over both cups, and the relief when the card grants it."""

    points: int
    relief: Relief
    three_only_to_poker: bool = False
    """Three white dice may not become a Generala, only a póker."""

    def __call__(self, hand: Hand) -> int:
        if any(self._is_made_of(hand, face) for face in FACES):
            return self.points
        return self.relief(hand) if hand.wild else 0

    def _is_made_of(self, hand: Hand, face: int) -> bool:
        if hand.extra_counts[face] == 5 and hand.counts[face] == 0:
            return True
        barred = self.three_only_to_poker and hand.counts[face] == 3
        return total_of(hand, face) == 5 and is_counted(hand, face) and not barred


@dataclass(frozen=True)
class ServedRelief:
    """Which hands a Generala box marks as served by the dice: a póker, never five equal."""

    generala: Generala

    def __call__(self, hand: Hand) -> bool:
        return self.generala(hand) == 0 and served_poker(hand) > 0


@dataclass(frozen=True)
class MayStand:
    """Which hands end a turn before the last compulsory roll (RULES.md, "El Imprevisible")."""

    figures: tuple[Pattern, ...]
    """Enough when one roll threw them."""
    generala: Pattern
    generala_boxes: frozenset[str]
    """Any of these open in a live match lets five equal stand, served or built."""

    def __call__(self, hand: Hand, open_ids: frozenset[str]) -> bool:
        if any(is_held_by_one_roll(figure, hand) for figure in self.figures):
            return True
        return self.generala(hand) and bool(open_ids & self.generala_boxes)
