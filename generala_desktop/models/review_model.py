"""The decisions of a reviewed game as a table: turn, player, what was done, what was best, cost."""

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
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont

from generala_desktop.compat import override
from generala_desktop.strategy.review import Decision, Review
from generala_desktop.words import review as words

Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()

SORT_ROLE = int(Qt.ItemDataRole.UserRole)


class Column(IntEnum):
    TURN = 0
    PLAYER = 1
    DICE = 2
    PLAYED = 3
    BEST = 4
    LOST = 5


class ReviewModel(QAbstractTableModel):
    """Empty until it is given a review."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decisions: tuple[Decision, ...] = ()
        self._names: tuple[str, ...] = ()
        self._worst: frozenset[int] = frozenset()

    def show_review(self, review: Review | None, names: Sequence[str]) -> None:
        self.beginResetModel()
        self._decisions = review.decisions if review else ()
        self._names = tuple(names)
        self._worst = frozenset(d.event for d in review.worst(3)) if review else frozenset()
        self.endResetModel()

    def decision(self, row: int) -> Decision:
        return self._decisions[row]

    def row_of(self, event: int) -> int | None:
        """Return the row of the decision that became an event, if it was one."""
        return next((n for n, d in enumerate(self._decisions) if d.event == event), None)

    def retranslate(self) -> None:
        if self._decisions:
            last = self.index(len(self._decisions) - 1, Column.LOST)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, Column.LOST)

    def _text(self, decision: Decision, column: Column) -> str:
        match column:
            case Column.TURN:
                return str(decision.turn)
            case Column.PLAYER:
                return self._names[decision.seat]
            case Column.DICE:
                turn = decision.before.turn
                white = " ".join(map(str, turn.faces))
                return f"{white} + {' '.join(map(str, turn.extra))}" if turn.extra else white
            case Column.PLAYED:
                return words.played(decision)
            case Column.BEST:
                return "" if decision.loss < 0.05 else words.best(decision)
            case Column.LOST:
                return words.lost(decision)

    def _order(self, decision: Decision, column: Column) -> float | str:
        match column:
            case Column.TURN:
                return float(decision.event)
            case Column.LOST:
                return decision.loss
            case _:
                return self._text(decision, column).casefold()

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._decisions)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        decision, column = self._decisions[index.row()], Column(index.column())
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._text(decision, column)
        if role == SORT_ROLE:
            return self._order(decision, column)
        if role == Qt.ItemDataRole.FontRole and decision.event in self._worst:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.TextAlignmentRole and column in {Column.TURN, Column.LOST}:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
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
            Column.TURN: QCoreApplication.translate("Review", "Turn"),
            Column.PLAYER: QCoreApplication.translate("Review", "Player"),
            Column.DICE: QCoreApplication.translate("Review", "Dice"),
            Column.PLAYED: QCoreApplication.translate("Review", "Played"),
            Column.BEST: QCoreApplication.translate("Review", "Best"),
            Column.LOST: QCoreApplication.translate("Review", "Lost"),
        }[Column(section)]


class DecisionOrder(QSortFilterProxyModel):
    """The worst first at the beginning; of one player where one is chosen."""

    def __init__(self, model: ReviewModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._seat: int | None = None
        self.setSortRole(SORT_ROLE)
        self.setSourceModel(model)

    def choose_player(self, seat: int | None) -> None:
        self.beginFilterChange()
        self._seat = seat
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def decision_at(self, index: Index) -> Decision:
        return self._model.decision(self.mapToSource(index).row())

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        return self._seat is None or self._model.decision(source_row).seat == self._seat
