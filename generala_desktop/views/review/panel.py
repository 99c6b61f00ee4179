"""What a review says: the decisions, how the game went, and every player's luck and skill."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.models.review_model import Column, DecisionOrder, ReviewModel
from generala_desktop.strategy.review import Review, Totals
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.view import PlotView
from generala_desktop.words import review as words
from generala_desktop.words.numbers import decimal, signed


class ReviewPanel(QTabWidget):
    """Shows a review; the decision one is at stands out.

    Signals:
        event_requested(int): look at what became this event.
        place_requested(float): look at what happened after so many turns on the plot.
    """

    event_requested = Signal(int)
    place_requested = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._names: tuple[str, ...] = ()
        self._figures: tuple[Figure, ...] = ()
        self.model = ReviewModel(self)
        self.order = DecisionOrder(self.model, self)
        self.players = ChoiceBox()
        self._player_label = QLabel()
        self._player_label.setBuddy(self.players)
        self.decisions = _decision_table(self.order)
        self.kinds = ChoiceBox()
        self._kind_label = QLabel()
        self._kind_label.setBuddy(self.kinds)
        self.plot = PlotView()
        self.summary = _summary_table()
        self._meaning = QLabel()
        self._meaning.setWordWrap(True)
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self.addTab(
            _page(_row(self._player_label, self.players), self._nothing, self.decisions), ""
        )
        self.addTab(_page(_row(self._kind_label, self.kinds), self.plot), "")
        self.addTab(_scrolled(_page(self.summary, self._meaning)), "")
        self.players.activated.connect(self._choose_player)
        self.kinds.activated.connect(self._choose_figure)
        self.plot.place_pressed.connect(self.place_requested)
        self.decisions.selectionModel().currentRowChanged.connect(self._ask)
        self._is_asking = True
        self._retranslate()

    def show_review(
        self, review: Review | None, names: Sequence[str], figures: Sequence[Figure]
    ) -> None:
        """Show a review, or nothing; figures as they can be chosen."""
        was_other = review is not self._review
        self._review, self._names, self._figures = review, tuple(names), tuple(figures)
        if was_other:
            self.model.show_review(review, names)
            self.decisions.sortByColumn(Column.LOST, Qt.SortOrder.DescendingOrder)
            self.order.choose_player(None)
        self._fill()

    def show_event(self, event: int) -> None:
        """Let the decision that became an event stand out, without asking for it."""
        row = self.model.row_of(event)
        index = self.order.mapFromSource(self.model.index(row, 0)) if row is not None else None
        self._is_asking = False
        if index is not None and index.isValid():
            self.decisions.setCurrentIndex(index.siblingAtColumn(Column.PLAYED))
        else:
            self.decisions.setCurrentIndex(QModelIndex())
        self._is_asking = True

    def show_figures(self, figures: Sequence[Figure]) -> None:
        self._figures = tuple(figures)
        self._choose_figure(max(0, self.kinds.currentIndex()))

    def _fill(self) -> None:
        self._fill_players()
        kind = max(0, self.kinds.currentIndex())
        self.kinds.clear()
        self.kinds.addItems([figure.title for figure in self._figures])
        self._choose_figure(kind)
        is_empty = self._review is None or not self._review.decisions
        self._nothing.setVisible(is_empty)
        self.decisions.setVisible(not is_empty)
        self._fill_summary()

    def _fill_players(self) -> None:
        chosen = max(0, self.players.currentIndex())
        self.players.clear()
        self.players.addItem(self.tr("All players"))
        self.players.addItems(list(self._names))
        self.players.setCurrentIndex(chosen if chosen <= len(self._names) else 0)

    def _choose_player(self, row: int) -> None:
        self.order.choose_player(row - 1 if row > 0 else None)

    def _choose_figure(self, row: int) -> None:
        if row < len(self._figures):
            self.kinds.setCurrentIndex(row)
            self.plot.show_figure(self._figures[row])

    def _ask(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if self._is_asking and current.isValid():
            self.event_requested.emit(self.order.decision_at(current).event)

    def _fill_summary(self) -> None:
        table = self.summary
        headings = [
            self.tr("Player"),
            self.tr("Result"),
            self.tr("Best play"),
            self.tr("Luck"),
            self.tr("Lost"),
            self.tr("Accuracy"),
        ]
        totals = self._review.totals if self._review else ()
        table.setRowCount(len(totals))
        table.setColumnCount(len(headings))
        table.setHorizontalHeaderLabels(headings)
        for row, each in enumerate(totals):
            for column, text in enumerate(self._cells(each)):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                table.setItem(row, column, item)
        table.resizeRowsToContents()

    def _cells(self, totals: Totals) -> tuple[str, ...]:
        return (
            self._names[totals.seat],
            decimal(totals.result, 0),
            decimal(totals.start),
            signed(totals.luck + totals.unseen + totals.others),
            decimal(-totals.loss),
            words.accuracy(totals),
        )

    def _retranslate(self) -> None:
        self.setTabText(0, self.tr("&Decisions"))
        self.setTabText(1, self.tr("How it &went"))
        self.setTabText(2, self.tr("&Luck and skill"))
        self._player_label.setText(self.tr("Of"))
        self._kind_label.setText(self.tr("Plot"))
        self.decisions.setAccessibleName(self.tr("Decisions"))
        self.summary.setAccessibleName(self.tr("Luck and skill"))
        self._meaning.setText(f"{words.luck_meaning()}\n{words.accuracy_meaning()}")
        self._nothing.setText(words.nothing_judged())
        self.model.retranslate()
        self._fill()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _decision_table(order: DecisionOrder) -> QTableView:
    table = QTableView()
    table.setModel(order)
    table.setSortingEnabled(True)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    for column in (Column.PLAYED, Column.BEST):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    header.setHighlightSections(False)
    return table


def _summary_table() -> QTableWidget:
    table = QTableWidget()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    return table


def _row(*parts: QWidget) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch()
    return row


def _page(*parts: QWidget) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    for part in parts:
        layout.addWidget(part)
    layout.setStretch(len(parts) - 1, 1)
    return page


def _scrolled(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(page)
    return area
