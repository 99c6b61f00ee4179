"""Games of several matches between two perfect players, and what was announced of them.

    .venv/bin/python tests/long/perfect_matches.py --game imprevisible --games 1000

Of each game one moment is taken at random; the table says for each tenth of announced chances how
many fell into it, their mean, and what happened. About a second a game.
"""

from __future__ import annotations

import argparse
import random
import sys
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
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_pars import pars
from generala_desktop.strategy.outlook import Outlook
from tests.long.duel_matches import Dice, Player, bot
from tests.long.perfect_games import announced, happened, tenths


def play(rules: Ruleset, player: Player, chance: random.Random) -> tuple[State, State]:
    """Return a moment of a game, each turn as likely as any other, and its end."""
    dice = Dice(chance)
    state = moment = start(rules, 2)
    turns, seat, stage = 0, -1, 0
    is_kept = False
    while not state.over:
        if state.turn.rolls == 0 and (state.seat != seat or not turns):
            seat = state.seat
            turns += 1
            is_kept = chance.random() * turns < 1
            stage = chance.randrange(rules.turn.rolls + 1)
        if is_kept and state.turn.rolls <= stage:
            moment = state
        state = apply(state, decide(state, player(state), dice))
    return moment, state


def calibration(rules: Ruleset, games: int, seed: int = 1) -> list[tuple[int, float, float]]:
    chance = random.Random(seed)
    adviser = MatchAdviser(pars(rules))
    player = bot(adviser, Level.PERFECT, chance)
    played = []
    for number in range(games):
        played.append(play(rules, player, chance))
        if not number % 10:
            print(f"\rgame {number}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    moments, ends = [moment for moment, _ in played], [end for _, end in played]
    chances = announced(Outlook(adviser), moments)
    shares = happened(ends)
    table = tenths(chances, shares)
    print(f"{rules.id}: {games} games of 2")
    for number, (count, told, share) in enumerate(table):
        error = 100 * np.sqrt(told * (1 - told) / max(count, 1))
        print(
            f"  {10 * number:3}-{10 * number + 10:3} %  {count:6}"
            f"  announced {100 * told:5.1f}  happened {100 * share:5.1f}"
            f"  off by {100 * (share - told):+5.1f} ± {error:.1f}"
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imprevisible")
    parser.add_argument("--rule", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = build(given.game, dict(rule.split("=") for rule in given.rule))
    calibration(rules, given.games, given.seed)


if __name__ == "__main__":
    main()
