"""What people download, tried where there is nothing else: a bare Debian for each product.

    .venv/bin/python packaging/build.py
    .venv/bin/python -m pytest tests/long/test_products.py

About ten minutes. Needs root, debootstrap, a network, Xvfb, openbox, xdotool and pdftotext, and what
build.py puts into dist/. The screen is outside; inside is only what each product says that it needs.
GENERALA_DEBIAN may name a folder where debootstrap has been already; pictures of the windows go to
the folder that GENERALA_PICTURES names, if any.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.long.chroot import HOME, PERSON, Chroot, debootstrap, why_not
from tests.long.desk import ROOT, Hands, desk

DIST = ROOT / "dist"
PATIENCE = 60.0
DATA = ".local/share/generala-desktop"
GAME = """[Rules "generala 1"]
[Player "Ana" human]
[Player "Beto" human]

11223 =ones:2
"""
HAND = """[Rules "imprevisible 1"]
[Player "Ana" human]
[Player "Beto" human]

66613
"""
THOUGHT = 6.0
"""Seconds in which the coach has found its figures."""
SOUND_AND_SPEECH = '{"version": 2, "volume": 60, "speech": "on"}'

TOOLS = ("Xvfb", "openbox", "xdotool", "pdftotext")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.timeout(1800),
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)}"),
    pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is everything"),
]


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Debian of required packages alone."""
    if made := os.environ.get("GENERALA_DEBIAN"):
        return Path(made)
    folder = tmp_path_factory.mktemp("debian") / "bare"
    debootstrap(folder)
    return folder


@pytest.fixture
def debian(bare: Path, tmp_path: Path) -> Iterator[Chroot]:
    made = Chroot(bare, tmp_path / "debian")
    yield made
    made.remove()


@pytest.fixture
def display() -> Iterator[str]:
    with desk("1280x900") as name:
        yield name


def product(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if not found:
        pytest.skip(f"no {pattern} in dist/; packaging/build.py makes it")
    return found[-1]


def words_of(document: str, beginning: str) -> list[str]:
    """Return the packages of the one command in a document that begins so."""
    text = (ROOT / document).read_text(encoding="utf-8").replace("\\\n", " ")
    [line] = [line for line in text.splitlines() if line.startswith(beginning)]
    return line.removeprefix(beginning).split()


def wait(
    condition: Callable[[], object], what: str, also: Callable[[], object] = lambda: ""
) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what}; {also()}")
        time.sleep(0.1)


class Visit:
    """A person at a program that is started in a chroot, with the screen outside."""

    def __init__(self, debian: Chroot, display: str, name: str) -> None:
        self.debian = debian
        self.hands = Hands(display)
        self.display = display
        self.name = name
        self.errors = debian.root / "tmp/errors"
        self.environment = {
            "DISPLAY": display,
            "LANGUAGE": "es",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            "XDG_RUNTIME_DIR": "/tmp/run",
        }
        debian.run("install", "-d", "-m", "700", "-o", PERSON, "/tmp/run")

    def start(self, *command: str) -> None:
        self.debian.start(*command, errors=self.errors, **self.environment)

    def active(self) -> str:
        return self.hands.ask("getactivewindow", "getwindowname")

    def wait_for_window(self, title: str) -> None:
        wait(
            lambda: self.active() == title,
            f"no {title}",
            self.look,
        )

    def take_picture(self, what: str) -> None:
        folder = os.environ.get("GENERALA_PICTURES")
        if folder and shutil.which("import"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            target = Path(folder, f"{self.name}-{what}.png")
            command = ("import", "-display", self.display, "-window", "root", str(target))
            subprocess.run(command, check=True)

    def running_game(self) -> str:
        path = self.debian.home(DATA, "running.generala")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def finished_games(self) -> int:
        path = self.debian.home(DATA, "games.sqlite3")
        if not path.exists():
            return 0
        with closing(sqlite3.connect(path)) as archive:
            try:
                return int(archive.execute("SELECT count(*) FROM game").fetchone()[0])
            except sqlite3.Error:  # it is just being made
                return 0

    def roll(self) -> None:
        before = self.running_game()
        self.hands.press("Return")
        wait(lambda: self.running_game() != before, "nothing is rolled", self.look)

    def look(self) -> str:
        """Say, and show, what there is where something else should be."""
        self.take_picture("trouble")
        return f"active is {self.active()!r}; it said: {self.errors.read_text()}"

    def play_to_the_end(self) -> None:
        """Press Enter until the game is over: it rolls, goes to the planilla and writes."""
        before = self.finished_games()
        last, since = "", time.monotonic()
        while self.finished_games() == before:
            self.hands.press("Return")
            time.sleep(0.25)
            now = self.running_game()
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"Enter leads no further; active is {self.active()!r}:\n{now}")
        self.take_picture("winner")

    def play_a_game(self, *command: str) -> None:
        """Start the program for the first time and play what it proposes, in Spanish."""
        home = self.debian.home(".config/generala-desktop")
        home.mkdir(parents=True)
        (home / "preferences.json").write_text(SOUND_AND_SPEECH)
        self.debian.run("chown", "-R", f"{PERSON}:{PERSON}", HOME)
        self.start(*command)
        self.wait_for_window("Nueva partida — Generala Desktop")
        self.take_picture("new-game")
        self.hands.press("Return")
        self.wait_for_window("Generala Desktop")
        # Who starts has been thrown for before that.
        while not re.search(r"^\d{5}", self.running_game(), re.MULTILINE):
            self.hands.press("Return")
            time.sleep(1.5)
        self.hands.press("h")
        time.sleep(THOUGHT)
        self.take_picture("coach")
        self.play_to_the_end()
        self.hands.press("ctrl+r")
        time.sleep(THOUGHT)
        self.take_picture("review")

    def assert_nothing_went_wrong(self) -> None:
        log = self.debian.home(".cache/generala-desktop/log/generala-desktop.log")
        told = self.errors.read_text()
        told += log.read_text(encoding="utf-8") if log.exists() else ""
        # A bare Debian has neither a sound server nor voices; they are asked for, and that is all.
        wanting = "speech|Multimedia|Pulse|no sounds"
        assert [line for line in told.splitlines() if not re.search(wanting, line)] == []

    def print_a_planilla(self, program: str) -> str:
        """Have the commands answer, and return the text of a PDF in Spanish."""
        everything = {**self.environment, "user": PERSON}
        rules = self.debian.run(program, "rules", "yacht", **everything)
        assert "Yacht" in rules
        best = self.debian.run(program, "solve", "--rules", "yacht", **everything)
        assert "average" in best
        levels = ("--players", "novice,perfect", "--games", "2")
        for game in ("generala", "imprevisible"):
            played = self.debian.run(program, "simulate", "--rules", game, *levels, **everything)
            assert "perfect" in played
        (self.debian.home("hand.generala")).write_text(HAND)
        advice = self.debian.run(program, "hint", f"{HOME}/hand.generala", **everything)
        assert "hold 6 6 6" in advice
        sheet = ("sheet", "--rules", "generala", "--players", "3", "--lang", "es")
        self.debian.run(program, *sheet, "-o", f"{HOME}/planilla.pdf", **everything)
        command = ("pdftotext", "-layout", str(self.debian.home("planilla.pdf")), "-")
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def assert_all_works(visit: Visit, program: str) -> None:
    began = time.monotonic()
    visit.play_a_game(program)
    loaded = visit.debian.libraries()
    assert "libQt6Multimedia" in loaded
    assert "libQt6TextToSpeech" in loaded
    assert "_sqlite3" in loaded
    assert "Escalera" in visit.print_a_planilla(program)
    visit.assert_nothing_went_wrong()
    visit.debian.end()
    print(f"{visit.name}: everything in {time.monotonic() - began:.0f} s")


def test_the_debian_package_plays_alone_and_leaves_only_games(debian: Chroot, display: str) -> None:
    package = product("generala-desktop_*.deb")
    needed = subprocess.run(
        ("dpkg-deb", "-f", str(package), "Depends"), capture_output=True, text=True, check=True
    ).stdout
    # What is there for double clicks, printed manuals and so on is there before as well.
    first = [re.split(r" [|(]", one)[0].strip() for one in needed.split(",")]
    debian.install(*first, "shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
    before = debian.files()
    shutil.copyfile(package, debian.root / "root/game.deb")
    debian.install("/root/game.deb")
    visit = Visit(debian, display, "deb")
    assert_all_works(visit, "generala-desktop")
    debian.run("apt-get", "purge", "-qq", "-y", "generala-desktop")
    assert debian.files() - before == set()
    assert visit.finished_games() == 1
    assert debian.home(DATA, "instance.lock").exists()


def test_a_double_click_opens_a_game(debian: Chroot, display: str) -> None:
    shutil.copyfile(product("generala-desktop_*.deb"), debian.root / "root/game.deb")
    debian.install(
        *("/root/game.deb", "shared-mime-info", "desktop-file-utils", "libglib2.0-bin"),
        *("xdg-utils", "libfile-mimeinfo-perl"),
    )
    debian.home("partida.generala").write_text(GAME)
    # By what is in it, where the name says nothing.
    debian.home("nameless").write_text(GAME)
    visit = Visit(debian, display, "double-click")
    for name in ("partida.generala", "nameless"):
        told = debian.run("gio", "info", "-a", "standard::content-type", f"{HOME}/{name}")
        assert "application/x-generala" in told
    asked = ("xdg-mime", "query", "filetype", f"{HOME}/partida.generala")
    assert debian.run(*asked, user=PERSON, **visit.environment).strip() == "application/x-generala"
    asked = ("xdg-mime", "query", "default", "application/x-generala")
    assert debian.run(*asked, user=PERSON).strip() == "generala-desktop.desktop"
    for opener in (("gio", "open"), ("xdg-open",)):
        visit.start(*opener, f"{HOME}/partida.generala")
        visit.wait_for_window("Generala Desktop")
        wait(lambda: "Beto" in visit.running_game(), "the game is not on the table")
        visit.roll()
        visit.take_picture(opener[0])
        debian.end()
        wait(lambda: visit.active() == "", "the window stays")
        # With the game before the last move, which would be gone on with.
        for kept in debian.home(DATA).glob("running*"):
            kept.unlink()


def test_the_archive_plays_with_what_its_readme_names(debian: Chroot, display: str) -> None:
    debian.install(*words_of("packaging/README.md", "sudo apt-get install libgl1 "), "libgl1")
    packed = product("generala-desktop-*-linux-*.tar.xz")
    subprocess.run(("tar", "-xf", str(packed), "-C", str(debian.home())), check=True)
    [folder] = debian.home().glob("generala-desktop-*")
    assert_all_works(Visit(debian, display, "archive"), f"{HOME}/{folder.name}/generala-desktop")


@pytest.fixture
def with_python(debian: Chroot, tmp_path: Path) -> Chroot:
    """What README asks for, and wheels that are fetched outside, as pip is told to there."""
    debian.install(*words_of("README.md", "sudo apt-get install "))
    wheels = debian.root / "wheels"
    fetch = (sys.executable, "-m", "pip", "wheel", "-q", "-w", str(wheels))
    subprocess.run((*fetch, str(ROOT), "hatchling", "editables"), check=True)
    for ours in wheels.glob("generala_desktop-*"):
        ours.unlink()
    (debian.root / "etc/pip.conf").write_text("[global]\nno-index = true\nfind-links = /wheels\n")
    return debian


def test_the_wheel_plays_without_the_sources(with_python: Chroot, display: str) -> None:
    wheel = product("generala_desktop-*.whl")
    shutil.copyfile(wheel, with_python.home(wheel.name))
    with_python.run("python3", "-m", "venv", f"{HOME}/venv", user=PERSON)
    with_python.run(f"{HOME}/venv/bin/pip", "install", "-q", f"{HOME}/{wheel.name}", user=PERSON)
    assert_all_works(Visit(with_python, display, "wheel"), f"{HOME}/venv/bin/generala-desktop")


def test_the_two_commands_of_the_readme_start_it(with_python: Chroot, display: str) -> None:
    tracked = subprocess.run(
        ("git", "-C", str(ROOT), "ls-files", "-z"), capture_output=True, text=True, check=True
    )
    sources = with_python.home("generala")
    for name in tracked.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, sources / name)
    with_python.run("chown", "-R", f"{PERSON}:{PERSON}", f"{HOME}/generala")
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    [commands] = re.findall(r"## Start it.*?```sh\n(.*?)```", text, re.DOTALL)
    first, second = commands.strip().splitlines()
    with_python.run("sh", "-c", f"cd generala && {first}", user=PERSON)
    visit = Visit(with_python, display, "readme")
    visit.play_a_game("sh", "-c", f"cd generala && {second}")
    visit.assert_nothing_went_wrong()
