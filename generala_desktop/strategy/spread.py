"""The exact variance of the final total under best play, with the solver's own kernels.

Within a turn let R be what a hand leads to (points and the value of the next position) less the
turn's mean, and S the variance still to come after it. The variance before the turn is
E[R² + S] under the play that maximises E[R]. By the envelope theorem (J. M. Danskin, The Theory
of Max-Min, 1967) it is the derivative of max E[R + e (R² + S)] at e = 0: so the turn is worked
out once more with e tiny, and nothing but the candidates differs.
"""

from __future__ import annotations

import math

import numpy as np

from generala_desktop.compat import override
from generala_desktop.engine.card import Card
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.solver import NEVER, Place, Solver
from generala_desktop.strategy.tables import Ints
from generala_desktop.strategy.turn import Workspace, turn_values

TILT = 1e-9
"""Small enough that only choices alike to a hundred-thousandth of a point are tilted; large
enough that the rounding of values stays below a ten-thousandth of a variance."""


class SpreadSolver(Solver):
    """Solves values and variances of every position, in double precision."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, np.float64)
        self.variances: dict[int, Floats] = {}

    def deviation(self, card: Card) -> float:
        """Return the standard deviation of what the rest of the game brings."""
        place = self.place_of(card)
        number = self.positions.number(place.summed, place.plain, place.flags, place.sums)
        return math.sqrt(float(self.variances[place.summed][number[0]]))

    @override
    def _solve_part(self, place: Place, work: Workspace) -> None:
        super()._solve_part(place, work)
        number = self.positions.number(place.summed, place.plain, place.flags, place.sums)
        mean = self.values[place.summed][number]
        self.variances.setdefault(place.summed, np.zeros_like(self.values[place.summed]))
        self.variances[place.summed][number] = self._variance(place, mean, work)

    def _variance(self, place: Place, mean: Floats, work: Workspace) -> Floats:
        values = self.candidates(place)
        to_come = self.after(place, self.variances)
        work = work.narrowed(len(mean))

        def tilted(bonus: Ints) -> Floats:
            gain = values + bonus - mean
            tilt = gain + TILT * (gain**2 + to_come)
            return np.where(values > NEVER / 2, tilt, np.float64(NEVER))

        plain = tilted(np.zeros(1, np.int64))
        for cells, out in ((self.built, work.built), (self.served, work.served)):
            self.write_hands(plain, place, cells, out)
            for category, points, earns in self.tables.repeats:
                holds = place.flags >> self.tables.flag(category) & 1
                more = np.empty_like(out)
                self.write_hands(tilted(holds * points), place, cells, more)
                out[earns] = more[earns]
        variance: Floats = np.maximum(0, turn_values(self.rules.turn, work) / TILT)
        return variance
