"""Fills the window of games played, beside the window, and does what is asked there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from generala_desktop.controllers.exchange_controller import ExchangeController
from generala_desktop.controllers.optimum_source import OptimumSource
from generala_desktop.models.history_model import PAGE
from generala_desktop.rulesets import find
from generala_desktop.services.background import Job, Worker
from generala_desktop.storage.archive import people
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.chances import fairness
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.queries import (
    Figures,
    Filter,
    Game,
    HeadToHead,
    Person,
    Queries,
)
from generala_desktop.storage.record import Record
from generala_desktop.views.history.figures import (
    Optimum,
    box_by_box,
    finals,
    over_time,
    strikes,
)
from generala_desktop.views.history.window import HistoryWindow, Page
from generala_desktop.views.messages import Messages
from generala_desktop.words import archive as archive_words
from generala_desktop.words import history as words

T = TypeVar("T")

ASKED_OF_CHOSEN = {Page.STATISTICS, Page.RECORDS}
"""Pages that are about one game or player."""

_Statistics = tuple[Figures, tuple[HeadToHead, ...], tuple[str, ...]]


class HistoryController(QObject):
    """Owns the pages; every question to the archive is answered on a thread of its own.

    Signals:
        changed(): games or players are not what they were.
        damaged(): the archive cannot be read as it is.
    """

    changed = Signal()
    damaged = Signal()

    def __init__(
        self,
        window: HistoryWindow,
        folder: Path,
        messages: Messages,
        *,
        look_at: Callable[[Record], None],
        play_on: Callable[[Record], None],
        optimum: OptimumSource,
    ) -> None:
        """`folder` holds the archive; the callables show a game or let it be played on."""
        super().__init__(window)
        self._window = window
        self._path = folder / FILE_NAME
        self._messages = messages
        self._look_at = look_at
        self._play_on = play_on
        self._optimum = optimum
        self._worker = Worker(self)
        self._jobs: dict[str, Job[Any]] = {}
        self._new: int | None = None
        self._rules: str | None = None
        """The game that is to be shown first."""
        self._is_offered = False
        """What may be chosen is known."""
        self._filter = Filter()
        self.exchange = ExchangeController(window, self._path, messages)
        self.exchange.changed.connect(self._change)
        self._connect()

    def _connect(self) -> None:
        window = self._window
        window.page_shown.connect(lambda _: self._ask())
        window.closed.connect(self.stop_asking)
        games = window.games
        games.wanted.connect(self._show_games)
        games.model.more_wanted.connect(self._show_more)
        games.look_requested.connect(lambda game: self._with_record(game, self._look_at))
        games.play_on_requested.connect(lambda game: self._with_record(game, self._play_on))
        games.delete_requested.connect(self._delete)
        games.delete_all_requested.connect(self._delete_everything)
        statistics = window.statistics
        statistics.wanted.connect(self._show_figures)
        statistics.rename_requested.connect(self._rename)
        statistics.merge_requested.connect(self._merge)
        statistics.forget_requested.connect(self._forget)
        window.records.wanted.connect(self._show_best)
        window.records.look_requested.connect(lambda game: self._with_record(game, self._look_at))
        window.dice.wanted.connect(self._show_dice)

    def show(self, page: Page, rules: str | None, new: int | None) -> None:
        """Show a page, about a kind of game if there were any.

        `new` is the number of the game that has ended last.
        """
        self._rules = rules
        self._is_offered = False
        self._window.turn_to(page)
        self.refresh(new)

    def refresh(self, new: int | None = None) -> None:
        """Look again at what may be chosen, and at the page in front."""
        self._new = new or self._new
        self._ask()
        self._read(
            "choices",
            lambda queries: (queries.people(), tuple(rules for rules, _ in queries.rules())),
            self._offer,
        )

    def stop_asking(self) -> None:
        """Forget all questions; nobody looks any more."""
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()
        self._optimum.forget()

    def stop(self) -> None:
        """End the thread; called before the program ends."""
        self.stop_asking()
        self.exchange.stop()
        self._worker.stop()

    def retranslate(self) -> None:
        """Ask again in another language."""
        if self._window.isVisible():
            self.refresh()

    # Questions

    def _read(
        self, name: str, question: Callable[[Queries], T], answer: Callable[[T], None]
    ) -> None:
        """Ask the archive; a later question of the same name takes an earlier one's place."""
        path = self._path

        def ask() -> T:
            with Archive(path) as archive:
                return question(Queries(archive))

        before = self._jobs.get(name)
        if before is not None:
            before.cancel()
        self._jobs[name] = self._worker.do(lambda _: ask(), answer, failed=self._tell)

    def _write(self, change: Callable[[Archive], object], done: Callable[[], None]) -> None:
        """Change the archive and look again."""
        path = self._path

        def act() -> None:
            with Archive(path) as archive:
                change(archive)

        def finish(_: None) -> None:
            done()
            self._change()

        self._worker.do(lambda _: act(), finish, failed=self._tell)

    def _change(self) -> None:
        self.changed.emit()
        self.refresh()

    def _tell(self, problem: Exception) -> None:
        if isinstance(problem, ArchiveError):
            self._window.tell(archive_words.trouble(problem))
            if problem.trouble is Trouble.DAMAGED:
                self.damaged.emit()
        elif isinstance(problem, LookupError):
            self.refresh()
        else:
            self._window.tell(str(problem))

    def _offer(self, choices: tuple[tuple[Person, ...], tuple[str, ...]]) -> None:
        everybody, rules = choices
        window = self._window
        window.games.offer(rules, everybody)
        window.statistics.offer([p for p in everybody if p.games], rules)
        window.records.offer(rules)
        if self._rules is not None:
            window.statistics.choose(self._rules)
            window.records.choose(self._rules)
            self._rules = None
        self._is_offered = True
        if window.page() in ASKED_OF_CHOSEN:
            self._ask()

    def _ask(self) -> None:
        """Ask for what the page in front shows, unless it is to be chosen what."""
        window = self._window
        if window.page() in ASKED_OF_CHOSEN and not self._is_offered:
            return
        match window.page():
            case Page.GAMES:
                window.games.ask()
            case Page.STATISTICS:
                window.statistics.ask()
            case Page.RECORDS:
                window.records.ask()
            case Page.DICE:
                window.dice.ask()

    # Games

    def _show_games(self, wanted: Filter) -> None:
        self._filter = wanted

        def question(queries: Queries) -> tuple[tuple[Game, ...], int, bool]:
            count = queries.count(wanted)
            is_empty = not count and not queries.count(Filter(is_finished=None))
            return queries.games(wanted, 0, PAGE), count, is_empty

        def answer(found: tuple[tuple[Game, ...], int, bool]) -> None:
            games, count, is_empty = found
            self._window.games.show_games(games, count, is_empty=is_empty)

        self._read("games", question, answer)

    def _show_more(self, offset: int) -> None:
        wanted = self._filter
        self._read(
            "more",
            lambda queries: queries.games(wanted, offset, PAGE),
            self._window.games.model.add_games,
        )

    def _with_record(self, game: int, use: Callable[[Record], None]) -> None:
        path = self._path

        def read() -> Record:
            with Archive(path) as archive:
                return archive.record(game)

        self._worker.do(lambda _: read(), use, failed=self._tell)

    def _delete(self, games: list[int]) -> None:
        if self._messages.ask_delete(words.ask_delete(len(games))):
            self._write(lambda archive: archive.delete(games), lambda: None)

    def _delete_everything(self) -> None:
        if self._messages.ask_delete(words.ask_delete_everything()):
            self._write(lambda archive: archive.delete_everything(), lambda: None)

    # Players

    def _show_figures(self, person: Person, rules: str) -> None:
        def question(queries: Queries) -> _Statistics:
            return (
                queries.figures(person.id, rules),
                queries.head_to_head(person.id, rules),
                queries.table_rules(person.id, rules),
            )

        def answer(found: _Statistics) -> None:
            figures, against, table_rules = found
            self._fill_statistics(figures, against, rules, None)
            self._optimum.ask(
                rules,
                table_rules,
                lambda best: self._fill_statistics(figures, against, rules, best),
                noted=self._window.statistics.plots.show_note,
            )

        self._read("figures", question, answer)

    def _fill_statistics(
        self,
        figures: Figures,
        against: tuple[HeadToHead, ...],
        rules: str,
        optimum: Optimum | None,
    ) -> None:
        variant = find(rules)
        order = [c.id for c in variant.by_default().categories] if variant is not None else []
        order += [box.category for box in figures.boxes if box.category not in order]
        game = words.game_name(rules)
        plots = (
            finals(figures, game, optimum),
            over_time(figures, game),
            box_by_box(figures, rules, order, game, optimum),
            strikes(figures, rules, order, game),
        )
        self._window.statistics.show_figures(figures, against, plots, self._optimum.note())

    def _rename(self, person: Person) -> None:
        name = self._messages.ask_name(words.person(person))
        if name is None:
            return
        path = self._path

        def act() -> Person | None:
            """Return who has that name already."""
            with Archive(path) as archive:
                try:
                    people.rename(archive, person.id, name)
                except people.NameTakenError as taken:
                    everybody = Queries(archive).people()
                    return next(each for each in everybody if each.id == taken.person)
            return None

        def finish(other: Person | None) -> None:
            if other is None:
                self._change()
            elif self._messages.ask_delete(words.name_taken(words.person(other)), is_merge=True):
                self._merge(person, other)

        self._worker.do(lambda _: act(), finish, failed=self._tell)

    def _merge(self, person: Person, into: Person) -> None:
        path = self._path

        def act() -> bool:
            with Archive(path) as archive:
                try:
                    people.merge(archive, person.id, into.id)
                except ValueError:
                    return False
            return True

        def finish(is_done: bool) -> None:
            if not is_done:
                self._messages.tell_problem(words.cannot_merge())
            self._change()

        self._worker.do(lambda _: act(), finish, failed=self._tell)

    def _forget(self, person: Person) -> None:
        if self._messages.ask_delete(words.ask_forget(words.person(person))):
            nobody = words.nobody()
            self._write(lambda archive: people.forget(archive, person.id, nobody), lambda: None)

    # The best, and the dice

    def _show_best(self, rules: str) -> None:
        self._read(
            "best",
            lambda queries: queries.best(rules),
            lambda best: self._window.records.show_best(best, self._new),
        )

    def _show_dice(self, typed: bool) -> None:
        self._read(
            "dice",
            lambda queries: fairness(queries.archive, typed=typed),
            self._window.dice.show_fairness,
        )
