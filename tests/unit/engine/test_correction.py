"""Corrections on a sheet for real dice."""

import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.correction import corrected
from generala_desktop.engine.events import HandLaid, Left, Scored, WinClaimed
from generala_desktop.engine.game import replay
from generala_desktop.engine.ranking import total
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.rulesets import build

RULES = build("generala")


def box(category):
    return Box(0, category)


FIRST = (
    HandLaid((6, 6, 6, 1, 2)),
    Scored(box("sixes"), 18),
    Scored(box("straight"), 25),
    Scored(box("generala"), 50),
    Scored(box("ones"), 3),
)


def test_a_corrected_entry_counts_and_forgets_its_dice():
    events = corrected(RULES, 2, FIRST, 0, Scored(box("sixes"), 24))
    assert events[0] == Scored(box("sixes"), 24)
    state = replay(RULES, 2, events)
    assert total(state, 0) == 74
    assert state.cards[0].entries[0].hand is None


def test_only_the_players_own_entry_is_corrected():
    events = corrected(
        RULES, 2, (*FIRST, Scored(box("straight"), 20)), 1, Scored(box("straight"), 0)
    )
    state = replay(RULES, 2, events)
    assert [total(state, seat) for seat in (0, 1)] == [88, 3]


def test_an_unwritten_box_cannot_be_corrected():
    with pytest.raises(IllegalMoveError, match="Nothing is written"):
        corrected(RULES, 2, FIRST, 0, Scored(box("straight"), 20))


def test_impossible_points_are_refused():
    with pytest.raises(IllegalMoveError, match="No hand is worth 19"):
        corrected(RULES, 2, FIRST, 0, Scored(box("sixes"), 19))


def test_a_later_entry_that_hangs_on_the_corrected_one_is_named():
    # RULES.md, "Generala": the double needs a Generala with points.
    events = (*FIRST, Scored(box("double_generala"), 100))
    with pytest.raises(IllegalMoveError, match="Double Generala hangs on this entry"):
        corrected(RULES, 2, events, 0, Scored(box("generala"), 0))


def test_turns_without_an_entry_stay_as_they_are():
    events = (*FIRST, WinClaimed(0), Left())
    assert corrected(RULES, 3, events, 2, Scored(box("generala"), 0)) == (
        *FIRST[:3],
        Scored(box("generala"), 0),
        Scored(box("ones"), 3),
        WinClaimed(0),
        Left(),
    )


def test_an_unfinished_turn_is_kept():
    events = (*FIRST, HandLaid((1, 2, 3, 4, 6)))
    assert corrected(RULES, 2, events, 1, Scored(box("straight"), 20))[-1] == events[-1]
