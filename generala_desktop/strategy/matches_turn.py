"""One turn of several matches, worked out exactly from what each offer is worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generala_desktop.engine.ruleset import Served
from generala_desktop.strategy.lattice import Floats, best_below, expected, lattice
from generala_desktop.strategy.matches_outcomes import CLAIM, HANDS, Flags, Outcomes


@dataclass(frozen=True)
class Turn:
    """Values of all that a turn can come to; columns are positions."""

    ends: Floats
    """Of writing at once, or winning outright, with each white hand, shape (504, columns)."""
    cups: tuple[Floats, ...]
    """Of throwing the second cup at each white hand, by number named, shape (504, columns)."""
    keeps: tuple[Floats, ...]
    """By rolls made: of holding each of the 462 keeps, shape (462, columns); the first is of
    holding nothing at the start, in row 0 alone."""
    value: Floats
    """Before the first roll, shape (columns,)."""


def turn_of(outcomes: Outcomes, worth: Floats, may_stand: Flags) -> Turn:
    """Work out a turn.

    Args:
        outcomes: of the ruleset.
        worth: of each offer, shape (offers, columns); minus infinity where there is none.
        may_stand: white hands that may end the turn early, shape (504, columns or 1).
    """
    ends = outcome_values(outcomes, worth)
    hands = ends[outcomes.white]
    cups = tuple(chances @ ends for chances in outcomes.cups)
    rolls = outcomes.rules.turn.rolls
    served = outcomes.rules.turn.served
    values = np.maximum.reduce([hands, *cups])
    early = np.where(may_stand, hands, -np.inf)
    claims = outcomes.claims
    early[claims] = np.maximum(early[claims], worth[CLAIM])
    columns = worth.shape[1]
    keeps: list[Floats] = []
    for roll in range(rolls, 0, -1):
        held = np.empty((len(lattice().keeps), columns))
        held[-HANDS:] = values[:HANDS]
        expected(held)
        if served is Served.FULL_ROLL or (served is Served.FIRST_ROLL and roll == 1):
            held[0] = lattice().chances @ values[HANDS:]
        keeps.append(held)
        if roll > 1:
            values = np.maximum(early, np.tile(best_below(held), (2, 1)))
    return Turn(hands, cups, tuple(reversed(keeps)), keeps[-1][0])


def outcome_values(outcomes: Outcomes, worth: Floats) -> Floats:
    """Return the best offer of each outcome, shape (outcomes, columns)."""
    slots = outcomes.slots
    best = worth[slots[:, 0]]
    for slot in range(1, slots.shape[1]):
        np.maximum(best, worth[slots[:, slot]], out=best)
    return best
