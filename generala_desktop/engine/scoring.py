"""What a hand is worth: scores are values that can be called, compared and described."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import Pattern, best_of_a_kind


class Score(Protocol):
    """Points of any hand, always an integer ≥ 0."""

    def __call__(self, hand: Hand) -> int: ...


@dataclass(frozen=True)
class FaceSum:
    """Face × count."""

    face: int

    def __call__(self, hand: Hand) -> int:
        return self.face * hand.counts[self.face]


@dataclass(frozen=True)
class Total:
    """The sum of all dice, or `least` if that is more, when the pattern is there."""

    pattern: Pattern
    least: int = 0

    def __call__(self, hand: Hand) -> int:
        return max(self.least, hand.total) if self.pattern(hand) else 0


@dataclass(frozen=True)
class KindSum:
    """The sum of `count` equal dice, the highest that are there."""

    count: int

    def __call__(self, hand: Hand) -> int:
        return self.count * best_of_a_kind(hand.counts, self.count)


@dataclass(frozen=True)
class TwoPairsSum:
    """The sum of the four dice of two pairs of different faces."""

    def __call__(self, hand: Hand) -> int:
        pairs = [face for face, count in enumerate(hand.counts) if count >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else 0


@dataclass(frozen=True)
class Remainder:
    """What the sum of all dice lacks to `limit`."""

    limit: int

    def __call__(self, hand: Hand) -> int:
        return self.limit - hand.total


@dataclass(frozen=True)
class Fixed:
    """The same points for every hand that holds the pattern, or stands for it as a joker."""

    pattern: Pattern
    points: int
    joker: bool = False

    def __call__(self, hand: Hand) -> int:
        return self.points if self.pattern(hand) or (self.joker and hand.wild) else 0


@dataclass(frozen=True)
class ServedOrBuilt:
    """One value for a served hand, another for a built one."""

    pattern: Pattern
    built: int
    served: int
    takes_served_generala: bool = False
    """Five equal dice served pay the served value here, whatever the pattern."""

    def __call__(self, hand: Hand) -> int:
        if self.takes_served_generala and hand.served and 5 in hand.counts:
            return self.served
        if not self.pattern(hand):
            return 0
        return self.served if hand.served else self.built
