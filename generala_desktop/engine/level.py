"""Who plays a seat."""

from __future__ import annotations

from enum import Enum


class Level(Enum):
    """A person, or the program at one of its levels, from the weakest to the strongest."""

    HUMAN = "human"
    NOVICE = "novice"
    CASUAL = "casual"
    SKILLED = "skilled"
    EXPERT = "expert"
    PERFECT = "perfect"


BOTS = tuple(level for level in Level if level is not Level.HUMAN)
