"""How likely each final score is under the best play for points, exactly.

A turn's choices are worked out once for each position; where they lead, and with what points, is
a distribution of the turn. Those of the turns to come are put together from the last one back.
Only positions that play goes through are looked at, and each of them once.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from generala_desktop.engine.card import Card
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.policy import best_play
from generala_desktop.strategy.solver import Cancelled, Progress, Solver
from generala_desktop.strategy.writing import Codes, Ending, Writer, endings, for_points

COLUMNS = 128
"""Positions at a time."""

MOST = 512
"""Kept lengths of a distribution; what lies beyond counts as its last value."""

KEPT = 10_000
"""Positions that are remembered at most, 20 MB."""

CERTAIN_ENOUGH = 1e-12
"""Ends of a turn less likely than this are left out."""


class Distributions:
    """Of what the rest of the game brings, for positions of one solved ruleset."""

    def __init__(self, solver: Solver) -> None:
        self.writer = Writer(solver)
        tables = solver.tables
        most = sum(values[-1] for values in tables.values)
        most += tables.threshold.points if tables.threshold else 0
        most += len(tables.ids) * sum(points for _, points, _ in tables.repeats)
        self.most = most
        """A total that no card goes beyond."""
        self.length = min(most + 1, MOST)
        self._rows: dict[int, int] = {}
        self._store = np.zeros((0, self.length), np.float32)

    def of_card(self, card: Card) -> Floats:
        """Return the chance of each number of points to come, shape (length,).

        They sum to the chance that no win outright ends the game first.
        """
        code = self.writer.code(self.writer.solver.place_of(card))
        found: Floats = self.of(code)[0]
        return found

    def of(self, codes: Codes, progress: Progress | None = None) -> Floats:
        """Return the same of many positions, shape (positions, length); raises Cancelled."""
        missing = [code for code in np.unique(codes).tolist() if code not in self._rows]
        if missing:
            if len(self._rows) > KEPT:
                self._rows.clear()
                missing = np.unique(codes).tolist()
            self._learn(missing, progress or (lambda _: True))
        found: Floats = self._store[[self._rows[code] for code in codes.tolist()]]
        return found

    def _learn(self, wanted: list[int], progress: Progress) -> None:
        """Look at the wanted positions and all that their play leads to, then add them up."""
        found: dict[int, list[tuple[Codes, Ending]]] = {}
        waiting: dict[int, set[int]] = {}
        for code in wanted:
            waiting.setdefault(self.writer.open_count(code), set()).add(code)
        seen = set(wanted)
        highest = max(waiting)
        for count in range(highest, 0, -1):
            if not progress((highest - count) / highest):
                raise Cancelled
            for codes in self._batches(waiting.pop(count, set())):
                ending = self._ending(codes)
                found.setdefault(count, []).append((codes, ending))
                after = set(np.unique(ending.codes).tolist()) - seen - self._rows.keys()
                seen |= after
                waiting.setdefault(count - 1, set()).update(after)
        over = np.array(sorted(waiting.get(0, set())), np.int64)
        nothing = np.zeros((len(over), self.length), np.float32)
        nothing[:, 0] = 1
        self._keep(over, nothing)
        for count in sorted(found):
            for codes, ending in found[count]:
                self._keep(codes, self._sum(len(codes), ending))

    def _batches(self, codes: set[int]) -> Iterator[Codes]:
        every = np.array(sorted(codes), np.int64)
        masks = self.writer.summed(every)
        for mask in np.unique(masks):
            same = every[masks == mask]
            for start in range(0, len(same), COLUMNS):
                yield same[start : start + COLUMNS]

    def _ending(self, codes: Codes) -> Ending:
        writer = self.writer
        place = writer.place(codes)
        steps = writer.steps(place)
        written = for_points(writer, place, steps)
        play = best_play(writer.rules.turn, written.worth)
        return endings(writer, steps, written, play.end())

    def _sum(self, count: int, ending: Ending) -> Floats:
        result = np.zeros((count, self.length), np.float32)
        for gain in np.unique(ending.gains):
            chosen = (ending.gains == gain) & (ending.chances > CERTAIN_ENOUGH)
            order = np.argsort(ending.column[chosen], kind="stable")
            columns = ending.column[chosen][order]
            if not len(columns):
                continue
            after = self._store[self._numbers(ending.codes[chosen][order])]
            after *= ending.chances[chosen][order, None].astype(np.float32)
            places, first = np.unique(columns, return_index=True)
            summed = np.add.reduceat(after, first, axis=0)
            shift = min(int(gain), self.length - 1)
            result[places, shift:] += summed[:, : self.length - shift]
            result[places, -1] += summed[:, self.length - shift :].sum(axis=1)
        return result

    def _numbers(self, codes: Codes) -> Index:
        different, place = np.unique(codes, return_inverse=True)
        rows = np.array([self._rows[code] for code in different.tolist()], np.intp)
        numbers: Index = rows[place.ravel()]
        return numbers

    def _keep(self, codes: Codes, distributions: Floats) -> None:
        start = len(self._rows)
        end = start + len(codes)
        if end > len(self._store):
            grown = np.zeros((max(end, 2 * len(self._store)), self.length), np.float32)
            grown[:start] = self._store[:start]
            self._store = grown
        self._store[start:end] = distributions
        self._rows.update(zip(codes.tolist(), range(start, end), strict=True))
