"""The keys of the table (RULES.md, "Keys"), beside those of menus and focused controls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.narrator import Narrator
from generala_desktop.controllers.opening_controller import OpeningController
from generala_desktop.controllers.pad_controller import PadController
from generala_desktop.views.main_window import MainWindow


class KeyController(QObject):
    def __init__(
        self,
        game: GameController,
        narrator: Narrator,
        opening: OpeningController,
        pad: PadController,
        window: MainWindow,
        *,
        choose_player: Callable[[], int | None],
    ) -> None:
        """Turn keys into wishes; `choose_player` asks whose planilla is to be heard."""
        super().__init__(window)
        self._game = game
        self._narrator = narrator
        self._pad = pad
        self._window = window
        self._choose_player = choose_player
        window.key_roll_requested.connect(game.roll)
        window.key_roll_requested.connect(opening.hurry)
        window.key_enter_requested.connect(game.enter)
        window.key_enter_requested.connect(opening.hurry)
        for face in range(1, 7):
            self._bind(f"{face}", partial(self._press_digit, face))
            self._bind(f"Shift+{face}", partial(game.hold_by_face, face, throw_again=False))
        for place in range(5):
            self._bind(f"Ctrl+{place + 1}", partial(game.toggle_hold, place))
        self._bind("Backspace", pad.erase_face)
        self._bind("C", window.footer.second_cup_requested.emit)
        self._bind("D", game.say_roll)
        self._bind("S", narrator.say_scores)
        self._bind("Shift+S", self._say_sheet)
        self._bind("T", narrator.say_turn)
        self._bind("R", self._rematch)

    def _bind(self, key: str, wish: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self._window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(wish)

    def _press_digit(self, face: int) -> None:
        """Mark dice to be thrown again, or type one that lies on the real table."""
        if self._pad.takes_digits():
            self._pad.type_face(face)
        else:
            self._game.hold_by_face(face, throw_again=True)

    def _say_sheet(self) -> None:
        seat = self._choose_player()
        if seat is not None:
            self._narrator.say_sheet(seat)

    def _rematch(self) -> None:
        if self._window.is_showing_standings():
            self._window.commands["rematch"].trigger()
