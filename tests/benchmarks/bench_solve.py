"""How long exact play takes to work out, set-up included, for each game of one match.

    .venv/bin/python tests/benchmarks/bench_solve.py [--runs 3]

Values are worked out anew each time, in the precision that the program uses; a hint is the
ranking of every move of a hand with two rolls left, from solved values. A second column gives
processor time, which a busy machine changes less.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.engine.events import Rolled
from generala_desktop.engine.game import replay
from generala_desktop.rulesets import build
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.hints import ranked

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("generala", {}),
    ("generala", {"holds": "locked"}),
    ("generala-mayores", {}),
    ("yacht", {}),
    ("yahtzee", {}),
    ("yahtzee-official", {}),
    ("yatzy", {}),
    ("yahtzee", {"extra_lines": "yes"}),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    print(f"{'':34}{'seconds':>10}{'CPU s':>10}{'hint ms':>10}   medians of {runs} runs")
    for game, choices in GAMES:
        rules = build(game, choices)
        walls, processors, hints = [], [], []
        for _ in range(runs):
            wall, processor = time.perf_counter(), time.process_time()
            solver = solved(rules)
            walls.append(time.perf_counter() - wall)
            processors.append(time.process_time() - processor)
            state = replay(rules, 1, [Rolled(frozenset(), (2, 3, 3, 6, 6))])
            began = time.perf_counter()
            ranked(solver, state)
            hints.append(1000 * (time.perf_counter() - began))
        name = " ".join([game, *(f"{key}={value}" for key, value in choices.items())])
        figures = [statistics.median(column) for column in (walls, processors, hints)]
        print(f"{name:34}{figures[0]:10.3f}{figures[1]:10.3f}{figures[2]:10.2f}")


if __name__ == "__main__":
    main()
