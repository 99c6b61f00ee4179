"""How a game moves on: events, turns, rounds, and what cannot have happened."""

import pytest

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import (
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.game import apply, decide, replay, verify
from generala_desktop.engine.moves import (
    ClaimWin,
    LayHand,
    Leave,
    Roll,
    RollSecondCup,
    Score,
    WritePoints,
)
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.state import Turn, start
from generala_desktop.rulesets import build
from tests.play import state

THREES = Box(0, "threes")
NONE: frozenset[int] = frozenset()


def no_dice() -> ScriptedDice:
    return ScriptedDice([])


def test_a_roll_throws_only_the_dice_not_held():
    before = state("generala", "33152")
    event = decide(before, Roll(frozenset({0, 1})), ScriptedDice([6, 3, 6, 5]))
    assert event == Rolled(frozenset({0, 1}), (3, 3, 6, 3, 6))
    assert apply(before, event).turn == Turn(2, (3, 3, 6, 3, 6), frozenset({0, 1}), served=False)


def test_the_first_roll_throws_five():
    event = decide(state("generala"), Roll(), ScriptedDice([3, 3, 1, 5, 2]))
    assert event == Rolled(NONE, (3, 3, 1, 5, 2))


def test_an_illegal_move_is_not_decided():
    with pytest.raises(IllegalMoveError):
        decide(state("generala"), Score(THREES), no_dice())


def test_each_move_becomes_its_event():
    laid = decide(state("generala"), LayHand((1, 2, 3, 4, 5)), no_dice())
    assert laid == HandLaid((1, 2, 3, 4, 5))
    scored = decide(state("generala", "33152"), Score(THREES), no_dice())
    assert scored == Scored(THREES, 6)
    written = decide(state("generala"), WritePoints(THREES, 9), no_dice())
    assert written == Scored(THREES, 9)
    assert decide(state("generala", "44444"), ClaimWin(0), no_dice()) == WinClaimed(0)
    assert decide(state("generala"), Leave(), no_dice()) == Left()
    third = state("imprevisible", "66612 ...34 ...12", players=2)
    cup = decide(third, RollSecondCup(), ScriptedDice([6, 1, 3, 4, 5]))
    assert cup == SecondCupRolled((6, 1, 3, 4, 5))


def test_a_scored_yahtzee_carries_its_bonus():
    before = state("yahtzee-official", "11111 =yahtzee", "22222")
    event = decide(before, Score(Box(0, "twos")), no_dice())
    assert event == Scored(Box(0, "twos"), 10, 100)


@pytest.mark.parametrize(
    ("game_id", "rolls", "served"),
    [
        ("generala", "12345", True),
        ("generala", "11234 12345", False),
        ("generala", "11234 ..345", False),
        ("generala-mayores", "12345", True),
        ("generala-mayores", "11234 12345", True),
        ("generala-mayores", "11234 11234 12345", True),
        ("generala-mayores", "12346 ....5", False),
        ("generala-mayores", "12345 ....5", False),  # the same again, but touched
        ("yatzy", "12345", False),
        ("simultanea", "11234 12345", True),
        ("imprevisible", "11234 12345", True),
    ],
)
def test_a_hand_is_served_by_the_game_s_own_reading(game_id, rolls, served):
    """RULES.md §2.4."""
    players = 2 if game_id in {"simultanea", "imprevisible"} else 1
    assert state(game_id, rolls, players=players).turn.served is served


def test_an_entry_ends_the_turn_and_keeps_its_dice():
    after = state("generala", "33152 =threes", players=2)
    assert after.seat == 1
    assert after.turn == Turn()
    (entry,) = after.cards[0].entries
    assert (entry.box, entry.points) == (THREES, 6)
    assert entry.hand is not None
    assert entry.hand.faces == (3, 3, 1, 5, 2)
    assert after.cards[1].entries == ()


def test_the_turn_passes_in_playing_order_and_round_again():
    seats = [state("yatzy", *["11234 =chance"] * count, players=3).seat for count in range(4)]
    assert seats[:3] == [0, 1, 2]
    assert state("yatzy", *["=ones:0"] * 3, players=3).seat == 0


# --- Wins outright ------------------------------------------------------------------------------


def test_after_a_served_generala_the_others_play_out_the_round():
    """RULES.md §3.3."""
    begun = state("generala", "11234 =ones", "44444 !", players=3)
    assert not begun.over
    assert begun.seat == 2
    assert state("generala", "11234 =ones", "44444 !", "11234 =ones", players=3).over
    assert begun.cards[1].entries == ()


def test_several_may_claim_in_one_round():
    over = state("generala", "44444 !", "11111 !", players=2)
    assert over.over
    assert over.claims == ((0, 0), (0, 1))


def test_a_served_generala_may_end_the_game_at_once():
    """RULES.md §4.4."""
    options = {"served_generala": "wins_now"}
    over = state("generala", "44444 !", players=3, options=options)
    assert over.over
    assert over.turn == Turn()


def test_the_round_is_played_out_without_those_who_left():
    turns = ("11234 =ones", "x", "11234 =ones")
    begun = state("generala", *turns, "44444 !", players=3)
    assert not begun.over
    assert begun.seat == 2
    assert state("generala", *turns, "44444 !", "x", players=3).over
    assert state("generala", *turns, "44444 !", "11234 =twos", players=3).over


def test_a_round_ends_when_the_last_who_stays_has_claimed():
    turns = ("11234 =ones", "11234 =ones", "x")
    over = state("generala", *turns, "11234 =twos", "44444 !", players=3)
    assert over.over


def test_a_dormida_ends_its_match_alone():
    after = state("imprevisible", "44444 !3", players=2)
    assert not after.over
    assert after.seat == 1
    assert after.claimant(2) == 0


def test_a_game_ends_when_every_match_was_won():
    turns = [f"44444 !{match}" for match in (1, 2, 3, 4, 5)]
    assert not state("imprevisible", *turns[:4], players=2).over
    assert state("imprevisible", *turns, players=2).over


# --- Skipping and leaving -----------------------------------------------------------------------


def test_a_player_without_an_open_box_is_passed_over():
    """RULES.md §10.6: Ana wrote in a match that then ended; Beto has boxes left."""
    categories = [box.category for box in build("simultanea").boxes[:10]]
    turns = []
    for box in categories:  # Ana fills match 1, Beto match 2
        turns += [f"=1/{box}:0", f"=2/{box}:0"]
    before = state("simultanea", *turns, players=2, options={"matches": "2"})
    assert before.seat == 0
    after = state("simultanea", *turns, "!2", players=2, options={"matches": "2"})
    assert not after.may_play(0)
    assert after.seat == 1
    again = state("simultanea", *turns, "!2", "=1/ones:0", players=2, options={"matches": "2"})
    assert again.seat == 1
    assert not again.over


def test_a_turn_dropped_in_the_middle_writes_nothing():
    after = state("yatzy", "11234 ..345 x", players=2)
    assert after.cards[0].entries == ()
    assert after.turn == Turn()
    assert after.left == {0}


def test_one_alone_goes_on_and_the_last_ends_the_game():
    """RULES.md §2.9."""
    assert not state("yatzy", "x", "x", players=3).over
    assert state("yatzy", "x", "x", "=ones:0", players=3).seat == 2
    assert state("yatzy", "x", "x", "x", players=3).over


# --- What cannot have happened ------------------------------------------------------------------

UNTRUE = [
    (("33152",), Rolled(frozenset({0}), (4, 1, 1, 1, 1)), reasons.HELD_CHANGED),
    (("33152",), Rolled(NONE, (1, 1, 1, 1)), reasons.NEEDS_ALL_DICE),
    (("33152",), Rolled(NONE, (1, 1, 1, 1, 7)), reasons.NEEDS_ALL_DICE),
    (("33152",), Rolled(NONE, (0, 1, 1, 1, 1)), reasons.NEEDS_ALL_DICE),
    ((), HandLaid((1, 2, 3, 4, 9)), reasons.NEEDS_ALL_DICE),
    ((), HandLaid((1, 2)), reasons.NEEDS_ALL_DICE),
    (("33152",), Scored(THREES, 7), reasons.POINTS_WRONG.fill(points=7, right=6)),
    (("33152",), Scored(THREES, 6, 100), reasons.BONUS_WRONG.fill(bonus=100, right=0)),
    ((), Scored(THREES, 7), reasons.POINTS_IMPOSSIBLE.fill(points=7)),
    (("33152",), WinClaimed(), reasons.NOTHING_TO_CLAIM),
    (("x",), Left(), reasons.GAME_OVER),
    ((), SecondCupRolled((1, 2, 3, 4, 5)), reasons.NO_SECOND_CUP),
]


@pytest.mark.parametrize(("turns", "event", "reason"), UNTRUE)
def test_what_the_rules_do_not_allow_cannot_have_happened(turns, event, reason):
    with pytest.raises(IllegalMoveError) as caught:
        verify(state("generala", *turns), event)
    assert caught.value.reason == reason


def test_a_second_cup_throws_five_dice():
    third = state("imprevisible", "66612 ...34 ...12", players=2)
    for faces in ((1, 2, 3, 4), (1, 2, 3, 4, 7)):
        with pytest.raises(IllegalMoveError) as caught:
            verify(third, SecondCupRolled(faces))
        assert caught.value.reason == reasons.NEEDS_ALL_DICE


def test_replay_folds_verified_events():
    rules = build("yatzy")
    events: list[Event] = [Rolled(NONE, (3, 3, 1, 5, 2)), Scored(THREES, 6)]
    assert replay(rules, 1, []) == start(rules, 1)
    assert replay(rules, 1, events).cards[0].holds_points(THREES)
    with pytest.raises(IllegalMoveError):
        replay(rules, 1, [*events, *events])
