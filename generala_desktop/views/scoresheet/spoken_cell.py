"""Lets screen readers hear the cell of a table to which the keyboard has come."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QTableView


class SpokenCell(QTimer):
    """Speaks of the current cell a moment later: of a focused table Qt tells only its name."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self.setSingleShot(True)
        self.setInterval(0)
        self.timeout.connect(self._tell)

    def tell_soon(self) -> None:
        if QAccessible.isActive():
            self.start()

    def _tell(self) -> None:
        index = self._table.currentIndex()
        if not self._table.hasFocus() or not index.isValid():
            return
        event = QAccessibleEvent(self._table, QAccessible.Event.Focus)
        # The headings are a row and a column of the table.
        across = self._table.model().columnCount() + 1
        event.setChild((index.row() + 1) * across + index.column() + 1)
        QAccessible.updateAccessibility(event)
