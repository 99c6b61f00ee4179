"""Keeps solved values in a folder, under a key of what the rules are made of."""

from __future__ import annotations

from pathlib import Path

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.second import helped
from generala_desktop.strategy.solver import Progress, Solver


def solved(rules: Ruleset, folder: Path | None = None, progress: Progress | None = None) -> Solver:
    """Return a solver that knows all values: kept ones, or solved now and kept if possible.

    Raises Cancelled when the progress says so, ValueError for games of several matches.
    """
    solver = Solver(rules)
    path = None if folder is None else folder / f"{key(rules)}.npz"
    if path is not None and _load(solver, path):
        return solver
    with helped(solver) as sharing:
        solver.solve(progress, sharing)
    if path is not None:
        write_arrays(solver.values, path)
    return solver


def _load(solver: Solver, path: Path) -> bool:
    """Fill the solver from a file that has a value for each of its positions."""
    values, positions = read_arrays(path), solver.positions
    for summed in range(1 << positions.summed_count):
        if summed not in values or values[summed].shape != (positions.size(summed),):
            return False
    solver.values = {s: v.astype(solver.dtype, copy=False) for s, v in values.items()}
    return True
