"""What the archive cannot take waits, and nothing is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.keeper import WAITING, Keeper
from generala_desktop.storage.archive.problem import Trouble
from generala_desktop.storage.archive.schema import VERSION
from generala_desktop.storage.safe_file import SaveError
from tests.unit.storage.archive.games import many

GAMES = many(12)


def kept(folder: Path) -> int:
    with Archive(folder / FILE_NAME) as archive:
        return archive.count()


def test_a_game_goes_straight_into_the_archive(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    assert keeper.keep(GAMES[0]) is None
    assert not keeper.has_waiting()
    assert kept(tmp_path) == 1


def test_a_locked_archive_makes_games_wait(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(GAMES[0])
    with closing(sqlite3.connect(keeper.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        problem = keeper.keep(GAMES[1])
        assert problem is not None
        assert problem.trouble is Trouble.LOCKED
        other.rollback()
    assert keeper.has_waiting()
    assert kept(tmp_path) == 1
    assert keeper.settle() is None
    assert not keeper.has_waiting()
    assert kept(tmp_path) == 2


def test_a_newer_archive_is_left_alone_and_games_wait(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.keep(GAMES[0])
    with closing(sqlite3.connect(keeper.path)) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    for _ in range(2):
        problem = keeper.keep(GAMES[1])
        assert problem is not None
        assert problem.trouble is Trouble.NEWER
    settled = keeper.settle()
    assert settled is not None
    assert settled.trouble is Trouble.NEWER
    assert len(list((tmp_path / WAITING).iterdir())) == 1


def test_a_damaged_archive_is_set_aside_and_its_games_are_saved(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    for record in GAMES:
        keeper.keep(record)
    with closing(sqlite3.connect(keeper.path)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(keeper.path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = os.urandom(4096)
    keeper.path.write_bytes(data)
    assert keeper.settle() is None
    aside = list(tmp_path.glob("games-broken-*.sqlite3"))
    if aside:  # the page may have been one that nothing checks
        assert aside[0].read_bytes() == bytes(data)
    assert kept(tmp_path) >= len(GAMES) - 3


@pytest.mark.parametrize("content", [b"", b"no database at all" * 500])
def test_what_is_no_archive_any_more_is_replaced(tmp_path: Path, content: bytes) -> None:
    keeper = Keeper(tmp_path)
    keeper.path.write_bytes(content)
    keeper.keep(GAMES[0])
    assert keeper.settle() is None
    assert kept(tmp_path) == 1
    assert bool(list(tmp_path.glob("games-broken-*"))) == bool(content)


def test_a_waiting_file_that_cannot_be_read_stays(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.waiting.mkdir()
    (keeper.waiting / "a.generala").write_text("nonsense")
    assert keeper.settle() is None
    assert [file.name for file in keeper.waiting.iterdir()] == ["a.unreadable"]


def test_a_game_played_on_is_taken_out_everywhere(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    assert keeper.withdraw(GAMES[0]) is None
    assert not keeper.path.exists()
    keeper.keep(GAMES[0])
    assert keeper.withdraw(GAMES[0]) is None
    assert kept(tmp_path) == 0


def test_no_place_at_all_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(OSError, match=r"."):
        Keeper(tmp_path / "data").keep(GAMES[0])
    assert issubclass(SaveError, OSError)


def test_kills_while_archiving_lose_and_double_nothing(tmp_path: Path) -> None:
    """The same games are kept again and again by a process that is killed each time."""
    script = Path(__file__).parents[3] / "data" / "keep_games.py"
    done = tmp_path / "done"
    for delay in (0.0, 0.02, 0.05, 0.1, 0.2):
        with subprocess.Popen([sys.executable, str(script), str(tmp_path), str(done)]) as process:
            while not done.exists() and process.poll() is None:
                time.sleep(0.005)
            time.sleep(delay)
            process.send_signal(signal.SIGKILL)
    told = set(done.read_text().split())
    Keeper(tmp_path).settle()
    with Archive(tmp_path / FILE_NAME) as archive:
        archive.check()
        ids = [archive.record(number).header("Id") for number in archive.numbers()]
    assert len(ids) == len(set(ids))
    assert told <= set(ids)
