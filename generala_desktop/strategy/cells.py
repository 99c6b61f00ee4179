"""Where hands take their points from: rows among the candidates of all boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from generala_desktop.engine.ruleset import OpenIds
from generala_desktop.strategy.lattice import Index
from generala_desktop.strategy.tables import Flags, Points, Tables


@dataclass(frozen=True)
class Plan:
    """How the best box of every hand is found in a few passes over all hands."""

    order: Index
    """Where each hand stands when those with more boxes that pay come first."""
    slots: tuple[Index, ...]
    """Candidate rows of the boxes that pay, one after the other, for as many hands as have one;
    the first has a row for every hand."""


Answer = tuple[OpenIds, bool]
"""What the card allows a special hand: the boxes it may be written in, and whether it is wild."""


class Cells:
    """Candidate rows of each hand, either built or served."""

    def __init__(self, tables: Tables, points: Points) -> None:
        self._summed = tables.summed
        self._rows = tables.rows(points.plain)
        self._pays: Flags = points.plain > 0
        wild = tables.rows(points.wild)
        self._special = [
            [dict(zip(tables.ids, rows[:, hand].tolist(), strict=True)) for hand in tables.special]
            for rows in (self._rows, wild)
        ]
        self._plans: dict[int, Plan] = {}

    def plan(self, summed: int) -> Plan:
        """Return the plan for a mask of open summed boxes, whatever else is open."""
        if summed not in self._plans:
            pays = self._pays.copy()
            for bit, category in enumerate(self._summed):
                if not summed >> bit & 1:
                    pays[category] = False
            self._plans[summed] = _plan(self._rows, pays)
        return self._plans[summed]

    def special(self, answers: Sequence[Answer]) -> Index:
        """Return the rows that special hands may take, shape (special, rows), some repeated."""
        found = [
            [self._special[is_wild][n][category_id] for category_id in allowed]
            for n, (allowed, is_wild) in enumerate(answers)
        ]
        longest = max(map(len, found))
        return np.array([rows + rows[:1] * (longest - len(rows)) for rows in found], np.intp)


def _plan(rows: Index, pays: Flags) -> Plan:
    counts = pays.sum(axis=0)
    ranked = np.argsort(-counts, kind="stable")
    slot_of = np.where(pays, np.cumsum(pays, axis=0) - 1, -1)
    slots = []
    for slot in range(max(1, int(counts.max()))):
        hands = ranked if not slot else ranked[: int((counts > slot).sum())]
        # A hand without any box that pays takes whatever row comes first: it earns nothing.
        category = np.argmax(slot_of[:, hands] == slot, axis=0)
        slots.append(rows[category, hands])
    return Plan(np.argsort(ranked), tuple(slots))
