"""Plays the game on the table: wishes of the views become moves, events become motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from generala_desktop.controllers.narrator import Narrator
from generala_desktop.controllers.table_display import Hands, TableDisplay
from generala_desktop.engine import legality
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Rolled, SecondCupRolled, WinClaimed
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, Score
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.marking import marked
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import table as words


class GameController(QObject):
    """Knows what the model does not: which dice are set aside, and that dice are in the air.

    Signals:
        hand_shown(bool): a hand lies on the table for everybody to see, or is there no more.
        hurried(): a person will not wait for the computer at turn.
    """

    hand_shown = Signal(bool)
    hurried = Signal()

    def __init__(
        self, model: GameModel, sheet: ScoresheetModel, window: MainWindow, narrator: Narrator
    ) -> None:
        super().__init__(window)
        self._model = model
        self._sheet = sheet
        self._window = window
        self._narrator = narrator
        self._display = TableDisplay(model, window, narrator)
        self._held: frozenset[int] = frozenset()
        self._in_the_air = False
        self._is_aside = False
        self._is_marked_by_face = False
        self._since_hurry = QElapsedTimer()
        self._rewound: Callable[[], str] = words.taken_back
        window.dice.settled.connect(self._settle)
        window.dice.hold_requested.connect(self.toggle_hold)
        window.dice.roll_requested.connect(self.roll)
        window.footer.roll_requested.connect(self._press_roll)
        window.footer.hurry_requested.connect(self.hurry)
        window.footer.undo_requested.connect(self.undo)
        window.sheet.score_requested.connect(self.score)
        model.started.connect(self._take_over)
        model.rewound.connect(self._show_rewound)
        model.corrected.connect(self._show_laid)
        model.rolled.connect(self._throw)
        model.second_cup_rolled.connect(self._throw_second_cup)
        model.hand_laid.connect(self._show_laid)
        model.scored.connect(narrator.tell_entry)
        model.win_claimed.connect(narrator.tell_win)
        model.player_left.connect(narrator.tell_leaving)
        model.turn_started.connect(self._begin_turn)
        model.game_ended.connect(self._end_game)
        model.changed.connect(self.refresh)
        self.refresh()

    # Who has the table

    def make_way(self) -> None:
        """Leave table and buttons to somebody else until the next game lies there."""
        self._is_aside = True
        self.refresh()

    def come_back(self) -> None:
        self._is_aside = False
        self._take_over()
        self.refresh()

    # Wishes

    def roll(self) -> None:
        """Throw the dice that are not held; in the air already, they land.

        While the computer plays, hurry it.
        """
        if self._is_aside or self._model.is_pad:
            return
        if self._window.dice.is_rolling() or self._model.is_bots_turn:
            self.hurry()
        elif self.is_open() and not self._is_impatient():
            state = self._model.state
            if legality.must_claim(state):
                self._model.play(ClaimWin(legality.claimable(state)[0]))
            elif legality.is_legal(state, Roll(self._held)):
                self._model.play(Roll(self._held))

    def hurry(self) -> None:
        """Wait neither for dice nor for the computer; whoever is at turn has to do the rest."""
        if self._window.dice.is_rolling():
            self.land()
        elif self._model.is_bots_turn:
            self._since_hurry.start()
            self.hurried.emit()

    def _is_impatient(self) -> bool:
        """Tell whether a press follows one that hurried the computer so closely that it is meant so.

        Whose turn has begun in between would throw without having seen anything.
        """
        at_once = QGuiApplication.styleHints().mouseDoubleClickInterval()
        return self._since_hurry.isValid() and self._since_hurry.elapsed() < at_once

    def land(self) -> None:
        """Let dice that are in the air lie at once."""
        self._window.dice.land()

    def toggle_hold(self, place: int) -> None:
        if self.may_hold() and place in range(len(self._model.state.turn.faces)):
            self._hold(self._held ^ {place})

    def hold_by_face(self, face: int, *, throw_again: bool) -> None:
        """Mark dice by what they show: the first wish holds all, then frees those to be thrown.

        With `throw_again` False the dice of that face are held again.
        """
        if not self.may_hold():
            return
        is_first = throw_again and not self._is_marked_by_face
        self._is_marked_by_face |= throw_again
        faces = self._model.state.turn.faces
        self._hold(marked(faces, self._held, face, throw_again=throw_again, is_first=is_first))

    def score(self, box: Box) -> None:
        if self.is_open() and legality.is_legal(self._model.state, Score(box)):
            self._model.play(Score(box))

    def show_held(self, held: frozenset[int]) -> None:
        """Put dice into the tray that the computer is about to hold."""
        self._hold(held)

    def leave(self, seat: int) -> None:
        """Let the player of this seat go home, if it is still his turn."""
        self.land()
        if self.is_open() and self._model.state.seat == seat:
            self._model.play(Leave())

    def undo(self) -> None:
        self.land()
        self._rewound = words.taken_back
        self._model.undo()

    def redo(self) -> None:
        self.land()
        self._rewound = words.done_again
        self._model.redo()

    def enter(self) -> None:
        """Throw the first roll of a turn; later go to where the hand would be written."""
        if self._is_aside:
            return
        if self._window.dice.is_rolling() or self._model.is_bots_turn:
            self.roll()
        elif self.is_open():
            state = self._model.state
            if not state.turn.rolls or legality.must_claim(state):
                self.roll()
            elif legality.claimable(state):
                self._window.sheet.focus_claim()
            elif legality.may_stand(state):
                self._go_to_sheet()
            else:
                self._narrator.say_must_roll()

    def say_roll(self) -> None:
        """Say the last roll again."""
        if not self._in_the_air:
            self._narrator.say_roll()

    def retranslate(self) -> None:
        """Say everything again in another language."""
        self._sheet.retranslate()
        self.refresh()

    def may_hold(self) -> bool:
        return self.is_open() and self._display.may_hold(self._hands())

    def is_open(self) -> bool:
        """Tell whether a person may move: it is his turn and no die is in the air."""
        model = self._model
        is_on = model.has_game and not model.state.over and not model.is_bots_turn
        return is_on and not self._in_the_air and not self._is_aside

    def is_in_the_air(self) -> bool:
        """Tell whether a roll is decided whose dice do not lie yet."""
        return self._in_the_air

    def _press_roll(self) -> None:
        if self._is_aside:
            return
        if self._model.has_game and not self._model.state.over:
            self.roll()
        else:
            self._window.commands["new"].trigger()

    def _hold(self, held: frozenset[int]) -> None:
        self._held = held | self._display.locked()
        self._display.show_hands(self._hands())

    def _hands(self) -> Hands:
        return Hands(self._held, self._in_the_air)

    def _go_to_sheet(self) -> None:
        self._window.sheet.go_to(self._sheet.next_open_index())

    # Facts

    def _throw(self, event: Rolled) -> None:
        thrown = [place for place in range(len(event.faces)) if place not in event.keep]
        self._take_off()
        self._window.dice.throw(event.faces, thrown, held=event.keep)

    def _throw_second_cup(self, event: SecondCupRolled) -> None:
        self._take_off()
        self._window.dice.throw_second_cup(event.faces)

    def _show_laid(self) -> None:
        self._lay_out()
        self._narrator.forget_notes()

    def _take_off(self) -> None:
        self._in_the_air = True
        self._sheet.set_previews_visible(False)
        self.hand_shown.emit(False)
        self._narrator.tell_throw()

    def _settle(self) -> None:
        if not self._in_the_air:
            return
        self._in_the_air = False
        self._is_marked_by_face = False
        self._held = self._display.locked()
        state = self._model.state
        self._narrator.tell_roll()
        if legality.must_claim(state):
            self._model.play(ClaimWin(legality.claimable(state)[0]))
            return
        self._sheet.set_previews_visible(not self._model.is_bots_turn)
        self._narrator.show_hint()
        self.refresh()
        self._go_to_hand()
        self.hand_shown.emit(True)

    def _go_to_hand(self) -> None:
        """Bring the keyboard to the first die just thrown, or to write when nothing else is left."""
        state = self._model.state
        if self._model.is_bots_turn:
            return
        if not legality.may_roll(state):
            self._go_to_sheet()
        elif state.turn.faces:
            thrown = set(range(len(state.turn.faces))) - state.turn.kept
            self._window.dice.focus_die(min(thrown, default=0))
        else:
            self._window.footer.focus_roll()

    def _keep_focus_useful(self) -> None:
        """Find the focus a place when it has none, or none where anything can be done."""
        focus = self._window.focusWidget()
        if not legality.may_roll(self._model.state) or not _takes_keys(focus):
            self._go_to_hand()

    def _begin_turn(self, seat: int) -> None:
        if isinstance(self._model.record.events[-1], WinClaimed):
            # The hand that won lies there for all to see until the next player rolls.
            self._forget_hand()
            self._window.dice.set_held(())
        else:
            self._clear_table()
        self._narrator.tell_turn(seat)

    def _clear_table(self) -> None:
        self._forget_hand()
        self._window.dice.clear()

    def _forget_hand(self) -> None:
        self._held = frozenset()
        self._in_the_air = False
        self._is_marked_by_face = False
        self._sheet.set_previews_visible(False)
        self.hand_shown.emit(False)

    def _end_game(self) -> None:
        self._clear_table()
        self._window.show_standings()
        self._narrator.tell_end()
        self._window.standings.focus_rematch()

    def _show_rewound(self) -> None:
        self._lay_out()
        self._narrator.tell_step(self._rewound)
        if not self._model.state.over:
            self._keep_focus_useful()

    def _take_over(self) -> None:
        """Show another game, or none, from the beginning."""
        self._narrator.forget()
        if not self._model.has_game:
            self._clear_table()
            self._window.show_table()
            return
        self._is_aside = False
        self._lay_out()
        self._narrator.show_hint()
        if self._model.state.over:
            self._window.standings.focus_rematch()
        else:
            self._window.footer.focus_roll()

    def _lay_out(self) -> None:
        """Put the table as the state has it, without motion."""
        self._clear_table()
        if self._model.state.turn.faces:
            self._held = self._display.locked()
            self._display.lay_dice(self._held)
            self._sheet.set_previews_visible(not self._model.is_bots_turn)
            self.hand_shown.emit(True)
        if self._model.state.over:
            self._window.show_standings()
        else:
            self._window.show_table()

    def refresh(self) -> None:
        """Bring everything that is derived from the state up to date."""
        self._display.show_commands()
        self._narrator.retell()
        if self._model.has_game:
            self._display.show_state(self._hands())
        elif not self._is_aside:
            self._display.show_nothing()


def _takes_keys(focus: QWidget | None) -> bool:
    return focus is not None and focus.isEnabled() and focus.isVisible()
