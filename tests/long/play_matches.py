"""Plays a whole game of several matches in the real window, and looks at what it shows.

    .venv/bin/python tests/long/play_matches.py --game imprevisible --players 3 --pictures /tmp/pictures

Compulsory rolls refused, the second cup, matches won outright, the settlement. Like play_window.py,
which it shares its screen, its hands and its arguments with.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from generala_desktop.compat import override
from generala_desktop.engine import legality, ranking, reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import WinClaimed
from generala_desktop.storage import notation
from generala_desktop.views.scoresheet.match_heads import ClaimButton
from generala_desktop.words.readings import readings
from generala_desktop.words.say import say
from tests.long.person import Script
from tests.long.play_window import Play, main

SHORT = 14
"""Turns of a game that is not played out."""


class PlayMatches(Play):
    """Dares the second cup now and then, and wins outright what can be won."""

    cups = claims = refusals = 0

    @override
    def script(self) -> Script:
        yield lambda: self.person.dialog() is not None
        self.picture("1-new-game")
        yield from self.choose()
        yield from self.opening()
        assert self.window.guide.isVisible(), "a newcomer is not guided"
        self.picture("2-guided")
        yield from self.game(limit=None if self.plan.whole else SHORT)
        assert not self.window.guide.isVisible()
        if self.plan.whole:
            yield from self.after_the_end()
            yield from self.rematch()
        print(f"{self.cups} second cups, {self.claims} matches won, {self.refusals} refusals")
        self.hands.press("ctrl+q")
        yield lambda: not self.window.isVisible()

    @override
    def turn(self) -> Script:
        self.turns += 1
        yield from self.check_cloth()
        number = 0
        while self.wants_to_roll():
            number += 1
            yield from self.roll(number)
            self.look_at_hand()
            if self.turns == 1:
                self.picture(f"3-roll-{number}")
            if number == 1 and not legality.may_stand(self.model.state):
                yield from self.write_too_early()
            if legality.may_roll(self.model.state) and not legality.claimable(self.model.state):
                yield from self.hold()
                if len(self.window.dice._table.held()) == 5:
                    self.hands.press("ctrl+1")
                    yield lambda: len(self.window.dice._table.held()) == 4
        if self.window.footer._second_cup.isEnabled() and self.chance.random() < 0.4:
            yield from self.throw_second_cup()
        if legality.claimable(self.model.state):
            yield from self.win()
        else:
            yield from self.write()

    def wants_to_roll(self) -> bool:
        state = self.model.state
        if not state.turn.rolls:
            return True
        if legality.claimable(state) or not legality.may_roll(state):
            return False
        return not legality.may_stand(state) or self.chance.random() < 0.4

    def look_at_hand(self) -> None:
        """Offers, readings, claims and the second cup are what the rules say."""
        state = self.model.state
        may_write = legality.may_stand(state)
        assert set(self._offers()) == (set(state.open_boxes(state.seat)) if may_write else set())
        assert self.window.readings.shown_readings() == readings(state)
        assert set(self.heads()) == set(legality.claimable(state))
        cup = self.window.footer._second_cup
        assert cup.isEnabled() == legality.may_roll_second_cup(state)
        assert self.person.roll_button.isEnabled() == legality.may_roll(state)

    def heads(self) -> dict[int, ClaimButton]:
        found = self.window.sheet.findChildren(ClaimButton)
        return {head.match: head for head in found if not head.isHidden()}

    def write_too_early(self) -> Script:
        self.refusals += 1
        record, state = self.model.record, self.model.state
        if self.plan.by_keys:
            self.hands.press("Return")
        else:
            self.person.click_cell(state.open_boxes(state.seat)[0], state.seat)
        yield lambda: self.window.footer.message() == say(reasons.MUST_ROLL_ON)
        if self.refusals == 1:
            yield from self.wait(0.2)
            self.picture("3-compulsory")
        assert self.model.record == record

    def throw_second_cup(self) -> Script:
        self.cups += 1
        white = self.model.state.turn.faces
        if self.plan.by_keys:
            self.hands.press("c")
        else:
            self.person.click(self.window.footer._second_cup)
        yield lambda: bool(self.model.state.turn.extra)
        yield self._is_settled
        assert self.model.state.turn.faces == white
        assert all(label.isVisible() for label in self.window.dice._second)
        self.look_at_hand()
        if self.cups < 3:
            yield from self.wait(0.2)
            self.picture(f"4-second-cup-{self.cups}")

    def win(self) -> Script:
        self.claims += 1
        seat = self.model.state.seat
        if self.claims == 1:
            yield from self.wait(0.2)
            self.picture("5-choose-match")
        heads = self.heads()
        match = max(heads)
        if self.plan.by_keys:
            if self.window.focusWidget() is not heads[match]:
                self.hands.press("Return")
            yield lambda: self.window.focusWidget() is heads[match]
            if len(heads) > 1:
                match = sorted(heads)[-2]
                self.hands.press("Left")
                yield lambda: self.window.focusWidget() is heads[match]
            self.hands.press("Return")
        else:
            self.person.click(heads[match])
        yield lambda: isinstance(self.model.record.events[-1], WinClaimed)
        assert self.model.state.claimant(match) == seat
        if self.claims == 1:
            yield from self.wait(0.4)
            self.picture("5-won")
        yield lambda: not self.window.celebration.is_on()

    @override
    def write_in(self, box: Box) -> Script:
        state, points = self.model.state, self._offers()[box]
        events = len(self.model.record.events)
        if self.plan.by_keys:
            sheet = self.window.sheet
            if not (sheet.hasFocus() and sheet._may_write_here()):
                self.hands.press("Return")
                yield lambda: sheet.hasFocus() and sheet._may_write_here()
            yield from self.person.walk_to_cell(box, state.seat)
            self.hands.press("Return")
        else:
            sheet = self.window.sheet
            sheet.scrollTo(self.program.sheet.index_of(box, state.seat))
            self.person.click_cell(box, state.seat)
        yield lambda: len(self.model.record.events) > events
        entry = self.model.state.cards[state.seat].entry(box)
        assert entry is not None, "the entry went elsewhere"
        assert entry.points == points, "the preview promised something else"
        assert not self._offers(), "previews of the turn before"

    @override
    def check_sheet(self) -> None:
        """What the columns show adds up, and is what the text of the game says."""
        sheet, state = self.program.sheet, self.model.state
        again = notation.read(notation.write(self.model.record)).state
        assert again == state, "the game's text tells another game"
        for column, (match, seat) in enumerate(sheet.columns):
            result = sheet.index(sheet.rowCount() - 1, column).data()
            assert int(result) == state.rules.total(state.cards[seat], match)

    @override
    def after_the_end(self) -> Script:
        yield from super().after_the_end()
        settlement = self.window.standings._settlement
        assert settlement is not None
        assert settlement.isVisible()
        caps = [ranking.caps(self.model.state, seat) for seat in range(len(self.names))]
        assert sum(caps) == 0
        yield from self.wait(6)
        self.picture("7-settled")

    @staticmethod
    def wait(seconds: float) -> Script:
        """Give the screen time to show what a picture is taken of."""
        until = time.monotonic() + seconds
        yield lambda: time.monotonic() > until

    def rematch(self) -> Script:
        if self.plan.by_keys:
            self.hands.press("r")
        else:
            self.person.click(self.window.standings._rematch)
        yield from self.opening()
        assert not self.window.guide.isVisible(), "guided twice"
        yield from self.turn()


if __name__ == "__main__":
    sys.exit(main(PlayMatches, __file__, __doc__))
