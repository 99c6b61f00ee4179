"""A player's figures in one game, in words, in plots, and against the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.storage.archive.queries import Figures, HeadToHead, Person
from generala_desktop.views.choice_box import adjusting_box
from generala_desktop.views.flow_layout import FlowLayout, together
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.panel import PlotPanel
from generala_desktop.views.tables import fill, plain_table
from generala_desktop.words import history
from generala_desktop.words import statistics as words

LETTERS = 34
"""That a line of figures needs, its number and the bar for scrolling included."""


class StatisticsPage(QWidget):
    """Asks for the figures of a player and shows them.

    Signals:
        wanted(object, str): a Person and the id of a game.
        rename_requested(object): a Person is to have another name.
        merge_requested(object, object): a Person is the same as another.
        forget_requested(object): a Person is to be forgotten.
    """

    wanted = Signal(object, str)
    rename_requested = Signal(object)
    merge_requested = Signal(object, object)
    forget_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: list[Person] = []
        self._rules: list[str] = []
        self._figures: Figures | None = None
        self._against: tuple[HeadToHead, ...] = ()
        self.people, self.games = adjusting_box(), adjusting_box()
        self._person_label, self._game_label = QLabel(), QLabel()
        self._person_label.setBuddy(self.people)
        self._game_label.setBuddy(self.games)
        self.player_button = QPushButton()
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.player_button.setMenu(self._menu)
        self.figures, self.against = plain_table(), plain_table()
        self.plots = PlotPanel()
        self._tabs = QTabWidget()
        self._tabs.addTab(self.figures, "")
        self._tabs.addTab(self.against, "")
        top = QWidget()
        row = FlowLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(together(self._person_label, self.people))
        row.addWidget(together(self._game_label, self.games))
        row.addWidget(self.player_button)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.addWidget(self._tabs)
        across.addWidget(self.plots)
        across.setStretchFactor(0, 2)
        across.setStretchFactor(1, 3)
        across.setSizes([400, 600])
        column = QVBoxLayout(self)
        column.addWidget(top)
        column.addWidget(across, 1)
        self.people.activated.connect(lambda _: self.ask())
        self.games.activated.connect(lambda _: self.ask())
        self._fit()
        self._retranslate()

    def offer(self, people: Sequence[Person], rules: Sequence[str]) -> None:
        """Show who and what may be chosen; what was chosen stays where it can."""
        if (self._people, self._rules) == (list(people), list(rules)):
            return
        person, game = self.person(), self.rules()
        self._people, self._rules = list(people), list(rules)
        self._fill_choices()
        ids = [each.id for each in self._people]
        if person is not None and person.id in ids:
            self.people.setCurrentIndex(ids.index(person.id))
        if game in self._rules:
            self.games.setCurrentIndex(self._rules.index(game))

    def choose(self, rules: str) -> None:
        if rules in self._rules:
            self.games.setCurrentIndex(self._rules.index(rules))

    def person(self) -> Person | None:
        row = self.people.currentIndex()
        return self._people[row] if 0 <= row < len(self._people) else None

    def rules(self) -> str | None:
        row = self.games.currentIndex()
        return self._rules[row] if 0 <= row < len(self._rules) else None

    def ask(self) -> None:
        """Ask for the figures that are to be shown."""
        person, rules = self.person(), self.rules()
        self.player_button.setEnabled(person is not None)
        if person is not None and rules is not None:
            self.wanted.emit(person, rules)
        else:
            self.show_figures(None, (), (), history.nothing_yet())

    def show_figures(
        self,
        figures: Figures | None,
        against: Sequence[HeadToHead],
        plots: Sequence[Figure],
        note: str = "",
    ) -> None:
        self._figures, self._against = figures, tuple(against)
        self._fill_tables()
        self.plots.show_figures(plots, note)

    def _fill_tables(self) -> None:
        rows = list(words.rows(self._figures)) if self._figures is not None else []
        fill(self.figures, [self.tr("What"), self.tr("Figure")], rows, numbers=[1])
        headings = [
            self.tr("Against"),
            self.tr("Games"),
            self.tr("Ahead"),
            self.tr("Level"),
            self.tr("Behind"),
        ]
        lines = [
            (
                words.opponent(line),
                str(line.games),
                str(line.ahead),
                str(line.level_games),
                str(line.behind),
            )
            for line in self._against
        ]
        fill(self.against, headings, lines, numbers=range(1, 5))

    def _fill_choices(self) -> None:
        for field, texts in (
            (self.people, [history.person(person) for person in self._people]),
            (self.games, [history.game_name(rules) for rules in self._rules]),
        ):
            row = max(0, field.currentIndex())
            field.clear()
            field.addItems(texts)
            field.setCurrentIndex(row if row < field.count() else 0)

    def _fill_menu(self) -> None:
        """Offer what can be done with the chosen player; a level of the computer keeps its name."""
        menu, person = self._menu, self.person()
        menu.clear()
        if person is None:
            return
        if not person.is_bot:
            menu.addAction(self.tr("&Rename…"), lambda: self.rename_requested.emit(person))
            others = [p for p in self._people if p.id != person.id and not p.is_bot]
            merge = menu.addMenu(self.tr("Is the &same as"))
            merge.setEnabled(bool(others))
            for other in others:
                merge.addAction(
                    history.person(other),
                    lambda other=other: self.merge_requested.emit(person, other),  # type: ignore[misc]
                )
        menu.addAction(self.tr("&Forget…"), lambda: self.forget_requested.emit(person))

    def _fit(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        self._tabs.setMinimumWidth(LETTERS * letter)

    def _retranslate(self) -> None:
        self._person_label.setText(self.tr("&Player"))
        self._game_label.setText(self.tr("G&ame"))
        self.player_button.setText(self.tr("T&his player"))
        self._tabs.setTabText(0, self.tr("F&igures"))
        self._tabs.setTabText(1, self.tr("Agai&nst others"))
        self.figures.setAccessibleName(self.tr("Figures"))
        self.against.setAccessibleName(self.tr("Against others"))
        self._fill_choices()
        self._fill_tables()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)
