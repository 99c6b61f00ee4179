"""A person at the real window: finds things on the screen, clicks and presses; calls nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QWidget,
)

from generala_desktop.app import Application
from generala_desktop.engine.card import Box
from generala_desktop.views.new_game.dialog import NewGameDialog
from tests.long.desk import Hands

Script = Generator[Callable[[], bool], None, None]
"""What to wait for before going on, again and again."""


class Person:
    """Looks at widgets only to learn where they are and what they show."""

    def __init__(self, program: Application, hands: Hands) -> None:
        self.program = program
        self.hands = hands
        self.window = program.window

    # Where things are

    def click(self, widget: QWidget, at: QPoint | None = None, times: int = 1) -> None:
        self.hands.click(*self.pixel(widget, at), times)

    def pixel(self, widget: QWidget, at: QPoint | None = None) -> tuple[int, int]:
        """Return where a point of a widget is on the screen, its middle if none is given."""
        assert widget.isVisible(), f"{widget} is not on the screen"
        place = widget.mapToGlobal(widget.rect().center() if at is None else at)
        ratio = widget.devicePixelRatioF()
        return round(place.x() * ratio), round(place.y() * ratio)

    def die(self, place: int) -> QWidget:
        return self.window.dice._buttons[place]

    @property
    def cup(self) -> QWidget:
        return self.window.dice._cup

    @property
    def roll_button(self) -> QPushButton:
        return self.window.footer._roll

    @property
    def undo_button(self) -> QPushButton:
        return self.window.footer._undo

    def click_cell(self, box: Box, seat: int) -> None:
        sheet = self.window.sheet
        cell = self.program.sheet.index_of(box, seat)
        self.click(sheet.viewport(), sheet.visualRect(cell).center())

    def click_title(self, box: Box) -> None:
        titles = self.window.sheet.verticalHeader()
        row = self.program.sheet.index_of(box, 0).row()
        middle = titles.sectionViewportPosition(row) + titles.sectionSize(row) // 2
        self.click(titles.viewport(), QPoint(titles.width() // 2, middle))

    def walk_to_cell(self, box: Box, seat: int) -> Script:
        """Go to a cell with the arrows, from wherever the sheet is."""
        wanted = self.program.sheet.index_of(box, seat)
        now = self.window.sheet.currentIndex()
        steps = wanted.row() - now.row()
        self.hands.press(*["Down" if steps > 0 else "Up"] * abs(steps))
        aside = wanted.column() - now.column()
        self.hands.press(*["Right" if aside > 0 else "Left"] * abs(aside))
        yield lambda: self.window.sheet.currentIndex() == wanted

    # Windows over the table

    def dialog(self) -> NewGameDialog | None:
        shown = QApplication.activeModalWidget()
        is_ready = isinstance(shown, NewGameDialog) and shown.isActiveWindow()
        return shown if is_ready and isinstance(shown, NewGameDialog) else None

    def box(self) -> QMessageBox | None:
        shown = QApplication.activeModalWidget()
        return shown if isinstance(shown, QMessageBox) and shown.isActiveWindow() else None

    def name_fields(self, dialog: NewGameDialog) -> list[QLineEdit]:
        found = dialog._players.findChildren(QLineEdit)
        return [f for f in found if not isinstance(f.parent(), QSpinBox) and f.isVisible()]

    def choose_by_mouse(self, dialog: NewGameDialog, row: int, names: list[str]) -> Script:
        games: QListWidget = dialog._games
        self.click(games.viewport(), games.visualItemRect(games.item(row)).center())
        yield lambda: games.currentRow() == row
        yield from self.choose_number(dialog, len(names))
        for field, name in zip(self.name_fields(dialog), names, strict=True):
            self.click(field, times=3)
            self.hands.write(name)
            yield partial(_shows, field, name)
        self.click(dialog._play_button)

    def choose_by_keys(self, dialog: NewGameDialog, row: int, names: list[str]) -> Script:
        games: QListWidget = dialog._games
        yield from self.tab_to(games)
        self.hands.press("Home", *["Down"] * row)
        yield lambda: games.currentRow() == row
        yield from self.choose_number(dialog, len(names))
        for field, name in zip(self.name_fields(dialog), names, strict=True):
            yield from self.tab_to(field)
            self.hands.press("ctrl+a")
            self.hands.write(name)
            yield partial(_shows, field, name)
        self.hands.press("Return")

    def choose_number(self, dialog: NewGameDialog, players: int) -> Script:
        """Type how many play, where another number is proposed."""
        number = dialog._players.number
        if number.value() == players:
            return
        yield from self.tab_to(number)
        self.hands.press("ctrl+a")
        self.hands.write(str(players))
        yield lambda: number.value() == players and len(self.name_fields(dialog)) == players

    def tab_to(self, wanted: QWidget) -> Script:
        """Press Tab until the widget has the focus; fails where no Tab leads there."""
        for _ in range(60):
            before = QApplication.focusWidget()
            if before is wanted:
                return
            self.hands.press("Tab")
            yield partial(_has_left, before)
        raise AssertionError(f"Tab does not reach {wanted}")

    def tab_around(self) -> Script:
        """Press Tab all the way round; gives up the focus nowhere and returns to the start."""
        first = QApplication.focusWidget()
        assert first is not None, "nothing has the focus"
        seen = {first}
        for _ in range(30):
            before = QApplication.focusWidget()
            self.hands.press("Tab")
            yield partial(_has_left, before)
            now = QApplication.focusWidget()
            assert now is not None, f"Tab from {before} leads nowhere"
            if now is first:
                break
            seen.add(now)
        else:
            raise AssertionError("Tab does not come round")
        for needed in (self.roll_button, self.window.sheet):
            assert needed in seen or not needed.isEnabled(), f"Tab does not reach {needed}"


def _shows(field: QLineEdit, text: str) -> bool:
    return field.text() == text


def _has_left(widget: QWidget | None) -> bool:
    return QApplication.focusWidget() is not widget
