"""What a coach would say of a position: the best moves, why, and whether to play for the win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from generala_desktop.engine.moves import ClaimWin, Move, Roll
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Adviser, Unit
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.reasons import Reason, reason

MOST = 4
"""Moves that are shown."""
SURE_GAIN = 0.0005
"""Of the chance of winning: where it is known exactly, less is no reason to give points away."""
LIKELY_GAIN = 0.01
"""Where it is an estimate, less may be its error."""
NEAR_THE_END = 3
"""Open boxes of the player at turn, up to which an estimate may overrule points."""
_SAME = 4
"""Digits of a chance that count when moves are compared."""


class ChanceOf(Protocol):
    @property
    def move(self) -> Move: ...

    @property
    def chance(self) -> float: ...


class Odds(Protocol):
    """Who knows the chance of winning after each move."""

    def ranked(self, state: State) -> Sequence[ChanceOf]: ...

    def is_exact(self, state: State) -> bool: ...


class Aim(Enum):
    AVERAGE = "average"
    """The best result on average."""
    WIN = "win"
    """The best chance of winning, which asks for another move."""


@dataclass(frozen=True)
class Choice:
    move: Move
    expected: float
    """In the adviser's unit, at the end of the game."""
    loss: float
    """Against the best on average."""
    reason: Reason | None = None
    chance: float | None = None
    """Of winning, where that is known."""


@dataclass(frozen=True)
class Counsel:
    state: State
    unit: Unit
    choices: tuple[Choice, ...]
    """The recommended one first."""
    aim: Aim = Aim.AVERAGE
    are_chances_exact: bool = False
    usual_chance: float | None = None
    """Of winning with the best move on average."""

    @property
    def best(self) -> Choice:
        return self.choices[0]


def counsel(adviser: Adviser, state: State) -> Counsel:
    """Return what is best on average, each with its reason; no choices where nothing can be done."""
    shown = adviser.ranked(state)[:MOST]
    return Counsel(state, adviser.unit, tuple(_explained(adviser, state, move) for move in shown))


def with_odds(adviser: Adviser, known: Counsel, odds: Odds) -> Counsel:
    """Return the counsel with chances of winning, in another order where the win asks for it."""
    state = known.state
    chances = {_same(state, found.move): found.chance for found in odds.ranked(state)}
    weighed = [
        Choice(m.move, m.expected, m.loss, None, chances.get(_same(state, m.move)))
        for m in adviser.ranked(state)
    ]
    is_exact = odds.is_exact(state)
    # Of several matches every unit of the balance is paid: there the average is the aim.
    is_for_win = known.unit is Unit.POINTS and _is_for_the_win(state, weighed, is_exact=is_exact)
    aim = Aim.WIN if is_for_win else Aim.AVERAGE
    usual = weighed[0].chance if weighed else None
    if aim is Aim.WIN:
        weighed.sort(key=lambda c: (-round(c.chance or 0.0, _SAME), -c.expected))
    reasons = {_same(state, choice.move): choice.reason for choice in known.choices}
    shown = [
        replace(c, reason=reasons.get(_same(state, c.move)) or reason(adviser, state, c.move))
        for c in weighed[:MOST]
    ]
    return Counsel(state, known.unit, tuple(shown), aim, is_exact, usual)


def _is_for_the_win(state: State, weighed: Sequence[Choice], *, is_exact: bool) -> bool:
    """Tell whether another move than the best on average should be made to win."""
    if not weighed or isinstance(weighed[0].move, ClaimWin):
        return False
    chances = [choice.chance for choice in weighed if choice.chance is not None]
    usual = weighed[0].chance
    if usual is None:
        return False
    if is_exact:
        return max(chances) - usual > SURE_GAIN
    is_late = len(state.open_boxes(state.seat)) <= NEAR_THE_END
    return is_late and max(chances) - usual > LIKELY_GAIN


def _explained(adviser: Adviser, state: State, ranked: RankedMove) -> Choice:
    why = reason(adviser, state, ranked.move)
    return Choice(ranked.move, ranked.expected, ranked.loss, why)


def _same(state: State, move: Move) -> object:
    """Return what rolls that hold the same numbers have in common; of others, the move."""
    if isinstance(move, Roll):
        return Roll, tuple(sorted(state.turn.faces[place] for place in move.keep))
    return move
