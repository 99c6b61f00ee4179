"""The window of everything that was played."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.history.dice_page import DicePage
from generala_desktop.views.history.games_page import GamesPage
from generala_desktop.views.history.records_page import RecordsPage
from generala_desktop.views.history.statistics_page import StatisticsPage
from generala_desktop.views.side_window import SideWindow


class Page(IntEnum):
    GAMES = 0
    STATISTICS = 1
    RECORDS = 2
    DICE = 3


class HistoryWindow(SideWindow):
    """Four pages over one archive; long work shows how far it is and can be stopped.

    Signals, beside those of a side window:
        said(str): something was said that has to be heard, too.
        page_shown(int): another page is in front.
        stop_requested(): the long work is not wanted any more.
    """

    said = Signal(str)
    page_shown = Signal(int)
    stop_requested = Signal()

    USUAL_SIZE = (1000, 680)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games, self.statistics = GamesPage(), StatisticsPage()
        self.records, self.dice = RecordsPage(), DicePage()
        self._tabs = QTabWidget()
        for page in (self.games, self.statistics, self.records, self.dice):
            self._tabs.addTab(page, "")
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._progress = QProgressBar()
        self._progress.setRange(0, 100)
        self._stop = QPushButton()
        self._close = QPushButton()
        bottom = QHBoxLayout()
        bottom.setContentsMargins(8, 0, 8, 8)
        bottom.addWidget(self._told, 1)
        bottom.addWidget(self._progress, 1)
        bottom.addWidget(self._stop)
        bottom.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._tabs, 1)
        column.addLayout(bottom)
        self._tabs.currentChanged.connect(self.page_shown)
        self._stop.clicked.connect(lambda _=False: self.stop_requested.emit())
        self._close.clicked.connect(lambda _=False: self.close())
        for button in self.findChildren(QPushButton):
            # Enter in a field is not to press a button somewhere else.
            button.setAutoDefault(False)
        self.show_progress(None)
        self._retranslate()

    def page(self) -> Page:
        return Page(self._tabs.currentIndex())

    def turn_to(self, page: Page) -> None:
        """Bring a page to the front, with the keys on what it is about."""
        self._tabs.setCurrentIndex(page)
        first = (self.games.table, self.statistics.people, self.records.table, self.dice.sources)
        first[page].setFocus()

    def tell(self, text: str) -> None:
        """Say what came of something, at the foot of the window."""
        self.show_told(text)
        if text:
            self.said.emit(text)

    def show_told(self, text: str) -> None:
        """Show what is heard from elsewhere."""
        self._told.setText(text)

    def told(self) -> str:
        return self._told.text()

    def show_progress(self, share: float | None) -> None:
        """Show how far long work is; None when there is none."""
        is_on = share is not None
        self._progress.setVisible(is_on)
        self._stop.setVisible(is_on)
        self._told.setVisible(not is_on)
        if share is not None:
            self._progress.setValue(round(100 * share))

    @override
    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Games played"))
        for page, text in (
            (Page.GAMES, self.tr("&Games")),
            (Page.STATISTICS, self.tr("S&tatistics")),
            (Page.RECORDS, self.tr("The &best")),
            (Page.DICE, self.tr("&Fair dice")),
        ):
            self._tabs.setTabText(page, text)
        self._stop.setText(self.tr("St&op"))
        self._close.setText(self.tr("&Close"))
        self._progress.setAccessibleName(self.tr("How far it is"))
