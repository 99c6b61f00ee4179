"""Chooses who plays a seat: a person, or the computer at a level, with how strong that is."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from generala_desktop.compat import override
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.models.game_setup import LevelFigure
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.words import bots as words

_SAMPLE = LevelFigure(888)
"""As wide as a figure gets."""


class LevelBox(ChoiceBox):
    """Leaves the wheel to the page around it until it has the focus.

    Signals:
        level_chosen(object): the Level, chosen by a person.
        opened(): the list of levels is about to be seen.
    """

    level_chosen = Signal(object)
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._figures: Mapping[Level, LevelFigure] = {}
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for level in Level:
            self.addItem(words.level_name(level))
        self.retranslate()
        self.activated.connect(lambda index: self.level_chosen.emit(list(Level)[index]))

    def show_level(self, level: Level) -> None:
        self.setCurrentIndex(list(Level).index(level))

    def level(self) -> Level:
        return list(Level)[self.currentIndex()]

    def show_figures(self, figures: Mapping[Level, LevelFigure]) -> None:
        self._figures = figures
        self.retranslate()

    def retranslate(self) -> None:
        for index, level in enumerate(Level):
            self.setItemText(index, _words(level, self._figures.get(level)))

    @override
    def sizeHint(self) -> QSize:
        """Return a size that no text of the box is too wide for, whether figures are known or not."""
        texts = [words.level_name(Level.HUMAN), *(_words(level, _SAMPLE) for level in BOTS)]
        widest = max(self.fontMetrics().horizontalAdvance(text) for text in texts)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        around = self.style().sizeFromContents(
            QStyle.ContentsType.CT_ComboBox, option, self.fontMetrics().size(0, ""), self
        )
        width = widest + around.width() + self.fontMetrics().averageCharWidth() * 2
        return QSize(width, super().sizeHint().height())

    @override
    def showPopup(self) -> None:
        self.opened.emit()
        super().showPopup()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _words(level: Level, figure: LevelFigure | None) -> str:
    if figure is None or level is Level.HUMAN:
        return words.level_name(level)
    if figure.games:
        return words.level_with_balance(level, figure.mean)
    return words.level_with_mean(level, figure.mean)
