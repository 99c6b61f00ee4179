"""Games in and out of the archive at a person's wish: asks where, works beside the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from generala_desktop.services.background import Job, Progress, Worker
from generala_desktop.storage.archive import exchange
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.exchange import ImportReport
from generala_desktop.storage.archive.problem import ArchiveError
from generala_desktop.views.history.window import HistoryWindow
from generala_desktop.views.messages import Messages
from generala_desktop.views.plot.export import print_on, save
from generala_desktop.views.plot.figure import Figure
from generala_desktop.words import archive as archive_words
from generala_desktop.words import history as words
from generala_desktop.words import paper_labels
from generala_desktop.words import statistics as statistics_words
from generala_desktop.words.say import say

SHOWN_REFUSALS = 5
"""At once; the others are there for who wants to read them."""


class ExchangeController(QObject):
    """Does one long work at a time.

    Signals:
        changed(): the archive holds something else than before.
    """

    changed = Signal()

    def __init__(self, window: HistoryWindow, path: Path, messages: Messages) -> None:
        """`path` is the archive's."""
        super().__init__(window)
        self._window = window
        self._path = path
        self._messages = messages
        # A thread of its own: what the pages show is not to wait until the work is done.
        self._worker = Worker(self)
        self._job: Job[object] | None = None
        self._is_stopped = False
        games = window.games
        games.import_requested.connect(self.ask_import)
        games.export_requested.connect(self._export_asked)
        games.export_all_requested.connect(self._export_all_asked)
        window.dice.export_requested.connect(self._export_rolls_asked)
        window.stop_requested.connect(self._stop_work)
        window.closed.connect(self._stop_work)
        for panel in (window.statistics.plots, window.dice.plots):
            panel.save_requested.connect(self._save_figure)
            panel.print_requested.connect(self._print_figure)

    def stop(self) -> None:
        """End the work where it is; called before the program ends."""
        self._stop_work()
        self._worker.stop()

    # In

    def ask_import(self, is_folder: bool = False) -> None:
        """Ask for files or for a folder, and take in the games."""
        paths = self._messages.ask_import(is_folder=is_folder)
        if paths:
            self.import_games(paths)

    def import_games(self, paths: list[Path]) -> None:
        """Take in the games of files, folders and zips."""

        def work(archive: Archive, progress: Progress) -> ImportReport:
            return exchange.import_games(archive, paths, progress)

        self._work(work, self._tell_import)

    def _tell_import(self, report: ImportReport) -> None:
        told = words.imported(report.added, report.known, report.refused)
        told = words.stopped(told) if report.was_cancelled else told
        self.changed.emit()
        self._window.tell(told)
        if report.refusals:
            lines = [words.refusal(r.source, r.line, say(r.reason)) for r in report.refusals]
            more = report.refused - len(lines)
            lines += [words.more_refused(more)] if more else []
            shown = [*lines[:SHOWN_REFUSALS], *(["…"] if len(lines) > SHOWN_REFUSALS else [])]
            self._messages.tell_report("\n".join([told, "", *shown]), "\n".join(lines))

    # Out

    def _export_asked(self, games: list[int]) -> None:
        if len(games) > 1:
            self._export_all_asked("zip", games)
            return
        game = games[0]
        name = QCoreApplication.translate("History", "game") + exchange.SUFFIX
        path = self._messages.ask_export(name, exchange.SUFFIX.removeprefix("."))
        if path is not None:
            self._work(
                lambda archive, _: exchange.export_file(archive, path, game), self._tell_export
            )

    def _export_all_asked(self, kind: str, games: list[int] | None = None) -> None:
        if kind == "folder":
            folder = self._messages.ask_folder()
            if folder is not None:
                self._work(
                    lambda archive, progress: exchange.export_folder(
                        archive, folder, games, progress
                    ),
                    self._tell_export,
                )
            return
        name = QCoreApplication.translate("History", "games")
        path = self._messages.ask_export(f"{name}.{kind}", kind)
        if path is None:
            return
        write = exchange.export_zip if kind == "zip" else exchange.export_results
        self._work(
            lambda archive, progress: write(archive, path, games, progress), self._tell_export
        )

    def _export_rolls_asked(self) -> None:
        name = QCoreApplication.translate("History", "rolls")
        path = self._messages.ask_export(f"{name}.csv", "csv")
        if path is not None:
            self._work(
                lambda archive, progress: exchange.export_rolls(archive, path, progress),
                self._tell_rolls,
            )

    def _tell_rolls(self, count: int) -> None:
        told = words.rolls_exported(count)
        self._window.tell(words.stopped(told) if self._is_stopped else told)

    def _tell_export(self, count: int) -> None:
        told = words.exported(count)
        self._window.tell(words.stopped(told) if self._is_stopped else told)

    # Plots

    def _save_figure(self, figure: Figure) -> None:
        path = self._messages.ask_export(f"{figure.title}.png", "png", "svg", "csv")
        if path is None:
            return
        try:
            save(figure, path)
        except OSError as problem:
            self._messages.tell_problem(paper_labels.cannot_write(path, problem))
        else:
            self._window.tell(paper_labels.exported(path))

    def _print_figure(self, figure: Figure) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(figure.title)
        dialog = QPrintDialog(printer, self._window)
        if dialog.exec() and not print_on(printer, figure):
            self._messages.tell_problem(statistics_words.cannot_print())
        dialog.deleteLater()

    # Long work

    def _work(self, work: Callable[[Archive, Progress], object], done: Callable[..., None]) -> None:
        if self._job is not None:
            return
        path = self._path
        self._is_stopped = False

        def act(progress: Progress) -> object:
            with Archive(path) as archive:
                return work(archive, lambda share: progress(share) and not self._is_stopped)

        def finish(result: object) -> None:
            self._end()
            done(result)

        self._window.show_progress(0.0)
        self._job = self._worker.do(
            act, finish, progressed=self._window.show_progress, failed=self._fail
        )

    def _stop_work(self) -> None:
        # The work ends by itself, tidily, and says how far it came.
        self._is_stopped = True

    def _end(self) -> None:
        self._job = None
        self._window.show_progress(None)

    def _fail(self, problem: Exception) -> None:
        self._end()
        # What was done before the problem stays done.
        self.changed.emit()
        if isinstance(problem, ArchiveError):
            self._messages.tell_problem(archive_words.trouble(problem))
        elif isinstance(problem, OSError):
            file = Path(str(problem.filename or ""))
            self._messages.tell_problem(paper_labels.cannot_write(file, problem))
        else:
            self._window.tell(str(problem))
