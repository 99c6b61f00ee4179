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
            subprocess.run(
                ["convert", path, "-dither", "None", "-colors", "250", f"PNG8:{path}"], check=True
            )

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


REST = (
    ("23456", "straight"), ("66664", "four_of_a_kind"), ("33355", "full_house"),
    ("44441", "four_of_a_kind"), ("55512", "fives"), ("66612", "sixes"),
    ("33312", "threes"), ("66631", "sixes"), ("44415", "fours"),
    ("22214", "twos"), ("33325", "threes"), ("55523", "fives"),
    ("11135", "ones"), ("22235", "twos"), ("33316", "threes"),
    ("44125", "fours"), ("11156", "ones"), ("22214", "twos"),
    ("12346", "generala"), ("11246", "generala"), ("55512 55", "generala"),
    ("13346", "double_generala"), ("12456", "double_generala"), ("44412 44", "double_generala"),
)  # fmt: skip


def winner(stage: Stage) -> None:
    """The end of the game that `table` is the middle of."""
    stage.begin("generala", FAMILY)
    for faces, category in (*TURNS, *REST):
        first, *second = faces.split()
        stage.roll(first)
        if second:
            stage.roll(second[0], 0, 1, 2)
        stage.write(category)


MATCHES = (
    ("44441", 1, "fours"), ("66662", 1, "four_of_a_kind"), ("22223", 0, "twos"),
    ("66665", 2, "sixes"), ("55551", 3, "fives"), ("33322", 4, "full_house"),
    ("12345", 3, "straight"), ("23456", 4, "straight"), ("66655", 3, "full_house"),
    ("55552", 4, "fives"), ("66661", 4, "sixes"), ("44443", 2, "four_of_a_kind"),
)  # fmt: skip


def imprevisible(stage: Stage) -> None:
    """Ten dice after the second cup, and what they make."""
    stage.begin("imprevisible", FAMILY)
    for faces, match, category in MATCHES:
        stage.roll(faces)
        stage.write(category, match)
    stage.roll("33612")
    stage.roll("36", 0, 1, 2)
    stage.roll("6", 0, 1, 2, 3)
    stage.dice.write("36612")
    stage.program.matches.throw_second_cup()
    stage.wait(lambda: not stage.program.game.is_in_the_air())


def coach(stage: Stage) -> None:
    """A hint beside the table."""
    stage.begin("generala", [("Ana", Level.HUMAN), ("", Level.EXPERT)])
    stage.roll("66124")
    stage.program.coach.toggle()
    stage.wait(lambda: False, 20_000)


SCENES: dict[str, Callable[[Stage], None]] = {
    "table-en": table,
    "table-es": table,
    "coach-en": coach,
    "coach-es": coach,
    "winner-es": winner,
    "imprevisible-es": imprevisible,
}


def make_language(app: QApplication, folder: Path, language: str, wanted: set[str]) -> None:
    stage = Stage(app, folder, language)
    for name, scene in SCENES.items():
        is_wanted = not wanted or {name, name.split("-")[0]} & wanted
        if is_wanted and name.endswith(language):
            scene(stage)
            stage.keep(name)
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
    wanted = sys.argv[1:]
    if wanted[:1] != ["--language"]:
        # Each in a process of its own, which has never spoken another language.
        for language in ("es", "en"):
            subprocess.run([sys.executable, __file__, "--language", language, *wanted], check=True)
        return
    app = QApplication([])
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        make_language(app, Path(folder), wanted[1], set(wanted[2:]))


if __name__ == "__main__":
    main()
