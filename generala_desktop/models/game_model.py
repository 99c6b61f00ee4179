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
from generala_desktop.engine.game import decide, verify
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Move
from generala_desktop.engine.state import State
from generala_desktop.models.steps_back import (
    Events,
    actors,
    count_throws,
    has_dice,
    step_back,
    without_dice,
)
from generala_desktop.storage.record import Record, names_or

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
        rewound(): what was done last was taken back, or done again.
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
        self._actors: list[int] = []
        """The seat of each event."""
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
        return self.record.state

    def begin(self, record: Record) -> None:
        """Put another game on the table."""
        self._record = record
        self._actors = actors(record)
        self._undone.clear()
        self._uncorrected.clear()
        self.started.emit()
        self.changed.emit()

    def put_away(self) -> None:
        """Clear the table for a game that is still to begin."""
        if self._record is not None:
            self._record = None
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
        events = (*without_dice(self.record.events), *dice)
        if events == self.record.events:
            return
        self._put(events)
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
        self._record = self.record.with_players(renamed)
        self.changed.emit()

    def may_undo(self) -> bool:
        """Tell whether there is something that can be taken back."""
        return self._step_back() is not None

    def seat_taken_back(self) -> int | None:
        """Return whose last move would be taken back."""
        step = self._step_back()
        return None if step is None or len(step) >= len(self._actors) else self._actors[len(step)]

    def may_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take back a person's last entry, with all that the computer has done since.

        Alone a person may take back rolls as well. Throws taken back are counted in the record.
        On a sheet for real dice a step is also a correction, or all typed dice at once.
        """
        step = self._step_back()
        if step is None:
            return
        events = self.record.events
        self._undone.append(events)
        self._count_undone(count_throws(events[len(step) :]))
        self._rewind(step)

    def redo(self) -> None:
        """Do again what was taken back, with the same dice."""
        if not self._undone:
            return
        before, events = self.record.events, self._undone.pop()
        self._count_undone(-count_throws(events[len(before) :]))
        self._rewind(events)

    @property
    def is_pad(self) -> bool:
        """Whether the sheet is kept for real dice, which anybody may correct."""
        return self._record is not None and self._record.header(DICE_HEADER) == TYPED

    @property
    def is_bots_turn(self) -> bool:
        """Whether the program is to play; with real dice it never does."""
        return self.has_game and not self.state.over and self.is_bot(self.state.seat)

    def is_bot(self, seat: int) -> bool:
        return self.record.players[seat].level is not Level.HUMAN and not self.is_pad

    def _step_back(self) -> Events | None:
        """Return what the record holds once the last step is taken back, if it may be."""
        if self._record is None or not self._record.events:
            return None
        if not self.is_pad:
            return step_back(self._record, self._actors)
        events = self._record.events
        step = without_dice(events) if has_dice(events) else events[:-1]
        return self._uncorrected.get(events, step)

    def _count_undone(self, change: int) -> None:
        if self.is_pad or not change:
            return
        count = int(self.record.header("Undone") or 0) + change
        self._record = self.record.with_header("Undone", str(count) if count > 0 else None)

    def _append(self, event: Event) -> None:
        seat = self.state.seat
        self._record = self.record.followed_by(event)
        self._actors.append(seat)
        self._tell(event, seat)
        self.changed.emit()

    def _put(self, events: Events) -> None:
        self._record = self.record.with_events(events)
        self._actors = actors(self._record)

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
