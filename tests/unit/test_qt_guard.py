"""The Qt binding in use is one that does not wear out the interpreter."""

import subprocess
import sys

from PySide6 import __version__ as binding_version

VOID_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20_000):
    thing.setObjectName("x")
print("alive")
"""


def test_the_binding_is_of_the_line_the_program_was_made_for() -> None:
    assert binding_version.split(".")[:2] == ["6", "11"]


def test_twenty_thousand_void_calls_leave_the_interpreter_alive() -> None:
    # PySide6 6.12.0 drops a reference to None with each void call; before Python 3.12 that aborts
    # the interpreter after a few thousand, in the first seconds of rolling dice.
    run = subprocess.run(
        [sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stdout.strip()) == (0, "alive"), run.stderr
