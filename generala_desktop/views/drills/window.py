"""The window for practice: a table and a planilla that answer instead of playing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Variant
from generala_desktop.strategy.drills import Difficulty
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.flow_layout import FlowLayout, together
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.views.scrolling_column import ScrollingColumn
from generala_desktop.views.side_window import SideWindow
from generala_desktop.views.turn_bar import TurnHeading
from generala_desktop.words import drills as words
from generala_desktop.words.say import say

LISTED = 4
"""Moves that are listed after an answer."""


class DrillWindow(SideWindow):
    """Asks what is to be practised and shows one position at a time.

    Signals, beside those of a side window:
        set_requested(): ten positions of the chosen game and difficulty.
        daily_requested(): today's set, the same for everybody.
        choice_changed(): another game or difficulty is chosen.
        roll_requested(): the answer is to hold these dice and roll.
        enter_requested(): the key that goes on, or to where one writes.
        next_requested(): on to the next position.
    """

    set_requested = Signal()
    daily_requested = Signal()
    choice_changed = Signal()
    roll_requested = Signal()
    enter_requested = Signal()
    next_requested = Signal()

    USUAL_SIZE = (1080, 720)

    def __init__(self, variants: Sequence[Variant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variants = tuple(variants)
        self._hears_space = self._hears_enter = True
        self.games = ChoiceBox()
        self.levels = ChoiceBox()
        self._game_label, self._level_label = QLabel(), QLabel()
        self._game_label.setBuddy(self.games)
        self._level_label.setBuddy(self.levels)
        self.start_button, self.daily_button = QPushButton(), QPushButton()
        self.heading = TurnHeading()
        self.dice = DiceView()
        self.dice.set_has_cup(False)
        self.sheet = ScoresheetView()
        self.question, self.verdict, self.moves, self.record = (_words() for _ in range(4))
        font = self.question.font()
        font.setBold(True)
        self.question.setFont(font)
        self.roll_button, self.next_button = QPushButton(), QPushButton()
        for button in (self.start_button, self.daily_button, self.roll_button, self.next_button):
            button.setAutoDefault(False)
        self._lay_out()
        self.games.activated.connect(lambda _: self.choice_changed.emit())
        self.levels.activated.connect(lambda _: self.choice_changed.emit())
        self.start_button.clicked.connect(lambda _=False: self.set_requested.emit())
        self.daily_button.clicked.connect(lambda _=False: self.daily_requested.emit())
        self.roll_button.clicked.connect(lambda _=False: self.roll_requested.emit())
        self.next_button.clicked.connect(lambda _=False: self.next_requested.emit())
        self.dice.roll_requested.connect(self.roll_requested)
        self._retranslate()

    def _lay_out(self) -> None:
        choices = QWidget()
        top = FlowLayout(choices)
        top.setContentsMargins(8, 8, 8, 0)
        top.addWidget(together(self._game_label, self.games))
        top.addWidget(together(self._level_label, self.levels))
        top.addWidget(self.start_button)
        top.addWidget(self.daily_button)
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.dice, 1)
        for part in (self.question, self.verdict, self.moves):
            column.addWidget(part)
        self._reserve_room()
        across = QSplitter()
        across.setChildrenCollapsible(False)
        across.addWidget(ScrollingColumn(table))
        across.addWidget(self.sheet)
        across.setStretchFactor(0, 3)
        across.setStretchFactor(1, 2)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(8, 0, 8, 8)
        bottom.addWidget(self.record, 1)
        bottom.addWidget(self.roll_button)
        bottom.addWidget(self.next_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(choices)
        whole.addWidget(across, 1)
        whole.addLayout(bottom)

    def listen_to(self, *, space: bool, enter: bool) -> None:
        """Choose whether these keys mean the dice; somebody may have changed them."""
        self._hears_space, self._hears_enter = space, enter

    # What is chosen

    def variant(self) -> Variant:
        return self._variants[max(0, self.games.currentIndex())]

    def difficulty(self) -> Difficulty:
        return tuple(Difficulty)[max(0, self.levels.currentIndex())]

    def choose(self, game_id: str, difficulty: Difficulty) -> None:
        ids = [variant.id for variant in self._variants]
        self.games.setCurrentIndex(ids.index(game_id) if game_id in ids else 0)
        self.levels.setCurrentIndex(tuple(Difficulty).index(difficulty))

    def set_busy(self, is_busy: bool) -> None:
        for part in (self.start_button, self.daily_button, self.games, self.levels):
            part.setEnabled(not is_busy)

    def say(self, question: str, verdict: str = "", moves: str = "") -> None:
        self.question.setText(question)
        self.verdict.setText(verdict)
        self.moves.setText(moves)

    def _reserve_room(self) -> None:
        """Keep the dice where they are when an answer is judged below them."""
        line = self.fontMetrics().lineSpacing()
        for part, lines in ((self.question, 1), (self.verdict, 2), (self.moves, LISTED)):
            part.setMinimumHeight(lines * line + 2 * part.margin())

    @override
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Practice"))
        self._game_label.setText(self.tr("&Game"))
        self._level_label.setText(self.tr("&Difficulty"))
        self.start_button.setText(self.tr("&Ten positions"))
        self.daily_button.setText(self.tr("Toda&y's set"))
        self.next_button.setText(self.tr("&Next"))
        game, level = self.games.currentIndex(), self.levels.currentIndex()
        self.games.clear()
        self.games.addItems([say(variant.title) for variant in self._variants])
        self.games.setCurrentIndex(max(0, game))
        self.levels.clear()
        self.levels.addItems([words.difficulty(each) for each in Difficulty])
        self.levels.setCurrentIndex(max(0, level))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Buttons and boxes take for themselves what they have a use for.
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_plain and is_enter and self._hears_enter:
            if not event.isAutoRepeat():
                self.enter_requested.emit()
        elif is_plain and event.key() == Qt.Key.Key_Space and self._hears_space:
            if not event.isAutoRepeat():
                self.roll_requested.emit()
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._reserve_room()
        super().changeEvent(event)


def _words() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setMargin(4)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
