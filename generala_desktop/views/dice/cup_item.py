"""The leather dice cup, standing full, pouring or empty."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from generala_desktop.compat import override
from generala_desktop.views.dice.geometry import matrix_of, multiplied, resting, turned
from generala_desktop.views.dice.look import DiceColour
from generala_desktop.views.dice.painter import DiePaint, paint_die

_TILT: Final = 62.0
"""Degrees at the height of the pouring."""
_STEP: Final = 3.1
"""Degrees from one picture of the pouring to the next; most frames turn it by more."""
_POURED: Final = 0.2
"""Share of a throw after which the cup is empty."""
_BACK: Final = 0.38
"""Share after which it stands again: soon, for it hides the tray, and before the dice are busiest."""


def _tilt(moment: float) -> float:
    if moment < _POURED:
        x = moment / _POURED
        return _TILT * x * x * (3 - 2 * x)
    if moment < _BACK:
        x = (moment - _POURED) / (_BACK - _POURED)
        return _TILT * (1 - x * x * (3 - 2 * x))
    return 0.0


class CupItem(QGraphicsItem):
    def __init__(self) -> None:
        super().__init__()
        self._width = self._height = 1.0
        self._ratio = 1.0
        self._paint = DiePaint(DiceColour.IVORY)
        self._dice = 5
        self._inside = 5
        self._angle = 0.0
        self._area = QRectF()
        self._pictures: dict[tuple[int, float, DiePaint | None], QPixmap] = {}

    def lay_out(self, rect: QRectF, ratio: float) -> None:
        self._width, self._height, self._ratio = rect.width(), rect.height(), ratio
        self._lean(self._angle)
        self._pictures.clear()
        self.setPos(rect.topLeft())

    def stand(self, dice: int, paint: DiePaint) -> None:
        """Stand upright with so many dice inside."""
        self._dice = self._inside = dice
        self._paint = paint
        self._lean(0.0)
        self.update()

    def pour(self, moment: float) -> None:
        """Show the cup at this moment (0 to 1) of a throw."""
        angle = round(_tilt(moment) / _STEP) * _STEP
        inside = self._dice if moment < _POURED / 2 else 0
        if (angle, inside) != (self._angle, self._inside):
            self._inside = inside
            self._lean(angle)
            self.update()

    def _lean(self, angle: float) -> None:
        self.prepareGeometryChange()
        self._angle = angle
        self._area = self._area_at(angle)

    def _area_at(self, angle: float) -> QRectF:
        """Return what it takes as it leans, in whole pixels."""
        whole = QRectF(0.0, 0.0, self._width, self._height)
        return QRectF(self._leaning(angle).mapRect(whole).toAlignedRect())

    def _leaning(self, angle: float) -> QTransform:
        if not angle:
            return QTransform()
        x, y = self._width * 0.5, self._height * 0.85
        lift = angle / _TILT * self._height * 0.16
        return QTransform.fromTranslate(x, y - lift).rotate(angle).translate(-x, -y)

    def warm(self) -> None:
        """Make the picture of the empty cup before it is needed."""
        self._picture(0, 0.0)

    def _picture(self, inside: int, angle: float) -> QPixmap:
        key = (inside, angle, self._paint if inside else None)
        found = self._pictures.get(key)
        if found is None:
            found = self._turned(inside, angle) if angle else self._drawn(inside)
            self._pictures[key] = found
        return found

    def _drawn(self, inside: int) -> QPixmap:
        picture = self._blank(QSizeF(self._width, self._height))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_cup(painter, self._width, self._height, inside, self._paint)
        painter.end()
        return picture

    def _turned(self, inside: int, angle: float) -> QPixmap:
        """Turn the upright cup once; in every frame it would take as long as two dice.

        Nothing is smoothed: it does not stop on its way.
        """
        area = self._area_at(angle)
        picture = self._blank(area.size())
        painter = QPainter(picture)
        painter.translate(-area.topLeft())
        painter.setTransform(self._leaning(angle), True)
        painter.drawPixmap(QPointF(0.0, 0.0), self._picture(inside, 0.0))
        painter.end()
        return picture

    def _blank(self, size: QSizeF) -> QPixmap:
        pixels = (size * self._ratio).toSize().expandedTo(QSize(1, 1))
        picture = QPixmap(pixels)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.drawPixmap(self._area.topLeft(), self._picture(self._inside, self._angle))


def _paint_cup(painter: QPainter, width: float, height: float, dice: int, paint: DiePaint) -> None:
    mouth = QRectF(width * 0.1, height * 0.03, width * 0.8, height * 0.56)
    base = QRectF(width * 0.18, height * 0.44, width * 0.64, height * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(8):
        grow = width * 0.016 * (8 - i)
        painter.setBrush(QColor(0, 0, 0, 18))
        painter.drawEllipse(base.adjusted(-grow * 0.5, grow * 0.2, grow * 1.6, grow * 0.55))
    body = QPainterPath()
    body.moveTo(mouth.left(), mouth.center().y())
    body.lineTo(base.left(), base.center().y())
    body.arcTo(base, 180, 180)
    body.lineTo(mouth.right(), mouth.center().y())
    body.arcTo(mouth, 0, -180)
    leather = QLinearGradient(mouth.left(), 0, mouth.right(), 0)
    leather.setColorAt(0.0, QColor(92, 48, 24))
    leather.setColorAt(0.22, QColor(168, 98, 54))
    leather.setColorAt(0.38, QColor(146, 80, 42))
    leather.setColorAt(0.75, QColor(88, 44, 22))
    leather.setColorAt(1.0, QColor(52, 25, 12))
    painter.setBrush(leather)
    painter.drawPath(body)
    _paint_bands(painter, mouth, base)
    rim = QLinearGradient(mouth.topLeft(), mouth.bottomRight())
    rim.setColorAt(0.0, QColor(196, 126, 76))
    rim.setColorAt(0.5, QColor(132, 74, 40))
    rim.setColorAt(1.0, QColor(172, 104, 60))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rim)
    painter.drawEllipse(mouth)
    thick = width * 0.055
    inside = mouth.adjusted(thick, thick * 0.9, -thick, -thick * 0.9)
    dark = QLinearGradient(inside.topLeft(), inside.bottomRight())
    dark.setColorAt(0.0, QColor(22, 10, 6))
    dark.setColorAt(1.0, QColor(92, 50, 28))
    painter.setBrush(dark)
    painter.drawEllipse(inside)
    if dice:
        _paint_dice_inside(painter, inside, dice, paint)
    stitch = QPen(QColor(236, 204, 150, 190), max(0.8, width * 0.012))
    stitch.setDashPattern([2.6, 2.2])
    painter.setPen(stitch)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = thick * 0.5
    painter.drawEllipse(mouth.adjusted(half, half * 0.9, -half, -half * 0.9))
    painter.setPen(QPen(QColor(255, 226, 180, 60), max(0.8, width * 0.01)))
    painter.drawArc(mouth, 60 * 16, 110 * 16)


def _paint_bands(painter: QPainter, mouth: QRectF, base: QRectF) -> None:
    """Two stitched seams around the body."""
    for share in (0.42, 0.74):
        ring = QRectF(
            mouth.left() + (base.left() - mouth.left()) * share,
            mouth.top() + (base.top() - mouth.top()) * share,
            mouth.width() + (base.width() - mouth.width()) * share,
            mouth.height() + (base.height() - mouth.height()) * share,
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(30, 12, 4, 130), max(1.0, mouth.width() * 0.035)))
        painter.drawArc(ring, 184 * 16, 172 * 16)
        pen = QPen(QColor(236, 204, 150, 170), max(0.8, mouth.width() * 0.013))
        pen.setDashPattern([2.6, 2.2])
        painter.setPen(pen)
        painter.drawArc(ring, 186 * 16, 168 * 16)


def _paint_dice_inside(painter: QPainter, inside: QRectF, dice: int, paint: DiePaint) -> None:
    half = inside.width() * 0.135
    hole = QPainterPath()
    hole.addEllipse(inside)
    painter.save()
    painter.setClipPath(hole)
    # The same jumble every time; it says nothing about any roll.
    heap = (
        (-0.26, -0.04, 3, 20.0),
        (0.24, -0.1, 5, 55.0),
        (-0.02, -0.2, 2, -30.0),
        (-0.06, 0.2, 6, 70.0),
        (0.26, 0.2, 4, 10.0),
    )
    for x, y, value, yaw in heap[-dice:]:
        painter.save()
        painter.translate(
            inside.center() + QPointF(x * inside.width(), y * inside.height() + half * 0.3)
        )
        lean = turned((1.0, 0.4, 0.0), 0.35 * x * 4)
        paint_die(painter, matrix_of(multiplied(lean, resting(value, yaw))), half, paint)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    gloom = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    gloom.setColorAt(0.0, QColor(10, 4, 2, 150))
    gloom.setColorAt(0.7, QColor(10, 4, 2, 60))
    gloom.setColorAt(1.0, QColor(10, 4, 2, 30))
    painter.setBrush(gloom)
    painter.drawEllipse(inside)
    painter.restore()
