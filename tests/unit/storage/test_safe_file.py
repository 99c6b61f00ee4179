"""A file is the old one or the new one, whatever happens on the way."""

import errno
import os
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from generala_desktop.storage import safe_file
from generala_desktop.storage.safe_file import SaveError, backup_of, write_atomically

not_root = pytest.mark.skipif(
    "not hasattr(os, 'geteuid') or os.geteuid() == 0", reason="root may write everywhere"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.generala"


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_text_is_written_as_it_is(path: Path) -> None:
    write_atomically(path, "ñandú\r\nuno\n🎲")
    assert path.read_bytes() == "ñandú\r\nuno\n🎲".encode()
    assert names(path.parent) == ["game.generala"]


def test_half_characters_do_not_stop_a_save(path: Path) -> None:
    write_atomically(path, "a\ud83cb")
    assert path.read_text(encoding="utf-8") == "a?b"


def test_without_asking_there_is_no_backup(path: Path) -> None:
    write_atomically(path, "1")
    write_atomically(path, "2")
    assert names(path.parent) == ["game.generala"]


def test_the_backup_is_the_state_before(path: Path) -> None:
    for text in "123":
        write_atomically(path, text, keep_backup=True)
    assert (path.read_text(), backup_of(path).read_text()) == ("3", "2")
    assert names(path.parent) == ["game.generala", "game.generala~"]


def test_an_emptied_file_does_not_push_out_a_good_backup(path: Path) -> None:
    write_atomically(path, "1", keep_backup=True)
    write_atomically(path, "2", keep_backup=True)
    path.write_text("")
    write_atomically(path, "3", keep_backup=True)
    assert (path.read_text(), backup_of(path).read_text()) == ("3", "1")


def test_backup_and_file_may_be_one_after_a_kill(path: Path) -> None:
    write_atomically(path, "1")
    os.link(path, backup_of(path))
    write_atomically(path, "2", keep_backup=True)
    assert (path.read_text(), backup_of(path).read_text()) == ("2", "1")
    assert names(path.parent) == ["game.generala", "game.generala~"]


def test_backups_work_without_hard_links(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    write_atomically(path, "1", keep_backup=True)
    write_atomically(path, "2", keep_backup=True)
    assert (path.read_text(), backup_of(path).read_text()) == ("2", "1")
    assert names(path.parent) == ["game.generala", "game.generala~"]


def fail_with(number: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(("target", "name"), [(os, "fsync"), (Path, "replace"), (Path, "chmod")])
def test_a_failure_leaves_the_old_file_and_no_rubbish(
    path: Path, monkeypatch: pytest.MonkeyPatch, target: object, name: str
) -> None:
    write_atomically(path, "old")
    with monkeypatch.context() as patched:
        patched.setattr(target, name, fail_with(errno.ENOSPC))
        with pytest.raises(SaveError) as caught:
            write_atomically(path, "new", keep_backup=True)
    assert caught.value.errno == errno.ENOSPC
    assert caught.value.path == path
    assert path.read_text() == "old"
    assert "game.generala" in names(path.parent)
    assert not [name for name in names(path.parent) if name.endswith(".tmp")]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_atomically(tmp_path / "missing" / "file", "x")
    assert caught.value.errno == errno.ENOENT
    assert isinstance(caught.value, OSError)


def test_devices_and_folders_are_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="not a regular file"):
        write_atomically(Path(os.devnull), "x")
    assert not Path(os.devnull).is_file()
    with pytest.raises(SaveError, match="not a regular file"):
        write_atomically(tmp_path, "x")


def test_a_read_only_file_is_respected(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomically(path, "old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root is refused nothing
    with pytest.raises(SaveError) as caught:
        write_atomically(path, "new")
    assert caught.value.errno == errno.EACCES
    assert path.read_text() == "old"


@not_root
def test_a_folder_that_cannot_be_written_is_told(path: Path) -> None:
    write_atomically(path, "old")
    path.parent.chmod(0o500)
    try:
        with pytest.raises(SaveError) as caught:
            write_atomically(path, "new")
    finally:
        path.parent.chmod(0o700)
    assert caught.value.errno == errno.EACCES
    assert path.read_text() == "old"


@pytest.mark.skipif("os.name == 'nt'", reason="POSIX permissions")
def test_permissions_are_kept(path: Path) -> None:
    write_atomically(path, "1")
    path.chmod(0o640)
    write_atomically(path, "2")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif("os.name == 'nt'", reason="links need rights there")
def test_links_are_followed(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere" / "real"
    real.parent.mkdir()
    real.write_text("old")
    path.symlink_to(real)
    write_atomically(path, "new")
    assert path.is_symlink()
    assert real.read_text() == "new"
    assert names(real.parent) == ["real"]


def test_the_longest_name_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    write_atomically(path, "1")
    assert path.read_text() == "1"


def test_what_a_killed_process_left_is_removed_later(path: Path) -> None:
    write_atomically(path, "1")
    old, young = (safe_file._temporary_beside(path) for _ in range(2))
    others = safe_file._temporary_beside(path.with_name("other"))
    for file in (old, young, others):
        file.write_text("half")
    hour_ago = time.time() - 3600
    for file in (old, others):
        os.utime(file, (hour_ago, hour_ago))
    write_atomically(path, "2")
    assert not old.exists()
    assert young.exists()
    assert others.exists()


def test_a_busy_file_is_tried_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomically(path, "old")
    replace, refusals = Path.replace, [1, 2]

    def busy(self: Path, target: Path) -> Path:
        if refusals:
            refusals.pop()
            raise PermissionError(errno.EACCES, "in use")
        return replace(self, target)

    monkeypatch.setattr(safe_file, "_REPLACE_ATTEMPTS", 3)
    monkeypatch.setattr(safe_file, "_REPLACE_PAUSE_SECONDS", 0)
    monkeypatch.setattr(Path, "replace", busy)
    write_atomically(path, "new")
    assert path.read_text() == "new"


def test_a_file_busy_for_too_long_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomically(path, "old")
    monkeypatch.setattr(safe_file, "_REPLACE_ATTEMPTS", 2)
    monkeypatch.setattr(safe_file, "_REPLACE_PAUSE_SECONDS", 0)
    monkeypatch.setattr(Path, "replace", fail_with(errno.EACCES))
    with pytest.raises(SaveError):
        write_atomically(path, "new")
    assert path.read_text() == "old"


def test_an_error_without_number_has_one_afterwards(path: Path) -> None:
    error = SaveError(OSError("odd"), path)
    assert (error.errno, error.strerror, error.filename) == (errno.EIO, "odd", str(path))


def test_a_folder_is_synced_for_what_is_written_once_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []

    def note(descriptor: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(descriptor).st_mode))

    monkeypatch.setattr(os, "fsync", note)
    write_atomically(tmp_path / "once", "text")
    assert synced == [False, True]
    synced.clear()
    write_atomically(tmp_path / "often", "text", keep_backup=True)
    write_atomically(tmp_path / "often", "more", keep_backup=True)
    assert synced == [False, False]
