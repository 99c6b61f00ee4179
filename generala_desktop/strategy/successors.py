"""What a turn may lead to: a figure of the position after each box and each points' value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.positions import Place, Positions
from generala_desktop.strategy.tables import Tables


@dataclass(frozen=True)
class Sought:
    """What is looked up of the positions that a turn may lead to."""

    place: Place
    figures: Mapping[int, Floats]
    nowhere: np.floating
    """Where a box is filled already."""
    with_points: bool


class Successors:
    """Looks up, for one ruleset."""

    def __init__(self, tables: Tables, positions: Positions, dtype: type[np.floating]) -> None:
        self.tables = tables
        self.positions = positions
        self.dtype = dtype
        self._points = [np.array(v, dtype)[:, None, None] for v in tables.values]
        self._no_points = [np.zeros_like(points) for points in self._points]
        self._sums: dict[tuple[int, int], tuple[Index, Floats]] = {}

    def fill(self, sought: Sought, out: Floats) -> None:
        """Fill what each points' value of each box leads to, shape (all values, columns)."""
        tables, place = self.tables, sought.place
        by_row = out.reshape(len(out), len(place.rows()[0]), -1)
        for bit, category in enumerate(tables.summed):
            rows = by_row[self._rows_of(category)]
            if place.summed >> bit & 1:
                self._offer_summed(rows, sought, bit)
            else:
                rows[:] = sought.nowhere
        self._offer_plain(by_row, sought)

    def _rows_of(self, category: int) -> slice:
        return slice(self.tables.offset[category], self.tables.offset[category + 1])

    def _offer_summed(self, out: Floats, sought: Sought, bit: int) -> None:
        """Fill what each points' value brings, shape (values, rows, columns of each)."""
        place = sought.place
        rest = place.summed & ~(1 << bit)
        classes, gains = self._after_sums(place.summed, bit)
        first = self.positions.row(*place.rows()) * len(self.positions.sums[rest])
        number = place.by_sums(classes) + first[:, None]
        sought.figures[rest].take(number, out=out, mode="clip")
        if sought.with_points:
            out += place.by_sums(gains)

    def _after_sums(self, summed: int, bit: int) -> tuple[Index, Floats]:
        """Return, by points' value and class, the class after it and the gain."""
        key = (summed, bit)
        if key not in self._sums:
            values = self.tables.values[self.tables.summed[bit]]
            steps = [self.positions.after_sum(summed, bit, points) for points in values]
            classes = np.array([step[0] for step in steps])
            gains = [step[1] + points for step, points in zip(steps, values, strict=True)]
            self._sums[key] = classes, np.array(gains, self.dtype)
        return self._sums[key]

    def _offer_plain(self, out: Floats, sought: Sought) -> None:
        """Fill what values of all plain boxes bring, shape (all values, rows, columns of each)."""
        tables = self.tables
        _, flags = sought.place.rows()
        struck = self._after_plain(sought, np.arange(len(tables.plain)), flags)
        for category, after in zip(tables.plain, struck, strict=True):
            rows = out[self._rows_of(category)]
            points = self._points[category] if sought.with_points else self._no_points[category]
            np.add(after, points, out=rows)
            if category in tables.flagged:
                bits = np.array([tables.plain.index(category)])
                (scored,) = self._after_plain(sought, bits, flags | 1 << tables.flag(category))
                np.add(scored, points[1:], out=rows[1:])
            needed = self._needed_flag(category)
            if needed is not None:
                np.copyto(rows, rows[0], where=np.equal(flags >> needed & 1, 0)[:, None])

    def _after_plain(self, sought: Sought, bits: Index, flags: Index) -> Floats:
        """Return figures once plain boxes are filled, shape (boxes, rows, columns of each)."""
        place = sought.place
        plain, _ = place.rows()
        rest = plain & ~(1 << bits[:, None])
        rows = self.positions.row(rest, self.positions.canonical[rest, flags])
        found = place.look_up(self._figures(sought, place.summed), rows)
        found[rest == plain] = sought.nowhere
        return found

    def _figures(self, sought: Sought, summed: int) -> Floats:
        """Return figures of the positions with a summed mask, shape (rows, classes of sums)."""
        return sought.figures[summed].reshape(-1, len(self.positions.sums[summed]))

    def _needed_flag(self, category: int) -> int | None:
        for needed, askers in self.tables.needed_by.items():
            if category in askers:
                return self.tables.flag(needed)
        return None
