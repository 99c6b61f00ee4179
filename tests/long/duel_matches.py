"""Levels of play against each other, and against one who only wants points, at several matches.

    .venv/bin/python tests/long/duel_matches.py --game imprevisible --games 1000

One line for each pair: the share of games that the first has won by balance (equal balances count
as half), the share by rank (where the dearest match decides between equal balances), and its mean
balance. With --figures each level plays against the casual one: the figures of `matches_figures`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from generala_desktop.engine import legality
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ranking import balance, winners
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import find
from generala_desktop.strategy import bots
from generala_desktop.strategy.lattice import DICE, lattice
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_boxes import Boxes
from generala_desktop.strategy.matches_outcomes import CLAIM, HANDS, STRIKE, outcomes_of
from generala_desktop.strategy.matches_pars import pars
from generala_desktop.strategy.matches_turn import Turn, turn_of

Player = Callable[[State], Move]


@dataclass(frozen=True)
class Dice:
    chance: random.Random

    def throw(self, count: int) -> Faces:
        return tuple(self.chance.randint(1, 6) for _ in range(count))


class Greedy:
    """Wants the most points of this very turn, times the value of their match."""

    def __init__(self, rules: Ruleset) -> None:
        self._boxes = Boxes(outcomes_of(rules))
        self._cards: object = None
        self._turn: Turn

    def __call__(self, state: State) -> Move:
        if claims := legality.claimable(state):
            return ClaimWin(max(claims, key=lambda match: state.rules.matches[match].value))
        moves = [(self._worth(state, move), move) for move in legality.legal_moves(state)]
        best = max(worth for worth, _ in moves)
        equal = [move for worth, move in moves if worth >= best - 1e-9]
        # Of zeros, the one in the cheapest match.
        return min(equal, key=lambda move: move.box.match if isinstance(move, Score) else -1)

    def _worth(self, state: State, move: Move) -> float:
        turn = state.turn
        match move:
            case Score(box):
                points = state.rules.points(state.card, box, turn.hand)
                return points * state.rules.matches[box.match].value
            case Roll(keep):
                held = tuple(sorted(turn.faces[place] for place in keep))
                return float(self._know(state).keeps[turn.rolls][lattice().row(held), 0])
            case RollSecondCup(target):
                row = lattice().row(tuple(sorted(turn.faces))) - lattice().start[DICE]
                cup = self._know(state).cups[0 if target is None else target - 1]
                return float(cup[row + HANDS * turn.served, 0])
            case _:
                raise ValueError(move)

    def _know(self, state: State) -> Turn:
        key = (state.card, state.live_matches)
        if self._cards != key:
            self._cards, self._turn = key, self._work_out(state)
        return self._turn

    def _work_out(self, state: State) -> Turn:
        boxes, outcomes = self._boxes, self._boxes.outcomes
        is_open = np.zeros((boxes.matches, boxes.categories), np.bool_)
        for box in state.open_boxes(state.seat):
            is_open[box.match, boxes.ids.index(box.category)] = True
        value = np.where(boxes.by_kind(is_open), boxes.values[:, None], -np.inf).max(axis=0)
        worth = np.maximum(outcomes.points, 0) * np.where(
            outcomes.kinds < 0, 0.0, value[np.maximum(outcomes.kinds, 0)]
        )
        worth[np.isnan(worth)] = -np.inf
        worth[STRIKE], worth[CLAIM] = 0.0, 1000.0
        mask = int(boxes.masks(np.logical_or.reduce(is_open, axis=0)))
        return turn_of(outcomes, worth[:, None], boxes.may_stand(mask)[:, None])


def bot(adviser: MatchAdviser, level: Level, chance: random.Random) -> Player:
    return lambda state: bots.play(adviser, state, level, chance)


@dataclass(frozen=True)
class Tally:
    share: float
    """Of games won by the first, equal balances as half."""
    by_rank: float
    """The same, with equal balances decided by the dearest match."""
    balance: float
    """Mean, of the first."""


def duel(rules: Ruleset, one: Player, other: Player, games: int, chance: random.Random) -> Tally:
    """Let two play, each beginning every second game."""
    won = first = total = 0.0
    dice = Dice(chance)
    for number in range(games):
        seat = number % 2
        players = (other, one) if seat else (one, other)
        state = start(rules, 2)
        while not state.over:
            state = apply(state, decide(state, players[state.seat](state), dice))
        mine, its = balance(state, seat), balance(state, 1 - seat)
        won += (mine > its) + 0.5 * (mine == its)
        best = winners(state)
        first += (seat in best) / len(best)
        total += mine
    return Tally(won / games, first / games, total / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imprevisible")
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figures", action="store_true")
    arguments = parser.parse_args()
    variant = find(arguments.game)
    assert variant is not None
    rules = variant.build(dict(word.split("=") for word in arguments.set))
    chance = random.Random(arguments.seed)
    adviser = MatchAdviser(pars(rules))
    players = {level: bot(adviser, level, chance) for level in BOTS}

    def show(name: str, other_name: str, one: Player, other: Player) -> None:
        tally = duel(rules, one, other, arguments.games, chance)
        figures = f"{tally.share:.4f} {tally.by_rank:.4f} {tally.balance:+.3f}"
        print(f"{name:8} {other_name:8} {figures}", flush=True)

    if arguments.figures:
        for level in BOTS:
            show(level.value, "casual", players[level], players[Level.CASUAL])
        return
    show("perfect", "greedy", players[Level.PERFECT], Greedy(rules))
    for lower, higher in pairwise(BOTS):
        show(higher.value, lower.value, players[higher], players[lower])


if __name__ == "__main__":
    main()
