"""The desktop's wish for little motion: read where it can be read, and no trouble elsewhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.services.system_motion import SystemMotion

ROOT = Path(__file__).parents[3]
BUS = shutil.which("dbus-run-session")


def said(desktop: str) -> str:
    run = subprocess.run(
        [str(BUS), "--", sys.executable, Path(__file__).with_name("portal.py"), desktop],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return run.stdout.strip()


@pytest.mark.skipif(BUS is None, reason="needs dbus-run-session")
@pytest.mark.parametrize(
    ("desktop", "expected"),
    [
        # At the start nothing is known; then the answer, then the changes.
        ("still", "False True False True False"),
        ("animated", "False True False"),
        ("absent", "False"),
    ],
)
def test_the_portal_is_read_and_followed(desktop: str, expected: str) -> None:
    assert said(desktop) == expected


def test_without_a_bus_nothing_is_loaded_and_nothing_moves_less(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delitem(sys.modules, "PySide6.QtDBus", raising=False)
    motion = SystemMotion()
    motion.look()
    assert not motion.is_reduced
    assert "PySide6.QtDBus" not in sys.modules


def test_a_bus_that_is_gone_is_no_trouble(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from generala_desktop.services.system_motion import SystemMotion\n"
        "app = QCoreApplication([])\n"
        "motion = SystemMotion()\n"
        "motion.look()\n"
        "print(motion.is_reduced)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ
        | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/none", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (run.stdout.strip(), run.stderr) == ("False", "")
