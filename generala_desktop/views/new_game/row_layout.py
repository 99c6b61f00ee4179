"""Lays a player's row in one line, or who plays below it where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QLayoutItem, QWidget

from generala_desktop.compat import override
from generala_desktop.views.flow_layout import FlowLayout


class RowLayout(FlowLayout):
    """One item takes the room that the others leave; one may go below, behind the first.

    Signals:
        rearranged(bool): whether the item is below now.
    """

    rearranged = Signal(bool)

    def __init__(self, parent: QWidget, *, wide: QWidget, falling: QWidget) -> None:
        """Lay out the parent; `wide` takes the room, `falling` goes below."""
        super().__init__(parent)
        self._wide = wide
        self._falling = falling
        self._comfort = 0
        self._is_below = False

    def keep_comfort(self, width: int) -> None:
        """Let the item fall before the wide one has less room than this."""
        self._comfort = width
        self.invalidate()

    @override
    def _lay_out(self, width: int, place: QRect | None) -> int:
        is_below = width < self._width(self._items, self._comfort)
        first = [item for item in self._items if not (is_below and self._is_falling(item))]
        high = max(item.sizeHint().height() for item in first)
        spare = width - self._width(first, 0)
        if place is not None:
            self._put(first, QRect(place.topLeft(), QSize(width, high)), spare)
        if is_below:
            indent = first[0].sizeHint().width() + self.spacing()
            below = next(item for item in self._items if self._is_falling(item))
            size = below.sizeHint().boundedTo(QSize(width - indent, below.sizeHint().height()))
            if place is not None:
                spot = QRect(place.topLeft(), size).translated(indent, high + self.spacing())
                below.setGeometry(self._mirrored(spot, place))
            high += self.spacing() + size.height()
        if place is not None and is_below is not self._is_below:
            self._is_below = is_below
            self.rearranged.emit(is_below)
        return high

    def _put(self, line: list[QLayoutItem], place: QRect, spare: int) -> None:
        left = place.left()
        for item in line:
            size = item.sizeHint()
            if item.widget() is self._wide:
                size.setWidth(spare)
            top = place.top() + (place.height() - size.height()) // 2
            item.setGeometry(self._mirrored(QRect(left, top, size.width(), size.height()), place))
            left += size.width() + self.spacing()

    def _width(self, items: list[QLayoutItem], wide: int) -> int:
        """Return what items need in a line, with so much for the wide one."""
        widths = [
            wide if item.widget() is self._wide else item.sizeHint().width() for item in items
        ]
        return sum(widths) + self.spacing() * (len(items) - 1)

    def _is_falling(self, item: QLayoutItem) -> bool:
        return item.widget() is self._falling

    @override
    def sizeHint(self) -> QSize:
        high = max(item.sizeHint().height() for item in self._items)
        return QSize(self._width(self._items, self._comfort), high)

    @override
    def minimumSize(self) -> QSize:
        first = [item for item in self._items if not self._is_falling(item)]
        high = max(item.sizeHint().height() for item in first)
        return QSize(self._width(first, self._comfort // 2), high)
