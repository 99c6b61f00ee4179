"""Plays a whole two-player game in the real window, as a person does, and looks at what it shows.

    .venv/bin/python tests/long/play_window.py --game generala --by mouse --pictures /tmp/pictures

It starts a screen of its own (Xvfb with openbox) and the program on it; mouse and keys come from
xdotool, as real X events. Needs Xvfb, openbox and xdotool. Exit code 0 says that all was right.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QMessageBox

from generala_desktop.app import Application
from generala_desktop.controllers.dialog_controller import PLAYABLE
from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.models.scoresheet_model import FACE_ROLE, CellFace
from generala_desktop.services import options
from generala_desktop.storage import notation
from generala_desktop.storage.paths import data_dir
from tests.long.desk import Hands, clean_environment, desk
from tests.long.person import Person, Script
from tests.play import LoadedDice

PATIENCE = 10.0
"""Seconds for anything that is waited for."""
SOUND_SERVICES = ("multimedia", "pipewire", "PulseAudio", "FFmpeg")
NAMES = ["Ana", "Beto"]
MORE_NAMES = ["Carla", "Dora"]


@dataclass(frozen=True)
class Plan:
    game_id: str
    language: str
    by_keys: bool
    speed: str
    seed: int
    pictures: Path | None
    whole: bool
    players: int = 2


class Play(QObject):
    """The script of one sitting, a step at a time between the program's own events."""

    def __init__(self, app: QApplication, program: Application, plan: Plan) -> None:
        super().__init__()
        self.app, self.program, self.plan = app, program, plan
        self.model, self.window = program.model, program.window
        self.hands = Hands(os.environ["DISPLAY"])
        self.person = Person(program, self.hands)
        self.chance = random.Random(plan.seed)
        self.names = [*NAMES, *MORE_NAMES][: plan.players]
        self.problems: list[str] = []
        self.turns = self.rolls = self.undone = self.bothered = self.looks = 0
        self._script = self.script()
        self._condition: Callable[[], bool] = lambda: True
        self._deadline = time.monotonic() + PATIENCE
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(8)

    # The engine of the script

    def _step(self) -> None:
        try:
            self._look()
            if self._condition():
                self._condition = next(self._script)
                self._deadline = time.monotonic() + PATIENCE
            elif time.monotonic() > self._deadline:
                self._script.throw(TimeoutError(f"waited in vain: {self._where()}"))
        except StopIteration:
            self._end()
        except Exception:  # noqa: BLE001 - it is reported, whatever it is
            self.problems.append(traceback.format_exc())
            self.picture("failed")
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        if self.problems:
            os.write(2, "\n".join(self.problems).encode())
            os._exit(1)

    def _where(self) -> str:
        focus = QApplication.focusWidget()
        if not self.model.has_game:
            return f"no game; focus {focus}"
        state = self.model.state
        return f"seat {state.seat}, {state.turn}, over {state.over}; focus {focus}"

    def _look(self) -> None:
        """Whatever happens: nothing is given away while dice roll."""
        dice = self.window.dice
        if not dice.is_rolling():
            return
        self.looks += 1
        offers = [face for face in self._faces() if face.offer is not None]
        assert not offers, f"shown while dice roll: {offers}"
        for place in dice._table.rolling() & set(range(5)):
            name = self.person.die(place).accessibleName()
            assert not any(letter in name[5:] for letter in "123456".replace(str(place + 1), "")), (
                name
            )

    def picture(self, name: str) -> None:
        if self.plan.pictures is not None:
            self.plan.pictures.mkdir(parents=True, exist_ok=True)
            picture = self.app.primaryScreen().grabWindow(0)
            picture.save(str(self.plan.pictures / f"{name}.png"))

    def keep(self, picture: QImage, name: str) -> None:
        if self.plan.pictures is not None:
            picture.save(str(self.plan.pictures / f"{name}.png"))

    # What is to be seen

    def _faces(self) -> list[CellFace]:
        sheet = self.program.sheet
        return [
            sheet.data(sheet.index(row, column), FACE_ROLE)
            for column in range(sheet.columnCount())
            for row in range(sheet.rowCount())
        ]

    def _is_settled(self) -> bool:
        return not self.window.dice.is_rolling() and not self.program.game._in_the_air

    def check_sheet(self) -> None:
        """What the columns show adds up, and is what the text of the game says."""
        sheet, state = self.program.sheet, self.model.state
        again = notation.read(notation.write(self.model.record)).state
        assert again == state, "the game's text tells another game"
        for column, (_, seat) in enumerate(sheet.columns):
            shown = [sheet.index(row, column).data() for row in range(sheet.rowCount())]
            kinds = [row.kind.value for row in sheet.rows]
            parts = [
                int(text)
                for text, kind in zip(shown, kinds, strict=True)
                if kind in {"box", "bonus"} and text
            ]
            if seat != state.seat or not self._offers():
                assert int(shown[-1]) == sum(parts), (shown, parts)
            assert int(shown[-1]) == ranking.total(again, seat)

    def _offers(self) -> dict[Box, int]:
        return dict(self.program.sheet._offers)

    def check_roll(self) -> None:
        state = self.model.state
        turn = state.turn
        most = state.rules.turn.rolls
        shown = self.window.heading._roll.text()
        assert str(turn.rolls) in shown, shown
        assert str(most) in shown, shown
        assert turn.rolls <= most
        assert self._offers(), "no previews after the dice have settled"
        for place, face in enumerate(turn.faces):
            assert str(face) in self.person.die(place).accessibleName()
        assert self.person.roll_button.isEnabled() == legality.may_roll(state), "roll button"
        assert QApplication.focusWidget() is not None, "the focus is lost"

    def check_cloth(self) -> Script:
        """The screen shows what the table is, with nothing left of what has moved."""
        dice = self.window.dice
        until = time.monotonic() + 0.06
        yield lambda: not dice._table.is_moving() and time.monotonic() > until
        seen, drawn = self._cloth()
        if seen != drawn:
            later = time.monotonic() + 2.0  # a busy machine shows it later
            yield lambda: time.monotonic() > later
            seen, drawn = self._cloth()
        if seen != drawn:
            self.keep(seen, "cloth-on-screen")
            self.keep(drawn, "cloth-as-drawn")
        assert seen == drawn, "the cloth on the screen is not as it is drawn"

    def _cloth(self) -> tuple[QImage, QImage]:
        """Return the cloth as it is seen, and as it is drawn now; dice are covered."""
        dice = self.window.dice
        place = dice.mapTo(self.window, QPoint(0, 0))
        shown = self.app.primaryScreen().grabWindow(
            self.window.winId(), place.x(), place.y(), dice.width(), dice.height()
        )
        drawn = dice.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        seen = shown.toImage().convertToFormat(QImage.Format.Format_RGB32)
        for picture in (seen, drawn):
            self._cover_dice(picture)
        return seen, drawn

    def _cover_dice(self, picture: QImage) -> None:
        """Dice themselves may be drawn half a pixel aside."""
        picture.setDevicePixelRatio(1)
        painter = QPainter(picture)
        ratio = picture.width() / self.window.dice.width()
        painter.scale(ratio, ratio)
        for place in range(len(self.window.dice._table.faces())):
            die = self.person.die(place).geometry()
            more = die.width() // 2
            painter.fillRect(die.adjusted(-more, -more, more, more), Qt.GlobalColor.black)
        painter.end()

    # The script

    def script(self) -> Script:
        yield lambda: self.person.dialog() is not None
        self.picture("1-new-game")
        yield from self.choose()
        yield from self.opening()
        yield from self.game(limit=None if self.plan.whole else 6)
        if self.plan.whole:
            yield from self.after_the_end()
        yield from self.another_game()
        self.hands.press("ctrl+q")
        yield lambda: not self.window.isVisible()

    def choose(self) -> Script:
        dialog = self.person.dialog()
        assert dialog is not None
        row = [variant.id for variant in PLAYABLE].index(self.plan.game_id)
        choose = self.person.choose_by_keys if self.plan.by_keys else self.person.choose_by_mouse
        yield from choose(dialog, row, self.names)

    def opening(self) -> Script:
        yield lambda: self.program.opening.is_running() or self.model.has_game
        if self.program.opening.is_running():
            yield self._is_settled
            self.picture("2-opening")
        yield lambda: not self.program.opening.is_running()
        yield lambda: self.model.has_game and not self.model.record.events
        yield self.window.isActiveWindow
        state = self.model.state
        assert state.rules.id == self.plan.game_id
        assert sorted(player.name for player in self.model.record.players) == sorted(self.names)
        assert not self._offers()
        assert all(not face.cell.points for face in self._faces())
        assert not self.window.dice._table.faces(), "dice of before lie on the table"
        assert not self.window.commands["undo"].isEnabled()

    def game(self, limit: int | None) -> Script:
        while not self.model.state.over and limit != 0:
            yield from self.turn()
            limit = None if limit is None else limit - 1

    def turn(self) -> Script:
        self.turns += 1
        yield from self.check_cloth()
        seat = self.model.state.seat
        rolls = self.chance.choice((1, 2, 3, self.model.state.rules.turn.rolls))
        number = 0
        while number < rolls:
            number += 1
            yield from self.roll(number)
            if self.model.state.over or self.model.state.seat != seat or not self._offers():
                return  # won outright
            self.check_roll()
            if self.turns % 3 == 0:
                yield from self.check_cloth()
            if self.turns == 1:
                self.picture("3-rolled")
            if number == 1 and self.turns in {2, 3} and rolls > 1:
                yield from self.bother()
            if number == self.model.state.rules.turn.rolls:
                yield from self.roll_once_more()
            if number < rolls:
                yield from self.hold()
                if len(self.window.dice._table.held()) == 5:
                    assert not self.person.roll_button.isEnabled()
                    break
        if self.turns == 3 and self.plan.by_keys:
            yield from self.person.tab_around()
        yield from self.write()

    def bother(self) -> Script:
        """Quick clicks all count, clicks beside the dice do not, and nothing is rolled twice."""
        self.bothered += 1
        dice, record = self.window.dice, self.model.record
        free = [p for p in range(5) if not legality.is_locked(self.model.state, p)]
        assert not set(dice._table.held()) & set(free)
        self.hands.click_fast([self.person.pixel(self.person.die(place)) for place in free])
        yield lambda: len(dice._table.held()) == 5
        assert not self.person.roll_button.isEnabled()
        self.hands.press("space")
        self.person.click(self.person.cup)
        self.hands.click_fast([self.person.pixel(self.person.die(place)) for place in free])
        yield lambda: not set(dice._table.held()) & set(free)
        yield lambda: not dice._table.is_moving()
        lowest = max(self.person.die(place).geometry().bottom() for place in range(5))
        tray = dice._table.layout_now.slots[0].top()
        for x in range(5, dice.width(), dice.width() // 6):
            self.person.click(dice, QPoint(x, round((lowest + tray) / 2)))
            self.person.click(dice, QPoint(x, 6))
        name = self.person.die(0).accessibleName()
        self.hands.ask("windowminimize", str(int(self.window.winId())))
        yield self.window.isMinimized
        self.hands.ask("windowmap", str(int(self.window.winId())))
        self.hands.ask("windowactivate", str(int(self.window.winId())))
        yield lambda: not self.window.isMinimized() and self.window.isActiveWindow()
        assert not set(dice._table.held()) & set(free)
        assert self.person.die(0).accessibleName() == name
        assert self.model.record == record
        yield from self.check_cloth()

    def roll_once_more(self) -> Script:
        """There is no roll after the last, whatever is tried."""
        record = self.model.record
        self.hands.press("r", "1", "shift+1", "ctrl+1")
        self.person.click(self.person.cup)
        self.person.click(self.person.roll_button)
        self.person.click(self.person.die(0))
        # Events take their time; the focus comes with the last of them.
        yield self.person.die(0).hasFocus
        assert self.model.record == record
        assert not self.window.dice.is_rolling()

    def roll(self, number: int) -> Script:
        self.rolls += 1
        events = len(self.model.record.events)
        faces = self.model.state.turn.faces
        held = sorted(self.window.dice._table.held())
        if self.plan.by_keys:
            self.hands.press("Return" if number == 1 else "space")
        else:
            self.person.click(self.person.cup if self.rolls % 3 == 0 else self.person.roll_button)
        yield lambda: len(self.model.record.events) > events
        if self.turns == 1 and number == 1:
            self.picture("2-in-the-air")
        if self.rolls % 4 == 0 and self.window.dice.is_rolling():
            if self.plan.by_keys:
                self.hands.press("space")
            else:
                self.person.click(self.person.cup)
        yield self._is_settled
        after = self.model.state.turn.faces
        if after and number > 1:
            assert [after[place] for place in held] == [faces[place] for place in held]
        assert len(self.model.record.events) <= events + 2, "one wish, two rolls"

    def hold(self) -> Script:
        """Set some dice aside, in one of the ways there are."""
        state, dice = self.model.state, self.window.dice
        faces = state.turn.faces
        locked = {place for place in range(5) if legality.is_locked(state, place)}
        wanted = set(locked)
        way = self.chance.randrange(3) if self.plan.by_keys else 3
        face = self.chance.choice(faces)
        same = {place for place, shown in enumerate(faces) if shown == face}
        if way == 0:
            self.hands.press(str(face))
            wanted = (set(range(5)) - same) | locked
        elif way == 1:
            self.hands.press(f"shift+{face}")
            wanted |= same
        else:
            for place in self.chance.sample(range(5), self.chance.randint(1, 3)):
                if place in locked:
                    continue
                wanted ^= {place}
                if self.plan.by_keys:
                    self.hands.press(f"ctrl+{place + 1}")
                else:
                    self.person.click(self.person.die(place))
        yield lambda: set(dice._table.held()) == wanted
        if self.turns == 1:
            until = time.monotonic() + 0.4
            yield lambda: time.monotonic() > until
            self.picture("4-held")

    def write(self) -> Script:
        state = self.model.state
        box = self.chance.choice(sorted(self._offers(), key=lambda box: box.category))
        yield from self.write_in(box)
        if self.turns % 5 == 2 or self.model.state.over:
            yield from self.take_back(state)
            yield from self.write_in(self.chance.choice(list(self._offers())))
        self.check_sheet()
        if self.turns == 2:
            self.picture("5-written")

    def write_in(self, box: Box) -> Script:
        state, points = self.model.state, self._offers()[box]
        events = len(self.model.record.events)
        if self.plan.by_keys:
            sheet = self.window.sheet
            if not (sheet.hasFocus() and sheet._may_write_here()):
                self.hands.press("Return")  # goes to write
                yield lambda: sheet.hasFocus() and sheet._may_write_here()
            yield from self.person.walk_to_cell(box, state.seat)
            self.hands.press("Return")
        elif self.turns % 3 == 0:
            self.person.click_title(box)
        else:
            other = (state.seat + 1) % len(state.cards)
            self.person.click_cell(box, other)
            self.person.click_cell(box, state.seat)
        yield lambda: len(self.model.record.events) > events
        assert len(self.model.record.events) == events + 1
        entry = self.model.state.cards[state.seat].entry(box)
        assert entry is not None, "the entry went elsewhere"
        assert entry.points == points, "the preview promised something else"
        assert not self._offers(), "previews of the turn before"

    def take_back(self, before: object) -> Script:
        self.undone += 1
        events = len(self.model.record.events)
        if self.plan.by_keys:
            self.hands.press("ctrl+z")
        elif self.person.undo_button.isVisible():
            self.person.click(self.person.undo_button)
        yield lambda: len(self.model.record.events) == events - 1
        assert self.model.state == before
        assert self._offers()
        self.check_sheet()

    def after_the_end(self) -> Script:
        yield self.window.is_showing_standings
        state = self.model.state
        winners = [self.model.record.players[seat].name for seat in ranking.winners(state)]
        title = self.window.standings.title()
        assert all(name in title for name in winners), title
        self.check_sheet()
        until = time.monotonic() + 0.3
        yield lambda: time.monotonic() > until
        self.picture("6-winner")
        assert not self.person.window.heading._roll.text()
        self.hands.press("ctrl+z")
        yield lambda: not self.window.is_showing_standings()
        self.hands.press("ctrl+shift+z")
        yield self.window.is_showing_standings
        assert self.model.state == state

    def another_game(self) -> Script:
        """A rematch, then another game in its place."""
        if self.plan.whole:
            if self.plan.by_keys:
                self.hands.press("r")
            else:
                self.person.click(self.window.standings._rematch)
            yield from self.opening()
            yield from self.turn()
        events = self.model.record.events
        self.hands.press("ctrl+n")
        yield lambda: self.person.dialog() is not None
        self.picture("7-new-over-running")
        dialog = self.person.dialog()
        assert dialog is not None
        assert dialog.setup().game_id == self.plan.game_id, "the last game is not remembered"
        if self.plan.by_keys:
            self.hands.press("Return")  # to continue is what Enter does
        else:
            self.person.click(dialog._continue_button)
        yield lambda: self.person.dialog() is None and self.window.isActiveWindow()
        assert self.model.record.events == events
        self.hands.press("ctrl+n")
        yield lambda: self.person.dialog() is not None
        yield from self.choose()
        yield lambda: self.person.box() is not None
        self.picture("8-give-up")
        box = self.person.box()
        assert box is not None
        role = QMessageBox.ButtonRole.DestructiveRole
        give_up = next(button for button in box.buttons() if box.buttonRole(button) == role)
        if self.plan.by_keys:
            yield from self.person.tab_to(give_up)
            self.hands.press("space")
        else:
            self.person.click(give_up)
        yield from self.meddle()
        yield from self.opening()
        yield from self.turn()

    def meddle(self) -> Script:
        """What belongs to the game before does nothing while the start is thrown for."""
        yield self.program.opening.is_running
        self.hands.press("ctrl+z", "1", "shift+2", "ctrl+3", "Return", "space", "r")
        if self.person.undo_button.isEnabled():
            self.person.click(self.person.undo_button)
        sheet = self.window.sheet
        for row in range(4):
            self.person.click(sheet, QPoint(sheet.width() // 2, 40 * row + 120))
        yield self._is_settled
        begun = self.model.has_game and self.model.record.events
        assert not begun, "an opening is no turn"


def play(plan: Plan, kind: type[Play]) -> int:
    """Run the program on the display of the environment and play a sitting of this kind."""
    app = QApplication([sys.argv[0]])
    app.setApplicationName("generala-desktop")
    app.setApplicationDisplayName("Generala Desktop")
    program = Application(app, LoadedDice(plan.seed), data_dir())
    program.preferences.set(options.LANGUAGE, plan.language)
    program.preferences.set(options.SPEED, plan.speed)
    sitting = kind(app, program, plan)

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        # A machine without loudspeakers is no problem.
        if not any(word in f"{context.category} {message}" for word in SOUND_SERVICES):
            sitting.problems.append(f"Qt said: {message}")

    qInstallMessageHandler(note)
    sys.excepthook = lambda *told: sitting.problems.append(
        "".join(traceback.format_exception(*told))
    )
    program.window.show()
    QTimer.singleShot(0, lambda: program.begin(""))
    app.exec()
    os.write(2, "\n".join(sitting.problems).encode())
    counts = f"{sitting.turns} turns, {sitting.rolls} rolls, {sitting.undone} taken back"
    print(f"{counts}, {sitting.bothered} times bothered, {sitting.looks} looks at rolling dice")
    return bool(sitting.problems)


def main(kind: type[Play], file: str, about: str | None) -> int:
    """Play in a program of its own: the script in `file`, which says `about` what it does."""
    assert about is not None
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--game", default="generala", choices=[v.id for v in PLAYABLE])
    parser.add_argument("--language", default="en", choices=["en", "es"])
    parser.add_argument("--by", default="mouse", choices=["mouse", "keys"])
    parser.add_argument("--speed", default="fast", choices=["slow", "normal", "fast", "none"])
    parser.add_argument("--size", default="1280x800", help="of the screen")
    parser.add_argument("--scale", default="1", help="of the display, as QT_SCALE_FACTOR")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path, help="folder for pictures of the screen")
    parser.add_argument("--players", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--display", type=int, help="number of the X server")
    parser.add_argument("--short", action="store_true", help="six turns, not the whole game")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        plan = Plan(
            *(given.game, given.language, given.by == "keys", given.speed, given.seed),
            *(given.pictures, not given.short, given.players),
        )
        return play(plan, kind)
    with (
        tempfile.TemporaryDirectory(prefix="generala-") as home,
        desk(given.size, given.display) as name,
    ):
        environment = clean_environment(Path(home), name, QT_SCALE_FACTOR=given.scale)
        command = [sys.executable, file, *sys.argv[1:], "--inside"]
        done = subprocess.run(
            command, env=environment, stderr=subprocess.PIPE, text=True, check=False, timeout=900
        )
    sys.stderr.write(done.stderr)
    return done.returncode or bool(done.stderr.strip())


if __name__ == "__main__":
    sys.exit(main(Play, __file__, __doc__))
