"""A progress bar that is as wide as the words in it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QProgressBar

from generala_desktop.compat import override


class FittingProgress(QProgressBar):
    @override
    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        words = self.format().replace("%p", str(self.maximum()))
        margin = 2 * self.fontMetrics().averageCharWidth()
        wide = self.fontMetrics().horizontalAdvance(words) + margin
        return QSize(max(size.width(), wide), size.height())
