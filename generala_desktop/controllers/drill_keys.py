"""The keys of the table, in the window for practice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from generala_desktop.controllers.drill_controller import DrillController
from generala_desktop.services.key_map import KeyMap
from generala_desktop.views.drills.window import DrillWindow


class DrillKeys(QObject):
    """Gives the window the keys that the table has; Space and Enter are left to the window."""

    def __init__(self, drill: DrillController, window: DrillWindow, keys: KeyMap) -> None:
        super().__init__(window)
        self._window = window
        self._keys = keys
        self._shortcuts: dict[str, QShortcut] = {}
        for face in range(1, 7):
            self._bind(f"mark_{face}", partial(drill.hold_by_face, face, throw_again=True))
            self._bind(f"unmark_{face}", partial(drill.hold_by_face, face, throw_again=False))
        for place in range(5):
            self._bind(f"hold_{place + 1}", partial(drill.toggle, place))
        self._bind("roll", window.roll_requested.emit)
        self._bind("enter", window.enter_requested.emit)
        keys.changed.connect(self._use_keys)
        self._use_keys()

    def _bind(self, command: str, wish: Callable[[], None]) -> None:
        shortcut = QShortcut(self._window)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(wish)
        self._shortcuts[command] = shortcut

    def _use_keys(self) -> None:
        for command, shortcut in self._shortcuts.items():
            is_left_to_window = command in {"roll", "enter"} and self._keys.is_usual(command)
            shortcut.setKey(QKeySequence("" if is_left_to_window else self._keys.keys(command)))
        self._window.listen_to(
            space=self._keys.is_usual("roll"), enter=self._keys.is_usual("enter")
        )
