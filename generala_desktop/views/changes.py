"""Hears that a window's language or colours changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from generala_desktop.compat import override


class Changes(QObject):
    """For a window that is shown before events are known: a handler of its own would load them all.

    Signals:
        language_changed(): texts are to be made again; widgets inside hear of it later.
        colours_changed(): the palette is another.
    """

    language_changed = Signal()
    colours_changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.language_changed.emit()
        elif event.type() == QEvent.Type.PaletteChange:
            self.colours_changed.emit()
        return False
