"""What the main window shows before it is furnished: felt and paper, painted at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from generala_desktop.compat import override
from generala_desktop.views.contrast import mix

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_SHARE = 0.56
"""Of the width that the felt takes."""
_STEPS = 48


class Ground(QWidget):
    """Felt in steps of light; Qt's gradients would take longer to load than all else here."""

    def __init__(self, felt: tuple[QColor, QColor], paper: QColor) -> None:
        """Take the felt's colours, in the light and in the shade, and the paper's."""
        super().__init__()
        self._lit, self._dim = felt
        self._paper = paper

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        table, height = round(self.width() * _SHARE), self.height()
        painter = QPainter(self)
        for step in range(_STEPS):
            top, bottom = height * step // _STEPS, height * (step + 1) // _STEPS
            colour = mix(self._lit, self._dim, step / (_STEPS - 1))
            painter.fillRect(QRect(0, top, table, bottom - top), colour)
        painter.fillRect(QRect(table, 0, self.width() - table, height), self._paper)
        painter.end()
