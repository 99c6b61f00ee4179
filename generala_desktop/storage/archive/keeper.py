"""Sees to it that no finished game is lost: into the archive, or to wait for it on disk."""

from __future__ import annotations

import hashlib
import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.queries import BestGame, Queries
from generala_desktop.storage.archive.repair import salvage
from generala_desktop.storage.archive.rows import uid_of
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record
from generala_desktop.storage.safe_file import keep_aside, write_atomically

_LOG = logging.getLogger(__name__)

WAITING = "to-archive"
"""Folder of games that could not be archived yet."""

IMPATIENCE = 0.25
"""Seconds that a window may wait for another process."""


@dataclass(frozen=True)
class Mended:
    """What became of a damaged archive."""

    kept_as: Path
    """The damaged file."""
    games: int
    """That could be read and are in the new archive."""


class Keeper:
    """Keeps games in the folder's archive; what the archive cannot take waits beside it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.waiting = folder / WAITING
        self.mended: Mended | None = None
        """What the last settling had to mend."""

    def keep(self, record: Record) -> ArchiveError | None:
        """Keep a game; an error means that it waits on disk and is archived later.

        Raises SaveError where nothing can be written at all.
        """
        try:
            with Archive(self.path, IMPATIENCE) as archive:
                archive.keep(record)
        except ArchiveError as error:
            _LOG.warning("the archive cannot be used: %s", error)
            self._let_wait(record)
            return error
        self._waiting_file(record).unlink(missing_ok=True)
        return None

    def place(self, record: Record) -> tuple[int, tuple[BestGame, ...]]:
        """Return the number of an archived game and the best of its kind.

        0 and none where the archive cannot say.
        """
        try:
            with Archive(self.path, IMPATIENCE) as archive:
                return archive.number_of(record), Queries(archive).best(record.rules.id)
        except (ArchiveError, LookupError):
            return 0, ()

    def withdraw(self, record: Record) -> ArchiveError | None:
        """Take out a game that is played on; an error means that it may still stand there."""
        with suppress(OSError):
            self._waiting_file(record).unlink(missing_ok=True)
        if not self.path.exists():
            return None
        try:
            with Archive(self.path, IMPATIENCE) as archive:
                archive.withdraw(record)
        except ArchiveError as error:
            return error
        return None

    def has_waiting(self) -> bool:
        """Tell whether games wait; quick, without opening the archive."""
        try:
            return any(self.waiting.iterdir())
        except OSError:
            return False

    def settle(self) -> ArchiveError | None:
        """Archive what waits; a damaged archive is set aside, and its games are saved from it."""
        self.mended = None
        try:
            self._mend()
            with Archive(self.path) as archive:
                for file in sorted(self.waiting.glob("*.generala")):
                    self._take(archive, file)
        except ArchiveError as error:
            return error
        with suppress(OSError):
            self.waiting.rmdir()
        return None

    def _mend(self) -> None:
        try:
            with Archive(self.path) as archive:
                archive.check()
        except ArchiveError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
        else:
            return
        damaged = keep_aside(self.path)
        for rest in ("-wal", "-shm"):
            beside = self.path.with_name(self.path.name + rest)
            if beside.exists():
                beside.replace(damaged.with_name(damaged.name + rest))
        with Archive(self.path) as archive:
            saved = salvage(damaged, archive)
        self.mended = Mended(damaged, saved)
        _LOG.warning("the archive was damaged and is kept as %s; %d games saved", damaged, saved)

    @staticmethod
    def _take(archive: Archive, file: Path) -> None:
        try:
            record = notation.read(notation.decode(file.read_bytes()))
        except (OSError, NotationError) as problem:
            _LOG.warning("%s cannot be archived: %s", file, problem)
            with suppress(OSError):
                file.rename(file.with_suffix(".unreadable"))
            return
        archive.keep_new(record)
        with suppress(OSError):
            file.unlink()

    def _let_wait(self, record: Record) -> None:
        self.waiting.mkdir(parents=True, exist_ok=True)
        write_atomically(self._waiting_file(record), notation.write(record))

    def _waiting_file(self, record: Record) -> Path:
        name = hashlib.sha256(uid_of(record).encode()).hexdigest()[:32]
        return self.waiting / f"{name}.generala"
