"""The window that shows a newcomer how a game of several matches is played."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.views.dice.look import Marks
from generala_desktop.views.modality import stand_before_question
from generala_desktop.views.scrolling_dialog import ScrollingDialog
from generala_desktop.views.small_dice import SmallDice
from generala_desktop.words import how_to_play as words

_LETTERS = 78
"""Width of the page."""


class HowToPlayDialog(ScrollingDialog):
    """A page of steps with pictures of hands.

    Signals:
        rules_requested(object): the reader wants all of this Ruleset's page.
    """

    rules_requested = Signal(object)

    def __init__(
        self, rules: Ruleset, players: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self._players = players
        self._marks = Marks.PIPS
        self._lines = QVBoxLayout(self.page)
        self._close = QPushButton()
        self._all_rules = QPushButton()
        self.button_row.addButton(self._all_rules, QDialogButtonBox.ButtonRole.HelpRole)
        self.button_row.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        self.button_row.helpRequested.connect(lambda: self.rules_requested.emit(self._rules))
        self._close.setDefault(True)
        self.finish()
        self._close.setFocus()

    def show_rules(self, rules: Ruleset, players: int | None = None) -> None:
        """Explain another game; `players` where it is known how many sit there."""
        self._rules, self._players = rules, players
        self.retranslate()
        self.fit()

    def show_marks(self, marks: Marks) -> None:
        """Let the dice look like those on the table."""
        if marks is not self._marks:
            self._marks = marks
            self._fill()

    def _fill(self) -> None:
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for step in words.steps(self._rules, self._players):
            self._lines.addWidget(_heading(step.title))
            for text in step.texts:
                self._lines.addWidget(_text(text))
            if step.pictures:
                self._lines.addWidget(_pictures(step.pictures, self._marks))
        self._lines.addStretch()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(words.title(self._rules))
        self._close.setText(self.tr("&Close"))
        self._all_rules.setText(self.tr("All the &rules"))
        self._fill()

    @override
    def redraw(self) -> None:
        self._fill()

    @override
    def setVisible(self, visible: bool) -> None:
        if visible:
            stand_before_question(self)
        super().setVisible(visible)

    @override
    def usual_width(self) -> int:
        return self.fontMetrics().averageCharWidth() * _LETTERS


def _text(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _heading(text: str) -> QLabel:
    label = _text(text)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * 1.25)
    font.setBold(True)
    label.setFont(font)
    label.setContentsMargins(0, label.fontMetrics().height() // 2, 0, 0)
    return label


def _pictures(pictures: tuple[words.Picture, ...], marks: Marks) -> QWidget:
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 2, 0, 2)
    grid.setHorizontalSpacing(box.fontMetrics().height())
    grid.setColumnStretch(1, 1)
    for row, picture in enumerate(pictures):
        dice = SmallDice(picture.white, picture.coloured, marks)
        dice.setAccessibleName(picture.dice_in_words)
        caption = _text(picture.caption)
        caption.setAccessibleName(f"{picture.dice_in_words}: {picture.caption}")
        grid.addWidget(dice, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(caption, row, 1, Qt.AlignmentFlag.AlignVCenter)
    return box
