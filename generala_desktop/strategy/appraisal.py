"""How a level fares: its own way of choosing followed through all positions, exactly."""

from __future__ import annotations

import itertools
import os
import queue
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import numpy as np

from generala_desktop.engine.card import Card
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Holds, Served
from generala_desktop.strategy.entries import Entries
from generala_desktop.strategy.lattice import DICE, Floats, Index, Keep, average, expected, lattice
from generala_desktop.strategy.levels import MOST, TEMPERS
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import Progress, Solver
from generala_desktop.strategy.turn import FIRST_HAND, KEEPS, Workspace
from generala_desktop.strategy.weighing import Scales, Written, parts

COLUMNS = 512
"""Positions at a time."""

MOST_THREADS = 4
"""The arrays are large enough for threads to run side by side; the window needs its share too."""

FALLIBLE = tuple(level for level, temper in TEMPERS.items() if not temper.is_perfect)
"""The levels that make mistakes, weakest first."""


class Appraisal:
    """What every position is worth to each fallible level, of a solved game."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        positions = solver.positions
        self._figures: list[dict[int, Floats]] = [
            {
                summed: np.zeros(positions.size(summed), solver.dtype)
                for summed in range(1 << positions.summed_count)
            }
            for _ in FALLIBLE
        ]

    def run(self, progress: Progress | None = None) -> None:
        """Work out all positions, with as many threads as help; raises Cancelled."""
        threads = min(MOST_THREADS, os.cpu_count() or 1)
        workers = queue.SimpleQueue[_Worker]()
        for _ in range(threads):
            workers.put(_Worker(self._solver, self._figures))

        def work_out(place: Place) -> Floats:
            worker = workers.get()
            try:
                return worker.turn(place)
            finally:
                workers.put(worker)

        with ThreadPoolExecutor(threads) as pool:
            for group in self._groups(progress):
                for place, means in zip(group, pool.map(work_out, group), strict=True):
                    number = self._solver.number(place)
                    for figures, mean in zip(self._figures, means, strict=True):
                        figures[place.summed][number] = mean

    def _groups(self, progress: Progress | None) -> Iterator[list[Place]]:
        """Yield places none of which leads to another of the group."""

        def open_boxes(place: Place) -> tuple[int, int]:
            return place.summed, int(place.plain[0]).bit_count()

        for _, places in itertools.groupby(self._solver.places(COLUMNS, progress), open_boxes):
            yield list(places)

    def means(self, card: Card) -> dict[Level, float]:
        """Return what the rest of the game brings each level on average, before a turn."""
        place = self._solver.place_of(card)
        number = self._solver.number(place)[0]
        return {
            level: float(figures[place.summed][number])
            for level, figures in zip(FALLIBLE, self._figures, strict=True)
        }


class _Worker:
    """Works out turns, in memory of its own."""

    def __init__(self, solver: Solver, figures: Sequence[dict[int, Floats]]) -> None:
        self._solver = solver
        self._rule = solver.rules.turn
        self._scales = Scales(solver.dtype)
        self._work = Workspace.make(COLUMNS, self._rule.rolls, solver.dtype)
        self._entries = Entries(solver, figures, self._scales)

    def turn(self, place: Place) -> Floats:
        """Return what the positions are worth before the first roll, shape (levels, columns)."""
        work = self._work.narrowed(len(place))
        self._solver.turn(place, work)
        offers = self._entries.offers(place)
        tables, rule = self._solver.tables, self._rule
        built = self._entries.written(offers, tables.built)
        served = built
        if rule.served is not Served.NEVER:
            served = self._entries.written(offers, tables.served)
        serves_again = rule.served is Served.FULL_ROLL
        after = _thrown(built.after, served.after if serves_again else None)
        for left in range(1, rule.rolls - 1):
            keeps = self._kept(work, left)
            if rule.holds is Holds.LOCKED:
                after = self._locked(keeps, after, built, served)
                continue
            hands = self._scales.settle(DICE, keeps, after, built)
            full = self._scales.settle(DICE, keeps, after, served) if serves_again else None
            after = _thrown(hands, full)
        keeps = self._kept(work, rule.rolls - 1)
        return _mean(self._scales.settle(DICE, keeps, after, served))

    def _kept(self, work: Workspace, left: int) -> Floats:
        """Return what holding is worth with so many rolls left, in units of `MOST`."""
        keeps: Floats = work.keeps[left - 1][:FIRST_HAND] / self._solver.dtype(MOST)
        return keeps

    def _locked(self, keeps: Floats, after: Floats, built: Written, served: Written) -> Floats:
        """Return what throwing the rest brings where what was held stays."""
        result = np.zeros_like(after)
        serves_again = self._rule.served is Served.FULL_ROLL
        for locked, grown in enumerate(_grown()):
            dice = DICE - len(lattice().keeps[locked])
            free = parts(dice)
            held, hands = grown[: free.first], grown[free.first :] - FIRST_HAND
            written = served if serves_again and not locked else built
            rolls = self._scales.settle(dice, keeps[held], after[:, held], written.of(hands))
            result[:, locked] = _mean(rolls)
        return result


def _thrown(hands: Floats, full: Floats | None) -> Floats:
    """Return what comes of throwing all but a keep, for what comes of `hands`.

    After a roll of all five dice it may be another thing, `full`.
    """
    levels, _, columns = hands.shape
    keeps = np.empty((levels, KEEPS, columns), hands.dtype)
    keeps[:, FIRST_HAND:] = hands
    for level in keeps:
        expected(level)
    if full is not None:
        keeps[:, 0] = _mean(full)
    return keeps


def _mean(rolls: Floats) -> Floats:
    """Return the average over the rolls of as many dice as there are rolls for."""
    dice = next(n for n in range(DICE + 1) if len(parts(n).chances) == rolls.shape[1])
    return average(parts(dice).chances, rolls)


@lru_cache(maxsize=1)
def _grown() -> tuple[Index, ...]:
    """Return, by row of a keep, the rows of what it is together with any further dice."""
    tree = lattice()

    def joined(keep: Keep, more: Keep) -> int:
        return tree.row(tuple(sorted((*keep, *more))))

    return tuple(
        np.array(
            [joined(keep, more) for more in tree.keeps[: tree.start[DICE - len(keep) + 1]]], np.intp
        )
        for keep in tree.keeps[:FIRST_HAND]
    )
