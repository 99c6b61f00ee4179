"""A line of text that shortens at its own end instead of pushing others away."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from generala_desktop.compat import override


class ElidedLabel(QLabel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def paint_text(self, text: str, font: QFont) -> None:
        """Paint a text, or its beginning where it is too long."""
        area = self.contentsRect()
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(area, int(self.alignment()) | Qt.TextFlag.TextSingleLine, shown)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_text(self.text(), self.font())
