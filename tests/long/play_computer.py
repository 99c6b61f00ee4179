"""Plays a whole game against two computer players in the real window, as a person does.

    .venv/bin/python tests/long/play_computer.py --language es --pictures /tmp/pictures

They are added in the new-game window with the mouse; their turns are watched, sometimes hurried,
and once taken back together with the person's entry. Like play_window.py, which it shares its
screen, its hands and its arguments with.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.controllers.dialog_controller import PLAYABLE
from generala_desktop.engine.level import Level
from generala_desktop.storage import notation
from generala_desktop.views.new_game.players_editor import PlayersEditor
from tests.long.person import Script
from tests.long.play_window import Play, main

PERSON = "Ana"


class PlayComputer(Play):
    """One person, two computers of different strength."""

    hurried = watched = taken_back = 0

    @override
    def script(self) -> Script:
        yield lambda: self.person.dialog() is not None
        yield from self.choose()
        yield lambda: not self.program.opening.is_running() and self.model.has_game
        yield self.window.isActiveWindow
        levels = {player.level for player in self.model.record.players}
        assert levels == {Level.HUMAN, Level.CASUAL, Level.PERFECT}, levels
        yield from self.game(limit=None)
        yield from self.after_the_end()
        print(f"{self.watched} turns watched, {self.hurried} hurried, {self.taken_back} taken back")
        self.hands.press("ctrl+q")
        yield lambda: not self.window.isVisible()

    @override
    def choose(self) -> Script:
        dialog = self.person.dialog()
        assert dialog is not None
        games = dialog._games
        row = [variant.id for variant in PLAYABLE].index(self.plan.game_id)
        self.person.click(games.viewport(), games.visualItemRect(games.item(row)).center())
        yield lambda: games.currentRow() == row
        players = dialog._players
        while players.count < 3 or Level.HUMAN in players.levels()[1:]:
            before = players.levels()
            self.person.click(players.add_button)
            yield partial(_differ, players, before)
        box = players._rows[2].level_box
        yield from self.person.tab_to(box)
        self.hands.press("End")
        yield lambda: players.levels()[2] is Level.PERFECT
        field = players._rows[0].name_edit
        self.person.click(field, times=3)
        self.hands.write(PERSON)
        yield lambda: field.text() == PERSON
        yield lambda: all("≈" in box.itemText(i) for i in range(1, box.count()))
        self.picture("1-new-game")
        self.person.click(box)
        yield self.after(0.5)
        self.picture("2-levels")
        self.hands.press("Escape")
        yield lambda: QApplication.activePopupWidget() is None
        self.person.click(dialog._play_button)

    @staticmethod
    def after(seconds: float) -> Callable[[], bool]:
        until = time.monotonic() + seconds
        return lambda: time.monotonic() > until

    @override
    def turn(self) -> Script:
        if self.model.is_bots_turn:
            yield from self.watch()
            return
        # Quick presses in a row are meant for the computer, and roll nothing for the person.
        yield self.after(1)
        yield from super().turn()
        if self.turns == 3:
            yield from self.think_better()

    def watch(self) -> Script:
        """See what the computer does; every third turn is hurried along."""
        self.watched += 1
        seat, entries = self.model.state.seat, len(self.model.state.card.entries)
        is_hurried = self.watched % 3 == 0
        held_seen = False
        while not self._has_written(seat, entries):
            assert not self.window.commands["leave"].isEnabled()
            assert self.person.roll_button.isEnabled()
            held = self.window.dice._table.held()
            if held and not held_seen and not self.window.dice.is_rolling() and not is_hurried:
                held_seen = True
                yield self.after(0.35)
                self.picture(f"3-holds-{self.watched}")
            if self._offers() and self.watched < 4:
                yield self.after(0.2)
                self.picture(f"4-writes-{self.watched}")
            if is_hurried:
                self.hurried += 1
                self.person.click(self.person.roll_button)
            yield self.after(0.15)
            if self.model.state.over:
                return

    def _has_written(self, seat: int, entries: int) -> bool:
        state = self.model.state
        return state.over or state.seat != seat or len(state.card.entries) != entries

    def think_better(self) -> Script:
        """Take an entry back while the computer is already playing, and write again."""
        yield self.after(1.2)
        if not self.model.is_bots_turn or not self.window.commands["undo"].isEnabled():
            return
        self.hands.press("ctrl+z")
        yield lambda: not self.model.is_bots_turn
        self.taken_back += 1
        assert self.model.state.turn.rolls, "taken back to nowhere"
        self.picture("5-taken-back")
        yield lambda: bool(self._offers())
        box = next(iter(self._offers()))
        self.person.click_cell(box, self.model.state.seat)
        yield lambda: self.model.is_bots_turn

    @override
    def after_the_end(self) -> Script:
        yield self.window.is_showing_standings
        self.check_sheet()
        yield self.after(0.5)
        self.picture("6-end")
        written = notation.write(self.model.record)
        assert " casual]" in written
        assert " perfect]" in written


def _differ(players: PlayersEditor, before: tuple[Level, ...]) -> bool:
    return players.levels() != before


if __name__ == "__main__":
    sys.exit(main(PlayComputer, __file__, __doc__))
