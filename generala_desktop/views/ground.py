"""What the main window shows before it is furnished: felt and paper, painted at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from generala_desktop.compat import override

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_SHARE = 0.56
"""Of the width that the felt takes."""


class Ground(QWidget):
    def __init__(self, felt: tuple[QColor, QColor], paper: QColor) -> None:
        """Take the felt's colours, in the light and at the edge, and the paper's."""
        super().__init__()
        self._felt = felt
        self._paper = paper

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        whole = QRectF(self.rect())
        table = QRectF(0, 0, whole.width() * _SHARE, whole.height())
        light = QRadialGradient(table.center(), max(table.width(), table.height()) * 0.7)
        light.setColorAt(0, self._felt[0])
        light.setColorAt(1, self._felt[1])
        painter = QPainter(self)
        painter.fillRect(whole, self._paper)
        painter.fillRect(table, light)
        painter.end()
