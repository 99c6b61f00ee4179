"""Whole games in the real window: every game, both languages, by mouse and by keys, small to large.

    .venv/bin/python -m pytest tests/long

runs everything in this folder, in about half an hour. Pictures of the windows go to the folder that
GENERALA_PICTURES names, if any.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.controllers.dialog_controller import PLAYABLE

PLAYER = Path(__file__).with_name("play_window.py")

pytestmark = [
    pytest.mark.timeout(900),
    pytest.mark.skipif(
        not all(map(shutil.which, ("Xvfb", "openbox", "xdotool"))),
        reason="needs Xvfb, openbox and xdotool",
    ),
]


def play(*arguments: str) -> None:
    command = [sys.executable, str(PLAYER), *arguments]
    if "GENERALA_PICTURES" in os.environ:
        name = "_".join(a.lstrip("-") for a in arguments)
        command += ["--pictures", str(Path(os.environ["GENERALA_PICTURES"], name))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert not run.stderr


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", [v.id for v in PLAYABLE if len(v.by_default().matches) == 1])
def test_a_whole_game_is_played(game: str, language: str, by: str) -> None:
    play("--game", game, "--language", language, "--by", by)


def test_a_whole_game_is_played_at_normal_speed() -> None:
    play("--game", "yahtzee", "--speed", "normal")


@pytest.mark.parametrize(
    ("size", "scale"), [("1920x1080", "1"), ("800x600", "1"), ("1920x1200", "2")]
)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_game_is_played_on_other_screens(size: str, scale: str, by: str) -> None:
    play("--game", "yahtzee-official", "--size", size, "--scale", scale, "--by", by)
