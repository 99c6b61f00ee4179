"""How the program's players err at several matches, where a game has a hundred turns.

What a move loses is small against the balance of a game and grows towards its end; so players
measure it by what a move of the position loses on average. And nobody gives up a hand he has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.levels import MOST

WIDTHS: Mapping[Level, float] = MappingProxyType(
    {
        Level.NOVICE: 2.5,
        Level.CASUAL: 2.7,
        Level.SKILLED: 3.3,
        Level.EXPERT: 4.0,
        Level.PERFECT: 1.0,
    }
)
"""A level makes no move that loses so many times the average. The careful ones need more room to
err at all; the perfect one has no use for it."""

FIGURE = 20
"""Points. A hand worth as many is written where it brings at least half of them."""

TOP = 50
"""Points. A hand worth as many is not thrown again."""


def considered(state: State, ranked: Sequence[RankedMove]) -> tuple[RankedMove, ...]:
    """Return the moves that a person would think of; what is best is always one of them."""
    points = {
        option.move: state.rules.points(state.card, option.move.box, state.turn.hand)
        for option in ranked
        if isinstance(option.move, Score)
    }
    most = max(points.values(), default=0)

    def is_thought_of(option: RankedMove) -> bool:
        match option.move:
            case Score() as score:
                return most < FIGURE or 2 * points[score] >= most
            case Roll() | RollSecondCup():
                return most < TOP
            case _:
                return True

    return tuple(option for option in ranked if option.loss == 0 or is_thought_of(option))


def scale(ranked: Sequence[RankedMove], level: Level) -> float:
    """Return how much a point weighs for the level in this position, for `bots.choose`."""
    mean = sum(option.loss for option in ranked) / len(ranked)
    return max(WIDTHS[level] * mean, 1e-6) / MOST
