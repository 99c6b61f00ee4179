"""One player's sheet: boxes, what was written in them, and the dice that earned it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from generala_desktop.engine.dice import Hand


class Box(NamedTuple):
    """One row in one match of one player; a plain game has match 0 only.

    A tuple, since boxes are looked up by the hundred in every turn of several matches.
    """

    match: int
    category: str


@dataclass(frozen=True)
class Entry:
    box: Box
    hand: Hand | None
    """The dice that earned it; None where a pad knows only the points."""
    points: int
    bonus: int = 0
    """What the hand earned beside the box (a further Yahtzee)."""

    @property
    def is_struck(self) -> bool:
        return self.points == 0


@dataclass(frozen=True)
class Card:
    entries: tuple[Entry, ...] = ()
    """In the order written."""

    @cached_property
    def _by_box(self) -> dict[Box, Entry]:
        return {entry.box: entry for entry in self.entries}

    def entry(self, box: Box) -> Entry | None:
        return self._by_box.get(box)

    @cached_property
    def _by_match(self) -> dict[int, frozenset[str]]:
        matches = {entry.box.match for entry in self.entries}
        return {
            match: frozenset(box.category for box in self._by_box if box.match == match)
            for match in matches
        }

    def written(self, match: int) -> frozenset[str]:
        """Return the ids of the categories that are filled in a match."""
        return self._by_match.get(match, frozenset())

    def is_open(self, box: Box) -> bool:
        return box not in self._by_box

    def holds_points(self, box: Box) -> bool:
        entry = self.entry(box)
        return entry is not None and entry.points > 0

    def in_match(self, match: int) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.box.match == match)

    def write(self, entry: Entry) -> Card:
        return Card((*self.entries, entry))
