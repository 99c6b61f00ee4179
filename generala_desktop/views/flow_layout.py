"""Lays widgets in rows like words on a page, as many rows as the width asks for."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QWidget

from generala_desktop.compat import override


class FlowLayout(QLayout):
    """Rows begin where reading begins; what is hidden takes no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def _lay_out(self, width: int, place: QRect | None) -> int:
        """Return the height that this width needs, and put the items into `place`, if any."""
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        top = margins.top()
        for row in self._rows(room):
            high = max(item.sizeHint().height() for item in row)
            left = margins.left()
            for item in row:
                size = item.sizeHint()
                if place is not None:
                    spot = QRect(place.topLeft(), size.boundedTo(QSize(room, high)))
                    spot.translate(left, top + (high - spot.height()) // 2)
                    item.setGeometry(self._mirrored(spot, place))
                left += size.width() + self.spacing()
            top += high + self.spacing()
        return top - self.spacing() + margins.bottom()

    def _rows(self, room: int) -> Iterator[list[QLayoutItem]]:
        row: list[QLayoutItem] = []
        left = room
        for item in self._items:
            width = item.sizeHint().width()
            if item.isEmpty():
                continue
            if row and width > left:
                yield row
                row, left = [], room
            row.append(item)
            left -= width + self.spacing()
        if row:
            yield row

    def _mirrored(self, spot: QRect, place: QRect) -> QRect:
        parent = self.parentWidget()
        if parent is not None and parent.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            spot.moveRight(place.left() + place.right() - spot.left())
        return spot

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem:
        # Qt asks beyond the end to learn where it is.
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @override
    def takeAt(self, index: int) -> QLayoutItem:
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._lay_out(width, None)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect.width(), rect)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.sizeHint())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())


def together(*parts: QWidget) -> QWidget:
    """Return widgets that stay side by side: a field and what it is called."""
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        row.addWidget(part)
    return group
