"""What best play of one player alone brings: mean, spread, every total, every box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from generala_desktop.compat import override
from generala_desktop.engine.card import Card
from generala_desktop.strategy.adviser import Adviser, ExactAdviser
from generala_desktop.strategy.buffers import Buffers
from generala_desktop.strategy.distribution import Distributions
from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Progress, Solver
from generala_desktop.strategy.spread import HIGH, LOW, NUMBER, PAIR, SpreadSolver
from generala_desktop.strategy.spreads import KeptSpreads

SMALL = 10_000
"""Positions of a game whose totals are all worked out."""


@dataclass(frozen=True)
class Optimum:
    mean: float
    deviation: float
    chances: tuple[float, ...] | None
    """Of each final total from 0; None for large games. A win outright counts as no win."""
    boxes: Mapping[str, float]
    """Mean points by category, as long as nobody wins outright."""


def optimum(adviser: Adviser, folder: Path | None, progress: Progress) -> Optimum:
    """Return what best play brings; the means of boxes are kept in the folder.

    Raises Cancelled when the progress says so, TypeError for games of several matches.
    """
    if not isinstance(adviser, ExactAdviser):
        raise TypeError("games of several matches are not solved")
    solver = adviser.solver
    start = solver.place_of(Card())
    number = solver.number(start)
    spreads = KeptSpreads(solver, folder)
    spreads.progress = lambda share: progress(share / 10)
    deviation = float(spreads.of(start.summed, number)[0])
    chances = None
    if solver.count() <= SMALL:
        found = Distributions(solver).of_card(Card())
        chances = tuple(float(c) for c in found / found.sum())
    boxes = box_means(solver, folder, lambda share: progress(0.1 + 0.9 * share))
    return Optimum(solver.value(Card()), deviation, chances, boxes)


def box_means(solver: Solver, folder: Path | None, progress: Progress) -> dict[str, float]:
    """Return the mean points that best play writes in each category; raises Cancelled."""
    path = None if folder is None else folder / f"{key(solver.rules)}.boxes.npz"
    ids = solver.tables.ids
    kept = read_arrays(path) if path is not None else {}
    if set(kept) == {0} and kept[0].shape == (len(ids),):
        return dict(zip(ids, kept[0].tolist(), strict=True))
    boxes, count = BoxSolver(solver), len(ids)
    means = [boxes.mean(n, partial(_part, progress, n, count)) for n in range(count)]
    if path is not None:
        write_arrays({0: np.array(means)}, path)
    return dict(zip(ids, means, strict=True))


def _part(progress: Progress, done: int, of: int, share: float) -> bool:
    return progress((done + share) / of)


class BoxSolver(SpreadSolver):
    """Carries along, with every value that decides, what one box will bring."""

    def __init__(self, solved: Solver) -> None:
        super().__init__(solved.rules, solved.dtype)
        self.values = solved.values
        self._means: dict[int, Floats] = {}

    def mean(self, category: int, progress: Progress) -> float:
        """Return the mean points of a category in a whole game; raises Cancelled."""
        self._means = {summed: np.zeros(v.shape, NUMBER) for summed, v in self.values.items()}
        work, offers = self.workspace(PAIR, NUMBER), partial(self._offers_of_means, category)
        for place, turn in self.sweep(work, offers, self._repeat, progress):
            self._means[place.summed][self.number(place)] = turn[:, LOW]
        start = self.place_of(Card())
        return float(self._means[start.summed][self.number(start)[0]])

    def _offers_of_means(self, category: int, place: Place, buffers: Buffers) -> Floats:
        gains = self.candidates(place)
        to_come = self.after(place, self._means)
        rows = slice(self.tables.offset[category], self.tables.offset[category + 1])
        points = np.array(self.tables.values[category])[:, None]
        if category in self.tables.plain:
            # A box that needs another one may be worth nothing.
            rest = self.after(place, self.values)[rows]
            points = np.where(np.rint(gains[rows] - rest) > 0, points, 0)
        to_come[rows] += points
        gains -= self.values[place.summed][self.number(place)]
        pairs = np.empty((*gains.shape, 2), NUMBER)
        pairs[..., HIGH] = gains
        pairs[..., LOW] = to_come
        carried: Floats = pairs.view(PAIR)[..., 0]
        return carried

    @override
    def _repeat(self, place: Place, out: Floats) -> None:
        for category, points, earns in self.tables.repeats:
            bonus = (place.flags >> self.tables.flag(category) & 1) * NUMBER(points)
            if bonus.any():
                few = out[earns].view(NUMBER).reshape(-1, len(bonus), 2)
                few[..., HIGH] += bonus
                out[earns] = few.view(PAIR)[..., 0]
