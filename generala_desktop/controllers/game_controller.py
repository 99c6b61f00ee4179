"""Plays the game on the table: wishes of the views become moves, events become motion."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Rolled, Scored, SecondCupRolled
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, Score
from generala_desktop.engine.ruleset import Ends
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.standings_panel import Place
from generala_desktop.words import table as words


class GameController(QObject):
    """Knows what the model does not: which dice are set aside, and that dice are in the air.

    Signals:
        said(str): something happened that is told in words.
    """

    said = Signal(str)

    def __init__(self, model: GameModel, sheet: ScoresheetModel, window: MainWindow) -> None:
        super().__init__(window)
        self._model = model
        self._sheet = sheet
        self._window = window
        self._held: set[int] = set()
        self._in_the_air = False
        self._message = ""
        window.dice.settled.connect(self._settle)
        window.dice.hold_requested.connect(self.toggle_hold)
        window.dice.roll_requested.connect(self.roll)
        window.footer.roll_requested.connect(self.roll)
        window.footer.undo_requested.connect(self.undo)
        window.sheet.score_requested.connect(self.score)
        model.started.connect(self._show_everything)
        model.rewound.connect(self._show_rewound)
        model.rolled.connect(self._throw)
        model.second_cup_rolled.connect(self._throw_second_cup)
        model.scored.connect(self._tell_entry)
        model.win_claimed.connect(self._tell_win)
        model.player_left.connect(self._tell_leaving)
        model.turn_started.connect(self._begin_turn)
        model.game_ended.connect(self._end_game)
        model.changed.connect(self.refresh)
        self.refresh()

    # Wishes

    def roll(self) -> None:
        """Throw the dice that are not held; in the air already, they land."""
        if self._window.dice.is_rolling():
            self._window.dice.land()
            return
        if not self._model.has_game or self._model.state.over:
            self._window.commands["new"].trigger()
            return
        if not self._is_open() or len(self._held) == self._model.state.rules.turn.dice:
            return
        if legality.may_roll(self._model.state):
            self._model.play(Roll(frozenset(self._held)))

    def toggle_hold(self, place: int) -> None:
        if not self.may_hold() or place in self._locked():
            return
        self._held ^= {place}
        self._show_held()

    def hold_by_face(self, face: int, *, throw_again: bool) -> None:
        """Mark dice by what they show: the first wish holds all, then frees those to be thrown.

        With `throw_again` False the dice of that face are held again.
        """
        if not self.may_hold():
            return
        faces = self._model.state.turn.faces
        places = {place for place, shown in enumerate(faces) if shown == face}
        if throw_again:
            if not self._held - self._locked():
                self._held = set(range(len(faces)))
            self._held -= places - self._locked()
        else:
            self._held |= places
        self._show_held()

    def score(self, box: Box) -> None:
        if self._is_open() and legality.is_legal(self._model.state, Score(box)):
            self._model.play(Score(box))

    def leave(self) -> None:
        """Let the player whose turn it is go home."""
        self._window.dice.land()
        if self._is_open():
            self._model.play(Leave())

    def undo(self) -> None:
        if self._window.dice.is_rolling():
            self._window.dice.land()
        self._model.undo()

    def redo(self) -> None:
        if self._window.dice.is_rolling():
            self._window.dice.land()
        self._model.redo()

    def enter(self) -> None:
        """Throw the first roll of a turn; later go to where the hand would be written."""
        if self._window.dice.is_rolling():
            self._window.dice.land()
        elif self._is_open() and not self._model.state.turn.rolls:
            self.roll()
        elif self._is_open():
            self._window.sheet.setCurrentIndex(self._sheet.next_open_index())
            self._window.sheet.setFocus()

    def say_roll(self) -> None:
        """Say the last roll again."""
        turn = self._model.state.turn if self._model.has_game else None
        if turn and turn.faces and not self._in_the_air:
            self._say(words.roll_result(self._name(self._model.state.seat), turn.faces))

    def say_turn(self) -> None:
        if self._model.has_game and not self._model.state.over:
            self._say(words.turn_of(self._name(self._model.state.seat)))

    def say_scores(self) -> None:
        """Say everybody's points."""
        if self._model.has_game:
            state = self._model.state
            totals = [ranking.total(state, seat) for seat in range(len(state.cards))]
            self._say(words.scores(self._names(), totals))

    def tell(self, message: str) -> None:
        """Say something that did not happen at the table."""
        self._say(message)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        if self._model.has_game:
            self._show_message_anew()
            self._sheet.retranslate()
        self.refresh()

    def may_hold(self) -> bool:
        return (
            self._is_open()
            and bool(self._model.state.turn.rolls)
            and legality.may_roll(self._model.state)
        )

    def _is_open(self) -> bool:
        """Tell whether a move may be made: a game is on and no die is in the air."""
        return self._model.has_game and not self._model.state.over and not self._in_the_air

    def _locked(self) -> frozenset[int]:
        state = self._model.state
        return frozenset(p for p in range(len(state.turn.faces)) if legality.is_locked(state, p))

    # Facts

    def _throw(self, event: Rolled) -> None:
        thrown = [place for place in range(len(event.faces)) if place not in event.keep]
        self._take_off()
        self._window.dice.throw(event.faces, thrown, held=event.keep)

    def _throw_second_cup(self, event: SecondCupRolled) -> None:
        self._take_off()
        self._window.dice.throw_second_cup(event.faces)

    def _take_off(self) -> None:
        self._in_the_air = True
        self._sheet.set_previews_visible(False)
        self._message = words.rolling()

    def _settle(self) -> None:
        if not self._in_the_air:
            return
        self._in_the_air = False
        self._held = set(self._locked())
        state = self._model.state
        if legality.must_claim(state):
            self._model.play(ClaimWin(legality.claimable(state)[0]))
            return
        self._sheet.set_previews_visible(True)
        self._message = words.after_roll(state.rules, state.turn.rolls)
        self.refresh()
        self._focus_after_roll()

    def _focus_after_roll(self) -> None:
        """Keep the focus somewhere useful when the roll button has gone grey."""
        if not legality.may_roll(self._model.state):
            self.enter()

    def _tell_entry(self, event: Scored, seat: int) -> None:
        entry = self._model.state.cards[seat].entry(event.box)
        if entry is not None:
            said = words.scored(self._name(seat), self._model.state.rules, entry)
            self._say(words.may_be_undone(said, self._window.commands.undo_key()))

    def _tell_win(self, _event: object, seat: int) -> None:
        win = self._model.state.rules.instant_win
        at_once = win is not None and win.ends is Ends.NOW
        self._say(words.won_outright(self._name(seat), at_once=at_once))

    def _tell_leaving(self, seat: int) -> None:
        self._say(words.player_left(self._name(seat)))

    def _say(self, message: str) -> None:
        self._message = message
        self._window.footer.show_message(message)
        self.said.emit(message)

    def _begin_turn(self, _seat: int) -> None:
        self._clear_table()

    def _clear_table(self) -> None:
        self._held = set()
        self._in_the_air = False
        self._sheet.set_previews_visible(False)
        self._window.dice.clear()

    def _end_game(self) -> None:
        self._clear_table()
        self._window.show_standings()
        self._window.standings.focus_rematch()

    def _show_rewound(self) -> None:
        self._lay_out()
        self._message = words.taken_back()

    def _show_everything(self) -> None:
        self._lay_out()
        self._show_message_anew()

    def _show_message_anew(self) -> None:
        """Say what can be done now, whatever was said before."""
        if self._in_the_air:
            self._message = words.rolling()
        elif self._model.state.over:
            self._message = ""
        elif self._model.state.turn.rolls:
            self._message = words.after_roll(self._model.state.rules, self._model.state.turn.rolls)
        else:
            self._message = words.before_first_roll(self._name(self._model.state.seat))

    def _lay_out(self) -> None:
        """Put the table as the state has it, without motion."""
        self._clear_table()
        turn = self._model.state.turn
        if turn.faces:
            locked = self._locked()
            self._held = set(locked)
            self._window.dice.show_dice(turn.faces, second=turn.extra, held=locked, locked=locked)
            self._sheet.set_previews_visible(True)
        if self._model.state.over:
            self._window.show_standings()
        else:
            self._window.show_table()

    # What the views show

    def refresh(self) -> None:
        """Bring everything that is derived from the state up to date."""
        commands = self._window.commands
        is_on = self._model.has_game and not self._model.state.over
        self._window.footer.set_may_undo(self._model.may_undo())
        commands["undo"].setEnabled(self._model.may_undo())
        commands["redo"].setEnabled(self._model.may_redo())
        commands["rematch"].setEnabled(self._model.has_game and not is_on)
        commands["leave"].setEnabled(is_on)
        commands["rename"].setEnabled(self._model.has_game)
        commands["save"].setEnabled(self._model.has_game)
        self._window.footer.show_message(self._message)
        if self._model.has_game:
            self._show_state()
        else:
            self._window.heading.show_turn(words.nothing_to_play(), None, "")
            self._window.footer.show_roll(words.new_game(), enabled=True)

    def _show_state(self) -> None:
        state, names = self._model.state, self._names()
        window = self._window
        if state.over:
            window.heading.show_turn(words.game_over(), None, "")
            window.standings.show_result(words.result(state, names), self._places())
        else:
            roll = words.roll_number(state.turn.rolls, state.rules.turn.rolls)
            mark = marks_of(self._model.record)[state.seat]
            window.heading.show_turn(
                words.turn_of(names[state.seat]), mark, roll if state.turn.rolls else ""
            )
        self._show_held()

    def _show_held(self) -> None:
        state = self._model.state
        self._window.dice.set_may_hold(self.may_hold())
        if not self._in_the_air and state.turn.faces:
            self._window.dice.set_held(self._held, self._locked())
        may_roll = legality.may_roll(state)
        free = state.rules.turn.dice - len(self._held)
        is_ready = self._in_the_air or (may_roll and free > 0)
        self._window.dice.set_may_roll(is_ready)
        if state.over:
            self._window.footer.show_roll(words.new_game(), enabled=True)
        elif is_ready:
            self._window.footer.show_roll(words.roll_dice(free), enabled=True)
        else:
            label = words.free_a_die() if may_roll else words.choose_box()
            self._window.footer.show_roll(label, enabled=False)

    def _places(self) -> list[Place]:
        marks, names = marks_of(self._model.record), self._names()
        state = self._model.state
        winners = ranking.winners(state)
        return [
            Place(
                words.rank(standing.rank),
                marks[standing.seat],
                names[standing.seat],
                words.points(standing.total),
                words.note(standing),
                is_winner=standing.seat in winners,
            )
            for standing in ranking.standings(state)
        ]

    def _names(self) -> list[str]:
        return [player.name for player in self._model.record.players]

    def _name(self, seat: int) -> str:
        return self._model.record.players[seat].name
