"""Puts into words what happens at the table, what can be done, and what a person asks to hear."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from generala_desktop.controllers.teller import Teller
from generala_desktop.engine import legality, ranking, reasons
from generala_desktop.engine.events import Rolled, Scored, SecondCupRolled, WinClaimed
from generala_desktop.engine.game import replay
from generala_desktop.engine.state import State
from generala_desktop.models.game_model import GameModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import bots, table
from generala_desktop.words.say import say


class Narrator:
    """Speaks of the players by the names they have when it is read."""

    def __init__(self, model: GameModel, window: MainWindow, teller: Teller) -> None:
        self._model = model
        self._window = window
        self._teller = teller

    # What happened

    def forget(self) -> None:
        """What was said of the game before cannot be said of this one."""
        self._teller.show(str)
        self._teller.forget_notes()

    def forget_notes(self) -> None:
        self._teller.forget_notes()

    def tell_throw(self) -> None:
        self._teller.forget_notes()
        self._teller.show(table.rolling)

    def tell_roll(self) -> None:
        """Let the dice that lie be heard."""
        turn = self._model.state.turn
        self._teller.tell(self._of(self._model.state.seat, table.roll_told, turn))

    def tell_entry(self, event: Scored, seat: int) -> None:
        entry = self._model.state.cards[seat].entry(event.box)
        rules = self._model.state.rules
        taken_back = None if self._model.is_bots_turn else self._model.seat_taken_back()

        def told() -> str:
            if entry is None:
                return ""
            said, key = (
                table.scored(self._name(seat), rules, entry),
                self._window.commands.undo_key(),
            )
            if not self._model.is_bot(seat):
                return table.may_be_undone(said, key)
            return (
                said if taken_back is None else bots.goes_back_to(said, key, self._name(taken_back))
            )

        self._go_on(told)

    def tell_win(self, event: WinClaimed, seat: int) -> None:
        state = self._model.state
        has_ended = state.claimant(event.match) is not None
        won = state.rules.matches[event.match].label if has_ended else None
        self._go_on(lambda: table.won_outright(self._name(seat), match=won, at_once=state.over))

    def tell_leaving(self, seat: int) -> None:
        self._go_on(self._of(seat, table.player_left))

    def tell_turn(self, seat: int) -> None:
        """Let it be heard whose turn it is, where there are several."""
        if len(self._model.state.cards) > 1:
            self._teller.tell(self._of(seat, table.turn_of))

    def tell_step(self, words: Callable[[], str]) -> None:
        """Say that something was taken back, or done again."""
        self._go_on(words)

    def tell_end(self) -> None:
        # After the last entry, which is not to be cut short.
        self._teller.tell(self.result)

    def result(self) -> str:
        """Return who has won."""
        players = self._model.record.players
        return bots.result(self._model.state, self._names(), [player.level for player in players])

    # What can be done

    def show_hint(self) -> None:
        state = self._model.state
        if state.over:
            self._teller.show(str)
        elif legality.must_claim(state):
            self._teller.show(self._of(state.seat, table.may_claim))
        elif self._model.is_bots_turn and state.turn.rolls:
            dice = state.turn.extra or state.turn.faces
            self._teller.show(self._of(state.seat, table.roll_result, dice))
        elif self._model.is_bots_turn:
            self._teller.show(self._of(state.seat, table.turn_of))
        elif state.turn.rolls:
            self._teller.show(partial(table.after_roll, state))
        elif ranking.claimants(state):
            self._teller.show(lambda: table.last_round(self._name(state.seat), self._winners()))
        else:
            self._teller.show(self._of(state.seat, table.before_first_roll))

    def say_must_roll(self) -> None:
        self._teller.refuse(lambda: say(reasons.MUST_ROLL_ON))

    # What a person asks to hear

    def say_roll(self) -> None:
        """Say the last roll again, also when it is written by now."""
        if not self._model.has_game:
            self._tell_heading()
            return
        state = self._last_roll()
        if state is None:
            self._teller.say(table.no_roll)
        else:
            self._teller.say(self._of(state.seat, table.roll_told, state.turn))

    def say_turn(self) -> None:
        """Say whose turn it is; when nobody's any more, who has won."""
        if not self._model.has_game:
            self._tell_heading()
        elif self._model.state.over:
            self._teller.tell(self.result)
        else:
            self._teller.say(self._of(self._model.state.seat, table.turn_of))

    def say_scores(self) -> None:
        """Say everybody's points."""
        if not self._model.has_game:
            self._tell_heading()
            return
        state = self._model.state
        self._teller.say(lambda: table.scores(state, self._names()))

    def say_sheet(self, choose: Callable[[], int | None]) -> None:
        """Say what a player has written, after asking which one."""
        if not self._model.has_game:
            self._tell_heading()
            return
        seat, state = choose(), self._model.state
        if seat is not None:
            self._teller.say(self._of(seat, table.sheet_of, state.rules, state.cards[seat]))

    def _tell_heading(self) -> None:
        """Let be heard what is on the table instead of a game."""
        self._teller.tell(self._window.heading.title)

    def _last_roll(self) -> State | None:
        """Return the position after the last roll, None before the first."""
        state, record = self._model.state, self._model.record
        if state.turn.rolls:
            return state
        for index in range(len(record.events), 0, -1):
            if isinstance(record.events[index - 1], Rolled | SecondCupRolled):
                return replay(record.rules, len(record.players), record.events[:index])
        return None

    def _go_on(self, told: Callable[[], str]) -> None:
        self._teller.forget_notes()
        self._teller.say(told)

    def retell(self) -> None:
        self._teller.retell()

    def _name(self, seat: int) -> str:
        return self._model.record.players[seat].name

    def _winners(self) -> list[str]:
        return [self._name(seat) for seat in ranking.claimants(self._model.state)]

    def _names(self) -> list[str]:
        return [player.name for player in self._model.record.players]

    def _of(self, seat: int, words: Callable[..., str], *more: object) -> Callable[[], str]:
        """Return a message about a player, whatever he is called when it is read."""
        return lambda: words(self._name(seat), *more)
