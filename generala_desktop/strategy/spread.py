"""The exact variance of the final total under best play, with the solver's own kernels.

Within a turn let R be what a hand leads to (points and the value of the next position) less the
turn's mean, and S the variance still to come after it. The variance before the turn is the mean of
R² + S under the play that maximises the mean of R. So numbers travel in pairs: R and R² + S are
added and averaged as two single floats, but compared as the one double whose bits they are. R is
its high half: it decides, and takes its companion along.
"""

from __future__ import annotations

import math
import sys

import numpy as np

from generala_desktop.compat import override
from generala_desktop.engine.card import Card
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.batches import ALONE, Sharing
from generala_desktop.strategy.buffers import Buffers
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import Progress, Solver

PAIR, NUMBER = np.float64, np.float32
HIGH, LOW = (1, 0) if sys.byteorder == "little" else (0, 1)

VALUES = 1 / 3
"""Of the work; a pair is twice a value."""


class SpreadSolver(Solver):
    """Solves values and variances of every position."""

    def __init__(self, rules: Ruleset, dtype: type[np.floating] | None = None) -> None:
        super().__init__(rules, dtype)
        self.variances: dict[int, Floats] = {}
        """By summed mask, of each position's number."""

    def deviation(self, card: Card) -> float:
        """Return the standard deviation of what the rest of the game brings."""
        place = self.place_of(card)
        return math.sqrt(float(self.variances[place.summed][self.number(place)[0]]))

    def solve_values(self, progress: Progress | None = None, sharing: Sharing = ALONE) -> None:
        """Fill the values only; raises Cancelled."""
        super().solve(progress, sharing)

    def spread(self, progress: Progress | None = None) -> None:
        """Fill the variances when the values are there; raises Cancelled."""
        self.variances = {summed: np.zeros(v.shape, NUMBER) for summed, v in self.values.items()}
        work = self.workspace(PAIR, NUMBER)
        for place, turn in self.sweep(work, self._offers_of_pairs, self._repeat, progress):
            self.variances[place.summed][self.number(place)] = np.maximum(0, turn[:, LOW])

    def _offers_of_pairs(self, place: Place, buffers: Buffers) -> Floats:
        gains = self.candidates(place)
        gains -= self.values[place.summed][self.number(place)]
        return _pairs(gains, self.after(place, self.variances))

    def _repeat(self, place: Place, out: Floats) -> None:
        """Add what hands earn beside any box."""
        for category, points, earns in self.tables.repeats:
            bonus = (place.flags >> self.tables.flag(category) & 1) * NUMBER(points)
            if bonus.any():
                few = out[earns].view(NUMBER).reshape(-1, len(bonus), 2)
                few[..., LOW] += bonus * (2 * few[..., HIGH] + bonus)
                few[..., HIGH] += bonus
                out[earns] = few.view(PAIR)[..., 0]

    @override
    def solve(self, progress: Progress | None = None, sharing: Sharing = ALONE) -> None:
        """Fill values and variances; raises Cancelled."""
        share = progress or (lambda done: True)
        self.solve_values(lambda done: share(done * VALUES), sharing)
        self.spread(lambda done: share(VALUES + done * (1 - VALUES)))


def _pairs(gains: Floats, to_come: Floats) -> Floats:
    pairs = np.empty((*gains.shape, 2), NUMBER)
    pairs[..., HIGH] = gains
    pairs[..., LOW] = gains * gains + to_come
    return pairs.view(PAIR)[..., 0]
