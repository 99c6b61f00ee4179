"""How many hints a game has had: its record says so, wherever it is opened."""

from __future__ import annotations

from generala_desktop.storage.record import Record

HINTS_HEADER = "Hints"


def hints_of(record: Record) -> int:
    """Return the number in the record's header; 0 where there is none, or none that makes sense."""
    written = record.header(HINTS_HEADER) or ""
    return int(written) if written.isascii() and written.isdecimal() and len(written) < 7 else 0
