"""Small flat dice beside a text, white and, for a second cup, coloured."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.dice import Faces
from generala_desktop.views.dice.look import Marks

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


_LARGE_RADIUS = {1: 0.19, 2: 0.15, 3: 0.13, 4: 0.14, 5: 0.125, 6: 0.115}
_NUMERAL = 0.5
"""Of the die's side, what half an edge of a large die is drawn as."""


def paint_die(
    painter: QPainter,
    area: QRectF,
    face: int,
    marks: Marks = Marks.PIPS,
    *,
    is_coloured: bool = False,
) -> None:
    """Draw one die seen from above."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_RED_EDGE if is_coloured else _EDGE, max(1.0, area.width() / 22)))
    painter.setBrush(_RED if is_coloured else _WHITE)
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, area.width() * 0.18, area.width() * 0.18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WHITE if is_coloured else _INK)
    if marks is Marks.NUMERALS:
        painter.drawPath(_numeral(face, area))
        painter.restore()
        return
    radius = area.width() * (_LARGE_RADIUS[face] if marks is Marks.LARGE else 0.095)
    for x, y in _PIPS[face]:
        middle = QPointF(area.left() + x * area.width(), area.top() + y * area.height())
        painter.drawEllipse(middle, radius, radius)
    painter.restore()


def _numeral(face: int, area: QRectF) -> QPainterPath:
    # Dice are drawn without numerals most of the time.
    from generala_desktop.views.dice.marks import numeral  # noqa: PLC0415

    scale, middle = area.width() * _NUMERAL, area.center()
    return QTransform(scale, 0, 0, -scale, middle.x(), middle.y()).map(numeral(face))


class SmallDice(QWidget):
    """A row of dice, and below it one of the second cup; as large as the letters around."""

    def __init__(
        self,
        white: Faces,
        coloured: Faces = (),
        marks: Marks = Marks.PIPS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._marks = marks
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
                    paint_die(painter, area, face, self._marks, is_coloured=is_coloured)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
