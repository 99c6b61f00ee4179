"""Events: what happened. A game is the list of its events."""

from __future__ import annotations

from dataclasses import dataclass

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces


@dataclass(frozen=True)
class Rolled:
    keep: frozenset[int]
    """Places of the dice that were not thrown."""
    faces: Faces
    """All five dice as they lie afterwards."""


@dataclass(frozen=True)
class SecondCupRolled:
    faces: Faces
    target: int | None = None


@dataclass(frozen=True)
class HandLaid:
    faces: Faces


@dataclass(frozen=True)
class Scored:
    box: Box
    points: int
    bonus: int = 0


@dataclass(frozen=True)
class WinClaimed:
    match: int = 0


@dataclass(frozen=True)
class Left:
    pass


Event = Rolled | SecondCupRolled | HandLaid | Scored | WinClaimed | Left

TURN_ENDINGS = (Scored, WinClaimed, Left)
