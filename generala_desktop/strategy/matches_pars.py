"""Learns what boxes bring on average in a game of several matches, and keeps it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.matches_boxes import Boxes
from generala_desktop.strategy.matches_outcomes import outcomes_of
from generala_desktop.strategy.matches_position import STEP, Pars
from generala_desktop.strategy.matches_solo import Cards, Solo
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Cancelled, Progress

VERSION = 1
"""Of the way of learning; another one makes every kept file a stranger."""

PLAYERS = 300
PASSES = 2
"""The first learns from boxes left open at random, the others from those that play leaves."""
RANDOM_SHARE = 5
"""One player in so many has random boxes in the later passes too."""
CAUTION = 0.06
"""How much a par prefers to stay what it was a turn earlier, by player."""
SUMS = 32
"""Sums of a match are told apart up to a multiple of this, which suits the transform."""


def pars(rules: Ruleset, folder: Path | None = None, progress: Progress | None = None) -> Pars:
    """Return the pars of a ruleset: kept ones, or learnt now and kept if possible.

    Raises Cancelled when the progress says so, ValueError for games that are not known here.
    """
    boxes = Boxes(outcomes_of(rules))
    path = None if folder is None else folder / f"matches-{VERSION}-{key(rules)}.npz"
    kept = {} if path is None else read_arrays(path)
    par_shape = (boxes.count + 1, boxes.kinds, boxes.matches)
    hits_shape = (boxes.kinds, sums_of(boxes))
    if {0, 1} <= kept.keys() and (kept[0].shape, kept[1].shape) == (par_shape, hits_shape):
        return Pars.make(boxes, kept[0], kept[1])
    learnt = learn(boxes, progress)
    if path is not None:
        write_arrays({0: learnt.par, 1: learnt.hits}, path)
    return learnt


def sums_of(boxes: Boxes) -> int:
    """Return how many sums a match must tell apart."""
    outcomes = boxes.outcomes
    most = np.zeros(boxes.categories, np.int64)
    scored = outcomes.kinds >= 0
    np.maximum.at(most, boxes.category_of[outcomes.kinds[scored]], outcomes.points[scored])
    return int(-(-(most.sum() + STEP + 1) // SUMS) * SUMS)


def learn(boxes: Boxes, progress: Progress | None = None) -> Pars:
    """Learn the pars by playing the simpler game; the same every time."""
    chance = np.random.default_rng(1)
    solo = Solo(boxes, np.zeros((boxes.count + 1, boxes.kinds, boxes.matches)))
    hits = np.zeros((boxes.kinds, sums_of(boxes)))
    steps = _Steps(boxes.count * (2 * PASSES - 1), progress)
    for number in range(PASSES):
        weights = _weights(boxes, chance)
        seen = _random_cards(boxes, weights, chance)
        if number:
            _replace_by_played(seen, solo, hits, chance, steps)
        for turns in range(1, boxes.count + 1):
            _fit(solo, turns, seen[turns - 1])
            steps.step()
    offers = boxes.outcomes
    for kind in np.flatnonzero(hits.sum(axis=1) == 0):
        hits[kind, offers.points[offers.kinds == kind]] = 1
    return Pars.make(boxes, solo.par, hits / hits.sum(axis=1, keepdims=True))


class _Steps:
    def __init__(self, count: int, progress: Progress | None) -> None:
        self._count, self._progress, self._done = count, progress, 0

    def step(self) -> None:
        self._done += 1
        if self._progress is not None and not self._progress(self._done / self._count):
            raise Cancelled


def _weights(boxes: Boxes, chance: np.random.Generator) -> Floats:
    """Return weights as games bring them: by value, some matches being all but decided."""
    shape = (PLAYERS, boxes.matches)
    contested = chance.uniform(0.6, 1.0, shape)
    decided = chance.random(shape) < chance.choice([0.0, 0.3], PLAYERS)[:, None]
    weights = boxes.values * np.where(decided, chance.uniform(0.0, 0.4, shape), contested)
    falling = -np.sort(-weights, axis=1)
    result: Floats = falling / falling[:, :1]
    return result


def _random_cards(boxes: Boxes, weights: Floats, chance: np.random.Generator) -> list[Cards]:
    """Return cards with one open box, with two, and so on."""
    shape = (PLAYERS, boxes.matches, boxes.categories)
    result = []
    for turns in range(1, boxes.count + 1):
        order = chance.random((PLAYERS, boxes.count)).argsort(axis=1)
        result.append(Cards((order < turns).reshape(shape), weights))
    return result


def _replace_by_played(
    seen: list[Cards], solo: Solo, hits: Floats, chance: np.random.Generator, steps: _Steps
) -> None:
    """Put what play leaves open in the place of most cards, and count what it writes."""
    cards = Cards(np.ones_like(seen[0].open), seen[0].weights)
    for turns in reversed(range(len(seen))):
        seen[turns].open[PLAYERS // RANDOM_SHARE :] = cards.open[PLAYERS // RANDOM_SHARE :]
        written = solo.play(turns, cards, chance)
        scored = written.points > 0
        np.add.at(hits, (written.kind[scored], written.points[scored]), 1)
        steps.step()


def _fit(solo: Solo, turns: int, cards: Cards) -> None:
    """Fit the pars with so many turns to come to those with one less."""
    turn, _ = solo.turn(solo.worth(turns - 1, cards), cards)
    features = solo.features(cards)
    before = solo.par[turns - 1].ravel()
    missing = turn.value - features @ before
    caution = CAUTION * np.eye(features.shape[1])
    change = np.linalg.solve(features.T @ features + caution, features.T @ missing)
    par = np.maximum(before + change, 0.0).reshape(solo.par.shape[1:])
    solo.par[turns] = np.minimum.accumulate(par, axis=1)
