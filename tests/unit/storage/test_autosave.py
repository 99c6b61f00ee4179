"""The running game survives kills, damage and full disks, and is never thrown away unasked."""

import errno
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from generala_desktop.storage.autosave import Autosave
from generala_desktop.storage.safe_file import SaveError

ROOT = Path(__file__).parents[3]
KILLER = ROOT / "tests/data/kill_while_saving.py"


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "not yet" / "made")


def test_at_first_there_is_no_game(autosave: Autosave) -> None:
    assert autosave.read() is None
    assert not autosave.path.parent.exists()


def test_what_was_written_last_comes_first(autosave: Autosave) -> None:
    for text in ("one\n", "two\n", "three ñ\n"):
        autosave.write(text)
    assert autosave.read() == ["three ñ\n", "two\n"]
    assert Autosave(autosave.path.parent).read() == ["three ñ\n", "two\n"]


def test_nothing_is_left_of_a_finished_game(autosave: Autosave) -> None:
    autosave.write("one")
    autosave.write("two")
    autosave.clear()
    assert autosave.read() is None
    assert list(autosave.path.parent.iterdir()) == []
    autosave.clear()


def test_clearing_before_anything_was_saved_is_fine(autosave: Autosave) -> None:
    autosave.clear()


def test_a_kill_while_clearing_cannot_bring_back_an_earlier_state(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.write("not over")
    autosave.write("over")
    unlink = Path.unlink

    def unlink_one(path: Path, missing_ok: bool = False) -> None:
        unlink(path, missing_ok=missing_ok)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "unlink", unlink_one)
    with pytest.raises(KeyboardInterrupt):
        autosave.clear()
    assert autosave.read() == ["over"]


@pytest.mark.parametrize("content", [b"", b" \n\n", b"\0" * 512])
def test_an_emptied_file_comes_before_the_backup_and_never_replaces_it(
    autosave: Autosave, content: bytes
) -> None:
    autosave.write("one")
    autosave.write("two")
    autosave.path.write_bytes(content)
    assert autosave.read() == [content.decode(), "one"]
    autosave.write("three")
    assert autosave.read() == ["three", "one"]


def test_every_truncation_is_offered_beside_the_whole_backup(autosave: Autosave) -> None:
    autosave.write("uno — ñ")
    autosave.write("dos — ñ")
    whole = autosave.path.read_bytes()
    for length in range(1, len(whole)):
        autosave.path.write_bytes(whole[:length])
        candidates = autosave.read() or []
        assert candidates[-1] == "uno — ñ"
        assert len(candidates) == 2


def test_an_emptied_file_can_be_set_aside(autosave: Autosave) -> None:
    autosave.write("one")
    autosave.write("two")
    autosave.path.write_bytes(b"")
    kept = autosave.set_aside("it is empty")
    assert kept.read_bytes() == b""
    assert autosave.read() == ["one"]


def test_a_broken_game_is_kept_under_a_new_name(
    autosave: Autosave, caplog: pytest.LogCaptureFixture
) -> None:
    autosave.write("good")
    autosave.write("broken")
    kept = autosave.set_aside("line 3: no such box")
    assert re.fullmatch(r"running-broken-\d{8}-\d{6}\.generala", kept.name)
    assert kept.parent == autosave.path.parent
    assert kept.read_text() == "broken"
    assert autosave.read() == ["good"]
    assert "line 3: no such box" in caplog.text


def test_broken_games_never_replace_one_another(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "generala_desktop.storage.safe_file.time.strftime", lambda _: "20261129-123045"
    )
    kept = []
    for text in ("first", "second", "third"):
        autosave.write(text)
        while autosave.read():
            kept.append(autosave.set_aside("test"))
    assert [path.name for path in kept] == [
        "running-broken-20261129-123045.generala",
        "running-broken-20261129-123045-2.generala",
        "running-broken-20261129-123045-3.generala",
    ]
    assert [path.read_text() for path in kept] == ["first", "second", "third"]


def test_both_states_can_be_set_aside(autosave: Autosave) -> None:
    autosave.write("one")
    autosave.write("two")
    assert [autosave.set_aside("bad").read_text() for _ in range(2)] == ["two", "one"]
    assert autosave.read() is None
    with pytest.raises(SaveError) as caught:
        autosave.set_aside("bad")
    assert caught.value.errno == errno.ENOENT


def test_broken_games_survive_the_next_one(autosave: Autosave) -> None:
    autosave.write("broken")
    kept = autosave.set_aside("bad")
    autosave.write("one")
    autosave.write("two")
    autosave.clear()
    assert kept.read_text() == "broken"


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    autosave = Autosave(tmp_path / "file" / "inside")
    assert autosave.read() is None
    with pytest.raises(SaveError) as caught:
        autosave.write("one")
    assert caught.value.path == autosave.path
    autosave.clear()


def fail_with(number: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_a_full_disk_is_told_and_the_game_stays(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.write("one")
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail_with(errno.ENOSPC))
        with pytest.raises(SaveError) as caught:
            autosave.write("two")
    assert (caught.value.errno, caught.value.path) == (errno.ENOSPC, autosave.path)
    assert autosave.read() == ["one"]


def test_a_game_that_cannot_be_removed_or_moved_is_told(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.write("one")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", fail_with(errno.EROFS))
        with pytest.raises(SaveError):
            autosave.clear()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail_with(errno.EROFS))
        with pytest.raises(SaveError):
            autosave.set_aside("bad")
    assert autosave.read() == ["one"]


def test_a_game_that_cannot_be_read_is_logged(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    autosave.write("one")
    monkeypatch.setattr(Path, "read_text", fail_with(errno.EACCES))
    assert autosave.read() is None
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@pytest.mark.skipif("sys.platform != 'linux' or os.geteuid() != 0", reason="mounts a small disk")
def test_a_really_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "none", disk], check=False, capture_output=True
    ).returncode:
        pytest.skip("may not mount")
    try:
        autosave = Autosave(disk)
        autosave.write("one")
        autosave.write("two")
        with pytest.raises(SaveError) as caught:
            autosave.write("x" * 200_000)
        assert caught.value.errno == errno.ENOSPC
        assert autosave.read() == ["two", "one"]
        assert len(list(disk.iterdir())) == 2
    finally:
        subprocess.run(["umount", disk], check=True)


def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, KILLER, tmp_path, "20", "1"],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
