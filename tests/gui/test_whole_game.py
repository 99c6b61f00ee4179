"""Whole games with the mouse: dice, button and planilla, from the first roll to the standings."""

import random

import pytest

from generala_desktop.controllers.dialog_controller import PLAYABLE
from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.services import options
from generala_desktop.storage import notation
from generala_desktop.storage.seal import Seal, check_seal
from tests.window import Table

GAMES = [
    "generala",
    "generala-mayores",
    "yatzy",
    "yahtzee",
    "yahtzee-official",
    "kniffel",
    "yacht",
]
CASES = [
    (game_id, language, players)
    for number, game_id in enumerate(GAMES)
    for language, players in (("en", 1 + number % 3), ("es", 1 + (number + 1) % 3))
]


class Person:
    """Rolls, holds and writes by chance, always with the mouse, and looks at every step."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)

    def play_turn(self) -> None:
        table = self.table
        before = table.model.record
        seat = table.state.seat
        assert table.offers() == {}
        assert table.held() == set()
        rolls = self.chance.randint(1, 3)
        for roll in range(1, rolls + 1):
            table.roll()
            if table.state.seat != seat or table.state.over:
                return  # a served Generala won by itself
            assert table.window.heading.roll().count(str(roll)) >= 1
            if roll < rolls:
                table.hold(*self.chance.sample(range(5), self.chance.randint(0, 4)))
                held, locked = table.held(), len(table.state.turn.kept)
                assert len(held) < 5 or locked == 5 or not table.roll_button.isEnabled()
                if not table.roll_button.isEnabled():
                    break
        self.look()
        box = self.chance.choice([b for b, _ in table.offers().items()])
        worth = table.offers()[box]
        table.score(box)
        entry = table.state.cards[seat].entry(Box(0, box))
        assert entry is not None
        assert entry.points == worth
        assert table.face(box, seat).text == str(worth)
        assert len(table.model.record.events) > len(before.events)

    def look(self) -> None:
        """What is offered is what the rules allow, and shown for the player at turn alone."""
        table = self.table
        state = table.state
        legal = {box.category for box in legality.eligible_boxes(state)}
        assert set(table.offers()) == legal
        assert table.dice_names() == [
            name for name in table.dice_names() if name.startswith(("Die", "Dado"))
        ]


def test_the_games_are_those_that_the_window_offers() -> None:
    assert sorted(GAMES) == sorted(
        variant.id for variant in PLAYABLE if len(variant.by_default().matches) == 1
    )


@pytest.mark.parametrize(("game_id", "language", "players"), CASES)
def test_a_whole_game_with_the_mouse(
    table: Table, tmp_path, game_id: str, language: str, players: int
) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.play(game_id, players)
    person = Person(table, len(game_id) * 10 + players)
    while not table.state.over:
        person.play_turn()
    state, panel = table.state, table.window.standings
    assert table.window.is_showing_standings()
    assert panel.isVisible()
    totals = [ranking.total(state, standing.seat) for standing in ranking.standings(state)]
    assert len(panel._places) == players
    for place, total in zip(panel._places, totals, strict=True):
        assert str(total) in place.result
    winners = [place.name for place in panel._places if place.is_winner]
    assert all(name in panel.title() for name in winners) or players == 1
    assert not table.window.commands["leave"].isEnabled()
    kept = (tmp_path / "data" / "running.generala").read_text(encoding="utf-8")
    assert check_seal(kept) is Seal.GOOD
    assert notation.read(kept) == table.model.record
