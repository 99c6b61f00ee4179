"""Kills a process that saves without pause, and looks at what it left: FOLDER TIMES [SEED]."""

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

from generala_desktop.storage.autosave import Autosave

ROOT = Path(__file__).parents[2]

# Each state carries its number at both ends; it is told only after write() has returned.
_SAVER = """
import sys
from pathlib import Path
from generala_desktop.storage.autosave import Autosave
autosave, number = Autosave(Path(sys.argv[1])), int(sys.argv[2])
while True:
    number += 1
    autosave.write(f"{number}\\n" + "x" * (number * 997 % 20000) + f"\\n{number}\\n")
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""
_WHOLE = re.compile(r"(\d+)\nx*\n(\d+)\n")


def kill_while_saving(folder: Path, times: int, chance: random.Random) -> None:
    """Fails unless each kill leaves the last state told of, or the one after it, whole."""
    number = 0
    for _ in range(times):
        process = subprocess.Popen(
            [sys.executable, "-c", _SAVER, str(folder), str(number)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        told = int(process.stdout.readline())
        time.sleep(chance.uniform(0, 0.03))
        process.kill()
        told = max([told, *map(int, process.stdout.read().split("\n")[:-1])])
        process.stdout.close()
        process.wait()
        found = [whole(text) for text in Autosave(folder).read() or []]
        assert found[0] in {told, told + 1}
        assert found[1:] in ([], [found[0] - 1], [found[0]])
        number = found[0]
    assert number > 2 * times


def whole(text: str) -> int:
    match = _WHOLE.fullmatch(text)
    assert match, text[:50]
    assert match[1] == match[2]
    return int(match[1])


if __name__ == "__main__":
    kill_while_saving(Path(sys.argv[1]), int(sys.argv[2]), random.Random(*sys.argv[3:]))
