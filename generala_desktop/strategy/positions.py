"""Numbers every position of one player's card: which boxes are open, and what else matters.

A position is (summed, plain, flags, sum): two masks of open boxes, of those that a bonus sums up
and of the others, a mask of flagged boxes that hold points, and a class of upper sums. All sums
that have reached the threshold, or can no longer reach it, are one class: the bonus is settled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from generala_desktop.compat import override
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.tables import Ints, Tables

Number = TypeVar("Number", np.floating, np.intp)


@dataclass(frozen=True)
class SumClasses:
    """The classes of sums while a certain mask of summed boxes is open."""

    of_sum: Index
    """Class of each sum 0 … threshold; -1 where no play leads there."""
    representative: Ints
    """A sum of each class."""

    def __len__(self) -> int:
        return len(self.representative)


@dataclass(frozen=True)
class Place:
    """Columns: positions with the same summed mask."""

    summed: int
    plain: Index
    flags: Index
    sums: Index

    def __len__(self) -> int:
        return len(self.plain)

    def rows(self) -> tuple[Index, Index]:
        """Return the plain masks and flags to look up figures by, which columns may share."""
        return self.plain, self.flags

    def look_up(self, figures: Floats, rows: Index) -> Floats:
        """Return figures of positions with unchanged sums, shape (…, rows, columns of each).

        Args:
            figures: by number of the row and class of sums.
            rows: numbers, the last axis in the order of `rows()`.
        """
        found: Floats = figures[rows, self.sums][..., None]
        return found

    def by_sums(self, known: NDArray[Number]) -> NDArray[Number]:
        """Return what is known by class of sums, shape (…, rows or 1, columns of each)."""
        return known[..., self.sums, None]


@dataclass(frozen=True)
class WholeRows(Place):
    """Columns that are every class of sums in turn, for some plain masks and flags.

    Figures of whole rows lie side by side: most are copied and not gathered one by one.
    """

    classes: int

    @override
    def rows(self) -> tuple[Index, Index]:
        return self.plain[:: self.classes], self.flags[:: self.classes]

    @override
    def look_up(self, figures: Floats, rows: Index) -> Floats:
        return figures.take(rows, axis=0)

    @override
    def by_sums(self, known: NDArray[Number]) -> NDArray[Number]:
        return known[..., None, :]


class Positions:
    """Positions of one compiled ruleset."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.summed_count = len(tables.summed)
        self.plain_count = len(tables.plain)
        self.flag_count = len(tables.flagged)
        self.goal = tables.threshold.threshold if tables.threshold else 0
        self.reward = tables.threshold.points if tables.threshold else 0
        self.sums = [self._classes(mask) for mask in range(1 << self.summed_count)]
        self.canonical = self._canonical_flags()
        self._flags_used = (self.canonical == np.arange(1 << self.flag_count)).sum(axis=1)

    def size(self, summed: int) -> int:
        """Return how many numbers a mask of summed boxes takes, some of them never used."""
        return (1 << (self.plain_count + self.flag_count)) * len(self.sums[summed])

    def count(self, summed: int, masks: Index) -> int:
        """Return how many positions have these masks of open boxes."""
        return int(self._flags_used[masks].sum()) * len(self.sums[summed])

    def number(self, summed: int, plain: Index, flags: Index, sum_class: Index) -> Index:
        """Return positions' numbers among those of the summed mask."""
        return self.row(plain, flags) * len(self.sums[summed]) + sum_class

    def row(self, plain: Index, flags: Index) -> Index:
        """Return what positions have in common that differ in nothing but the class of sums."""
        return (plain << self.flag_count) | flags

    def group(self, masks: Index) -> tuple[Index, Index]:
        """Return (plain, flags) of every row with these masks of open boxes."""
        flags = np.arange(1 << self.flag_count)
        plain, flag = (axis.ravel() for axis in np.meshgrid(masks, flags, indexing="ij"))
        used = self.canonical[plain, flag] == flag
        return plain[used], flag[used]

    def whole_rows(self, summed: int, plain: Index, flags: Index) -> WholeRows:
        """Return the columns of rows, each with all of its classes of sums."""
        classes = len(self.sums[summed])
        return WholeRows(
            summed,
            np.repeat(plain, classes),
            np.repeat(flags, classes),
            np.tile(np.arange(classes), len(plain)),
            classes,
        )

    def after_sum(self, summed: int, place: int, points: int) -> tuple[Index, Ints]:
        """Return, by class, the class and the bonus after writing points in a summed box.

        `place` is the box's bit in the mask.
        """
        sums = self.sums[summed].representative
        after = np.minimum(sums + points, self.goal)
        reached = (sums < self.goal) & (after >= self.goal)
        rest = self.sums[summed & ~(1 << place)]
        return rest.of_sum[after], np.where(reached, self.reward, 0)

    def _classes(self, open_mask: int) -> SumClasses:
        reachable = {0}
        most_to_come = 0
        for place, category in enumerate(self.tables.summed):
            values = self.tables.values[category]
            if open_mask >> place & 1:
                most_to_come += values[-1]
            else:
                reachable = {min(self.goal, s + v) for s in reachable for v in values}
        of_sum = np.full(self.goal + 1, -1, np.intp)
        representative: list[int] = []
        settled = -1
        for total in sorted(reachable):
            is_settled = total >= self.goal or total + most_to_come < self.goal
            if is_settled and settled >= 0:
                of_sum[total] = settled
                continue
            if is_settled:
                settled = len(representative)
            of_sum[total] = len(representative)
            representative.append(total)
        return SumClasses(of_sum, np.array(representative, np.int64))

    def _canonical_flags(self) -> Index:
        """Return the flags that count, by mask of plain boxes and flags.

        A flag counts once its box is filled, and while something still asks for it.
        """
        masks = np.arange(1 << self.plain_count)
        result = np.tile(np.arange(1 << self.flag_count), (len(masks), 1))
        places = {category: place for place, category in enumerate(self.tables.plain)}
        repeating = {category for category, _, _ in self.tables.repeats}
        for flag, category in enumerate(self.tables.flagged):
            is_filled = (masks >> places[category] & 1) == 0
            is_asked = np.zeros(len(masks), bool) | (category in repeating)
            for asker in self.tables.needed_by.get(category, ()):
                is_asked |= (masks >> places[asker] & 1) == 1
            result[~(is_filled & is_asked)] &= ~(1 << flag)
        return result
