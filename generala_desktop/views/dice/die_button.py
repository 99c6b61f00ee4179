"""Invisible buttons over the painted dice and the cup: mouse, keys and screen readers."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from generala_desktop.compat import override

SMALLEST: Final = 32
"""No target is smaller than this, in pixels."""


class TableButton(QAbstractButton):
    """Nothing but a target with a focus ring; what it stands for is painted below it.

    Signals:
        chosen: clicked, pressed by key or by a screen reader. It never changes its own mark.
    """

    chosen = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._is_ring_hidden = False
        self._is_inviting = False
        self._is_second_press = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.chosen)
        self.hide()

    def set_ring_hidden(self, is_hidden: bool) -> None:
        if is_hidden != self._is_ring_hidden:
            self._is_ring_hidden = is_hidden
            self.update()

    def set_inviting(self, is_inviting: bool) -> None:
        """Let the pointer say whether a click would do something."""
        if is_inviting != self._is_inviting:
            self._is_inviting = is_inviting
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self.setCursor(hand if is_inviting else arrow)

    def is_second_press(self) -> bool:
        """Tell whether what was just chosen is the second half of a double click."""
        return self._is_second_press

    def set_name(self, name: str) -> None:
        """Name it for screen readers; an unchanged name makes no event."""
        if name != self.accessibleName():
            self.setAccessibleName(name)

    @override
    def sizeHint(self) -> QSize:
        return QSize(SMALLEST, SMALLEST)

    @override
    def nextCheckState(self) -> None:
        """A click only asks; the mark follows the game."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Everything but Space belongs to the window, also Enter and the arrows.
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyReleaseEvent(event)
        else:
            event.ignore()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._is_second_press = True
        self.mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._is_second_press = False

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_ring_hidden or not (self.hasFocus() or self.underMouse()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        corner = min(ring.width(), ring.height()) * 0.16
        if self.hasFocus():
            # Dark, light, dark: it shows on any cloth, wood and die.
            for width, colour in ((5.0, QColor(10, 20, 30)), (3.0, QColor(255, 224, 92))):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(ring, corner, corner)
        elif self.cursor().shape() == Qt.CursorShape.PointingHandCursor:
            painter.setPen(QPen(QColor(255, 255, 255, 120), 1.5))
            painter.drawRoundedRect(ring, corner, corner)
        painter.end()


class DieButton(TableButton):
    """The target of the die in one place; Down holds it, Up frees it, Space is the window's.

    Signals:
        neighbour_wanted(int): the focus is to go so many dice to the right.
    """

    neighbour_wanted = Signal(int)

    def __init__(self, viewport: QWidget, place: int) -> None:
        super().__init__(viewport)
        self.place = place
        self._is_held = False
        self._is_locked = False
        self.setCheckable(True)
        self.toggled.connect(self._refuse_toggling)

    def set_mark(self, *, is_held: bool, is_locked: bool) -> None:
        self._is_held = is_held
        self.setChecked(is_held)
        if is_locked != self._is_locked:
            self._is_locked = is_locked
            self.update()

    def _refuse_toggling(self, is_checked: bool) -> None:
        """Screen readers toggle the mark itself; turn that into a wish."""
        if is_checked != self._is_held:
            self.chosen.emit()
            # Where the wish was granted, this is the mark already: a change is told once.
            self.setChecked(self._is_held)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        match event.key():
            case Qt.Key.Key_Left:
                self.neighbour_wanted.emit(-1)
            case Qt.Key.Key_Right:
                self.neighbour_wanted.emit(1)
            case Qt.Key.Key_Down if not self._is_held:
                self.chosen.emit()
            case Qt.Key.Key_Up if self._is_held:
                self.chosen.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                pass
            case _:
                event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_locked:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = max(12.0, self.width() * 0.2)
            _paint_padlock(painter, QPointF(self.width() - size * 0.75, size * 0.8), size)
            painter.end()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)


def _paint_padlock(painter: QPainter, centre: QPointF, size: float) -> None:
    body = QRectF(centre.x() - size * 0.36, centre.y() - size * 0.1, size * 0.72, size * 0.54)
    bow = QPainterPath()
    left, right = centre.x() - size * 0.22, centre.x() + size * 0.22
    top = centre.y() - size * 0.5
    bow.moveTo(left, body.top())
    bow.lineTo(left, top + size * 0.22)
    bow.arcTo(QRectF(left, top, right - left, size * 0.44), 180, -180)
    bow.lineTo(right, body.top())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(30, 24, 12), size * 0.24))
    painter.drawPath(bow)
    painter.setPen(QPen(QColor(236, 236, 240), size * 0.12))
    painter.drawPath(bow)
    painter.setPen(QPen(QColor(30, 24, 12), max(1.0, size * 0.07)))
    painter.setBrush(QColor(244, 196, 48))
    painter.drawRoundedRect(body, size * 0.1, size * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 24, 12))
    painter.drawEllipse(body.center(), size * 0.08, size * 0.1)
