"""What the window shows of a game: derived from the state each time, never kept."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject

from generala_desktop.controllers.narrator import Narrator
from generala_desktop.engine import legality, ranking
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.standings_panel import Place
from generala_desktop.words import bots
from generala_desktop.words import table as words
from generala_desktop.words.settlement import has_settlement


@dataclass(frozen=True)
class Hands:
    """What the state does not know: what a person has set aside, and that dice tumble."""

    held: frozenset[int] = frozenset()
    are_in_the_air: bool = False
    """Faces are decided but not to be seen yet."""


class TableDisplay(QObject):
    """Brings heading, dice, buttons and menus in step with the game."""

    def __init__(self, model: GameModel, window: MainWindow, narrator: Narrator) -> None:
        super().__init__(window)
        self._model = model
        self._narrator = narrator
        self._window = window

    def show_commands(self) -> None:
        """Let only what can be done now be chosen in menus."""
        commands, model = self._window.commands, self._model
        is_on = model.has_game and not model.state.over
        may_undo = model.may_undo()
        self._window.footer.set_may_undo(may_undo)
        commands["undo"].setEnabled(may_undo)
        commands["redo"].setEnabled(model.may_redo())
        commands["rematch"].setEnabled(model.has_game and not is_on)
        commands["leave"].setEnabled(is_on and not model.is_bots_turn)
        commands["review"].setEnabled(model.has_game)
        commands["rename"].setEnabled(model.has_game)
        commands["save"].setEnabled(model.has_game)

    def show_nothing(self) -> None:
        """Show a table where no game is played."""
        self._window.heading.show_turn(words.nothing_to_play(), None, "")
        self._window.footer.show_roll(words.new_game(), enabled=True)
        self._window.dice.set_may_hold(False)
        self._window.dice.set_may_roll(False)

    def show_state(self, hands: Hands) -> None:
        state, names, window = self._model.state, self.names(), self._window
        if state.over:
            window.heading.show_turn(words.game_over(), None, "")
            window.standings.show_result(self._narrator.result(), self._places())
            paid = state if has_settlement(state) else None
            window.standings.show_settlement(paid, names, marks_of(self._model.record))
        else:
            mark = marks_of(self._model.record)[state.seat]
            rolls, most = state.turn.rolls, state.rules.turn.rolls
            is_told = rolls and not self._model.is_pad
            roll = words.roll_number(rolls, most) if is_told else ""
            name = names[state.seat]
            window.heading.show_turn(words.turn_of(name), mark, roll, short=name)
        window.dice.set_two_cups(state.rules.turn.second_cup is not None)
        self.show_hands(hands)

    def show_hands(self, hands: Hands) -> None:
        """Show which dice are held, and what the roll button would do."""
        state, window = self._model.state, self._window
        locked = self.locked()
        window.dice.set_may_hold(self.may_hold(hands))
        if not hands.are_in_the_air and state.turn.faces:
            window.dice.set_held(hands.held, locked)
        if self._model.is_bots_turn:
            # Whatever the computer is about: a press does not wait for it.
            window.dice.set_may_roll(True)
            window.footer.show_roll(bots.hurry(), enabled=True)
            return
        free = state.rules.turn.dice - len(hands.held)
        may_roll = legality.may_roll(state) and not self._model.is_pad
        window.dice.set_may_roll(hands.are_in_the_air or (may_roll and free > 0))
        if state.over:
            window.footer.show_roll(words.new_game(), enabled=True)
        elif (hands.are_in_the_air and not state.turn.extra) or (may_roll and free > 0):
            window.footer.show_roll(words.roll_dice(free), enabled=True)
        elif legality.must_claim(state):
            window.footer.show_roll(words.claim_win(), enabled=True)
        else:
            window.footer.show_roll(
                words.free_a_die() if may_roll else words.choose_box(), enabled=False
            )

    def may_hold(self, hands: Hands) -> bool:
        state = self._model.state
        may_roll = legality.may_roll(state) and not self._model.is_pad
        if self._model.is_bots_turn:
            return False
        return not hands.are_in_the_air and bool(state.turn.rolls) and may_roll

    def locked(self) -> frozenset[int]:
        """Return the places of the dice that must stay on the table."""
        state = self._model.state
        return frozenset(p for p in range(len(state.turn.faces)) if legality.is_locked(state, p))

    def lay_dice(self, held: Collection[int]) -> None:
        """Put the dice where the state has them, without motion."""
        turn, locked = self._model.state.turn, self.locked()
        self._window.dice.show_dice(turn.faces, second=turn.extra, held=held, locked=locked)

    def names(self) -> list[str]:
        return [player.name for player in self._model.record.players]

    def _places(self) -> list[Place]:
        state, marks, names = self._model.state, marks_of(self._model.record), self.names()
        winners = ranking.winners(state)
        return [
            Place(
                words.rank(standing.rank),
                marks[standing.seat],
                names[standing.seat],
                words.standing_result(state, standing),
                words.note(standing),
                is_winner=standing.seat in winners,
            )
            for standing in ranking.standings(state)
        ]
