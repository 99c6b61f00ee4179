"""Who ends with the best balance when the winner of every match is a matter of chance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from generala_desktop.strategy.lattice import Floats, Index


@dataclass(frozen=True)
class Results:
    """Every way for a number of matches to end."""

    winners: Index
    """Winner of each match, the number of players where nobody wins; shape (results, matches)."""
    shares: Floats
    """Each player's share of the whole win, shape (results, players)."""


@lru_cache(maxsize=8)
def results(values: tuple[int, ...], players: int) -> Results:
    """Return them for matches of these values.

    The best balance wins, of equal ones that which has the dearest match; equal again is shared.
    """
    winners = np.array(list(product(range(players + 1), repeat=len(values))), np.intp)
    worth = np.array(values)
    won = winners[:, :, None] == np.arange(players)
    decided = worth * (winners < players)
    balance = 2 * (won * worth[:, None]).sum(axis=1) - decided.sum(axis=1)[:, None]
    dearest = (won * worth[:, None]).max(axis=1)
    key = balance * (1 + worth.max()) + dearest
    best = key == key.max(axis=1, keepdims=True)
    return Results(winners, best / best.sum(axis=1, keepdims=True))


@dataclass(frozen=True)
class Balance:
    """Chances of the best balance."""

    shares: Floats
    """By player."""
    given: Floats
    """The same once a match has a certain winner, shape (matches, winners, players)."""


def best_balance(values: tuple[int, ...], chances: Floats) -> Balance:
    """Return the chances of the best balance; matches are independent of each other.

    Args:
        values: what each match is worth.
        chances: of each winner of each match, shape (matches, players + 1); nobody comes last.
    """
    matches, players = chances.shape[0], chances.shape[1] - 1
    every = results(values, players)
    each = np.take_along_axis(chances, every.winners.T, axis=1)
    before, after = np.ones_like(each), np.ones_like(each)
    np.multiply.accumulate(each[:-1], axis=0, out=before[1:])
    after[:-1] = np.multiply.accumulate(each[:0:-1], axis=0)[::-1]
    others = before * after
    given = np.zeros((matches, players + 1, players))
    for match in range(matches):
        weighted = others[match][:, None] * every.shares
        np.add.at(given[match], every.winners[:, match], weighted)
    shares: Floats = each.prod(axis=0) @ every.shares
    return Balance(shares, given)
