"""Whole games of real dice in the real window: every game, both languages, by mouse and by keys."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.controllers.dialog_controller import PLAYABLE

PLAYER = Path(__file__).with_name("play_pad.py")

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
        name = "pad_" + "_".join(a.lstrip("-") for a in arguments)
        command += ["--pictures", str(Path(os.environ["GENERALA_PICTURES"], name))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert not run.stderr


@pytest.mark.parametrize(("language", "by"), [("en", "mouse"), ("es", "keys")])
@pytest.mark.parametrize("game", [variant.id for variant in PLAYABLE])
def test_a_whole_game_of_real_dice(game: str, language: str, by: str) -> None:
    play("--game", game, "--language", language, "--by", by)


@pytest.mark.parametrize(("size", "scale"), [("800x600", "1"), ("1920x1200", "2")])
def test_a_pad_on_other_screens(size: str, scale: str) -> None:
    play("--game", "imprevisible", "--size", size, "--scale", scale, "--short")
