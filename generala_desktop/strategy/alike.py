"""Moves that come to the same: a roll is known by the numbers it holds, not by their places."""

from __future__ import annotations

from collections.abc import Sequence

from generala_desktop.engine.moves import Move, Roll
from generala_desktop.engine.state import State
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.lattice import Keep

NO_MATTER = 0.005
"""Losses below this are nobody's mistake: points are shown to the hundredth."""


def held(state: State, keep: frozenset[int]) -> Keep:
    """Return the numbers on the dice at these places, ascending."""
    return tuple(sorted(state.turn.faces[place] for place in keep))


def is_alike(state: State, one: Move, other: Move) -> bool:
    match one, other:
        case Roll(keep), Roll(others):
            return held(state, keep) == held(state, others)
        case _:
            return one == other


def find(state: State, moves: Sequence[RankedMove], move: Move) -> RankedMove | None:
    """Return the ranked move that comes to the same as a move, None if there is none."""
    return next((known for known in moves if is_alike(state, known.move, move)), None)
