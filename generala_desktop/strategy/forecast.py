"""What best play writes at the end of a turn, and how likely: a pass forward through the rolls."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Holds, Served
from generala_desktop.strategy.lattice import DICE, FACES, Floats, Index, Keep, lattice
from generala_desktop.strategy.solver import NEVER, Solver
from generala_desktop.strategy.tables import Flags, Ints, Points
from generala_desktop.strategy.turn import FIRST_HAND, HANDS, KEEPS


@dataclass(frozen=True)
class Outcome:
    """What may be written at the end of a turn."""

    box: Box
    points: int
    bonus: int
    """What the hand earns beside the box (a further Yahtzee)."""
    chance: float


@lru_cache(maxsize=1)
def throws() -> Floats:
    """Return the probability of each hand after throwing all but a keep, shape (462, 252)."""
    tree = lattice()
    first_hand = tree.start[DICE]
    result = np.zeros((len(tree.keeps), len(tree.hands)))
    result[first_hand:] = np.eye(len(tree.hands))
    rows = tree.rows
    for row in reversed(range(first_hand)):
        grown = [rows[tuple(sorted((*tree.keeps[row], face)))] for face in FACES]
        result[row] = result[grown].mean(axis=0)
    return result


@lru_cache(maxsize=1)
def parts() -> Index:
    """Return the rows of what can be held of each hand, all five excepted, shape (252, 31).

    Where equal dice leave fewer different ones, some stand there repeatedly.
    """
    rows = lattice().rows
    places = [c for size in range(DICE) for c in combinations(range(DICE), size)]
    found = [[rows[tuple(hand[p] for p in held)] for held in places] for hand in lattice().hands]
    return np.array(found, np.intp)


@lru_cache(maxsize=1)
def _contains() -> Flags:
    """Tell whether the keep of a column has all dice of the keep of a row, shape (462, 462)."""
    counts = np.array([[keep.count(face) for face in FACES] for keep in lattice().keeps], np.int8)
    result: Flags = np.all(counts[None, :] >= counts[:, None], axis=2)
    return result


@dataclass(frozen=True)
class _Writing:
    """Where best play writes each hand, and what it then expects; each of shape (252,)."""

    category: Index
    points: Ints
    expected: Floats


class Forecast:
    """A turn of one card in a game of a single match."""

    def __init__(self, solver: Solver, card: Card) -> None:
        self._solver = solver
        self._rules = solver.rules
        self._card = card
        self._worth: dict[tuple[int, int], float] = {}
        self._bonus = self._bonuses()
        self._allowed, self._wild = self._doors()
        tables = solver.tables
        self._built = self._writing(tables.built)
        is_same = self._rules.turn.served is Served.NEVER
        self._served = self._built if is_same else self._writing(tables.served)
        self._keeps: list[Floats] = []

    def after_roll(self, keep: Keep, rolls: int) -> tuple[Outcome, ...]:
        """Return what may be written, most probable first, after throwing all but the keep.

        `rolls` counts those already made.
        """
        weights = np.zeros(KEEPS)
        weights[lattice().row(keep)] = 1
        written = (np.zeros(HANDS), np.zeros(HANDS))
        self._throw(weights, self._rules.turn.rolls - rolls - 1, written)
        found: Counter[tuple[int, int, int]] = Counter()
        for chances, writing in zip(written, (self._built, self._served), strict=True):
            for hand in np.flatnonzero(chances):
                key = (writing.category[hand], writing.points[hand], self._bonus[hand])
                found[key] += chances[hand]
        ids = self._solver.tables.ids
        return tuple(
            Outcome(Box(0, ids[category]), int(points), int(bonus), float(chance))
            for (category, points, bonus), chance in found.most_common()
        )

    def _throw(self, weights: Floats, left: int, written: tuple[Floats, Floats]) -> None:
        """Throw the dice beside weighted keeps, `left` rolls remaining after it.

        Adds the chances of what is written, built and served.
        """
        rule = self._rules.turn
        if left and rule.holds is Holds.LOCKED:
            for row in np.flatnonzero(weights):
                one = np.zeros(KEEPS)
                one[row] = weights[row]
                self._throw_on(one, left, written, int(row))
        else:
            self._throw_on(weights, left, written, 0)

    def _throw_on(
        self, weights: Floats, left: int, written: tuple[Floats, Floats], locked: int
    ) -> None:
        """Go on from one roll; `locked` is the row of the keep that must stay."""
        rule = self._rules.turn
        serving = np.zeros(KEEPS)
        if rule.served is Served.FULL_ROLL or (
            rule.served is Served.FIRST_ROLL and left == rule.rolls - 1
        ):
            serving[0] = weights[0]
        held = np.zeros(KEEPS)
        lying = ((weights - serving) @ throws(), serving @ throws())
        for chances, writing, done in zip(lying, (self._built, self._served), written, strict=True):
            if not left:
                done[:] += chances
                continue
            hands = np.flatnonzero(chances)
            best, rows = self._best(hands, left, locked)
            stays = writing.expected[hands] >= best
            done[hands] += np.where(stays, chances[hands], 0)
            held += np.bincount(rows, np.where(stays, 0, chances[hands]), KEEPS)
        if left:
            self._throw(held, left - 1, written)

    def _best(self, hands: Index, left: int, locked: int) -> tuple[Floats, Index]:
        """Return what each hand's best keep is worth, and its row, `left` rolls being allowed."""
        offered = parts()[hands]
        offers = self._values(left - 1)[offered]
        if locked:
            offers = np.where(_contains()[locked][offered], offers, NEVER)
        every, choice = np.arange(len(hands)), offers.argmax(axis=1)
        return offers[every, choice], offered[every, choice]

    def _values(self, left: int) -> Floats:
        """Return what each keep is worth, `left` rolls remaining after it, shape (462,)."""
        while len(self._keeps) <= left:
            self._keeps.append(self._next_values(len(self._keeps)))
        return self._keeps[left]

    def _next_values(self, left: int) -> Floats:
        rule = self._rules.turn
        built, served = self._built.expected, self._served.expected
        if left:
            best, _ = self._best(np.arange(HANDS), left, 0)
            built, served = np.maximum(built, best), np.maximum(served, best)
        if left and rule.holds is Holds.LOCKED:
            values = built[np.maximum(0, np.arange(KEEPS) - FIRST_HAND)]
            values[:FIRST_HAND] = [self._locked_value(row, left) for row in range(FIRST_HAND)]
        else:
            values = throws() @ built
        if rule.served is Served.FULL_ROLL:
            values[0] = throws()[0] @ served
        return values

    def _locked_value(self, row: int, left: int) -> float:
        chances = throws()[row]
        hands = np.flatnonzero(chances)
        best, _ = self._best(hands, left, row)
        return float(chances[hands] @ np.maximum(self._built.expected[hands], best))

    def _writing(self, table: Points) -> _Writing:
        """Return where each hand of a table of points is written best."""
        rules, card = self._rules, self._card
        open_ids = rules.open_ids(card, 0)
        points = np.where(self._wild, table.wild, table.plain)
        expected = np.full(points.shape, NEVER)
        for c, category in enumerate(rules.categories):
            if category.id not in open_ids:
                continue
            if category.needs and not card.holds_points(Box(0, category.needs)):
                points[c] = 0
            values, place = np.unique(points[c], return_inverse=True)
            expected[c] = np.array([self._after(c, int(value)) for value in values])[place]
        expected[~self._allowed] = NEVER
        best = expected.argmax(axis=0)
        every = np.arange(HANDS)
        return _Writing(best, points[best, every], expected[best, every] + self._bonus)

    def _doors(self) -> tuple[Flags, Flags]:
        """Return (allowed[category, hand], wild[hand]) for the open boxes of the card."""
        rules, tables = self._rules, self._solver.tables
        open_ids = rules.open_ids(self._card, 0)
        allowed = np.ones((len(tables.ids), HANDS), bool)
        wild = np.zeros(HANDS, bool)
        for n in tables.special:
            hand = Hand(lattice().hands[n])
            may = rules.eligible(open_ids, hand)
            allowed[:, n] = [category_id in may for category_id in tables.ids]
            wild[n] = rules.wild(open_ids, hand)
        return allowed, wild

    def _after(self, category: int, points: int) -> float:
        key = (category, points)
        if key not in self._worth:
            rules = self._rules
            after = self._card.write(Entry(Box(0, rules.categories[category].id), None, points))
            self._worth[key] = rules.total(after, 0) + self._solver.value(after)
        return self._worth[key]

    def _bonuses(self) -> Ints:
        """Return what each hand earns beside its box."""
        tables = self._solver.tables
        result = np.zeros(HANDS, np.int64)
        for category, points, earns in tables.repeats:
            if self._card.holds_points(Box(0, tables.ids[category])):
                result[earns] += points
        return result
