"""The ten best results of a game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.storage.archive.queries import BestGame
from generala_desktop.views.choice_box import adjusting_box
from generala_desktop.views.flow_layout import FlowLayout
from generala_desktop.views.tables import fill, plain_table
from generala_desktop.words import history


class RecordsPage(QWidget):
    """Asks for the best of a game and shows them.

    Signals:
        wanted(str): the id of a game.
        look_requested(int): the number of a game to be looked at.
    """

    wanted = Signal(str)
    look_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: list[str] = []
        self._best: tuple[BestGame, ...] | None = None
        """Not known before the first answer."""
        self._new: int | None = None
        self.games = adjusting_box()
        self._label, self._note, self._nothing = QLabel(), QLabel(), QLabel()
        self._label.setBuddy(self.games)
        for words in (self._note, self._nothing):
            words.setWordWrap(True)
        self.table = plain_table(wide=4)
        self.look_button = QPushButton()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget()
        for page in (self.table, self._nothing):
            self._pages.addWidget(page)
        top = QWidget()
        row = FlowLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label)
        row.addWidget(self.games)
        column = QVBoxLayout(self)
        column.addWidget(top)
        column.addWidget(self._pages, 1)
        column.addWidget(self.look_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._note)
        self.games.activated.connect(lambda _: self.ask())
        self.table.cellActivated.connect(lambda row, _: self._look(row))
        self.look_button.clicked.connect(lambda _=False: self._look(self.table.currentRow()))
        self._retranslate()

    def offer(self, rules: Sequence[str]) -> None:
        game = self.rules()
        if self._rules == list(rules):
            return
        self._rules = list(rules)
        self._fill_games()
        if game in self._rules:
            self.games.setCurrentIndex(self._rules.index(game))

    def choose(self, rules: str) -> None:
        if rules in self._rules:
            self.games.setCurrentIndex(self._rules.index(rules))

    def rules(self) -> str | None:
        row = self.games.currentIndex()
        return self._rules[row] if 0 <= row < len(self._rules) else None

    def ask(self) -> None:
        rules = self.rules()
        if rules is not None:
            self.wanted.emit(rules)
        else:
            self.show_best((), None)

    def show_best(self, best: Sequence[BestGame], new: int | None) -> None:
        """Show the best; `new` is the number of the game that has just ended."""
        self._best, self._new = tuple(best), new
        self._fill()

    def _look(self, row: int) -> None:
        if self._best is not None and 0 <= row < len(self._best):
            self.look_requested.emit(self._best[row].game)

    def _fill_games(self) -> None:
        row = max(0, self.games.currentIndex())
        self.games.clear()
        self.games.addItems([history.game_name(rules) for rules in self._rules])
        self.games.setCurrentIndex(row if row < self.games.count() else 0)

    def _fill(self) -> None:
        best_known = self._best or ()
        rules = self.rules() or ""
        is_balance = history.is_balance(rules)
        headings = [self.tr("Place"), self.tr("Player"), self.tr("Result"), self.tr("Date"), ""]
        rows = [
            (
                f"{best.rank}.",
                best.name,
                history.result(best.total, is_balance=is_balance),
                history.day(best.date),
                self.tr("new") if best.game == self._new else "",
            )
            for best in best_known
        ]
        fill(self.table, headings, rows, numbers=[0, 2])
        for row, best in enumerate(best_known):
            if best.game == self._new:
                self._stress(row)
                self.table.setCurrentCell(row, 1)
        if best_known and self.table.currentRow() < 0:
            self.table.setCurrentCell(0, 1)
        # Before the first answer nobody is told that there is nothing.
        self._pages.setCurrentWidget(self._nothing if self._best == () else self.table)
        self.look_button.setEnabled(bool(best_known))
        self._nothing.setText(
            self.tr(
                "Nobody stands here yet: finish a game without hints and without rolls taken back."
            )
        )

    def _stress(self, row: int) -> None:
        font = self.table.font()
        font.setBold(True)
        for column in range(self.table.columnCount()):
            item = self.table.item(row, column)
            if item is not None:
                item.setFont(font)

    def _retranslate(self) -> None:
        self._label.setText(self.tr("G&ame"))
        self.look_button.setText(self.tr("&Look at it"))
        self.table.setAccessibleName(self.tr("The ten best"))
        self._note.setText(
            self.tr(
                "The ten best results of people. Equal ones share a place and stand by date. "
                "Games with hints or with rolls taken back do not count."
            )
        )
        self._fill_games()
        self._fill()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
