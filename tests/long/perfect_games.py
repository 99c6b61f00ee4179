"""Games of two players who play for points, through the engine, and what was announced of them.

    .venv/bin/python tests/long/perfect_games.py --game generala --games 20000

Of each game one moment is taken at random: a turn, and how far that turn has come. The table says
for each tenth of announced chances how many fell into it, their mean, and what happened.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.engine import legality
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin, Move, Roll, Score
from generala_desktop.engine.ranking import winners
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.lattice import Floats, lattice
from generala_desktop.strategy.outlook import Outlook
from generala_desktop.strategy.policy import WRITE, Policy, best_play, situation_of
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.writing import Writer, Written, for_points

COLUMNS = 128


class Dice:
    """Dice that fall alike every time, for figures that can be repeated."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def throw(self, count: int) -> Faces:
        return tuple(self._chance.randint(1, 6) for _ in range(count))


@dataclass(frozen=True)
class Plan:
    """What to do in a turn, for many positions at once."""

    writer: Writer
    written: Written
    play: Policy

    def move(self, column: int, state: State) -> Move:
        if legality.claimable(state):
            return ClaimWin()
        turn, rule = state.turn, state.rules.turn
        if not turn.rolls:
            return Roll()
        hand = tuple(sorted(turn.faces))
        held = tuple(sorted(turn.faces[place] for place in turn.kept))
        situation = situation_of(rule, turn.rolls, held, hand)
        keep = int(self.play.choices[turn.rolls - 1][situation, column])
        if keep != WRITE:
            return Roll(_places(turn.faces, lattice().keeps[keep]))
        rows = self.written.served if turn.served else self.written.built
        row = int(rows[lattice().hands.index(hand), column])
        offset = self.writer.solver.tables.offset
        category = int(np.searchsorted(offset, row, side="right")) - 1
        return Score(Box(0, self.writer.solver.tables.ids[category]))


def _places(faces: Faces, keep: Faces) -> frozenset[int]:
    places: set[int] = set()
    for face in keep:
        places.add(next(n for n, f in enumerate(faces) if f == face and n not in places))
    return frozenset(places)


def plans(writer: Writer, states: list[State]) -> Iterator[tuple[Plan, list[tuple[int, int]]]]:
    """Yield plans, each with (number, column) of the states whose turn it plans."""
    solver = writer.solver
    by_code: dict[int, list[int]] = {}
    for number, state in enumerate(states):
        code = int(writer.code(solver.place_of(state.card))[0])
        by_code.setdefault(code, []).append(number)
    codes = np.array(sorted(by_code), np.int64)
    masks = writer.summed(codes)
    for mask in np.unique(masks):
        same = codes[masks == mask]
        for first in range(0, len(same), COLUMNS):
            part = same[first : first + COLUMNS]
            place = writer.place(part)
            written = for_points(writer, place, writer.steps(place))
            plan = Plan(writer, written, best_play(solver.rules.turn, written.worth))
            yield plan, [(n, c) for c, code in enumerate(part.tolist()) for n in by_code[code]]


def play(
    solver: Solver, games: int, players: int, seed: int
) -> tuple[list[State], list[State], float]:
    """Return (moments, ends, most points that one of the moves gave away)."""
    chance = random.Random(seed)
    dice, writer, adviser = Dice(chance), Writer(solver), ExactAdviser(solver)
    states = [start(solver.rules, players) for _ in range(games)]
    moments = list(states)
    turns, worst = 0, 0.0
    going = list(range(games))
    while going:
        turns += 1
        for plan, where in plans(writer, [states[n] for n in going]):
            for place, column in where:
                game = going[place]
                # Each turn of a game is as likely as any other to be the one that is kept.
                stage = chance.randrange(solver.rules.turn.rolls + 1)
                is_kept = chance.random() * turns < 1
                state = states[game]
                seat, cards = state.seat, state.cards
                while not state.over and state.seat == seat and state.cards == cards:
                    if is_kept and state.turn.rolls <= stage:
                        moments[game] = state
                    move = plan.move(column, state)
                    if chance.random() < 200 / games / turns:
                        worst = max(worst, _loss(adviser, state, move))
                    state = apply(state, decide(state, move, dice))
                    if isinstance(move, ClaimWin):
                        break
                states[game] = state
        going = [game for game in going if not states[game].over]
        print(f"\rturn {turns}, {len(going)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return moments, states, worst


def _loss(adviser: ExactAdviser, state: State, move: Move) -> float:
    def shown(one: Move) -> object:
        if isinstance(one, Roll):
            return tuple(sorted(state.turn.faces[place] for place in one.keep))
        return one

    ranked = adviser.ranked(state)
    return next(one.loss for one in ranked if shown(one.move) == shown(move))


def announced(outlook: Outlook, moments: list[State]) -> Floats:
    """Return the first player's chance at each moment."""
    chances = np.empty(len(moments))
    for number, state in enumerate(moments):
        chances[number] = outlook.win_chances(state)[0]
        if not number % 500:
            print(f"\rannouncement {number}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return chances


def happened(ends: list[State]) -> Floats:
    """Return the first player's share of each win."""
    won = [winners(state) for state in ends]
    return np.array([1 / len(seats) if 0 in seats else 0.0 for seats in won])


def tenths(chances: Floats, shares: Floats) -> list[tuple[int, float, float]]:
    """Return (how many, mean announced, mean of what happened) by tenth of announced chances."""
    tenth = np.minimum(9, (chances * 10).astype(int))
    return [
        (
            int((tenth == n).sum()),
            float(chances[tenth == n].mean()),
            float(shares[tenth == n].mean()),
        )
        if (tenth == n).any()
        else (0, 0.0, 0.0)
        for n in range(10)
    ]


def calibration(
    rules: Ruleset, games: int, folder: Path | None, seed: int = 1, players: int = 2
) -> list[tuple[int, float, float]]:
    solver = solved(rules, folder)
    moments, ends, worst = play(solver, games, players, seed)
    assert worst < 0.002, f"a move gave away {worst} points"
    table = tenths(announced(Outlook(ExactAdviser(solver), folder), moments), happened(ends))
    print(f"{rules.id}: {games} games of {players}")
    for number, (count, chance, share) in enumerate(table):
        print(
            f"  {10 * number:3}-{10 * number + 10:3} %  {count:6}"
            f"  announced {100 * chance:5.1f}  happened {100 * share:5.1f}"
            f"  off by {100 * (share - chance):+5.1f}"
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="generala")
    parser.add_argument("--rule", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    rules = build(given.game, dict(rule.split("=") for rule in given.rule))
    calibration(rules, given.games, given.folder, given.seed, given.players)


if __name__ == "__main__":
    main()
