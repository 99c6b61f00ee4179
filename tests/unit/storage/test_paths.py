"""Folders are absolute, our own, and not made by asking."""

from collections.abc import Callable
from pathlib import Path

import pytest

from generala_desktop.storage import paths

FOLDERS = [
    (paths.config_dir, "XDG_CONFIG_HOME", ".config/generala-desktop"),
    (paths.data_dir, "XDG_DATA_HOME", ".local/share/generala-desktop"),
    (paths.cache_dir, "XDG_CACHE_HOME", ".cache/generala-desktop"),
]

linux_only = pytest.mark.skipif("sys.platform != 'linux'", reason="XDG folders are Linux's")


@linux_only
@pytest.mark.parametrize(("function", "variable", "at_home"), FOLDERS)
def test_folders_follow_the_environment(
    function: Callable[[], Path],
    variable: str,
    at_home: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv(variable, str(tmp_path))
    assert function() == tmp_path / "generala-desktop"
    assert list(tmp_path.iterdir()) == []


@linux_only
@pytest.mark.parametrize("value", ["", "relative/folder"])
@pytest.mark.parametrize(("function", "variable", "at_home"), FOLDERS)
def test_invalid_variables_are_ignored(
    function: Callable[[], Path],
    variable: str,
    at_home: str,
    value: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(variable, value)
    assert function() == tmp_path / at_home


@linux_only
def test_the_log_lies_in_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert paths.log_dir() == tmp_path / "generala-desktop" / "log"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert paths.log_dir() == tmp_path / "home/.cache/generala-desktop/log"


def test_what_we_ship_is_found_beside_the_package_in_a_checkout() -> None:
    root = Path(paths.__file__).parents[2]
    assert paths.resources_dir() == root / "resources"
    assert paths.translations_dir() == root / "translations"


def test_what_we_ship_is_found_in_an_installed_package_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "generala_desktop"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resources_dir() == package / "resources"
    assert paths.translations_dir() == tmp_path / "translations"
