"""How smoothly the window goes on while a game is solved beside it.

    .venv/bin/python tests/benchmarks/bench_frames_while_solving.py [--runs 3]

Each run is a process of its own, so that NumPy is loaded beside the window too. A timer ticks as
often as a screen; a frame that comes late is one that a person sees. *Idle* is the longest gap in
the second before, when nothing is solved: what the machine itself does to the window. *Cancel* is
how long a solving goes on at most after it was cancelled. Milliseconds; the budget is 50 a frame
and 100 to cancel.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from generala_desktop.rulesets import build
from generala_desktop.services.background import Progress, Worker

FRAME, CANCEL = 50.0, 100.0
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("generala", {}),
    ("generala", {"holds": "locked"}),
    ("yahtzee-official", {}),
    ("yatzy", {}),
    ("yahtzee", {"extra_lines": "yes"}),
)
from tests.benchmarks.figures import note


class Ticks:
    """Gaps between the ticks of a screen of 60 Hz, in milliseconds."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=16)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.gaps.append(1000 * (now - self._last))
        self._last = now

    def taken(self) -> list[float]:
        """Return the gaps since the last time."""
        gaps, self.gaps = self.gaps, []
        return gaps


def measure(game: str, choices: dict[str, str]) -> tuple[float, list[float], float, float]:
    """Return the longest idle gap, the gaps while solving, its seconds, the longest silence."""
    window = QApplication([])
    ticks, worker = Ticks(), Worker()
    rules = build(game, choices)
    silences: list[float] = []

    def solve(progress: Progress) -> None:
        from generala_desktop.strategy.adviser import adviser  # noqa: PLC0415 (what the window never loads)

        last = time.perf_counter()

        def heard(share: float) -> bool:
            nonlocal last
            now = time.perf_counter()
            silences.append(1000 * (now - last))
            last = now
            return progress(share)

        adviser(rules, None, heard)

    def wait(start: Callable[[], object]) -> list[float]:
        ticks.taken()
        start()
        window.exec()
        return ticks.taken()

    idle = wait(lambda: QTimer.singleShot(1000, window.quit))
    began = time.perf_counter()
    gaps = wait(lambda: worker.do(solve, lambda _: window.quit()))
    seconds = time.perf_counter() - began
    worker.stop()
    return max(idle), gaps, seconds, max(silences)


def tell(game: str, choices: dict[str, str]) -> None:
    idle, gaps, seconds, silence = measure(game, choices)
    name = " ".join([game, *(f"{key}={value}" for key, value in choices.items())])
    late = sum(gap > FRAME for gap in gaps)
    figures = f"{idle:8.1f}{max(gaps):10.1f}{late:6}/{len(gaps):<5}{silence:8.1f}"
    note("frames", f"{name}: longest while solving", max(gaps), "ms", FRAME)
    print(f"{name:30}{seconds:8.2f}{figures}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.game is not None:
        tell(*GAMES[arguments.game])
        return
    print(f"{'':30}{'seconds':>8}{'idle':>8}{'longest':>10}{'late':>12}{'cancel':>8}", flush=True)
    for game in range(len(GAMES)):
        for _ in range(arguments.runs):
            subprocess.run([sys.executable, __file__, "--game", str(game)], check=True)


if __name__ == "__main__":
    main()
