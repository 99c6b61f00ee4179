"""How long an archive of a hundred thousand games takes to answer, and what it needs of memory.

    .venv/bin/python tests/benchmarks/bench_archive.py [--games 100000] [--folder FOLDER]

The archive is made in the folder, or used if it is there: a few hundred games of random moves,
again and again with ids, days and players of their own. One of the players is in every game, and
half of the games are of one kind, so that the figures about them read the most there can be.
Every answer is timed on a connection of its own, as the window asks; budgets are a second each,
half a second for the window, 150 MiB of memory. Seconds by the clock and of the processor.
"""

import argparse
import itertools
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

from generala_desktop.engine.level import Level
from generala_desktop.rulesets import build
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.chances import fairness
from generala_desktop.storage.archive.queries import Filter, Queries
from generala_desktop.storage.archive.rows import GameRow, game_row
from generala_desktop.storage.record import Record
from tests.benchmarks.figures import note
from tests.play import played
from tests.unit.storage.archive.games import many

ANSWER, OPENING, MEMORY = 1.0, 0.5, 150
"""Seconds, seconds, MiB."""
EVERYBODY = "Ana"
KIND = "generala"
AT_ONCE = 2000
"""Games in one transaction: only for a benchmark."""


def patterns() -> list[GameRow]:
    """Return games to be kept again and again."""
    records: list[Record] = [r for r in many() if r.rules.id != KIND]
    rules = build(KIND, {})
    records += [played(rules, 1 + seed % 3, seed) for seed in range(len(records))]
    return [game_row(replace(record, headers=())) for record in records]


def fill(path: Path, games: int) -> None:
    chance = random.Random(1)
    names = [f"Player {number}" for number in range(200)]
    rows = itertools.cycle(patterns())
    with Archive(path) as archive, archive.in_haste():
        for first in range(0, games, AT_ONCE):
            with archive.transaction():
                for number in range(first, min(games, first + AT_ONCE)):
                    archive._write(disguised(next(rows), number, names, chance))


def disguised(row: GameRow, number: int, names: list[str], chance: random.Random) -> GameRow:
    """Return the same game on another day with other players; its text is left as it was."""
    others = chance.sample(names, len(row.seats) - 1)
    seats = []
    for seat, name in zip(row.seats, [EVERYBODY, *others], strict=True):
        is_bot = seat.seat > 0 and number % 3 == 0
        level = chance.choice((Level.NOVICE, Level.EXPERT)) if is_bot else Level.HUMAN
        seats.append(replace(seat, name=name, level=level))
    day = f"{2010 + number % 16}-{1 + number % 12:02}-{1 + number % 28:02}T20:15:00-03:00"
    return replace(row, uid=f"bench-{number}", date=day, seats=tuple(seats))


def questions(path: Path) -> dict[str, Callable[[Queries], object]]:
    with Archive(path) as archive:
        person = next(p for p in Queries(archive).people() if p.name == EVERYBODY).id
    return {
        "people and games to choose from": lambda q: (q.people(), q.rules()),
        "games: the first page and how many": lambda q: (q.games(Filter()), q.count(Filter())),
        "games: the last page": lambda q: q.games(Filter(), q.count(Filter()) - 100),
        "games of a player": lambda q: (
            q.games(Filter(person=person)),
            q.count(Filter(person=person)),
        ),
        "games by part of a name": lambda q: (
            q.games(Filter(words="ayer 1")),
            q.count(Filter(words="ayer 1")),
        ),
        "games by a name nobody has": lambda q: (
            q.games(Filter(words="nobody")),
            q.count(Filter(words="nobody")),
        ),
        "games of a year": lambda q: (
            q.games(Filter(since="2020-01-01", until="2020-12-31")),
            q.count(Filter(since="2020-01-01", until="2020-12-31")),
        ),
        "games of a kind, unfinished too": lambda q: (
            q.games(Filter(rules=KIND, is_finished=None)),
            q.count(Filter(rules=KIND, is_finished=None)),
        ),
        "figures of a player": lambda q: q.figures(person, KIND),
        "head to head, one kind": lambda q: q.head_to_head(person, KIND),
        "head to head, all": lambda q: q.head_to_head(person),
        "table rules of a player": lambda q: q.table_rules(person, KIND),
        "statistics page": lambda q: (
            q.figures(person, KIND),
            q.head_to_head(person, KIND),
            q.table_rules(person, KIND),
        ),
        "the ten best": lambda q: q.best(KIND),
        "fair dice": lambda q: fairness(q.archive),
    }


def time_questions(path: Path) -> bool:
    is_good = True
    for name, question in questions(path).items():
        begun, used = time.perf_counter(), time.process_time()
        with Archive(path) as archive:
            question(Queries(archive))
        took, cost = time.perf_counter() - begun, time.process_time() - used
        is_good &= report(name, min(took, cost), ANSWER, f"{took:6.2f} s by the clock")
    return is_good


def report(name: str, figure: float, budget: float, more: str = "") -> bool:
    unit = "MiB" if "MiB" in name else "s"
    note("archive", name, figure, unit, budget)
    verdict = "ok" if figure <= budget else "TOO MUCH"
    print(f"{name:38} {figure:8.2f}  of {budget:6.1f}  {verdict:8} {more}")
    return figure <= budget


WINDOW = """
import os, resource, sys, time
from pathlib import Path
sys.path.insert(0, {root!r})
from generala_desktop.__main__ import import_plainly
from PySide6.QtWidgets import QApplication
import_plainly()
from PySide6.QtCore import QEventLoop, QTimer
from generala_desktop.app import Application
from generala_desktop.engine.dice import RandomDice

app = QApplication([])
program = Application(app, RandomDice(), Path({folder!r}))
program.window.show()
app.processEvents()

def wait(is_there):
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if is_there() else None)
    timer.start(1)
    loop.exec()

def rss():
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024

begun, used = time.perf_counter(), time.process_time()
program.window.commands["games"].trigger()
window = program.past._window
wait(lambda: window.games.model.rowCount() > 0)
app.processEvents()
window.grab()
print(time.perf_counter() - begun, time.process_time() - used)
for name, is_there in (
    ("statistics", lambda: window.statistics._figures is not None),
    ("records", lambda: window.records._best is not None),
    ("fair_dice", lambda: window.dice._found is not None),
):
    program.window.commands[name].trigger()
    wait(is_there)
    window.grab()
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(most, rss())
program.window.close()
"""


def time_window(folder: Path) -> bool:
    script = WINDOW.format(root=str(ROOT), folder=str(folder))
    with tempfile.TemporaryDirectory() as own:
        names = ("CONFIG", "CACHE", "STATE", "DATA")
        environment = os.environ | {f"XDG_{name}_HOME": own for name in names}
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    opening, memory = (list(map(float, line.split())) for line in run.stdout.splitlines())
    is_good = report("history opens", min(opening), OPENING, f"{opening[0]:6.2f} s by the clock")
    # What the program has beside the archive belongs to the budget, what best play needs does not.
    return report("memory of the program, MiB", memory[0], MEMORY, "at most") and is_good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.folder or Path(temporary)
        path = folder / FILE_NAME
        if not path.exists():
            begun = time.perf_counter()
            fill(path, asked.games)
            print(f"{asked.games} games made in {time.perf_counter() - begun:.0f} s")
        print(f"{path.stat().st_size / 1024**2:.0f} MiB")
        is_good = time_questions(path)
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"(this program, with the making: {used:.0f} MiB)")
        is_good &= time_window(folder)
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
