"""`simulate`: the program's players against each other, and what becomes of it."""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import TYPE_CHECKING

from generala_desktop.cli.asked import BadInputError, add_table_rules, build_rules
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.ruleset import Ranking, Ruleset
from generala_desktop.storage.paths import cache_dir

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generala_desktop.strategy.simulation import Tally

HELP = "let players of given levels play each other"

MOST_GAMES = 10_000_000
MOST_SEED = (1 << 63) - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    levels = ", ".join(level.value for level in BOTS)
    parser.add_argument("--rules", metavar="ID", required=True, help="the game")
    add_table_rules(parser)
    parser.add_argument(
        "--players", metavar="LEVEL,LEVEL…", required=True, help=f"any of {levels}, by commas"
    )
    parser.add_argument(
        "--games", metavar="N", required=True, help="how many; everybody opens equally often"
    )
    parser.add_argument(
        "--seed", metavar="S", help="a whole number; the same one repeats the games"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    try:
        rules = build_rules(arguments.rules, arguments.set)
        levels = _levels(arguments.players, rules)
        games = _number("--games", arguments.games, least=1, most=MOST_GAMES)
        seed = random.SystemRandom().randrange(1 << 32)
        if arguments.seed is not None:
            seed = _number("--seed", arguments.seed, least=0, most=MOST_SEED)
    except BadInputError as problem:
        print(problem, file=sys.stderr)
        return 2
    # NumPy is loaded only by who lets the program play.
    from generala_desktop.strategy.simulation import Series, simulate  # noqa: PLC0415

    tell = _tell if sys.stderr.isatty() else None
    tallies = simulate(Series(rules, levels, games, seed), cache_dir() / "solved", tell)
    if tell is not None:
        print("\r    \r", end="", file=sys.stderr, flush=True)
    if arguments.json:
        print(json.dumps(_data(rules, games, seed, tallies), ensure_ascii=False))
    else:
        print("\n".join(_lines(rules, games, seed, tallies)))
    return 0


def _levels(text: str, rules: Ruleset) -> list[Level]:
    known = {level.value: level for level in BOTS}
    names = text.split(",")
    for name in names:
        if name not in known:
            listed = ", ".join(known)
            raise BadInputError(f"There is no level “{name}”; the levels are {listed}.")
    least, most = rules.players
    if not least <= len(names) <= most:
        raise BadInputError(f"{rules.title} is for {least} to {most} players, not {len(names)}.")
    return [known[name] for name in names]


def _number(name: str, text: str, *, least: int, most: int) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= len(str(most)):
        number = int(text)
        if least <= number <= most:
            return number
    raise BadInputError(f"{name} takes a whole number from {least} to {most}, not “{text}”.")


def _tell(done: float) -> bool:
    print(f"\r{done:4.0%}", end="", file=sys.stderr, flush=True)
    return True


def _data(rules: Ruleset, games: int, seed: int, tallies: Sequence[Tally]) -> dict[str, object]:
    return {
        "rules": rules.id,
        "games": games,
        "seed": seed,
        "players": [
            {
                "level": tally.level.value,
                "wins": tally.wins,
                "ties": tally.ties,
                "mean": tally.mean,
                "sd": tally.sd,
            }
            for tally in tallies
        ],
    }


def _lines(rules: Ruleset, games: int, seed: int, tallies: Sequence[Tally]) -> list[str]:
    what = "balance" if rules.ranking is Ranking.MATCHES else "points"
    return [
        f"{rules.title}: {games} {'game' if games == 1 else 'games'}, seed {seed}",
        f"{'level':10}{'wins':>9}{'shared':>9}{what:>12}{'spread':>9}",
        *(f"{t.level.value:10}{t.wins:9}{t.ties:9}{t.mean:12.3f}{t.sd:9.3f}" for t in tallies),
    ]
