"""What may be written at the end of a turn, for any worth of it, and what best play writes.

The rows are the points' values of all boxes, one box after the other, as the solver's candidates
have them; the columns are positions with the same summed mask.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from generala_desktop.engine.dice import Hand
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.policy import Mass, Worth
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import NEVER, Solver
from generala_desktop.strategy.tables import Flags, Ints
from generala_desktop.strategy.turn import HANDS

Codes = Ints
"""Positions as single numbers: the number among those of a summed mask, then the mask."""


@dataclass(frozen=True)
class Steps:
    """Where each row leads from each column; shapes (rows, columns)."""

    is_open: Flags
    gains: Ints
    """Points, and what they bring in bonuses."""
    codes: Codes
    values: Floats
    """What the rest of the game is worth on average after the entry, the gain included."""


@dataclass(frozen=True)
class Ending:
    """One way for a turn to end, in one of the columns."""

    column: Index
    gains: Ints
    codes: Codes
    chances: Floats


class Writer:
    """Knows one ruleset's rows."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.rules = solver.rules
        tables, win = solver.tables, solver.rules.instant_win
        self._rows = [tables.rows(points.plain).T for points in (tables.built, tables.served)]
        self._wild = [tables.rows(points.wild).T for points in (tables.built, tables.served)]
        hands = [Hand(hand, served=True) for hand in lattice().hands]
        self.wins = np.array([win is not None and win.pattern(hand) for hand in hands])
        """Served hands that win the game outright, shape (252,)."""
        self._doors: dict[tuple[int, int], tuple[Flags, Flags]] = {}

    @cached_property
    def _mask_bits(self) -> int:
        return self.solver.positions.summed_count

    def code(self, place: Place) -> Codes:
        positions = self.solver.positions
        number = positions.number(place.summed, place.plain, place.flags, place.sums)
        codes: Codes = number.astype(np.int64) << self._mask_bits | place.summed
        return codes

    def place(self, codes: Codes) -> Place:
        """Return the columns of positions that have one summed mask."""
        positions = self.solver.positions
        summed = int(codes[0]) & ((1 << self._mask_bits) - 1)
        rest, sums = np.divmod(codes >> self._mask_bits, len(positions.sums[summed]))
        flags = rest & ((1 << positions.flag_count) - 1)
        return Place(summed, rest >> positions.flag_count, flags, sums)

    def summed(self, codes: Codes) -> Ints:
        masks: Ints = codes & ((1 << self._mask_bits) - 1)
        return masks

    def open_count(self, code: int) -> int:
        place = self.place(np.array([code]))
        return place.summed.bit_count() + int(place.plain[0]).bit_count()

    def values(self, codes: Codes) -> Floats:
        """Return what the rest of the game is worth on average from positions of any masks."""
        return self.looked_up(codes, lambda summed, numbers: self.solver.values[summed][numbers])

    def looked_up(self, codes: Codes, figures: Callable[[int, Index], Floats]) -> Floats:
        """Return any figure, which is known by summed mask and numbers, of positions of any."""
        result = np.empty(len(codes))
        masks = self.summed(codes)
        for mask in np.unique(masks):
            chosen = masks == mask
            result[chosen] = figures(int(mask), codes[chosen] >> self._mask_bits)
        return result

    def steps(self, place: Place) -> Steps:
        solver, positions = self.solver, self.solver.positions
        values = solver.candidates(place).astype(np.float64)
        masks = {place.summed: place.summed}
        for bit in range(positions.summed_count):
            if place.summed >> bit & 1:
                masks[place.summed & ~(1 << bit)] = 0
        numbers = {mask: np.arange(positions.size(mask), dtype=np.float64) for mask in masks}
        number = np.rint(solver.after(place, numbers)).astype(np.int64)
        rest = solver.after(place, solver.values).astype(np.float64)
        mask_after = np.full((len(values), 1), place.summed, np.int64)
        for bit, category in enumerate(solver.tables.summed):
            if place.summed >> bit & 1:
                mask_after[self.rows_of(category)] = place.summed & ~(1 << bit)
        is_open = values > NEVER / 2
        gains = np.where(is_open, np.rint(values - rest), 0).astype(np.int64)
        return Steps(is_open, gains, number << self._mask_bits | mask_after, values)

    def rows_of(self, category: int) -> slice:
        offset = self.solver.tables.offset
        return slice(offset[category], offset[category + 1])

    def bonuses(self, place: Place) -> Ints:
        """Return what each hand earns beside its box, shape (252, columns)."""
        tables = self.solver.tables
        earned = np.zeros((HANDS, len(place.plain)), np.int64)
        for category, points, earns in tables.repeats:
            holds = place.flags >> tables.flag(category) & 1
            earned[earns] += holds * points
        return earned

    def rows(self, place: Place, worths: Floats, *, served: bool) -> Index:
        """Return the row that each hand is best written in, shape (252, columns).

        `worths` has the shape of the candidates, `NEVER` where a box is filled.
        """
        some = [
            c
            for c in range(len(self.solver.tables.ids))
            if (worths[self.rows_of(c)] > NEVER / 2).any()
        ]
        rows = self._rows[served][:, some]
        best = worths[rows].argmax(axis=1)
        result: Index = np.take_along_axis(rows, best, 1)
        special = self.solver.tables.special
        if len(special):
            may, wild = self._door_columns(place)
            shown = np.where(
                wild[:, None],
                self._wild[served][special, :, None],
                self._rows[served][special, :, None],
            )
            every = np.arange(worths.shape[1])
            offers = np.where(may, worths[shown, every], 2 * NEVER)
            best = offers.argmax(axis=1)
            result[special] = np.take_along_axis(shown, best[:, None], 1)[:, 0]
        return result

    def _door_columns(self, place: Place) -> tuple[Flags, Flags]:
        masks, column = np.unique(place.plain, return_inverse=True)
        doors = [self._door(place.summed, int(mask)) for mask in masks]
        column = column.ravel()
        may: Flags = np.stack([door[0] for door in doors], axis=-1)[:, :, column]
        wild: Flags = np.stack([door[1] for door in doors], axis=-1)[:, column]
        return may, wild

    def _door(self, summed: int, plain: int) -> tuple[Flags, Flags]:
        """Return (allowed[special, category], wild[special]) for masks of open boxes."""
        if (summed, plain) not in self._doors:
            open_ids = self.solver.open_ids(summed, plain)
            hands = [Hand(lattice().hands[n]) for n in self.solver.tables.special]
            ids = self.solver.tables.ids
            eligible = [self.rules.eligible(open_ids, hand) for hand in hands]
            may = np.array([[c in among for c in ids] for among in eligible])
            wild = np.array([self.rules.wild(open_ids, hand) for hand in hands])
            self._doors[summed, plain] = (may, wild)
        return self._doors[summed, plain]


@dataclass(frozen=True)
class Written:
    """What each hand is written in by best play, for one worth of every row; (252, columns)."""

    built: Index
    served: Index
    bonuses: Ints
    worth: Worth


def for_points(writer: Writer, place: Place, steps: Steps) -> Written:
    """Return what is written by who wants the most points on average."""
    return for_worth(writer, place, lambda bonus: steps.values + bonus)


def for_worth(writer: Writer, place: Place, worth_of: Callable[[int], Floats]) -> Written:
    """Return what is written by who wants the most of any worth on average.

    `worth_of` returns the worth of every row, shape (rows, columns), for a hand that earns so many
    points beside its box; `NEVER` where a box is filled.
    """
    bonuses = writer.bonuses(place)
    shape = bonuses.shape
    rows = [np.empty(shape, np.intp) for _ in range(2)]
    values = [np.empty(shape) for _ in range(2)]
    for bonus in np.unique(bonuses):
        worth = worth_of(int(bonus))
        earns = bonuses == bonus
        for is_served in (False, True):
            best = writer.rows(place, worth, served=is_served)
            rows[is_served] = np.where(earns, best, rows[is_served])
            value = np.take_along_axis(worth, best, 0)
            values[is_served] = np.where(earns, value, values[is_served])
    return Written(rows[0], rows[1], bonuses, Worth(values[0], values[1], writer.wins))


def endings(writer: Writer, steps: Steps, written: Written, mass: Mass) -> Ending:
    """Return every way for the turn to end in an entry, wins outright left out."""
    count, columns = steps.values.shape
    served = np.where(writer.wins[:, None], 0, mass.served)
    places = np.arange(columns)
    found: list[Ending] = []
    for bonus in np.unique(written.bonuses):
        earns = written.bonuses == bonus
        chances = np.zeros(count * columns)
        for rows, part in ((written.built, mass.built), (written.served, served)):
            chosen = earns & (part > 0)
            flat = (rows * columns + places)[chosen]
            chances += np.bincount(flat, part[chosen], count * columns)
        row, column = np.divmod(np.flatnonzero(chances), columns)
        found.append(
            Ending(
                column,
                steps.gains[row, column] + int(bonus),
                steps.codes[row, column],
                chances[chances > 0],
            )
        )
    return Ending(*(np.concatenate(parts) for parts in zip(*map(_fields, found), strict=True)))


def _fields(ending: Ending) -> tuple[Index, Ints, Codes, Floats]:
    return ending.column, ending.gains, ending.codes, ending.chances
