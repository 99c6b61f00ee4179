"""Where hands take their points from: rows among the candidates of all boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from generala_desktop.engine.ruleset import OpenIds
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.tables import Points, Tables

Answer = tuple[OpenIds, bool]
"""What the card allows a special hand: the boxes it may be written in, and whether it is wild."""

Door = tuple[tuple[int, ...], ...]
"""Rows that each special hand may take; as many for each, some repeated."""


@dataclass(frozen=True)
class Join:
    """Finds the best of some boxes for all hands that these tell apart, from two smaller parts.

    Many hands are alike in some boxes: what those offer is compared once for all of them.
    """

    parts: tuple[tuple[Join | None, Index], ...]
    """Two at most: where from, and which of its rows; None stands for the candidates themselves."""

    @cached_property
    def work_rows(self) -> int:
        """How many rows of memory it takes to work on."""
        below = (join.work_rows for join, _ in self.parts if join is not None)
        return 2 * len(self.parts[0][1]) + max(below, default=0)

    def best(self, candidates: Floats, work: Floats, out: Floats | None = None) -> Floats:
        """Return the best candidate of each row, shape (rows, columns).

        `work` has rows for all that is in between; if there is no `out`, its first are the result.
        """
        count = len(self.parts[0][1])
        found = [work[count * n : count * (n + 1)] for n in range(len(self.parts))]
        rest = work[2 * count :]
        for (join, rows), few in zip(self.parts, found, strict=True):
            source = candidates if join is None else join.best(candidates, rest)
            source.take(rows, axis=0, out=few, mode="clip")
        best: Floats = np.maximum(found[0], found[-1], out=found[0] if out is None else out)
        return best


class Cells:
    """Candidate rows of each hand, either built or served."""

    def __init__(self, tables: Tables, points: Points) -> None:
        self._summed = tables.summed
        self._rows = tables.rows(points.plain)
        wild = tables.rows(points.wild)
        self._special = [
            [dict(zip(tables.ids, rows[:, hand].tolist(), strict=True)) for hand in tables.special]
            for rows in (self._rows, wild)
        ]
        self._joins: dict[int, Join] = {}
        self._doors: dict[tuple[Answer, ...], Door] = {}

    def join(self, summed: int) -> Join:
        """Return how hands find their best box under a mask of open summed boxes.

        Its rows are the hands; any of the other boxes may be open.
        """
        if summed not in self._joins:
            filled = {c for bit, c in enumerate(self._summed) if not summed >> bit & 1}
            some = [rows for c, rows in enumerate(self._rows) if c not in filled]
            self._joins[summed] = _joined(some)
        return self._joins[summed]

    def special(self, answers: tuple[Answer, ...]) -> Door:
        if answers not in self._doors:
            self._doors[answers] = self._door(answers)
        return self._doors[answers]

    def _door(self, answers: tuple[Answer, ...]) -> Door:
        found = [
            sorted(self._special[is_wild][n][category_id] for category_id in allowed)
            for n, (allowed, is_wild) in enumerate(answers)
        ]
        longest = max(map(len, found))
        return tuple((*rows, *rows[:1] * (longest - len(rows))) for rows in found)


@dataclass(frozen=True)
class _Part:
    """Some boxes, on the way to a join of all."""

    join: Join | None
    rows: Index
    """Of each class of hands that these boxes do not tell apart."""
    of_hand: Index
    """Class of each hand, shape (252,)."""

    def joined(self, other: _Part) -> _Part:
        hands = len(self.of_hand)
        codes = self.of_hand * hands + other.of_hand
        found, of_hand = np.unique(codes, return_inverse=True)
        here, there = np.divmod(found, hands)
        join = Join(((self.join, self.rows[here]), (other.join, other.rows[there])))
        return _Part(join, np.arange(len(found)), of_hand)


def _joined(boxes: Sequence[Index]) -> Join:
    """Return a join of boxes, each given as candidate rows of all hands.

    Those that tell the fewest hands apart are joined first.
    """
    parts = [_Part(None, *np.unique(rows, return_inverse=True)) for rows in boxes]
    while len(parts) > 2:
        parts.sort(key=lambda part: len(part.rows))
        one, other, *parts = parts
        parts.append(one.joined(other))
    return Join(tuple((part.join, part.rows[part.of_hand]) for part in parts))
