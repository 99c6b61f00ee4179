"""How long exact play takes to work out, set-up included, for each game of one match.

    .venv/bin/python tests/benchmarks/bench_solve.py [--runs 3]

Values are worked out anew each time, in the precision that the program uses; the fastest run
counts. *CPU* is processor time, which a busy machine changes less, and *spread* what the standard
deviation takes beside. *Ratio* tells how many times as long the same positions take one by one,
each a literal product of 252 hands and 462 keeps (free holds only), in the same process: noise
changes both; where a second process helps, its time is not among that of the processor. A hint is
the ranking of every move of a hand with two rolls left, from solved values. *MiB* is the most
memory of the process in the first run, of which an empty one with NumPy takes some 28, and of the
second.
"""

import argparse
import subprocess
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np

if sys.platform != "win32":
    import resource

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.engine.events import Rolled
from generala_desktop.engine.game import replay
from generala_desktop.engine.ruleset import Holds, Ruleset
from generala_desktop.rulesets import build
from generala_desktop.strategy.hints import ranked
from generala_desktop.strategy.lattice import Floats, lattice
from generala_desktop.strategy.second import helped
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.spread import SpreadSolver
from generala_desktop.strategy.turn import Workspace

GAMES: tuple[tuple[str, dict[str, str], float], ...] = (
    ("generala", {}, 0.15),
    ("generala", {"holds": "locked"}, 1.0),
    ("generala-mayores", {}, 1.0),
    ("yacht", {}, 0.15),
    ("yahtzee", {}, 1.5),
    ("yahtzee-official", {}, 1.5),
    ("yatzy", {}, 2.5),
    ("yahtzee", {"extra_lines": "yes"}, 6.0),
)
from tests.benchmarks.figures import note

"""Game, table rules, and the most seconds that it may take."""

LITERAL = 150
"""Positions that are worked out literally."""


class LiteralTurn:
    """A turn of free holds, straight from its definition."""

    def __init__(self) -> None:
        tree = lattice()
        hands, keeps = tree.hands, tree.keeps
        place = {hand: n for n, hand in enumerate(hands)}
        self.chances = np.zeros((len(keeps), len(hands)))
        self.may_keep = np.zeros((len(hands), len(keeps)), bool)
        thrown = {n: self._throws(n) for n in range(6)}
        for k, keep in enumerate(keeps):
            for dice, chance in thrown[5 - len(keep)].items():
                self.chances[k, place[tuple(sorted((*keep, *dice)))]] += chance
        for h, hand in enumerate(hands):
            for size in range(6):
                for keep in combinations(hand, size):
                    self.may_keep[h, tree.row(keep)] = True

    def _throws(self, count: int) -> dict[tuple[int, ...], float]:
        ways: Counter[tuple[int, ...]] = Counter({(): 1})
        for _ in range(count):
            longer: Counter[tuple[int, ...]] = Counter()
            for dice, n in ways.items():
                for face in range(1, 7):
                    longer[tuple(sorted((*dice, face)))] += n
            ways = longer
        return {dice: n / 6**count for dice, n in ways.items()}

    def value(self, worth: Floats) -> float:
        """Return the value before the first of three rolls; `worth` of each hand, shape (252,)."""
        hands = np.asarray(worth, np.float64)
        for _ in range(2):
            keeps = self.chances @ hands
            hands = np.where(self.may_keep, keeps, -np.inf).max(axis=1)
        return float(self.chances[0] @ hands)


def peak_mib() -> float:
    """Return the most memory of the process and one that helps; Windows does not tell."""
    if sys.platform == "win32":
        return 0.0
    scale = 1 if sys.platform == "darwin" else 1024
    both = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(resource.getrusage(who).ru_maxrss for who in both) * scale / 2**20


def literal_time(solver: Solver) -> float:
    """Return the seconds of one position worked out literally."""
    place = next(solver.places(LITERAL))
    work = Workspace.make(len(place.plain), solver.rules.turn.rolls, solver.dtype)
    solver.turn(place, work)
    turn, worths = LiteralTurn(), np.ascontiguousarray(work.built.T)
    began = time.process_time()
    for worth in worths:
        turn.value(worth)
    return (time.process_time() - began) / len(worths)


def hint_time(solver: Solver, rules: Ruleset) -> float:
    """Return the milliseconds of one ranking."""
    hints = []
    for faces in ((2, 3, 3, 6, 6), (1, 2, 3, 4, 6), (5, 5, 5, 2, 1)):
        state = replay(rules, 1, [Rolled(frozenset(), faces)])
        began = time.perf_counter()
        ranked(solver, state)
        hints.append(1000 * (time.perf_counter() - began))
    return min(hints)


def solved(rules: Ruleset) -> SpreadSolver:
    solver = SpreadSolver(rules)
    with helped(solver) as sharing:
        solver.solve_values(sharing=sharing)
    return solver


def tell(game: str, choices: dict[str, str], budget: float, runs: int) -> None:
    rules = build(game, choices)
    walls, processors, memory = [], [], 0.0
    solvers: list[SpreadSolver] = []
    for _ in range(runs):
        solvers.clear()
        wall, processor = time.perf_counter(), time.process_time()
        solvers.append(solved(rules))
        walls.append(time.perf_counter() - wall)
        processors.append(time.process_time() - processor)
        memory = memory or peak_mib()
    (solver,) = solvers
    began = time.process_time()
    solver.spread()
    spread = time.process_time() - began
    literal = literal_time(solver) if rules.turn.holds is Holds.FREE else 0.0
    name = " ".join([game, *(f"{key}={value}" for key, value in choices.items())])
    times = f"{min(walls):9.3f}{budget:7.2f}{min(processors):9.3f}{spread:9.3f}"
    ratio = f"{literal * solver.count() / min(processors):.0f}" if literal else "-"
    note("solve", name, min(walls), "s", budget)
    note("solve", f"{name}: memory", memory, "MiB", 150)
    print(f"{name:30}{times}{ratio:>8}{hint_time(solver, rules):8.2f}{memory:8.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.game is not None:
        game, choices, budget = GAMES[arguments.game]
        tell(game, choices, budget, arguments.runs)
        return
    heads = (
        f"{'seconds':>9}{'budget':>7}{'CPU':>9}{'spread':>9}{'ratio':>8}{'hint ms':>8}{'MiB':>8}"
    )
    print(f"{'':30}{heads}", flush=True)
    for number in range(len(GAMES)):
        command = [sys.executable, __file__, "--game", str(number), "--runs", str(arguments.runs)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
