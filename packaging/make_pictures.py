"""Makes the pictures of README and of software centres: the program itself, drawn without a screen.

    python packaging/make_pictures.py [NAME …]      writes packaging/pictures/*.png and roll.gif

The moving picture needs ImageMagick's `convert`. Games, dice and days are always the same ones.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "*=false"

from PySide6.QtCore import QElapsedTimer, Qt  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from generala_desktop.app import Application  # noqa: E402
from generala_desktop.engine.card import Box  # noqa: E402
from generala_desktop.engine.dice import Faces  # noqa: E402
from generala_desktop.engine.level import Level  # noqa: E402
from generala_desktop.models.game_setup import GameSetup, Seat  # noqa: E402
from generala_desktop.services import options  # noqa: E402
from generala_desktop.views.dice.look import THROW_MS, Speed  # noqa: E402
from generala_desktop.words.player_marks import marks  # noqa: E402

TARGET = ROOT / "packaging" / "pictures"
SIZE = (1120, 720)
ROLL_WIDTH = 460
FRAME_MS = 40


class Script:
    """Dice that fall as written, then by a fixed rule."""

    def __init__(self) -> None:
        self._faces: list[int] = []
        self._next = 0

    def write(self, *hands: str) -> None:
        self._faces += [int(face) for hand in hands for face in hand]

    def throw(self, count: int) -> Faces:
        while len(self._faces) < count:
            self._next = (self._next * 7 + 3) % 31
            self._faces.append(1 + self._next % 6)
        thrown = self._faces[:count]
        del self._faces[:count]
        return tuple(thrown)


class Stage:
    """The program without a screen, in one language, with folders of its own."""

    def __init__(self, app: QApplication, folder: Path, language: str) -> None:
        self.app = app
        self.dice = Script()
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = str(folder / language)
        self.program = Application(app, self.dice, folder / language)
        preferences = self.program.preferences
        for option, value in (
            (options.LANGUAGE, language),
            (options.SPEED, Speed.NONE.value),
            (options.BOT_SPEED, Speed.NONE.value),
            (options.VOLUME, 0),
            (options.GUIDED, "simultanea imprevisible"),
        ):
            preferences.set(option, value)
        self.window = self.program.window
        self.window.resize(*SIZE)
        self.window.show()
        self.wait(lambda: False, 200)

    def wait(self, is_done: Callable[[], bool], most: int = 60_000) -> None:
        clock = QElapsedTimer()
        clock.start()
        while not is_done() and clock.elapsed() < most:
            self.app.processEvents()

    def begin(self, game: str, players: Iterable[tuple[str, Level]], **choices: str) -> None:
        named = list(players)
        seats = tuple(
            Seat(name, mark, level)
            for (name, level), mark in zip(named, marks(len(named)), strict=True)
        )
        self.program.session.start(GameSetup(game, {"opening": "as_listed", **choices}, seats))
        self.wait(lambda: False, 300)

    def roll(self, faces: str, *held: int) -> None:
        self.dice.write(faces)
        for place in held:
            self.program.game.toggle_hold(place)
        self.program.game.roll()
        self.wait(lambda: not self.program.game.is_in_the_air())

    def write(self, category: str, match: int = 0) -> None:
        self.program.game.score(Box(match, category))
        self.wait(lambda: False, 50)

    def keep(self, name: str, widget: QWidget | None = None) -> None:
        self.wait(lambda: False, 300)
        path = TARGET / f"{name}.png"
        (widget or self.window).grab().save(str(path))
        if shutil.which("convert"):
            # A third of the size, and no eye sees the difference.
            subprocess.run(["convert", path, "-colors", "220", f"PNG8:{path}"], check=True)

    def close(self) -> None:
        self.window.close()
        self.wait(lambda: False, 100)


FAMILY = [("Ana", Level.HUMAN), ("Beto", Level.HUMAN), ("Abuela", Level.HUMAN)]
TURNS = (
    ("66635", "sixes"), ("23456", "straight"), ("55552", "four_of_a_kind"),
    ("33366", "full_house"), ("44412", "fours"), ("11123", "ones"),
    ("55541", "fives"), ("22266", "full_house"), ("12345", "straight"),
)  # fmt: skip


def table(stage: Stage) -> None:
    """A game in the middle, two dice held."""
    stage.begin("generala", FAMILY)
    for faces, category in TURNS:
        stage.roll(faces)
        stage.write(category)
    stage.roll("66124")
    stage.program.game.toggle_hold(0)
    stage.program.game.toggle_hold(1)


def coach(stage: Stage) -> None:
    """A hint beside the table."""
    stage.begin("generala", [("Ana", Level.HUMAN), ("", Level.EXPERT)])
    stage.roll("66124")
    stage.program.coach.toggle()
    stage.wait(lambda: False, 20_000)


def make_language(app: QApplication, folder: Path, language: str, wanted: set[str]) -> None:
    stage = Stage(app, folder, language)
    scenes: dict[str, Callable[[Stage], None]] = {"table": table, "coach": coach}
    for name, scene in scenes.items():
        if not wanted or name in wanted:
            scene(stage)
            stage.keep(f"{name}-{language}")
    if not wanted or ("roll" in wanted and language == "en"):
        make_roll(stage)
    stage.close()


def make_roll(stage: Stage) -> None:
    """A throw from the cup to rest, as a moving picture."""
    if shutil.which("convert") is None:
        print("no moving picture: ImageMagick is not here", file=sys.stderr)
        return
    stage.begin("generala", FAMILY)
    dice = stage.window.dice
    dice.set_speed(Speed.NORMAL)
    with tempfile.TemporaryDirectory() as folder:
        dice.throw((6, 6, 1, 2, 6), range(5))
        scene = dice._table  # noqa: SLF001 (its clock is stopped to draw every moment)
        scene._ticks.stop()  # noqa: SLF001
        for number, ms in enumerate(range(0, THROW_MS[Speed.NORMAL] + FRAME_MS, FRAME_MS)):
            scene.show_moment(scene._throw_begun + ms)  # noqa: SLF001
            stage.app.processEvents()
            picture = dice.grab().scaledToWidth(
                ROLL_WIDTH, Qt.TransformationMode.SmoothTransformation
            )
            picture.save(f"{folder}/{number:03}.png")
        dice.land()
        command = ["convert", "-delay", str(FRAME_MS // 10), f"{folder}/*.png"]
        command += ["-set", "delay", f"%[fx:t==(n-1)?150:{FRAME_MS // 10}]", "-loop", "0"]
        command += ["-layers", "Optimize", "-colors", "64", str(TARGET / "roll.gif")]
        subprocess.run(command, check=True)


def main() -> None:
    app = QApplication([])
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for language in ("es", "en"):
            make_language(app, Path(folder), language, set(sys.argv[1:]))


if __name__ == "__main__":
    main()
