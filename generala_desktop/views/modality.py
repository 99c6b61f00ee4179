"""Lets a window with a page to read be used beside the game and while something is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog


def stand_before_question(page: QDialog) -> None:
    """Prepare a window that is about to be shown.

    A window that waits for an answer blocks all others: the page then goes before it.
    """
    modal = QApplication.activeModalWidget()
    if modal is page:
        return
    is_free = modal is None
    wanted = Qt.WindowModality.NonModal if is_free else Qt.WindowModality.ApplicationModal
    if wanted != page.windowModality() and page.isVisible():
        QDialog.setVisible(page, False)  # Qt takes it in only while the window is hidden
    page.setWindowModality(wanted)
