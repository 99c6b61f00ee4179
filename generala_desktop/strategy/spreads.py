"""Deviations of what the rest of a large game brings, worked out when first wanted and kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Progress, Solver
from generala_desktop.strategy.spread import SpreadSolver


class KeptSpreads:
    """Deviations by summed mask and number."""

    def __init__(self, solver: Solver, folder: Path | None = None) -> None:
        self.progress: Progress | None = None
        """Told of the work when there is any."""
        self._solver = solver
        self._path = None if folder is None else folder / f"{key(solver.rules)}.spread.npz"
        self._deviations: dict[int, Floats] = {}

    def of(self, summed: int, numbers: Index) -> Floats:
        """Return the deviations of positions of one summed mask; raises Cancelled."""
        if not self._deviations:
            self._deviations = self._read() or self._solved()
        found: Floats = self._deviations[summed][numbers]
        return found

    def _read(self) -> dict[int, Floats]:
        """Return what is kept of this very game, nothing where there is none."""
        found = {} if self._path is None else read_arrays(self._path)
        sizes = {summed: values.shape for summed, values in self._solver.values.items()}
        is_whole = {summed: values.shape for summed, values in found.items()} == sizes
        return found if is_whole else {}

    def _solved(self) -> dict[int, Floats]:
        solver = SpreadSolver(self._solver.rules, self._solver.dtype)
        solver.values = self._solver.values
        solver.spread(self.progress)
        deviations = {
            summed: np.sqrt(variances).astype(np.float32)
            for summed, variances in solver.variances.items()
        }
        if self._path is not None:
            write_arrays(deviations, self._path)
        return deviations
