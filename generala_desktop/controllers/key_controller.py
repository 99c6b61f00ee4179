"""The keys of the table (RULES.md, "Keys"), beside those of menus and focused controls."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from generala_desktop.controllers.game_controller import GameController
from generala_desktop.views.main_window import MainWindow


class KeyController(QObject):
    def __init__(self, game: GameController, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.key_roll_requested.connect(game.roll)
        window.key_enter_requested.connect(game.enter)
        for face in range(1, 7):
            self._bind(f"{face}", partial(game.hold_by_face, face, throw_again=True))
            self._bind(f"Shift+{face}", partial(game.hold_by_face, face, throw_again=False))
        for place in range(5):
            self._bind(f"Ctrl+{place + 1}", partial(game.toggle_hold, place))
        self._bind("D", game.say_roll)
        self._bind("S", game.say_scores)
        self._bind("T", game.say_turn)
        self._bind("R", self._rematch)

    def _bind(self, key: str, wish: object) -> None:
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.activated.connect(wish)

    def _rematch(self) -> None:
        if self._window.is_showing_standings():
            self._window.commands["rematch"].trigger()
