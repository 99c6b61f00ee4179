"""How strong the program's players are: how seldom each takes what is not the best.

A player weighs what he considers: what loses nothing has weight 1, what loses `MOST` or more has
none, and between them the weight is (1 - loss / MOST) to the power of the level's `care`. Whoever
plays so errs where moves are nearly alike, and never gives up a Generala in hand: nowhere is that
worth less than `MOST`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from generala_desktop.engine.level import Level

MOST = 9.0
"""Points. Nobody makes a choice that loses as many."""

HASTE = 2.0
"""Points. The same for writing while there are rolls left: nobody stops far too early."""

SPARE = 0.05
"""Points. Nobody holds a die where throwing it as well would be worth more by so many."""


@dataclass(frozen=True)
class Temper:
    care: float
    """Power of the weights; infinite for those who always take the best."""

    @property
    def is_perfect(self) -> bool:
        return math.isinf(self.care)

    def weight(self, loss: float, most: float) -> float:
        """Return how readily a choice is made that loses so much, 0 … 1."""
        return math.pow(max(0.0, 1 - loss / most), self.care)


TEMPERS: Mapping[Level, Temper] = MappingProxyType(
    {
        Level.NOVICE: Temper(2),
        Level.CASUAL: Temper(4),
        Level.SKILLED: Temper(8),
        Level.EXPERT: Temper(16),
        Level.PERFECT: Temper(math.inf),
    }
)
"""Each care is twice the one below: the weights of one level are the squares of the last one's."""
