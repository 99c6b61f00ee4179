"""Corrections on a sheet for real dice."""

import random

import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.correction import Events, corrected, possible_corrections
from generala_desktop.engine.events import HandLaid, Left, Scored, WinClaimed
from generala_desktop.engine.game import replay
from generala_desktop.engine.ranking import total
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.rulesets import VARIANTS, build
from tests.play import played

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


OFFICIAL = build("yahtzee-official")


def test_the_dice_of_a_later_entry_are_judged_again():
    # RULES.md, "Yahtzee bonus": with 50 in the box every further one earns 100.
    events: Events = (
        Scored(box("yahtzee"), 0),
        HandLaid((4, 4, 4, 4, 4)),
        Scored(box("fours"), 20),
    )
    events = corrected(OFFICIAL, 1, events, 0, Scored(box("yahtzee"), 50))
    assert events[-1] == Scored(box("fours"), 20, 100)
    events = corrected(OFFICIAL, 1, events, 0, Scored(box("yahtzee"), 0))
    assert events[-1] == Scored(box("fours"), 20, 0)


def test_a_double_with_known_dice_follows_the_generala():
    hand = HandLaid((3, 3, 3, 3, 3))
    events: Events = (Scored(box("generala"), 50), hand, Scored(box("double_generala"), 100))
    events = corrected(RULES, 1, events, 0, Scored(box("generala"), 0))
    assert events[-1] == Scored(box("double_generala"), 0)
    again = corrected(RULES, 1, events, 0, Scored(box("generala"), 50))
    assert again[-1] == Scored(box("double_generala"), 100)


def test_a_bonus_that_points_alone_must_have_follows():
    events: Events = (Scored(box("yahtzee"), 0), Scored(box("fours"), 20), Scored(box("chance"), 9))
    events = corrected(OFFICIAL, 1, events, 0, Scored(box("yahtzee"), 50))
    assert events[1:] == (Scored(box("fours"), 20, 100), Scored(box("chance"), 9))


def test_a_box_could_take_what_it_could_take_then():
    events = (Scored(box("fours"), 20), Scored(box("yahtzee"), 50))
    entries = possible_corrections(OFFICIAL, 1, events, 0, box("fours"))
    assert entries == {(4 * count, 0) for count in range(6)}
    for points, bonus in entries:
        corrected(OFFICIAL, 1, events, 0, Scored(box("fours"), points, bonus))


def test_nothing_could_stand_in_an_unwritten_box():
    with pytest.raises(IllegalMoveError, match="Nothing is written"):
        possible_corrections(RULES, 2, FIRST, 1, box("sixes"))


@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
def test_every_possible_correction_is_taken_or_hangs(game_id):
    players = max(2, build(game_id).players[0])
    record = played(build(game_id), players, seed=5)
    events = record.events
    chance = random.Random(game_id)
    state = record.state
    written = [(seat, e.box) for seat, card in enumerate(state.cards) for e in card.entries]
    for seat, wrong in chance.sample(written, min(12, len(written))):
        for points, bonus in possible_corrections(record.rules, players, events, seat, wrong):
            try:
                new = corrected(record.rules, players, events, seat, Scored(wrong, points, bonus))
            except IllegalMoveError as refused:
                assert "hangs" in str(refused)  # noqa: PT017 - most are taken
            else:
                entry = replay(record.rules, players, new).cards[seat].entry(wrong)
                assert entry is not None
                assert (entry.points, entry.bonus) == (points, bonus)
