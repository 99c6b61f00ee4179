"""Saves what can be read of a damaged archive."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.notation_error import NotationError

GIVE_UP = 1000
"""Numbers in a row without a readable game."""


def salvage(damaged: Path, archive: Archive) -> int:
    """Keep every game of a damaged archive that can still be read; return how many."""
    saved = 0
    for text in _texts(damaged):
        with suppress(NotationError):
            saved += archive.keep_new(notation.read(text)) is not None
    return saved


def _texts(damaged: Path) -> Iterator[str]:
    with closing(sqlite3.connect(f"{damaged.as_uri()}?mode=ro", uri=True)) as connection:
        number, misses = 1, 0
        while misses < GIVE_UP:
            try:
                # One by one: a page that cannot be read spoils only its own games.
                row = connection.execute(
                    "SELECT text FROM record WHERE game = ?", (number,)
                ).fetchone()
            except sqlite3.Error:
                row = None
            if row is not None and isinstance(row[0], str):
                misses = 0
                yield row[0]
            else:
                misses += 1
            number += 1
