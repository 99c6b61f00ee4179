"""Exact expected values of one player's card, by backward induction over all positions.

Positions are solved in an order in which every successor is known: by open summed boxes, then by
the number of open plain ones. The columns of all arrays are positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from generala_desktop.engine.card import Card
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import OpenIds, Ruleset
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.positions import Positions
from generala_desktop.strategy.tables import Flags, Points, Tables, compile_rules
from generala_desktop.strategy.turn import HANDS, Workspace, turn_values

CHUNK = 512
"""Columns at a time: the arrays of a chunk stay in the processor's cache."""

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


@dataclass(frozen=True)
class Cells:
    """Rows among the candidates that each hand takes points from, built or served."""

    order: Index
    """Where each hand stands when those with more boxes that pay come first."""
    slots: tuple[Index, ...]
    """Candidate rows of the boxes that pay, one after the other, for as many hands as have one."""
    special: Index
    """Candidate rows of the special hands, shape (special, categories)."""
    special_wild: Index


class Solver:
    """Solves one ruleset; the values of all positions stay in `values`."""

    def __init__(self, rules: Ruleset, dtype: type[np.floating] = np.float64) -> None:
        self.rules = rules
        self.tables = compile_rules(rules)
        self.positions = Positions(self.tables)
        self.dtype = dtype
        self.values: dict[int, Floats] = {}
        """By summed mask, of each position's number."""
        self.built = _cells(self.tables, self.tables.built)
        is_served = self.tables.served is not self.tables.built
        self.served = _cells(self.tables, self.tables.served) if is_served else self.built
        self._doors: dict[tuple[int, int], tuple[Flags, Flags]] = {}
        self._zero_rows = np.array(self.tables.offset[:-1], np.intp)

    def solve(self, progress: Progress | None = None) -> None:
        """Fill the values of every position that play can reach; raises Cancelled."""
        positions = self.positions
        work = Workspace.make(CHUNK, self.rules.turn.rolls, self.dtype)
        masks = self._reachable_masks()
        total = sum(len(group) for group in masks.values()) or 1
        done = 0
        for summed in sorted(range(1 << positions.summed_count), key=int.bit_count):
            self.values[summed] = np.zeros(positions.size(summed), self.dtype)
            for count in range(positions.plain_count + 1):
                group = masks.get((summed, count), np.array([], np.intp))
                if not summed and not count:
                    done += len(group)
                    continue
                self._solve_group(summed, group, work)
                done += len(group)
                if progress is not None and not progress(done / total):
                    raise Cancelled

    def _solve_group(self, summed: int, masks: Index, work: Workspace) -> None:
        if not len(masks):
            return
        plain, flags, sums = self.positions.group(summed, masks)
        for start in range(0, len(plain), CHUNK):
            part = slice(start, start + CHUNK)
            place = Place(summed, plain[part], flags[part], sums[part])
            self._solve_part(place, work)

    def _solve_part(self, place: Place, work: Workspace) -> None:
        """Fill the values of some positions of one summed mask."""
        number = self.positions.number(place.summed, place.plain, place.flags, place.sums)
        self.values[place.summed][number] = self.turn(place, work)

    def count(self) -> int:
        """Return how many positions play can reach."""
        groups = self._reachable_masks()
        return sum(len(self.positions.group(s, masks)[0]) for (s, _), masks in groups.items())

    def turn(self, place: Place, work: Workspace) -> Floats:
        """Return the values before the first roll, and leave those within the turn in `work`."""
        work = work.narrowed(len(place.plain))
        candidates = self.candidates(place)
        self.write_hands(candidates, place, self.built, work.built)
        self._add_repeats(place, work.built)
        if self.served is not self.built:
            self.write_hands(candidates, place, self.served, work.served)
            self._add_repeats(place, work.served)
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
        result = np.full((tables.offset[-1], len(place.plain)), nowhere, self.dtype)
        offer = _Offer(place, figures, self.dtype(nowhere), with_points)
        for bit, category in enumerate(tables.summed):
            if place.summed >> bit & 1:
                self._offer_summed(result, offer, bit, category)
        for bit, category in enumerate(tables.plain):
            self._offer_plain(result, offer, bit, category)
        return result

    def _rows_of(self, category: int) -> range:
        return range(self.tables.offset[category], self.tables.offset[category + 1])

    def _offer_summed(self, result: Floats, offer: _Offer, bit: int, category: int) -> None:
        positions, place = self.positions, offer.place
        rest = place.summed & ~(1 << bit)
        base = positions.number(rest, place.plain, place.flags, np.zeros_like(place.sums))
        for row, points in zip(self._rows_of(category), self.tables.values[category], strict=True):
            classes, bonus = positions.after_sum(place.summed, bit, points)
            result[row] = offer.figures[rest][base + classes[place.sums]]
            if offer.with_points:
                result[row] += (points + bonus)[place.sums]

    def _offer_plain(self, result: Floats, offer: _Offer, bit: int, category: int) -> None:
        tables, positions, place = self.tables, self.positions, offer.place
        is_open = np.equal(place.plain >> bit & 1, 1)
        rest = np.where(is_open, place.plain & ~(1 << bit), 0)
        needs = self._needed_flag(category)
        is_flagged = category in tables.flagged
        worth_nothing = None if needs is None else np.equal(place.flags >> needs & 1, 0)
        after: Floats | None = None
        for row, points in zip(self._rows_of(category), tables.values[category], strict=True):
            if after is None or is_flagged:
                flags = place.flags
                if is_flagged and points:
                    flags = flags | (1 << tables.flag(category))
                flags = positions.canonical[rest, flags]
                number = positions.number(place.summed, rest, flags, place.sums)
                after = np.where(is_open, offer.figures[place.summed][number], offer.nowhere)
            result[row] = after + self.dtype(points if offer.with_points else 0)
            if worth_nothing is not None and points:
                result[row] = np.where(worth_nothing, after, result[row])

    def _needed_flag(self, category: int) -> int | None:
        for needed, askers in self.tables.needed_by.items():
            if category in askers:
                return self.tables.flag(needed)
        return None

    def write_hands(self, candidates: Floats, place: Place, cells: Cells, out: Floats) -> None:
        """Fill what each hand is worth in its best box, shape (252, columns)."""
        best = np.empty_like(out)
        best[:] = candidates[self._zero_rows].max(axis=0)
        part = np.empty_like(out)
        for rows in cells.slots:
            np.take(candidates, rows, axis=0, out=part[: len(rows)], mode="clip")
            np.maximum(best[: len(rows)], part[: len(rows)], out=best[: len(rows)])
        np.take(best, cells.order, axis=0, out=out, mode="clip")
        if len(self.tables.special):
            self._write_special(candidates, place, cells, out)

    def _add_repeats(self, place: Place, out: Floats) -> None:
        for category, points, earns in self.tables.repeats:
            holds = place.flags >> self.tables.flag(category) & 1
            out[earns] += (holds * points).astype(self.dtype)

    def _write_special(self, candidates: Floats, place: Place, cells: Cells, out: Floats) -> None:
        masks, column = np.unique(place.plain, return_inverse=True)
        doors = [self._door(place.summed, int(mask)) for mask in masks]
        allowed: Flags = np.stack([door[0] for door in doors], axis=-1)[:, :, column]
        wild: Flags = np.stack([door[1] for door in doors], axis=-1)[:, column]
        offers = np.where(wild[:, None], candidates[cells.special_wild], candidates[cells.special])
        out[self.tables.special] = np.where(allowed, offers, self.dtype(NEVER)).max(axis=1)

    def _door(self, summed: int, plain: int) -> tuple[Flags, Flags]:
        """Return (allowed[special, category], wild[special]) for masks of open boxes."""
        key = (summed, plain)
        if key not in self._doors:
            self._doors[key] = self._ask_rules(self.open_ids(summed, plain))
        return self._doors[key]

    def _ask_rules(self, open_ids: OpenIds) -> tuple[Flags, Flags]:
        allowed = np.zeros((len(self.tables.special), len(self.tables.ids)), bool)
        wild = np.zeros(len(self.tables.special), bool)
        for n, hand in enumerate(self.tables.special):
            shown = Hand(lattice().hands[hand])
            may = self.rules.eligible(open_ids, shown)
            allowed[n] = [category_id in may for category_id in self.tables.ids]
            wild[n] = self.rules.wild(open_ids, shown)
        return allowed, wild

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
            allowed: Flags = np.any(self._door(summed, plain)[0], axis=0)
            after = [
                (summed & ~(1 << bit), plain)
                for bit, category in enumerate(tables.summed)
                if allowed[category]
            ] + [
                (summed, plain & ~(1 << bit))
                for bit, category in enumerate(tables.plain)
                if allowed[category]
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
        number = self.positions.number(place.summed, place.plain, place.flags, place.sums)
        return float(self.values[place.summed][number[0]])


def _cells(tables: Tables, points: Points) -> Cells:
    rows = tables.rows(points.plain)
    pays = points.plain > 0
    counts = pays.sum(axis=0)
    ranked = np.argsort(-counts, kind="stable")
    slots = [
        [
            int(rows[np.flatnonzero(pays[:, hand])[slot], hand])
            for hand in ranked
            if counts[hand] > slot
        ]
        for slot in range(int(counts.max()))
    ]
    return Cells(
        np.argsort(ranked),
        tuple(np.array(slot, np.intp) for slot in slots),
        rows.T[tables.special],
        tables.rows(points.wild).T[tables.special],
    )
