"""Where a level writes a hand, and what comes of it, for all hands of many positions at once."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from generala_desktop.engine.dice import Hand
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.levels import MOST
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import NEVER, Solver
from generala_desktop.strategy.tables import Flags, Points
from generala_desktop.strategy.weighing import Scales, Written


@dataclass(frozen=True)
class Offers:
    """What each points' value of each box leads to, shape (all values, columns)."""

    place: Place
    values: Floats
    """Under best play, in units of `MOST`; `NEVER` where the box is filled."""
    after: Floats
    """Shape (levels, all values, columns)."""


@dataclass(frozen=True)
class _Answer:
    """What the card allows special hands."""

    allowed: Flags
    """Shape (categories, special)."""
    wild: Flags
    """Shape (special,)."""


class Entries:
    """Of one solved ruleset."""

    def __init__(
        self, solver: Solver, figures: Sequence[dict[int, Floats]], scales: Scales
    ) -> None:
        """`figures` are by level, summed mask and position's number; they may still be filled."""
        self._solver = solver
        self._tables = solver.tables
        self._scales = scales
        self._special = [Hand(lattice().hands[hand]) for hand in self._tables.special]
        self._answers: dict[tuple[int, int], _Answer | None] = {}
        self._levels = []
        for figure in figures:
            # What follows is looked up among a level's figures as it is among values.
            level = copy.copy(solver)
            level.values = figure
            self._levels.append(level)

    def offers(self, place: Place) -> Offers:
        values = self._solver.candidates(place)
        values /= self._solver.dtype(MOST)
        after = np.stack([level.candidates(place) for level in self._levels])
        return Offers(place, values, after)

    def written(self, offers: Offers, points: Points) -> Written:
        """Return what comes of writing each hand now, for its points built or served."""
        place = offers.place
        categories = self._open(place)
        rows = self._tables.rows(points.plain)[categories].T
        best = self._best(offers, rows)
        may_matter = self._may_matter(offers, rows, best)
        weights, after = self._scales.weigh(rows, may_matter, offers.values, best, offers.after)
        after /= weights
        written = Written(best, after)
        self._write_special(offers, points, categories, written)
        self._add_repeats(place, written)
        return written

    def _open(self, place: Place) -> list[int]:
        """Return the categories that are open in some column."""
        tables = self._tables
        plain = int(np.bitwise_or.reduce(place.plain))
        return [
            category
            for mask, group in ((place.summed, tables.summed), (plain, tables.plain))
            for bit, category in enumerate(group)
            if mask >> bit & 1
        ]

    def _best(self, offers: Offers, rows: Index) -> Floats:
        columns = offers.values.shape[1]
        best = np.empty((len(rows), columns), offers.values.dtype)
        offers.values.take(rows[:, 0], axis=0, out=best, mode="clip")
        part = self._scales.buffers.get("part", len(rows), columns)
        for others in rows.T[1:]:
            offers.values.take(others, axis=0, out=part, mode="clip")
            np.maximum(best, part, out=best)
        return best

    @staticmethod
    def _may_matter(offers: Offers, rows: Index, best: Floats) -> Flags:
        """Return which boxes a level may write a hand in, in some column or other.

        The worst of a hand's bests and the best of a row's values bound it, both seen from what
        striking brings in the column.
        """
        least = best.min(axis=0)
        most_of_row = (offers.values - least).max(axis=1)
        least_of_hand = (best - least).min(axis=1)
        found: Flags = most_of_row[rows] > least_of_hand[:, None] - 1
        return found

    def _write_special(
        self, offers: Offers, points: Points, categories: list[int], written: Written
    ) -> None:
        """Write the hands that the card treats apart from others."""
        place = offers.place
        starts = [0, *(np.flatnonzero(np.diff(place.plain)) + 1).tolist()]
        for start, end in zip(starts, [*starts[1:], len(place.plain)], strict=True):
            answer = self._answer(place.summed, int(place.plain[start]))
            if answer is None:
                continue
            special = self._tables.special
            plain, wild = (self._tables.rows(p)[:, special] for p in (points.plain, points.wild))
            rows = np.where(answer.wild, wild, plain)[categories].T
            is_open = answer.allowed[categories].T
            span = slice(start, end)
            values = np.ascontiguousarray(offers.values[:, span])
            nowhere = values.dtype.type(NEVER)
            best = np.where(is_open[:, :, None], values[rows], nowhere).max(axis=1)
            after = np.ascontiguousarray(offers.after[:, :, span])
            weights, sums = self._scales.weigh(rows, is_open, values, best, after)
            written.best[special, span] = best
            written.after[:, special, span] = sums / weights

    def _answer(self, summed: int, plain: int) -> _Answer | None:
        """Return what the card allows special hands; None where they are like any others."""
        key = (summed, plain)
        if self._special and key not in self._answers:
            rules, open_ids = self._solver.rules, self._solver.open_ids(summed, plain)
            eligible = [rules.eligible(open_ids, hand) for hand in self._special]
            wild = [rules.wild(open_ids, hand) for hand in self._special]
            is_usual = all(may == open_ids for may in eligible) and not any(wild)
            ids = self._tables.ids
            allowed = np.array([[category_id in may for may in eligible] for category_id in ids])
            self._answers[key] = None if is_usual else _Answer(allowed, np.array(wild))
        return self._answers.get(key)

    def _add_repeats(self, place: Place, written: Written) -> None:
        for category, points, earns in self._tables.repeats:
            bonus = (place.flags >> self._tables.flag(category) & 1) * points
            written.best[earns] += (bonus / MOST).astype(written.best.dtype)
            written.after[:, earns] += bonus.astype(written.best.dtype)
