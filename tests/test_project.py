"""The project keeps its own habits: what no other test would notice."""

import ast
import importlib
import inspect
import pkgutil
import re
import runpy
import shutil
import subprocess
import sys
import textwrap
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import generala_desktop

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "generala_desktop"

LONG_MODULES: dict[str, str] = {}
"""Modules that may pass the limit, each with its reason."""
LONGEST_MODULE = 400

# Written with brackets so that this file does not hold what it looks for.
FORBIDDEN = {
    "paths of one machine": r"[/](work|farm|opt[/]gd)[/]|(?<![\w./-])shared[/]|[.]library\b",
    "how the text came about": r"(?i)sub[-]?agent|\bhelper[ -]agent|\b(this|my|last|next) ses[s]ion\b"
    r"|\bcoding ag[e]nt|\b(chatg[p]t|anthro[p]ic|cl[a]ude)\b",
    "package hosts": r"(?i)index[-]url|[/]simple[/]|\"resol[v]ed\":|py[p]i[.]org|pythonhos[t]ed"
    r"|registry[.]npm[j]s|deb[.]deb[i]an|proxy[.]gol[a]ng",
    "working papers": r"\b(faults|anchors|platform|design|rules|strategy)[.]md\b"
    r"|(?i:\b(seed|source)s? 00[0-4]\b|\bfault #?\d+|\bissue #?\d+)",
    "open ends": r"(#|//|:) *(TO[D]O|FIX[M]E|XX[X])\b",
}


# --- The source ---------------------------------------------------------------------------------


def tracked_files() -> list[Path]:
    """What git knows; without git, what a source archive holds."""
    if (ROOT / ".git").exists():
        listing = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
        )
        found = [ROOT / name for name in listing.stdout.split("\0") if name]
        return [path for path in found if path.is_file()]
    folders = ["generala_desktop", "resources", "translations", "tests", "packaging"]
    inside = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    return inside + list(ROOT.glob("*.md"))


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        short(path)
        for path in python_files("generala_desktop", "tests", "packaging")
        if (source := text_of(path)).strip() and not ast.get_docstring(ast.parse(source))
    ]
    assert silent == []


def test_no_module_is_too_long() -> None:
    lengths = {
        short(path): len(text_of(path).splitlines())
        for path in python_files("generala_desktop", "packaging")
    }
    long = {name for name, lines in lengths.items() if lines > LONGEST_MODULE}
    assert long == set(LONG_MODULES), {name: lengths[name] for name in long}


def forbidden_in(text: str) -> list[str]:
    return [
        f"{what}: {match.group(0)}"
        for what, pattern in FORBIDDEN.items()
        for match in re.finditer(pattern, text)
    ]


def test_the_project_speaks_of_itself_alone() -> None:
    found = {
        short(path): words for path in tracked_files() if (words := forbidden_in(text_of(path)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "see /wo" + "rk/notes",
        "in sha" + "red/x",
        "fau" + "lt 12",
        "# TO" + "DO later",
        "see ru" + "les.md",
    ],
)
def test_words_that_do_not_belong_are_found(text: str) -> None:
    assert len(forbidden_in(text)) == 1


def test_our_own_words_are_not_taken_for_foreign_ones() -> None:
    assert forbidden_in("RULES.md §3.2, session_controller.py, a shared win, the default") == []


def test_the_changelog_and_the_version_agree() -> None:
    changelog = text_of(ROOT / "CHANGELOG.md")
    headings = re.findall(r"^## \[(.+?)\](?: - (\S+))?$", changelog, re.MULTILINE)
    versions = [(name, date) for name, date in headings if name != "Unreleased"]
    assert versions[0][0] == generala_desktop.__version__
    assert all(re.fullmatch(r"\d{4}-\d{2}-\d{2}", date) for _, date in versions)
    numbers = [tuple(map(int, name.split("."))) for name, _ in versions]
    assert numbers == sorted(set(numbers), reverse=True)
    assert [name for name, _ in headings].index("Unreleased") == 0


# --- What is loaded -----------------------------------------------------------------------------


def modules_under(name: str) -> list[str]:
    package = importlib.import_module(name)
    inside = pkgutil.walk_packages(package.__path__, f"{name}.")
    return [name, *(module.name for module in inside)]


def loaded_by(modules: Iterable[str]) -> set[str]:
    """Modules in memory once a new interpreter has imported these."""
    lines = [*(f"import {name}" for name in modules), "import sys; print(*sys.modules)"]
    run = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


@pytest.mark.parametrize(
    ("layer", "absent"),
    [
        ("engine", {"PySide6", "numpy", "appdirs"}),
        ("rulesets", {"PySide6", "numpy", "appdirs"}),
        ("storage", {"PySide6"}),
        ("strategy", {"PySide6"}),
    ],
)
def test_lower_layers_load_no_more_than_they_may(layer: str, absent: set[str]) -> None:
    modules = modules_under(f"generala_desktop.{layer}")
    assert len(modules) > 1
    assert loaded_by(modules) & absent == set()


def test_the_program_starts_without_what_only_some_need() -> None:
    heavy = {
        "numpy",
        "sqlite3",
        "PySide6.QtMultimedia",
        "PySide6.QtTextToSpeech",
        "PySide6.QtCharts",
    }
    assert loaded_by(["generala_desktop.app"]) & heavy == set()


# --- Qt's names ---------------------------------------------------------------------------------


def is_qt(cls: type) -> bool:
    return cls.__module__.partition(".")[0] in {"PySide6", "Shiboken", "shiboken6"}


def own_names(cls: type) -> Iterator[str]:
    """Attributes of the class and those its methods set on self, overrides left out."""
    for name, value in vars(cls).items():
        function = value.fget if isinstance(value, property) else value
        function = getattr(function, "__func__", function)
        if not name.startswith("__") and not getattr(function, "__override__", False):
            yield name
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(cls)))):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def hidden_qt_names(cls: type) -> set[str]:
    """Names of ours, mixins included, that Qt's half of the class already has."""
    qt = [base for base in cls.__mro__ if is_qt(base)]
    ours = [base for base in cls.__mro__ if base.__module__.startswith("generala_desktop")]
    return {
        f"{base.__qualname__}.{name}"
        for base in ours or [cls]
        for name in own_names(base)
        if name != "staticMetaObject" and any(name in vars(q) for q in qt)
    }


def our_qt_classes() -> Iterator[type]:
    for name in modules_under("generala_desktop"):
        for value in vars(importlib.import_module(name)).values():
            own = inspect.isclass(value) and value.__module__ == name
            if own and any(is_qt(base) for base in value.__mro__):
                yield value


def test_no_attribute_hides_a_qt_method() -> None:
    classes = list(our_qt_classes())
    assert classes
    assert set().union(*(hidden_qt_names(cls) for cls in classes)) == set()


def test_hiding_a_qt_method_is_found() -> None:
    from PySide6.QtCore import QObject, Signal  # noqa: PLC0415 - the other tests do without Qt

    from generala_desktop.compat import override  # noqa: PLC0415

    class Hides(QObject):
        parent = Signal()  # type: ignore[assignment]

        def __init__(self) -> None:
            super().__init__()
            self.children = ()  # type: ignore[method-assign,assignment]

        def fine(self) -> None:
            self.also_fine = 1

        @override
        def timerEvent(self, event: object) -> None:
            pass

    assert hidden_qt_names(Hides) == {
        f"{Hides.__qualname__}.parent",
        f"{Hides.__qualname__}.children",
    }


# --- The games ----------------------------------------------------------------------------------


def test_every_game_has_a_golden_game() -> None:
    from generala_desktop.rulesets import VARIANTS  # noqa: PLC0415 - after the layers were measured

    golden = {path: text_of(path) for path in (ROOT / "tests/golden/games").glob("*.generala")}
    assert VARIANTS
    missing = [
        variant.id
        for variant in VARIANTS
        if not any(
            path.name.startswith(variant.id) and f'[Rules "{variant.id} {variant.edition}"]' in text
            for path, text in golden.items()
        )
    ]
    assert missing == []


def test_the_rules_name_every_game_box_and_option() -> None:
    from generala_desktop.rulesets import VARIANTS  # noqa: PLC0415

    named = set(re.findall(r"`([\w-]+)`", text_of(ROOT / "RULES.md")))
    numbers = {"twos", "threes", "fours", "fives"}  # "`ones` … `sixes`"
    rulesets = [(variant, variant.by_default()) for variant in VARIANTS]
    expected = {
        *(variant.id for variant in VARIANTS),
        *(option.id for variant in VARIANTS for option in variant.options),
        *(box.id for _, rules in rulesets for box in rules.categories),
    }
    assert expected - numbers - named == set()


# --- The translations ---------------------------------------------------------------------------

Message = tuple[str, str, str]
"""Context, source, comment."""


def messages(path: Path) -> dict[Message, ET.Element]:
    """Every message still in use, with its translation element."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            if translation.get("type") not in {"obsolete", "vanished"}:
                name, source, comment = (
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                )
                found[name, source, comment] = translation
    return found


@pytest.fixture(scope="module")
def tool() -> dict[str, Callable[..., None]]:
    """The commands that bring the translations up to date."""
    return runpy.run_path(str(ROOT / "packaging" / "translations.py"))


@pytest.fixture(scope="module")
def extracted(
    tool: dict[str, Callable[..., None]], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A copy of the translation files, brought up to date with the source."""
    copy = tmp_path_factory.mktemp("extracted") / "translations"
    shutil.copytree(ROOT / "translations", copy)
    tool["update"](copy)
    return copy


def translation_files() -> list[Path]:
    files = sorted((ROOT / "translations").glob("*.ts"))
    assert {path.stem[-3:] for path in files} >= {"_en", "_es"}
    return files


def test_the_translation_files_know_every_text(extracted: Path) -> None:
    for path in translation_files():
        now, then = messages(path).keys(), messages(extracted / path.name).keys()
        assert (then - now, now - then) == (set(), set()), path.name


def test_every_text_is_translated(extracted: Path) -> None:
    for path in translation_files():
        unfinished = [
            key
            for key, translation in messages(extracted / path.name).items()
            if translation.get("type") == "unfinished"
            or not all(
                (form.text or "").strip()
                for form in (translation.findall("numerusform") or [translation])
            )
        ]
        assert unfinished == [], path.name


def test_the_compiled_translations_are_fresh(
    tool: dict[str, Callable[..., None]], tmp_path: Path
) -> None:
    tool["release"](into=tmp_path)
    for path in translation_files():
        compiled = path.with_suffix(".qm")
        assert compiled.read_bytes() == (tmp_path / compiled.name).read_bytes(), compiled.name


def hidden_texts(source: str) -> list[int]:
    """Return the lines of texts that stand within an f-string, where Qt's tools do not look."""
    return [
        call.lineno
        for text in ast.walk(ast.parse(source))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in {"tr", "translate"}
    ]


def test_no_text_is_hidden_from_the_translator() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in PACKAGE.rglob("*.py")
        if (lines := hidden_texts(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_a_hidden_text_is_found() -> None:
    assert hidden_texts("""name = f"{self.tr('Faces')}: {faces}" """) == [1]
    assert hidden_texts("""name = f"{faces}" + self.tr("Faces")""") == []
