"""Prints a planilla from the print window on the printer named "PDF", as a person would.

CUPS_SERVER=127.0.0.1:6311 python tests/long/print_once.py A4|Letter classic|matches
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtWidgets import QApplication, QComboBox, QMainWindow

from generala_desktop.compat import override
from generala_desktop.controllers.print_controller import PrintController
from generala_desktop.engine.dice import RandomDice
from generala_desktop.models.game_model import GameModel
from generala_desktop.rulesets import build
from generala_desktop.services.translations import Translations
from generala_desktop.views.messages import Messages
from generala_desktop.views.paper.layouts import Layout
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import PrintJob
from tests.paper_games import PLAIN, game

PRINTER = "PDF"


class Loud(Messages):
    """A problem ends the program: nobody is there to read a box."""

    @override
    def tell_problem(self, message: str) -> None:
        sys.exit(message)


def job_of(paper: str, layout: str) -> PrintJob:
    game_id = "imprevisible" if layout == Layout.MATCHES.value else "generala"
    record = game(build(game_id), PLAIN[:3], 9)
    return PrintJob(record.rules, record, 3, Layout(layout), Paper(paper), "en")


def accept() -> None:
    """Choose the printer and press Print."""
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QPrintDialog):
        return
    names = next(box for box in dialog.findChildren(QComboBox) if box.findText(PRINTER) >= 0)
    names.setCurrentIndex(names.findText(PRINTER))
    dialog.accept()


def main() -> int:
    app = QApplication(sys.argv)
    if PRINTER not in QPrinterInfo.availablePrinterNames():
        sys.exit(f"there is no printer {PRINTER}")
    window = QMainWindow()
    window.show()
    controller = PrintController(GameModel(RandomDice()), Translations(), Loud(window), window)
    timer = QTimer()
    timer.timeout.connect(accept)
    timer.start(100)
    controller.print_job(job_of(*sys.argv[1:3]))
    timer.stop()
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
