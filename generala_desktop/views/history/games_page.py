"""The games that were played: found, looked at, played on, taken along, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QDate, QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDateEdit,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.models.history_model import Column, HistoryModel
from generala_desktop.storage.archive.queries import Filter, Game, Person
from generala_desktop.views.choice_box import adjusting_box
from generala_desktop.views.flow_layout import FlowLayout, together
from generala_desktop.views.tables import make_calm
from generala_desktop.words import history as words

WIDEST = 0.22
"""Share of the table for the name of a game, and for remarks."""
TYPING_PAUSE = 250
"""Milliseconds after the last letter before games are looked for."""
_DAYS = (None, 0, 6, 29, 364)
"""How many days back each period reaches; the last one is chosen by dates."""


class _GameTable(QTableView):
    """Keys for what is done with games.

    Signals:
        opened(): the chosen game is to be looked at.
        delete_pressed(): the chosen games are to go.
    """

    opened = Signal()
    delete_pressed = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


class GamesPage(QWidget):
    """Asks for games of a kind and shows what it is given.

    Signals:
        wanted(object): a Filter; show such games.
        look_requested(int): the number of a game to be looked at.
        play_on_requested(int): a game to be played on, for practice.
        export_requested(object): numbers of games to be written to files.
        delete_requested(object): numbers of games to be deleted.
        import_requested(bool): take games in; of a folder, or of files.
        export_all_requested(str): everything as "zip", "folder" or "csv".
        delete_all_requested(): forget everything.
    """

    wanted = Signal(object)
    look_requested = Signal(int)
    play_on_requested = Signal(int)
    export_requested = Signal(object)
    delete_requested = Signal(object)
    import_requested = Signal(bool)
    export_all_requested = Signal(str)
    delete_all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = HistoryModel(self)
        self._rules: list[str] = []
        self._people: list[Person] = []
        self._asked = self._shown = Filter()
        self.games, self.people, self.periods = adjusting_box(), adjusting_box(), adjusting_box()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.since, self.until = _date_edit(), _date_edit()
        self.unfinished = QCheckBox()
        self._game_label, self._person_label, self._period_label = QLabel(), QLabel(), QLabel()
        for label, field in (
            (self._game_label, self.games),
            (self._person_label, self.people),
            (self._period_label, self.periods),
        ):
            label.setBuddy(field)
        self.table = _GameTable()
        self._count = QLabel()
        self.look_button, self.play_on_button = QPushButton(), QPushButton()
        self.export_button, self.delete_button = QPushButton(), QPushButton()
        self.more_button = QPushButton()
        self._more = QMenu(self)
        self.more_button.setMenu(self._more)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._show_dates()
        self._follow_selection()

    def _lay_out(self) -> None:
        table = self.table
        table.setModel(self.model)
        make_calm(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.PLAYERS, QHeaderView.ResizeMode.Stretch)
        self._own_dates = together(self.since, self.until)
        filters = QWidget()
        flow = FlowLayout(filters)
        flow.setContentsMargins(0, 0, 0, 0)
        for parts in (
            (self._game_label, self.games),
            (self._person_label, self.people),
            (self._period_label, self.periods),
            (self._own_dates,),
            (self.search,),
            (self.unfinished,),
        ):
            flow.addWidget(together(*parts))
        buttons = QWidget()
        row = FlowLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (
            self.look_button,
            self.play_on_button,
            self.export_button,
            self.delete_button,
            self.more_button,
        ):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(filters)
        column.addWidget(table, 1)
        column.addWidget(self._count)
        column.addWidget(buttons)

    def _connect(self) -> None:
        for field in (self.games, self.people):
            field.activated.connect(lambda _: self.ask())
        self.periods.activated.connect(lambda _: self._change_period())
        for edit in (self.since, self.until):
            edit.dateChanged.connect(lambda _: self._pause.start())
        self.search.textChanged.connect(lambda _: self._pause.start())
        self._pause.timeout.connect(self.ask)
        self.unfinished.toggled.connect(lambda _: self.ask())
        self.table.doubleClicked.connect(lambda _: self._look())
        self.table.opened.connect(self._look)
        self.table.delete_pressed.connect(self._delete)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._follow_selection())
        self.look_button.clicked.connect(lambda _=False: self._look())
        self.play_on_button.clicked.connect(lambda _=False: self._play_on())
        self.export_button.clicked.connect(
            lambda _=False: self.export_requested.emit(self.selected())
        )
        self.delete_button.clicked.connect(lambda _=False: self._delete())

    # What is looked for

    def offer(self, rules: Sequence[str], people: Sequence[Person]) -> None:
        """Show what may be chosen; what was chosen stays where it can."""
        if (self._rules, self._people) == (list(rules), list(people)):
            return
        game, person = self._chosen_rules(), self._chosen_person()
        self._rules, self._people = list(rules), list(people)
        self._fill()
        if game in self._rules:
            self.games.setCurrentIndex(1 + self._rules.index(game))
        ids = [each.id for each in self._people]
        if person in ids:
            self.people.setCurrentIndex(1 + ids.index(person))

    def filter(self) -> Filter:
        since, until = self._dates()
        return Filter(
            rules=self._chosen_rules(),
            person=self._chosen_person(),
            since=since,
            until=until,
            words=self.search.text(),
            is_finished=None if self.unfinished.isChecked() else True,
        )

    def ask(self) -> None:
        """Ask for the games that are to be shown."""
        self._pause.stop()
        self._asked = self.filter()
        self.wanted.emit(self._asked)

    def _chosen_rules(self) -> str | None:
        row = self.games.currentIndex()
        return self._rules[row - 1] if 0 < row <= len(self._rules) else None

    def _chosen_person(self) -> int | None:
        row = self.people.currentIndex()
        return self._people[row - 1].id if 0 < row <= len(self._people) else None

    def _dates(self) -> tuple[str, str]:
        row = max(0, self.periods.currentIndex())
        if row >= len(_DAYS):
            return self.since.date().toString("yyyy-MM-dd"), self.until.date().toString(
                "yyyy-MM-dd"
            )
        back = _DAYS[row]
        if back is None:
            return "", ""
        today = date.today()  # noqa: DTZ011 (the player's own day)
        return (today - timedelta(days=back)).isoformat(), today.isoformat()

    def _change_period(self) -> None:
        self._show_dates()
        self.ask()

    def _show_dates(self) -> None:
        is_own = self.periods.currentIndex() >= len(_DAYS)
        self._own_dates.setVisible(is_own)

    # What is shown

    def show_games(self, games: Sequence[Game], count: int, *, is_empty: bool) -> None:
        """Show the first of so many games; `is_empty` where none is in the whole archive."""
        before, row = self._current(), self.table.currentIndex().row()
        is_same_question = self._shown == self._asked
        self._shown = self._asked
        self.model.show_games(games, count)
        self._show_count(count, is_empty=is_empty)
        if games:
            known = self.model.row_of(before) if before is not None else None
            if known is None:
                # What was chosen is gone; what has taken its place is nearest.
                known = min(max(row, 0), len(games) - 1) if is_same_question else 0
            self.table.selectRow(known)
        self._follow_selection()

    def _show_count(self, count: int, *, is_empty: bool) -> None:
        if is_empty:
            self._count.setText(words.nothing_yet())
        elif not count:
            self._count.setText(words.nothing_found())
        else:
            self._count.setText(words.count(count))
        table = self.table
        for column in (Column.DATE, Column.GAME, Column.NOTES):
            table.resizeColumnToContents(column)
        # With large letters in a small window, who played is to be read first.
        for column in (Column.GAME, Column.NOTES):
            widest = round(table.viewport().width() * WIDEST)
            table.setColumnWidth(column, min(table.columnWidth(column), widest))

    def selected(self) -> list[int]:
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        return [self.model.game(row).id for row in rows]

    def _current(self) -> int | None:
        index: QModelIndex = self.table.currentIndex()
        return self.model.game(index.row()).id if index.isValid() else None

    def _look(self) -> None:
        game = self._current()
        if game is not None:
            self.look_requested.emit(game)

    def _play_on(self) -> None:
        game = self._current()
        if game is not None:
            self.play_on_requested.emit(game)

    def _delete(self) -> None:
        if games := self.selected():
            self.delete_requested.emit(games)

    def _follow_selection(self) -> None:
        count = len(self.selected())
        self.look_button.setEnabled(count == 1)
        self.play_on_button.setEnabled(count == 1)
        self.export_button.setEnabled(count > 0)
        self.delete_button.setEnabled(count > 0)

    def _fill(self) -> None:
        for field, first, others in (
            (self.games, self.tr("All games"), [words.game_name(r) for r in self._rules]),
            (self.people, self.tr("Everybody"), [words.person(p) for p in self._people]),
        ):
            row = max(0, field.currentIndex())
            field.clear()
            field.addItem(first)
            field.addItems(others)
            field.setCurrentIndex(row if row < field.count() else 0)

    def _retranslate(self) -> None:
        self._game_label.setText(self.tr("G&ame"))
        self._person_label.setText(self.tr("&Player"))
        self._period_label.setText(self.tr("&When"))
        row = max(0, self.periods.currentIndex())
        self.periods.clear()
        self.periods.addItems(
            [
                self.tr("At any time"),
                self.tr("Today"),
                self.tr("In the last 7 days"),
                self.tr("In the last 30 days"),
                self.tr("In the last year"),
                self.tr("From … to …"),
            ]
        )
        self.periods.setCurrentIndex(row)
        self.since.setAccessibleName(self.tr("From"))
        self.until.setAccessibleName(self.tr("To"))
        self.search.setPlaceholderText(self.tr("Part of a name"))
        self.search.setAccessibleName(self.tr("Part of a player's name"))
        self.unfinished.setText(self.tr("Also &unfinished ones"))
        self.table.setAccessibleName(self.tr("Games"))
        self.look_button.setText(self.tr("&Look at it"))
        self.play_on_button.setText(self.tr("Play o&n, for practice"))
        self.export_button.setText(self.tr("&Save to files…"))
        self.delete_button.setText(self.tr("&Delete…"))
        self.more_button.setText(self.tr("&More"))
        self._fill()
        self._fill_more()
        self.model.retranslate()

    def _fill_more(self) -> None:
        menu = self._more
        menu.clear()
        menu.addAction(self.tr("&Import files…"), lambda: self.import_requested.emit(False))
        menu.addAction(self.tr("Import a &folder…"), lambda: self.import_requested.emit(True))
        menu.addSeparator()
        for name, text in (
            ("zip", self.tr("Everything as a &zip…")),
            ("folder", self.tr("Everything as &single files…")),
            ("csv", self.tr("All results as a &table (CSV)…")),
        ):
            menu.addAction(text, partial(self.export_all_requested.emit, name))
        menu.addSeparator()
        menu.addAction(self.tr("&Delete everything…"), self.delete_all_requested.emit)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _date_edit() -> QDateEdit:
    edit = QDateEdit(QDate.currentDate())
    edit.setCalendarPopup(True)
    return edit
