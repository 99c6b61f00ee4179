"""A small table that grows with its rows and that a screen reader can walk through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.player_mark import PlayerMark, icon
from generala_desktop.words.settlement import Sheet


class SheetTable(QTableWidget):
    """Shows a sheet; its first column has the players' marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name_columns = 1
        self._needed = 0
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sheet(self, sheet: Sheet, marks: Sequence[PlayerMark]) -> None:
        self.setColumnCount(len(sheet.titles))
        self.setRowCount(len(sheet.rows))
        for column, title in enumerate(sheet.titles):
            head = QTableWidgetItem(title)
            head.setTextAlignment(_alignment(column, sheet))
            self.setHorizontalHeaderItem(column, head)
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        for row, (cells, seat) in enumerate(zip(sheet.rows, sheet.seats, strict=True)):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                item.setTextAlignment(_alignment(column, sheet))
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                if column == 0:
                    item.setIcon(icon(marks[seat], side))
                self.setItem(row, column, item)
        self._name_columns = sheet.name_columns
        self._fit()

    def _fit(self) -> None:
        """Share what room there is; with too little, the table scrolls."""
        self.resizeRowsToContents()
        head, columns = self.horizontalHeader(), range(self.columnCount())
        self._needed = sum(max(self.sizeHintForColumn(c), head.sectionSizeHint(c)) for c in columns)
        fits = self._needed <= self.width()
        mode = QHeaderView.ResizeMode
        for column in columns:
            stretches = fits and column < self._name_columns
            head.setSectionResizeMode(column, mode.Stretch if stretches else mode.ResizeToContents)
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        high = self.horizontalHeader().sizeHint().height() + rows
        if self._needed > self.width():
            high += self.horizontalScrollBar().sizeHint().height()
        return QSize(self._needed, high)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


def _alignment(column: int, sheet: Sheet) -> Qt.AlignmentFlag:
    is_name = column < sheet.name_columns
    side = Qt.AlignmentFlag.AlignLeft if is_name else Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
