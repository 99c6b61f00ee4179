"""How long the mean scores of all levels take to work out, and games between levels to play.

    .venv/bin/python tests/benchmarks/bench_levels.py [--games 500] [GAME …]

Nothing is read from a cache. The time for the best play, which the levels' means need first, is
told apart; a second column of each gives processor time, which a busy machine changes less.
"""

import argparse
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.engine.card import Card
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.rulesets import build
from generala_desktop.strategy.appraisal import Appraisal
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.simulation import Series, simulate

GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "generala": ("generala", {}),
    "generala-locked": ("generala", {"holds": "locked"}),
    "generala-mayores": ("generala-mayores", {}),
    "yacht": ("yacht", {}),
    "yahtzee": ("yahtzee", {}),
    "yahtzee-official": ("yahtzee-official", {}),
    "yatzy": ("yatzy", {}),
    "yahtzee-16": ("yahtzee", {"extra_lines": "yes"}),
}


class Watch:
    """Tells seconds and processor seconds since it was made."""

    def __init__(self) -> None:
        self.began = time.perf_counter(), time.process_time()

    def read(self) -> str:
        wall, processor = self.began
        return f"{time.perf_counter() - wall:9.2f}{time.process_time() - processor:9.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    arguments = parser.parse_args()
    print(f"{'':18}{'best play':>18}{'all levels':>18}{'games of novices':>18}   MiB   means")
    for name in arguments.names:
        game, choices = GAMES[name]
        rules = build(game, choices)
        watch = Watch()
        solver = solved(rules)
        line = f"{name:18}{watch.read()}"
        watch = Watch()
        appraisal = Appraisal(solver)
        appraisal.run()
        line += watch.read()
        watch = Watch()
        simulate(Series(rules, [Level.NOVICE], arguments.games, 1))
        line += watch.read()
        means = {**appraisal.means(Card()), Level.PERFECT: solver.value(Card())}
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(line, f"{peak:5}  ", *(f"{means[level]:.2f}" for level in BOTS), flush=True)


if __name__ == "__main__":
    main()
