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
    FIGURE = "figure"
    """The box with any points: "full house 12 %"."""
    OR_BETTER = "or_better"
    """The first box or one that asks for more: "four of a kind or better 28 %"."""
    AT_LEAST = "at_least"
    """The box with so many points or more: "sixes 18+ 61 %"."""
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


@dataclass(frozen=True)
class _Figure:
    """What one category is made of."""

    category: Category
    share: float
    """Of all throws of five dice, how many pay."""
    better: tuple[str, ...]
    """Ids of the figures that ask for more."""


def lines_of(rules: Ruleset, outcomes: Sequence[Outcome]) -> tuple[Line, ...]:
    """Return what explains the outcomes, most important first; each paying outcome counts once."""
    found: list[Line] = []
    left = {(o.box, o.points): o for o in outcomes if o.points > 0}
    while len(found) < MOST and left:
        lines = [
            line
            for category_id in {box.category: None for box, _ in left}
            if (line := _line(_figures(rules)[category_id], list(left.values()))) is not None
        ]
        likely = [line for line in lines if line.chance >= RARE or not found]
        if not likely:
            break
        best = max(likely, key=lambda line: _weight(line, left.values()))
        found.append(best)
        for outcome in _covered(best, left.values(), whole_boxes=True):
            del left[outcome.box, outcome.points]
    struck = [o for o in outcomes if not o.points]
    risk = sum(o.chance for o in struck)
    if struck and len(found) < MOST and (risk >= RISK or not found):
        found.append(Line(LineKind.STRIKE, tuple(o.box for o in struck), 0, risk))
    return tuple(found)


def _line(figure: _Figure, outcomes: Sequence[Outcome]) -> Line | None:
    """Return what to say of a box, of outcomes that all pay."""
    category = figure.category
    own = [o for o in outcomes if o.box.category == category.id]
    if figure.share >= COMMON:
        least = _threshold(category, own)
        kind = LineKind.AT_LEAST
        counted = [o for o in own if o.points >= least]
    else:
        above = [o for o in outcomes if o.box.category in figure.better]
        is_first = sum(o.chance for o in own) >= sum(o.chance for o in above)
        kind = LineKind.OR_BETTER if above and is_first else LineKind.FIGURE
        counted = [*own, *above] if kind is LineKind.OR_BETTER else own
        least = min(o.points for o in own)
    chance = sum(o.chance for o in counted)
    return Line(kind, _boxes(counted, category.id), least, chance) if counted else None


def _threshold(category: Category, own: Sequence[Outcome]) -> int:
    """Return the points from which on a box is a success worth naming.

    Of numbers three of the face, the par of a section; of others (and where three hardly ever
    come) what two thirds of the entries reach.
    """
    whole = sum(o.chance for o in own)
    if isinstance(category.score, FaceSum):
        par = 3 * category.score.face
        if sum(o.chance for o in own if o.points >= par) >= whole / 3:
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


def _covered(
    line: Line, outcomes: Iterable[Outcome], *, whole_boxes: bool = False
) -> list[Outcome]:
    """Return the outcomes that a line speaks of; with whole boxes, also of fewer points."""
    is_counted = line.kind is LineKind.AT_LEAST and not whole_boxes
    return [
        o for o in outcomes if o.box in line.boxes and (o.points >= line.least or not is_counted)
    ]


def _weight(line: Line, outcomes: Iterable[Outcome]) -> float:
    """Return how many points on average a line explains."""
    return sum(o.chance * (o.points + o.bonus) for o in _covered(line, outcomes))


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
