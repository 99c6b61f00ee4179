"""Five hundred kills of a program in which games end: too slow for every day."""

import subprocess
import sys
from pathlib import Path

import pytest

KILLER = Path(__file__).parents[1] / "data/kill_while_archiving.py"


@pytest.mark.timeout(3600)
def test_five_hundred_kills_leave_every_finished_game_in_the_archive_once(
    own_folders: Path,
) -> None:
    run = subprocess.run(
        [sys.executable, KILLER, "500"], capture_output=True, text=True, check=False
    )
    print(run.stdout)
    assert run.returncode == 0, run.stderr
