"""A note at the table for a newcomer, with a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from generala_desktop.compat import override

_LETTERS_BESIDE = 80
"""In a bar with room for fewer letters the button goes below the text."""


class GuideBar(QFrame):
    """Hidden until somebody is guided.

    Signals:
        skipped(): the guide is not wanted.
    """

    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._skip = QPushButton()
        self._skip.clicked.connect(self.skipped)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(12, 6, 12, 6)
        self._line.addWidget(self._text, 1)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        self._line.addWidget(self._skip, 0, corner)
        self.hide()

    def show_step(self, text: str, skip: str) -> None:
        self._text.setText(text)
        # In a small window with large letters it may not all be seen.
        self._text.setToolTip(text)
        self._skip.setText(skip)
        self.show()

    def step(self) -> str:
        return self._text.text()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_beside = self.width() >= _LETTERS_BESIDE * self.fontMetrics().averageCharWidth()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(beside if is_beside else below)
