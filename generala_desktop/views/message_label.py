"""The line that says what happened and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.views.fitting_text import fitting

_LEAST = 0.7
"""Times the usual size; smaller letters would be worse than a text without its end."""


class MessageLabel(QLabel):
    """Wraps its words, and writes small what is long; of what is too long the beginning is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._align()

    def show_text(self, text: str) -> None:
        if text == self.text():
            return
        self.setText(text)
        # A long message may not have room in a small window.
        self.setToolTip(text)
        self.fit()

    def fit(self) -> None:
        """Choose the size of the letters by the room there is."""
        parent = self.parentWidget()
        usual = self.font() if parent is None else parent.font()
        font = fitting(usual, self.text(), self.contentsRect().size(), _LEAST, wraps=True)
        if font.pointSizeF() != self.font().pointSizeF():
            self.setFont(font)
        self._align()

    def _align(self) -> None:
        is_too_long = self.heightForWidth(self.width()) > self.height()
        upright = Qt.AlignmentFlag.AlignTop if is_too_long else Qt.AlignmentFlag.AlignVCenter
        if self.alignment() != Qt.AlignmentFlag.AlignLeft | upright:
            self.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
