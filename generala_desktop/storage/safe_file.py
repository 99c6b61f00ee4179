"""Writes files so that a kill, a power cut or a full disk leaves the old file or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO

    _Fill = Callable[[IO[bytes]], object]

BACKUP_SUFFIX = "~"

_STALE_SECONDS = 60
_TEMPORARY_SUFFIX = ".tmp"
# Windows refuses to replace a file that a virus scanner or an indexer is reading; it soon lets go.
_REPLACE_ATTEMPTS = 5 if os.name == "nt" else 1
_REPLACE_PAUSE_SECONDS = 0.02


class SaveError(OSError):
    """A file could not be written, moved or removed; what it held before is still there."""

    def __init__(self, cause: OSError, path: Path) -> None:
        super().__init__(cause.errno or errno.EIO, cause.strerror or str(cause), str(path))
        self.path = path


def write_atomically(path: Path, text: str, *, keep_backup: bool = False) -> None:
    """Write UTF-8 text, line ends as they are; the folder must exist.

    With keep_backup the previous content, unless blank, stays as `path~`; this is for what is written
    again and again and must not keep anybody waiting, so only the content is synced: after a power
    cut the name may still stand for the previous content, whole. A symbolic link is followed, permissions are kept, and a read-only file is respected. Characters that UTF-8 cannot
    express (halves of surrogate pairs) become question marks.

    Raises:
        SaveError: nothing was changed.
    """
    content = text.encode("utf-8", errors="replace")
    _write_safely(path, lambda file: file.write(content), keep_backup)


def write_bytes_atomically(path: Path, content: bytes) -> None:
    """Write a file as `write_atomically` does, of whatever kind it is.

    Raises:
        SaveError: nothing was changed.
    """
    _write_safely(path, lambda file: file.write(content), keep_backup=False)


def write_stream_atomically(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Write a file as `write_atomically` does, as large as it may be; `write` fills it.

    Raises SaveError, and whatever `write` raises; nothing was changed then.
    """
    _write_safely(path, write, keep_backup=False)


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + BACKUP_SUFFIX)


def keep_aside(path: Path, named_after: Path | None = None) -> Path:
    """Move a broken file to a new name beside it, as in `game-broken-20261129-123045-2.generala`.

    Raises:
        SaveError: the file is still where it was.
    """
    try:
        kept = _reserve_broken_name(named_after or path)
        path.replace(kept)
    except OSError as error:
        raise SaveError(error, path) from error
    sync_folder(path.parent)
    return kept


def sync_folder(folder: Path) -> None:
    """Make renames in a folder survive a power cut, where the system can."""
    with contextlib.suppress(OSError):  # Windows cannot open folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _reserve_broken_name(path: Path) -> Path:
    """An empty new file to move onto: creating it tells us that nobody has the name."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    name, number = f"{path.stem}-broken-{stamp}", 1
    while True:
        tail = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{name}{tail}{path.suffix}")
        try:
            target.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return target


def _write_safely(path: Path, fill: _Fill, keep_backup: bool) -> None:
    try:
        _write(Path(os.path.realpath(path)), fill, keep_backup)
    except OSError as error:
        raise SaveError(error, path) from error


def _write(path: Path, fill: _Fill, keep_backup: bool) -> None:
    before = _stat_of_writable(path)
    _remove_stale_temporaries(path)
    temporary = _temporary_beside(path)
    try:
        _write_and_sync(temporary, fill)
        if before is not None:
            temporary.chmod(stat.S_IMODE(before.st_mode))
            if keep_backup and _says_something(path):
                _back_up(path)
        _replace(temporary, path)
    except BaseException:
        _discard(temporary)
        raise
    if not keep_backup:
        sync_folder(path.parent)


def _stat_of_writable(path: Path) -> os.stat_result | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        # Replacing a folder fails anyway; replacing a device or a pipe would succeed.
        raise OSError(errno.EINVAL, "not a regular file")
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return found


def _write_and_sync(path: Path, fill: _Fill) -> None:
    with path.open("xb") as file:
        fill(file)
        file.flush()
        os.fsync(file.fileno())


def _says_something(path: Path) -> bool:
    # A power cut may leave a file empty or full of zeros; the backup is then better than that.
    with path.open("rb") as file:
        return bool(file.read(64).strip(b"\0 \t\r\n"))


def _back_up(path: Path) -> None:
    temporary = _temporary_beside(path)
    try:
        try:
            os.link(path, temporary)
        except OSError:  # FAT and some network folders have no hard links
            _write_and_sync(temporary, lambda file: file.write(path.read_bytes()))
        _replace(temporary, backup_of(path))
    finally:
        # POSIX leaves the source when both names are the same file already, as after a kill
        # between this step and the next.
        _discard(temporary)


def _replace(source: Path, target: Path) -> None:
    attempts = _REPLACE_ATTEMPTS
    while True:
        attempts -= 1
        try:
            source.replace(target)
        except PermissionError:
            if attempts <= 0:
                raise
            time.sleep(_REPLACE_PAUSE_SECONDS)
        else:
            return


def _discard(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def _temporary_prefix(path: Path) -> str:
    # A checksum, not the name itself: the longest legal names leave no room for more letters.
    return f".~{zlib.crc32(os.fsencode(path.name)):08x}-"


def _temporary_beside(path: Path) -> Path:
    return path.with_name(f"{_temporary_prefix(path)}{os.urandom(8).hex()}{_TEMPORARY_SUFFIX}")


def _remove_stale_temporaries(path: Path) -> None:
    # Left by a process that was killed while it wrote this file; younger ones may be in use.
    prefix, oldest = _temporary_prefix(path), time.time() - _STALE_SECONDS
    with os.scandir(path.parent) as entries:
        for entry in entries:
            if entry.name.startswith(prefix) and entry.name.endswith(_TEMPORARY_SUFFIX):
                with contextlib.suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_mtime < oldest:
                        Path(entry.path).unlink()
