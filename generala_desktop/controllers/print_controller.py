"""Prints planillas, shows them as pages, and writes them as PDF, text or HTML."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from generala_desktop.models.game_model import GameModel
from generala_desktop.services.translations import Translations
from generala_desktop.storage.record import Record
from generala_desktop.storage.safe_file import write_atomically
from generala_desktop.views.messages import Messages
from generala_desktop.views.paper.papers import SAFE_MARGIN, PaperSize
from generala_desktop.views.paper.pdf import write_pdf
from generala_desktop.views.paper.printout import PrintJob, Printout, page_layout, paint_printout
from generala_desktop.views.print_dialog import PrintDialog, ask_export, usual_job
from generala_desktop.words import paper_labels as labels
from generala_desktop.words.paper_text import as_html, as_text
from generala_desktop.words.say import say

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PrintController(QObject):
    """Everything that puts a planilla on paper or in a file of its own."""

    def __init__(
        self, model: GameModel, translations: Translations, messages: Messages, window: QWidget
    ) -> None:
        super().__init__(window)
        self._model = model
        self._translations = translations
        self._messages = messages
        self._window = window
        self._last: PrintJob | None = None
        # Qt's own windows do not keep the printer that they are given.
        self._printer: QPrinter | None = None

    def show_print(self) -> None:
        """Ask what to print, and where to."""
        dialog = self.make_dialog()
        dialog.exec()
        dialog.deleteLater()

    def show_preview(self) -> None:
        """Show as pages what would be printed."""
        self.preview(self.usual_job())

    def export(self) -> None:
        """Write a planilla as PDF, HTML or text."""
        self._export(self.usual_job(), ("pdf", "html", "txt"))

    def export_pdf(self) -> None:
        self._export(self.usual_job(), ("pdf",))

    def export_text(self) -> None:
        self._export(self.usual_job(), ("html", "txt"))

    def usual_job(self) -> PrintJob:
        """Return the game on the table as it was last printed, or a blank planilla."""
        return usual_job(self._record, self._translations.language, self._last)

    def make_dialog(self) -> PrintDialog:
        """Return the window that asks what to print, with what was chosen last."""
        from PySide6.QtPrintSupport import QPrinterInfo  # noqa: PLC0415

        has_printer = bool(QPrinterInfo.availablePrinterNames())
        dialog = PrintDialog(
            self._record, self.usual_job(), has_printer=has_printer, parent=self._window
        )
        dialog.print_requested.connect(lambda: self.print_job(self._noted(dialog), dialog))
        dialog.preview_requested.connect(lambda: self.preview(self._noted(dialog), dialog))
        dialog.pdf_requested.connect(lambda: self._export(self._noted(dialog), ("pdf",)))
        dialog.text_requested.connect(lambda: self._export(self._noted(dialog), ("html", "txt")))
        return dialog

    @property
    def _record(self) -> Record | None:
        return self._model.record if self._model.has_game else None

    def _noted(self, dialog: PrintDialog) -> PrintJob:
        self._last = dialog.job()
        return self._last

    # Printing

    def print_job(self, job: PrintJob, parent: QWidget | None = None) -> None:
        """Ask for a printer and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

        printer = self._make_printer(job)
        if job.with_rules:
            printer.setDuplex(QPrinter.DuplexMode.DuplexAuto)
        dialog = QPrintDialog(printer, parent or self._window)
        dialog.setMinMax(1, job.printout().page_count)
        if dialog.exec():
            self.print_on(printer, job)
        dialog.deleteLater()

    def print_on(self, printer: QPrinter, job: PrintJob) -> bool:
        """Print; the pages follow the printer's paper. Tells where that fails."""
        from PySide6.QtPrintSupport import QPrinter  # noqa: PLC0415

        size = paper_of(printer)
        file = printer.outputFileName()
        if printer.outputFormat() is QPrinter.OutputFormat.PdfFormat and file:
            return self._write_pdf(Path(file), job, size)
        with self._translations.speaking(job.language):
            printout = job.printout(size)
        printer.setFullPage(True)
        if paint_printout(printer, printout, pages_of(printer, printout)):
            return True
        self._messages.tell_problem(labels.cannot_print())
        return False

    def preview(self, job: PrintJob, parent: QWidget | None = None) -> None:
        """Show the pages, with what Qt offers around them."""
        from PySide6.QtPrintSupport import QPrintPreviewDialog  # noqa: PLC0415

        printer = self._make_printer(job)
        dialog = QPrintPreviewDialog(printer, parent or self._window)
        dialog.paintRequested.connect(lambda device: self.print_on_preview(device, job))
        # Which page is shown is a field that Qt gives no name.
        for field in dialog.findChildren(QLineEdit):
            if not isinstance(field.parentWidget(), QComboBox):
                field.setAccessibleName(labels.page())
        for choice in dialog.findChildren(QComboBox):
            choice.setAccessibleName(labels.zoom())
        dialog.exec()
        dialog.deleteLater()

    def print_on_preview(self, printer: QPrinter, job: PrintJob) -> None:
        with self._translations.speaking(job.language):
            printout = job.printout(paper_of(printer))
        printer.setFullPage(True)
        paint_printout(printer, printout, pages_of(printer, printout))

    def _make_printer(self, job: PrintJob) -> QPrinter:
        from PySide6.QtPrintSupport import QPrinter  # noqa: PLC0415

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(say(job.rules.title))
        printer.setPageLayout(page_layout(job.size, job.paper))
        printer.setFullPage(True)
        self._printer = printer
        return printer

    # Files

    def _export(self, job: PrintJob, kinds: tuple[str, ...]) -> None:
        proposed = labels.proposed_name(say(job.rules.title), job.record)
        path = ask_export(self._window, proposed, kinds)
        if path is not None:
            self.write(path, job)

    def write(self, path: Path, job: PrintJob) -> bool:
        """Write a planilla as what the file's name says; tells whether that worked."""
        if path.suffix.lower() not in {".html", ".htm", ".txt"}:
            return self._write_pdf(path, job, job.size)
        with self._translations.speaking(job.language):
            sheet = job.sheet()
            is_plain = path.suffix.lower() == ".txt"
            text = as_text(sheet) if is_plain else as_html(sheet, job.language)
        try:
            write_atomically(path, text)
        except OSError as problem:
            self._messages.tell_problem(labels.cannot_write(path, problem))
            return False
        self._messages.note(lambda: labels.exported(path))
        return True

    def _write_pdf(self, path: Path, job: PrintJob, size: PaperSize) -> bool:
        with self._translations.speaking(job.language):
            printout = job.printout(size)
        paper = job.paper if size == job.size else None
        try:
            write_pdf(path, printout, paper)
        except OSError as problem:
            self._messages.tell_problem(labels.cannot_write(path, problem))
            return False
        self._messages.note(lambda: labels.exported(path))
        return True


def paper_of(printer: QPrinter) -> PaperSize:
    """Return a printer's paper as it lies, with margins that it can print."""
    layout = printer.pageLayout()
    full = layout.fullRect(QPageLayout.Unit.Millimeter)
    layout.setUnits(QPageLayout.Unit.Millimeter)
    least = layout.minimumMargins()
    margin = max(SAFE_MARGIN, least.left(), least.top(), least.right(), least.bottom())
    return PaperSize(full.width(), full.height(), margin)


def pages_of(printer: QPrinter, printout: Printout) -> range:
    """Return which pages are asked for, from 0."""
    last = printer.toPage() or printout.page_count
    return range(max(1, printer.fromPage()) - 1, min(last, printout.page_count))
