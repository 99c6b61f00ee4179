"""The game on the table: its record, what may be done, and word of everything that happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from generala_desktop.engine import correction
from generala_desktop.engine.dice import DiceSource
from generala_desktop.engine.events import (
    TURN_ENDINGS,
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.game import apply, decide, verify
from generala_desktop.engine.moves import Move
from generala_desktop.engine.state import State
from generala_desktop.storage.record import Record, names_or

Events = tuple[Event, ...]

DICE_HEADER, DRAWN, TYPED = "Dice", "drawn", "typed"
"""The record's header for where the dice come from."""


class GameModel(QObject):
    """Holds one game at a time; each event is told after the state is new.

    Signals:
        started(): another record lies on the table, possibly in the middle of a turn, or none.
        rolled(Rolled): dice were thrown.
        second_cup_rolled(SecondCupRolled): the second cup was thrown.
        hand_laid(): the turn has other dice of a real table, or none any more.
        scored(Scored, int): the seat wrote an entry.
        win_claimed(WinClaimed, int): the seat won outright.
        player_left(int): the seat went home.
        turn_started(int): the seat is to roll.
        game_ended(): nobody is to play any more.
        rewound(): the last event was taken back, or done again.
        corrected(Scored, int): the seat's box holds something else than before.
        changed(): the record differs from before; told last.
    """

    started = Signal()
    rolled = Signal(object)
    second_cup_rolled = Signal(object)
    hand_laid = Signal()
    scored = Signal(object, int)
    win_claimed = Signal(object, int)
    player_left = Signal(int)
    turn_started = Signal(int)
    game_ended = Signal()
    rewound = Signal()
    corrected = Signal(object, int)
    changed = Signal()

    def __init__(self, dice: DiceSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dice = dice
        self._record: Record | None = None
        self._state: State | None = None
        self._undone: list[Events] = []
        """What the record held before each undo."""
        self._uncorrected: dict[Events, Events] = {}
        """What each correction began with, by what it led to."""

    @property
    def has_game(self) -> bool:
        return self._record is not None

    @property
    def record(self) -> Record:
        """The game as it is kept; raises LookupError while there is none."""
        if self._record is None:
            raise LookupError("no game is on the table")
        return self._record

    @property
    def state(self) -> State:
        """Where the game stands; raises LookupError while there is none."""
        if self._state is None:
            raise LookupError("no game is on the table")
        return self._state

    def begin(self, record: Record) -> None:
        """Put another game on the table."""
        self._record, self._state = record, record.state
        self._undone.clear()
        self._uncorrected.clear()
        self.started.emit()
        self.changed.emit()

    def put_away(self) -> None:
        """Clear the table for a game that is still to begin."""
        if self._record is not None:
            self._record = self._state = None
            self._undone.clear()
            self.started.emit()
            self.changed.emit()

    def play(self, move: Move) -> Event:
        """Do what a player wishes; raises IllegalMoveError and changes nothing."""
        state = self.state
        event = decide(state, move, self._dice)
        self._undone.clear()
        self._append(event)
        return event

    def note(self, event: Event) -> None:
        """Take down what happened at a real table; raises IllegalMoveError and changes nothing."""
        verify(self.state, event)
        self._undone.clear()
        self._append(event)

    def lay_hand(self, dice: Sequence[Event]) -> None:
        """Replace what the present turn has thrown; raises IllegalMoveError, changing nothing."""
        events = (*_without_dice(self.record.events), *dice)
        if events == self.record.events:
            return
        record = replace(self.record, events=events)
        self._state, self._record = record.state, record
        self._undone.clear()
        self.hand_laid.emit()
        self.changed.emit()

    def correct(self, seat: int, entry: Scored) -> None:
        """Replace what a seat wrote in a box; raises IllegalMoveError and changes nothing."""
        record = self.record
        players = len(record.players)
        events = correction.corrected(record.rules, players, record.events, seat, entry)
        self._undone.clear()
        self._uncorrected[events] = record.events
        self._put(events)
        self.corrected.emit(entry, seat)
        self.changed.emit()

    def amend(self, header: str, value: str | None) -> None:
        """Set a header of the record, or take it out."""
        self._record = self.record.with_header(header, value)
        self.changed.emit()

    def rename(self, names: list[str]) -> None:
        """Give the players other names, in playing order; a blank one changes nothing."""
        players = self.record.players
        kept = names_or(names, [player.name for player in players])
        renamed = tuple(replace(p, name=n) for p, n in zip(players, kept, strict=True))
        self._record = replace(self.record, players=renamed)
        self.changed.emit()

    def may_undo(self) -> bool:
        """Tell whether the last event can be taken back: an entry, or alone also a roll."""
        if self._record is None or not self._record.events:
            return False
        ends_turn = isinstance(self._record.events[-1], TURN_ENDINGS)
        return ends_turn or self._is_practice() or self.is_pad

    def may_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last event back; an undone roll is noted in the record.

        On a sheet for real dice that is also a correction, or all typed dice at once.
        """
        if not self.may_undo():
            return
        events = self.record.events
        self._undone.append(events)
        if self.is_pad:
            step = _without_dice(events) if _has_dice(events) else events[:-1]
            self._rewind(self._uncorrected.get(events, step))
            return
        if _has_dice(events):
            self._count_undone(1)
        self._rewind(events[:-1])

    def redo(self) -> None:
        """Do again what was taken back, with the same dice."""
        if not self._undone:
            return
        events = self._undone.pop()
        if _has_dice(events):
            self._count_undone(-1)
        self._rewind(events)

    @property
    def is_pad(self) -> bool:
        """Whether the sheet is kept for real dice, which anybody may correct."""
        return self._record is not None and self._record.header(DICE_HEADER) == TYPED

    def _count_undone(self, change: int) -> None:
        if self.is_pad:
            return
        count = int(self.record.header("Undone") or 0) + change
        self._record = self.record.with_header("Undone", str(count) if count > 0 else None)

    def _is_practice(self) -> bool:
        return len(self.record.players) == 1

    def _append(self, event: Event) -> None:
        seat = self.state.seat
        self._state = apply(self.state, event)
        self._record = replace(self.record, events=(*self.record.events, event))
        self._tell(event, seat)
        self.changed.emit()

    def _put(self, events: Events) -> None:
        self._record = replace(self.record, events=events)
        self._state = self._record.state

    def _rewind(self, events: Events) -> None:
        self._put(events)
        self.rewound.emit()
        self.changed.emit()

    def _tell(self, event: Event, seat: int) -> None:
        match event:
            case Rolled():
                self.rolled.emit(event)
            case SecondCupRolled():
                self.second_cup_rolled.emit(event)
            case HandLaid():
                self.hand_laid.emit()
            case Scored():
                self.scored.emit(event, seat)
            case WinClaimed():
                self.win_claimed.emit(event, seat)
            case Left():
                self.player_left.emit(seat)
        if isinstance(event, TURN_ENDINGS):
            if self.state.over:
                self.game_ended.emit()
            else:
                self.turn_started.emit(self.state.seat)


def _has_dice(events: Events) -> bool:
    """Tell whether the turn that is not over has dice."""
    return bool(events) and not isinstance(events[-1], TURN_ENDINGS)


def _without_dice(events: Events) -> Events:
    """Return the events without those of the turn that is not over."""
    while _has_dice(events):
        events = events[:-1]
    return events
