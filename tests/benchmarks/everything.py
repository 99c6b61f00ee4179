"""Runs every benchmark and prints one table: each figure beside its budget and the peers'.

    .venv/bin/python tests/benchmarks/everything.py [--quick] [only PART ...]

Parts: start, dice, moves, paper, coach, solve, frames, archive, bundle. A quick run repeats less and
fills a smaller archive. What each figure means is said by the benchmark of that part.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks import figures

HERE = Path(__file__).parent
BUNDLE = ROOT / "dist" / "generala-desktop"
PARTS: dict[str, tuple[str, list[str], list[str]]] = {
    "start": ("bench_start.py", ["--runs", "25"], ["--runs", "5", "--idle", "5"]),
    "dice": ("bench_dice.py", [], []),
    "moves": ("bench_moves.py", [], ["--moves", "200"]),
    "paper": ("bench_paper.py", [], ["--runs", "3"]),
    "coach": ("bench_coach.py", [], ["--games", "1"]),
    "solve": ("bench_solve.py", ["--runs", "3"], ["--runs", "1"]),
    "frames": ("bench_frames_while_solving.py", ["--runs", "3"], ["--runs", "1"]),
    "memory": ("bench_memory.py", [], ["--games", "60"]),
    "archive": ("bench_archive.py", [], ["--games", "5000"]),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="only these")
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    chosen = asked.parts or [*PARTS, "bundle"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures"
        environment = os.environ | {figures.FILE: str(file), "PYTHONPATH": str(ROOT)}
        for part in chosen:
            if part in PARTS:
                script, usual, quick = PARTS[part]
                words = list(quick if asked.quick else usual)
                if part == "start" and BUNDLE.is_dir():
                    words += ["--bundle", str(BUNDLE)]
                print(f"… {part}", file=sys.stderr, flush=True)
                subprocess.run(
                    [sys.executable, HERE / script, *words],
                    env=environment,
                    stdout=subprocess.DEVNULL,
                    check=False,
                )
        found = figures.read(file)
    if "bundle" in chosen:
        found += bundle_figures()
    show(found)
    return 0 if all(figure.is_met for figure in found) else 1


def bundle_figures() -> list[figures.Figure]:
    """Return the sizes of what was built last, if anything was."""
    found = []
    if BUNDLE.is_dir():
        size = sum(f.lstat().st_size for f in BUNDLE.rglob("*") if not f.is_dir())
        found.append(figures.Figure("bundle", "on disk", size / 1e6, "MB", 185))
    packed = [file for file in (ROOT / "dist").glob("*") if file.suffix in {".xz", ".deb"}]
    found += [
        figures.Figure("bundle", file.name, file.stat().st_size / 1e6, "MB", 50)
        for file in sorted(packed)
    ]
    return found


def show(found: list[figures.Figure]) -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    print(f"{'':10}{'':44}{'figure':>10} {'unit':6}{'budget':>10}   peers")
    part = ""
    for figure in found:
        shown = figure.part if figure.part != part else ""
        part = figure.part
        budget = "" if figure.budget is None else f"{figure.budget:g}"
        verdict = "" if figure.is_met else "  OVER"
        print(
            f"{shown:10}{figure.what[:43]:44}{figure.value:10.2f} {figure.unit:6}"
            f"{budget:>10}   {figure.peer}{verdict}"
        )


if __name__ == "__main__":
    sys.exit(main())
