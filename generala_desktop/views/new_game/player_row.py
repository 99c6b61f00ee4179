"""One player in the new-game window: mark, name, who plays, place at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QToolButton, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import LevelFigure, Seat
from generala_desktop.storage.record import NAME_LENGTH, clean_name
from generala_desktop.views.new_game.level_box import LevelBox
from generala_desktop.views.new_game.row_layout import RowLayout
from generala_desktop.views.player_mark import icon
from generala_desktop.words.player_marks import PlayerMark, mark_name

LARGEST_ICON = 96
COMFORTABLE_NAME = 14
"""Letters that a name has room for beside who plays; else that goes below it."""


class PlayerRow(QWidget):
    """Shows one seat and asks for changes; the editor makes them.

    Signals:
        name_edited(str): as typed.
        mark_requested(object): the PlayerMark wanted.
        move_requested(int): -1 one place up, 1 one place down.
        remove_requested(): the player does not play.
        level_chosen(object): the Level that plays.
        levels_opened(): somebody looks at the levels.
        rearranged(): what was beside each other is below each other now, or the other way round.
    """

    name_edited = Signal(str)
    mark_requested = Signal(object)
    move_requested = Signal(int)
    remove_requested = Signal()
    level_chosen = Signal(object)
    levels_opened = Signal()
    rearranged = Signal()

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._usual = ""
        self._mark: PlayerMark | None = None
        self._offered: Mapping[PlayerMark, str] = {}
        self.number = QLabel()
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.mark_button = QToolButton()
        self.mark_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.mark_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.mark_button.setMenu(self._menu)
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(NAME_LENGTH)
        self.level_box = LevelBox()
        self.up_button = _small("↑")
        self.down_button = _small("↓")
        self.remove_button = _small("×")
        self._row = RowLayout(self, wide=self.name_edit, falling=self.level_box)
        self._row.setContentsMargins(0, 0, 0, 0)
        places = (self.number, self.mark_button, self.name_edit, self.level_box)
        for widget in (*places, *self._buttons()):
            self._row.addWidget(widget)
        self._row.rearranged.connect(self._put_in_order)
        # Not only what is typed: whoever dictates puts the whole text into the field.
        self.name_edit.textChanged.connect(self.name_edited)
        self.name_edit.textChanged.connect(lambda _: self._name_buttons())
        self.up_button.clicked.connect(lambda _=False: self.move_requested.emit(-1))
        self.down_button.clicked.connect(lambda _=False: self.move_requested.emit(1))
        self.remove_button.clicked.connect(lambda _=False: self.remove_requested.emit())
        self.level_box.level_chosen.connect(self.level_chosen)
        self.level_box.opened.connect(self.levels_opened)
        self._fit_icons()
        self.retranslate()

    def show_seat(self, seat: Seat, usual: str) -> None:
        """Show who sits here, and what the player is called if nobody types a name."""
        self._usual = usual
        self.name_edit.setPlaceholderText(usual)
        if seat.name != self.name_edit.text():
            with QSignalBlocker(self.name_edit):
                self.name_edit.setText(seat.name)
        if seat.mark != self._mark:
            self._mark = seat.mark
            self.mark_button.setIcon(icon(seat.mark, LARGEST_ICON))
        self.level_box.show_level(seat.level)
        self._name_buttons()

    def show_figures(self, figures: Mapping[Level, LevelFigure]) -> None:
        """Show how strong the levels are, as far as that is known."""
        self.level_box.show_figures(figures)

    def let_computer_play(self, may: bool) -> None:
        self.level_box.setEnabled(may)

    def offer_marks(self, offered: Mapping[PlayerMark, str]) -> None:
        """Take the marks to choose from, each with the name of the player who has it, or ""."""
        self._offered = offered

    def limit(self, *, is_first: bool, is_last: bool, may_be_removed: bool) -> None:
        """Say where the row stands; the buttons keep their places in every case."""
        self.up_button.setEnabled(not is_first)
        self.down_button.setEnabled(not is_last)
        self.remove_button.setEnabled(may_be_removed)

    def retranslate(self) -> None:
        self.number.setText(self.tr("{number}.").format(number=self._seat + 1))
        self.name_edit.setAccessibleName(
            self.tr("Name of player {number}").format(number=self._seat + 1)
        )
        self.level_box.retranslate()
        self._name_buttons()

    def _shown_name(self) -> str:
        return clean_name(self.name_edit.text()) or self._usual

    def _buttons(self) -> tuple[QToolButton, ...]:
        return self.up_button, self.down_button, self.remove_button

    def _name_buttons(self) -> None:
        name = self._shown_name()
        texts = {
            self.up_button: self.tr("Move {name} up"),
            self.down_button: self.tr("Move {name} down"),
            self.remove_button: self.tr("Remove {name}"),
        }
        keys = {
            self.up_button: self.tr("Alt+Up"),
            self.down_button: self.tr("Alt+Down"),
        }
        for button, text in texts.items():
            words = text.format(name=name)
            button.setAccessibleName(words)
            button.setToolTip(f"{words} ({keys[button]})" if button in keys else words)
        who = self.tr("Who plays {name}").format(name=name)
        self.level_box.setAccessibleName(who)
        # Where a box is called by what it shows, its name is not heard.
        self.level_box.setAccessibleDescription(who)
        if self._mark is not None:
            words = self.tr("Mark of {name}: {mark}").format(name=name, mark=mark_name(self._mark))
            self.mark_button.setAccessibleName(words)
            self.mark_button.setToolTip(words)

    def _fill_menu(self) -> None:
        self._menu.clear()
        taken = self.tr("{mark} – swap with {name}")
        for mark, owner in self._offered.items():
            words = mark_name(mark)
            if owner and mark != self._mark:
                words = taken.format(mark=words, name=owner)
            action = self._menu.addAction(icon(mark, LARGEST_ICON), words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(mark == self._mark)
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _=False, mark=mark: self.mark_requested.emit(mark))
            if mark == self._mark:
                self._menu.setActiveAction(action)

    def _fit_icons(self) -> None:
        side = min(LARGEST_ICON, round(self.fontMetrics().height() * 1.3))
        self.mark_button.setIconSize(QSize(side, side))
        for button in (self.up_button, self.down_button, self.remove_button):
            button.setMinimumWidth(round(self.fontMetrics().height() * 1.8))
        self.number.setMinimumWidth(self.fontMetrics().horizontalAdvance("00."))
        self._row.keep_comfort(self.fontMetrics().averageCharWidth() * COMFORTABLE_NAME)

    def _put_in_order(self, is_level_below: bool) -> None:
        """Let Tab go from top to bottom: whoever is raised comes last."""
        for widget in (self.level_box,) if is_level_below else self._buttons():
            widget.raise_()
        self.rearranged.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if is_alt and event.key() in steps:
            self.move_requested.emit(steps[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_icons()


def _small(text: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
