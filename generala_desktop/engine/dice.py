"""Dice: a hand as it is scored, and where thrown faces come from."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Protocol

FACES = range(1, 7)

Faces = tuple[int, ...]
"""Faces by position, each 1 to 6."""

Counts = tuple[int, ...]
"""How many dice show each face: seven numbers, the first is never used."""


@lru_cache(maxsize=512)
def count_faces(faces: Faces) -> Counts:
    return tuple(faces.count(face) for face in range(7))


@dataclass(frozen=True)
class Hand:
    """What is scored: the dice on the table and how they came to lie there."""

    faces: Faces
    served: bool = False
    """Lies as one roll threw it, by the game's own definition (RULES.md, "Served")."""
    extra: Faces = ()
    """The second cup's dice, if it was thrown."""
    target: int | None = None
    """The number named before the second cup was thrown, where the table asks for one."""
    wild: bool = False
    """The card lets this hand stand for figures it does not show (joker, last-box relief)."""

    @property
    def counts(self) -> Counts:
        return count_faces(self.faces)

    @property
    def extra_counts(self) -> Counts:
        return count_faces(self.extra)

    @property
    def total(self) -> int:
        return sum(self.faces)


class DiceSource(Protocol):
    """Where faces come from; the only door of chance."""

    def throw(self, count: int) -> Faces:
        """Return `count` faces."""
        ...


class RandomDice:
    """Unbiased faces from the operating system's entropy; nothing is drawn ahead."""

    def __init__(self) -> None:
        # What `secrets` is made of, without the cryptography that it loads beside.
        self._entropy = random.SystemRandom()

    def throw(self, count: int) -> Faces:
        return tuple(self._entropy.randint(1, 6) for _ in range(count))


class ScriptedDice:
    """Faces given beforehand, for real dice typed in and for tests."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces: Iterator[int] = iter(faces)

    def throw(self, count: int) -> Faces:
        """Return the next `count` faces; raises ValueError when there are too few."""
        thrown = tuple(islice(self._faces, count))
        if len(thrown) < count:
            raise ValueError("the script has no more dice")
        return thrown
