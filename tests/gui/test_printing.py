"""Printing from the window: what is asked, what is shown, and what goes wrong."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMarginsF, QObject, QSizeF, Qt, QTimer
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.controllers.print_controller import PrintController, pages_of, paper_of
from generala_desktop.engine.dice import RandomDice
from generala_desktop.models.game_model import GameModel
from generala_desktop.rulesets import build
from generala_desktop.services.translations import Translations
from generala_desktop.storage.record import Record
from generala_desktop.views.messages import Messages
from generala_desktop.views.paper.layouts import Layout
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import PrintJob
from generala_desktop.views.print_dialog import PrintDialog, usual_job
from tests.paper_checks import pdf_info, pdf_text
from tests.paper_games import NASTY, PLAIN, game

Shown = TypeVar("Shown", bound=QDialog)
Child = TypeVar("Child", bound=QObject)


class Heard(Messages):
    """Keeps what would be told in boxes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.problems: list[str] = []
        self.notes: list[str] = []

    @override
    def note(self, message: Callable[[], str], heard: Callable[[], str] | None = None) -> None:
        self.notes.append(message())

    @override
    def tell_problem(self, message: str) -> None:
        self.problems.append(message)


class Desk:
    """A controller with its window, and what it says."""

    def __init__(self, window: QMainWindow) -> None:
        self.model = GameModel(RandomDice())
        self.messages = Heard(window)
        self.translations = Translations()
        self.controller = PrintController(self.model, self.translations, self.messages, window)

    def play(self, game_id: str, names: tuple[str, ...]) -> Record:
        record = game(build(game_id), names)
        self.model.begin(record)
        return record


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    window = QMainWindow()
    qtbot.addWidget(window)
    yield Desk(window)
    # The windows of a test end with it.
    QApplication.processEvents()


def dialog_of(desk: Desk, qtbot: QtBot) -> PrintDialog:
    dialog = desk.controller.make_dialog()
    qtbot.addWidget(dialog)
    return dialog


def blank_job(game_id: str = "generala", language: str = "en") -> PrintJob:
    return PrintJob(build(game_id), None, 4, Layout.CLASSIC, Paper.A4, language)


def when_shown(kind: type[Shown], do: Callable[[Shown], None]) -> list[Shown]:
    """Wait for a modal window of a kind, and do something with it; returns who came."""
    seen: list[Shown] = []
    timer = QTimer(QApplication.instance())

    def look() -> None:
        window = QApplication.activeModalWidget()
        if isinstance(window, kind):
            timer.stop()
            timer.deleteLater()
            seen.append(window)
            do(window)

    timer.timeout.connect(look)
    timer.start(10)
    return seen


def child(window: QWidget, kind: type[Child]) -> Child:
    return window.findChildren(kind)[0]


# --- What is asked -------------------------------------------------------------------------------


def test_the_game_on_the_table_is_offered_first(desk, qtbot):
    record = desk.play("yatzy", PLAIN[:3])
    job = dialog_of(desk, qtbot).job()
    assert job.record is record
    assert job.rules is desk.model.record.rules
    assert job.layout is Layout.CLASSIC


def test_without_a_game_a_blank_planilla_is_offered(desk, qtbot):
    dialog = dialog_of(desk, qtbot)
    job = dialog.job()
    assert job.record is None
    assert job.rules.id == "generala"
    assert job.players == 7
    this_game = dialog.findChildren(QRadioButton)[0]
    assert not this_game.isEnabled()


def test_layouts_are_those_of_the_game_each_with_a_picture(desk, qtbot):
    dialog = dialog_of(desk, qtbot)
    layouts = child(dialog, QListWidget)
    games = child(dialog, QComboBox)
    for row in range(games.count()):
        games.setCurrentIndex(row)
        expected = 2 if build(games.itemData(row)).caps else 5
        assert layouts.count() == expected
        for item in (layouts.item(i) for i in range(layouts.count())):
            assert item.text()
            assert not item.icon().isNull()


def test_a_layout_can_be_chosen(desk, qtbot):
    dialog = dialog_of(desk, qtbot)
    layouts = child(dialog, QListWidget)
    layouts.setCurrentRow(2)
    assert dialog.job().layout is Layout.QUARTERS
    assert child(dialog, QSpinBox).value() == dialog.job().players == 4


def test_what_was_chosen_is_offered_again(desk, qtbot):
    chosen = PrintJob(build("yahtzee"), None, 3, Layout.TWO, Paper.LETTER, "es", with_rules=True)
    dialog = PrintDialog(None, chosen, has_printer=True)
    qtbot.addWidget(dialog)
    assert dialog.job() == chosen
    assert usual_job(None, "en", chosen) == chosen


def test_paper_and_language_are_kept_for_the_next_game(desk):
    chosen = PrintJob(build("yahtzee"), None, 3, Layout.TWO, Paper.LETTER, "es", with_rules=True)
    record = game(build("imprevisible"), PLAIN[:2])
    job = usual_job(record, "en", replace(chosen, record=record))
    assert (job.record, job.paper, job.language) == (record, Paper.LETTER, "es")
    assert job.layout is Layout.MATCHES


def test_every_control_has_a_label_and_a_mnemonic_of_its_own(desk, qtbot):
    dialog = dialog_of(desk, qtbot)
    buttons = [b.text() for b in dialog.findChildren(QPushButton)]
    texts = [w.text() for w in dialog.findChildren(QWidget) if hasattr(w, "text")]
    letters = [t.split("&", 1)[1][0].lower() for t in texts if isinstance(t, str) and "&" in t]
    assert len(buttons) == 5
    assert len(set(letters)) == len(letters)


# --- Files ---------------------------------------------------------------------------------------


def test_a_pdf_is_written_and_told(desk, tmp_path):
    record = desk.play("generala", PLAIN[:4])
    job = PrintJob(record.rules, record, 4, Layout.CLASSIC, Paper.LETTER, "en", with_rules=False)
    assert desk.controller.write(tmp_path / "a.pdf", job)
    assert pdf_info(tmp_path / "a.pdf")["Page size"].startswith("612 x 792")
    assert all(name in pdf_text(tmp_path / "a.pdf") for name in PLAIN[:4])
    assert desk.messages.notes == ["Exported as “a.pdf”."]


def test_text_and_html_are_written_by_the_name_of_the_file(desk, tmp_path):
    record = desk.play("generala", NASTY[:4])
    job = PrintJob(record.rules, record, 4, Layout.CLASSIC, Paper.A4, "es")
    for name, begin in (("a.txt", "Generala\n"), ("a.html", "<!DOCTYPE html>")):
        assert desk.controller.write(tmp_path / name, job)
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text.startswith(begin)
        assert "Escalera" in text
        assert NASTY[0] in text


@pytest.mark.parametrize("name", ["a.pdf", "a.html", "a.txt"])
def test_a_folder_that_cannot_be_written_gets_a_sentence(desk, tmp_path, name):
    assert not desk.controller.write(tmp_path / "no" / name, blank_job())
    (problem,) = desk.messages.problems
    assert name in problem
    assert problem.endswith("unchanged.")


def test_export_asks_for_a_file_with_the_game_and_its_day(desk, qtbot, tmp_path):
    desk.play("generala", PLAIN[:2])
    proposed = []

    def answer(dialog: QFileDialog) -> None:
        proposed.append(Path(dialog.selectedFiles()[0]).name)
        child(dialog, QLineEdit).setText(str(tmp_path / "mine"))
        dialog.accept()

    when_shown(QFileDialog, answer)
    desk.controller.export_pdf()
    assert proposed[0].startswith("Generala 2026-11-29")
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_is_written_when_no_file_is_chosen(desk, qtbot, tmp_path):
    when_shown(QFileDialog, lambda dialog: dialog.reject())
    desk.controller.export_text()
    assert desk.messages.notes == desk.messages.problems == []


# --- Printers ------------------------------------------------------------------------------------


def pdf_printer(path: Path, size: QPageSize) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setPageSize(size)
    return printer


@pytest.mark.parametrize(
    ("page", "size"),
    [
        (QPageSize.PageSizeId.A4, "595 x 842"),
        (QPageSize.PageSizeId.Letter, "612 x 792"),
        (QPageSize.PageSizeId.A5, "420 x 595"),
    ],
)
def test_pages_follow_the_paper_of_the_printer(desk, tmp_path, page, size):
    path = tmp_path / "print.pdf"
    assert desk.controller.print_on(pdf_printer(path, QPageSize(page)), blank_job())
    assert pdf_info(path)["Page size"].startswith(size)


def test_only_the_pages_that_are_asked_for_are_printed(desk):
    record = game(build("yacht"), PLAIN)
    printout = PrintJob(record.rules, record, 12, Layout.CLASSIC, Paper.A4, "en").printout()
    printer = QPrinter()
    assert list(pages_of(printer, printout)) == [0, 1]
    printer.setFromTo(2, 5)
    assert list(pages_of(printer, printout)) == [1]


def test_a_file_that_the_printer_cannot_write_gets_a_sentence(desk, tmp_path):
    printer = pdf_printer(tmp_path / "no" / "print.pdf", QPageSize(QPageSize.PageSizeId.A4))
    assert not desk.controller.print_on(printer, blank_job())
    assert len(desk.messages.problems) == 1


def test_a_printer_with_wide_margins_is_respected():
    printer = QPrinter()
    layout = QPageLayout(
        QPageSize(QSizeF(210, 297), QPageSize.Unit.Millimeter),
        QPageLayout.Orientation.Portrait,
        QMarginsF(0, 0, 0, 0),
        QPageLayout.Unit.Millimeter,
        QMarginsF(4, 4, 4, 15),
    )
    printer.setPageLayout(layout)
    size = paper_of(printer)
    assert (round(size.width), round(size.height)) == (210, 297)
    assert size.margin >= 10


def test_the_print_window_opens_and_may_be_left(desk, qtbot):
    desk.play("generala", PLAIN[:2])
    seen = when_shown(QPrintDialog, lambda dialog: dialog.reject())
    desk.controller.print_job(blank_job())
    assert len(seen) == 1
    assert desk.messages.problems == []


def test_the_preview_shows_every_page(desk, qtbot):
    record = desk.play("yacht", PLAIN)
    counts = []
    fields: list[str] = []

    def look(dialog: QPrintPreviewDialog) -> None:
        preview = child(dialog, QPrintPreviewWidget)
        counts.append(preview.pageCount())
        fields.extend(field.accessibleName() for field in dialog.findChildren(QLineEdit))
        dialog.reject()

    when_shown(QPrintPreviewDialog, look)
    job = PrintJob(record.rules, record, 12, Layout.CLASSIC, Paper.A4, "en", with_rules=True)
    desk.controller.preview(job)
    assert counts == [job.printout().page_count]
    assert counts[0] >= 3
    assert "Page" in fields


def test_the_window_stays_in_its_language_while_a_sheet_is_made_in_another(desk, qtbot, tmp_path):
    dialog = dialog_of(desk, qtbot)
    title = dialog.windowTitle()
    assert desk.controller.write(tmp_path / "a.pdf", blank_job(language="es"))
    QApplication.processEvents()
    assert "Escalera" in pdf_text(tmp_path / "a.pdf")
    assert dialog.windowTitle() == title


def test_buttons_hand_on_what_is_chosen(desk, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(desk.controller, "print_job", lambda job, parent: asked.append(job))
    monkeypatch.setattr(desk.controller, "preview", lambda job, parent: asked.append(job))
    monkeypatch.setattr(desk.controller, "_export", lambda job, kinds: asked.append(kinds))
    dialog = dialog_of(desk, qtbot)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for button in dialog.findChildren(QPushButton)[:4]:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    job = dialog.job()
    assert sorted(map(str, asked)) == sorted(map(str, [job, job, ("pdf",), ("html", "txt")]))


def test_the_window_prints_with_the_menu(desk, qtbot):
    seen = when_shown(PrintDialog, lambda dialog: dialog.reject())
    desk.controller.show_print()
    assert len(seen) == 1
