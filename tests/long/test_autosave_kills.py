"""Two hundred kills at random moments: too slow for every day."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
KILLER = ROOT / "tests/data/kill_while_saving.py"


def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, KILLER, tmp_path, "200"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
