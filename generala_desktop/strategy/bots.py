"""The program's players choose: with a chance that falls with what a move loses.

Two questions are asked, as people do. First: write now, or throw, and then which dice? Writing
counts here as what the best box is worth. Then, if it is to be written: where? Throws that hold
a die which is better thrown are not considered at all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import ClaimWin, Move, Roll, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy import matches_levels
from generala_desktop.strategy.adviser import Adviser
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.levels import HASTE, MOST, SPARE, TEMPERS, Temper
from generala_desktop.strategy.unit import Unit


def play(adviser: Adviser, state: State, level: Level, chance: random.Random) -> Move:
    """Return the move that a player of the level makes in a position, whatever the game."""
    ranked = adviser.ranked(state)
    if adviser.unit is Unit.POINTS or TEMPERS[level].is_perfect:
        return choose(ranked, level, chance)
    thought_of = matches_levels.considered(state, ranked)
    return choose(thought_of, level, chance, matches_levels.scale(thought_of, level))


def choose(
    ranked: Sequence[RankedMove], level: Level, chance: random.Random, scale: float = 1.0
) -> Move:
    """Return the move that a player of the level makes.

    Args:
        ranked: what an adviser says of the position; it must not be empty.
        level: anyone but a person.
        chance: decides among the moves.
        scale: how much a point weighs in what the adviser counts in.
    """
    weights = chances(ranked, TEMPERS[level], scale)
    return chance.choices([ranked_move.move for ranked_move in ranked], weights)[0]


def chances(ranked: Sequence[RankedMove], temper: Temper, scale: float = 1.0) -> list[float]:
    """Return the chance of each of the moves."""
    if not ranked:
        raise ValueError("there is nothing to choose from")
    if temper.is_perfect or isinstance(ranked[0].move, ClaimWin):
        return [1.0] + [0.0] * (len(ranked) - 1)
    boxes = [n for n, option in enumerate(ranked) if isinstance(option.move, Score)]
    throws = [n for n, option in enumerate(ranked) if not isinstance(option.move, Score)]
    most = MOST * scale
    weights = [0.0] * len(ranked)
    for n in throws:
        if not _holds_too_much(ranked, n, SPARE * scale):
            weights[n] = temper.weight(ranked[n].loss, most)
    if boxes:
        least = min(ranked[n].loss for n in boxes)
        places = [temper.weight(ranked[n].loss - least, most) for n in boxes]
        writes = temper.weight(least, HASTE * scale)
        for n, place in zip(boxes, places, strict=True):
            weights[n] = writes * place / sum(places)
    total = sum(weights)
    return [weight / total for weight in weights]


def _holds_too_much(ranked: Sequence[RankedMove], n: int, spare: float) -> bool:
    """Tell whether holding only a part of the same dice is worth more; better moves come first."""
    move, loss = ranked[n].move, ranked[n].loss
    if not isinstance(move, Roll) or loss <= spare:
        return False
    for other in ranked[:n]:
        if other.loss + spare >= loss:
            return False
        if isinstance(other.move, Roll) and other.move.keep < move.keep:
            return True
    return False
