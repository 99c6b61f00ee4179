"""Games of several matches in the real window: two to four, by mouse and by keys, both languages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("play_matches.py")

pytestmark = [
    pytest.mark.timeout(1200),
    pytest.mark.skipif(
        not all(map(shutil.which, ("Xvfb", "openbox", "xdotool"))),
        reason="needs Xvfb, openbox and xdotool",
    ),
]


def play(*arguments: str) -> None:
    command = [sys.executable, str(PLAYER), *arguments]
    if "GENERALA_PICTURES" in os.environ:
        name = "matches_" + "_".join(a.lstrip("-") for a in arguments)
        command += ["--pictures", str(Path(os.environ["GENERALA_PICTURES"], name))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert not run.stderr


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize(("players", "language"), [("2", "en"), ("3", "es")])
@pytest.mark.parametrize("game", ["simultanea", "imprevisible"])
def test_a_whole_game_of_matches_is_played(game: str, players: str, language: str, by: str) -> None:
    play("--game", game, "--players", players, "--language", language, "--by", by)


def test_four_play_three_matches() -> None:
    play("--game", "simultanea", "--players", "4")


@pytest.mark.parametrize(("size", "scale"), [("800x600", "1"), ("1920x1200", "2")])
def test_matches_on_other_screens(size: str, scale: str) -> None:
    play("--game", "imprevisible", "--players", "3", "--size", size, "--scale", scale, "--short")
