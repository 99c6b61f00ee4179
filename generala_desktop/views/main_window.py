"""The main window: the cloth with its bars on the left, the planilla on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QMainWindow

from generala_desktop.compat import override
from generala_desktop.views.menu_titles import menu_titles

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from generala_desktop.views.scoresheet.view import ScoresheetView
    from generala_desktop.words.player_marks import PlayerMark


class MainWindow(QMainWindow):
    """Puts the views together; what they ask goes to the controllers.

    Signals:
        key_roll_requested(): the key that throws the free dice.
        key_enter_requested(): the key that throws first and later goes to write.
        close_requested(): the window is about to close.
        first_painted(): the window can be seen.
    """

    key_roll_requested = Signal()
    key_enter_requested = Signal()
    close_requested = Signal()
    first_painted = Signal()

    def __init__(self) -> None:
        """Make a window that can be shown at once; it is of use when it is furnished."""
        super().__init__()
        self.setWindowTitle("Generala Desktop")
        self.setMinimumSize(640, 440)
        self._is_painted = False
        self._is_furnished = False
        self._menus = [self.menuBar().addMenu(title) for title in menu_titles()]

    def furnish(self, sheet: ScoresheetView) -> None:
        """Put everything in its place; loading it takes longer than showing a window."""
        from PySide6.QtWidgets import (  # noqa: PLC0415
            QSplitter,
            QStackedWidget,
            QVBoxLayout,
            QWidget,
        )

        from generala_desktop.views.actions import Actions  # noqa: PLC0415
        from generala_desktop.views.celebration import Celebration  # noqa: PLC0415
        from generala_desktop.views.dice.dice_view import DiceView  # noqa: PLC0415
        from generala_desktop.views.guide_bar import GuideBar  # noqa: PLC0415
        from generala_desktop.views.icons import application_icon  # noqa: PLC0415
        from generala_desktop.views.pad.pad_bar import PadBar  # noqa: PLC0415
        from generala_desktop.views.readings_panel import ReadingsPanel  # noqa: PLC0415
        from generala_desktop.views.standings_panel import StandingsPanel  # noqa: PLC0415
        from generala_desktop.views.turn_bar import TurnFooter, TurnHeading  # noqa: PLC0415

        self.setWindowIcon(application_icon())
        self.commands = Actions(self._menus, self)
        self.heading = TurnHeading()
        self.guide = GuideBar()
        self.dice = DiceView()
        self.standings = StandingsPanel()
        self.footer = TurnFooter()
        self.readings = ReadingsPanel()
        self.pad = PadBar()
        self.pad.hide()
        self.sheet = sheet
        self._pages = QStackedWidget()
        self._pages.addWidget(self.dice)
        self._pages.addWidget(self.standings)
        self.celebration = Celebration(self._pages)
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.guide)
        column.addWidget(self._pages, 1)
        column.addWidget(self.readings)
        column.addWidget(self.pad)
        column.addWidget(self.footer)
        self._splitter = QSplitter()
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(table)
        self._splitter.addWidget(self.sheet)
        self._splitter.setStretchFactor(0, 5)
        self._splitter.setStretchFactor(1, 4)
        self._splitter.setSizes([560, 440])
        self.setCentralWidget(self._splitter)
        self._is_furnished = True
        self._recolour()

    def show_table(self) -> None:
        self._pages.setCurrentWidget(self.dice)

    def show_pad(self, shown: bool) -> None:
        """Let dice be typed instead of rolled, or the other way round."""
        self.pad.setVisible(shown)
        self.footer.show_roll_button(not shown)
        self.dice.set_has_cup(not shown)

    def give_sheet(self, share: float) -> None:
        """Give the planilla this share of the width."""
        width = sum(self._splitter.sizes()) or self.width()
        self._splitter.setSizes([round(width * (1 - share)), round(width * share)])

    def show_standings(self) -> None:
        self._pages.setCurrentWidget(self.standings)

    def celebrate(self, winners: Sequence[PlayerMark]) -> None:
        """Let paper fall over what stands in the middle; controls stay clear of it."""
        from PySide6.QtWidgets import QPushButton  # noqa: PLC0415

        from generala_desktop.views.dice.die_button import DieButton, TableButton  # noqa: PLC0415

        page: QWidget = self.standings if self.is_showing_standings() else self.dice
        controls = [*page.findChildren(QPushButton), *page.findChildren(TableButton)]
        # Dice that won are no controls any more.
        self.celebration.start(winners, [c for c in controls if not isinstance(c, DieButton)])

    def is_showing_standings(self) -> bool:
        return self._pages.currentWidget() is self.standings

    def _recolour(self) -> None:
        if not self._is_furnished:
            return
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self.commands.recolour(ink)
        self.footer.recolour(self.palette().color(QPalette.ColorRole.ButtonText))
        self.standings.recolour(ink)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Buttons take Space for themselves; what reaches the window is meant for the dice.
        from PySide6.QtCore import Qt  # noqa: PLC0415 (no window is shown sooner by its names)

        wishes: dict[int, SignalInstance] = {
            Qt.Key.Key_Space: self.key_roll_requested,
            Qt.Key.Key_Return: self.key_enter_requested,
            Qt.Key.Key_Enter: self.key_enter_requested,
        }
        wish = wishes.get(event.key())
        if wish is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            # A key held down must not throw roll after roll away.
            wish.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.first_painted.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._is_furnished:
            self.commands.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._recolour()
        super().changeEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.close_requested.emit()
        super().closeEvent(event)
