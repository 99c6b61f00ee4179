"""A note at the table for a newcomer, with a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget


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
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._text, 1)
        row.addWidget(self._skip, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_step(self, text: str, skip: str) -> None:
        self._text.setText(text)
        self._skip.setText(skip)
        self.show()

    def step(self) -> str:
        return self._text.text()
