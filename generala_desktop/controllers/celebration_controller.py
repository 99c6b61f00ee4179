"""Lets paper fall for a person who wins a match outright, or the game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from generala_desktop.engine import ranking
from generala_desktop.engine.events import WinClaimed
from generala_desktop.engine.ruleset import Ends
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.views.main_window import MainWindow


class CelebrationController(QObject):
    def __init__(self, model: GameModel, window: MainWindow) -> None:
        super().__init__(window)
        self._model = model
        self._window = window
        model.win_claimed.connect(self._celebrate_win)
        model.game_ended.connect(self._celebrate_end)
        for ends in (model.started, model.rewound, model.rolled):
            ends.connect(window.celebration.stop)

    def _celebrate_win(self, _event: WinClaimed, seat: int) -> None:
        # What wins the game, perhaps after the round, is celebrated at the end.
        win = self._model.state.rules.instant_win
        if win is not None and win.ends is Ends.MATCH:
            self._celebrate((seat,))

    def _celebrate_end(self) -> None:
        """Celebrate who has won against others; practice has no winner."""
        if len(self._model.record.players) > 1:
            self._celebrate(ranking.winners(self._model.state))

    def _celebrate(self, seats: Iterable[int]) -> None:
        marks = marks_of(self._model.record)
        people = [marks[seat] for seat in seats if not self._model.is_bot(seat)]
        if people:
            self._window.celebrate(people)
