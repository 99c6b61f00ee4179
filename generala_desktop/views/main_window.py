"""The main window: the cloth with its bars on the left, the planilla on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QMainWindow

from generala_desktop.compat import override
from generala_desktop.views.menu_titles import menu_titles

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QCloseEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from generala_desktop.views.coach.coach_panel import CoachPanel
    from generala_desktop.views.pad.pad_bar import PadBar
    from generala_desktop.views.scoresheet.view import ScoresheetView
    from generala_desktop.words.player_marks import PlayerMark

_LOOK_MS = 4


class MainWindow(QMainWindow):
    """Puts the views together; what they ask goes to the controllers.

    Signals:
        key_roll_requested(): the key that throws the free dice.
        key_enter_requested(): the key that throws first and later goes to write.
        close_requested(): the window closes.
        first_painted(): the window can be seen.
        coach_made(CoachPanel), pad_made(PadBar): it is wanted for the first time.
    """

    key_roll_requested = Signal()
    key_enter_requested = Signal()
    close_requested = Signal()
    first_painted = Signal()
    coach_made = Signal(object)
    pad_made = Signal(object)

    def __init__(self) -> None:
        """Make a window that can be shown at once; it is of use when it is furnished."""
        super().__init__()
        self.setWindowTitle("Generala Desktop")
        self.setMinimumSize(640, 440)
        # Looking costs less than hearing: to handle paint events here, Qt's names for events
        # would be loaded before the window is seen. What is exposed has been painted, too.
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._looking.start()
        self._hears_space = self._hears_enter = True
        self._may_close: Callable[[], bool] = lambda: True
        self._menus = [self.menuBar().addMenu(title) for title in menu_titles()]

    def furnish(self, sheet: ScoresheetView) -> None:
        """Put everything in its place; loading it takes longer than showing a window."""
        from PySide6.QtWidgets import QStackedWidget  # noqa: PLC0415

        from generala_desktop.views.actions import Actions  # noqa: PLC0415
        from generala_desktop.views.celebration import Celebration  # noqa: PLC0415
        from generala_desktop.views.changes import Changes  # noqa: PLC0415
        from generala_desktop.views.dice.dice_view import DiceView  # noqa: PLC0415
        from generala_desktop.views.guide_bar import GuideBar  # noqa: PLC0415
        from generala_desktop.views.icons import window_icon  # noqa: PLC0415
        from generala_desktop.views.readings_panel import ReadingsPanel  # noqa: PLC0415
        from generala_desktop.views.standings_panel import StandingsPanel  # noqa: PLC0415
        from generala_desktop.views.turn_bar import TurnFooter, TurnHeading  # noqa: PLC0415

        self.setWindowIcon(window_icon())
        self.commands = Actions(self._menus, self)
        self.heading = TurnHeading()
        self.guide = GuideBar()
        self.dice = DiceView()
        self.standings = StandingsPanel()
        self.footer = TurnFooter()
        self.readings = ReadingsPanel()
        self.sheet = sheet
        self._pages = QStackedWidget()
        self._pages.addWidget(self.dice)
        self._pages.addWidget(self.standings)
        self.celebration = Celebration(self._pages)
        self._lay_out()
        self._looking.stop()
        self._recolour()
        changes = Changes(self)
        changes.language_changed.connect(self.commands.retranslate)
        changes.colours_changed.connect(self._recolour)

    def _lay_out(self) -> None:
        from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget  # noqa: PLC0415

        from generala_desktop.views.scrolling_column import ScrollingColumn  # noqa: PLC0415

        table = QWidget()
        self._column = column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        below = (self.readings, self.footer)
        for part in (self.heading, self.guide, self._pages, *below):
            column.addWidget(part)
        column.setStretchFactor(self._pages, 1)
        self._splitter = QSplitter()
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(ScrollingColumn(table))
        self._splitter.addWidget(self.sheet)
        self._splitter.setStretchFactor(0, 5)
        self._splitter.setStretchFactor(1, 4)
        self._splitter.setSizes([560, 440])
        self.setCentralWidget(self._splitter)
        # Left alone, Qt shows it a moment later, and the empty window before it.
        self._splitter.show()

    @cached_property
    def coach(self) -> CoachPanel:
        """Where hints stand, made when first wanted."""
        from generala_desktop.views.coach.coach_panel import CoachPanel  # noqa: PLC0415

        panel = CoachPanel()
        self._add(panel, self.pad if self.has_pad() else self.footer)
        self.coach_made.emit(panel)
        return panel

    def has_coach(self) -> bool:
        return "coach" in self.__dict__

    @cached_property
    def pad(self) -> PadBar:
        """The row for real dice, made when first wanted: most tables never see it."""
        from generala_desktop.views.pad.pad_bar import PadBar  # noqa: PLC0415

        pad = PadBar()
        self._add(pad, self.footer)
        self.pad_made.emit(pad)
        return pad

    def _add(self, part: QWidget, following: QWidget) -> None:
        """Put a part into the column, not seen yet, above what follows."""
        from generala_desktop.views.focus_chain import put_before  # noqa: PLC0415

        part.hide()
        self._column.insertWidget(self._column.indexOf(following), part)
        put_before(following, part)

    def has_pad(self) -> bool:
        return "pad" in self.__dict__

    def ask_before_closing(self, may_close: Callable[[], bool]) -> None:
        """Close only when this says so."""
        self._may_close = may_close

    def show_table(self) -> None:
        self._pages.setCurrentWidget(self.dice)

    def listen_to(self, *, space: bool, enter: bool) -> None:
        """Choose whether these keys mean the dice; somebody may have changed them."""
        self._hears_space, self._hears_enter = space, enter

    def show_pad(self, shown: bool) -> None:
        """Let dice be typed instead of rolled, or the other way round."""
        if shown or self.has_pad():
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

    def _look(self) -> None:
        if self.isVisible() and self.windowHandle().isExposed():
            self._looking.stop()
            self.first_painted.emit()

    def _recolour(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self.commands.recolour(ink)
        self.footer.recolour(self.palette().color(QPalette.ColorRole.ButtonText))
        self.standings.recolour(ink)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Buttons take Space for themselves; what reaches the window is meant for the dice.
        from PySide6.QtCore import Qt  # noqa: PLC0415 (no window is shown sooner by its names)

        wishes: dict[int, SignalInstance] = {}
        if self._hears_space:
            wishes[Qt.Key.Key_Space] = self.key_roll_requested
        if self._hears_enter:
            wishes[Qt.Key.Key_Return] = wishes[Qt.Key.Key_Enter] = self.key_enter_requested
        wish = wishes.get(event.key())
        if wish is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            # A key held down must not throw roll after roll away.
            wish.emit()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self.close_requested.emit()
        super().closeEvent(event)
