"""Backward induction through one turn, for many positions (columns) at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from generala_desktop.engine.ruleset import Holds, Served, TurnRule
from generala_desktop.strategy.lattice import (
    DICE,
    Floats,
    Index,
    Keep,
    best_below,
    expected,
    lattice,
)

KEEPS = 462
HANDS = 252
FIRST_HAND = KEEPS - HANDS

ROW_BYTES = {Holds.FREE: 4096, Holds.LOCKED: 1024}
"""Of so many columns as are best worked out at once: few enough for the arrays to stay near the
processor, enough for each operation on them to outweigh its call. Locked holds have larger ones."""


@dataclass(frozen=True)
class Workspace:
    """Arrays for so many columns, reused from chunk to chunk; each (rows, columns)."""

    built: Floats
    """What each hand is worth written now, made of held dice; a part of the first keeps."""
    served: Floats
    """The same, thrown at once."""
    keeps: list[Floats]
    """By rolls left, less one: the value of throwing again all but a keep."""
    best: Floats
    part: Floats
    adding: type[np.floating]
    """What numbers are added as; those that are compared may be pairs of them."""

    @classmethod
    def make(
        cls,
        columns: int,
        rolls: int,
        dtype: type[np.floating],
        adding: type[np.floating] | None = None,
    ) -> Workspace:
        def rows(count: int) -> Floats:
            return np.empty((count, columns), dtype)

        keeps = [rows(KEEPS) for _ in range(rolls - 1)]
        built = keeps[0][FIRST_HAND:]
        return cls(built, rows(HANDS), keeps, rows(KEEPS), rows(HANDS), adding or dtype)

    def narrowed(self, columns: int) -> Workspace:
        """Return one of no more columns in the same memory."""
        if columns == self.best.shape[1]:
            return self
        keeps = [_narrowed(array, columns) for array in self.keeps]
        served, best, part = (_narrowed(a, columns) for a in (self.served, self.best, self.part))
        return Workspace(keeps[0][FIRST_HAND:], served, keeps, best, part, self.adding)

    def numbers(self, array: Floats) -> Floats:
        """Return the array as the numbers that can be added, divided and averaged."""
        return array.view(self.adding)


def _narrowed(array: Floats, columns: int) -> Floats:
    """Return the beginning of an array's memory with fewer columns, without gaps."""
    return array.reshape(-1)[: len(array) * columns].reshape(len(array), columns)


def columns_at_once(rule: TurnRule, dtype: type[np.floating]) -> int:
    return ROW_BYTES[rule.holds] // np.dtype(dtype).itemsize


def turn_values(rule: TurnRule, work: Workspace) -> Floats:
    """Return the value before the first roll, shape (columns,), from what hands are worth.

    Fills `work.keeps`. Under locked holds the keeps with two rolls left know that their dice
    stay; with one roll left there is nothing more to lock.
    """
    served_first = work.built if rule.served is Served.NEVER else work.served
    full_roll = rule.served is Served.FULL_ROLL
    for left in range(rule.rolls - 1):
        keeps = work.keeps[left]
        if left > 0 and rule.holds is Holds.LOCKED:
            _locked_keeps(rule, work, left)
        else:
            if left > 0:
                np.maximum(work.built, work.best[FIRST_HAND:], out=keeps[FIRST_HAND:])
            expected(work.numbers(keeps), work.numbers(work.part))
            if full_roll:
                again = (
                    work.served if left == 0 else np.maximum(work.served, work.best[FIRST_HAND:])
                )
                work.numbers(keeps)[0] = _mean(work.numbers(again))
        # A hand of five held dice is not a roll: what it is worth stands in `built`.
        best_below(keeps, work.best, work.part)
    best = work.best[FIRST_HAND:]
    np.maximum(served_first, best, out=best)
    return _mean(work.numbers(best))


def _mean(hands: Floats) -> Floats:
    return np.asarray(lattice().chances.astype(hands.dtype) @ hands)


@dataclass(frozen=True)
class Extensions:
    """Everything that a locked keep of one size can become, for all keeps of that size at once."""

    locked: Index
    """Rows of the keeps, shape (locked,)."""
    rows: tuple[Index, ...]
    """By dice added: rows of the grown keeps, shape (locked, multisets)."""
    reduced: tuple[tuple[tuple[Index, Index], ...], ...]
    """By dice added, slot by slot: (multisets, the same with one die less)."""
    chances: Floats
    """Of each multiset of the dice thrown."""


@lru_cache(maxsize=8)
def extensions(size: int) -> Extensions:
    tree = lattice()
    by_size = [tree.keeps[tree.start[n] : tree.start[n + 1]] for n in range(DICE + 1)]
    free = DICE - size
    place = [{keep: n for n, keep in enumerate(keeps)} for keeps in by_size]
    locked = by_size[size]
    rows = tuple(
        np.array([[tree.row(_joined(keep, more)) for more in by_size[n]] for keep in locked])
        for n in range(free + 1)
    )
    reduced = tuple(_slots(by_size[n], place[n - 1] if n else {}) for n in range(free + 1))
    ways = np.ones(1)
    for n in range(1, free + 1):
        grown = np.zeros(len(by_size[n]))
        for keep, count in zip(by_size[n - 1], ways, strict=True):
            for face in range(1, 7):
                grown[place[n][_joined(keep, (face,))]] += count / 6
        ways = grown
    return Extensions(np.array([tree.row(keep) for keep in locked]), rows, reduced, ways)


def _joined(one: Keep, other: Keep) -> Keep:
    return tuple(sorted((*one, *other)))


def _slots(keeps: tuple[Keep, ...], less: dict[Keep, int]) -> tuple[tuple[Index, Index], ...]:
    slots: list[list[tuple[int, int]]] = []
    for n, keep in enumerate(keeps):
        for slot, face in enumerate(sorted(set(keep))):
            rest = list(keep)
            rest.remove(face)
            if slot == len(slots):
                slots.append([])
            slots[slot].append((n, less[tuple(rest)]))
    return tuple(
        (np.array([n for n, _ in slot]), np.array([rest for _, rest in slot])) for slot in slots
    )


def _locked_keeps(rule: TurnRule, work: Workspace, left: int) -> None:
    """Fill the keeps with more than one roll left, where held dice are locked from then on."""
    before, keeps = work.keeps[left - 1], work.keeps[left]
    for size in range(DICE):
        grown = extensions(size)
        # best[l, m]: the most that can come of holding the locked dice and, of m, any part.
        best = before[grown.rows[0]]
        for added in range(1, DICE - size + 1):
            rows = grown.rows[added]
            if added < DICE - size:
                here = before[rows]
            elif size == 0 and rule.served is Served.FULL_ROLL:
                here = work.served[rows - FIRST_HAND]
            else:
                here = work.built[rows - FIRST_HAND]
            for multisets, rest in grown.reduced[added]:
                here[:, multisets] = np.maximum(here[:, multisets], best[:, rest])
            best = here
        numbers = work.numbers(best)
        work.numbers(keeps)[grown.locked] = grown.chances.astype(numbers.dtype) @ numbers
    keeps[FIRST_HAND:] = work.built
