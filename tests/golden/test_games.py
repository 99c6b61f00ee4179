"""Whole games replayed line by line; what they must show is kept beside them.

The games named in BY_HAND were thought out and added up by hand (RULES.md); in the others random
moves were played by the rules, and they are here so that a change of any point is seen.
"""

import json
from pathlib import Path

import pytest

from generala_desktop.cli.report import report
from generala_desktop.engine import ranking
from generala_desktop.engine.events import TURN_ENDINGS
from generala_desktop.engine.game import replay
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record

FOLDER = Path(__file__).parent / "games"

FILES = sorted(FOLDER.glob("*.generala"))

BY_HAND = {
    # totals, winners
    "generala-leaver": ([140, 25, 215], [2]),
    "generala-mayores-served": ([291], [0]),
    "generala-tie": ([208, 208], [0, 1]),
    "generala-two-claims": ([25, 50, 57], [1]),
    "imprevisible-five-matches": ([218, 217], [1]),
    "simultanea-void": ([0, 213, 213], [1, 2]),
    "kniffel-further": ([505, 336], [0]),
    "yahtzee-official-joker": ([839], [0]),
}

ids = [file.stem for file in FILES]


def lines_of(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_the_games_thought_out_by_hand_are_all_there():
    assert set(BY_HAND) <= set(ids)
    assert len(ids) == len(BY_HAND) + 8


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_game_shows_what_is_kept_beside_it(file):
    record = notation.read(file.read_text(encoding="utf-8"))
    expected = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert report(record) == expected
    assert record.state.over


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_game_written_again_is_the_same_text(file):
    text = "\n".join(lines_of(file))
    record = notation.read(text)
    written = notation.write(record)
    assert [line for line in written.splitlines() if line] == lines_of(file)
    assert notation.read(written) == record


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_game_can_be_replayed_line_by_line(file):
    lines = lines_of(file)
    start = next(i for i, line in enumerate(lines) if not line.startswith("["))
    whole = notation.read("\n".join(lines))
    totals = [0] * len(whole.players)
    for entries, end in enumerate(range(start, len(lines) + 1)):
        record = notation.read("\n".join(lines[:end]))
        assert record.events == whole.events[: len(record.events)]
        assert sum(isinstance(event, TURN_ENDINGS) for event in record.events) == entries
        now = [ranking.total(record.state, seat) for seat in range(len(totals))]
        assert all(after >= before for before, after in zip(totals, now, strict=True))
        assert record.state.over == (end == len(lines))
        totals = now


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_game_can_be_replayed_event_by_event(file):
    whole = notation.read(file.read_text(encoding="utf-8"))
    for count in range(0, len(whole.events), max(7, len(whole.events) // 20)):
        record = notation.read(notation.write(replay_record(whole, count)))
        expected = replay(whole.rules, len(whole.players), whole.events[:count])
        assert record.state == expected


def replay_record(record: Record, count: int) -> Record:
    return Record(record.rules, record.players, record.events[:count], record.headers)


@pytest.mark.parametrize("name", BY_HAND)
def test_a_game_adds_up_as_worked_out_by_hand(name):
    state = notation.read((FOLDER / f"{name}.generala").read_text(encoding="utf-8")).state
    totals, winners = BY_HAND[name]
    assert [ranking.total(state, seat) for seat in range(len(totals))] == totals
    assert list(ranking.winners(state)) == winners


def test_the_five_matches_settle_as_worked_out_by_hand():
    """Ana wins the matches 1, 2 and 3, Beto 4 and 5: 6 against 9."""
    file = FOLDER / "imprevisible-five-matches.generala"
    state = notation.read(file.read_text(encoding="utf-8")).state
    assert [ranking.match_result(state, match).winner for match in range(5)] == [0, 0, 0, 1, 1]
    assert [ranking.balance(state, seat) for seat in range(2)] == [-3, 3]
    assert ranking.net(ranking.debts(state)) == [[0, 3], [0, 0]]
