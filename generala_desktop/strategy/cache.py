"""Keeps solved values in a folder, under a key of what the rules are made of."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import FunctionType

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.second import helped
from generala_desktop.strategy.solver import Progress, Solver

VERSION = 2
"""Of the numbering of positions; another one makes every kept file a stranger."""

_WORTH_NOTHING = {"label", "title", "options", "opening", "direction", "stakes", "players", "id"}
"""Fields of a ruleset that the value of play does not depend on."""


def key(rules: Ruleset) -> str:
    """Return a name for all that the values depend on: alike for rules that play alike."""
    text = "\n".join([f"version {VERSION}", *_content(rules)])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _content(value: object) -> Iterator[str]:
    if is_dataclass(value) and not isinstance(value, type):
        yield type(value).__qualname__
        for field in fields(value):
            if field.name not in _WORTH_NOTHING or type(value).__name__ == "Category":
                yield field.name
                yield from _content(getattr(value, field.name))
    elif isinstance(value, FunctionType):
        yield f"{value.__module__}.{value.__qualname__}"
        for cell in value.__closure__ or ():
            yield from _content(cell.cell_contents)
    elif isinstance(value, Enum):
        yield value.name
    elif isinstance(value, tuple | frozenset):
        yield "("
        for item in sorted(value, key=str) if isinstance(value, frozenset) else value:
            yield from _content(item)
        yield ")"
    else:
        yield repr(value)


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
