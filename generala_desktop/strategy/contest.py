"""Who wins when everybody's final score is a matter of chance: shared wins and wins outright."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from generala_desktop.engine.ruleset import Ends
from generala_desktop.strategy.lattice import Floats


def shares(finals: Sequence[Floats]) -> Floats:
    """Return each player's share of the win on average; equal highest scores share it.

    Args:
        finals: by player, the chance of each total, all of one length.
    """
    if len(finals) == 1:
        return np.ones(1)
    return np.array([final @ worth for final, worth in zip(finals, worths(finals), strict=True)])


def worths(finals: Sequence[Floats]) -> list[Floats]:
    """Return, by player, the share of the win that each total of his brings on average.

    With k others level and the rest below the share is 1/(k + 1), the integral of t**k: so it is
    that of the product over the others of (chance to be below + t * chance to be level), a
    polynomial that a few nodes integrate exactly.
    """
    nodes, weights = _nodes(len(finals) // 2 + 1)
    factors = [np.cumsum(final) - final + nodes * final for final in finals]
    before: list[Floats | float] = [1.0]
    for factor in factors:
        before.append(before[-1] * factor)
    result: list[Floats] = []
    after: Floats = np.ones((len(nodes), len(finals[0])))
    for factor, product_before in zip(reversed(factors), before[-2::-1], strict=True):
        result.append(weights @ (product_before * after))
        after = after * factor
    return result[::-1]


@lru_cache(maxsize=32)
def _nodes(count: int) -> tuple[Floats, Floats]:
    nodes, weights = np.polynomial.legendre.leggauss(count)
    return (nodes[:, None] + 1) / 2, weights / 2


def claimed_shares(totals: Mapping[int, int], hopes: Sequence[tuple[int, int, float]]) -> Floats:
    """Return the share of the win by seat once somebody has won outright this round.

    Args:
        totals: points of those who have claimed, by seat.
        hopes: (seat, points, chance) of those who may still do so in the round.
    """
    seats = 1 + max(*totals, *(seat for seat, _, _ in hopes), 0)
    result = np.zeros(seats)
    for outcome in product((False, True), repeat=len(hopes)):
        chance = 1.0
        points = dict(totals)
        for did, (seat, total, hope) in zip(outcome, hopes, strict=True):
            chance *= hope if did else 1 - hope
            if did:
                points[seat] = total
        best = [seat for seat, total in points.items() if total == max(points.values())]
        result[best] += chance / len(best)
    return result


@dataclass(frozen=True)
class Race:
    """How a game that may be won outright goes on, as far as scores do not decide it."""

    goes_on: float
    """The chance that nobody wins outright."""
    won: Floats
    """By seat: the chance of winning outright, shared wins as shares."""


def race(turns: Sequence[int], chances: Sequence[float], following: int, ends: Ends) -> Race:
    """Return how likely wins outright are in all turns to come.

    Several in one round share the win: which of them has more points is not asked here, since
    two at once are a matter of one game in a million.

    Args:
        turns: by seat, the turns to come.
        chances: by seat, the chance of a win outright in one turn.
        following: the seat with the next turn.
        ends: what a win outright ends: the game at once, or its round.
    """
    left = list(turns)
    won = np.zeros(len(turns))
    goes_on = 1.0
    first = following
    while any(left):
        round_ = [seat for seat in range(first, len(left)) if left[seat]]
        first = 0
        quiet = 1.0
        for seat in round_:
            left[seat] -= 1
            if ends is Ends.NOW:
                won[seat] += goes_on * quiet * chances[seat]
            quiet *= 1 - chances[seat]
        if ends is not Ends.NOW:
            won[round_] += goes_on * _parts([chances[seat] for seat in round_])
        goes_on *= quiet
    return Race(goes_on, won)


def _parts(chances: Sequence[float]) -> Floats:
    """Return each one's share on average of what those share to whom it happens."""
    if not chances:
        return np.zeros(0)
    happens = [np.array([1 - chance, chance]) for chance in chances]
    shared = zip(happens, worths(happens), strict=True)
    return np.array([part[1] * worth[1] for part, worth in shared])
