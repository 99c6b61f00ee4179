"""How far one step back goes: to an entry, a roll in practice, or to what came before the computer."""

from __future__ import annotations

from collections.abc import Sequence

from generala_desktop.engine.events import (
    TURN_ENDINGS,
    Event,
    Rolled,
    SecondCupRolled,
)
from generala_desktop.engine.game import apply
from generala_desktop.engine.level import Level
from generala_desktop.engine.state import start
from generala_desktop.storage.record import Record

Events = tuple[Event, ...]


def actors(record: Record) -> list[int]:
    """Return the seat of each event of a record."""
    state = start(record.rules, len(record.players))
    found = []
    for event in record.events:
        found.append(state.seat)
        state = apply(state, event)
    return found


def step_back(record: Record, seats: Sequence[int]) -> Events | None:
    """Return the events that one step back leaves, or None where there is no way back.

    A person's entry can be taken back until a person rolls; what the computer has done since
    goes with it. Alone, a person may also take rolls back. Args: `seats` of the events.
    """
    people = {s for s, player in enumerate(record.players) if player.level is Level.HUMAN}
    for place in reversed(range(len(record.events))):
        if seats[place] in people:
            ends_turn = isinstance(record.events[place], TURN_ENDINGS)
            is_practice = len(record.players) == 1
            return record.events[:place] if ends_turn or is_practice else None
    return None


def count_throws(events: Sequence[Event]) -> int:
    return sum(isinstance(event, Rolled | SecondCupRolled) for event in events)


def has_dice(events: Events) -> bool:
    """Tell whether the turn that is not over has dice."""
    return bool(events) and not isinstance(events[-1], TURN_ENDINGS)


def without_dice(events: Events) -> Events:
    """Return the events without those of the turn that is not over."""
    while has_dice(events):
        events = events[:-1]
    return events
