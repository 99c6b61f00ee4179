"""Two hundred kills of a running game and every kind of damage to its file: too slow for every day."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.storage.autosave import Autosave
from tests.data.broken_saves import changed_bytes, check_recovery, kept_game, truncations

KILLER = Path(__file__).parents[1] / "data/kill_while_playing.py"


@pytest.mark.timeout(1200)
def test_two_hundred_kills_lose_no_event_that_was_told(own_folders: Path) -> None:
    run = subprocess.run(
        [sys.executable, KILLER, "200"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.timeout(600)
def test_whatever_happens_to_its_file_the_game_before_is_played(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path)
    content = Autosave(tmp_path).path.read_bytes()
    damages = [*truncations(content, 10), *changed_bytes(content, 50, random.Random())]
    for number, damage in enumerate(damages):
        folder = tmp_path / str(number)
        folder.mkdir()
        check_recovery(qapp, folder, damage, monkeypatch)
