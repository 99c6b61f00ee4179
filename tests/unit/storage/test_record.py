"""A record's headers, and the names of its players."""

import pytest

from generala_desktop.engine.game import replay
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.rulesets import build
from generala_desktop.storage.record import (
    Header,
    Player,
    Record,
    clean_name,
    distinct_names,
)
from tests.play import game


def record(*headers: Header) -> Record:
    return Record(build("yatzy"), (Player("Ana"),), headers=headers)


def test_a_header_is_found_by_its_name():
    assert record(Header("Date", "2026-11-29")).header("Date") == "2026-11-29"
    assert record(Header("Date", "2026-11-29")).header("Id") is None


def test_a_new_header_comes_last():
    changed = record(Header("Date", "2026-11-29")).with_header("Id", "7")
    assert changed.headers == (Header("Date", "2026-11-29"), Header("Id", "7"))


def test_a_changed_header_keeps_its_place():
    before = record(Header("Id", "7"), Header("Hints", "1"))
    assert before.with_header("Id", "8").headers == (Header("Id", "8"), Header("Hints", "1"))
    assert before.headers[0].value == "7"


def test_a_header_can_be_taken_out():
    before = record(Header("Id", "7"), Header("Hints", "1"))
    assert before.with_header("Id", None).headers == (Header("Hints", "1"),)
    assert before.with_header("Date", None) == before


def test_the_state_is_what_the_events_lead_to():
    state = game("yatzy", "33152 =threes").state
    assert state.cards[0].entries[0].points == 6
    assert state.cards[0].entries[0].hand is not None


def test_a_record_grows_with_its_state():
    whole = game("yatzy", "33152 =threes", "66666 =yatzy", "12345 =small_straight")
    grown = Record(whole.rules, whole.players)
    for event in whole.events:
        grown = grown.followed_by(event)
        assert grown.state == replay(whole.rules, 1, grown.events)
    assert grown == whole
    assert grown.with_header("Hints", "1").state is grown.state
    renamed = grown.with_players((Player("Inés"),))
    assert renamed.players[0].name == "Inés"
    assert renamed.state is grown.state


def test_other_events_must_be_possible():
    whole = game("yatzy", "33152 =threes", "66666 =yatzy")
    assert whole.with_events(whole.events[:2]) == game("yatzy", "33152 =threes")
    with pytest.raises(IllegalMoveError):
        whole.with_events((*whole.events, *whole.events))


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ana", "Ana"),
        ("  Ana  María ", "Ana María"),
        ("Ana\nMaría", "Ana María"),
        ("A\u202ena", "Ana"),  # bidirectional controls
        ("A\u2067na\u2069", "Ana"),
        ("A\x00na\x07", "Ana"),
        ("a \u200b b", "a b"),  # nothing is left between the blanks
        ("\u200b\u200b", ""),
        ("\u200d", ""),
        ("\u00ad\ufeff", ""),
        ("\u0301", ""),  # an accent on nothing
        ("\u3164x", "\u3164x"),
        ("", ""),
        (" \t\n", ""),
        ("👩\u200d👧", "👩\u200d👧"),
        ("ñandú", "ñandú"),
        ("x" * 41, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
        ("\ud800Ana", "Ana"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name, cleaned):
    assert clean_name(name) == cleaned


@pytest.mark.parametrize(
    ("names", "distinct"),
    [
        (["Ana", "Beto"], ["Ana", "Beto"]),
        (["Ana", "Ana"], ["Ana", "Ana (2)"]),
        (["Ana", "Ana", "Ana"], ["Ana", "Ana (2)", "Ana (3)"]),
        (["Ana", "Ana (2)", "Ana"], ["Ana", "Ana (2)", "Ana (3)"]),
        (["Ana", "ana"], ["Ana", "ana (2)"]),
        (["x" * 40, "x" * 40], ["x" * 40, "x" * 36 + " (2)"]),
        (["x" * 35 + " yyyy"] * 2, ["x" * 35 + " yyyy", "x" * 35 + " (2)"]),
        ([], []),
    ],
)
def test_equal_names_get_a_number(names, distinct):
    assert distinct_names(names) == distinct
