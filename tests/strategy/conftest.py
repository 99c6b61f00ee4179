"""Advisers for tests, each solved once."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser
from generala_desktop.strategy.solver import Solver

Advise = Callable[..., ExactAdviser]


@pytest.fixture(scope="session")
def advised() -> Advise:
    """Return who advises a game under some options; exact=True for double precision."""
    known: dict[object, ExactAdviser] = {}

    def find(game: str, *, exact: bool = True, **options: str) -> ExactAdviser:
        key = (game, exact, tuple(sorted(options.items())))
        if key not in known:
            solver = Solver(build(game, options), np.float64 if exact else np.float32)
            solver.solve()
            known[key] = ExactAdviser(solver)
        return known[key]

    return find
