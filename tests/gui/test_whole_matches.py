"""Whole games of several matches with the mouse: every hand, cup, claim and box in the window."""

import random

import pytest

from generala_desktop.engine import legality, ranking
from generala_desktop.services import options
from generala_desktop.storage import notation
from generala_desktop.storage.seal import Seal, check_seal
from generala_desktop.words import table as words
from generala_desktop.words.readings import ReadingKind, readings
from tests.window import Table

CASES = [
    ("imprevisible", "en", 2, {}),
    ("imprevisible", "es", 3, {}),
    ("imprevisible", "en", 3, {"second_generala": "yes", "three_only_to_poker": "yes"}),
    ("imprevisible", "es", 2, {"fourth_roll": "no", "stand_freely": "yes"}),
    ("simultanea", "es", 2, {"matches": "5"}),
    ("simultanea", "en", 3, {}),
    ("simultanea", "en", 4, {"matches": "2"}),
]
WINNING_ROLLS = frozenset({9, 40, 140})
"""Rolls of a game that throw five equal, so that matches are won outright too."""


class Person:
    """Rolls, dares, claims and writes by chance, always with the mouse, and looks at every step."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.cups = self.claims = self.rolls = 0

    def play_turn(self) -> None:
        table = self.table
        assert table.offers() == {}
        assert table.claims() == {}
        seat = table.state.seat
        while self.wants_to_roll():
            self.rolls += 1
            wins = [str(self.chance.randint(1, 6)) * 5] if self.rolls in WINNING_ROLLS else []
            if wins:
                table.hold(*table.held())  # all five are thrown
            table.roll(*wins)
            self.look()
            held = self.chance.sample(range(5), self.chance.randint(0, 4))
            if legality.may_roll(table.state):
                table.hold(*held)
                assert table.held() == set(held)
        if table.second_cup.isEnabled() and self.chance.random() < 0.4:
            self.cups += 1
            table.press_second_cup()
            self.look()
        self.finish()
        between = (table.state.seat - seat - 1) % len(table.state.cards)
        if between and not table.state.over:
            names = [player.name for player in table.model.record.players]
            skipped = [names[(seat + 1 + s) % len(names)] for s in range(between)]
            assert words.passed_over(skipped) in table.message

    def wants_to_roll(self) -> bool:
        state = self.table.state
        if not state.turn.rolls:
            return True
        if legality.claimable(state):
            return False
        must = not legality.may_stand(state)
        assert not must or legality.may_roll(state)
        return must or (legality.may_roll(state) and self.chance.random() < 0.5)

    def look(self) -> None:
        """What the window shows is what the rules allow, and the readings tell the same."""
        table, state = self.table, self.table.state
        may_write = legality.may_stand(state)
        sheet = table.program.sheet
        offered = {
            (sheet.box_at(cell), sheet._faces[cell.column()][cell.row()].offer)
            for row in range(sheet.rowCount())
            for column in range(sheet.columnCount())
            if sheet.may_score(cell := sheet.index(row, column))
        }
        worth = {
            (box, state.rules.points(state.card, box, state.turn.hand))
            for box in state.open_boxes(state.seat)
        }
        assert offered == (worth if may_write else set())
        assert set(table.claims()) == set(legality.claimable(state))
        assert table.second_cup.isEnabled() == legality.may_roll_second_cup(state)
        shown = table.window.readings.shown_readings()
        assert shown == readings(state)
        told = {box for reading in shown for box in reading.boxes}
        assert told == {box for box, points in offered if points}
        assert shown or not may_write
        assert all(r.kind is not ReadingKind.MAKES for r in shown) or may_write

    def finish(self) -> None:
        table, state = self.table, self.table.state
        claims = table.claims()
        if claims:
            match = self.chance.choice(sorted(claims))
            self.claims += 1
            table.claim(match)
            assert table.state.claimant(match) == state.seat
            return
        box = self.chance.choice(list(state.open_boxes(state.seat)))
        worth = state.rules.points(state.card, box, state.turn.hand)
        table.score(box.category, box.match)
        entry = table.state.cards[state.seat].entry(box)
        assert entry is not None
        assert entry.points == worth


@pytest.mark.parametrize(("game_id", "language", "players", "choices"), CASES)
def test_a_whole_game_of_matches_with_the_mouse(
    table: Table, tmp_path, game_id: str, language: str, players: int, choices: dict[str, str]
) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.window.resize(1120, 720)
    table.play(game_id, players, **choices)
    person = Person(table, players + len(game_id))
    while not table.state.over:
        person.play_turn()
    state, window = table.state, table.window
    assert person.claims
    assert bool(person.cups) == (state.rules.turn.second_cup is not None)
    assert window.is_showing_standings()
    assert window.standings._settlement is not None
    assert window.standings._settlement.isVisible()
    assert not table.second_cup.isVisible()
    balances = [ranking.balance(state, s.seat) for s in ranking.standings(state)]
    for place, balance in zip(window.standings._places, balances, strict=True):
        assert (f"{balance:+d}".replace("-", "−") if balance else "0") in place.result
    assert sum(ranking.caps(state, seat) for seat in range(players)) == 0
    kept = (tmp_path / "data" / "running.generala").read_text(encoding="utf-8")
    assert check_seal(kept) is Seal.GOOD
    assert notation.read(kept) == table.model.record
