"""A note at the table for a newcomer, with a way out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from generala_desktop.compat import override

_LETTERS_BESIDE = 80
"""In a bar with room for fewer letters the button goes below the text."""


class _StepLabel(QLabel):
    """As high as the longest of the texts to come, so that nothing below it moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._samples: list[QLabel] = []
        """Lay the other texts out just like this one; a text that changes would be read out."""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def keep_room_for(self, texts: Sequence[str]) -> None:
        if [sample.text() for sample in self._samples] == list(texts):
            return
        for sample in self._samples:
            sample.deleteLater()
        self._samples = [self._sample(text) for text in texts]
        self.updateGeometry()

    def _sample(self, text: str) -> QLabel:
        sample = QLabel(text, self)
        sample.setTextFormat(Qt.TextFormat.PlainText)
        sample.setWordWrap(True)
        sample.hide()
        return sample

    @override
    def heightForWidth(self, width: int) -> int:
        high = super().heightForWidth(width)
        return max(high, *(sample.heightForWidth(width) for sample in self._samples), 0)


class GuideBar(QFrame):
    """Hidden until somebody is guided.

    Signals:
        skipped(): the guide is not wanted.
    """

    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = _StepLabel()
        self._skip = QPushButton()
        self._skip.clicked.connect(self.skipped)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(12, 6, 12, 6)
        self._line.addWidget(self._text, 1)
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        self._line.addWidget(self._skip, 0, corner)
        self.hide()

    def keep_room_for(self, texts: Sequence[str]) -> None:
        """Be as high as the longest of these asks, whichever is shown."""
        self._text.keep_room_for(texts)

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
        wanted = beside if is_beside else below
        if wanted is not self._line.direction():
            self._line.setDirection(wanted)
            # The height was asked for while the button stood in the other place.
            self.updateGeometry()
