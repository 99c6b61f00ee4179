"""How likely each number of points to come is: exactly where it can be, else approximately.

Small games are known whole. In large ones the last turns are, and earlier positions are taken as
normally distributed about the mean, with the true deviation of best play.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from generala_desktop.strategy.distribution import Distributions
from generala_desktop.strategy.lattice import Floats, lattice
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.spreads import KeptSpreads
from generala_desktop.strategy.tables import Flags
from generala_desktop.strategy.writing import Codes

SMALL = 8192
"""Positions of a game that is known whole."""

LAST_BOXES = 6
"""Of larger games the distributions of so many open boxes are exact."""


class Remaining:
    """Distributions of points to come, for positions of one solved ruleset."""

    def __init__(self, solver: Solver, folder: Path | None = None) -> None:
        self.spreads = KeptSpreads(solver, folder)
        self._exact = Distributions(solver)
        self._length = self._exact.length
        self.writer = self._exact.writer
        self.most = self._exact.most
        self._is_small = sum(array.size for array in solver.values.values()) <= SMALL
        win = solver.rules.instant_win
        self._hazard = float(lattice().chances @ self.writer.wins) if win else 0.0

    def is_exact(self, codes: Codes) -> Flags:
        if self._is_small:
            return np.ones(len(codes), bool)
        counts = [self.writer.open_count(code) for code in codes.tolist()]
        return np.array(counts) <= LAST_BOXES

    def of(self, codes: Codes) -> Floats:
        """Return distributions given that nobody wins outright, shape (positions, length)."""
        result = np.empty((len(codes), self._length))
        exact = self.is_exact(codes)
        if exact.any():
            result[exact] = self._exact.of(codes[exact])
        if not exact.all():
            result[~exact] = self._normal(codes[~exact])
        result /= result.sum(axis=1, keepdims=True)
        return result

    def quiet(self, codes: Codes) -> Floats:
        """Return the chance that the positions' own turns bring no win outright."""
        exact = self.is_exact(codes)
        result = np.empty(len(codes))
        if exact.any():
            result[exact] = np.minimum(1, self._exact.of(codes[exact]).sum(axis=1))
        for number in np.flatnonzero(~exact):
            result[number] = (1 - self._hazard) ** self.writer.open_count(int(codes[number]))
        return result

    def _normal(self, codes: Codes) -> Floats:
        means = self.writer.values(codes)[:, None]
        deviations = np.maximum(1, self.writer.looked_up(codes, self.spreads.of))[:, None]
        points = np.arange(self._length)
        density: Floats = np.exp(-0.5 * ((points - means) / deviations) ** 2)
        return density
