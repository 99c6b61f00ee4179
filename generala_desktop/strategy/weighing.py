"""What comes of a choice that is left to chance, for all hands of many positions at once.

A level's care being twice the one below, the weights of all levels are one weight, squared and
squared again. Values are given in units of `MOST`; figures of levels have a first axis of their
own, the weakest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import factorial, prod

import numpy as np

from generala_desktop.strategy.buffers import Buffers
from generala_desktop.strategy.lattice import DICE, FACES, Floats, Index, best_of_parts, lattice
from generala_desktop.strategy.levels import HASTE, MOST, SPARE, TEMPERS
from generala_desktop.strategy.tables import Flags

LEVELS = sum(not temper.is_perfect for temper in TEMPERS.values())
"""Those that leave anything to chance."""

BLOCK = 1 << 18
"""Numbers that are worked on at once: they stay near the processor."""

NOTHING = -1e9
"""What is worth it is never chosen."""


@dataclass(frozen=True)
class Parts:
    """The rolls of so many dice, and what may be held of each.

    Rows count the lattice from its beginning; the rolls are those of the last size.
    """

    first: int
    """Row of the first roll."""
    held: Index
    """Rows that may be held of each roll, shape (rolls, width); `first` where there are less."""
    chances: Floats
    """Of each roll."""


@lru_cache(maxsize=DICE + 1)
def parts(dice: int) -> Parts:
    """Return what rolls of so many dice are made of."""
    tree = lattice()
    first, end = tree.start[dice], tree.start[dice + 1]
    rolls = tree.keeps[first:end]
    held = np.full((len(rolls), (1 << dice) - 1), first, np.intp)
    for n, roll in enumerate(rolls):
        found = {tree.row(part) for size in range(dice) for part in combinations(roll, size)}
        held[n, : len(found)] = sorted(found)
    ways = [factorial(dice) // prod(factorial(roll.count(f)) for f in FACES) for roll in rolls]
    return Parts(first, held, np.array(ways) / 6**dice)


@dataclass(frozen=True)
class Written:
    """What hands are worth written now."""

    best: Floats
    """Shape (hands, columns)."""
    after: Floats
    """What comes of writing it where the level does, shape (levels, hands, columns)."""

    def of(self, hands: Index) -> Written:
        return Written(self.best[hands], self.after[:, hands])


class Scales:
    """Weighs the choices of hands."""

    def __init__(self, dtype: type[np.floating]) -> None:
        self.buffers = Buffers(dtype)

    def weigh(
        self, choices: Index, is_open: Flags, values: Floats, top: Floats, after: Floats
    ) -> tuple[Floats, Floats]:
        """Return sums of weights and of weights × figures, each shape (levels, hands, columns).

        Args:
            choices: rows of each hand, shape (hands, width).
            is_open: whether they can matter in any column, the same shape.
            values: of rows under best play, shape (rows, columns).
            top: the best that each hand may come to, shape (hands, columns).
            after: what comes of rows, shape (levels, rows, columns).
        """
        hands, columns = top.shape
        order, groups = _alike(choices, is_open)
        floor = top.take(order, axis=0)
        floor -= 1
        weights = self.buffers.get("weights", LEVELS, hands, columns)
        sums = self.buffers.get("sums", LEVELS, hands, columns)
        # Against an array the greater is found in a third of the time that a number takes.
        none = np.zeros(columns, top.dtype)
        end = 0
        for same in groups:
            few = max(1, BLOCK // (LEVELS * same.shape[1] * columns))
            for first in range(0, len(same), few):
                rows = same[first : first + few].T
                start, end = end, end + rows.shape[1]
                powers = self.buffers.get("powers", LEVELS, *rows.shape, columns)
                values.take(rows, axis=0, out=powers[0], mode="clip")
                np.subtract(powers[0], floor[start:end], out=powers[0])
                np.maximum(powers[0], none, out=powers[0])
                _square(powers)
                figures = self.buffers.get("figures", LEVELS, *rows.shape, columns)
                after.take(rows, axis=1, out=figures, mode="clip")
                np.add.reduce(powers, axis=1, out=weights[:, start:end])
                np.einsum("lwhc,lwhc->lhc", powers, figures, out=sums[:, start:end])
        back = np.argsort(order)
        result = self.buffers.get("all weights", *weights.shape), np.empty_like(sums)
        weights.take(back, axis=1, out=result[0], mode="clip")
        sums.take(back, axis=1, out=result[1], mode="clip")
        return result

    def settle(self, dice: int, keeps: Floats, after: Floats, written: Written) -> Floats:
        """Return what comes of every roll with rolls left, shape (levels, rolls, columns).

        Args:
            dice: how many were thrown and may be held.
            keeps: what holding is worth, shape (keeps of fewer dice, columns).
            after: what comes of holding, shape (levels, the same or more, columns).
            written: what comes of writing the roll now.
        """
        table = parts(dice)
        below = self._best_of_parts(keeps, dice)
        values = self._worth_holding(keeps, below)
        top = np.maximum(written.best, below[table.first :])
        is_open = np.asarray((values > NOTHING).any(axis=1))[table.held]
        weights, result = self.weigh(table.held, is_open, values, top, after)
        writes = self.buffers.get("writes", LEVELS, *top.shape)
        np.subtract(written.best, top, out=writes[0])
        np.multiply(writes[0], top.dtype.type(MOST / HASTE), out=writes[0])
        np.add(writes[0], 1, out=writes[0])
        np.maximum(writes[0], 0, out=writes[0])
        _square(writes)
        weights += writes
        np.multiply(writes, written.after, out=writes)
        result += writes
        result /= weights
        return result

    def _best_of_parts(self, values: Floats, dice: int) -> Floats:
        """Return the best of each keep and its parts; of rolls, of their parts alone."""
        first, end = lattice().start[dice : dice + 2]
        best = self.buffers.get("best", end, values.shape[1])
        best[:first] = values[:first]
        best[first:] = NOTHING
        best_of_parts(best)
        return best

    def _worth_holding(self, values: Floats, best: Floats) -> Floats:
        """Return keeps' values, without those with a die better thrown; one more row is nothing."""
        result = self.buffers.get("held", len(values) + 1, values.shape[1])
        result[:-1] = values
        result[-1] = NOTHING
        spare = values.dtype.type(SPARE / MOST)
        np.copyto(result[:-1], NOTHING, where=best[: len(values)] > values + spare)
        return result


def _square(weights: Floats) -> None:
    """Turn the first level's choices, 1 less their losses, into the weights of all levels."""
    np.multiply(weights[0], weights[0], out=weights[0])
    for level in range(1, LEVELS):
        np.multiply(weights[level - 1], weights[level - 1], out=weights[level])


def _alike(choices: Index, is_open: Flags) -> tuple[Index, list[Index]]:
    """Return hands in the order of how many open choices they have, and these, group by group.

    Each group has shape (hands, choices).
    """
    counts = is_open.sum(axis=1)
    order = np.argsort(counts, kind="stable")
    packed = np.take_along_axis(choices, np.argsort(~is_open, axis=1, kind="stable"), axis=1)
    ends = np.flatnonzero(np.diff(counts[order])) + 1
    groups = np.split(order, ends)
    return order, [packed[same, : counts[same[0]]] for same in groups]
