"""What ten dice of two cups are worth, for all pairs of hands at once.

The engine's scores say it of one pair; here the same questions are asked of arrays, because a
decision before the second cup weighs 63,504 pairs. A score that is not known here is asked pair
by pair.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import Pattern
from generala_desktop.engine.scoring import Score
from generala_desktop.engine.two_cups import ExactlyFour, Generala, OneRoll, Poker, Relief
from generala_desktop.strategy.lattice import FACES, lattice

Ints = NDArray[np.int16]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class TwoCups:
    """All white hands, served or not, against all coloured ones; arrays of shape (252, 252)."""

    served: bool
    target: int | None

    def points(self, score: Score, *, wild: bool) -> Ints:
        """Return what a score says of each pair."""
        match score:
            case ExactlyFour():
                return self._number(score)
            case OneRoll(pattern, points):
                return np.where(self._coloured(pattern), points, 0).astype(np.int16)
            case Poker(built, served):
                made = np.where(self._built_poker() > 0, built, 0)
                return np.where(self._served_poker() > 0, served, made).astype(np.int16)
            case Generala(points, relief):
                other = self._relief(relief) if wild else np.zeros_like(_white()[0])
                return np.where(self._generala(score), points, other).astype(np.int16)
            case _:
                return self._one_by_one(score, wild=wild)

    def _number(self, score: ExactlyFour) -> Ints:
        face = score.face
        alone = (_white()[face] == 0) & (_coloured()[face] == 4)
        four = self._counts_four(face)
        return np.where(four | alone, score.points, 0).astype(np.int16)

    def _counts_four(self, face: int) -> Flags:
        four: Flags = (_total(face) == 4) & (self.target in {None, face})
        return four

    def _coloured(self, pattern: Pattern) -> Flags:
        row = np.array([pattern(Hand(hand)) for hand in lattice().hands])
        return np.broadcast_to(row, (len(row), len(row)))

    def _built_poker(self) -> Ints:
        highest = np.zeros_like(_total(1))
        for face in FACES:
            highest[self._counts_four(face)] = face
        return highest

    def _served_poker(self) -> Ints:
        found = np.zeros_like(_total(1))
        if self.served:
            for face in reversed(FACES):
                whole = (_white()[face] == 4) & (_coloured()[face] == 0)
                if self.target in {None, face}:
                    found[whole] = face
        for face in FACES:
            found[np.broadcast_to(_coloured()[face] == 4, found.shape)] = face
        return found

    def _generala(self, score: Generala) -> Flags:
        made = np.zeros(_total(1).shape, np.bool_)
        for face in FACES:
            white, coloured = _white()[face], _coloured()[face]
            made |= (coloured == 5) & (white == 0)
            if self.target in {None, face}:
                barred = (white == 3) & score.three_only_to_poker
                made |= (_total(face) == 5) & ~barred
        return made

    def _relief(self, relief: Relief) -> Ints:
        built, served = self._built_poker(), self._served_poker()
        options = [
            self.points(relief.straight, wild=False),
            self.points(relief.full_house, wild=False),
            np.where(built > 0, relief.poker.built + built, 0),
            np.where(served > 0, np.maximum(relief.poker.served, relief.poker.built + served), 0),
        ]
        best: Ints = np.maximum.reduce(options).astype(np.int16)
        return best

    def _one_by_one(self, score: Score, *, wild: bool) -> Ints:
        hands = lattice().hands
        return np.array(
            [[score(Hand(w, self.served, c, self.target, wild)) for c in hands] for w in hands],
            np.int16,
        )


@lru_cache(maxsize=1)
def _counts() -> Ints:
    return np.array([[hand.count(face) for hand in lattice().hands] for face in range(7)], np.int16)


def _white() -> Ints:
    """Return how many white dice show each face, shape (7, 252, 1)."""
    return _counts()[:, :, None]


def _coloured() -> Ints:
    """Return how many coloured dice show each face, shape (7, 1, 252)."""
    return _counts()[:, None, :]


def _total(face: int) -> Ints:
    counts = _counts()[face]
    total: Ints = counts[:, None] + counts[None, :]
    return total
