"""How long a blank sheet takes from the command line, and a filled one until it is shown.

    .venv/bin/python tests/benchmarks/bench_paper.py [--runs 9]

*sheet* is the whole process of `generala-desktop sheet`, from its start to its end. *plan* and
*preview* are those of a filled sheet for twelve players with hard names: its pages laid out, and
both of them drawn at the size of a screen. Planned again, texts are measured already: the first
time is given beside the median.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QGuiApplication

from generala_desktop.rulesets import build
from generala_desktop.views.paper.layouts import Layout
from generala_desktop.views.paper.painter import picture
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import PrintJob
from tests.benchmarks.figures import note
from tests.paper_games import NASTY, game

PIXELS_PER_MM = 96 / 25.4


def timed(work: Callable[[], object], runs: int) -> list[float]:
    """Return milliseconds, the first run among them."""
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        times.append((time.perf_counter() - began) * 1000)
    return times


def report(name: str, times: list[float], demanded: float) -> bool:
    median = statistics.median(times)
    print(
        f"{name:<10} first {times[0]:7.1f} ms   median {median:7.1f}   "
        f"worst {max(times):7.1f}   demanded < {demanded:.0f}"
    )
    note("paper", name, median, "ms", demanded)
    return median < demanded


def make_sheet(folder: Path) -> None:
    command = [sys.executable, "-m", "generala_desktop", "sheet", "--rules", "generala"]
    subprocess.run([*command, "-o", folder / "sheet.pdf"], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        fine = report("sheet", timed(lambda: make_sheet(Path(folder)), runs), 1000)
    application = QGuiApplication([])
    record = game(build("yacht"), NASTY)
    job = PrintJob(record.rules, record, 12, Layout.CLASSIC, Paper.A4, "en")

    def preview() -> None:
        for page in job.printout().pages:
            picture(page, PIXELS_PER_MM)

    fine &= report("preview", timed(preview, runs), 100)
    fine &= report("plan", timed(job.printout, runs), 100)
    del application
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
