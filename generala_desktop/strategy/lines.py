"""The two or three lines worth saying of what may be written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Category, Ruleset, Section, Served
from generala_desktop.engine.scoring import FaceSum
from generala_desktop.strategy.forecast import Outcome
from generala_desktop.strategy.lattice import lattice

MOST = 3
RARE = 0.02
"""What happens less often is said only where nothing else pays."""
RISK = 0.1
"""From here on the chance of writing nothing is worth a line."""
COMMON = 0.5
"""A box that at least so many hands pay in is spoken of with its points, others as a figure."""


class LineKind(Enum):
    AT_LEAST = "at_least"
    """The box with so many points or more: "sixes 18+ 61 %", "full house 12 %"."""
    OR_BETTER = "or_better"
    """The first box or one that asks for more: "four of a kind or better 28 %"."""
    STRIKE = "strike"
    """Nothing at all, whichever box it is that gets a zero."""


@dataclass(frozen=True)
class Line:
    """One thing worth saying of what may be written."""

    kind: LineKind
    boxes: tuple[Box, ...]
    """All that count, more probable matches first; the first one names the line (of a strike: the
    box that is struck most often). The same category of several matches counts as one."""
    least: int
    """The fewest points that count."""
    chance: float
    is_only_value: bool = False
    """Whatever points the box can have count: `least` need not be said."""


@dataclass(frozen=True)
class _Figure:
    """What one category is made of."""

    category: Category
    share: float
    """Of all throws of five dice, how many pay."""
    better: tuple[str, ...]
    """Ids of the figures that ask for more."""


def lines_of(rules: Ruleset, outcomes: Sequence[Outcome]) -> tuple[Line, ...]:
    """Return what explains the outcomes, most important first; each outcome counts once."""
    found: list[Line] = []
    left = [o for o in outcomes if o.points > 0]
    while len(found) < MOST and left:
        lines = [
            _line(_figures(rules)[category_id], left)
            for category_id in {o.box.category: None for o in left}
        ]
        likely = [line for line in lines if line.chance >= RARE or not found]
        if not likely:
            break
        best = max(likely, key=lambda line: _weight(line, left))
        found.append(best)
        said = {box.category for box in best.boxes}
        left = [o for o in left if o.box.category not in said]
    struck = [o for o in outcomes if not o.points]
    risk = _chance(struck)
    if risk >= RISK and len(found) == MOST and found[-1].chance < RISK:
        found.pop()
    if struck and len(found) < MOST and (risk >= RISK or not found):
        found.append(Line(LineKind.STRIKE, tuple({o.box: None for o in struck}), 0, risk))
    return tuple(found)


def _line(figure: _Figure, outcomes: Sequence[Outcome]) -> Line:
    """Return what to say of a box, of outcomes that all pay."""
    category = figure.category
    own = [o for o in outcomes if o.box.category == category.id]
    is_common = figure.share >= COMMON
    least = _threshold(category, own) if is_common else min(o.points for o in own)
    counted = [o for o in own if o.points >= least]
    kind = LineKind.AT_LEAST
    if not is_common:
        above = [o for o in outcomes if o.box.category in figure.better]
        if above and _chance(own) >= _chance(above):
            kind = LineKind.OR_BETTER
            counted += above
    return Line(kind, _boxes(counted, category.id), least, _chance(counted), not is_common)


def _chance(outcomes: Iterable[Outcome]) -> float:
    return sum(outcome.chance for outcome in outcomes)


def _threshold(category: Category, own: Sequence[Outcome]) -> int:
    """Return the points from which on a box is a success worth naming.

    Of numbers three of the face, the par of a section; of others (and where three hardly ever
    come) what two thirds of the entries reach.
    """
    whole = _chance(own)
    if isinstance(category.score, FaceSum):
        par = 3 * category.score.face
        if _chance(o for o in own if o.points >= par) >= whole / 3:
            return par
    reached = 0.0
    for outcome in sorted(own, key=lambda o: -o.points):
        reached += outcome.chance
        if reached >= whole * 2 / 3:
            return outcome.points
    return 0


def _boxes(outcomes: Iterable[Outcome], first: str) -> tuple[Box, ...]:
    chances: Counter[Box] = Counter()
    for outcome in outcomes:
        chances[outcome.box] += outcome.chance  # type: ignore[assignment]
    return tuple(sorted(chances, key=lambda box: (box.category != first, -chances[box], box)))


def _weight(line: Line, outcomes: Iterable[Outcome]) -> float:
    """Return how many points on average a line explains."""
    return sum(
        o.chance * (o.points + o.bonus)
        for o in outcomes
        if o.box in line.boxes and (line.is_only_value or o.points >= line.least)
    )


@lru_cache(maxsize=16)
def _figures(rules: Ruleset) -> Mapping[str, _Figure]:
    """Return the figures by category id."""
    built = [Hand(faces) for faces in lattice().hands]
    may_serve = rules.turn.served is not Served.NEVER
    served = [Hand(faces, served=True) for faces in lattice().hands] if may_serve else built
    points = {c.id: [c.score(hand) for hand in built] for c in rules.categories}
    pays = {
        c.id: frozenset(n for n, hand in enumerate(served) if points[c.id][n] or c.score(hand))
        for c in rules.categories
    }
    most = {category_id: max(every) for category_id, every in points.items()}
    lower = [c.id for c in rules.categories if c.section is Section.LOWER]

    def asks_for_more(one: str, other: str) -> bool:
        return pays[one] < pays[other] or (pays[one] == pays[other] and most[one] > most[other])

    chances = lattice().chances
    return {
        category.id: _Figure(
            category,
            float(sum(chances[n] for n in pays[category.id])),
            tuple(one for one in lower if category.id in lower and asks_for_more(one, category.id)),
        )
        for category in rules.categories
    }
