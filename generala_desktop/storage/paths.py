"""Where files live: the only module that asks appdirs, and the only one that finds what we ship."""

from pathlib import Path

import appdirs

APP_NAME = "generala-desktop"

_PACKAGE = Path(__file__).parents[1]


def config_dir() -> Path:
    """The folder of the preferences; like its neighbours it need not exist yet."""
    return _absolute(appdirs.user_config_dir(APP_NAME, appauthor=False), ".config")


def data_dir() -> Path:
    """The folder of the running game and of the finished ones."""
    return _absolute(appdirs.user_data_dir(APP_NAME, appauthor=False), ".local/share")


def cache_dir() -> Path:
    return _absolute(appdirs.user_cache_dir(APP_NAME, appauthor=False), ".cache")


def log_dir() -> Path:
    return _absolute(appdirs.user_log_dir(APP_NAME, appauthor=False), ".cache", "log")


def resources_dir() -> Path:
    """Icons, pictures and rules."""
    return _shipped("resources")


def translations_dir() -> Path:
    return _shipped("translations")


def _absolute(found: str, home_folder: str, *inside: str) -> Path:
    # An empty or relative XDG_… variable is invalid and to be ignored, says its specification;
    # appdirs would scatter our files in the current folder.
    path = Path(found)
    if path.is_absolute():
        return path
    return Path.home().joinpath(home_folder, APP_NAME, *inside)


def _shipped(name: str) -> Path:
    # Wheels and bundles carry these folders in the package, a checkout has them beside it.
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
