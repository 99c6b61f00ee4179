"""The window for an error that should not have happened: the game is safe, and what to report."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.scrolling_dialog import FittingDialog


class TroubleDialog(FittingDialog):
    """Shows a report as it would be sent; nothing is sent by itself.

    Signals:
        quit_requested(): leave the program; the game is offered at the next start.
    """

    quit_requested = Signal()

    def __init__(self, report: str, game: str, parent: QWidget | None = None) -> None:
        """`game` is the text of the game on the table, empty where there is none."""
        super().__init__(parent)
        self._report, self._game = report, game
        self._is_copied = False
        self._words = QLabel()
        self._words.setWordWrap(True)
        self.with_game = QCheckBox()
        self.with_game.setChecked(bool(game))
        self.with_game.setVisible(bool(game))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.copy_button, self.go_on_button = QPushButton(), QPushButton()
        self.quit_button = QPushButton()
        buttons = QDialogButtonBox()
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.quit_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(self.go_on_button, QDialogButtonBox.ButtonRole.AcceptRole)
        column = QVBoxLayout(self)
        for part in (self._words, self.with_game, self.text, buttons):
            column.addWidget(part)
        self.with_game.toggled.connect(lambda _: self._fill())
        self.copy_button.clicked.connect(lambda _=False: self._copy())
        self.quit_button.clicked.connect(lambda _=False: self.quit_requested.emit())
        self.go_on_button.clicked.connect(lambda _=False: self.accept())
        self.go_on_button.setDefault(True)
        self._fill()
        self.retranslate()
        self.redraw()
        self.resize(640, 480)

    def full_report(self) -> str:
        if self._game and self.with_game.isChecked():
            return f"{self._report}\n\n{self._game}"
        return self._report

    def _fill(self) -> None:
        self._is_copied = False
        self.text.setPlainText(self.full_report())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.full_report())
        self._is_copied = True
        self.retranslate()

    @override
    def redraw(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.text.setFont(font)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self._words.setText(
            self.tr(
                "The program made a mistake. Your game is kept; you can try to go on, or start "
                "the program again. If you like, copy this report and send it to those who make "
                "the program: nothing is sent by itself."
            )
        )
        self.with_game.setText(self.tr("&With the game on the table"))
        self.text.setAccessibleName(self.tr("Report"))
        self.copy_button.setText(self.tr("Copied") if self._is_copied else self.tr("&Copy"))
        self.go_on_button.setText(self.tr("&Go on"))
        self.quit_button.setText(self.tr("&Quit"))
