"""Positions to practise with, taken from games where a choice matters.

The same chance gives the same positions on every machine. So nothing here branches on a number
that another processor might round otherwise: values are compared in hundredths of a point, moves
alike to that are put in an order of their own, and chance is drawn as whole numbers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile

from generala_desktop.engine.dice import Faces
from generala_desktop.engine.events import Event
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.strategy.adviser import Adviser, Unit
from generala_desktop.strategy.alike import NO_MATTER, find, held
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.solver import Cancelled, Progress

MOST_FROM_ONE_GAME = 2
MOST_GAMES = 25
"""For each position wanted: a game without choices ends the search."""
FOLLOWED = 3
"""Moves, from the best, among which those who play the games waver now and then."""


class Difficulty(Enum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Kind(Enum):
    HOLD = "hold"
    """What do you hold? There are rolls left; writing now may be the answer all the same."""
    WRITE = "write"
    """Where do you write?"""


@dataclass(frozen=True)
class Position:
    state: State
    """Of a game with as few players as the rules allow; the seat at turn is asked."""
    events: tuple[Event, ...]
    """What led there."""
    kind: Kind
    answers: tuple[RankedMove, ...]
    """Every move that differs from the others, best first."""


@dataclass(frozen=True)
class Drill:
    difficulty: Difficulty
    positions: tuple[Position, ...]
    """Fewer than asked for only where a game hardly ever has such choices."""


@dataclass(frozen=True)
class Grade:
    loss: float
    """0 for every move that counts as best."""
    rank: int
    """1 is best; moves alike share a rank."""
    is_best: bool


@dataclass(frozen=True)
class _Gap:
    """How far the second best move may be from the best, in hundredths of a point."""

    least: int
    most: int
    needs_temptation: bool
    """What one does without thinking must be wrong."""


_GAPS = {
    Difficulty.EASY: _Gap(300, 1200, needs_temptation=False),
    Difficulty.MEDIUM: _Gap(150, 400, needs_temptation=False),
    Difficulty.HARD: _Gap(50, 200, needs_temptation=True),
}


def daily(rules: Ruleset, day: str, difficulty: Difficulty) -> random.Random:
    """Return the chance that gives everybody the same drill that day ("2026-03-31")."""
    choices = " ".join(f"{name}={value}" for name, value in sorted(rules.options))
    return random.Random(f"{day} {rules.id} {rules.edition} {choices} {difficulty.value}")


def drill(
    adviser: Adviser,
    difficulty: Difficulty,
    chance: random.Random,
    count: int = 10,
    progress: Progress | None = None,
) -> Drill:
    """Return a set of positions; the same chance gives the same set on every machine.

    Raises Cancelled when the progress says so.
    """
    found: list[Position] = []
    for _ in range(count * MOST_GAMES):
        here = _choices(adviser, difficulty, chance)
        kinds = [sum(p.kind is kind for p in found) for kind in Kind]
        wanted = list(Kind)[kinds.index(min(kinds))]
        for _ in range(min(MOST_FROM_ONE_GAME, count - len(found), len(here))):
            sought = [p for p in here if p.kind is wanted] or here
            picked = sought[_below(chance, len(sought))]
            here.remove(picked)
            found.append(picked)
            wanted = Kind.HOLD if wanted is Kind.WRITE else Kind.WRITE
        if progress is not None and not progress(len(found) / count):
            raise Cancelled
        if len(found) >= count:
            break
    return Drill(difficulty, tuple(found))


def position(adviser: Adviser, difficulty: Difficulty, chance: random.Random) -> Position | None:
    """Return a single position, None where the game has none of that difficulty."""
    return next(iter(drill(adviser, difficulty, chance, 1).positions), None)


def grade(position: Position, move: Move) -> Grade:
    """Judge an answer; raises ValueError for a move that the position does not have."""
    found = find(position.state, position.answers, move)
    if found is None:
        raise ValueError(f"{move} is no answer here")
    if found.loss < NO_MATTER:
        return Grade(0.0, 1, is_best=True)
    better = [m for m in position.answers if m.loss < found.loss - NO_MATTER]
    return Grade(found.loss, len(better) + 1, is_best=False)


class _Dice:
    """Faces of a game that can be played again anywhere."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def throw(self, count: int) -> Faces:
        return tuple(1 + _below(self._chance, 6) for _ in range(count))


def _below(chance: random.Random, count: int) -> int:
    """Return a whole number below the count; drawn in a way that no version of Python changes."""
    return chance.getrandbits(32) * count >> 32


def _choices(adviser: Adviser, difficulty: Difficulty, chance: random.Random) -> list[Position]:
    """Play a game as people do and return its choices of that difficulty."""
    rules = adviser.rules
    # What follows a game is drawn apart: games of different length do not shift it.
    own = random.Random(chance.getrandbits(64))
    dice = _Dice(own)
    state = start(rules, rules.players[0])
    found: list[Position] = []
    events: list[Event] = []
    while not state.over:
        moves = adviser.ranked(state)
        place = 0
        if len(moves) > 1:
            moves = _in_order(state, moves)
            if _matters(adviser, state, moves, difficulty):
                found.append(Position(state, tuple(events), _kind(moves), moves))
            if not _below(own, 4):
                place = _below(own, min(FOLLOWED, len(moves)))
        events.append(decide(state, moves[place].move, dice))
        state = apply(state, events[-1])
    return found


def _kind(moves: Sequence[RankedMove]) -> Kind:
    return Kind.HOLD if any(isinstance(m.move, Roll) for m in moves) else Kind.WRITE


def _in_order(state: State, moves: Sequence[RankedMove]) -> tuple[RankedMove, ...]:
    """Return the moves best first, those alike to a hundredth in an order that noise cannot turn."""
    boxes = list(state.rules.boxes)

    def key(ranked: RankedMove) -> tuple[int, int, tuple[int, ...]]:
        match ranked.move:
            case ClaimWin(match):
                return (_hundredths(ranked.loss), 0, (match,))
            case Score(box):
                return (_hundredths(ranked.loss), 1, (boxes.index(box),))
            case RollSecondCup(target):
                return (_hundredths(ranked.loss), 2, (target or 0,))
            case Roll(keep):
                return (_hundredths(ranked.loss), 3, held(state, keep))

    return tuple(sorted(moves, key=key))


def _hundredths(points: float) -> int:
    return round(points * 100)


def _matters(
    adviser: Adviser, state: State, moves: Sequence[RankedMove], difficulty: Difficulty
) -> bool:
    if not state.turn.rolls or any(isinstance(ranked.move, ClaimWin) for ranked in moves):
        return False
    if isinstance(moves[0].move, RollSecondCup):
        return False
    gap = _GAPS[difficulty]
    scale = 1.0 if adviser.unit is Unit.POINTS else _points_per_balance(adviser.rules)
    losses = [_hundredths(move.loss * scale) for move in moves]
    best = len(list(takewhile(lambda loss: loss <= 0, losses)))
    if best == len(moves) or not gap.least <= losses[best] <= gap.most:
        return False
    hasty = find(state, moves, _hasty(state, moves))
    is_wrong = hasty is not None and _hundredths(hasty.loss * scale) >= gap.least
    return is_wrong or not gap.needs_temptation


def _points_per_balance(rules: Ruleset) -> float:
    """Return what makes values of matches as large as the points of a game."""
    return 150 / sum(match.value for match in rules.matches)


def _hasty(state: State, moves: Sequence[RankedMove]) -> Move:
    """Return what one does without thinking: hold what is equal, write where it is most."""
    faces = state.turn.faces
    rolls = [ranked.move for ranked in moves if isinstance(ranked.move, Roll)]
    entries = [ranked.move for ranked in moves if isinstance(ranked.move, Score)]
    if not rolls:
        hand, card, rules = state.turn.hand, state.card, state.rules
        return max(
            entries, key=lambda move: rules.points(card, move.box, hand), default=moves[0].move
        )
    most = max(set(faces), key=lambda face: (faces.count(face), face))
    wanted = tuple(face for face in sorted(faces) if face == most)
    same = [move for move in rolls if held(state, move.keep) == wanted]
    return same[0] if same else rolls[0]
