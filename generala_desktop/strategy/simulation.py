"""The program's players against each other, over many games."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from generala_desktop.engine import ranking
from generala_desktop.engine.dice import DiceSource, Faces
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ranking, Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.strategy import bots
from generala_desktop.strategy.adviser import Adviser, adviser
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.crowd import Crowd
from generala_desktop.strategy.progress import part
from generala_desktop.strategy.solver import Cancelled, Progress, Solver

BATCH = 5000
"""Games of one match that are played at a time."""


class SeededDice:
    """Faces that a seed decides: for simulations alone, so that they can be repeated."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def throw(self, count: int) -> Faces:
        return tuple(self._random.choices(range(1, 7), k=count))


@dataclass(frozen=True)
class Tally:
    """What one player came to."""

    level: Level
    wins: int
    """Games won alone."""
    ties: int
    """Games whose win was shared."""
    mean: float
    """Points, or the balance where matches are counted."""
    sd: float


@dataclass
class _Count:
    wins: int = 0
    ties: int = 0
    results: list[int] = field(default_factory=list)

    def tally(self, level: Level) -> Tally:
        mean = sum(self.results) / len(self.results)
        squares = sum((result - mean) ** 2 for result in self.results)
        deviation = math.sqrt(squares / (len(self.results) - 1)) if squares else 0.0
        return Tally(level, self.wins, self.ties, mean, deviation)


Ended = tuple[Sequence[int], Sequence[int]]
"""What each seat came to, and the seats that won."""


@dataclass(frozen=True)
class Series:
    """Games of the same players, who all move on by one seat from game to game."""

    rules: Ruleset
    levels: Sequence[Level]
    games: int
    seed: int

    def player(self, game: int, seat: int) -> int:
        return (seat + game) % len(self.levels)

    def seated(self, game: int) -> list[Level]:
        return [self.levels[self.player(game, seat)] for seat in range(len(self.levels))]


def simulate(
    series: Series, folder: Path | None = None, progress: Progress | None = None
) -> tuple[Tally, ...]:
    """Return what became of the players, in the order of their levels.

    Points are counted to the last box, as if a hand that wins outright were written; who wins
    is decided by the rules. Raises Cancelled when the progress says so, ValueError where the
    rules are not for so many players.
    """
    rules = series.rules
    start(rules, len(series.levels))
    if len(rules.matches) > 1:
        ended = _one_by_one(adviser(rules, folder, progress), series, progress)
    else:
        ended = _together(solved(rules, folder, progress), series, progress)
    counts = [_Count() for _ in series.levels]
    for game, (results, winners) in enumerate(ended):
        for seat, result in enumerate(results):
            count = counts[series.player(game, seat)]
            count.results.append(result)
            if seat in winners:
                count.wins += len(winners) == 1
                count.ties += len(winners) > 1
    return tuple(count.tally(level) for count, level in zip(counts, series.levels, strict=True))


def _together(solver: Solver, series: Series, progress: Progress | None) -> Iterator[Ended]:
    dice, chance = SeededDice(series.seed), np.random.default_rng(series.seed)
    games = series.games
    for first in range(0, games, BATCH):
        last = min(games, first + BATCH)
        orders = [series.seated(game) for game in range(first, last)]
        crowd = Crowd(solver, series.rules, orders, dice, chance)
        states = crowd.play(part(progress, first / games, last / games))
        for state, winners in zip(states, crowd.winners(), strict=True):
            yield [ranking.total(state, seat) for seat in range(len(state.cards))], winners


def _one_by_one(knows: Adviser, series: Series, progress: Progress | None) -> Iterator[Ended]:
    dice, chance = SeededDice(series.seed), random.Random(f"choices {series.seed}")
    result_of = ranking.balance if knows.rules.ranking is Ranking.MATCHES else ranking.total
    for game in range(series.games):
        state = play_out(knows, series.seated(game), dice, chance)
        yield [result_of(state, seat) for seat in range(len(state.cards))], ranking.winners(state)
        if progress is not None and not progress((game + 1) / series.games):
            raise Cancelled


def play_out(
    knows: Adviser, seated: Sequence[Level], dice: DiceSource, chance: random.Random
) -> State:
    """Return a game at its end, every move asked for as at the table."""
    state = start(knows.rules, len(seated))
    while not state.over:
        move = bots.play(knows, state, seated[state.seat], chance)
        state = apply(state, decide(state, move, dice))
    return state
