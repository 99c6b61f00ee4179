"""The window that lists the keys: those of the table and those of the menus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.services.key_map import KeyMap
from generala_desktop.views.actions import MENUS
from generala_desktop.views.menu_titles import menu_titles
from generala_desktop.views.scrolling_dialog import FittingDialog
from generala_desktop.words.keys import TABLE_KEYS, Place, box_key, key_name, line_keys
from generala_desktop.words.say import say

_FIRST_LINE = 1
"""Below the first title."""
_ROWS_SHOWN = 26
_COLUMNS_SHOWN = 100
_MOST_OF_KEYS = 0.4
"""Of the width, for the names of keys; they wrap rather than leave no room for what they do."""


Boxes = Callable[[], Sequence[tuple[str, str]]]
"""Keys and what they go to, in today's language."""


class _Table(QTableWidget):
    """A table to read: Enter closes its window instead of being swallowed."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysDialog(FittingDialog):
    """Begins where one is.

    Signals:
        change_requested(): give commands other keys.
    """

    change_requested = Signal()

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._titles: dict[Place, int] = {}
        self._place: Place | None = None
        """What is shown first."""
        self._boxes: Boxes = list
        keys.changed.connect(self._fill)
        self._table = _Table(0, 2)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table.setTabKeyNavigation(False)  # Tab leaves the table
        self._table.setShowGrid(False)
        self._table.setAlternatingRowColors(True)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        heading = self._table.horizontalHeader()
        heading.setHighlightSections(False)
        heading.setSectionsClickable(False)
        heading.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        heading.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        heading.sectionResized.connect(self._table.resizeRowsToContents)
        self._close = QPushButton()
        self._change = QPushButton()
        self._change.setAutoDefault(False)
        self._change.clicked.connect(lambda _=False: self.change_requested.emit())
        buttons = QDialogButtonBox()
        buttons.addButton(self._change, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.addWidget(self._table, 1)
        column.addWidget(buttons)
        self.retranslate()
        self.fit()
        self._table.setFocus()

    def _fill(self) -> None:
        was = max(self._table.currentRow(), _FIRST_LINE)
        self._table.setRowCount(0)
        self._table.clearSpans()
        for place, title, lines in self._groups():
            if place is not None:
                self._titles[place] = self._table.rowCount()
            self._add_title(title)
            for keys, text in lines:
                self._add_line(keys, text)
        self._table.setCurrentCell(was, 0)
        self._share_width()
        if was == _FIRST_LINE:
            self._table.scrollToTop()

    def _share_width(self) -> None:
        most = round(self._table.viewport().width() * _MOST_OF_KEYS)
        self._table.setColumnWidth(0, min(self._table.sizeHintForColumn(0), most))
        self._turn()

    def show_boxes(self, boxes: Boxes) -> None:
        """List the keys that go to the boxes of the game on the table, below those of the sheet."""
        self._boxes = boxes
        self._fill()

    def turn_to(self, place: Place) -> None:
        """Show the keys of a place first, also when its lines get other heights."""
        self._place = place
        self._table.setCurrentCell(self._titles[place] + 1, 0)
        self._turn()

    def _turn(self) -> None:
        if self._place is not None:
            title = self._table.model().index(self._titles[self._place], 0)
            self._table.resizeRowsToContents()
            self._table.scrollTo(title, QAbstractItemView.ScrollHint.PositionAtTop)

    def _add_title(self, title: str) -> None:
        row = self._table.rowCount()
        self._table.insertRow(row)
        item = QTableWidgetItem(title)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self._table.setItem(row, 0, item)
        self._table.setSpan(row, 0, 1, 2)

    def _add_line(self, keys: str, text: str) -> None:
        row = self._table.rowCount()
        self._table.insertRow(row)
        item = QTableWidgetItem(keys)
        # Going down the first column one hears the whole line.
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{keys}: {text}")
        self._table.setItem(row, 0, item)
        self._table.setItem(row, 1, QTableWidgetItem(text))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._table.setAccessibleName(self.tr("Keys and what they do"))
        self._table.setHorizontalHeaderLabels([self.tr("Key"), self.tr("What it does")])
        self._close.setText(self.tr("&Close"))
        self._change.setText(self.tr("C&hange keys…"))
        self._fill()

    @override
    def redraw(self) -> None:
        self._fill()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    @override
    def wanted_size(self, widest: int) -> QSize:
        metrics = self.fontMetrics()
        width = min(metrics.averageCharWidth() * _COLUMNS_SHOWN, widest)
        return QSize(width, metrics.height() * 3 // 2 * _ROWS_SHOWN)

    def _groups(self) -> Iterator[tuple[Place | None, str, list[tuple[str, str]]]]:
        """Yield places, titles and their lines of keys and meaning; menus have no place."""
        keys_of = self._keys.all()
        for group in TABLE_KEYS:
            lines = [(line_keys(line, keys_of), say(line.text)) for line in group.lines]
            if group.place is Place.SHEET:
                lines += [(key_name(keys), box_key(box)) for keys, box in self._boxes()]
            yield group.place, say(group.title), lines
        for title, infos in zip(menu_titles(), MENUS, strict=True):
            lines = [
                (key_name(keys), _plain(say(info.text)))
                for info in infos
                if (keys := keys_of[f"menu.{info.name}"])
            ]
            yield None, _plain(title), lines


def _plain(label: str) -> str:
    """Return a menu's text without its mnemonic and the dots that announce a window."""
    return label.replace("&", "").rstrip("…")
