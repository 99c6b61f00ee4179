"""How long the window stands still while a move is made: a roll, an entry, the save of the game.

    .venv/bin/python tests/benchmarks/bench_moves.py [--moves 600]

A whole program is made without a screen and without motion; moves are asked for as its views do.
*Roll* and *score* are the time that a move takes until all views know of it; the save, which waits
for the disk, is counted apart, and so is *painted*: what follows until the window shows it all.
Milliseconds, of the processor but for the save, so that a busy machine changes little; the budget
is 5 each, without the painting.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtWidgets import QApplication

from generala_desktop.app import Application
from generala_desktop.engine import legality
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.storage.autosave import Autosave
from generala_desktop.words.player_marks import marks
from tests.benchmarks.figures import note
from tests.play import SeededDice

BUDGET = 5.0
GAMES = ("generala", "yatzy", "yahtzee", "yacht")


class TimedAutosave(Autosave):
    """Notes how long each write took, in seconds: by the clock, and of the processor."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.taken: list[float] = []
        self.used: list[float] = []

    def write(self, text: str) -> None:  # type: ignore[explicit-override]
        begun, used = time.perf_counter(), time.thread_time()
        super().write(text)
        self.taken.append(time.perf_counter() - begun)
        self.used.append(time.thread_time() - used)


class Bench:
    def __init__(self, app: QApplication, folder: Path, players: int) -> None:
        self.app = app
        self.chance = random.Random(1)
        self.program = Application(app, SeededDice(2), folder)
        self.saves = TimedAutosave(folder)
        self.program.session._autosave = self.saves
        self.program.preferences.set(options.SPEED, "none")
        self.seats = tuple(Seat(f"Player {n}", m) for n, m in enumerate(marks(players), 1))
        self.rolls: list[float] = []
        self.scores: list[float] = []
        self.painted: list[float] = []
        self.program.window.show()
        self._settle()

    def run(self, moves: int) -> None:
        model, window = self.program.model, self.program.window
        while len(self.rolls) + len(self.scores) < moves:
            if not model.has_game or model.state.over:
                choices = {"opening": "as_listed"}
                self.program.session.start(
                    GameSetup(self.chance.choice(GAMES), choices, self.seats)
                )
                self._settle()
            elif not model.state.turn.rolls or (
                legality.may_roll(model.state) and self.chance.random() < 0.6
            ):
                self._time(self.rolls, window.dice.roll_requested.emit)
            else:
                box = self.chance.choice(list(self.program.sheet._offers))
                self._time(self.scores, partial(window.sheet.score_requested.emit, box))

    def _time(self, times: list[float], ask: Callable[[], object]) -> None:
        used = len(self.saves.used)
        begun = time.thread_time()
        ask()
        handled = time.thread_time()
        times.append(handled - begun - sum(self.saves.used[used:]))
        self._settle()
        self.painted.append(time.thread_time() - handled)

    def _settle(self) -> None:
        self.app.processEvents()
        while self.program.game.is_in_the_air() or self.program.opening.is_running():
            self.app.processEvents()


def milliseconds(name: str, seconds: list[float]) -> str:
    times = sorted(1000 * each for each in seconds)
    median, last = statistics.median(times), times[min(len(times) - 1, len(times) * 99 // 100)]
    verdict = "" if median <= BUDGET else "  over budget"
    return f"{name:8}{len(times):6}{median:10.2f}{last:10.2f}{verdict}"


def main() -> None:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--players", type=int, default=4)
    arguments = parser.parse_args()
    app = QApplication([sys.argv[0]])
    with tempfile.TemporaryDirectory(prefix="bench-moves-") as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        bench = Bench(app, Path(folder), arguments.players)
        bench.run(60)
        for times in (bench.rolls, bench.scores, bench.saves.taken, bench.painted):
            times.clear()
        bench.run(arguments.moves)
        print(f"{'':8}{'moves':>6}{'median':>10}{'p99':>10}   load {os.getloadavg()[0]:.1f}")
        print(milliseconds("roll", bench.rolls))
        print(milliseconds("score", bench.scores))
        print(milliseconds("save", bench.saves.taken))
        for name, taken in (
            ("roll", bench.rolls),
            ("score", bench.scores),
            ("save", bench.saves.taken),
        ):
            note("moves", name, 1000 * statistics.median(taken), "ms", BUDGET)
        print(milliseconds("painted", bench.painted).removesuffix("  over budget"))


if __name__ == "__main__":
    main()
