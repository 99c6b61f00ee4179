"""Keeps the deviations of what the rest of a large game brings, once they have been wanted."""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from generala_desktop.strategy.cache import key
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.solver import Progress, Solver
from generala_desktop.strategy.spread import SpreadSolver

_LOG = logging.getLogger(__name__)


class KeptSpreads:
    """Deviations by summed mask and number; worked out or read when first asked for."""

    def __init__(
        self, solver: Solver, folder: Path | None = None, progress: Progress | None = None
    ) -> None:
        self._solver = solver
        self._path = None if folder is None else folder / f"{key(solver.rules)}.spread.npz"
        self._progress = progress
        self._deviations: dict[int, Floats] = {}

    def of(self, summed: int, numbers: Index) -> Floats:
        """Return the deviations of positions of one summed mask; raises Cancelled."""
        if not self._deviations:
            self._deviations = self._read() or self._solved()
        found: Floats = self._deviations[summed][numbers]
        return found

    def _solved(self) -> dict[int, Floats]:
        solver = SpreadSolver(self._solver.rules, self._solver.dtype)
        solver.values = self._solver.values
        solver.spread(self._progress)
        deviations = {
            summed: np.sqrt(variances).astype(np.float32)
            for summed, variances in solver.variances.items()
        }
        if self._path is not None:
            self._write(self._path, deviations)
        return deviations

    def _read(self) -> dict[int, Floats]:
        """Return what is kept, nothing where there is none; a damaged file is thrown away."""
        if self._path is None:
            return {}
        try:
            with self._path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                found = {int(name): kept[name] for name in kept.files}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, zipfile.BadZipFile, KeyError, EOFError) as damage:
            _LOG.warning("Deviations in %s cannot be read: %s", self._path, damage)
            with contextlib.suppress(OSError):
                self._path.unlink()
            return {}
        sizes = {summed: values.shape for summed, values in self._solver.values.items()}
        is_whole = {summed: values.shape for summed, values in found.items()} == sizes
        return found if is_whole else {}

    def _write(self, path: Path, deviations: dict[int, Floats]) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
            try:
                with os.fdopen(descriptor, "wb") as file:
                    named: dict[str, Any] = {str(s): array for s, array in deviations.items()}
                    np.savez(file, **named)
                Path(name).replace(path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as problem:
            _LOG.warning("Deviations cannot be kept in %s: %s", path, problem)
