"""A window that goes through a game: dice and planilla as they were, and a timeline."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.fitting_progress import FittingProgress
from generala_desktop.views.flow_layout import FlowLayout
from generala_desktop.views.replay.timeline import Timeline
from generala_desktop.views.review.panel import ReviewPanel
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.views.scrolling_column import ScrollingColumn
from generala_desktop.views.side_window import SideWindow
from generala_desktop.views.turn_bar import TurnHeading


class ReplayWindow(SideWindow):
    """Shows; whoever owns it fills it and carries out what it asks.

    Signals, beside those of a side window:
        review_requested(): judge the game.
        export_requested(): keep the review as text.
        play_on_requested(): play on from here, for practice.
    """

    review_requested = Signal()
    export_requested = Signal()
    play_on_requested = Signal()

    USUAL_SIZE = (1160, 780)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = TurnHeading()
        self.dice = DiceView()
        self.dice.set_has_cup(False)
        self.dice.set_may_hold(False)
        self.dice.set_may_roll(False)
        self.sheet = ScoresheetView()
        self.timeline = Timeline()
        self.panel = ReviewPanel()
        self._caption = QLabel()
        self._caption.setWordWrap(True)
        self._caption.setTextFormat(Qt.TextFormat.PlainText)
        self._caption.setMargin(8)
        self._caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._progress = FittingProgress()
        self._progress.setRange(0, 100)
        self._review_button = QPushButton()
        self._export_button = QPushButton()
        self.play_on_button = QPushButton()
        self._close_button = QPushButton()
        for button in (
            self._review_button,
            self._export_button,
            self.play_on_button,
            self._close_button,
        ):
            button.setAutoDefault(False)
        self.play_on_button.clicked.connect(lambda _=False: self.play_on_requested.emit())
        self._review_button.clicked.connect(lambda _=False: self.review_requested.emit())
        self._export_button.clicked.connect(lambda _=False: self.export_requested.emit())
        self._close_button.clicked.connect(lambda _=False: self.close())
        self._lay_out()
        self.set_reviewed(False)
        self._retranslate()

    def _lay_out(self) -> None:
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.dice, 1)
        column.addWidget(self._caption)
        left = QSplitter(Qt.Orientation.Vertical)
        left.setChildrenCollapsible(False)
        left.addWidget(ScrollingColumn(table))
        left.addWidget(self.panel)
        left.setStretchFactor(0, 1)
        left.setStretchFactor(1, 1)
        across = QSplitter()
        across.setChildrenCollapsible(False)
        across.addWidget(left)
        across.addWidget(self.sheet)
        across.setStretchFactor(0, 3)
        across.setStretchFactor(1, 2)
        row = QWidget()
        buttons = FlowLayout(row)
        buttons.setContentsMargins(8, 0, 8, 8)
        for part in (
            self._review_button,
            self._progress,
            self.play_on_button,
            self._export_button,
            self._close_button,
        ):
            buttons.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(across, 1)
        whole.addWidget(self.timeline)
        whole.addWidget(row)

    def show_caption(self, text: str) -> None:
        self._caption.setText(text)

    def caption(self) -> str:
        return self._caption.text()

    def show_progress(self, share: float | None) -> None:
        """Show how far a review is; None when none is being made."""
        self._progress.setVisible(share is not None)
        self._review_button.setEnabled(share is None)
        if share is not None:
            self._progress.setValue(round(100 * share))

    def set_reviewed(self, is_reviewed: bool) -> None:
        """Show what a review says, or offer to make one."""
        self.panel.setVisible(is_reviewed)
        self._review_button.setVisible(not is_reviewed)
        self._export_button.setVisible(is_reviewed)
        self.show_progress(None)

    def set_may_review(self, may: bool) -> None:
        self._review_button.setEnabled(may)

    @override
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("The game step by step"))
        self._review_button.setText(self.tr("&Review this game"))
        self._export_button.setText(self.tr("&Save the review as text…"))
        self.play_on_button.setText(self.tr("&Play on from here"))
        self.play_on_button.setToolTip(self.tr("As a game for practice, beside the real ones"))
        self._close_button.setText(self.tr("&Close"))
        self._progress.setAccessibleName(self.tr("The review is being made"))
        self._progress.setFormat(self.tr("Judging every decision… %p %"))
