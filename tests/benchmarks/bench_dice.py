"""Prints what the dice table costs: start, frames of a throw, idle paints.

python tests/benchmarks/bench_dice.py [--xcb] [large | numerals]
"""

import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
if "--xcb" not in sys.argv:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.dice.look import THROW_MS, DiceLook, Marks, Speed
from tests.benchmarks.figures import note

SIZE = (1280, 800)


class Watched(DiceView):
    """Notes when it painted, and for how long."""

    def __init__(self) -> None:
        super().__init__()
        self.paints: list[tuple[float, float]] = []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        begun = time.perf_counter()
        super().paintEvent(event)
        self.paints.append((begun, time.perf_counter() - begun))


def figures(name: str, seconds: list[float]) -> None:
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    print(
        f"{name}: mean {mean(ordered) * 1000:.2f}  p50 {median(ordered) * 1000:.2f}  "
        f"p99 {p99 * 1000:.2f}  max {ordered[-1] * 1000:.2f} ms  (n = {len(ordered)})"
    )


def wait(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def stepped(view: Watched, app: QApplication, dice: int) -> None:
    """Frames one by one, as fast as they can be drawn: motion and paint together."""
    times, busy = [], []
    for seed in range(6):
        if dice == 5:
            view.throw([1 + (seed + i) % 6 for i in range(5)], range(5))
        else:
            view.show_dice([1, 2, 3, 4, 5])
            view.throw_second_cup([6, 5, 4, 3, 2])
        table = view._table
        table._ticks.stop()
        for ms in range(0, THROW_MS[Speed.NORMAL], 16):
            begun, used = time.perf_counter(), time.process_time()
            table.show_moment(table._throw_begun + ms)
            app.processEvents()
            times.append(time.perf_counter() - begun)
            busy.append(time.process_time() - used)
        view.land()
        app.processEvents()
    figures(f"{dice} dice on the table, frame (motion + paint)", times)
    for name, seconds in (("frame", times), ("processor a frame", busy)):
        last = sorted(seconds)[int(len(seconds) * 0.99)]
        budget = 8.0 if dice == 5 else None
        note("dice", f"{dice} dice, {name}, p99", last * 1000, "ms", budget)
    # Time of this process alone: what is left when other programs want the machine too.
    figures(f"{dice} dice on the table, processor time a frame", busy)


def main() -> None:
    app = QApplication([])
    begun = time.perf_counter()
    view = Watched()
    made = time.perf_counter()
    marks = next((m for m in Marks if m.value in sys.argv), Marks.PIPS)
    view.set_look(DiceLook(marks=marks))
    view.resize(*SIZE)
    view.show()
    app.processEvents()
    shown = time.perf_counter()
    print(f"make {1000 * (made - begun):.1f} ms, first picture {1000 * (shown - made):.1f} ms")
    wait(300)

    view.paints.clear()
    ticks = []
    view._table._ticks.valueChanged.connect(lambda: ticks.append(time.perf_counter()))
    view.throw([5, 3, 6, 1, 2], range(5))
    loop = QEventLoop()
    view.settled.connect(loop.quit)
    loop.exec()
    gaps = [b - a for a, b in pairwise(ticks)]
    figures("first throw, event loop, between ticks", gaps)
    figures("first throw, paint", [took for _, took in view.paints])
    print(f"fps {1 / mean(gaps):.1f}")
    wait(200)
    view.paints.clear()
    count = len(ticks)
    wait(3000)
    note("dice", "paints in 3 s of rest", len(view.paints), "", 0)
    note("dice", "frames a second", 1 / mean(gaps), "")
    print(f"idle for 3 s: {len(view.paints)} paints, {len(ticks) - count} ticks")
    stepped(view, app, 5)
    stepped(view, app, 10)


if __name__ == "__main__":
    main()
