"""Whether memory grows from game to game.

    .venv/bin/python tests/benchmarks/bench_memory.py [--games 500]

Two computers play game after game in one process, everything visible and nothing waited for. A
reading is taken every twenty games; the budget is how far they lie from the first one. Offscreen;
Linux only.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
HOME = tempfile.TemporaryDirectory(prefix="generala-memory-")
os.environ["HOME"] = HOME.name
for name in [name for name in os.environ if name.startswith("XDG_")]:
    del os.environ[name]

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from generala_desktop.app import Application
from generala_desktop.engine.dice import RandomDice
from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.services import options
from generala_desktop.words.player_marks import marks
from tests.benchmarks.figures import note

EVERY = 20
"""Games between readings; the first twenty fill what is filled once."""
GROWTH = 5.0
"""MB, up or down."""
PATIENCE = 600
"""Seconds that one game may take, also on a machine that does much else."""


def resident() -> float:
    """Return megabytes in memory."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) / 1024
    raise OSError("no Rss")


def begin(app: QApplication) -> Application:
    app.setApplicationName("generala-desktop")
    program = Application(app, RandomDice(), Path(HOME.name) / "data")
    program.preferences.set(options.SPEED, "none")
    program.preferences.set(options.BOT_SPEED, "none")
    program.window.show()
    return program


def play(app: QApplication, program: Application) -> None:
    """Let a game be played to its standings, and what it leaves behind be thrown away."""
    one, other = marks(2)
    seats = (Seat("Ana", one, Level.CASUAL), Seat("Beto", other, Level.NOVICE))
    program.session.start(GameSetup("generala", {"opening": "as_listed"}, seats))
    end = time.monotonic() + PATIENCE
    while not program.window.is_showing_standings():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        if time.monotonic() > end:
            raise TimeoutError("the game does not end")
    for _ in range(20):
        app.processEvents()
        time.sleep(0.005)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    given = parser.parse_args()
    app = QApplication(["generala-desktop", "-style", "Fusion"])
    program = begin(app)
    readings = []
    for number in range(1, given.games + 1):
        play(app, program)
        if number % EVERY == 0:
            readings.append(resident())
            print(f"{number:4} games  RSS {readings[-1]:6.1f} MB", flush=True)
    growth = max((abs(one - readings[0]) for one in readings), default=0.0)
    print(f"farthest from the first reading: {growth:.1f} MB (budget {GROWTH})")
    note("memory", f"{given.games} games one after another", growth, "MB", GROWTH)


if __name__ == "__main__":
    main()
