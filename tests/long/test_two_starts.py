"""A second start of the real program: it hands its file over and ends; the first one shows it."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.long.desk import ROOT, Hands, clean_environment, desk

QUICK = 3.0
"""Seconds that a second start may take on a busy machine."""
PATIENCE = 15.0

GAME = """[Rules "generala 1"]
[Player "{name}" human]
[Player "Beto" human]

11223 =ones:2
"""

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("Xvfb", "openbox", "xdotool"))),
    reason="needs Xvfb, openbox and xdotool",
)


class Starts:
    """The program, started as often as wanted, with one person's folders."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self.environment = clean_environment(folder, display)
        self.hands = Hands(display)
        self.errors = folder / "errors"
        self._stack = ExitStack()

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        errors = self._stack.enter_context(self.errors.open("ab"))
        process = subprocess.Popen(
            [sys.executable, "-m", "generala_desktop", *arguments],
            cwd=ROOT,
            env=self.environment,
            stdout=errors,
            stderr=errors,
        )
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process

    def end(self) -> None:
        self._stack.close()

    def game(self, name: str) -> Path:
        path = self.folder / f"{name}.generala"
        path.write_text(GAME.format(name=name), encoding="utf-8")
        return path

    def kept(self) -> str:
        """The game on the table, as it is kept."""
        path = self.folder / "data/generala-desktop/running.generala"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def active(self) -> str:
        return self.hands.ask("getactivewindow", "getwindowname")

    def windows(self) -> list[str]:
        return self.hands.ask("search", "--onlyvisible", "--name", "Generala Desktop").split()

    def wait(self, condition: Callable[[], object], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(f"{what}; active is {self.active()!r}; kept:\n{self.kept()}")
            time.sleep(0.05)

    def wait_for_new_game_window(self) -> None:
        self.wait(lambda: self.active().startswith("New game"), "no new-game window")

    def start_again(self, *arguments: str) -> None:
        """Start once more and wait until that process has ended, quickly and well."""
        began = time.monotonic()
        assert self.start(*arguments).wait(timeout=PATIENCE) == 0
        assert time.monotonic() - began < QUICK


@pytest.fixture
def starts(own_folders: Path) -> Iterator[Starts]:
    with desk("1280x800") as display:
        running = Starts(own_folders, display)
        yield running
        running.end()
    assert running.errors.read_bytes() == b""


def test_the_file_of_a_second_start_is_opened_while_a_new_game_is_asked_for(
    starts: Starts,
) -> None:
    first = starts.start()
    starts.wait_for_new_game_window()
    starts.start_again(str(starts.game("Ana")))
    starts.wait(lambda: "Ana" in starts.kept(), "the file is not opened")
    starts.wait(lambda: starts.active() == "Generala Desktop", "the window is not in front")
    assert first.poll() is None
    assert len(starts.windows()) == 1


def test_the_file_of_a_second_start_is_opened_while_dice_roll(starts: Starts) -> None:
    starts.start(str(starts.game("Ana")))
    starts.wait(lambda: "Ana" in starts.kept(), "the first file is not opened")
    starts.wait(lambda: starts.active() == "Generala Desktop", "the window is not in front")
    before = starts.kept()
    starts.hands.press("Return")
    starts.wait(lambda: starts.kept() != before, "nothing was rolled")
    starts.start_again(str(starts.game("Caro")))
    # The game on the table is not finished: what becomes of it is asked first.
    starts.wait(lambda: len(starts.windows()) == 2, "nothing is asked")
    starts.hands.press("alt+g")
    starts.wait(lambda: "Caro" in starts.kept(), "the second file is not opened")
    assert "Ana" not in starts.kept()


def test_a_second_start_raises_a_hidden_window(starts: Starts) -> None:
    starts.start(str(starts.game("Ana")))
    starts.wait(lambda: starts.active() == "Generala Desktop", "the window is not in front")
    [window] = starts.windows()
    starts.hands.ask("windowminimize", window)
    starts.wait(lambda: not starts.windows(), "the window is not minimised")
    starts.start_again()
    starts.wait(lambda: starts.active() == "Generala Desktop", "the window is not in front")
    assert starts.windows() == [window]


def test_ten_starts_at_once_make_one_window(starts: Starts) -> None:
    processes = [starts.start() for _ in range(10)]
    starts.wait(lambda: sum(p.poll() is None for p in processes) == 1, "not one is left")
    starts.wait_for_new_game_window()
    assert [p.returncode for p in processes if p.returncode is not None] == [0] * 9


def test_after_a_kill_the_next_start_has_the_game(starts: Starts) -> None:
    first = starts.start(str(starts.game("Ana")))
    starts.wait(lambda: "Ana" in starts.kept(), "the file is not opened")
    starts.wait(lambda: starts.active() == "Generala Desktop", "the window is not in front")
    before = starts.kept()
    starts.hands.press("Return")
    starts.wait(lambda: starts.kept() != before, "nothing was rolled")
    kept = starts.kept()
    first.kill()
    first.wait()
    starts.start()
    starts.wait_for_new_game_window()
    starts.hands.press("Return")  # continues
    starts.wait(lambda: starts.active() == "Generala Desktop", "the game does not go on")
    assert starts.kept() == kept
