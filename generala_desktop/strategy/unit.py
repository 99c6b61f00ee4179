"""What expectations are counted in."""

from __future__ import annotations

from enum import Enum


class Unit(Enum):
    """What expectations are counted in."""

    POINTS = "points"
    BALANCE = "balance"
    """Values of matches won less values of matches lost."""
