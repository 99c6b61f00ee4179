"""The whole program for tests: a window without a screen, with dice that fall as written."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.app import Application
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.models.game_setup import GameSetup, Seat
from generala_desktop.models.scoresheet_model import FACE_ROLE, CellFace
from generala_desktop.services import options
from generala_desktop.services.key_map import KeyMap
from generala_desktop.services.preferences import Preferences
from generala_desktop.storage.record import Record
from generala_desktop.views.actions import usual_keys
from generala_desktop.views.dice.die_button import DieButton
from generala_desktop.views.scoresheet.match_heads import ClaimButton
from generala_desktop.words.player_marks import marks

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ana", "Beto", "Carla", "Dora")


class Throws:
    """Dice that fall as written, "33344" and so on, then by chance but always the same."""

    def __init__(self) -> None:
        self._faces: list[int] = []
        self._chance = random.Random(7)
        self.thrown: list[Faces] = []

    def write(self, *hands: str) -> None:
        self._faces += [int(face) for hand in hands for face in hand]

    def throw(self, count: int) -> Faces:
        faces = [*self._faces, *(self._chance.randint(1, 6) for _ in range(count))][:count]
        del self._faces[:count]
        self.thrown.append(tuple(faces))
        return tuple(faces)


@dataclass
class Asked:
    """What a person would answer, and what the program said in boxes."""

    problems: list[str] = field(default_factory=list)
    give_up: list[object] = field(default_factory=list)
    """Answers to come."""
    given_up: list[str] = field(default_factory=list)
    """The games that were asked about."""
    leaves: bool = True
    left: list[str] = field(default_factory=list)
    save_as: Path | None = None
    open: Path | None = None


class Table:
    """The program, and a person's hands on it."""

    def __init__(self, qtbot: QtBot, program: Application, dice: Throws, asked: Asked) -> None:
        self.qtbot = qtbot
        self.program = program
        self.dice = dice
        self.asked = asked
        self.window = program.window
        self.model = program.model

    def play(self, game_id: str, players: int = 1, *hands: str, **choices: str) -> None:
        """Begin a game as if the new-game window had been accepted; nobody throws for the start."""
        self.dice.write(*hands)
        self.start(setup(game_id, players, opening="as_listed", **choices))
        assert self.model.has_game

    def start(self, chosen: GameSetup) -> None:
        self.program.session.start(chosen)

    def put(self, record: Record) -> None:
        self.model.begin(record)

    # Hands

    @property
    def roll_button(self) -> QPushButton:
        return self.window.footer._roll

    @property
    def undo_button(self) -> QPushButton:
        return self.window.footer._undo

    @property
    def second_cup(self) -> QPushButton:
        return self.window.footer._second_cup

    def die(self, place: int) -> DieButton:
        return self.window.dice._buttons[place]

    def press_roll(self) -> None:
        self.qtbot.mouseClick(self.roll_button, LEFT)

    def lands(self) -> None:
        """Wait for the dice without waiting for their way."""
        self.window.dice.land()
        self.qtbot.waitUntil(lambda: not self.program.game.is_in_the_air())

    def roll(self, *hands: str) -> None:
        """Press the button and let the dice lie; `hands` fall next."""
        self.dice.write(*hands)
        before = len(self.dice.thrown)
        self.press_roll()
        assert len(self.dice.thrown) == before + 1, "nothing was rolled"
        self.lands()

    def hold(self, *places: int) -> None:
        for place in places:
            self.qtbot.mouseClick(self.die(place), LEFT)

    def cell(self, category: str, seat: int, match: int = 0) -> QPoint:
        sheet = self.window.sheet
        index = self.program.sheet.index_of(Box(match, category), seat)
        sheet.scrollTo(index)
        return sheet.visualRect(index).center()

    def click_box(self, category: str, seat: int, match: int = 0) -> None:
        viewport = self.window.sheet.viewport()
        self.qtbot.mouseClick(viewport, LEFT, pos=self.cell(category, seat, match))

    def score(self, category: str, match: int = 0) -> None:
        """Write in the column of the player at turn."""
        seat, before = self.state.seat, len(self.model.record.events)
        self.click_box(category, seat, match)
        assert len(self.model.record.events) > before, "nothing was written"

    def press_second_cup(self, *hands: str) -> None:
        """Press its button and let the coloured dice lie."""
        self.dice.write(*hands)
        self.qtbot.mouseClick(self.second_cup, LEFT)
        self.lands()

    def claims(self) -> dict[int, ClaimButton]:
        """Return the heads of the matches that can be won now."""
        buttons = self.window.sheet.findChildren(ClaimButton)
        return {b.match: b for b in buttons if not b.isHidden()}

    def claim(self, match: int) -> None:
        self.qtbot.mouseClick(self.claims()[match], LEFT)

    def turn(self, hand: str, category: str) -> None:
        self.roll(hand)
        self.score(category)

    def key(
        self,
        key: Qt.Key,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        at: QWidget | None = None,
    ) -> None:
        """Press a key where the focus is."""
        self.qtbot.keyClick(at or self._focus(), key, modifier)

    def _focus(self) -> QWidget:
        focus: object = self.window.focusWidget()
        return focus if isinstance(focus, QWidget) else self.window

    def command(self, name: str) -> None:
        self.window.commands[name].trigger()

    # Eyes

    @property
    def state(self):
        return self.model.state

    @property
    def message(self) -> str:
        return self.window.footer.message()

    @property
    def heading(self) -> str:
        return self.window.heading.title()

    def held(self) -> set[int]:
        return {p for p in range(5) if self.die(p).isVisible() and self.die(p).isChecked()}

    def dice_names(self) -> list[str]:
        return [self.die(p).accessibleName() for p in range(5) if not self.die(p).isHidden()]

    def face(self, category: str, seat: int = 0) -> CellFace:
        found = self.program.sheet.index_of(Box(0, category), seat).data(FACE_ROLE)
        assert isinstance(found, CellFace)
        return found

    def offers(self) -> dict[str, int]:
        sheet = self.program.sheet
        cells = (
            sheet.index(r, c) for r in range(sheet.rowCount()) for c in range(sheet.columnCount())
        )
        faces = [(sheet.box_at(cell), cell.data(FACE_ROLE)) for cell in cells]
        return {b.category: f.offer for b, f in faces if b is not None and f.offer is not None}

    def everything_shown(self) -> list[str]:
        """Return every text of the window that is seen or read aloud."""
        return [*widget_texts(self.window), *self.sheet_texts(), *self.menu_texts()]

    def sheet_texts(self) -> list[str]:
        sheet = self.program.sheet
        roles = (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        )
        rows, columns = range(sheet.rowCount()), range(sheet.columnCount())
        upright, level = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
        texts = [
            *(sheet.headerData(row, upright, role) for role in roles for row in rows),
            *(sheet.headerData(column, level, role) for role in roles for column in columns),
            *(sheet.index(r, c).data(role) for role in roles for r in rows for c in columns),
        ]
        return [text for text in texts if text]

    def menu_texts(self) -> list[str]:
        commands = self.window.commands
        actions = [action.text() for action in commands._actions.values()]
        return [*actions, *(menu.title() for menu in commands._menus)]


def widget_texts(top: QWidget) -> list[str]:
    texts = []
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisibleTo(top):
            continue
        if isinstance(widget, QLabel | QPushButton):
            texts.append(widget.text())
        texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    return [text for text in texts if text]


def at_question(table: Table, do: Callable[[QWidget | None], None]) -> None:
    """Do something with the box or window that comes next; a test that fails leaves none open."""

    def run() -> None:
        asking = QApplication.activeModalWidget()
        try:
            do(asking)
        except BaseException:
            if isinstance(asking, QDialog):
                asking.reject()
            raise

    QTimer.singleShot(0, table.window, run)


def setup(game_id: str, players: int, **choices: str) -> GameSetup:
    seats = tuple(Seat(n, m) for n, m in zip(NAMES[:players], marks(players), strict=True))
    return GameSetup(game_id, choices, seats)


def speed(table: Table, name: str) -> None:
    table.program.preferences.set(options.SPEED, name)


def forget(program: Application, app: QApplication) -> None:
    """Take a program down, so that the next test finds nothing of it."""
    program.hearing.stop()
    program.opening.cancel()
    program.model.put_away()
    program.window.close()
    program.translations.use("en")
    for translator in program.translations._translators:
        app.removeTranslator(translator)
    program.window.deleteLater()
    program.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def usual_key_map() -> KeyMap:
    """Return the usual keys; what is changed in it is not kept."""
    return KeyMap(Preferences(), usual_keys())
