"""What goes to desktops and into bundles agrees with the program; nothing is built here."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication

from generala_desktop import __version__
from generala_desktop.__main__ import WISHES
from generala_desktop.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "generala_desktop"
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
HOME = "https://generala-desktop.example"
ALWAYS_THERE = {"QtCore", "QtGui", "QtWidgets", "QtNetwork"}
"""Parts of Qt that are loaded at start, so that whoever reads the sources finds them."""


@pytest.fixture
def desktop_files(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return module("desktop_files", monkeypatch)


def module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a module of packaging/, which is no package."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module(name)


def run(*command: str) -> str:
    """Run a tool, if there is one, and return what it complains of."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def in_spec(name: str) -> list[str]:
    """Return a list of names that generala.spec begins with."""
    tree = ast.parse((PACKAGING / "generala.spec").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return list(ast.literal_eval(node.value))
    raise AssertionError(f"no {name} in generala.spec")


@cache
def imported_by_us() -> frozenset[str]:
    """Return every module of others that the program imports anywhere."""
    found: set[str] = set()
    for file in (ROOT / "generala_desktop").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
        # Names of modules that are imported by importlib stand as texts.
        found |= set(re.findall(r"[\"'](PySide6\.\w+)[\"']", text))
    return frozenset(found)


# The menu and software centres


def test_the_menu_entry_is_valid() -> None:
    assert run("desktop-file-validate", str(LINUX / "generala-desktop.desktop")) == ""


def test_the_menu_entry_speaks_spanish_wherever_it_speaks() -> None:
    lines = (LINUX / "generala-desktop.desktop").read_text(encoding="utf-8").splitlines()
    keys = [line.split("=")[0] for line in lines if "=" in line]
    for key in ("GenericName", "Comment", "Keywords"):
        assert f"{key}[es]" in keys
    assert keys.count("Name") - 1 == keys.count("Name[es]")  # the program has one name


def test_the_actions_of_the_menu_entry_are_wishes_that_the_program_knows() -> None:
    text = (LINUX / "generala-desktop.desktop").read_text(encoding="utf-8")
    assert set(re.findall(r"^Exec=generala-desktop (--\w+)$", text, re.MULTILINE)) == WISHES


def test_the_description_is_valid(desktop_files: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / f"{desktop_files.COMPONENT}.metainfo.xml"
    file.write_text(desktop_files.metainfo(HOME), encoding="utf-8")
    run("appstreamcli", "validate", "--no-net", "--pedantic", str(file))


def test_the_description_tells_this_release_and_shows_pictures(desktop_files: ModuleType) -> None:
    component = ET.fromstring(desktop_files.metainfo(HOME))
    releases = [release.get("version") for release in component.iter("release")]
    assert releases[0] == __version__
    images = [image.text or "" for image in component.iter("image")]
    assert images
    for image in images:
        assert (PACKAGING / image.removeprefix(f"{HOME}/")).is_file()
    [rating] = component.iter("content_rating")
    assert rating.get("type") == "oars-1.1"


def test_every_text_of_the_description_is_in_both_languages(desktop_files: ModuleType) -> None:
    component = ET.fromstring(desktop_files.metainfo(HOME))
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    [description] = component.findall("description")
    texts = [*component.findall("summary"), *component.iter("caption")]
    texts += [*description.iter("p"), *description.iter("li")]
    spanish = [text for text in texts if text.get(language) == "es"]
    assert len(spanish) * 2 == len(texts)


def test_a_game_that_is_written_is_known_by_its_beginning() -> None:
    root = ET.parse(LINUX / "generala-desktop-mime.xml").getroot()
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    [match] = root.findall(".//m:match", names)
    game = min((ROOT / "tests/golden/games").glob("*.generala")).read_text(encoding="utf-8")
    start, end = map(int, match.attrib["offset"].split(":"))
    assert match.attrib["value"] in game[start : end + len(match.attrib["value"])]
    assert [glob.get("pattern") for glob in root.findall(".//m:glob", names)] == ["*.generala"]


# The manual


def test_the_manual_names_every_command(desktop_files: ModuleType) -> None:
    manual = desktop_files.manual()
    for command in COMMANDS:
        assert re.search(rf"^\.B generala\\-desktop {command}\b", manual, re.MULTILINE), command
        assert f"\n.TP\n.B {command}\n" in manual, command
    for wish in WISHES:
        assert wish.replace("-", r"\-") in manual


def test_the_manual_is_typeset_without_complaint(desktop_files: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "generala-desktop.6"
    page.write_text(desktop_files.manual(), encoding="utf-8")
    shown = run("man", "--warnings", "-E", "UTF-8", "-P", "cat", "-l", str(page))
    assert "warning" not in shown
    assert "generala-desktop" in shown


# The bundle


def test_the_bundle_takes_along_what_is_loaded_late() -> None:
    late, excluded = in_spec("LATE"), in_spec("EXCLUDED")
    qt = {name.split(".")[1] for name in imported_by_us() if name.startswith("PySide6.")}
    assert {f"PySide6.{name}" for name in qt - ALWAYS_THERE} <= set(late)
    assert not set(late) & set(excluded)


def test_the_bundle_leaves_out_nothing_that_is_imported() -> None:
    assert "numpy" in imported_by_us()
    assert not imported_by_us() & set(in_spec("EXCLUDED")) - {"typing_extensions"}


def test_the_bundle_takes_along_what_numpy_loads_when_it_is_named() -> None:
    sources = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    named = {name for text in sources for name in re.findall(r"\bnp\.(\w+)\.", text)}
    parts = {f"numpy.{name}" for name in named if importlib.util.find_spec(f"numpy.{name}")}
    assert "numpy.fft" in parts
    assert parts <= set(in_spec("LATE"))


WITHOUT_THE_REST = """
import sys

left_out = set(sys.argv[1].split(","))

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in left_out:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from generala_desktop import cli
from generala_desktop.engine.state import start
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_pars import pars
from generala_desktop.strategy.outlook import Outlook
from generala_desktop.strategy.solver import Solver

solver = Solver(build("generala"))
solver.solve()
for adviser in (ExactAdviser(solver), MatchAdviser(pars(build("simultanea")))):
    state = start(adviser.rules, 2)
    assert adviser.ranked(state)
    assert 0.9 < sum(Outlook(adviser).win_chances(state)) <= 1.01
sys.exit(cli.main("simulate --rules generala --players novice,perfect --games 1".split()))
"""


def test_coach_and_computer_need_nothing_that_is_left_out(own_folders: Path) -> None:
    left_out = ",".join(in_spec("EXCLUDED"))
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_REST, left_out],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_stands_in_the_package_alone() -> None:
    written = [*PACKAGING.glob("*.py"), *PACKAGING.glob("*.spec"), *LINUX.iterdir()]
    assert written
    for file in written:
        assert __version__ not in file.read_text(encoding="utf-8"), file
    assert f'version = "{__version__}"' not in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_wheel_carries_pictures_sounds_and_words(tmp_path: Path) -> None:
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("needs hatchling")
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    [wheel] = tmp_path.glob(f"generala_desktop-{__version__}-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("resources", "translations"):
        for file in (ROOT / folder).rglob("*"):
            if file.is_file():
                assert f"generala_desktop/{file.relative_to(ROOT).as_posix()}" in names
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]


def test_every_picture_that_is_shown_can_be_made_again() -> None:
    made = {"roll.gif"}
    for node in ast.parse((PACKAGING / "make_pictures.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SCENES":
            assert isinstance(node.value, ast.Dict)
            made |= {f"{ast.literal_eval(key)}.png" for key in node.value.keys if key}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    description = (LINUX / "generala-desktop.metainfo.xml.in").read_text(encoding="utf-8")
    shown = set(re.findall(r"pictures/([\w-]+\.\w+)", readme + description))
    assert len(shown) > 3
    assert shown <= made
    assert made == {file.name for file in (PACKAGING / "pictures").iterdir()}


# What is not in a bundle


def test_nothing_depends_on_what_bundles_are_without() -> None:
    """They are compiled without docstrings and without assertions (`optimize` in the spec)."""
    for file in sorted((ROOT / "generala_desktop").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Assert), file
            assert "__doc__" not in (getattr(node, "attr", ""), getattr(node, "id", "")), file


# Icons


def test_icons_of_windows_and_macos_hold_pictures_of_the_sizes_they_tell(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    icons = module("icons", monkeypatch)
    icons.make(tmp_path)
    for size in icons.SIZES:
        assert picture_size((tmp_path / f"generala-desktop-{size}.png").read_bytes()) == size
    windows = (tmp_path / "generala-desktop.ico").read_bytes()
    zero, kind, count = struct.unpack_from("<HHH", windows)
    assert (zero, kind, count) == (0, 1, len(icons.WINDOWS_SIZES))
    for entry, size in enumerate(icons.WINDOWS_SIZES):
        width, _, _, _, _, depth, length, place = struct.unpack_from(
            "<BBBBHHII", windows, 6 + 16 * entry
        )
        assert (width or 256, depth) == (size, 32)
        assert picture_size(windows[place : place + length]) == size
    mac = (tmp_path / "generala-desktop.icns").read_bytes()
    assert struct.unpack_from(">4sI", mac) == (b"icns", len(mac))
    place, found = 8, []
    while place < len(mac):
        kind, length = struct.unpack_from(">4sI", mac, place)
        found.append((kind, picture_size(mac[place + 8 : place + length])))
        place += length
    assert found == [(kind, size) for size, kind in icons.MAC_TYPES.items()]


def picture_size(png: bytes) -> int:
    signature, width, height = png[:8], *struct.unpack_from(">II", png, 16)
    assert signature == b"\x89PNG\r\n\x1a\n"
    assert width == height
    return int(width)
