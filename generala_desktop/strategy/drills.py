"""Positions to practise with, taken from games where a choice matters."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum

from generala_desktop.engine.moves import Move
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Adviser
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.solver import Progress


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
    kind: Kind
    answers: tuple[RankedMove, ...]
    """Every move that differs from the others, best first."""


@dataclass(frozen=True)
class Drill:
    difficulty: Difficulty
    positions: tuple[Position, ...]


@dataclass(frozen=True)
class Grade:
    loss: float
    """0 for every move that counts as best."""
    rank: int
    """1 is best; moves alike share a rank."""
    is_best: bool


def daily(rules: Ruleset, day: str, difficulty: Difficulty) -> random.Random:
    """Return the chance that gives everybody the same drill that day ("2026-03-31")."""
    raise NotImplementedError


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
    raise NotImplementedError


def position(adviser: Adviser, difficulty: Difficulty, chance: random.Random) -> Position:
    """Return a single position."""
    return drill(adviser, difficulty, chance, 1).positions[0]


def grade(position: Position, move: Move) -> Grade:
    """Judge an answer; raises ValueError for a move that the position does not have."""
    raise NotImplementedError
