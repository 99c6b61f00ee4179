"""Which key does what: the usual ones, and those that somebody changed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences

RESERVED = {"Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Esc", "F10", "Alt"}
"""Keys that move about in windows, whatever else is changed."""


def plain(keys: str) -> str:
    """Return a sequence in its one spelling; only its first key counts."""
    written = QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText)
    return written.split(", ")[0]


class KeyMap(QObject):
    """The keys of all commands by name.

    Signals:
        changed(): some command has another key.
    """

    changed = Signal()

    def __init__(
        self, preferences: Preferences, usual: Mapping[str, str], parent: QObject | None = None
    ) -> None:
        """`usual` are the keys of all commands until somebody changes them; "" is none."""
        super().__init__(parent)
        self._preferences = preferences
        self._usual = {name: plain(keys) for name, keys in usual.items()}

    def keys(self, name: str) -> str:
        """Return a command's key, or nothing where it has none; raises KeyError."""
        own = self._preferences.get(options.KEYS).get(name)
        return self._usual[name] if own is None else plain(own)

    def all(self) -> dict[str, str]:
        """Return the key of every command."""
        return {name: self.keys(name) for name in self._usual}

    def is_usual(self, name: str) -> bool:
        return self.keys(name) == self._usual[name]

    def owner(self, keys: str, but: str) -> str | None:
        """Return which other command has a key."""
        wanted = plain(keys)
        if not wanted:
            return None
        return next((n for n in self._usual if n != but and self.keys(n) == wanted), None)

    def is_reserved(self, keys: str) -> bool:
        return plain(keys) in RESERVED

    def change(self, name: str, keys: str) -> None:
        """Give a command another key, or none; raises KeyError, and ValueError for a taken one."""
        wanted = plain(keys)
        if self.owner(wanted, name) is not None or self.is_reserved(wanted):
            raise ValueError(f"{wanted} is taken")
        before = self._preferences.get(options.KEYS)
        changed = dict(before)
        if wanted == self._usual[name]:
            changed.pop(name, None)
        else:
            changed[name] = wanted
        self._preferences.set(options.KEYS, changed)
        self.changed.emit()

    def reset(self) -> None:
        """Give every command its usual key."""
        none: dict[str, str] = {}
        self._preferences.set(options.KEYS, none)
        self.changed.emit()
