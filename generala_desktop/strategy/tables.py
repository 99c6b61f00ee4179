"""A ruleset compiled to arrays over the 252 hands: points of every box, and what depends on what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import (
    RepeatBonus,
    Ruleset,
    Served,
    ThresholdBonus,
    never_wild,
    take_any,
)
from generala_desktop.strategy.lattice import Index, lattice

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Points:
    """What each category pays for each hand, shape (categories, 252)."""

    plain: Ints
    wild: Ints


@dataclass(frozen=True)
class Tables:
    rules: Ruleset
    ids: tuple[str, ...]
    built: Points
    served: Points
    values: tuple[tuple[int, ...], ...]
    """The points that each category can hold at all, ascending."""
    offset: tuple[int, ...]
    """Where each category's values begin among the candidates of all; the end as one more."""
    threshold: ThresholdBonus | None
    summed: tuple[int, ...]
    """Categories whose sum a threshold bonus watches."""
    plain: tuple[int, ...]
    """All others."""
    flagged: tuple[int, ...]
    """Categories of which it matters later whether they hold points."""
    needed_by: Mapping[int, tuple[int, ...]]
    """By flagged category: the categories that are worth nothing without it."""
    repeats: tuple[tuple[int, int, Flags], ...]
    """(flagged category, bonus, hands that earn it)."""
    special: Index
    """Hands that the card may treat apart from others (joker, order of boxes)."""

    def flag(self, category: int) -> int:
        return self.flagged.index(category)

    def rows(self, points: Ints) -> Index:
        """Return points as rows among the candidates, the same shape."""
        found = [
            self.offset[c] + np.searchsorted(np.array(values), points[c])
            for c, values in enumerate(self.values)
        ]
        return np.array(found, np.intp)


def compile_rules(rules: Ruleset) -> Tables:
    """Compile a game of a single match; raises ValueError for others."""
    if len(rules.matches) != 1:
        raise ValueError(f"{rules.id} plays several matches at once")
    ids = tuple(category.id for category in rules.categories)
    number = {category_id: c for c, category_id in enumerate(ids)}
    may_serve = rules.turn.served is not Served.NEVER
    built = _points(rules, served=False)
    served = _points(rules, served=True) if may_serve else built
    tables = [points for table in (built, served) for points in (table.plain, table.wild)]
    values = tuple(
        tuple(sorted({0}.union(*(points[c].tolist() for points in tables))))
        for c in range(len(ids))
    )
    thresholds = [bonus for bonus in rules.bonuses if isinstance(bonus, ThresholdBonus)]
    if len(thresholds) > 1:
        raise ValueError("more than one section with a bonus")
    threshold = thresholds[0] if thresholds else None
    summed = tuple(
        c
        for c, category in enumerate(rules.categories)
        if threshold is not None and category.section is threshold.section
    )
    needed_by: dict[int, tuple[int, ...]] = {}
    for c, category in enumerate(rules.categories):
        if category.needs:
            needed = number[category.needs]
            needed_by[needed] = (*needed_by.get(needed, ()), c)
    repeats = tuple(
        (
            number[bonus.category],
            bonus.points,
            np.array([bonus.pattern(Hand(hand)) for hand in lattice().hands]),
        )
        for bonus in rules.bonuses
        if isinstance(bonus, RepeatBonus)
    )
    return Tables(
        rules=rules,
        ids=ids,
        built=built,
        served=served,
        values=values,
        offset=tuple(int(n) for n in np.cumsum([0, *map(len, values)])),
        threshold=threshold,
        summed=summed,
        plain=tuple(c for c in range(len(ids)) if c not in summed),
        flagged=tuple(sorted({*needed_by, *(category for category, _, _ in repeats)})),
        needed_by=needed_by,
        repeats=repeats,
        special=_special(rules),
    )


def _points(rules: Ruleset, *, served: bool) -> Points:
    tables = []
    for wild in (False, True):
        hands = [Hand(hand, served, wild=wild) for hand in lattice().hands]
        points = [[category.score(hand) for hand in hands] for category in rules.categories]
        tables.append(np.array(points, np.int64))
    return Points(*tables)


def _special(rules: Ruleset) -> Index:
    if rules.eligible is take_any and rules.wild is never_wild:
        return np.array([], np.intp)
    hands = lattice().hands
    return np.array([n for n, hand in enumerate(hands) if rules.special(Hand(hand))], np.intp)
