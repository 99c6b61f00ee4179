"""Shows an error that nobody took, once, and lets the person go on if that is possible."""

from __future__ import annotations

import traceback

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from generala_desktop.models.game_model import GameModel
from generala_desktop.services.log_file import without_home
from generala_desktop.storage import notation
from generala_desktop.views.main_window import MainWindow

MOST = 3
"""Windows in one run: an error that comes again and again must not bar the way."""


class TroubleController(QObject):
    """Owns the error window; it may be told of errors from any thread.

    Signals:
        happened(object): an error; only for the controller itself.
    """

    happened = Signal(object)

    def __init__(self, model: GameModel, window: MainWindow) -> None:
        super().__init__(window)
        self._model = model
        self._window = window
        self._shown: set[str] = set()
        self._is_open = False
        # Not at once: the error may have come in the middle of painting.
        self.happened.connect(self._show, type=Qt.ConnectionType.QueuedConnection)

    def report(self, error: BaseException) -> None:
        """Show a window about an error when the program comes to rest."""
        self.happened.emit(error)

    @Slot(object)
    def _show(self, error: BaseException) -> None:
        report = "".join(traceback.format_exception(error))
        place = report.strip().rsplit("\n", 3)[0]
        if self._is_open or place in self._shown or len(self._shown) >= MOST:
            return
        self._shown.add(place)
        self._is_open = True
        try:
            self._ask(without_home(report))
        finally:
            self._is_open = False

    def _ask(self, report: str) -> None:
        from generala_desktop.views.about_dialog import system_details  # noqa: PLC0415
        from generala_desktop.views.trouble_dialog import TroubleDialog  # noqa: PLC0415

        game = notation.write(self._model.record) if self._model.has_game else ""
        text = f"{system_details()}\n\n{report.strip()}"
        dialog = TroubleDialog(text, game, QApplication.activeModalWidget() or self._window)
        dialog.quit_requested.connect(dialog.reject)
        dialog.quit_requested.connect(self._window.close)
        dialog.exec()
        dialog.deleteLater()
