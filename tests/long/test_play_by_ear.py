"""Whole games without a look at the screen: by role and name, over AT-SPI, every game, two languages.

    .venv/bin/python -m pytest tests/long/test_play_by_ear.py

One game takes some minutes. On Debian: apt install at-spi2-core python3-gi gir1.2-atspi-2.0 dbus xvfb
openbox xdotool. What was heard goes to the folder that GENERALA_HEARD names, if any.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.controllers.dialog_controller import PLAYABLE
from tests.long.called import BUS_LAUNCHERS, TITLES
from tests.long.desk import ROOT, clean_environment, desk
from tests.long.heard import Hearing, check

READER = "/usr/bin/python3"
"""The system's Python, which has the bindings of AT-SPI."""
TOOLS = ("Xvfb", "openbox", "xdotool", "dbus-run-session")


def missing() -> str:
    """Return what this system lacks to listen, nothing where it can."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not any(map(os.path.exists, BUS_LAUNCHERS)):
        lacking.append("at-spi2-core")
    tried = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if (
        not Path(READER).exists()
        or subprocess.run([READER, "-c", tried], capture_output=True, check=False).returncode
    ):
        lacking += ["python3-gi", "gir1.2-atspi-2.0"]
    return ", ".join(lacking)


MISSING = missing()
pytestmark = [
    pytest.mark.timeout(3600),
    pytest.mark.skipif(bool(MISSING), reason=f"needs {MISSING}"),
]


def listen(folder: Path, game: str, language: str, *more: str) -> Hearing:
    """Play a game by ear on a desktop of its own."""
    found = folder / "heard.json"
    with desk("1280x900") as display:
        environment = clean_environment(
            folder, display, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LANGUAGE=language
        )
        command = ["dbus-run-session", "--", READER, "-m", "tests.long.play_by_ear"]
        command += ["--program", sys.executable, "--game", game, "--language", language]
        command += ["--out", str(found), *more]
        run = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
    assert found.exists(), run.stderr
    if "GENERALA_HEARD" in os.environ:
        shutil.copy(found, Path(os.environ["GENERALA_HEARD"], f"{language}_{game}.json"))
    heard = json.loads(found.read_text(encoding="utf-8"))
    assert not heard["problem"], heard["problem"]
    return check(heard, language)


def players_of(game: str) -> str:
    return "3" if game == "simultanea" else "2"


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", [v.id for v in PLAYABLE if v.id in TITLES])
def test_a_whole_game_is_played_by_ear(tmp_path: Path, game: str, language: str) -> None:
    heard = listen(tmp_path, game, language, "--players", players_of(game))
    assert not heard.problems, "\n".join(heard.problems)
    assert heard.counts["announcements"] > len(heard.record.events)
    print(dict(heard.counts))


@pytest.mark.parametrize(("game", "language"), [("yatzy", "es"), ("generala", "en")])
def test_what_the_computer_does_is_heard(tmp_path: Path, game: str, language: str) -> None:
    heard = listen(tmp_path, game, language, "--bots", "1")
    assert not heard.problems, "\n".join(heard.problems)


def test_every_game_can_be_listened_to() -> None:
    assert {variant.id for variant in PLAYABLE} == set(TITLES)
