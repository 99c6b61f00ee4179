"""Does a hand hold a figure? Each pattern is a value, so that it can be shown and compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from generala_desktop.engine.dice import Counts, Faces, Hand


class Pattern(Protocol):
    """A question to a hand's own dice (never the second cup's)."""

    def __call__(self, hand: Hand) -> bool: ...


def best_of_a_kind(counts: Counts, count: int) -> int:
    """Return the highest face shown `count` times or more often, 0 if there is none."""
    return next((face for face in range(6, 0, -1) if counts[face] >= count), 0)


@dataclass(frozen=True)
class AnyHand:
    def __call__(self, hand: Hand) -> bool:
        return True


@dataclass(frozen=True)
class OfAKind:
    """At least (or exactly) `count` equal dice."""

    count: int
    exactly: bool = False

    def __call__(self, hand: Hand) -> bool:
        if self.exactly:
            return self.count in hand.counts
        return max(hand.counts) >= self.count


@dataclass(frozen=True)
class TwoPairs:
    """Two pairs of different faces; a full house has them, four equal dice have not."""

    def __call__(self, hand: Hand) -> bool:
        return sum(count >= 2 for count in hand.counts) == 2


@dataclass(frozen=True)
class FullHouse:
    """Three and two of different faces; five equal only where the table takes them."""

    five_equal: bool = False

    def __call__(self, hand: Hand) -> bool:
        counts = hand.counts
        return (3 in counts and 2 in counts) or (self.five_equal and 5 in counts)


@dataclass(frozen=True)
class Straight:
    """One of the listed sets of faces, in any order."""

    sets: tuple[Faces, ...]

    def __call__(self, hand: Hand) -> bool:
        return tuple(sorted(hand.faces)) in {tuple(sorted(faces)) for faces in self.sets}


@dataclass(frozen=True)
class Run:
    """At least `length` different faces in a row."""

    length: int

    def __call__(self, hand: Hand) -> bool:
        counts = hand.counts
        starts = range(1, 8 - self.length)
        return any(all(counts[start + step] for step in range(self.length)) for start in starts)


@dataclass(frozen=True)
class ServedGenerala:
    """Five equal dice in one roll of all five; after a second cup, its dice alone count."""

    def __call__(self, hand: Hand) -> bool:
        if hand.extra:
            return 5 in hand.extra_counts
        return hand.served and 5 in hand.counts
