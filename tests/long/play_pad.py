"""Keeps a whole game of real dice in the real window, as a person does, and looks at what it shows.

    .venv/bin/python tests/long/play_pad.py --game generala --by keys --pictures /tmp/pictures

Dice and points in turn, corrections on the way and after the end. Like play_window.py, which it
shares its screen, its hands and its arguments with.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Scored, WinClaimed
from generala_desktop.storage import notation
from generala_desktop.views.pad.points_dialog import PointsDialog
from tests.long.person import Script
from tests.long.play_window import NAMES, Play, main


class PlayPad(Play):
    """Types what no die of the program has thrown."""

    @override
    def script(self) -> Script:
        yield lambda: self.person.dialog() is not None
        yield from self.tick_real_dice()
        yield from self.choose()
        yield lambda: self.model.has_game and self.window.isActiveWindow()
        assert self.model.is_pad
        assert [player.name for player in self.model.record.players] == NAMES
        self.picture("2-pad")
        while not self.model.state.over and (self.plan.whole or self.turns < 12):
            yield from self.turn()
        yield from self.correct(0)
        if self.plan.whole:
            yield self.window.is_showing_standings
            title = self.window.standings.title()
            won = [self.model.record.players[s].name for s in ranking.winners(self.model.state)]
            assert all(name in title for name in won), title
        self.picture("6-end")
        assert not self.program_threw()
        self.hands.press("ctrl+q")
        yield lambda: not self.window.isVisible()

    def program_threw(self) -> bool:
        """Tell whether any die was thrown by the program; only typed ones are without motion."""
        return self.looks > 0

    def tick_real_dice(self) -> Script:
        dialog = self.person.dialog()
        assert dialog is not None
        box = dialog._real_dice
        yield from self.person.tab_to(box)
        if not box.isChecked():
            self.hands.press("space")
        yield box.isChecked
        self.picture("1-real-dice")

    @override
    def turn(self) -> Script:
        self.turns += 1
        pad = self.window.pad
        # After a correction the keyboard stays on the sheet; dice can be typed there too.
        yield lambda: QApplication.focusWidget() in (pad._dice, self.window.sheet)
        if self.turns % 2 == 0:
            yield from self.write_points()
        else:
            yield from self.write_dice()
        text = notation.write(self.model.record)
        assert notation.read(text) == self.model.record, "the game's text tells another game"
        if self.turns % 9 == 5 and not self.model.state.over:
            yield from self.correct(self.chance.randrange(2))

    def write_dice(self) -> Script:
        pad, events = self.window.pad, len(self.model.record.events)
        seat = self.model.state.seat
        if pad._roll.isVisible() and self.chance.random() < 0.5:
            yield from self.choose_roll(self.chance.randrange(pad._roll.count()))
        dice = self.chance.choices("123456", k=5)
        if self.chance.random() < 0.3:
            dice = [dice[0]] * 5
        # Typed wherever the focus is now.
        self.hands.press(*dice)
        yield lambda: "".join(map(str, self.model.state.turn.faces)) == "".join(dice)
        if self.turns < 4:
            self.picture(f"3-typed-{self.turns}")
        if legality.must_claim(self.model.state):
            self.hands.press("Return")
            yield lambda: isinstance(self.model.record.events[-1], WinClaimed)
            return
        if not self._offers():
            self.picture("3-must-roll-on")
            yield from self.choose_roll(pad._roll.count() - 1)
            yield lambda: bool(self._offers())
        if pad._coloured.isVisible() and pad._coloured.isEnabled() and self.chance.random() < 0.3:
            second = self.chance.choices("123456", k=5)
            self.hands.press(*second)
            yield lambda: "".join(map(str, self.model.state.turn.extra)) == "".join(second)
            self.picture("3-second-cup")
        offers = self._offers()
        box = self.chance.choice(list(offers))
        if self.plan.by_keys:
            yield from self.go_to(box, seat)
            self.hands.press("Return")
        else:
            self.scroll_to(box, seat)
            self.person.click_cell(box, seat)
        yield lambda: isinstance(self.model.record.events[-1], Scored)
        assert len(self.model.record.events) > events
        entry = self.model.state.cards[seat].entry(box)
        assert entry is not None, "the entry went elsewhere"
        assert entry.points == offers[box], "the preview promised something else"

    def choose_roll(self, place: int) -> Script:
        combo = self.window.pad._roll
        yield from self.person.tab_to(combo)
        self.hands.press("Home", *["Down"] * place)
        yield lambda: combo.currentIndex() == place

    def write_points(self) -> Script:
        state = self.model.state
        box = self.chance.choice(state.open_boxes(state.seat))
        yield from self.ask(box, state.seat)
        yield from self.answer(box, state.seat)

    def correct(self, seat: int) -> Script:
        entries = self.model.state.cards[seat].entries
        if not entries:
            return
        box = self.chance.choice(entries).box
        yield from self.ask(box, seat)
        self.picture("5-correction")
        yield from self.answer(box, seat)

    def ask(self, box: Box, seat: int) -> Script:
        if self.plan.by_keys:
            yield from self.go_to(box, seat)
            self.hands.press("Return")
        else:
            self.scroll_to(box, seat)
            self.person.click_cell(box, seat)
        yield lambda: self.points_dialog() is not None

    def answer(self, box: Box, seat: int) -> Script:
        """Try what is impossible, then write what is possible."""
        dialog = self.points_dialog()
        assert dialog is not None
        record = self.model.record
        if self.turns in {2, 4}:
            self.hands.press("ctrl+a")
            self.hands.write("99")
            self.hands.press("Return")
            yield lambda: any(sign.isdigit() for sign in dialog._told.text())
            self.picture(f"4-refused-{self.turns}")
            assert self.model.record == record
            assert self.points_dialog() is dialog
        points, bonus = self.chance.choice(sorted(dialog._possible))
        if self.plan.by_keys:
            self.hands.press("ctrl+a")
            self.hands.write(f"{points}+{bonus}" if bonus else str(points))
            self.hands.press("Return")
        else:
            self.person.click(dialog._buttons[points, bonus])
        yield lambda: self.points_dialog() is None and self.window.isActiveWindow()
        entry = self.model.state.cards[seat].entry(box)
        assert entry is not None
        hangs = self.model.record == record
        assert hangs or (entry.points, entry.bonus) == (points, bonus)

    def go_to(self, box: Box, seat: int) -> Script:
        sheet = self.window.sheet
        if not sheet.hasFocus():
            yield from self.person.tab_to(sheet)
        yield from self.person.walk_to_cell(box, seat)

    def scroll_to(self, box: Box, seat: int) -> None:
        """What a wheel would do; where that is needed is tried elsewhere."""
        self.window.sheet.scrollTo(self.program.sheet.index_of(box, seat))

    def points_dialog(self) -> PointsDialog | None:
        shown = QApplication.activeModalWidget()
        is_ready = isinstance(shown, PointsDialog) and shown.isActiveWindow()
        return shown if is_ready and isinstance(shown, PointsDialog) else None


if __name__ == "__main__":
    sys.exit(main(PlayPad, __file__, __doc__))
