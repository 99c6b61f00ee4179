"""The keys of the table (RULES.md, "Keys"), beside those of menus and focused controls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from generala_desktop.compat import override
from generala_desktop.controllers.bound_keys import BoundKeys
from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.narrator import Narrator
from generala_desktop.controllers.opening_controller import OpeningController
from generala_desktop.controllers.pad_controller import PadController
from generala_desktop.services.key_map import KeyMap
from generala_desktop.views.main_window import MainWindow


class KeyController(BoundKeys):
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
        super().__init__(window, keys)
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
            self.bind(f"mark_{face}", partial(self._press_digit, face))
            self.bind(f"unmark_{face}", partial(game.hold_by_face, face, throw_again=False))
        for place in range(5):
            self.bind(f"hold_{place + 1}", partial(game.toggle_hold, place))
        self.bind("roll", window.key_roll_requested.emit)
        self.bind("enter", window.key_enter_requested.emit)
        self.bind("erase", pad.erase_face)
        self.bind("second_cup", window.footer.second_cup_requested.emit)
        self.bind("say_roll", game.say_roll)
        self.bind("say_scores", narrator.say_scores)
        self.bind("say_sheet", self._say_sheet)
        self.bind("say_turn", narrator.say_turn)
        self.bind("rematch", self._rematch)
        self.follow()

    @override
    def _use_keys(self) -> None:
        super()._use_keys()
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
