"""Exact expected values of one player's card, by backward induction over all positions.

Positions are solved in an order in which every successor is known: by the number of open boxes.
The columns of all arrays are positions; those of several summed masks share one turn.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from generala_desktop.engine.card import Card
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Holds, OpenIds, Ruleset, Served
from generala_desktop.strategy.batches import ALONE, Batch, Rows, Sharing
from generala_desktop.strategy.buffers import Buffers
from generala_desktop.strategy.cells import Answer, Cells, Door
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.positions import Place, Positions, WholeRows
from generala_desktop.strategy.successors import Sought, Successors
from generala_desktop.strategy.tables import compile_rules
from generala_desktop.strategy.turn import (
    HANDS,
    Workspace,
    columns_at_once,
    turn_values,
)

SMALL = 20_000
"""Positions of a game that is solved to the last digit; larger ones as fast as decisions allow."""

TOGETHER = 1200
"""Columns that look up what they lead to at once: fewer than what a turn is worked out for, since
far more numbers are at hand for each."""

Progress = Callable[[float], bool]
"""Takes the share that is done; returns whether to go on."""

NEVER = -1e9
"""Less than any play is worth; not infinite, since differences of it must stay numbers."""


class Cancelled(Exception):  # noqa: N818 (not an error)
    """The solving was not wanted any more."""


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
        self._known_ids: dict[tuple[tuple[int, ...], int], OpenIds] = {}
        self._levels = self._reachable_masks()
        self.dtype = dtype or (np.float64 if self.count() <= SMALL else np.float32)
        self._successors = Successors(self.tables, self.positions, self.dtype)
        self._doors: dict[tuple[Cells, int, int], Door | None] = {}

    def solve(self, progress: Progress | None = None, sharing: Sharing = ALONE) -> None:
        """Fill the values of every position that play can reach; raises Cancelled."""
        positions = self.positions
        self.values = {
            summed: np.zeros(positions.size(summed), self.dtype)
            for summed in range(1 << positions.summed_count)
        }
        work = self.workspace(self.dtype)
        for place, turn in self.sweep(work, self.candidates, self._add_repeats, progress, sharing):
            self.values[place.summed][self.number(place)] = turn[:, 0]

    def workspace(
        self, dtype: type[np.floating], adding: type[np.floating] | None = None
    ) -> Workspace:
        """Return memory to sweep with."""
        rule = self.rules.turn
        remembers = rule.holds is Holds.LOCKED
        columns = columns_at_once(rule, dtype)
        return Workspace.make(columns, rule.rolls, dtype, adding, remembers=remembers)

    def sweep(
        self,
        work: Workspace,
        offers: Callable[[Place, Buffers], Floats],
        repeat: Callable[[Place, Floats], None],
        progress: Progress | None = None,
        sharing: Sharing = ALONE,
    ) -> Iterator[tuple[Place, Floats]]:
        """Yield positions with open boxes, successors first, and what their turns bring.

        That has shape (columns, numbers added in each). `offers` returns the candidates, if it
        can in memory that is lent, and `repeat` adds to what hands are worth what they earn beside
        any box. Raises Cancelled.
        """
        here = work
        for columns, places in self._batches(work.columns, progress, sharing):
            if here.columns != columns:
                here = work.narrowed(columns)
            ends = list(itertools.accumulate(map(len, places)))
            spans = [slice(end - len(place), end) for place, end in zip(places, ends, strict=True)]
            for place, span in zip(places, spans, strict=True):
                self._write(here, span, place, offers(place, here.buffers), repeat)
            turns = turn_values(self.rules.turn, here).reshape(columns, -1)
            for place, span in zip(places, spans, strict=True):
                yield place, turns[span]

    def places(self, columns: int, progress: Progress | None = None) -> Iterator[Place]:
        """Yield all positions with open boxes, successors first, some at a time.

        At most so many, or all sums of a single row. Raises Cancelled.
        """
        for _, places in self._batches(columns, progress, ALONE):
            yield from places

    def _batches(
        self, columns: int, progress: Progress | None, sharing: Sharing
    ) -> Iterator[tuple[int, list[WholeRows]]]:
        """Yield (columns to provide, what is to be worked out here at once), successors first."""
        _, *levels = self._levels
        total = sum(map(self._count, levels))
        before = 0
        for level in levels:
            done = before
            for batches in sharing.rounds(tuple(self._parts(level, columns))):
                for batch in batches:
                    places = [self.positions.whole_rows(*rows) for rows in batch.rows]
                    yield batch.columns, places
                    done += sum(map(len, places))
                    if progress is not None and not progress(done / total):
                        raise Cancelled
            before += self._count(level)

    def _parts(self, level: Mapping[int, Index], columns: int) -> Iterator[Batch]:
        """Yield the batches of one level, all of the same width."""
        positions = self.positions
        slack = max(len(positions.sums[summed]) for summed in level) - 1
        # Parts alike in size: a small rest would cost nearly as much as a whole one.
        count = self._count(level)
        parts = -(-count // max(1, columns - slack))
        width = -(-count // parts) + slack
        some: list[Rows] = []
        room = width
        for summed, masks in level.items():
            plain, flags = positions.group(masks)
            classes = len(positions.sums[summed])
            while len(plain):
                few = min(room, max(slack + 1, TOGETHER)) // classes
                if not few:
                    yield Batch(width, some)
                    some, room = [], width
                    continue
                some.append(Rows(summed, plain[:few], flags[:few]))
                room -= len(plain[:few]) * classes
                plain, flags = plain[few:], flags[few:]
        yield Batch(width, some)

    def number(self, place: Place) -> Index:
        """Return the numbers of positions among those of their summed mask."""
        return self.positions.number(place.summed, place.plain, place.flags, place.sums)

    def count(self) -> int:
        """Return how many positions play can reach."""
        return sum(map(self._count, self._levels))

    def _count(self, level: Mapping[int, Index]) -> int:
        return sum(self.positions.count(summed, masks) for summed, masks in level.items())

    def turn(self, place: Place, work: Workspace) -> Floats:
        """Return the values before the first roll, and leave those within the turn in `work`."""
        work = work.narrowed(len(place))
        candidates = self.candidates(place, work.buffers)
        self._write(work, slice(None), place, candidates, self._add_repeats)
        return turn_values(self.rules.turn, work)

    def _write(
        self,
        work: Workspace,
        columns: slice,
        place: Place,
        candidates: Floats,
        repeat: Callable[[Place, Floats], None],
    ) -> None:
        """Fill what hands are worth in their best boxes, in some columns."""
        written = [(self.built, work.built)]
        if self.rules.turn.served is not Served.NEVER:
            written.append((self.served, work.served))
        for cells, hands in written:
            out = hands[:, columns]
            join = cells.join(place.summed)
            join.best(candidates, work.buffers.get("work", join.work_rows, len(place)), out)
            if len(self.tables.special):
                self._write_special(candidates, place, cells, out)
            repeat(place, out)

    def candidates(self, place: Place, buffers: Buffers | None = None) -> Floats:
        """Return what each points' value of each box leads to, shape (all values, columns).

        It stands in new memory, if none is lent.
        """
        lent = buffers or Buffers(self.dtype)
        result = lent.get("candidates", self.tables.offset[-1], len(place))
        self._successors.fill(
            Sought(place, self.values, self.dtype(NEVER), with_points=True), result
        )
        return result

    def after(self, place: Place, figures: Mapping[int, Floats]) -> Floats:
        """Return any figure of the positions that candidates lead to, 0 where there are none."""
        # Of another kind than the figures, it would be read, whatever stands in it.
        kind = figures[place.summed].dtype.type
        result = np.empty((self.tables.offset[-1], len(place)), kind)
        self._successors.fill(Sought(place, figures, kind(0), with_points=False), result)
        return result

    def _add_repeats(self, place: Place, out: Floats) -> None:
        for category, points, earns in self.tables.repeats:
            holds = place.flags >> self.tables.flag(category) & 1
            if holds.any():
                out[earns] += (holds * points).astype(self.dtype)

    def _write_special(self, candidates: Floats, place: Place, cells: Cells, out: Floats) -> None:
        plain, _ = place.rows()
        columns = len(place) // len(plain)
        doors = [self._door(cells, place.summed, mask) for mask in plain.tolist()]
        end = 0
        for door, same in itertools.groupby(doors):
            start, end = end, end + columns * len(list(same))
            if door is not None:
                offers = candidates[np.array(door), start:end]
                out[self.tables.special, start:end] = offers.max(axis=1)

    def _door(self, cells: Cells, summed: int, plain: int) -> Door | None:
        """Return the rows that special hands may take, None where they are like any others.

        Those of filled plain boxes, which are worth nothing, are among them if any plain ones are:
        so many cards are alike.
        """
        key = (cells, summed, plain)
        if key not in self._doors:
            open_ids = self.open_ids(summed, plain)
            answers = self._answers(open_ids)
            if all(allowed == open_ids and not wild for allowed, wild in answers):
                self._doors[key] = None
            else:
                here, filled = self.open_ids(0, plain), self.open_ids(0, ~plain)
                self._doors[key] = cells.special(
                    tuple(
                        (allowed if allowed.isdisjoint(here) else allowed | filled, wild)
                        for allowed, wild in answers
                    )
                )
        return self._doors[key]

    def _answers(self, open_ids: OpenIds) -> list[Answer]:
        eligible, wild = self.rules.eligible, self.rules.wild
        return [(eligible(open_ids, hand), wild(open_ids, hand)) for hand in self._special]

    def open_ids(self, summed: int, plain: int) -> OpenIds:
        return self._ids(self.tables.summed, summed) | self._ids(self.tables.plain, plain)

    def _ids(self, group: tuple[int, ...], mask: int) -> OpenIds:
        key = (group, mask)
        if key not in self._known_ids:
            ids = self.tables.ids
            self._known_ids[key] = frozenset(
                ids[category] for bit, category in enumerate(group) if mask >> bit & 1
            )
        return self._known_ids[key]

    def _reachable_masks(self) -> list[dict[int, Index]]:
        """Return the plain masks that play can reach, by number of open boxes and summed mask."""
        positions = self.positions
        if len(self.tables.special) == HANDS:
            return self._walked_masks()
        plain = np.arange(1 << positions.plain_count)
        open_count = np.array([mask.bit_count() for mask in plain.tolist()])
        groups = [plain[open_count == n] for n in range(positions.plain_count + 1)]
        levels: list[dict[int, Index]] = [{} for _ in range(len(self.tables.ids) + 1)]
        for summed in range(1 << positions.summed_count):
            for n, group in enumerate(groups):
                levels[summed.bit_count() + n][summed] = group
        return levels

    def _walked_masks(self) -> list[dict[int, Index]]:
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
        levels: list[dict[int, list[int]]] = [{} for _ in range(len(tables.ids) + 1)]
        for summed, plain in sorted(seen):
            level = levels[summed.bit_count() + plain.bit_count()]
            level.setdefault(summed, []).append(plain)
        return [{s: np.array(masks, np.intp) for s, masks in level.items()} for level in levels]

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
