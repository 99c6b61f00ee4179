"""What can be wrong with an archive."""

from __future__ import annotations

from enum import Enum


class Trouble(Enum):
    NEWER = "newer"
    """Written by a later version of the program."""
    DAMAGED = "damaged"
    LOCKED = "locked"
    """Another program holds it for too long."""
    FULL = "full"
    READ_ONLY = "read_only"
    UNREADABLE = "unreadable"
    """The file or its folder cannot be opened."""


class ArchiveError(Exception):
    """The archive cannot be used now; nothing in it was changed."""

    def __init__(self, trouble: Trouble, details: str = "") -> None:
        super().__init__(details or trouble.value)
        self.trouble = trouble
