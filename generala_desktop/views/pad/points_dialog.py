"""Asks which points a box holds; only points that some hand can earn are taken."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.words import pad as words
from generala_desktop.words.pad import Entry

COLUMNS = 6


class PointsDialog(QDialog):
    """Offers every possible entry as a button, and takes a typed number.

    Signals:
        chosen(int, int): points and bonus; the dialog is closing.
    """

    chosen = Signal(int, int)

    def __init__(
        self,
        title: str,
        possible: Collection[Entry],
        present: Entry | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._possible = frozenset(possible)
        self.setWindowTitle(title)
        heading = QLabel(title)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        self._typed = QLineEdit("" if present is None else str(present[0]))
        self._typed.setMaxLength(4)
        self._typed.setAccessibleName(title)
        self._typed.selectAll()
        heading.setBuddy(self._typed)
        self._refusal = QLabel()
        self._refusal.setWordWrap(True)
        self._refusal.hide()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self._take_typed)
        buttons.rejected.connect(self.reject)
        self._typed.textEdited.connect(self._refusal.hide)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinimumSize)
        column.addWidget(heading)
        column.addWidget(self._typed)
        column.addLayout(self._offers())
        column.addWidget(self._refusal)
        column.addWidget(buttons)
        self._typed.setFocus()

    def _offers(self) -> QGridLayout:
        grid = QGridLayout()
        for place, entry in enumerate(sorted(self._possible)):
            button = QPushButton(words.entry(entry))
            button.setAutoDefault(False)
            button.setMinimumHeight(32)
            button.clicked.connect(lambda _=False, entry=entry: self._choose(entry))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        return grid

    def _take_typed(self) -> None:
        points, _, bonus = self._typed.text().replace(" ", "").partition("+")
        if points.isdecimal() and (not bonus or bonus.isdecimal()):
            entry = (int(points), int(bonus or 0))
            if entry in self._possible:
                self._choose(entry)
                return
        self._refusal.setText(words.only_possible(self._possible))
        self._refusal.show()
        self._typed.setFocus()
        self._typed.selectAll()

    def _choose(self, entry: Entry) -> None:
        self.chosen.emit(*entry)
        self.accept()
