"""What every test gets: no screen, no sound, English, and folders of its own."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before anything imports Qt, and for the programs that tests start.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
# No test makes a noise, or starts the service that would.
os.environ["PULSE_SERVER"] = "unix:/nonexistent"
os.environ["SPEECHD_ADDRESS"] = "unix_socket:/nonexistent"
os.environ["LANGUAGE"] = "en"
# Qt warns of a locale that is not UTF-8, and a named language may not be installed.
os.environ["LC_ALL"] = "C.UTF-8"

XDG_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def pytest_make_parametrize_id(val: object) -> str | None:
    """Name games by their ids; their values would name places in memory, different in each run."""
    found = getattr(val, "id", None)
    return found if isinstance(found, str) else None


@pytest.fixture(scope="session")
def home_folder() -> Iterator[Path]:
    """A short path (local sockets allow about 100 bytes) that lives as long as the run."""
    folder = Path(tempfile.mkdtemp(prefix="generala-"))
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


_number = itertools.count(1)


@pytest.fixture(autouse=True)
def own_folders(home_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, data and cache of one test; the folders do not exist until someone makes them."""
    folder = home_folder / str(next(_number))
    for name in XDG_FOLDERS:
        monkeypatch.setenv(name, str(folder / name.split("_")[1].lower()))
    return folder


@pytest.fixture(autouse=True)
def english_locale(request: pytest.FixtureRequest) -> Iterator[None]:
    """Numbers, dates and texts as in English, for tests that use Qt; the others do not load it."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    from PySide6.QtCore import QLocale  # noqa: PLC0415 - only tests of the window load Qt

    before = QLocale()
    english = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    QLocale.setDefault(english)
    yield
    QLocale.setDefault(before)
