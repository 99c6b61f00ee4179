"""Corrects an entry of a sheet kept for real dice; everything after it is judged again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import TURN_ENDINGS, Event, Scored
from generala_desktop.engine.game import apply, verify
from generala_desktop.engine.possible import possible_entries
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start

Events = tuple[Event, ...]


def corrected(
    rules: Ruleset, players: int, events: Iterable[Event], seat: int, entry: Scored
) -> Events:
    """Return the events with the seat's entry in that box replaced, its dice forgotten.

    Later entries whose dice are known are worth what those dice are worth now, and of the others
    the bonus follows. Raises IllegalMoveError when the box was never written, cannot hold the
    points, or when a later entry without dice hangs on what it held.
    """
    was_found = False
    state = start(rules, players)
    result: list[Event] = []
    for before, turn in _turns(rules, players, events):
        is_it = _is_entry(turn, before.seat, seat, entry.box)
        was_found |= is_it
        for event in (entry,) if is_it else turn:
            right = event
            try:
                verify(state, event)
            except IllegalMoveError:
                if is_it or not isinstance(event, Scored):
                    raise
                right = _judged_again(state, event)
            state = apply(state, right)
            result.append(right)
    if not was_found:
        raise IllegalMoveError(reasons.NOTHING_TO_CORRECT)
    return tuple(result)


def possible_corrections(
    rules: Ruleset, players: int, events: Iterable[Event], seat: int, box: Box
) -> frozenset[tuple[int, int]]:
    """Return every (points, bonus) that could stand in a written box, as the card was then."""
    for before, turn in _turns(rules, players, events):
        if _is_entry(turn, before.seat, seat, box):
            return possible_entries(rules, before.card, box)
    raise IllegalMoveError(reasons.NOTHING_TO_CORRECT)


def _judged_again(state: State, event: Scored) -> Scored:
    """Return what an entry is worth after an earlier one has changed.

    Raises IllegalMoveError where that cannot be known.
    """
    rules, card, box = state.rules, state.card, event.box
    if state.turn.rolls:
        # The boxes are the same as before, so where the dice may be written is too.
        hand = state.turn.hand
        points = rules.points(card, box, hand)
        return Scored(box, points, rules.entry_bonus(card, box.match, hand))
    same = [e for e in possible_entries(rules, card, box) if e[0] == event.points]
    if len(same) == 1:
        return Scored(box, *same[0])
    raise IllegalMoveError(reasons.LATER_ENTRY_HANGS.fill(box=rules.category(box.category).label))


def _is_entry(turn: Events, owner: int, seat: int, box: Box) -> bool:
    last = turn[-1]
    return owner == seat and isinstance(last, Scored) and last.box == box


def _turns(rules: Ruleset, players: int, events: Iterable[Event]) -> Iterator[tuple[State, Events]]:
    """Yield the state before each turn and its events, the unfinished one too."""
    before = state = start(rules, players)
    turn: list[Event] = []
    for event in events:
        turn.append(event)
        state = apply(state, event)
        if isinstance(event, TURN_ENDINGS):
            yield before, tuple(turn)
            before, turn = state, []
    if turn:
        yield before, tuple(turn)
