"""The first moments of a process: closed, interrupted or incomplete before the game is loaded."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SECONDS = 30

CLOSED_ON_SIGHT = """
import sys
from PySide6.QtCore import QTimer
from generala_desktop import __main__ as start, groundwork
from generala_desktop.views.main_window import MainWindow

class Hasty(MainWindow):
    def __init__(self):
        super().__init__()
        # After the paint, and before what was to follow it.
        self.first_painted.connect(lambda: QTimer.singleShot(0, self.close))

groundwork.MainWindow = Hasty
status = start.show_window([])
print("loaded" if "generala_desktop.app" in sys.modules else "not loaded")
sys.exit(status)
"""

INCOMPLETE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QMessageBox
from generala_desktop import __main__ as start
from generala_desktop.storage import paths

paths.resources_dir = lambda: Path("/lost/resources")
QMessageBox.critical = lambda _parent, _title, text: print(text)
sys.exit(start.show_window([]))
"""

BROKEN = """
import sys
from PySide6.QtWidgets import QMessageBox
from generala_desktop import __main__ as start, app

def fail(*_):
    raise RuntimeError("no table")

app.Application = fail
QMessageBox.critical = lambda _parent, _title, text: print(text)
sys.exit(start.show_window([]))
"""

DEAF = """
import sys
from PySide6.QtWidgets import QMessageBox
from generala_desktop import __main__ as start
from generala_desktop.services import single_instance
from generala_desktop.storage.paths import data_dir

single_instance._PATIENCE_SECONDS = 0.1
first = single_instance.SingleInstance(data_dir())
assert first.acquire()  # and never listens
QMessageBox.warning = lambda _parent, _title, text: print(text)
sys.exit(start.show_window([]))
"""

FIRST_PICTURE = """
import linecache, os, sys
from generala_desktop import __main__ as start
from generala_desktop.storage import paths

def report():
    import PySide6.QtCore
    names = vars(PySide6.QtCore)
    print(*(name for name in ("Qt", "QEvent") if name in names))
    print(*(name for name in sys.argv[1:] if name in sys.modules))
    print(*(name for name in linecache.cache if "generala_desktop" in name))
    sys.stdout.flush()
    os._exit(0)

paths.resources_dir = report  # the first thing that loading asks for
start.show_window([])
"""


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def test_a_window_closed_on_sight_ends_the_program(own_folders: Path) -> None:
    ended = run(CLOSED_ON_SIGHT)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "not loaded\n", "")


def test_the_first_picture_waits_for_nothing_that_takes_long_to_load(own_folders: Path) -> None:
    # Each of these takes as long as a tenth of the window itself, Qt's names and NumPy much longer.
    shown = run(
        FIRST_PICTURE,
        *("dataclasses", "datetime", "hashlib", "json", "numpy", "socket", "subprocess"),
        *("PySide6.QtNetwork", "PySide6.QtSvg", "PySide6.QtPrintSupport"),
        *("generala_desktop.app", "generala_desktop.engine", "generala_desktop.views.actions"),
    )
    assert (shown.returncode, shown.stdout, shown.stderr) == (0, "\n\n\n", "")


def test_a_program_without_its_resources_says_so_and_ends(own_folders: Path) -> None:
    ended = run(INCOMPLETE)
    assert ended.returncode == 1
    assert "“/lost/resources” is not there" in ended.stdout
    assert ended.stderr == ""


def test_a_program_that_cannot_be_loaded_says_so_and_ends(own_folders: Path) -> None:
    ended = run(BROKEN)
    assert ended.returncode == 1
    assert "cannot start (RuntimeError: no table)" in ended.stdout
    assert "RuntimeError: no table" in ended.stderr


def test_a_window_that_does_not_answer_is_told(own_folders: Path) -> None:
    ended = run(DEAF)
    assert ended.returncode == 1
    assert "its window does not answer" in ended.stdout
    assert ended.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="has no signals")
def test_ctrl_c_in_a_terminal_ends_the_program(own_folders: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "generala_desktop"], stderr=subprocess.PIPE, text=True
    )
    try:
        # Listening comes after loading.
        socket = own_folders / "data/generala-desktop/instance.socket"
        deadline = time.monotonic() + SECONDS
        while not socket.exists() and time.monotonic() < deadline:
            assert program.poll() is None
            time.sleep(0.02)
        program.send_signal(signal.SIGINT)
        _, said = program.communicate(timeout=5)
    finally:
        program.kill()
        program.wait()
    assert program.returncode == -signal.SIGINT
    assert said == ""
