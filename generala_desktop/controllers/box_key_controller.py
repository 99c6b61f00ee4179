"""Alt and a letter goes to a box of the planilla; the letters follow game and language."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel

from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.scoresheet.headers import TitlesHeader
from generala_desktop.words import table
from generala_desktop.words.bots import hurry
from generala_desktop.words.box_letters import letters
from generala_desktop.words.boxes import row_in_words
from generala_desktop.words.coach import cancel


class BoxKeyController(QObject):
    """Gives each row of boxes a letter that neither menus nor buttons of the window have.

    Signals:
        changed(): boxes have other letters than before.
    """

    changed = Signal()
    _language_followed = Signal()

    def __init__(self, model: GameModel, sheet: ScoresheetModel, window: MainWindow) -> None:
        super().__init__(window)
        self._model = model
        self._sheet = sheet
        self._window = window
        self._shortcuts: list[QShortcut] = []
        self._keys: list[tuple[str, int]] = []
        sheet.modelReset.connect(self.assign)
        window.pad_made.connect(lambda _pad: self.assign())
        self._language_followed.connect(self.assign, type=Qt.ConnectionType.QueuedConnection)
        self.assign()

    def assign(self) -> None:
        """Give the rows of the game on the table their letters, in the language on screen."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts, self._keys = [], []
        header = self._window.sheet.verticalHeader()
        if not isinstance(header, TitlesHeader):
            return
        rows = [n for n, row in enumerate(self._sheet.rows) if row.category is not None]
        titles = [
            (header.sheet_style.title(row), row_in_words(row))
            for row in (self._sheet.rows[n] for n in rows)
        ]
        found = letters(titles, set(self._taken()))
        for row, letter in zip(rows, found, strict=False):
            keys = f"Alt+{letter.key}"
            shortcut = QShortcut(QKeySequence(keys), self._window)
            shortcut.activated.connect(lambda row=row: self._go_to(row))
            self._shortcuts.append(shortcut)
            self._keys.append((keys, row))
        header.show_letters(
            {
                row: letter.place
                for row, letter in zip(rows, found, strict=False)
                if letter.place is not None
            }
        )
        self.changed.emit()

    def follow_language(self) -> None:
        """Assign letters again when menus and buttons speak the new language, too."""
        self._language_followed.emit()

    def listed(self) -> list[tuple[str, str]]:
        """Return the keys with what they go to, for the list of keys."""
        rows = self._sheet.rows
        return [(keys, row_in_words(rows[row])) for keys, row in self._keys]

    def _taken(self) -> Iterator[str]:
        """Yield the letters that menus and buttons of the window have, seen just now or not."""
        texts = [action.text() for action in self._window.menuBar().actions()]
        texts += [
            button.text()
            for button in self._window.findChildren(QAbstractButton)
            if button.window() is self._window
        ]
        texts += [
            label.text()
            for label in self._window.findChildren(QLabel)
            if label.window() is self._window and label.buddy() is not None
        ]
        # The roll button says something else as the game goes on, and the coach may come later.
        texts += [table.roll_dice(5), table.claim_win(), table.new_game(), hurry(), cancel()]
        for text in texts:
            place = text.replace("&&", "").find("&")
            if place >= 0:
                yield text.replace("&&", "")[place + 1 : place + 2].casefold()

    def _go_to(self, row: int) -> None:
        """Go to the box of the player at turn; of several matches to the next one each time."""
        cell = self._next_cell(row)
        if cell.isValid():
            self._window.sheet.setCurrentIndex(cell)
            self._window.sheet.setFocus()

    def _next_cell(self, row: int) -> QModelIndex:
        if not self._model.has_game:
            return QModelIndex()
        seat = self._model.state.seat
        own = [c for c, (_, each) in enumerate(self._sheet.columns) if each == seat]
        current = self._window.sheet.currentIndex()
        if current.row() == row:
            own = [c for c in own if c > current.column()] + own
        return self._sheet.index(row, own[0])
