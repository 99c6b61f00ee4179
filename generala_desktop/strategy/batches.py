"""Positions that are worked out at once, and who works them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from generala_desktop.strategy.lattice import Index


class Rows(NamedTuple):
    """Positions with one summed mask: for each plain mask and flags, every class of sums."""

    summed: int
    plain: Index
    flags: Index


class Batch(NamedTuple):
    """Positions none of which leads to another."""

    columns: int
    """To provide for them."""
    rows: Sequence[Rows]


class Sharing(Protocol):
    """Divides the work."""

    def rounds(self, level: Sequence[Batch]) -> Iterator[Sequence[Batch]]:
        """Yield what is to be worked out here of batches that do not lead to one another.

        Once all of it has been asked for, the values of the whole level are known here.
        """
        ...


class Alone:
    """Does everything here."""

    def rounds(self, level: Sequence[Batch]) -> Iterator[Sequence[Batch]]:
        yield level


ALONE = Alone()
