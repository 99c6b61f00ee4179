"""The window of games played for tests: an archive with a few games, and a person's hands on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.services.background import Worker
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.record import Record
from generala_desktop.views.history.window import HistoryWindow
from generala_desktop.views.messages import Messages
from tests.window import Table


@dataclass
class Answers:
    """What a person would say to the questions of the window."""

    deletes: bool = True
    name: str | None = None
    files: list[Path] = field(default_factory=list)
    folder: Path | None = None
    target: Path | None = None
    asked: list[str] = field(default_factory=list)
    reports: list[tuple[str, str]] = field(default_factory=list)


def answering(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Have every question of the window answered at once."""
    answers = Answers()

    def ask_delete(_self: Messages, question: str, *, is_merge: bool = False) -> bool:
        answers.asked.append(question)
        return answers.deletes

    def ask_import(_self: Messages, *, is_folder: bool) -> list[Path]:
        return answers.files

    def ask_export(_self: Messages, proposed: str, *kinds: str) -> Path | None:
        answers.asked.append(proposed)
        return answers.target

    def tell_report(_self: Messages, message: str, details: str) -> None:
        answers.reports.append((message, details))

    monkeypatch.setattr(Messages, "ask_delete", ask_delete)
    monkeypatch.setattr(Messages, "ask_import", ask_import)
    monkeypatch.setattr(Messages, "ask_export", ask_export)
    monkeypatch.setattr(Messages, "ask_name", lambda _self, _name: answers.name)
    monkeypatch.setattr(Messages, "ask_folder", lambda _self: answers.folder)
    monkeypatch.setattr(Messages, "tell_report", tell_report)
    return answers


class Past:
    """The window and the archive behind it."""

    def __init__(self, qtbot: QtBot, table: Table, folder: Path, answers: Answers) -> None:
        self.qtbot = qtbot
        self.table = table
        self.folder = folder
        self.path = folder / FILE_NAME
        self.answers = answers

    @property
    def window(self) -> HistoryWindow:
        return self.table.program.past._window

    def fill(self, records: Sequence[Record]) -> None:
        with Archive(self.path) as archive, archive.in_haste():
            for record in records:
                archive.keep(record)

    def show(self, command: str) -> HistoryWindow:
        """Open a page from the menu and wait for what it shows."""
        self.table.command(command)
        self.settle()
        return self.window

    def settle(self) -> None:
        """Wait until every question is answered and all work is done."""
        history = self.table.program.past._history
        archive = self.table.program.archive._worker
        for worker in (history._worker, history.exchange._worker, archive, history._worker):
            # Jobs are done in order, and what one asks for comes before the next is looked at.
            for _ in range(3):
                self._wait_for(worker)

    def _wait_for(self, worker: Worker) -> None:
        done: list[None] = []
        worker.do(lambda _: None, done.append)
        self.qtbot.waitUntil(lambda: bool(done))

    def rows(self) -> list[str]:
        """Return who played the games that are shown."""
        model = self.window.games.model
        return [model.index(row, 2).data() for row in range(model.rowCount())]

    def choose(self, *rows: int) -> None:
        table = self.window.games.table
        table.clearSelection()
        for row in rows:
            table.selectionModel().select(
                self.window.games.model.index(row, 0),
                table.selectionModel().SelectionFlag.Select
                | table.selectionModel().SelectionFlag.Rows,
            )
        table.selectionModel().setCurrentIndex(
            self.window.games.model.index(rows[-1], 0),
            table.selectionModel().SelectionFlag.NoUpdate,
        )
