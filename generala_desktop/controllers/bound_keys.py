"""Commands of the table bound to the keys that they have now, in one window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from generala_desktop.services.key_map import KeyMap

if TYPE_CHECKING:
    from generala_desktop.views.drills.window import DrillWindow
    from generala_desktop.views.main_window import MainWindow


class BoundKeys(QObject):
    """Binds wishes to commands by name; their usual keys for rolling and going on stay the window's."""

    def __init__(self, window: MainWindow | DrillWindow, keys: KeyMap) -> None:
        super().__init__(window)
        self._bound_to = window
        self._keys = keys
        self._shortcuts: dict[str, QShortcut] = {}

    def bind(self, command: str, wish: Callable[[], None]) -> None:
        shortcut = QShortcut(self._bound_to)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(wish)
        self._shortcuts[command] = shortcut

    def follow(self) -> None:
        """Give every wish the key it has now, and each that it gets."""
        self._keys.changed.connect(self._use_keys)
        self._use_keys()

    def _use_keys(self) -> None:
        for command, shortcut in self._shortcuts.items():
            is_left_to_window = command in {"roll", "enter"} and self._keys.is_usual(command)
            shortcut.setKey(QKeySequence("" if is_left_to_window else self._keys.keys(command)))
        self._bound_to.listen_to(
            space=self._keys.is_usual("roll"), enter=self._keys.is_usual("enter")
        )
