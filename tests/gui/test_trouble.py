"""An error that nobody took: the game is kept, a report is offered, the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.controllers.trouble_controller import MOST, TroubleController
from generala_desktop.services import log_file, options
from generala_desktop.views.trouble_dialog import TroubleDialog
from tests.window import Table


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[tuple[Path, list[BaseException]]]:
    """The log, and what was reported; everything is as before afterwards."""
    hook, thread_hook = sys.excepthook, threading.excepthook
    reported: list[BaseException] = []
    handler = log_file.begin(tmp_path, reported.append)
    yield tmp_path / log_file.FILE_NAME, reported
    logger = logging.getLogger("generala_desktop")
    logger.removeHandler(handler)
    logger.propagate = True
    handler.close()
    sys.excepthook, threading.excepthook = hook, thread_hook
    qInstallMessageHandler(None)


def an_error(words: str = "oh") -> BaseException:
    try:
        int(words)
    except ValueError as error:
        return error
    raise AssertionError


def test_errors_are_logged_and_reported(logged: tuple[Path, list[BaseException]]) -> None:
    path, reported = logged
    error = an_error()
    sys.excepthook(type(error), error, error.__traceback__)
    assert reported == [error]
    assert "ValueError: invalid literal" in path.read_text()


def test_the_log_does_not_tell_whose_home_it_is(
    logged: tuple[Path, list[BaseException]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = logged
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anita"))
    logging.getLogger("generala_desktop.x").warning("in /home/anita/games")
    assert "in ~/games" in path.read_text()
    assert "anita" not in path.read_text()


def test_what_qt_says_is_logged(logged: tuple[Path, list[BaseException]], qtbot: QtBot) -> None:
    path, _ = logged
    qWarning("a strange thing")
    assert "WARNING generala_desktop.qt: a strange thing" in path.read_text()


def test_an_error_in_a_thread_is_logged(logged: tuple[Path, list[BaseException]]) -> None:
    path, reported = logged
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in path.read_text()
    assert reported == []


def test_a_large_log_makes_room(tmp_path: Path) -> None:
    path = tmp_path / log_file.FILE_NAME
    path.write_text("x" * (log_file.LARGEST + 1))
    handler = log_file._handler(tmp_path)
    handler.close()
    assert not path.exists()
    assert path.with_suffix(".old.log").exists()


def test_no_place_for_the_log_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    handler = log_file._handler(tmp_path / "file")
    assert isinstance(handler, logging.StreamHandler)
    assert not isinstance(handler, logging.FileHandler)


def shown(monkeypatch: pytest.MonkeyPatch) -> list[TroubleDialog]:
    """Let error windows close by themselves, and remember them."""
    dialogs: list[TroubleDialog] = []

    def show(dialog: TroubleDialog) -> int:
        dialogs.append(dialog)
        return 1

    monkeypatch.setattr(TroubleDialog, "exec", show)
    monkeypatch.setattr(TroubleDialog, "deleteLater", lambda _: None)
    return dialogs


def test_the_report_has_all_and_the_game_goes_on(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialogs = shown(monkeypatch)
    table.play("generala", 2, "33344")
    table.roll("33344")
    controller = TroubleController(table.model, table.window)
    controller.report(an_error("oh dear"))
    qtbot.waitUntil(lambda: bool(dialogs))
    report = dialogs[0].full_report()
    assert "oh dear" in report
    assert "Generala Desktop:" in report
    assert "33344" in report
    dialogs[0].with_game.setChecked(False)
    assert "33344" not in dialogs[0].full_report()
    dialogs[0].copy_button.click()
    assert QGuiApplication.clipboard().text() == dialogs[0].full_report()
    table.score("threes")
    assert table.state.seat == 1


def test_an_error_that_comes_again_bars_no_way(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialogs = shown(monkeypatch)
    controller = TroubleController(table.model, table.window)
    for _ in range(5):
        controller.report(an_error("the same"))
    QApplication.processEvents()
    assert len(dialogs) == 1
    for number in range(10):
        controller.report(_from_elsewhere(number))
    QApplication.processEvents()
    assert len(dialogs) <= MOST


def _from_elsewhere(number: int) -> BaseException:
    code = "\n" * number + "raise ValueError('elsewhere')"
    try:
        exec(compile(code, f"file{number}", "exec"))
    except ValueError as error:
        return error
    raise AssertionError


def test_quitting_from_there_keeps_the_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = TroubleDialog("report", "game", table.window)
    asked: list[int] = []
    dialog.quit_requested.connect(lambda: asked.append(1))
    dialog.quit_button.click()
    assert asked == [1]


def test_a_report_has_letters_as_large_as_the_others(table: Table) -> None:
    table.program.preferences.set(options.TEXT_SIZE, 250)
    dialog = TroubleDialog("report", "", table.window)
    assert dialog.text.font().pointSizeF() == dialog.font().pointSizeF()
    table.program.preferences.set(options.TEXT_SIZE, 100)
    QApplication.processEvents()
    assert dialog.text.font().pointSizeF() == dialog.font().pointSizeF()
    dialog.deleteLater()
