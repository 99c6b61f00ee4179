"""Puts every game that ends here into the archive, once, and says what that changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from generala_desktop.models.game_model import GameModel
from generala_desktop.services.background import Worker
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.record import Record
from generala_desktop.words import archive as words
from generala_desktop.words import table

if TYPE_CHECKING:
    from generala_desktop.storage.archive.keeper import Keeper
    from generala_desktop.storage.archive.queries import BestGame

ABANDONED = "abandoned"


class ArchiveController(QObject):
    """Follows the game on the table; opens the archive only when a game ends.

    Signals:
        kept(int): the number of the game that was archived, or archived anew.
        changed(): the archive holds something else than before.
        finished_kept(): the game that has ended is safe, in the archive or beside it.
        said(object): something to be told in passing: a function that makes the words.
        shown(object): the same for what is only to be read: who hears a hint wants to hear that.
        news(object): what is to be said of the game that ended, in the same way; `str` of no news.
    """

    kept = Signal(int)
    changed = Signal()
    finished_kept = Signal()
    said = Signal(object)
    shown = Signal(object)
    news = Signal(object)

    def __init__(self, model: GameModel, folder: Path, parent: QObject | None = None) -> None:
        """`folder` holds the archive."""
        super().__init__(parent)
        self._model = model
        self._folder = folder
        self._worker = Worker(self)
        self._seen: Record | None = None
        """The game as it was last on the table."""
        self._is_own = False
        """It ended here, not elsewhere in a file that was opened."""
        self._kept: Record | None = None
        self._has_mended = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.keep_now)
        model.started.connect(self._take_leave)
        model.game_ended.connect(self._own)
        model.rewound.connect(self._follow_rewinding)
        model.changed.connect(self._follow)

    def settle(self) -> None:
        """Archive what waits for it since another time, beside the window."""
        waiting = self._folder / "to-archive"
        if waiting.is_dir():
            self._worker.do(lambda _: self._keeper.settle(), self._tell_settled)

    def mend(self) -> None:
        """Save what can be read of a damaged archive, beside the window; once is enough."""
        if not self._has_mended:
            self._has_mended = True
            self._worker.do(lambda _: self._keeper.settle(), self._tell_settled)

    def keep_finished(self, record: Record) -> None:
        """Keep a game that had ended when the program was closed or killed."""
        if not record.is_practice:
            self._keep(record, is_news=False)

    def keep_now(self) -> None:
        """Keep the game on the table, if it has ended and is not kept as it is."""
        self._timer.stop()
        record = self._seen
        if record is not None and self._may_keep(record) and record != self._kept:
            self._keep(record, is_news=self._kept is None)

    def stop(self) -> None:
        """Keep what is to be kept; called before the program ends."""
        self.keep_now()
        self._worker.stop()

    # What happens on the table

    def _take_leave(self) -> None:
        """Another game is on the table, or none: the one before is over or was given up."""
        self.keep_now()
        before = self._seen
        self._seen = self._model.record if self._model.has_game else None
        now = self._seen
        is_same = before is not None and now is not None and _id(before) == _id(now) is not None
        self._is_own = is_same and self._is_own
        if before is None or is_same:
            return
        self._kept = None
        self.news.emit(str)
        if not before.state.over and before.events and not before.is_practice:
            self._keep(before.with_header("End", ABANDONED), is_news=False)

    def _own(self) -> None:
        self._is_own = True
        if self._model.record.is_practice:
            self.news.emit(words.practice_is_not_kept)

    def _follow_rewinding(self) -> None:
        record = self._model.record
        if self._kept is not None and not record.state.over:
            self._kept = None
            if self._keeper.withdraw(record) is None:
                self.changed.emit()
        elif record.state.over:
            # Done again after it was taken back.
            self._is_own = True

    def _follow(self) -> None:
        if self._model.has_game:
            before, self._seen = self._seen, self._model.record
            self._tell_help(before, self._seen)
            if self._may_keep(self._seen) and self._seen != self._kept:
                # The winner is shown first; a kill in between loses nothing, since the
                # running game is on disk until another one begins.
                self._timer.start()

    def _tell_help(self, before: Record | None, now: Record) -> None:
        """Say once that a game with help cannot be among the best, when that comes about."""
        had_help = before is None or any(_help(before))
        if had_help or not any(_help(now)) or now.is_practice or now.state.over:
            return
        hints, undone = _help(now)
        self.shown.emit(lambda: words.out_of_records(hints, undone))

    def _may_keep(self, record: Record) -> bool:
        return self._is_own and record.state.over and not record.is_practice

    # Keeping

    def _keep(self, record: Record, *, is_news: bool) -> None:
        try:
            problem = self._keeper.keep(record)
        except OSError as error:
            told = error
            self.said.emit(lambda: words.lost_place(told))
            return
        self._kept = record
        if record.state.over:
            self.finished_kept.emit()
        if problem is not None:
            self._tell_waiting(problem)
            return
        self.changed.emit()
        if is_news:
            self._tell_place(record)

    def _tell_waiting(self, problem: ArchiveError) -> None:
        self.said.emit(lambda: words.waits(problem))
        if problem.trouble is Trouble.DAMAGED:
            self.mend()

    def _tell_settled(self, problem: ArchiveError | None) -> None:
        mended = self._keeper.mended
        if problem is not None:
            self.said.emit(lambda: words.trouble(problem))
        elif mended is not None:
            self.said.emit(lambda: words.mended(mended.games, mended.kept_as))
        self.changed.emit()

    def _tell_place(self, record: Record) -> None:
        """Say whether the game is among the best, or why it cannot be."""
        number, best = self._keeper.place(record)
        self.kept.emit(number)
        self.news.emit(_place_in_words(record, number, best))

    @cached_property
    def _keeper(self) -> Keeper:
        # SQLite is loaded when a game ends, not when the program starts.
        from generala_desktop.storage.archive.keeper import Keeper  # noqa: PLC0415

        return Keeper(self._folder)


def _place_in_words(record: Record, number: int, best: tuple[BestGame, ...]) -> Callable[[], str]:
    hints, undone = _help(record)
    if hints or undone:
        return lambda: words.out_of_records(hints, undone)
    mine = [place for place in best if place.game == number]
    if not mine or len(mine) == len(best):
        return str
    first = mine[0]
    if first.rank == 1:
        total = table.points(first.total)
        return lambda: words.new_best(first.name, total)
    return lambda: words.among_best(first.name, first.rank)


def _help(record: Record) -> tuple[int, int]:
    """Return how many hints were given and how many throws were taken back."""
    return _number(record.header("Hints")), _number(record.header("Undone"))


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() else 0


def _id(record: Record) -> str | None:
    return record.header("Id")
