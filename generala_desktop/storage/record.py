"""A game as it is kept: its rules, its players, what happened, and what else is known of it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property

from generala_desktop.engine.events import Event
from generala_desktop.engine.game import apply, replay
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State

NAME_LENGTH = 40

PRACTICE_HEADER = "Practice"

_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Zl", "Zp", "Zs"}
_JOINERS = {"\u200c", "\u200d"}
"""Zero-width (non-)joiners: words of some scripts and many emoji need them."""


@dataclass(frozen=True)
class Player:
    name: str
    level: Level = Level.HUMAN


@dataclass(frozen=True)
class Header:
    """A header beside rules, options and players; its text as it stood between the brackets."""

    name: str
    value: str
    """Without quotes and escapes."""


@dataclass(frozen=True)
class Record:
    rules: Ruleset
    players: tuple[Player, ...]
    """In playing order."""
    events: tuple[Event, ...] = ()
    headers: tuple[Header, ...] = ()

    @cached_property
    def state(self) -> State:
        return replay(self.rules, len(self.players), self.events)

    def followed_by(self, event: Event) -> Record:
        """Return the record with one more, legal event, its state worked out from this one's."""
        longer = replace(self, events=(*self.events, event))
        return _knowing(longer, apply(self.state, event))

    def with_events(self, events: tuple[Event, ...]) -> Record:
        """Return the record with other events; IllegalMoveError if they cannot be."""
        changed = replace(self, events=events)
        return _knowing(changed, replay(self.rules, len(self.players), events))

    def with_players(self, players: tuple[Player, ...]) -> Record:
        """Return the record with as many other players."""
        return _knowing(replace(self, players=players), self.state)

    def header(self, name: str) -> str | None:
        return next((h.value for h in self.headers if h.name == name), None)

    @property
    def is_practice(self) -> bool:
        """Played on from another game, to try something; it is not kept."""
        return self.header(PRACTICE_HEADER) is not None

    def with_header(self, name: str, value: str | None) -> Record:
        """Return the record with one header set in its place, or taken out."""
        present = self.header(name) is not None
        kept = [
            Header(name, value) if h.name == name and value is not None else h
            for h in self.headers
            if h.name != name or value is not None
        ]
        if value is not None and not present:
            kept.append(Header(name, value))
        changed = replace(self, headers=tuple(kept))
        return _knowing(changed, self.state) if "state" in vars(self) else changed


def _knowing(record: Record, state: State) -> Record:
    """Return the record, its state known: a game is not replayed at each of its moves."""
    vars(record)["state"] = state  # where the cached property keeps it
    return record


def clean_name(name: str) -> str:
    """Return a name as it is kept: one line, no invisible controls, at most 40 characters.

    What is left is empty when nothing of it could be seen.
    """
    shown = "".join(
        char
        for char in " ".join(name.split())
        if char in _JOINERS
        or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"}
    )
    shown = " ".join(shown.split())[:NAME_LENGTH].strip()
    return "" if all(unicodedata.category(char) in _UNSEEN for char in shown) else shown


def names_or(written: list[str], otherwise: list[str]) -> list[str]:
    """Return names as they are kept, no two alike, with another where nothing could be seen."""
    pairs = zip(written, otherwise, strict=True)
    return distinct_names([clean_name(name) or clean_name(other) for name, other in pairs])


def distinct_names(names: list[str]) -> list[str]:
    """Number equal names: Ana, Ana (2)."""
    taken: set[str] = set()
    result: list[str] = []
    for name in names:
        number, candidate = 1, name
        while candidate.casefold() in taken:
            number += 1
            suffix = f" ({number})"
            candidate = name[: NAME_LENGTH - len(suffix)].rstrip() + suffix
        taken.add(candidate.casefold())
        result.append(candidate)
    return result
