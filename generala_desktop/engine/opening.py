"""Who starts: the opening rolls and the order they give (RULES.md, "Opening")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from generala_desktop.engine.dice import DiceSource, Faces
from generala_desktop.engine.ruleset import OpeningRule

DICE_OF = {
    OpeningRule.HIGHEST_DIE: 1,
    OpeningRule.LOWEST_SUM: 5,
    OpeningRule.HIGHEST_SUM: 5,
    OpeningRule.AS_LISTED: 0,
}
"""How many dice each player throws."""


@dataclass(frozen=True)
class OpeningThrow:
    """One player's throw."""

    seat: int
    """By the seating, before anybody's turn is known."""
    faces: Faces


OpeningRound = tuple[OpeningThrow, ...]
"""The throws of everybody (first), then of those who are still tied, in seating order."""


@dataclass(frozen=True)
class Opening:
    rule: OpeningRule
    players: int
    rounds: tuple[OpeningRound, ...] = ()

    def to_throw(self) -> tuple[int, ...]:
        """Return the seats that throw next, in seating order; none when the order stands."""
        if self.rule is OpeningRule.AS_LISTED or self.players == 1:
            return ()
        if not self.rounds:
            return tuple(range(self.players))
        groups = self._groups()
        tied = groups[:1] if self.rule is OpeningRule.HIGHEST_DIE else groups
        return tuple(sorted(seat for group in tied if len(group) > 1 for seat in group))

    def add(self, throws: OpeningRound) -> Opening:
        """Return the opening with one more round; raises ValueError if others had to throw."""
        dice = DICE_OF[self.rule]
        if tuple(throw.seat for throw in throws) != self.to_throw():
            raise ValueError("the wrong players threw")
        if any(len(throw.faces) != dice for throw in throws):
            raise ValueError(f"each player throws {dice} dice")
        return Opening(self.rule, self.players, (*self.rounds, throws))

    def order(self) -> tuple[int, ...]:
        """Return the seats in playing order; raises ValueError while some are tied."""
        if self.to_throw():
            raise ValueError("the opening is not decided yet")
        seats = tuple(range(self.players))
        if not self.rounds:
            return seats
        ranked = tuple(seat for group in self._groups() for seat in group)
        if self.rule is OpeningRule.HIGHEST_DIE:
            return seats[ranked[0] :] + seats[: ranked[0]]
        return ranked

    def _groups(self) -> list[list[int]]:
        """Return the seats, best first, those still tied together."""
        results: dict[int, tuple[int, ...]] = dict.fromkeys(range(self.players), ())
        sign = 1 if self.rule is OpeningRule.LOWEST_SUM else -1
        for throws in self.rounds:
            for throw in throws:
                results[throw.seat] += (sign * sum(throw.faces),)
        ranked = sorted(results, key=lambda seat: results[seat])
        return [list(group) for _, group in groupby(ranked, key=lambda seat: results[seat])]


def throw_round(opening: Opening, dice: DiceSource) -> OpeningRound:
    """Throw for everybody whose turn it is to throw."""
    count = DICE_OF[opening.rule]
    return tuple(OpeningThrow(seat, dice.throw(count)) for seat in opening.to_throw())


def in_order(values: Sequence[str], order: Sequence[int]) -> list[str]:
    return [values[seat] for seat in order]
