"""Small flat dice beside a text, white and, for a second cup, coloured."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.dice import Faces

_WHITE, _INK, _EDGE = QColor("#fdfcf8"), QColor("#1c1c1c"), QColor("#6d685c")
_RED, _RED_EDGE = QColor("#b3202c"), QColor("#5e0d14")
_LOW, _MIDDLE, _HIGH = 0.25, 0.5, 0.75
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH))
_OTHERS = ((_HIGH, _LOW), (_LOW, _HIGH))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_PIPS = {
    1: _CENTRE,
    2: _OTHERS,
    3: (*_OTHERS, *_CENTRE),
    4: (*_CORNERS, *_OTHERS),
    5: (*_CORNERS, *_OTHERS, *_CENTRE),
    6: (*_CORNERS, *_OTHERS, (_LOW, _MIDDLE), (_HIGH, _MIDDLE)),
}


def paint_die(painter: QPainter, area: QRectF, face: int, *, is_coloured: bool = False) -> None:
    """Draw one die seen from above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_RED_EDGE if is_coloured else _EDGE, max(1.0, area.width() / 22)))
    painter.setBrush(_RED if is_coloured else _WHITE)
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, area.width() * 0.18, area.width() * 0.18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE if is_coloured else _INK)
    radius = area.width() * 0.095
    for x, y in _PIPS[face]:
        middle = QPointF(area.left() + x * area.width(), area.top() + y * area.height())
        painter.drawEllipse(middle, radius, radius)
    painter.restore()


class SmallDice(QWidget):
    """A row of dice, and below it one of the second cup; as large as the letters around."""

    def __init__(self, white: Faces, coloured: Faces = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = [(white, False), *([(coloured, True)] if coloured else [])]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _side(self) -> int:
        return round(self.fontMetrics().height() * 1.35)

    @override
    def sizeHint(self) -> QSize:
        side = self._side()
        most = max(len(faces) for faces, _ in self._rows)
        gap = side // 6
        rows = len(self._rows)
        return QSize(most * (side + gap) - gap, rows * (side + gap) - gap)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side()
        step = side + side // 6
        with QPainter(self) as painter:
            for row, (faces, is_coloured) in enumerate(self._rows):
                for place, face in enumerate(faces):
                    area = QRectF(place * step, row * step, side, side)
                    paint_die(painter, area, face, is_coloured=is_coloured)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
