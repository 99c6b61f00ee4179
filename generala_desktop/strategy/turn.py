"""Backward induction through one turn, for many positions (columns) at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from generala_desktop.engine.ruleset import Holds, Served, TurnRule
from generala_desktop.strategy.buffers import Buffers
from generala_desktop.strategy.lattice import (
    DICE,
    Floats,
    Index,
    Keep,
    Maxima,
    Means,
    average,
    best_of_parts,
    expected,
    lattice,
)

KEEPS = 462
HANDS = 252
FIRST_HAND = KEEPS - HANDS

ROW_BYTES = {Holds.FREE: 24_000, Holds.LOCKED: 1024}
"""Of so many columns as are best worked out at once: enough for each of several hundred operations
on them to outweigh its call, few enough for the arrays to stay near the processor. Locked holds
have larger ones."""

FEW = 400
"""Columns below which rows are better gathered by index than seen through views."""


@dataclass(frozen=True)
class Workspace:
    """Arrays for so many columns, reused from chunk to chunk; each (rows, columns)."""

    served: Floats
    """What each hand is worth thrown at once and written now."""
    keeps: tuple[Floats, ...]
    """By rolls left, less one: the value of throwing again all but a keep; of hands, what they
    are worth with one roll less."""
    best: Floats
    """Of each keep and all of its parts, with the most rolls left."""
    buffers: Buffers
    """For what leads to the worth of hands."""
    adding: type[np.floating]
    """What numbers are added as; those that are compared may be pairs of them."""

    @classmethod
    def make(
        cls,
        columns: int,
        rolls: int,
        dtype: type[np.floating],
        adding: type[np.floating] | None = None,
        *,
        remembers: bool = True,
    ) -> Workspace:
        """Make arrays; those that need not remember the keeps of each roll are all the same."""

        def rows(count: int) -> Floats:
            return np.zeros((count, columns), dtype)

        best = rows(KEEPS)
        keeps = tuple(rows(KEEPS) if remembers else best for _ in range(rolls - 1))
        return cls(rows(HANDS), keeps, best, Buffers(dtype), adding or dtype)

    @property
    def columns(self) -> int:
        columns: int = self.best.shape[1]
        return columns

    @property
    def built(self) -> Floats:
        """What each hand is worth written now, made of held dice."""
        return self.keeps[0][FIRST_HAND:]

    def fill_means(self, left: int) -> None:
        """Fill what throwing again all but a keep is worth, from the hands' rows."""
        if self.columns < FEW:
            expected(self.numbers(self.keeps[left]))
        else:
            self._means[left].fill()

    def fill_best(self) -> None:
        """Raise the row of each keep in `best` to the best of its own and of all its parts."""
        if self.columns < FEW:
            best_of_parts(self.best)
        else:
            self._maxima.fill()

    @cached_property
    def _means(self) -> tuple[Means, ...]:
        if self.keeps[0] is self.best:
            return (Means(self.numbers(self.best)),) * len(self.keeps)
        return tuple(Means(self.numbers(keeps)) for keeps in self.keeps)

    @cached_property
    def _maxima(self) -> Maxima:
        return Maxima(self.best)

    def narrowed(self, columns: int) -> Workspace:
        """Return one of no more columns in the same memory."""
        if columns == self.columns:
            return self
        served, best, *keeps = (
            _narrowed(array, columns) for array in (self.served, self.best, *self.keeps)
        )
        same = self.keeps[0] is self.best
        return Workspace(
            served,
            tuple(best if same else array for array in keeps),
            best,
            self.buffers,
            self.adding,
        )

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

    Whatever a hand is worth with fewer rolls left may stay among what it is compared with: more
    rolls are worth no less, nor is a hand thrown at once.
    """
    best = work.best[FIRST_HAND:]
    for left, keeps in enumerate(work.keeps):
        if left > 0 and rule.holds is Holds.LOCKED:
            _locked_keeps(rule, work, left)
        else:
            thrown_again = _value_of_full_roll(rule, work, left)
            if left > 0 and keeps is not work.best:
                keeps[FIRST_HAND:] = best
            work.fill_means(left)
            if thrown_again is not None:
                work.numbers(keeps)[0] = thrown_again
        if keeps is not work.best:
            work.best[:] = keeps
        work.fill_best()
    if rule.served is not Served.NEVER:
        np.maximum(work.served, best, out=best)
    return average(lattice().chances, work.numbers(best))


def _value_of_full_roll(rule: TurnRule, work: Workspace, left: int) -> Floats | None:
    """Return what it brings to throw all five again where such hands are served, else None."""
    if rule.served is not Served.FULL_ROLL:
        return None
    again = np.maximum(work.served, work.best[FIRST_HAND:]) if left > 0 else work.served
    return average(lattice().chances, work.numbers(again))


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
