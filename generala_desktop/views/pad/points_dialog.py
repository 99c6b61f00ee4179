"""Asks which points a box holds; only points that some hand can earn are taken."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.scrolling_dialog import ScrollingDialog
from generala_desktop.words import pad as words
from generala_desktop.words.pad import Entry

COLUMNS = 6
SMALLEST = 32
"""No button is lower than this, in pixels."""


class PointsDialog(ScrollingDialog):
    """Offers every possible entry as a button, and takes typed points or a sign of the sheet.

    Signals:
        chosen(int, int): points and bonus; the dialog is closing.
        refused(str): impossible points were typed; what is possible, in words.
    """

    chosen = Signal(int, int)
    refused = Signal(str)

    def __init__(
        self,
        title: str,
        possible: Collection[Entry],
        present: Entry | None = None,
        *,
        mark: Callable[[int], str] = lambda _points: "",
        parent: QWidget | None = None,
    ) -> None:
        """Ask; `present` is what the box holds, `mark` gives the sign a sheet has for points."""
        super().__init__(parent)
        self._possible = frozenset(possible)
        self._present = present
        self._mark = mark
        self.setWindowTitle(title)
        heading = QLabel(title)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        self._typed = QLineEdit("" if present is None else words.entry(present))
        self._typed.setMaxLength(12)
        self._typed.setAccessibleName(title)
        self._typed.selectAll()
        self._told = QLabel(words.how_to_enter())
        self._told.setWordWrap(True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._buttons: dict[Entry, QPushButton] = {}
        column = QVBoxLayout(self.page)
        for widget in (heading, self._typed, self._told):
            column.addWidget(widget)
        column.addLayout(self._offers())
        column.addStretch(1)
        standard = QDialogButtonBox.StandardButton
        self.button_row.setStandardButtons(standard.Ok | standard.Cancel)
        self._typed.textEdited.connect(lambda _text: self._tell(words.how_to_enter()))
        self.finish()
        self.button_row.button(standard.Ok).setDefault(True)
        self._typed.setFocus()

    def _offers(self) -> QGridLayout:
        grid = QGridLayout()
        for place, entry in enumerate(sorted(self._possible)):
            button = QPushButton(words.entry(entry, self._mark(entry[0])))
            button.setCheckable(True)
            button.setChecked(entry == self._present)
            button.clicked.connect(lambda _=False, entry=entry: self._choose(entry))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
            self._buttons[entry] = button
        return grid

    def _read(self) -> Entry | None:
        """Return the possible entry that is typed, if it is one."""
        text = self._typed.text().replace(" ", "")
        points, _, bonus = text.partition("+")
        if all(part.isascii() and part.isdecimal() for part in (points, bonus or "0")):
            entry = (int(points), int(bonus or 0))
            if entry in self._possible:
                return entry
        marked = [e for e in self._possible if text and self._mark(e[0]) == text.upper()]
        return marked[0] if len(marked) == 1 else None

    def _tell(self, text: str) -> None:
        self._told.setText(text)
        self._typed.setAccessibleDescription(text)

    def _choose(self, entry: Entry) -> None:
        self.chosen.emit(*entry)
        super().accept()

    @override
    def redraw(self) -> None:
        lines = self.fontMetrics().lineSpacing()
        # Room for a refusal, so that nothing moves when there is one.
        self._told.setMinimumHeight(2 * lines)
        for button in self._buttons.values():
            button.setMinimumHeight(max(SMALLEST, round(1.6 * lines)))

    @override
    def accept(self) -> None:
        entry = self._read()
        if entry is not None:
            self._choose(entry)
            return
        told = words.only_possible(self._possible)
        self._tell(told)
        self._typed.setFocus()
        self._typed.selectAll()
        self.refused.emit(told)
