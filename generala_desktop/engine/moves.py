"""Moves: what a player wishes to do. Whether he may is for the game to say."""

from __future__ import annotations

from dataclasses import dataclass

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces


@dataclass(frozen=True)
class Roll:
    keep: frozenset[int] = frozenset()
    """Places (from 0) of the dice that stay on the table."""


@dataclass(frozen=True)
class RollSecondCup:
    target: int | None = None
    """The number named beforehand, where the table asks for one."""


@dataclass(frozen=True)
class Score:
    box: Box


@dataclass(frozen=True)
class ClaimWin:
    match: int = 0


@dataclass(frozen=True)
class Leave:
    """The player whose turn it is goes home."""


@dataclass(frozen=True)
class LayHand:
    """Dice of a real table, read off after the turn's rolls; not served."""

    faces: Faces


@dataclass(frozen=True)
class WritePoints:
    """An entry of a pad that knows no dice."""

    box: Box
    points: int
    bonus: int = 0


Move = Roll | RollSecondCup | Score | ClaimWin | Leave | LayHand | WritePoints
