"""A large window beside the table."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QWidget

from generala_desktop.compat import override


class SideWindow(QDialog):
    """Speaks the language on screen, and tells when it has been closed.

    Signals:
        closed(): nobody looks any more.
    """

    closed = Signal()

    USUAL_SIZE: ClassVar[tuple[int, int]]
    """Width and height in pixels, where the screen has them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)

    def _retranslate(self) -> None:
        """Say everything in the language that is now on screen."""
        raise NotImplementedError

    @override
    def sizeHint(self) -> QSize:
        return QSize(*self.USUAL_SIZE).boundedTo(self.screen().availableSize() * 0.95)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)

    @override
    def reject(self) -> None:
        self.closed.emit()
        super().reject()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
