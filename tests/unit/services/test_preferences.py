"""Preferences are typed, survive a new process and any file, and never get lost in silence."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.services import options as options_module
from generala_desktop.services import preferences as preferences_module
from generala_desktop.services.options import (
    CONFIRM_LEAVE,
    LANGUAGE,
    LAST_OPTIONS,
    LAST_PLAYERS,
    OPTIONS,
    REDUCED_MOTION,
    SPEED,
    TEXT_SIZE,
    THEME,
    WINDOWS,
    Option,
)
from generala_desktop.services.preferences import MIGRATIONS, Preferences
from generala_desktop.storage.paths import config_dir
from generala_desktop.storage.safe_file import SaveError

ANA = {"name": "Ana", "colour": "blue", "shape": "star"}


@pytest.fixture
def path(qapp: QApplication, tmp_path: Path) -> Path:
    return tmp_path / "not yet" / "preferences.json"


@pytest.fixture
def preferences(path: Path) -> Preferences:
    return Preferences(path)


def stored(path: Path) -> dict[str, object]:
    table = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(table, dict)
    return table


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def broken_files(path: Path) -> list[Path]:
    return sorted(path.parent.glob("preferences-broken-*.json"))


def test_the_file_lies_in_the_folder_for_settings(qapp: QApplication) -> None:
    assert Preferences().path == config_dir() / "preferences.json"


def test_a_new_profile_has_the_defaults_and_no_file(preferences: Preferences) -> None:
    assert preferences.get(LANGUAGE) == "system"
    assert preferences.get(TEXT_SIZE) == 100
    assert preferences.get(CONFIRM_LEAVE) is True
    assert preferences.get(LAST_PLAYERS) == []
    QCoreApplication.processEvents()
    assert not preferences.path.parent.exists()


def test_every_option_is_declared_once_with_an_allowed_default() -> None:
    names = [option.name for option in OPTIONS]
    assert len(set(names)) == len(names)
    for option in OPTIONS:
        assert option.parse(option.default) == option.default
        assert option.parse(json.loads(json.dumps(option.default))) == option.default
    declared = {
        value.name
        for value in vars(options_module).values()
        if isinstance(value, options_module.Option)
    }
    assert declared == set(names)


def test_values_come_back_in_a_new_process(qtbot: QtBot, preferences: Preferences) -> None:
    preferences.set(SPEED, "none")
    preferences.set(REDUCED_MOTION, "on")
    preferences.set(TEXT_SIZE, 175)
    preferences.set(LAST_OPTIONS, {"generala": {"double": "100", "order": "free"}})
    preferences.set(LAST_PLAYERS, [ANA, {**ANA, "name": "أحمد 👩‍👩‍👧‍👦 ñ", "level": "human"}])
    qtbot.waitUntil(preferences.path.exists)
    code = """
import sys
from pathlib import Path
from generala_desktop.services.options import *
from generala_desktop.services.preferences import Preferences
p = Preferences(Path(sys.argv[1]))
print(ascii([p.get(o) for o in (SPEED, REDUCED_MOTION, TEXT_SIZE, LAST_OPTIONS, LAST_PLAYERS)]))
"""
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", code, preferences.path],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    expected = [
        "none",
        "on",
        175,
        {"generala": {"double": "100", "order": "free"}},
        [ANA, {**ANA, "name": "أحمد 👩‍👩‍👧‍👦 ñ", "level": "human"}],
    ]
    assert ast.literal_eval(run.stdout) == expected


def test_a_change_is_told_once_and_only_if_it_is_one(
    qtbot: QtBot, preferences: Preferences
) -> None:
    told: list[str] = []
    preferences.changed.connect(told.append)
    preferences.set(SPEED, "fast")
    preferences.set(SPEED, "fast")
    preferences.set(THEME, THEME.default)
    preferences.reset(SPEED)
    assert told == ["speed", "speed"]
    assert preferences.get(SPEED) == "normal"


def test_many_changes_in_one_turn_are_written_once(
    qtbot: QtBot, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        preferences_module, "write_atomically", lambda path, text: written.append(text)
    )
    for size in range(100, 150):
        preferences.set(TEXT_SIZE, size)
    assert written == []
    qtbot.waitUntil(lambda: bool(written))
    QCoreApplication.processEvents()
    preferences.save_now()
    assert [json.loads(text)["text_size"] for text in written] == [149]


def test_what_waits_is_written_at_the_end_of_the_program(preferences: Preferences) -> None:
    preferences.set(SPEED, "slow")
    preferences.save_now()
    assert stored(preferences.path)["speed"] == "slow"


def test_values_are_not_changed_behind_our_back(preferences: Preferences) -> None:
    preferences.get(LAST_PLAYERS).append(ANA)
    assert preferences.get(LAST_PLAYERS) == []
    assert LAST_PLAYERS.default == []
    players = [dict(ANA)]
    preferences.set(LAST_PLAYERS, players)
    players[0]["name"] = "Beto"
    preferences.get(LAST_PLAYERS)[0]["name"] = "Beto"
    assert preferences.get(LAST_PLAYERS) == [ANA]


def test_values_that_are_not_allowed_are_refused(preferences: Preferences) -> None:
    with pytest.raises(ValueError, match="ludicrous"):
        preferences.set(SPEED, "ludicrous")
    with pytest.raises(ValueError, match="251"):
        preferences.set(TEXT_SIZE, 251)
    assert preferences.get(SPEED) == "normal"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (SPEED, "ludicrous"),
        (SPEED, 3),
        (SPEED, None),
        (SPEED, ["fast"]),
        (TEXT_SIZE, 99),
        (TEXT_SIZE, 251),
        (TEXT_SIZE, "150"),
        (TEXT_SIZE, 150.0),
        (TEXT_SIZE, True),
        (CONFIRM_LEAVE, 1),
        (CONFIRM_LEAVE, "true"),
        (LAST_OPTIONS, []),
        (LAST_OPTIONS, {"generala": "double"}),
        (LAST_OPTIONS, {"generala": {"double": 100}}),
        (LAST_PLAYERS, {}),
        (LAST_PLAYERS, ["Ana"]),
        (LAST_PLAYERS, [{"name": "Ana"}]),
        (LAST_PLAYERS, [{**ANA, "name": None}]),
        (WINDOWS, {"main": [1, 2, 3, 4]}),
        (WINDOWS, {"main": {"x": 1.5}}),
        (WINDOWS, {"main": {"x": 2**40}}),
    ],
)
def test_wrong_values_in_the_file_give_the_default(
    path: Path, option: Option[Any], value: object
) -> None:
    write(path, {"version": 1, option.name: value, "theme": "dark"})
    preferences = Preferences(path)
    assert preferences.get(option) == option.default
    assert preferences.get(THEME) == "dark"


def test_keys_are_found_in_any_order_and_unknown_ones_kept(path: Path) -> None:
    write(path, {"zoom": {"deep": [1, None]}, "theme": "dark", "speed": "fast", "version": 1})
    preferences = Preferences(path)
    assert (preferences.get(THEME), preferences.get(SPEED)) == ("dark", "fast")
    preferences.set(SPEED, "slow")
    preferences.save_now()
    assert stored(path) == {
        "zoom": {"deep": [1, None]},
        "theme": "dark",
        "speed": "slow",
        "version": 2,
    }


def test_a_byte_order_mark_does_no_harm(path: Path) -> None:
    write(path, "\ufeff" + '{"theme": "dark"}')
    assert Preferences(path).get(THEME) == "dark"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '{"theme": "dark"',
        "\0" * 100,
        "[" * 100_000,
        '{"version": "x"}',
        '{"version": -1000000000}',
    ],
)
def test_a_broken_file_is_kept_aside(
    path: Path, content: str, caplog: pytest.LogCaptureFixture
) -> None:
    write(path, content)
    preferences = Preferences(path)
    assert preferences.get(THEME) == "system"
    (kept,) = broken_files(path)
    assert kept.read_text() == content
    assert not path.exists()
    assert kept.name in caplog.text
    preferences.set(THEME, "light")
    preferences.save_now()
    assert stored(path)["theme"] == "light"


def test_bytes_that_are_no_text_are_kept_aside_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"theme": "\xff\xfe"}')
    assert Preferences(path).get(THEME) == "system"
    assert len(broken_files(path)) == 1


def test_a_second_broken_file_does_not_replace_the_first(path: Path) -> None:
    for content in ("{1", "{2", "{3"):
        write(path, content)
        Preferences(path)
    assert sorted(file.read_text() for file in broken_files(path)) == ["{1", "{2", "{3"]


def refuse(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_a_broken_file_that_cannot_be_moved_is_not_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, "{broken")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "touch", refuse)
        preferences = Preferences(path)
    preferences.set(THEME, "dark")
    preferences.save_now()
    assert path.read_text() == "{broken"


def test_a_file_that_cannot_be_read_is_not_replaced(
    qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, {"theme": "light"})
    with monkeypatch.context() as patched:
        patched.setattr(Path, "read_bytes", refuse)
        preferences = Preferences(path)
    assert preferences.get(THEME) == "system"
    with qtbot.waitSignal(preferences.save_failed):
        preferences.set(THEME, "dark")
    assert preferences.get(THEME) == "dark"
    assert stored(path) == {"theme": "light"}


def test_a_failed_save_is_told_once_and_the_program_goes_on(
    qtbot: QtBot, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    preferences.save_failed.connect(told.append)

    def full(path: Path, text: str) -> None:
        raise SaveError(OSError(28, "No space left on device"), path)

    with monkeypatch.context() as patched:
        patched.setattr(preferences_module, "write_atomically", full)
        for size in (110, 120, 130):
            preferences.set(TEXT_SIZE, size)
            preferences.save_now()
    assert told == [
        f"The preferences cannot be saved in {preferences.path}: No space left on device"
    ]
    assert preferences.get(TEXT_SIZE) == 130
    preferences.set(SPEED, "fast")
    preferences.save_now()
    assert stored(preferences.path)["text_size"] == 130


def test_a_file_in_the_place_of_the_folder_is_told(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("x")
    preferences = Preferences(tmp_path / "file" / "preferences.json")
    with qtbot.waitSignal(preferences.save_failed):
        preferences.set(SPEED, "fast")
    assert preferences.get(SPEED) == "fast"


# --- Versions -----------------------------------------------------------------------------------


def rename_pace(table: dict[str, object]) -> None:
    """The option pace is called speed."""
    table["speed"] = table.pop("pace")


def add_motion(table: dict[str, object]) -> None:
    """Whoever plays without animation wants little motion."""
    table["reduced_motion"] = "on" if table.get("speed") == "none" else "off"


FAKE_MIGRATIONS = {2: rename_pace, 3: add_motion}


def test_old_files_pass_through_every_migration(qtbot: QtBot, path: Path) -> None:
    write(path, {"version": 1, "pace": "none", "unknown": 5})
    preferences = Preferences(path, FAKE_MIGRATIONS)
    assert preferences.get(SPEED) == "none"
    assert preferences.get(REDUCED_MOTION) == "on"
    qtbot.waitUntil(lambda: stored(path)["version"] == 3)
    assert stored(path) == {
        "version": 3,
        "speed": "none",
        "reduced_motion": "on",
        "unknown": 5,
    }


def test_only_the_migrations_that_are_due_run(path: Path) -> None:
    write(path, {"version": 2, "speed": "none"})
    preferences = Preferences(path, FAKE_MIGRATIONS)
    assert preferences.get(REDUCED_MOTION) == "on"


def test_a_version_without_a_migration_is_passed_over(path: Path) -> None:
    write(path, {"version": 1, "speed": "none"})
    assert Preferences(path, {3: add_motion}).get(REDUCED_MOTION) == "on"


def test_a_file_without_a_version_is_of_the_first(path: Path) -> None:
    write(path, {"pace": "fast"})
    assert Preferences(path, FAKE_MIGRATIONS).get(SPEED) == "fast"


def test_a_file_of_a_newer_program_keeps_its_version(path: Path) -> None:
    write(path, {"version": 9, "speed": "fast", "hologram": True})
    preferences = Preferences(path, FAKE_MIGRATIONS)
    assert preferences.get(SPEED) == "fast"
    preferences.set(SPEED, "slow")
    preferences.save_now()
    assert stored(path) == {"version": 9, "speed": "slow", "hologram": True}


def test_a_migration_that_fails_keeps_the_file_aside(path: Path) -> None:
    write(path, {"version": 1})
    assert Preferences(path, FAKE_MIGRATIONS).get(SPEED) == "normal"
    assert [stored(file) for file in broken_files(path)] == [{"version": 1}]


def test_every_migration_has_a_test_and_none_is_missing() -> None:
    assert sorted(MIGRATIONS) == list(range(2, 2 + len(MIGRATIONS)))
    for version, migration in MIGRATIONS.items():
        assert f"test_migration_to_{version}" in globals()
        assert migration.__doc__


@pytest.mark.parametrize(("was", "now"), [(True, "on"), (False, "system"), ("?", "system")])
def test_migration_to_2(path: Path, was: object, now: str) -> None:
    write(path, {"version": 1, "reduced_motion": was, "speed": "fast"})
    preferences = Preferences(path)
    assert preferences.get(REDUCED_MOTION) == now
    assert preferences.get(SPEED) == "fast"


def test_migration_to_2_adds_nothing(path: Path) -> None:
    write(path, {"speed": "fast"})
    preferences = Preferences(path)
    preferences.save_now()
    assert stored(path) == {"version": 2, "speed": "fast"}
