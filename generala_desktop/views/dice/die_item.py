"""One die on the table: lying, tumbling or sliding."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from generala_desktop.compat import override
from generala_desktop.views.dice.layout import TableLayout
from generala_desktop.views.dice.motion import UPRIGHT, Pose, Rest
from generala_desktop.views.dice.painter import DiePaint, paint_die
from generala_desktop.views.dice.shadow import DieShadow
from generala_desktop.views.dice.sprites import offset_of


class DieItem(QGraphicsItem):
    """Drawn as a picture where it lies and by the motion painter where it moves."""

    def __init__(self, place: int, paint: DiePaint, shadow: DieShadow) -> None:
        super().__init__()
        self.place = place
        self.face = 1
        self.rest: Rest = UPRIGHT
        self.yaw = 0.0
        """Of the footprint, in degrees."""
        self._paint = paint
        self._shadow = shadow
        self._edge = 10.0
        self._pose: Pose | None = None
        self._picture: QPixmap | None = None
        self._picture_share = 1.0
        self._growth = 1.0
        self._height_step = 0
        """Height in whole half edges, rounded up: what the outline has room for."""
        self.setVisible(False)

    @property
    def is_lying(self) -> bool:
        return self._pose is None

    def repaint_as(self, paint: DiePaint) -> None:
        self._paint = paint
        self.update()

    def lie(self, at: QPointF, edge: float, yaw: float, picture: QPixmap) -> None:
        """Put the die to rest at a point of the scene."""
        self._resize(edge, 0.0)
        self._pose = None
        self._picture, self._picture_share = picture, 1.0
        self.yaw = yaw
        ratio = picture.devicePixelRatio()
        # The picture's pixels fall on the screen's, or it would blur.
        corner = at + offset_of(picture)
        snapped = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        self.setPos(at + snapped - corner)
        self.setZValue(at.y())
        self.setVisible(True)
        self.update()

    def move(
        self,
        layout: TableLayout,
        ways: tuple[QPointF, QPointF],
        pose: Pose,
        picture: QPixmap | None,
        picture_share: float,
    ) -> None:
        """Show the die on its way between two points; `picture` fades in at the end."""
        self._resize(layout.edge, pose.height)
        start, end = ways
        line = end - start
        across = QPointF(-line.y(), line.x())
        length = max(1.0, (line.x() ** 2 + line.y() ** 2) ** 0.5)
        at = start + line * pose.along + across * (pose.aside * layout.edge / length)
        self._pose = pose
        self._picture, self._picture_share = picture, picture_share
        self._growth = layout.closer(pose.height)
        self.setPos(at)
        self.setZValue(at.y())
        self.setVisible(pose.is_out)
        self.update()

    def _resize(self, edge: float, height: float) -> None:
        step = max(0, math.ceil(height))
        if edge != self._edge or step != self._height_step:
            self.prepareGeometryChange()
            self._edge, self._height_step = edge, step

    @override
    def boundingRect(self) -> QRectF:
        # Die and shadow lie the further apart the higher the die is.
        edge, step = self._edge, self._height_step
        left, right = -1.0 * edge, (1.4 + 0.26 * step) * edge
        top, bottom = -(0.96 + 0.28 * step) * edge, 1.16 * edge
        return QRectF(left, top, right - left, bottom - top)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        pose = self._pose
        height = 0.0 if pose is None else pose.height
        self._shadow.paint(painter, self._edge, height, self.yaw)
        if pose is not None and self._picture_share < 1.0:
            painter.save()
            painter.translate(TableLayout.lift_for(self._edge, height))
            half_edge = self._edge / 2 * self._growth
            paint_die(painter, pose.matrix, half_edge, self._paint, is_fast=pose.is_fast)
            painter.restore()
        if self._picture is not None:
            painter.setOpacity(self._picture_share)
            painter.drawPixmap(offset_of(self._picture), self._picture)
