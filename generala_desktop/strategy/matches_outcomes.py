"""Everything that a turn of several matches can end in, from the ruleset's data.

An *offer* is a number of points in a box of one kind. Hands that make the same offers are one
*outcome*; there are a few hundred of them, however many dice lie there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from generala_desktop.engine.dice import FACES, Hand
from generala_desktop.engine.ruleset import Holds, OpenIds, Ruleset, Served, take_any
from generala_desktop.strategy.lattice import Floats, Index, lattice
from generala_desktop.strategy.matches_cups import TwoCups

Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]

HANDS = 252
CLAIM, STRIKE = 0, 1
"""The first offers: a win outright, and a zero in whichever box costs least."""


@dataclass(frozen=True)
class Outcomes:
    """A ruleset's turn in arrays.

    Rows of white hands are the 252 hands, built, and the 252 again, served.
    """

    rules: Ruleset
    wildable: tuple[int, ...]
    """Categories that take more while the card is wild for them; each is two kinds of box."""
    kinds: Index
    """By offer: which kind of box it fills (the categories, then the wild ones); -1 for the first two."""
    points: Ints
    """By offer."""
    slots: Index
    """By outcome: its offers, shape (outcomes, most offers), filled up with strikes."""
    white: Index
    """Outcome of each white hand, shape (504,)."""
    cups: tuple[Floats, ...]
    """By number named: chances of each outcome after the second cup, shape (504, outcomes).

    One where none is named, none where there is no second cup.
    """

    @property
    def kind_count(self) -> int:
        return len(self.rules.categories) + len(self.wildable)

    @cached_property
    def claims(self) -> Flags:
        """White hands that win outright, shape (504,)."""
        found: Flags = (self.slots[self.white] == CLAIM).any(axis=1)
        return found

    def offer_row(self, kind: int, points: int) -> int:
        """Return the offer of points in a kind of box; raises ValueError if there is none."""
        rows = np.flatnonzero((self.kinds == kind) & (self.points == points))
        if not len(rows):
            raise ValueError(f"no hand is worth {points} there")
        return int(rows[0])


def white_hands() -> list[Hand]:
    return [Hand(hand, served) for served in (False, True) for hand in lattice().hands]


def outcomes_of(rules: Ruleset) -> Outcomes:
    """Compile a ruleset; raises ValueError for turns that are not known here."""
    known = rules.turn.dice == 5 and rules.turn.holds is Holds.FREE and rules.eligible is take_any
    needs = any(category.needs for category in rules.categories)
    if not known or needs or rules.bonuses:
        raise ValueError(f"{rules.id} has turns that are not known for several matches")
    tables = [_white_table(rules), *_cup_tables(rules)]
    count = len(rules.categories)
    wildable = tuple(
        c for c in range(count) if any((t[:, c] != t[:, count + c]).any() for t in tables)
    )
    columns = [*range(count), *(count + c for c in wildable), 2 * count]
    tables = [table[:, columns] for table in tables]
    offers = [(-1, 0), (-1, 0)]
    codes = [np.zeros(len(table), np.int64) for table in tables]
    for kind in range(len(columns) - 1):
        values = np.unique(np.concatenate([table[:, kind] for table in tables]))
        offers += [(kind, int(points)) for points in values if points]
        codes = [
            code * len(values) + np.searchsorted(values, table[:, kind])
            for code, table in zip(codes, tables, strict=True)
        ]
    codes = [2 * code + table[:, -1] for code, table in zip(codes, tables, strict=True)]
    _, first, outcome = np.unique(np.concatenate(codes), return_index=True, return_inverse=True)
    slots = _slots(np.concatenate(tables)[first], offers)
    cups = tuple(
        _chances(part.reshape(2 * HANDS, HANDS), len(slots))
        for part in outcome[2 * HANDS :].reshape(-1, 2 * HANDS * HANDS)
    )
    return Outcomes(
        rules=rules,
        wildable=wildable,
        kinds=np.array([kind for kind, _ in offers], np.intp),
        points=np.array([points for _, points in offers], np.int64),
        slots=slots,
        white=outcome[: 2 * HANDS].astype(np.intp),
        cups=cups,
    )


def _white_table(rules: Ruleset) -> NDArray[np.int16]:
    """Return points of each white hand: by category, by category if wild, and whether it wins."""
    serves = rules.turn.served is not Served.NEVER
    rows = []
    for hand in white_hands():
        seen = Hand(hand.faces, hand.served and serves)
        wild = Hand(seen.faces, seen.served, wild=True)
        rows.append(
            [
                *(category.score(seen) for category in rules.categories),
                *(category.score(wild) for category in rules.categories),
                int(rules.instant_win is not None and rules.instant_win.pattern(seen)),
            ]
        )
    return np.array(rows, np.int16)


def _cup_tables(rules: Ruleset) -> list[NDArray[np.int16]]:
    """Return the same for each white hand with each coloured one, a table for each number named."""
    cup = rules.turn.second_cup
    if cup is None:
        return []
    hands = lattice().hands
    win = rules.instant_win
    wins = [int(win is not None and win.pattern(Hand(hands[0], extra=hand))) for hand in hands]
    tables = []
    for target in FACES if cup.declares_target else (None,):
        halves = []
        for served in (False, True):
            cups = TwoCups(served, target)
            columns = [
                cups.points(category.score, wild=wild)
                for wild in (False, True)
                for category in rules.categories
            ]
            columns.append(np.broadcast_to(np.array(wins, np.int16), (HANDS, HANDS)))
            halves.append(np.stack([column.ravel() for column in columns], axis=1))
        tables.append(np.concatenate(halves))
    return tables


def _slots(table: NDArray[np.int16], offers: list[tuple[int, int]]) -> Index:
    row = {offer: number for number, offer in enumerate(offers) if offer[0] >= 0}
    made = [
        [
            *([CLAIM] if line[-1] else []),
            *(row[kind, int(points)] for kind, points in enumerate(line[:-1]) if points),
        ]
        for line in table
    ]
    width = 1 + max(map(len, made))
    return np.array([[*line, *[STRIKE] * (width - len(line))] for line in made], np.intp)


def _chances(outcome: Index, count: int) -> Floats:
    chances = np.zeros((len(outcome), count))
    for white, found in enumerate(outcome):
        chances[white] = np.bincount(found, lattice().chances, count)
    return chances


@dataclass(frozen=True)
class Standing:
    """Which white hands may end the turn before the last roll, by the boxes that are open."""

    rules: Ruleset

    def flags(self, open_ids: OpenIds) -> Flags:
        allows = self.rules.turn.may_stand
        if allows is None:
            return np.ones(2 * HANDS, np.bool_)
        return np.array([allows(hand, open_ids) for hand in white_hands()])
