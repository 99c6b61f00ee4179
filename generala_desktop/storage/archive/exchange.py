"""Games in and out of the archive: files, folders and zips of game text, and tables.

What comes in is not to be trusted: sizes are limited, nothing is ever unpacked to disk, every
game is checked by its rules, and each that is refused says why.
"""

from __future__ import annotations

import csv
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.rows import thrown
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record
from generala_desktop.storage.safe_file import write_bytes_atomically, write_stream_atomically

Progress = Callable[[float], bool]
"""Takes the share that is done; returns whether to go on."""

MAX_FILE = 8 * 1024 * 1024
"""Bytes of one file of games: a thousand long ones."""
MAX_MEMBERS = 500_000
MAX_UNPACKED = 1024 * 1024 * 1024
"""Bytes in all that are read out of one zip."""
SUFFIX = ".generala"
MOST_REFUSALS = 1000
"""That are kept with their reasons; more are only counted."""

TOO_LARGE = QT_TRANSLATE_NOOP("Exchange", "the file is too large to hold games")
NOT_READABLE = QT_TRANSLATE_NOOP("Exchange", "the file cannot be read")
BROKEN_ZIP = QT_TRANSLATE_NOOP("Exchange", "the archive is damaged or protected by a password")
TOO_MANY = QT_TRANSLATE_NOOP("Exchange", "there is too much in this archive")
PRACTICE = QT_TRANSLATE_NOOP("Exchange", "it was practice, which is not kept")
NO_GAMES = QT_TRANSLATE_NOOP("Exchange", "there are no games in it")


@dataclass(frozen=True)
class Refusal:
    source: str
    """The file, and within a zip the member."""
    line: int
    """0 where the whole file is refused."""
    reason: Text


@dataclass
class ImportReport:
    added: int = 0
    known: int = 0
    """That were in the archive already."""
    refused: int = 0
    refusals: list[Refusal] = field(default_factory=list)
    was_cancelled: bool = False

    def refuse(self, refusal: Refusal) -> None:
        self.refused += 1
        if len(self.refusals) < MOST_REFUSALS:
            self.refusals.append(refusal)


Found = tuple[str, Record | Refusal]


def import_games(
    archive: Archive, paths: Iterable[Path], progress: Progress = lambda share: True
) -> ImportReport:
    """Keep the games of files, folders and zips that are not known yet; raises ArchiveError.

    When the progress says so it stops; what was added stays.
    """
    report = ImportReport()
    with archive.in_haste():
        for share, _, found in _with_shares(list(paths)):
            if isinstance(found, Refusal):
                report.refuse(found)
            elif found is not None and archive.keep_new(found) is not None:
                report.added += 1
            elif found is not None:
                report.known += 1
            if not progress(share):
                report.was_cancelled = True
                break
    return report


def _with_shares(paths: list[Path]) -> Iterator[tuple[float, str, Record | Refusal | None]]:
    for number, path in enumerate(paths):
        for share, (name, found) in _games_of(path):
            yield (number + share) / len(paths), name, found
        yield (number + 1) / len(paths), "", None


def _games_of(path: Path) -> Iterator[tuple[float, Found]]:
    try:
        if path.is_dir():
            yield from _of_folder(path)
        elif path.is_file() and zipfile.is_zipfile(path):
            yield from _of_zip(path)
        else:
            yield from ((0.0, found) for found in _of_file(path, path.name))
    except OSError:
        yield 0.0, (path.name, Refusal(path.name, 0, NOT_READABLE))


def _of_folder(folder: Path) -> Iterator[tuple[float, Found]]:
    # Links are not followed: they might lead round in a circle, or out of the folder.
    files = sorted(f for f in folder.rglob(f"*{SUFFIX}") if f.is_file() and not f.is_symlink())
    if not files:
        yield 0.0, (folder.name, Refusal(folder.name, 0, NO_GAMES))
    for number, file in enumerate(files):
        for found in _of_file(file, str(file.relative_to(folder))):
            yield number / len(files), found


def _of_file(path: Path, name: str) -> Iterator[Found]:
    if not path.is_file():
        # Reading a pipe or a device might never end.
        yield name, Refusal(name, 0, NOT_READABLE)
        return
    with path.open("rb") as file:
        yield from _read(file, name)


def _of_zip(path: Path) -> Iterator[tuple[float, Found]]:
    left = MAX_UNPACKED
    try:
        with zipfile.ZipFile(path) as bundle:
            members = [m for m in bundle.infolist() if m.filename.endswith(SUFFIX)]
            if not members:
                yield 0.0, (path.name, Refusal(path.name, 0, NO_GAMES))
            for number, member in enumerate(members):
                left -= min(member.file_size, MAX_FILE)
                if number >= MAX_MEMBERS or left < 0:
                    yield 1.0, (path.name, Refusal(path.name, 0, TOO_MANY))
                    return
                name = f"{path.name}: {member.filename}"
                if member.file_size > MAX_FILE:
                    yield number / len(members), (name, Refusal(name, 0, TOO_LARGE))
                    continue
                # Never more is unpacked than the limit, whatever the header says.
                with bundle.open(member) as file:
                    for found in _read(file, name):
                        yield number / len(members), found
    except (
        zipfile.BadZipFile,
        zlib.error,
        RuntimeError,
        NotImplementedError,
        EOFError,
        ValueError,
    ):
        yield 1.0, (path.name, Refusal(path.name, 0, BROKEN_ZIP))


def _read(file: IO[bytes], name: str) -> Iterator[Found]:
    data = file.read(MAX_FILE + 1)
    if len(data) > MAX_FILE:
        yield name, Refusal(name, 0, TOO_LARGE)
        return
    try:
        text = notation.decode(data)
    except NotationError as problem:
        yield name, Refusal(name, problem.line, problem.reason)
        return
    is_empty = True
    for game in notation.read_all(text):
        is_empty = False
        if isinstance(game, NotationError):
            yield name, Refusal(name, game.line, game.reason)
        elif game.is_practice:
            yield name, Refusal(name, 0, PRACTICE)
        else:
            yield name, game
    if is_empty:
        yield name, Refusal(name, 0, NO_GAMES)


# Out of the archive


def file_name(number: int, record: Record) -> str:
    """Return a name that is sound on every system: "2026-11-29-generala-00012.generala"."""
    day = (record.header("Date") or "")[:10] or "undated"
    return f"{day}-{record.rules.id}-{number:05}{SUFFIX}"


def export_zip(
    archive: Archive,
    path: Path,
    games: Iterable[int] | None = None,
    progress: Progress = lambda share: True,
) -> int:
    """Write games as a zip of single files; return how many. Raises SaveError, ArchiveError.

    When the progress says so nothing is left behind, and the result is 0.
    """
    chosen = archive.numbers(games)

    def write(file: IO[bytes]) -> int:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
            for done, number in enumerate(chosen):
                record = archive.record(number)
                bundle.writestr(file_name(number, record), notation.write(record))
                if not progress((done + 1) / len(chosen)):
                    raise _Stopped
        return len(chosen)

    return _write(path, write)


def export_file(archive: Archive, path: Path, game: int) -> int:
    """Write one game to a file. Raises SaveError, ArchiveError, LookupError."""
    write_bytes_atomically(path, notation.write(archive.record(game)).encode())
    return 1


def export_folder(
    archive: Archive,
    folder: Path,
    games: Iterable[int] | None = None,
    progress: Progress = lambda share: True,
) -> int:
    """Write games as single files; return how many were written. Raises SaveError, ArchiveError."""
    chosen = archive.numbers(games)
    for done, number in enumerate(chosen):
        record = archive.record(number)
        text = notation.write(record).encode()
        write_bytes_atomically(folder / file_name(number, record), text)
        if not progress((done + 1) / len(chosen)):
            return done + 1
    return len(chosen)


RESULT_COLUMNS = [
    "game",
    "date",
    "rules",
    "options",
    "finished",
    "dice",
    "hints",
    "undone",
    "seat",
    "player",
    "level",
    "total",
    "rank",
    "winner",
]


def export_results(
    archive: Archive,
    path: Path,
    games: Iterable[int] | None = None,
    progress: Progress = lambda share: True,
) -> int:
    """Write a table with a row for each player of each game; return how many games."""
    chosen = archive.numbers(games)

    def write(file: IO[bytes]) -> int:
        rows = _Table(file, RESULT_COLUMNS)
        for done, number in enumerate(chosen):
            for row in archive.result_rows(number):
                rows.write(row)
            if not progress((done + 1) / len(chosen)):
                raise _Stopped
        return len(chosen)

    return _write(path, write)


ROLL_COLUMNS = ["game", "date", "dice", "roll", "is_first", "thrown"]


def export_rolls(archive: Archive, path: Path, progress: Progress = lambda share: True) -> int:
    """Write every throw of every game as a table; return how many throws."""
    chosen = archive.numbers(None)

    def write(file: IO[bytes]) -> int:
        rows, count = _Table(file, ROLL_COLUMNS), 0
        for done, number in enumerate(chosen):
            record = archive.record(number)
            head = (number, record.header("Date") or "", record.header("Dice") or "drawn")
            for place, (faces, is_first) in enumerate(thrown(record), 1):
                rows.write((*head, place, int(is_first), " ".join(map(str, faces))))
                count += 1
            if not progress((done + 1) / len(chosen)):
                raise _Stopped
        return count

    return _write(path, write)


class _Stopped(Exception):  # noqa: N818 (not an error)
    pass


def _write(path: Path, write: Callable[[IO[bytes]], int]) -> int:
    count = 0

    def counted(file: IO[bytes]) -> None:
        nonlocal count
        count = write(file)

    with suppress(_Stopped):
        write_stream_atomically(path, counted)
        return count
    return 0


class _Table:
    """Comma-separated values that a spreadsheet opens without running anything."""

    def __init__(self, file: IO[bytes], columns: Iterable[str]) -> None:
        self._file = file
        self._csv = csv.writer(self)
        self._csv.writerow(columns)

    def write(self, row: Iterable[object] | str) -> int:
        """Take values; or, from the csv module, a finished line."""
        if isinstance(row, str):
            return self._file.write(row.encode("utf-8", "replace"))
        self._csv.writerow([_harmless(value) for value in row])
        return 0


def _harmless(value: object) -> object:
    """Keep a spreadsheet from taking a name for a formula."""
    if isinstance(value, str) and value[:1] in {"=", "+", "-", "@", "\t", "\r"}:
        return f"'{value}"
    return value
