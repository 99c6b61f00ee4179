"""Guides through the first turn of a game of several matches, once, unless it is skipped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from generala_desktop.controllers.game_controller import GameController
from generala_desktop.models.game_model import GameModel
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import guide as words


class GuideController(QObject):
    """Says one step at a time; after the turn one more, which stays until the next roll."""

    def __init__(
        self,
        preferences: Preferences,
        model: GameModel,
        game: GameController,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._model = model
        self._window = window
        self._is_guiding = False
        self._text: Callable[[], str] = str
        window.guide.skipped.connect(self._end)
        model.started.connect(self._begin)
        model.rolled.connect(self._forget_farewell)
        model.scored.connect(self._end_turn)
        model.win_claimed.connect(self._end_turn)
        model.player_left.connect(self._begin_again)
        model.turn_started.connect(self._begin_again)
        model.rewound.connect(self._end)
        model.game_ended.connect(self._end)
        game.hand_shown.connect(self._follow)

    def retranslate(self) -> None:
        if self._window.guide.isVisibleTo(self._window):
            self._show()

    def _begin(self) -> None:
        """Guide whoever sits down to a new game of a kind that was never guided here."""
        model = self._model
        is_new = model.has_game and not model.record.events and not model.is_pad
        several = is_new and len(model.state.rules.matches) > 1
        has_people = several and not all(map(model.is_bot, range(len(model.record.players))))
        known = self._preferences.get(options.GUIDED).split()
        self._is_guiding = has_people and model.state.rules.id not in known
        self._window.guide.hide()
        if self._is_guiding:
            self._show_step()

    def _begin_again(self) -> None:
        """Guide the next person: the first player has left, or the computer has opened."""
        if self._is_guiding and not self._model.state.over:
            self._show_step()

    def _follow(self, is_shown: bool) -> None:
        if self._is_guiding and is_shown:
            self._show_step()

    def _show_step(self) -> None:
        if self._model.is_bots_turn:
            # It needs no guide; the first person that comes may.
            self._window.guide.hide()
            return
        state = self._model.state
        self._text = lambda: words.step(state)
        self._show()

    def _show(self) -> None:
        button = words.skip() if self._is_guiding else words.close()
        self._window.guide.keep_room_for(words.all_steps(self._model.state))
        self._window.guide.show_step(self._text(), button)

    def _forget_farewell(self) -> None:
        if not self._is_guiding and not self._model.is_bots_turn:
            self._window.guide.hide()

    def _end_turn(self, _event: object, seat: int) -> None:
        if self._is_guiding and not self._model.is_bot(seat):
            self._end()
            self._text = words.farewell
            self._show()

    def _end(self) -> None:
        if self._is_guiding:
            known = self._preferences.get(options.GUIDED).split()
            told = " ".join([*known, self._model.state.rules.id])
            self._preferences.set(options.GUIDED, told)
        self._is_guiding = False
        self._window.guide.hide()
