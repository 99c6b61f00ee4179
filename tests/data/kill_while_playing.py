"""Kills the program again and again while it plays by itself, and looks at what it kept: TIMES [SEED].

Folders are those of the environment (XDG_DATA_HOME and its neighbours).
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
import zlib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from generala_desktop.storage import notation
from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.paths import data_dir
from generala_desktop.storage.record import Record


@dataclass(frozen=True)
class Told:
    """What the program has said of its game after it had been saved."""

    game: str
    events: int
    check: str
    check_before: str
    """Of the events without the last."""
    is_over: bool

    @classmethod
    def of(cls, record: Record) -> Told:
        events = record.events
        checks = _check(events), _check(events[:-1])
        return cls(record.header("Id") or "", len(events), *checks, record.state.over)

    def written(self) -> str:
        end = "over" if self.is_over else "on"
        return f"{self.game} {self.events} {self.check} {self.check_before} {end}\n"

    @classmethod
    def read(cls, line: str) -> Told:
        game, events, check, before, end = line.split()
        return cls(game, int(events), check, before, end == "over")


def _check(events: tuple[object, ...]) -> str:
    return f"{zlib.crc32(repr(events).encode()):08x}"


# The program that is killed


def play_for_ever(seed: int) -> None:
    """Play random legal moves through what the views ask for, and tell every change."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only this process needs Qt
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from generala_desktop.app import Application  # noqa: PLC0415
    from generala_desktop.engine import legality  # noqa: PLC0415
    from generala_desktop.engine.dice import RandomDice  # noqa: PLC0415
    from generala_desktop.models.game_setup import GameSetup, Seat  # noqa: PLC0415
    from generala_desktop.services import options  # noqa: PLC0415
    from generala_desktop.words.player_marks import marks  # noqa: PLC0415

    chance = random.Random(seed)
    app = QApplication([sys.argv[0]])
    program = Application(app, RandomDice(), data_dir())
    model, window = program.model, program.window
    program.preferences.set(options.SPEED, chance.choice(["none", "none", "fast"]))
    window.show()
    program.session.resume()
    seats = [Seat(name, mark) for name, mark in zip(("Ana", "Beto"), marks(2), strict=True)]
    games = ("generala", "yatzy", "yahtzee", "yacht")

    def tell() -> None:
        if model.has_game:
            sys.stdout.write(Told.of(model.record).written())
            sys.stdout.flush()

    def step() -> None:
        if program.opening.is_running():
            program.opening.hurry()
        elif not model.has_game or model.state.over:
            choices = {"opening": "as_listed"}
            program.session.start(GameSetup(chance.choice(games), choices, tuple(seats)))
        elif window.dice.is_rolling():
            if chance.random() < 0.1:
                window.dice.land()
        elif model.may_undo() and chance.random() < 0.05:
            program.window.commands["undo"].trigger()
        elif legality.may_roll(model.state) and chance.random() < 0.6:
            if model.state.turn.rolls:
                window.dice.hold_requested.emit(chance.randrange(5))
            window.dice.roll_requested.emit()
        else:
            sheet = program.sheet
            cells = [
                sheet.index(row, column)
                for row in range(sheet.rowCount())
                for column in range(sheet.columnCount())
            ]
            able = [cell for cell in cells if sheet.may_score(cell)]
            if able:
                window.sheet.score_requested.emit(sheet.box_at(chance.choice(able)))

    if model.has_game:
        tell()
    else:
        sys.stdout.write("nothing\n")
        sys.stdout.flush()
    # Connected last, so it is told what has been saved.
    model.changed.connect(tell)
    timer = QTimer(app)
    timer.timeout.connect(step)
    timer.start(0)
    sys.exit(app.exec())


# The one who kills it


def kill_while_playing(times: int, chance: random.Random) -> int:
    """Return how many changes were told; fails where a kill has lost one."""
    changes, kept = 0, None
    for number in range(times):
        process = subprocess.Popen(
            [sys.executable, __file__, "play", str(chance.getrandbits(32))],
            env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(chance.uniform(0, 0.25))
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        _look_at_start(number, lines[0], kept)
        told = [Told.read(line) for line in lines if line.endswith("\n") and line != "nothing\n"]
        changes += len(told)
        kept = _look_at_file(number, told[-1] if told else None)
    return changes


def _look_at_start(number: int, line: str, kept: Record | None) -> None:
    """The program goes on with the game that was found in the file, unless it is over."""
    if kept is None or kept.state.over:
        assert line == "nothing\n", f"{number}: {line!r} instead of nothing"
    else:
        assert line == Told.of(kept).written(), f"{number}: {line!r} is not what was kept"


def _look_at_file(number: int, told: Told | None) -> Record | None:
    """What was told last is there, or one change more."""
    found = Autosave(data_dir()).read()
    if found is None:
        # A game that is over goes when another one is begun.
        assert told is None or told.is_over, f"{number}: all is lost"
        return None
    record = notation.read(found[0])
    if told is None:
        return record
    now = Told.of(record)
    is_new = now.game != told.game and now.events == 0
    same = now.game == told.game
    is_as_told = same and now.check == told.check
    is_one_further = same and now.check_before == told.check
    is_taken_back = same and now.check == told.check_before
    assert is_as_told or is_one_further or is_taken_back or is_new, f"{number}: {told} but {now}"
    assert not list(data_dir().glob("*broken*")), f"{number}: a broken file"
    return record


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play_for_ever(int(sys.argv[2]))
    else:
        print(
            kill_while_playing(int(sys.argv[1]), random.Random(*map(int, sys.argv[2:]))), "changes"
        )
