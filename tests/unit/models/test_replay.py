"""A game as steps to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from generala_desktop.engine.events import TURN_ENDINGS, Rolled
from generala_desktop.models.replay import Replay
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record

GAMES = sorted(Path("tests/golden/games").glob("*.generala"))


def read(text: str) -> Record:
    record = next(iter(notation.read_all(text)))
    assert isinstance(record, Record)
    return record


@pytest.fixture
def replay() -> Replay:
    return Replay(
        read(
            '[Rules "generala 1"]\n[Player "Ana" human]\n[Player "Beto" human]\n\n'
            "33152 ..636 ....1 =threes:9\n12345 =straight:25\n44123\n"
        )
    )


def test_every_roll_hold_and_entry_is_a_step(replay: Replay) -> None:
    assert [(step.events, sorted(step.held)) for step in replay.steps] == [
        (0, []),
        (1, []),
        (1, [0, 1]),
        (2, []),
        (2, [0, 1, 2, 3]),
        (3, []),
        (4, []),
        (5, []),
        (6, []),
        (7, []),
    ]
    assert replay.last == 9


def test_turns_are_where_nobody_has_rolled(replay: Replay) -> None:
    assert replay.turns == (0, 6, 8)
    assert replay.next_turn(0) == 6
    assert replay.next_turn(6) == 8
    assert replay.next_turn(8) == replay.last
    assert replay.previous_turn(9) == 8
    assert replay.previous_turn(8) == 6
    assert replay.previous_turn(3) == 0
    assert replay.previous_turn(0) == 0


def test_a_step_is_found_by_its_events(replay: Replay) -> None:
    assert replay.step_after(0) == 0
    assert replay.step_after(2) == 3
    assert replay.step_after(7) == replay.last


def test_a_roll_knows_whether_its_hold_is_seen(replay: Replay) -> None:
    assert replay.is_seen_as_hold(1)
    assert not replay.is_seen_as_hold(0)
    assert not replay.is_seen_as_hold(3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_every_step_stands_as_the_game_stood(game: Path) -> None:
    record = read(game.read_text())
    replay = Replay(record)
    assert replay.state(replay.last) == record.state
    for number, step in enumerate(replay.steps):
        at = replay.record_at(number)
        assert at.state == replay.state(number)
        if step.held:
            following = record.events[step.events]
            assert isinstance(following, Rolled)
            assert following.keep == step.held
    endings = sum(isinstance(event, TURN_ENDINGS) for event in record.events)
    assert len(replay.turns) in {endings, endings + 1}
