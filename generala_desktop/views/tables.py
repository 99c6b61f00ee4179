"""Small tables that are only read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
)

from generala_desktop.compat import override

Index = QModelIndex | QPersistentModelIndex

ROOM = 8
"""Pixels on both sides of a text, so that a number and the word after it stay apart."""


class RoomyDelegate(QStyledItemDelegate):
    """Leaves some room beside what is written."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * ROOM, 0)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        style = whole.widget.style()
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        style.drawPrimitive(panel, whole, painter, whole.widget)
        inner = QStyleOptionViewItem(option)
        inner.rect = option.rect.adjusted(ROOM, 0, -ROOM, 0)
        super().paint(painter, inner, index)


def make_calm(table: QTableView) -> None:
    """Give a table whole rows, no grid, and one way in and out for the Tab key."""
    table.setItemDelegate(RoomyDelegate(table))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


def plain_table(wide: int | None = None) -> QTableWidget:
    """Return a table whose columns are as wide as what they hold.

    `wide` is one that takes the room that is left, if any does.
    """
    table = QTableWidget()
    make_calm(table)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    if wide is not None:
        table.setColumnCount(wide + 1)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return table


def fill(
    table: QTableWidget,
    headings: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: Iterable[int] = (),
) -> None:
    """Show rows under headings; the columns of numbers stand to the right."""
    right = set(numbers)
    lines = list(rows)
    table.setColumnCount(len(headings))
    table.setHorizontalHeaderLabels(list(headings))
    table.setRowCount(len(lines))
    for place, row in enumerate(lines):
        for column, text in enumerate(row):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            if column in right:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(place, column, item)
