"""Plays a whole game without looking: finds everything by role and name, and notes what it hears.

Run by the system's Python inside a D-Bus session of its own (`test_play_by_ear.py` does that):

    python3 -m tests.long.play_by_ear --program .venv/bin/python --game yatzy --language es --out f.json

What was heard and read goes to a file; `heard.py` holds it against the game's own record.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import time
import traceback
from collections import Counter
from contextlib import closing
from pathlib import Path

from tests.long.called import BUS_LAUNCHERS, DIE, OFFER, PERSON, SECOND_DIE, TITLES, WORDS
from tests.long.ear import Ear, Node, is_checked, is_enabled, is_selected, is_showing, walk

NAMES = ("Ana", "Beto", "Carla")
STEPS_IN_A_ROW = 6
"""Presses of Tab from a player's name to who plays, at most."""


class Sitting:
    """One game, from the new-game window to the winner."""

    def __init__(self, ear: Ear, given: argparse.Namespace) -> None:
        self.ear, self.game, self.language = ear, given.game, given.language
        self.names = NAMES[: given.players]
        self.bots: int = given.bots
        self.chance = random.Random(given.seed)
        folder = Path(os.environ["XDG_DATA_HOME"], "generala-desktop")
        self.record, self.archive = folder / "running.generala", folder / "games.sqlite3"
        self.turns = self.last = 0
        self.offered: list[tuple[str, int]] = []
        """What was read last of where the hand may be written."""
        self.places: dict[tuple[int, int], Node] = {}
        """The cells of the planilla, which stay where they are."""

    def word(self, key: str) -> str:
        return WORDS[key][self.language == "es"]

    # The record, only to know when something has happened

    def events(self) -> int:
        """Return how many events the game on disk has; more than before when it is finished."""
        lines = self.moves()
        if lines is None:
            return self.last + bool(self.turns)
        self.last = sum(len(line.split()) for line in lines)
        return self.last

    def wait_for_event(self, before: int, what: str) -> None:
        self.ear.until(lambda: self.events() > before, what)

    def moves(self) -> list[str] | None:
        """Return the turns of the game on disk, None where it is kept elsewhere by now."""
        try:
            text = self.record.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        _, _, moves = text.partition("\n\n")
        return [line for line in moves.splitlines() if line and not line.startswith("#")]

    def finished(self) -> str | None:
        """Return the text of the finished game, as the program keeps it."""
        if not self.archive.exists():
            return None
        with closing(sqlite3.connect(f"file:{self.archive}?mode=ro", uri=True)) as archive:
            found = archive.execute("SELECT text FROM record ORDER BY game DESC LIMIT 1").fetchone()
        return None if found is None else str(found[0])

    def note(self, what: str, **told: object) -> None:
        self.ear.note(what, at=self.events(), **told)

    # A whole game

    def play(self) -> None:
        self.choose()
        self.wait_for_opening()
        while not self.is_over():
            if self.bots:
                self.ear.until(lambda: self.is_over() or self.may_begin(), "a person's turn", 120)
                self.ear.pump(0.2)
                if self.is_over():
                    break
            self.turn()
            assert self.turns < 400, "the game does not end"
        self.end()

    def choose(self) -> None:
        """Choose the game and the players in the window that opens first."""
        ear = self.ear
        ear.note("seated", names=self.names)
        window = ear.until(lambda: ear.window(self.word("new game")), "the new-game window")
        ear.pump(0.3)
        ear.check_names("new game")
        games = ear.get("list", self.word("game"), within=window)
        title = TITLES[self.game][self.language == "es"]
        rows = [row.get_name() for row in ear.all("list item", within=games)]
        self.note("games", names=rows)
        component = games.get_component_iface()
        component.grab_focus()
        ear.hands.press("Home", *["Down"] * rows.index(title))
        ear.until(
            lambda: is_selected(ear.find("list item", title, within=games)), f"{title} chosen"
        )
        number = ear.get("spin button", self.word("players"), within=window)
        number.get_value_iface().set_current_value(len(self.names))
        for place, name in enumerate(self.names, 1):
            field = ear.get("text", self.word("name of").format(place), within=window)
            field.get_editable_text_iface().set_text_contents(name)
        for place in range(len(self.names) - self.bots, len(self.names)):
            self.let_computer_play(window, place)
        ear.check_names("new game, filled in")
        ear.press(ear.get("push button", self.word("start"), within=window))

    def let_computer_play(self, window: Node, place: int) -> None:
        """Go from the player's name to who plays, and choose the weakest computer."""
        name = self.word("name of").format(place + 1)
        field = self.ear.get("text", name, within=window)
        field.get_component_iface().grab_focus()
        self.ear.until(lambda: (self.focus_name() or ("", ""))[1] == name, name)
        for _ in range(STEPS_IN_A_ROW):
            before = self.focus_name()
            self.ear.hands.press("Tab")
            self.ear.until(lambda before=before: self.focus_name() != before, "the next control")  # type: ignore[misc]
            if self.focus_name() == ("combo box", PERSON[self.language]):
                break
        else:
            raise AssertionError(f"Tab does not lead from {name} to who plays")
        # Its first entry is a person, the next the weakest computer.
        self.ear.hands.press("Down")
        combo = self.ear.focused()
        assert combo is not None
        self.ear.until(lambda: combo.get_name() != PERSON[self.language], "a level")
        self.note("level", name=combo.get_name(), description=combo.get_description())

    def wait_for_opening(self) -> None:
        """Hear who starts; the roll button of the first turn is the end of that."""
        self.ear.until(self.record.exists, "the game on disk", 120)
        self.ear.until(self.roll_button, "the roll button", 60)
        self.ear.pump(0.3)
        self.ear.survey("push button", "check box", "table", "list")
        self.note("begun", focus=self.focus_name())
        skip = self.ear.find("push button", self.word("skip guide"))
        if skip is not None and self.chance.random() < 0.5:
            self.ear.press(skip)

    def is_over(self) -> bool:
        return self.ear.find("push button", self.word("rematch")) is not None

    # A turn

    def turn(self) -> None:
        self.turns += 1
        started = self.events()
        wanted = self.chance.choice((1, 2, 3, 3))
        for number in range(1, 4):
            before = self.events()
            self.roll(number)
            self.wait_for_event(before, "a roll")
            if not self.lie(started, number):
                return
            self.read(number)
            if self.claim():
                return
            if number == 3 or not self.may_roll():
                break
            if number >= wanted and self.offered:
                break
            self.hold()
        if self.dares():
            return
        self.write()

    def roll_button(self) -> Node | None:
        found = self.ear.find("push button", self.word("roll"))
        if found is None or not is_enabled(found):
            return None
        # The cup has another name, and both of them roll.
        return found

    def may_roll(self) -> bool:
        return any(
            is_enabled(node)
            for node in self.ear.all("push button")
            if re.fullmatch(rf"{self.word('roll')}\d \w+", node.get_name())
        )

    def may_begin(self) -> bool:
        """Tell whether a person is to make the first roll of a turn."""
        return self.may_roll() and not self.dice()

    def roll(self, number: int) -> None:
        """Roll with the button, with the cup or with the key, by turns."""
        way = self.chance.choice(("button", "cup", "key"))
        self.note("did", how=f"roll by {way}")
        if way == "key":
            self.ear.hands.press("Return" if number == 1 and self.is_at_button() else "space")
            return
        nodes = self.ear.all("push button")
        cup = self.word("cup")
        wanted = [n for n in nodes if n.get_name() == cup] if way == "cup" else []
        pattern = rf"{self.word('roll')}\d \w+"
        wanted = wanted or [n for n in nodes if re.fullmatch(pattern, n.get_name())]
        self.ear.press(wanted[0])

    def is_at_button(self) -> bool:
        focus = self.ear.focused()
        return focus is not None and focus.get_role_name() == "push button"

    def lie(self, started: int, number: int) -> bool:
        """Wait until the dice lie; False where the roll has ended the turn by itself."""

        def landed() -> object:
            if self.is_over() or self.has_ended():
                return "ended"
            dice = self.dice()
            return len(dice) == 5 and all(face.isdigit() for _, face, _ in dice) and "lies"

        found = self.ear.until(landed, "dice that lie")
        self.ear.pump(0.15)
        return found == "lies" and not self.has_ended() and not self.is_over()

    def has_ended(self) -> bool:
        """Tell whether the last event of the game on disk ends a turn."""
        lines = self.moves()
        return lines is None or (bool(lines) and lines[-1].split()[-1][0] in "=!x")

    def dice(self) -> list[tuple[int, str, bool]]:
        """Return place, face and whether it is held of each die, as its name says."""
        found = []
        for node in self.ear.all("check box"):
            told = DIE[self.language].fullmatch(node.get_name().split(", the hint")[0])
            if told:
                assert is_checked(node) == bool(told[3]), (
                    f"{node.get_name()} but {is_checked(node)}"
                )
                found.append((int(told[1]), told[2], bool(told[3])))
        return found

    def second_dice(self) -> list[str]:
        found = [SECOND_DIE[self.language].fullmatch(n.get_name()) for n in self.ear.all()]
        return [told[2] for told in found if told]

    def read(self, number: int) -> None:
        """Read dice, heading, buttons and the own cells, and note where the focus is."""
        labels = [n.get_name() for n in self.ear.all("label") if n.get_name()]
        buttons = [(n.get_name(), is_enabled(n)) for n in self.ear.all("push button")]
        dice = self.dice()
        self.offered = self.offers()
        self.note(
            "rolled",
            number=number,
            faces=[face for _, face, _ in dice],
            held=sum(held for _, _, held in dice),
            labels=labels,
            buttons=buttons,
            offers=self.offered,
            readings=self.readings(),
            focus=self.focus_name(),
        )
        if self.turns <= 2:
            self.ear.check_names(f"roll {number}")
        if self.turns == 2 and number == 1:
            self.go_round()
        if self.turns == 3 and number == 1:
            self.read_menus()

    def go_round(self) -> None:
        """Press Tab until the focus is where it was: everything is reached, nothing is a trap."""
        start = self.focus_name()
        found = [start]
        for _ in range(40):
            before = self.focus_name()
            self.ear.hands.press("Tab")
            self.ear.until(lambda before=before: self.focus_name() != before, f"Tab from {before}")  # type: ignore[misc]
            # A table tells its cell a moment after itself.
            self.ear.pump(0.1)
            if self.focus_name() == start:
                break
            found.append(self.focus_name())
        else:
            raise AssertionError(f"Tab does not come round: {found}")
        wanted = [n.get_name() for n in self.ear.all("push button") if is_enabled(n)]
        self.note("round", found=found, buttons=wanted)

    def read_menus(self) -> None:
        """Open every menu and read its entries."""
        bar, before = self.ear.all("menu bar")[0], self.focus_name()
        for menu in self.ear.all("menu item", within=bar):
            self.ear.press(menu)
            shown = self.ear.until(lambda: self.ear.all("popup menu"), f"menu {menu.get_name()}")
            entries = [n for n in walk(shown[-1]) if n.get_role_name().endswith("menu item")]
            self.note("menu", name=menu.get_name(), entries=[n.get_name() for n in entries])
            self.ear.hands.press("Escape")
            self.ear.until(lambda: not self.ear.all("popup menu"), "a closed menu")
            # The bar keeps the keyboard until it is let go as well.
            self.ear.hands.press("Escape")
            self.ear.until(lambda: self.focus_name() == before, f"the focus back at {before}")

    def readings(self) -> list[str]:
        lists = self.ear.all("list")
        return [n.get_name() for found in lists for n in self.ear.all("list item", within=found)]

    def focus_name(self) -> tuple[str, str] | None:
        found = self.ear.focused()
        return None if found is None else (found.get_role_name(), found.get_name())

    def table(self) -> Node:
        return self.ear.get("table", self.word("sheet"))

    def cells(self) -> dict[tuple[int, int], str]:
        """Return what each cell of the planilla says, by row and column."""
        if not self.places:
            sheet = self.table().get_table_iface()
            rows, columns = sheet.get_n_rows(), sheet.get_n_columns()
            self.places = {
                (r, c): sheet.get_accessible_at(r, c) for r in range(rows) for c in range(columns)
            }
        return {place: node.get_name() for place, node in self.places.items()}

    def offers(self) -> list[tuple[str, int]]:
        """Return the cells that the hand may be written in, with what it would score."""
        found = []
        for said in self.cells().values():
            offer = OFFER[self.language].search(said)
            if offer:
                found.append((said, int(offer[1] or 0)))
        return found

    def hold(self) -> None:
        """Keep what there is most of, by toggling each die that is not so."""
        dice = self.dice()
        counts = Counter(face for _, face, _ in dice)
        wanted = max(counts, key=lambda face: (counts[face], face))
        for place, face, is_held in dice:
            node = self.die(place)
            is_locked = node.get_name().endswith((", locked", ", ya no se suelta"))
            if (face == wanted) != is_held and not is_locked:
                self.ear.press(node)
                self.ear.until(
                    lambda place=place, is_held=is_held: is_checked(self.die(place)) != is_held,  # type: ignore[misc]
                    f"die {place} toggled",
                )
        if all(held for _, _, held in self.dice()):
            free = next(p for p, _, _ in self.dice() if "lock" not in self.die(p).get_name())
            self.ear.press(self.die(free))
        self.note("held", dice=self.dice())

    def die(self, place: int) -> Node:
        start = f"Dado {place}: " if self.language == "es" else f"Die {place}: "
        return self.ear.get("check box", start)

    def claim(self) -> bool:
        """Win a match outright where the head of one offers it."""
        dice = {face for _, face, _ in self.dice()}
        if len(dice) > 1 and len(set(self.second_dice())) != 1:
            return False
        found = self.ear.all("push button", within=self.table(), into_tables=True)
        heads = [n for n in found if re.fullmatch(self.win_pattern(), n.get_name())]
        if not heads:
            return False
        before = self.events()
        self.note("did", how=f"claim {heads[-1].get_name()}")
        self.ear.press(heads[-1])
        self.wait_for_event(before, "a match won")
        self.ear.pump(0.2)
        return True

    def win_pattern(self) -> str:
        return rf"{self.word('win')}(Value|Valor) \d"

    def dares(self) -> bool:
        """Perhaps throw the second cup; True where that ended the turn."""
        cup = self.ear.find("push button", self.word("second cup"))
        if cup is None or not is_enabled(cup) or self.chance.random() > 0.4:
            return False
        before = self.events()
        self.note("did", how="second cup")
        self.ear.press(cup)
        self.wait_for_event(before, "the second cup")
        self.ear.until(
            lambda: len(self.second_dice()) == 5 and all(map(str.isdigit, self.second_dice())),
            "coloured dice that lie",
        )
        self.ear.pump(0.2)
        self.offered = self.offers()
        self.note(
            "second cup",
            faces=self.second_dice(),
            offers=self.offered,
            readings=self.readings(),
            focus=self.focus_name(),
        )
        return self.claim()

    def write(self) -> None:
        """Go to the planilla with Enter, with arrows to the best box, and write there."""
        offers = self.offered
        assert offers, "nothing may be written"
        most = max(points for _, points in offers)
        said = self.chance.choice([cell for cell, points in offers if points == most])
        before = self.events()
        if self.cell_in_focus() is None:
            self.ear.hands.press("Return")
            self.ear.until(self.cell_in_focus, "a cell with the focus")
            self.note("went to the planilla", focus=self.focus_name(), offers=offers)
        self.walk_to(said)
        self.ear.hands.press("Return")
        self.wait_for_event(before, f"{said} written")
        self.ear.pump(0.25)
        focus, is_over = self.focus_name(), self.moves() is None
        if is_over:
            # The computer may have ended the game while the focus was looked for.
            focus = self.focus_name()
        self.note("written", cell=said, focus=focus, is_over=is_over)

    def cell_in_focus(self) -> str | None:
        found = self.ear.focused()
        is_cell = found is not None and found.get_role_name() == "table cell"
        return found.get_name() if is_cell and found is not None else None

    def walk_to(self, said: str) -> None:
        cells = self.cells()
        row, column = next(place for place, words in cells.items() if words == said)
        for _ in range(80):
            here = self.cell_in_focus()
            now = next((place for place, words in cells.items() if words == here), None)
            if now is None:
                raise AssertionError(f"the focus is at {self.focus_name()}, in no cell")
            if now == (row, column):
                return
            if now[0] != row:
                key = "Down" if now[0] < row else "Up"
            else:
                key = "Right" if now[1] < column else "Left"
            self.ear.hands.press(key)
            self.ear.until(lambda here=here: self.cell_in_focus() != here, f"{key} from {here}")  # type: ignore[misc]
        raise AssertionError(f"arrows do not lead to {said}")

    # The end

    def end(self) -> None:
        self.ear.pump(1.0)
        self.ear.check_names("the end")
        # There is more now than when the game began.
        self.ear.survey()
        tables = {}
        for table in self.ear.all("table"):
            sheet = table.get_table_iface()
            rows, columns = sheet.get_n_rows(), sheet.get_n_columns()
            tables[table.get_name()] = [
                [sheet.get_accessible_at(r, c).get_name() for c in range(columns)]
                for r in range(rows)
            ]
        self.note(
            "end",
            labels=[n.get_name() for n in self.ear.all("label") if n.get_name()],
            tables=tables,
            focus=self.focus_name(),
            text=self.ear.until(self.finished, "the game in the archive"),
        )
        assert is_showing(self.ear.get("push button", self.word("rematch")))
        self.ear.hands.press("ctrl+q")
        self.ear.process.wait(timeout=15)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--program", required=True, help="the Python that runs the program")
    parser.add_argument("--game", default="generala", choices=sorted(TITLES))
    parser.add_argument("--language", default="en", choices=["en", "es"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", type=int, default=0, help="how many of them the computer plays")
    parser.add_argument("--speed", default="none", choices=["slow", "normal", "fast", "none"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    launcher = next(filter(os.path.exists, BUS_LAUNCHERS))
    # It ends with the D-Bus session.
    subprocess.Popen([launcher, "--launch-immediately"], stderr=subprocess.DEVNULL)
    settings = Path(os.environ["XDG_CONFIG_HOME"], "generala-desktop", "preferences.json")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(
        json.dumps(
            {
                "version": 2,
                "language": given.language,
                "speed": given.speed,
                "bot_speed": given.speed,
            }
        )
    )
    program = [given.program, "-m", "generala_desktop"]
    with given.out.with_suffix(".errors").open("wb") as errors:
        ear = Ear(program, dict(os.environ), errors.fileno())
        sitting = Sitting(ear, given)
        problem = ""
        began = time.monotonic()
        try:
            sitting.play()
        except Exception:  # noqa: BLE001 - whatever it is, it is reported
            problem = traceback.format_exc()
        finally:
            ear.process.kill()
            ear.process.wait()
    text = json.dumps(
        {
            "problem": problem,
            "seconds": round(time.monotonic() - began),
            "turns": sitting.turns,
            "names": sitting.names,
            "log": ear.log,
        },
        ensure_ascii=False,
        indent=0,
    )
    given.out.write_text(text, encoding="utf-8")
    sys.stderr.write(problem)
    return bool(problem)


if __name__ == "__main__":
    sys.exit(main())
