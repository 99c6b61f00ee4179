"""Kills the program again and again while games end in it, and looks at the archive: TIMES [SEED].

Folders are those of the environment (XDG_DATA_HOME and its neighbours). Prints what was found.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.paths import data_dir

LONGEST_LIFE = 0.5
"""Seconds that the program may play."""


# The program that is killed


def play_for_ever(seed: int) -> None:
    """Play games that end with their first roll or are given up, and tell each that has ended."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only this process needs Qt
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from generala_desktop.app import Application  # noqa: PLC0415
    from generala_desktop.engine.moves import ClaimWin, Roll  # noqa: PLC0415
    from generala_desktop.models.game_setup import GameSetup, Seat  # noqa: PLC0415
    from generala_desktop.services import options  # noqa: PLC0415
    from generala_desktop.words.player_marks import marks  # noqa: PLC0415

    chance = random.Random(seed)

    class Aces:
        def throw(self, count: int) -> tuple[int, ...]:
            return (1,) * count

    app = QApplication([sys.argv[0]])
    program = Application(app, Aces(), data_dir())
    model = program.model
    program.preferences.set(options.SPEED, "none")
    program.preferences.set(options.CONFIRM_LEAVE, False)
    # As at every start.
    program.session.resume()
    program.archive.settle()
    seat = Seat("Ana", marks(1)[0])

    def tell() -> None:
        if model.has_game and model.state.over:
            tell_line("ended")

    def tell_line(what: str) -> None:
        sys.stdout.write(f"{what} {model.record.header('Id')}\n")
        sys.stdout.flush()

    def step() -> None:
        if not model.has_game or model.state.over:
            program.session.start(GameSetup("generala", {"opening": "as_listed"}, (seat,)))
        elif not model.record.events:
            model.play(Roll())
        elif chance.random() < 0.1:
            before = model.record.header("Id")
            program.session.start(GameSetup("yacht", {"opening": "as_listed"}, (seat,)))
            sys.stdout.write(f"left {before}\n")
            sys.stdout.flush()
            program.session.start(GameSetup("generala", {"opening": "as_listed"}, (seat,)))
        else:
            model.play(ClaimWin())

    sys.stdout.write("begun\n")
    sys.stdout.flush()
    # Connected last, so it is told what has been saved.
    model.changed.connect(tell)
    timer = QTimer(app)
    timer.timeout.connect(step)
    timer.start(0)
    sys.exit(app.exec())


def start_once_more() -> None:
    """Do what a start does for the archive."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only this process needs Qt

    from generala_desktop.app import Application  # noqa: PLC0415
    from generala_desktop.engine.dice import RandomDice  # noqa: PLC0415
    from generala_desktop.storage.archive.keeper import Keeper  # noqa: PLC0415

    program = Application(QApplication([sys.argv[0]]), RandomDice(), data_dir())
    program.session.resume()
    program.archive.stop()
    problem = Keeper(data_dir()).settle()
    assert problem is None, problem


# The one who kills it


def kill_while_archiving(times: int, chance: random.Random) -> str:
    """Return what was found; fails where a game was lost or is there twice."""
    # A person's games are not to be played with.
    assert not data_dir().exists(), f"{data_dir()} is there already"
    ended: set[str] = set()
    left: set[str] = set()
    for number in range(times):
        told = one_life(str(chance.getrandbits(32)), chance.uniform(0, LONGEST_LIFE))
        ended |= {line.split()[1] for line in told if line.startswith("ended ")}
        left |= {line.split()[1] for line in told if line.startswith("left ")}
        if number % 50 == 49 or number == times - 1:
            look(ended, left)
    return (
        f"{times} kills, {len(ended)} games ended and {len(left)} were given up: each is there once"
    )


def one_life(seed: str, seconds: float) -> list[str]:
    """Let the program play for a while, kill it, and return what it had told."""
    process = subprocess.Popen(
        [sys.executable, __file__, "play", seed],
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    begun = process.stdout.readline()
    assert begun == "begun\n", begun
    time.sleep(seconds)
    process.kill()
    told = process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    process.wait()
    return [line for line in told if line.endswith("\n")]


def environment() -> dict[str, str]:
    quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.multimedia.*=false"}
    return os.environ | quiet | {"PYTHONPATH": str(ROOT)}


def look(ended: set[str], left: set[str]) -> None:
    subprocess.run([sys.executable, __file__, "settle"], env=environment(), check=True)
    with Archive(data_dir() / FILE_NAME) as archive:
        archive.check()
        records = [archive.record(number) for number in archive.numbers()]
        finished = Counter(r.header("Id") for r in records if r.header("End") is None)
        given_up = Counter(r.header("Id") for r in records if r.header("End") is not None)
        orphans = archive.connection.execute(
            "SELECT count(*) FROM seat WHERE game NOT IN (SELECT id FROM game)"
        ).fetchone()[0]
        parts = archive.connection.execute(
            "SELECT count(*) FROM game WHERE id NOT IN (SELECT game FROM seat)"
            " OR id NOT IN (SELECT game FROM dice) OR id NOT IN (SELECT game FROM record)"
        ).fetchone()[0]
    assert ended <= set(finished), f"lost: {ended - set(finished)}"
    assert left <= set(given_up), f"lost: {left - set(given_up)}"
    twice = [name for name, count in (finished + given_up).items() if count > 1]
    assert not twice, f"twice: {twice}"
    assert all(r.state.over for r in records if r.header("End") is None)
    assert (orphans, parts) == (0, 0)
    assert not list(data_dir().glob("*broken*")), "a broken file"


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play_for_ever(int(sys.argv[2]))
    elif sys.argv[1] == "settle":
        start_once_more()
    else:
        print(kill_while_archiving(int(sys.argv[1]), random.Random(*map(int, sys.argv[2:]))))
