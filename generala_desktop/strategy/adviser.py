"""One door to what the program knows of a position, whatever game it belongs to."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.hints import RankedMove, ranked
from generala_desktop.strategy.solver import Progress, Solver
from generala_desktop.strategy.unit import Unit

__all__ = ["Adviser", "ExactAdviser", "Unit", "adviser"]


class Adviser(Protocol):
    """Knows one ruleset. Never sees dice that have not been thrown."""

    @property
    def rules(self) -> Ruleset: ...

    @property
    def unit(self) -> Unit: ...

    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        """Return every move of the player at turn that differs from the others, best first.

        A win outright comes first. Nothing to move: an empty tuple.
        """
        ...

    def prospect(self, state: State, seat: int) -> float:
        """Return what the seat ends with on average under best play, what it has included."""
        ...


class ExactAdviser:
    """Of a game of one match, from its solved values."""

    unit = Unit.POINTS

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    @property
    def rules(self) -> Ruleset:
        return self.solver.rules

    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        return ranked(self.solver, state)

    def prospect(self, state: State, seat: int) -> float:
        card = state.cards[seat]
        total = float(self.rules.total(card, 0))
        if state.over or seat in state.left:
            return total
        if seat == state.seat and state.turn.rolls:
            return max(move.expected for move in self.ranked(state))
        return total + self.solver.value(card)


def adviser(
    rules: Ruleset, folder: Path | None = None, progress: Progress | None = None
) -> Adviser:
    """Return who knows the rules; what is solved for it is kept in the folder.

    Raises Cancelled when the progress says so.
    """
    if len(rules.matches) > 1:
        # Only who plays several matches pays for what they need.
        from generala_desktop.strategy.matches_adviser import MatchAdviser  # noqa: PLC0415
        from generala_desktop.strategy.matches_pars import pars  # noqa: PLC0415

        return MatchAdviser(pars(rules, folder, progress))
    return ExactAdviser(solved(rules, folder, progress))
