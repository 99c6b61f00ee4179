"""The list of archived games as a table that grows as one scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from generala_desktop.compat import override
from generala_desktop.storage.archive.queries import Game
from generala_desktop.words import history as words

Index = QModelIndex | QPersistentModelIndex

PAGE = 200
"""Games that are fetched at once."""

_NOWHERE = QModelIndex()


class Column(IntEnum):
    DATE = 0
    GAME = 1
    PLAYERS = 2
    NOTES = 3


class HistoryModel(QAbstractTableModel):
    """Empty until it is given games.

    Signals:
        more_wanted(int): games from this place on.
    """

    more_wanted = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[Game] = []
        self._count = 0
        self._is_waiting = False

    def show_games(self, games: Sequence[Game], count: int) -> None:
        """Show the first page of so many games."""
        self.beginResetModel()
        self._games = list(games)
        self._count = count
        self._is_waiting = False
        self.endResetModel()

    def add_games(self, games: Sequence[Game]) -> None:
        """Show another page below."""
        self._is_waiting = False
        if not games:
            self._count = len(self._games)
            return
        first = len(self._games)
        self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
        self._games += games
        self.endInsertRows()

    def game(self, row: int) -> Game:
        return self._games[row]

    def row_of(self, number: int) -> int | None:
        return next((row for row, game in enumerate(self._games) if game.id == number), None)

    @property
    def count(self) -> int:
        """Return how many games there are, shown or not."""
        return self._count

    def retranslate(self) -> None:
        if self._games:
            last = self.index(len(self._games) - 1, Column.NOTES)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, Column.NOTES)

    def _text(self, game: Game, column: Column) -> str:
        match column:
            case Column.DATE:
                return words.day(game.date)
            case Column.GAME:
                return words.game_name(game.rules)
            case Column.PLAYERS:
                return words.players(game, is_balance=words.is_balance(game.rules))
            case Column.NOTES:
                return words.notes(game)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._games)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._text(self._games[index.row()], Column(index.column()))
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.DATE: QCoreApplication.translate("History", "Date"),
            Column.GAME: QCoreApplication.translate("History", "Game"),
            Column.PLAYERS: QCoreApplication.translate("History", "Players and results"),
            Column.NOTES: QCoreApplication.translate("History", "Remarks"),
        }[Column(section)]

    @override
    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and not self._is_waiting and len(self._games) < self._count

    @override
    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit(len(self._games))
