"""What SQLite's errors mean for the archive."""

from __future__ import annotations

import sqlite3

from generala_desktop.storage.archive.problem import ArchiveError, Trouble

_BY_CODE = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}

_PRIMARY = 0xFF
"""SQLite's extended result codes carry the primary one in the lowest byte."""


def as_archive_error(error: sqlite3.Error) -> ArchiveError:
    """Say what an error of SQLite means for the archive."""
    code = getattr(error, "sqlite_errorcode", None)
    primary = code & _PRIMARY if isinstance(code, int) else None
    trouble = Trouble.DAMAGED if primary is None else _BY_CODE.get(primary, Trouble.UNREADABLE)
    return ArchiveError(trouble, str(error))
