"""Corrects an entry of a sheet kept for real dice; everything after it is judged again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import TURN_ENDINGS, Event, Scored
from generala_desktop.engine.game import apply, verify
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import start

Events = tuple[Event, ...]


def corrected(
    rules: Ruleset, players: int, events: Iterable[Event], seat: int, entry: Scored
) -> Events:
    """Return the events with the seat's entry in that box replaced, its dice forgotten.

    Raises IllegalMoveError when the box was never written, cannot hold the points, or when a
    later entry hangs on what it held.
    """
    turns = [
        (entry,) if _is_entry(turn, owner, seat, entry.box) else turn
        for owner, turn in _turns(rules, players, events)
    ]
    if (entry,) not in turns:
        raise IllegalMoveError(reasons.NOTHING_TO_CORRECT)
    state = start(rules, players)
    for turn in turns:
        for event in turn:
            try:
                verify(state, event)
            except IllegalMoveError:
                if turn == (entry,) or not isinstance(event, Scored):
                    raise
                label = rules.category(event.box.category).label
                raise IllegalMoveError(reasons.LATER_ENTRY_HANGS.fill(box=label)) from None
            state = apply(state, event)
    return tuple(event for turn in turns for event in turn)


def _is_entry(turn: Events, owner: int, seat: int, box: Box) -> bool:
    last = turn[-1]
    return owner == seat and isinstance(last, Scored) and last.box == box


def _turns(rules: Ruleset, players: int, events: Iterable[Event]) -> Iterator[tuple[int, Events]]:
    """Yield (seat, events) of each turn, the unfinished one too."""
    state = start(rules, players)
    turn: list[Event] = []
    for event in events:
        turn.append(event)
        seat = state.seat
        state = apply(state, event)
        if isinstance(event, TURN_ENDINGS):
            yield seat, tuple(turn)
            turn = []
    if turn:
        yield state.seat, tuple(turn)
