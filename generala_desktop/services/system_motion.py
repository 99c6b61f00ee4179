"""Whether the desktop asks for little motion, as its settings portal says."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher, QDBusVariant

_LOG = logging.getLogger(__name__)

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")
"""True or false."""
_REDUCED: Final = ("org.freedesktop.appearance", "reduced-motion")
"""0: no wish, 1: little motion, please."""
_WISHES: Final = (_ANIMATIONS, _REDUCED)


class SystemMotion(QObject):
    """Knows nothing until it is asked to look; where there is no portal, it never does.

    Signals:
        changed(): `is_reduced` has another value.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: dict[tuple[str, str], object] = {}
        self._was_asked = False

    @property
    def is_reduced(self) -> bool:
        return self._said.get(_ANIMATIONS) is False or self._said.get(_REDUCED) == 1

    def look(self) -> None:
        """Ask the desktop, once, and hear of changes; the answers come later."""
        if self._was_asked or not _has_bus():
            return
        self._was_asked = True
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 (not needed for a window)

        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            self._ask(bus)

    def _ask(self, bus: QDBusConnection) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher  # noqa: PLC0415

        slot = SLOT("_note_change(QString,QString,QDBusVariant)")
        # The stubs ask for bytes, the binding has made text of them.
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for wish in _WISHES:
            # "ReadOne" is the newer name; this one every portal knows.
            message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            message.setArguments(list(wish))
            answer = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            answer.finished.connect(lambda call, wish=wish: self._take_answer(wish, call))

    def _take_answer(self, wish: tuple[str, str], call: QDBusPendingCallWatcher) -> None:
        if call.isError():
            _LOG.debug("No answer about %s: %s", wish[1], call.error().message())
        else:
            arguments = call.reply().arguments()
            self._note(wish, arguments[0] if arguments else None)
        call.deleteLater()

    @Slot(str, str, "QDBusVariant")
    def _note_change(self, namespace: str, key: str, value: QDBusVariant) -> None:
        if (namespace, key) in _WISHES:
            self._note((namespace, key), value)

    def _note(self, wish: tuple[str, str], value: object) -> None:
        from PySide6.QtDBus import QDBusVariant  # noqa: PLC0415

        while isinstance(value, QDBusVariant):
            value = value.variant()
        was = self.is_reduced
        self._said[wish] = value
        if self.is_reduced is not was:
            self.changed.emit()


def _has_bus() -> bool:
    """Tell whether there is a session bus; Qt's library would start one where there is none."""
    if not sys.platform.startswith("linux"):
        return False
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and Path(str(runtime), "bus").exists()
