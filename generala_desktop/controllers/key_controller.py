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
from generala_desktop.services.key_map import KeyMap
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
        keys: KeyMap,
        choose_player: Callable[[], int | None],
    ) -> None:
        """Turn keys into wishes; `choose_player` asks whose planilla is to be heard.

        Space and Enter belong to a focused button first; what it leaves reaches the window.
        """
        super().__init__(window)
        self._game = game
        self._narrator = narrator
        self._pad = pad
        self._window = window
        self._choose_player = choose_player
        self._keys = keys
        self._shortcuts: dict[str, QShortcut] = {}
        window.key_roll_requested.connect(game.roll)
        window.key_roll_requested.connect(opening.hurry)
        window.key_enter_requested.connect(game.enter)
        window.key_enter_requested.connect(opening.hurry)
        for face in range(1, 7):
            self._bind(f"mark_{face}", partial(self._press_digit, face))
            self._bind(f"unmark_{face}", partial(game.hold_by_face, face, throw_again=False))
        for place in range(5):
            self._bind(f"hold_{place + 1}", partial(game.toggle_hold, place))
        self._bind("roll", window.key_roll_requested.emit)
        self._bind("enter", window.key_enter_requested.emit)
        self._bind("erase", pad.erase_face)
        self._bind("second_cup", window.footer.second_cup_requested.emit)
        self._bind("say_roll", game.say_roll)
        self._bind("say_scores", narrator.say_scores)
        self._bind("say_sheet", self._say_sheet)
        self._bind("say_turn", narrator.say_turn)
        self._bind("rematch", self._rematch)
        keys.changed.connect(self._use_keys)
        self._use_keys()

    def _bind(self, command: str, wish: Callable[[], None]) -> None:
        shortcut = QShortcut(self._window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(wish)
        self._shortcuts[command] = shortcut

    def _use_keys(self) -> None:
        """Give every wish the key it has now."""
        for command, shortcut in self._shortcuts.items():
            is_left_to_window = command in {"roll", "enter"} and self._keys.is_usual(command)
            shortcut.setKey(QKeySequence("" if is_left_to_window else self._keys.keys(command)))
        self._window.listen_to(
            space=self._keys.is_usual("roll"), enter=self._keys.is_usual("enter")
        )
        self._window.commands.use_keys(self._keys.keys)

    def _press_digit(self, face: int) -> None:
        """Mark dice to be thrown again, or type one that lies on the real table."""
        if self._pad.takes_digits():
            self._pad.type_face(face)
        else:
            self._game.hold_by_face(face, throw_again=True)

    def _say_sheet(self) -> None:
        self._narrator.say_sheet(self._choose_player)

    def _rematch(self) -> None:
        if self._window.is_showing_standings():
            self._window.commands["rematch"].trigger()
