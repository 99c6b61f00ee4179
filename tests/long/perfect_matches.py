"""Games of several matches between two perfect players, and what was announced of them.

    .venv/bin/python tests/long/perfect_matches.py --game imprevisible --games 1000

Of each game some moments are taken at random; the table says for each tenth of announced chances
how many fell into it, their mean, and what happened. Half a second a game; the table so far is
shown on the way, since thousands of games take an hour.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_pars import pars
from generala_desktop.strategy.outlook import Outlook
from tests.long.duel_matches import Dice, Player, bot
from tests.long.perfect_games import happened

SHOWN = 500
"""Games between one table and the next."""


@dataclass
class Moment:
    """A moment of a game that is still to be chosen, each turn as likely as any other."""

    state: State
    is_kept: bool = False
    stage: int = 0

    def begin(self, turns: int, rolls: int, chance: random.Random) -> None:
        self.is_kept = chance.random() * turns < 1
        self.stage = chance.randrange(rolls + 1)

    def see(self, state: State) -> None:
        if self.is_kept and state.turn.rolls <= self.stage:
            self.state = state


def play(
    rules: Ruleset, player: Player, count: int, chance: random.Random
) -> tuple[list[State], State]:
    """Return so many moments of a game, each chosen for itself, and its end."""
    dice = Dice(chance)
    state = start(rules, 2)
    moments = [Moment(state) for _ in range(count)]
    turns, seat = 0, -1
    while not state.over:
        if state.turn.rolls == 0 and (state.seat != seat or not turns):
            seat = state.seat
            turns += 1
            for moment in moments:
                moment.begin(turns, rules.turn.rolls, chance)
        for moment in moments:
            moment.see(state)
        state = apply(state, decide(state, player(state), dice))
    return [moment.state for moment in moments], state


class Table:
    """Announcements and what came of them, by tenth of what was announced."""

    def __init__(self) -> None:
        self.games = 0
        self.count, self.told, self.won, self.squares = np.zeros((4, 10))

    def add(self, chances: Floats, share: float) -> None:
        """Add one game's announcements to a player, and his share of its win."""
        tenth = np.minimum(9, (chances * 10).astype(int))
        self.games += 1
        self.count += np.bincount(tenth, minlength=10)
        self.told += np.bincount(tenth, chances, 10)
        self.won += np.bincount(tenth, np.full(len(chances), share), 10)
        # The announcements of one game come true together or not at all.
        self.squares += np.bincount(tenth, share - chances, 10) ** 2

    def show(self, name: str) -> None:
        print(f"{name}: {self.games} games of 2")
        for number, (count, told, won, squares) in enumerate(
            zip(self.count, self.told, self.won, self.squares, strict=True)
        ):
            some = max(count, 1)
            print(
                f"  {10 * number:3}-{10 * number + 10:3} %  {count:6.0f}"
                f"  announced {100 * told / some:5.1f}  happened {100 * won / some:5.1f}"
                f"  off by {100 * (won - told) / some:+5.1f} ± {100 * squares**0.5 / some:.1f}"
            )
        sys.stdout.flush()


def calibration(
    rules: Ruleset, games: int, moments: int, seed: int = 1, raw: Path | None = None
) -> Table:
    """Let so many games be played; each announcement becomes a line of the raw file."""
    chance = random.Random(seed)
    adviser = MatchAdviser(pars(rules))
    outlook = Outlook(adviser)
    player = bot(adviser, Level.PERFECT, chance)
    table = Table()
    for number in range(1, games + 1):
        states, end = play(rules, player, moments, chance)
        chances = np.array([outlook.win_chances(state)[0] for state in states])
        share = happened([end])[0]
        table.add(chances, share)
        if raw is not None:
            with raw.open("a") as file:
                for state, told in zip(states, chances, strict=True):
                    left = " ".join(str(len(state.open_boxes(seat))) for seat in range(2))
                    file.write(
                        f"{number} {left} {state.seat} {state.turn.rolls} {told:.4f} {share}\n"
                    )
        if number % SHOWN == 0 or number == games:
            table.show(rules.id)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imprevisible")
    parser.add_argument("--rule", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--moments", type=int, default=4, help="of each game")
    parser.add_argument(
        "--raw",
        type=Path,
        help="a file for: game, boxes left of both, "
        "seat, rolls, chance announced to the first, his share of the win",
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = build(given.game, dict(rule.split("=") for rule in given.rule))
    calibration(rules, given.games, given.moments, given.seed, given.raw)


if __name__ == "__main__":
    main()
