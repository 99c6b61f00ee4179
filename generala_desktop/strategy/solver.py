"""Exact expected values of one player's card, by backward induction over all positions.

Positions are solved in an order in which every successor is known: by open summed boxes, then by
the number of open plain ones. The columns of all arrays are positions.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from generala_desktop.engine.card import Card
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import OpenIds, Ruleset, Served
from generala_desktop.strategy.cells import Answer, Cells
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.positions import Positions
from generala_desktop.strategy.tables import compile_rules
from generala_desktop.strategy.turn import HANDS, Workspace, columns_at_once, turn_values

SMALL = 20_000
"""Positions of a game that is solved to the last digit; larger ones as fast as decisions allow."""

Progress = Callable[[float], bool]
"""Takes the share that is done; returns whether to go on."""

NEVER = -1e9
"""Less than any play is worth; not infinite, since differences of it must stay numbers."""


class Cancelled(Exception):  # noqa: N818 (not an error)
    """The solving was not wanted any more."""


@dataclass(frozen=True)
class Place:
    """Columns of one group: every position with the same summed mask."""

    summed: int
    plain: Index
    flags: Index
    sums: Index


@dataclass(frozen=True)
class _Offer:
    """What is looked up of the positions that a turn may lead to."""

    place: Place
    figures: Mapping[int, Floats]
    nowhere: np.floating
    """Where a box is filled already."""
    with_points: bool

    def look_up(self, number: Index, bit: int) -> Floats:
        """Return the figures of positions after a plain box; no number counts where it is filled."""
        found: Floats = self.figures[self.place.summed].take(number, mode="clip")
        np.copyto(found, self.nowhere, where=(self.place.plain & (1 << bit)) == 0)
        return found


class Solver:
    """Solves one ruleset; the values of all positions stay in `values`."""

    def __init__(self, rules: Ruleset, dtype: type[np.floating] | None = None) -> None:
        """Without a `dtype`, small games are solved to the last digit."""
        self.rules = rules
        self.tables = compile_rules(rules)
        self.positions = Positions(self.tables)
        self.values: dict[int, Floats] = {}
        """By summed mask, of each position's number."""
        self.built = Cells(self.tables, self.tables.built)
        is_served = self.tables.served is not self.tables.built
        self.served = Cells(self.tables, self.tables.served) if is_served else self.built
        self._special = [Hand(lattice().hands[hand]) for hand in self.tables.special]
        self._groups = self._reachable_masks()
        self.dtype = dtype or (np.float64 if self.count() <= SMALL else np.float32)
        self._doors: dict[tuple[Cells, int, int], Index | None] = {}
        self._zero_rows = np.array(self.tables.offset[:-1], np.intp)
        self._points = [np.array(v, self.dtype)[:, None] for v in self.tables.values]
        self._sums: dict[tuple[int, int], tuple[Index, Floats]] = {}
        self._bound = {*self.tables.flagged, *itertools.chain(*self.tables.needed_by.values())}
        """Plain categories after which flags may count otherwise than before."""

    def solve(self, progress: Progress | None = None) -> None:
        """Fill the values of every position that play can reach; raises Cancelled."""
        positions = self.positions
        self.values = {
            summed: np.zeros(positions.size(summed), self.dtype)
            for summed in range(1 << positions.summed_count)
        }
        columns = columns_at_once(self.rules.turn, self.dtype)
        work = Workspace.make(columns, self.rules.turn.rolls, self.dtype)
        for place in self.places(columns, progress):
            self.values[place.summed][self.number(place)] = self.turn(place, work)

    def places(self, columns: int, progress: Progress | None = None) -> Iterator[Place]:
        """Yield all positions with open boxes, successors first, at most so many at a time.

        Raises Cancelled.
        """
        groups = self._groups
        ended = groups.get((0, 0), np.array([], np.intp))
        total = self.count() - self.positions.count(0, ended)
        done = 0
        for summed, count in sorted(groups, key=lambda key: (key[0].bit_count(), key)):
            if not summed and not count:
                continue
            plain, flags, sums = self.positions.group(summed, groups[summed, count])
            # Parts alike in size: a small rest would cost nearly as much as a whole one.
            parts = -(-len(plain) // columns)
            for part in range(parts):
                few = slice(len(plain) * part // parts, len(plain) * (part + 1) // parts)
                yield Place(summed, plain[few], flags[few], sums[few])
                done += few.stop - few.start
                if progress is not None and not progress(done / total):
                    raise Cancelled

    def number(self, place: Place) -> Index:
        """Return the numbers of positions among those of their summed mask."""
        return self.positions.number(place.summed, place.plain, place.flags, place.sums)

    def count(self) -> int:
        """Return how many positions play can reach."""
        return sum(
            self.positions.count(summed, masks) for (summed, _), masks in self._groups.items()
        )

    def turn(self, place: Place, work: Workspace) -> Floats:
        """Return the values before the first roll, and leave those within the turn in `work`."""
        work = work.narrowed(len(place.plain))
        candidates = self.candidates(place)
        self.write_hands(candidates, place, self.built, work.built, work)
        self._add_repeats(place, work.built)
        if self.served is not self.built:
            self.write_hands(candidates, place, self.served, work.served, work)
            self._add_repeats(place, work.served)
        elif self.rules.turn.served is not Served.NEVER:
            work.served[:] = work.built
        return turn_values(self.rules.turn, work)

    def candidates(self, place: Place) -> Floats:
        """Return what each points' value of each box leads to, shape (all values, columns)."""
        return self._offers(place, self.values, NEVER, with_points=True)

    def after(self, place: Place, figures: Mapping[int, Floats]) -> Floats:
        """Return any figure of the positions that candidates lead to, 0 where there are none."""
        return self._offers(place, figures, 0, with_points=False)

    def _offers(
        self, place: Place, figures: Mapping[int, Floats], nowhere: float, *, with_points: bool
    ) -> Floats:
        tables = self.tables
        result = np.empty((tables.offset[-1], len(place.plain)), self.dtype)
        offer = _Offer(place, figures, self.dtype(nowhere), with_points)
        for bit, category in enumerate(tables.summed):
            rows = result[self._rows_of(category)]
            if place.summed >> bit & 1:
                self._offer_summed(rows, offer, bit)
            else:
                rows[:] = offer.nowhere
        number = self.number(place)
        for bit, category in enumerate(tables.plain):
            rows = result[self._rows_of(category)]
            if np.bitwise_or.reduce(place.plain) >> bit & 1:
                self._offer_plain(rows, offer, bit, number)
            else:
                rows[:] = offer.nowhere
        return result

    def _rows_of(self, category: int) -> slice:
        return slice(self.tables.offset[category], self.tables.offset[category + 1])

    def _offer_summed(self, rows: Floats, offer: _Offer, bit: int) -> None:
        positions, place = self.positions, offer.place
        rest = place.summed & ~(1 << bit)
        classes, gains = self._after_sums(place.summed, bit)
        number = classes.take(place.sums, axis=1)
        number += positions.number(rest, place.plain, place.flags, np.zeros_like(place.sums))
        rows[:] = offer.figures[rest].take(number)
        if offer.with_points:
            rows += gains.take(place.sums, axis=1)

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

    def _offer_plain(self, rows: Floats, offer: _Offer, bit: int, number: Index) -> None:
        tables, place = self.tables, offer.place
        category = tables.plain[bit]
        points = self._points[category] if offer.with_points else 0
        if category not in self._bound:
            after = offer.look_up(number - self.positions.step(place.summed, bit), bit)
            np.add(after, points, out=rows)
            return
        rest = place.plain & ~(1 << bit)
        rows[:] = offer.look_up(self._flagged(place, rest, place.flags), bit)
        if category in tables.flagged:
            flags = place.flags | (1 << tables.flag(category))
            rows[1:] = offer.look_up(self._flagged(place, rest, flags), bit)
        rows += points
        needed = self._needed_flag(category)
        if needed is not None:
            np.copyto(rows, rows[0], where=np.equal(place.flags >> needed & 1, 0))

    def _flagged(self, place: Place, plain: Index, flags: Index) -> Index:
        flags = self.positions.canonical[plain, flags]
        return self.positions.number(place.summed, plain, flags, place.sums)

    def _needed_flag(self, category: int) -> int | None:
        for needed, askers in self.tables.needed_by.items():
            if category in askers:
                return self.tables.flag(needed)
        return None

    def write_hands(
        self,
        candidates: Floats,
        place: Place,
        cells: Cells,
        out: Floats,
        work: Workspace | None = None,
    ) -> None:
        """Fill what each hand is worth in its best box, shape (252, columns).

        `work` lends memory that no longer counts.
        """
        plan = cells.plan(place.summed)
        best = np.empty_like(out) if work is None else work.best[:HANDS]
        part = np.empty_like(out) if work is None else work.part
        first, *others = plan.slots
        candidates.take(first, axis=0, out=best, mode="clip")
        np.maximum(best, candidates[self._zero_rows].max(axis=0), out=best)
        for slot in others:
            few = part[: len(slot)]
            candidates.take(slot, axis=0, out=few, mode="clip")
            np.maximum(best[: len(slot)], few, out=best[: len(slot)])
        best.take(plan.order, axis=0, out=out, mode="clip")
        if len(self.tables.special):
            self._write_special(candidates, place, cells, out)

    def _add_repeats(self, place: Place, out: Floats) -> None:
        for category, points, earns in self.tables.repeats:
            holds = place.flags >> self.tables.flag(category) & 1
            if holds.any():
                out[earns] += (holds * points).astype(self.dtype)

    def _write_special(self, candidates: Floats, place: Place, cells: Cells, out: Floats) -> None:
        starts = [0, *(np.flatnonzero(np.diff(place.plain)) + 1).tolist()]
        for start, end in zip(starts, [*starts[1:], len(place.plain)], strict=True):
            rows = self._door(cells, place.summed, int(place.plain[start]))
            if rows is not None:
                offers = candidates[rows, start:end]
                out[self.tables.special, start:end] = offers.max(axis=1)

    def _door(self, cells: Cells, summed: int, plain: int) -> Index | None:
        """Return the rows that special hands may take, None where they are like any others."""
        key = (cells, summed, plain)
        if key not in self._doors:
            open_ids = self.open_ids(summed, plain)
            answers = self._answers(open_ids)
            is_usual = answers == [(open_ids, False)] * len(answers)
            self._doors[key] = None if is_usual else cells.special(answers)
        return self._doors[key]

    def _answers(self, open_ids: OpenIds) -> list[Answer]:
        eligible, wild = self.rules.eligible, self.rules.wild
        return [(eligible(open_ids, hand), wild(open_ids, hand)) for hand in self._special]

    def open_ids(self, summed: int, plain: int) -> OpenIds:
        tables = self.tables
        return frozenset(
            tables.ids[category]
            for mask, group in ((summed, tables.summed), (plain, tables.plain))
            for bit, category in enumerate(group)
            if mask >> bit & 1
        )

    def _reachable_masks(self) -> dict[tuple[int, int], Index]:
        """Return the plain masks that play can reach, by summed mask and number of open boxes."""
        positions = self.positions
        if len(self.tables.special) < HANDS:
            every = np.arange(1 << positions.plain_count)
            counts = np.array([int(mask).bit_count() for mask in every])
            groups = {n: every[counts == n] for n in range(positions.plain_count + 1)}
            summed = range(1 << positions.summed_count)
            return {(s, n): group for s in summed for n, group in groups.items()}
        return self._walked_masks()

    def _walked_masks(self) -> dict[tuple[int, int], Index]:
        positions, tables = self.positions, self.tables
        full = ((1 << positions.summed_count) - 1, (1 << positions.plain_count) - 1)
        seen, waiting = {full}, [full]
        while waiting:
            summed, plain = waiting.pop()
            answers = self._answers(self.open_ids(summed, plain))
            allowed = frozenset().union(*(allowed for allowed, _ in answers))
            after = [
                (summed & ~(1 << bit), plain)
                for bit, category in enumerate(tables.summed)
                if tables.ids[category] in allowed
            ] + [
                (summed, plain & ~(1 << bit))
                for bit, category in enumerate(tables.plain)
                if tables.ids[category] in allowed
            ]
            waiting += [masks for masks in after if masks not in seen]
            seen.update(after)
        groups: dict[tuple[int, int], list[int]] = {}
        for summed, plain in sorted(seen):
            groups.setdefault((summed, plain.bit_count()), []).append(plain)
        return {key: np.array(group, np.intp) for key, group in groups.items()}

    def place_of(self, card: Card) -> Place:
        """Return the one column of a card's position."""
        tables, positions = self.tables, self.positions
        open_ids = self.rules.open_ids(card, 0)
        masks = [
            sum(1 << bit for bit, c in enumerate(group) if tables.ids[c] in open_ids)
            for group in (tables.summed, tables.plain)
        ]
        points = {entry.box.category: entry.points for entry in card.entries}
        flags = sum(
            1 << n for n, c in enumerate(tables.flagged) if points.get(tables.ids[c], 0) > 0
        )
        total = min(positions.goal, sum(points.get(tables.ids[c], 0) for c in tables.summed))
        flags = int(positions.canonical[masks[1], flags])
        sum_class = positions.sums[masks[0]].of_sum[total]
        return Place(
            masks[0], np.array([masks[1]]), np.array([flags]), np.array([sum_class], np.intp)
        )

    def value(self, card: Card) -> float:
        """Return what the rest of the game is worth before a turn."""
        place = self.place_of(card)
        return float(self.values[place.summed][self.number(place)[0]])
