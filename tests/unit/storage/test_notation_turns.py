"""Turns as text: rolls, entries, claims, departures, and what is refused."""

import pytest

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import (
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError
from tests.play import cards, game, refusal, text

THIRD = "66612 ...34 ...12"
"""Three rolls, the last of them not of all five dice."""


def events(game_id, *turns, players=1, options=None):
    return game(game_id, *turns, players=players, options=options).events


def test_rolls_are_read_place_by_place():
    assert events("generala", "33152 ..636 3.2.3 =threes") == (
        Rolled(frozenset(), (3, 3, 1, 5, 2)),
        Rolled(frozenset({0, 1}), (3, 3, 6, 3, 6)),
        Rolled(frozenset({1, 3}), (3, 3, 2, 3, 3)),
        Scored(Box(0, "threes"), 12),
    )


def test_points_may_be_said_or_left_out():
    assert events("generala", "33152 =threes:6") == events("generala", "33152 =threes")


def test_a_turn_may_be_left_in_the_middle_at_the_end():
    state = game("generala", "33152 =threes", "11234 ..666").state
    assert (state.seat, state.turn.rolls, state.turn.faces) == (0, 2, (1, 1, 6, 6, 6))


def test_a_typed_hand_is_not_served():
    record = game("generala", "~12345 =straight:20")
    assert record.events[0] == HandLaid((1, 2, 3, 4, 5))
    assert cards(record) == [{"straight": 20}]
    assert "~12345 =straight:20\n" in notation.write(record)


def test_a_typed_generala_does_not_win():
    assert cards(game("generala", "~55555 =generala")) == [{"generala": 50}]


def test_the_second_cup_is_read_and_written():
    record = game("imprevisible", f"{THIRD} +61345 =1/sixes", players=2)
    assert record.events[3] == SecondCupRolled((6, 1, 3, 4, 5))
    assert f"{THIRD} +61345 =1/sixes:16\n" in notation.write(record)


def test_a_named_number_is_read_and_written():
    options = {"declare_target": "yes"}
    record = game("imprevisible", f"{THIRD} +6:61345 =1/sixes", players=2, options=options)
    assert record.events[3] == SecondCupRolled((6, 1, 3, 4, 5), 6)
    assert f"{THIRD} +6:61345 =1/sixes:16\n" in notation.write(record)


def test_a_typed_hand_may_be_followed_by_the_second_cup():
    record = game("imprevisible", "~66612 +61345 =1/four_of_a_kind", players=2)
    assert cards(record)[0] == {"four_of_a_kind": 40}


def test_points_alone_are_a_turn():
    record = game("generala", "=threes:12", "=straight:25", "=twos:0")
    assert cards(record) == [{"threes": 12, "straight": 25, "twos": 0}]
    assert all(entry.hand is None for entry in record.state.cards[0].entries)
    assert "\n=threes:12\n=straight:25\n=twos:0\n" in notation.write(record)


def test_a_turn_without_dice_carries_its_bonus():
    record = game("yahtzee-official", "=yahtzee:50", "=fives:25+100", "=ones:3")
    assert record.state.rules.total(record.state.cards[0], 0) == 178
    assert "=fives:25+100\n" in notation.write(record)


def test_a_turn_with_dice_earns_its_bonus_by_itself():
    plain = game("yahtzee-official", "11111 =yahtzee", "22222 =twos:10")
    assert plain.events[-1] == Scored(Box(0, "twos"), 10, 100)
    assert game("yahtzee-official", "11111 =yahtzee", "22222 =twos:10+100") == plain
    assert "22222 =twos:10\n" in notation.write(plain)
    assert refusal("yahtzee-official", "11111 =yahtzee", "22222 =twos:10+0") == (
        2,
        "The hand earns a bonus of 100, not 0.",
    )


def test_matches_are_numbered_from_1():
    record = game("simultanea", "33152 =3/threes", "44444 !2", players=2)
    assert record.events[1] == Scored(Box(2, "threes"), 6)
    assert record.events[3] == WinClaimed(1)
    assert "33152 =3/threes:6\n44444 !2\n" in notation.write(record)


def test_a_single_match_may_be_named_too():
    assert events("generala", "33152 =1/threes") == events("generala", "33152 =threes")


def test_a_win_is_claimed_with_or_without_dice():
    assert events("generala", "44444 !")[-1] == WinClaimed()
    assert events("generala", "!") == (WinClaimed(),)
    assert events("simultanea", "!3", players=2) == (WinClaimed(2),)
    assert "\n!\n" in notation.write(game("generala", "!"))


def test_a_player_leaves_before_or_in_his_turn():
    assert events("generala", "x", players=2) == (Left(),)
    record = game("generala", "33152 ..666 x", "33152 =threes", players=2)
    assert record.state.left == {0}
    assert record.state.seat == 1
    assert "33152 ..666 x\n" in notation.write(record)


REFUSED = [
    # What cannot be read.
    (["33152 hello"], "“hello” cannot be read as part of a turn."),
    (["331527 =threes"], "“331527” cannot be read as part of a turn."),
    (["33157 =threes"], "“33157” cannot be read as part of a turn."),
    (["33150 =threes"], "“33150” cannot be read as part of a turn."),
    (["3315 =threes"], "“3315” cannot be read as part of a turn."),
    (["33152 =Threes"], "“=Threes” cannot be read as part of a turn."),
    (["33152 =threes:-6"], "“=threes:-6” cannot be read as part of a turn."),
    (["33152 =threes:6.0"], "“=threes:6.0” cannot be read as part of a turn."),
    (["33152 =threes:10000"], "“=threes:10000” cannot be read as part of a turn."),
    (["=threes:" + "9" * 5000], "“=threes:999999999999…” cannot be read as part of a turn."),
    (["33152 =threes:6+"], "“=threes:6+” cannot be read as part of a turn."),
    (["33152 =threes+100"], "“=threes+100” cannot be read as part of a turn."),
    (["33152 =123/threes"], "“=123/threes” cannot be read as part of a turn."),
    (["٣٣١٥٢"], "“٣٣١٥٢” cannot be read as part of a turn."),
    (["33152\x00"], "“33152\x00” cannot be read as part of a turn."),
    (["!1x"], "“!1x” cannot be read as part of a turn."),
    (["X"], "“X” cannot be read as part of a turn."),
    (["~1234"], "“~1234” cannot be read as part of a turn."),
    (["{token}"], "“{token}” cannot be read as part of a turn."),
    # What contradicts the rules.
    ([".3152"], "The first roll throws all dice."),
    (["33152 ....."], "At least one die must be thrown."),
    (["33152 ..636 ..636 ..636"], "There is no roll left in this turn."),
    (["33152 =threes:9"], "The hand is worth 6 there, not 9."),
    (["33152 =threes:6+100"], "The hand earns a bonus of 0, not 100."),
    (["33152 =nothing"], "There is no such box."),
    (["33152 =yatzy:50"], "There is no such box."),
    (["33152 =2/threes"], "There is no match 2."),
    (["33152 =0/threes"], "There is no match 0."),
    (["33152 !2"], "There is no match 2."),
    (["=threes"], "A turn without dice must say its points."),
    (["=threes:7"], "No hand is worth 7 there."),
    (["=threes:18"], "No hand is worth 18 there."),
    (["=threes:6+100"], "The hand earns a bonus of 0, not 100."),
    (["=double_generala:100"], "No hand is worth 100 there."),
    (["33152 =threes 33152"], "Nothing can follow the entry of a turn."),
    (["44444 ! =threes"], "Nothing can follow the entry of a turn."),
    (["x 33152"], "Nothing can follow the entry of a turn."),
    (["33152 ~33152"], "This turn already has dice."),
    (["~33152 33152"], "There is no roll left in this turn."),
    (["33152 !"], "These dice win nothing outright here."),
    (["11234 44444 !"], "These dice win nothing outright here."),
    (["44444 =fours"], "A served Generala wins: nothing else can be done."),
    (["44444 44444"], "A served Generala wins: nothing else can be done."),
    (["33152 +44444"],
     "The second cup can only be thrown once, after the third roll, where it is played."),
]  # fmt: skip


@pytest.mark.parametrize(("turns", "reason"), REFUSED)
def test_a_turn_against_the_rules_is_refused(turns, reason):
    assert refusal("generala", *turns) == (len(turns), reason)


SECOND_TURN = [
    ("33152 =threes", "33153 =threes", "This box is already filled."),
    ("33152 =threes", "=threes:9", "This box is already filled."),
    ("33152", "33152 =threes", "The turn before this one has no entry."),
    ("44444 !", "33152", "The game is over."),
    ("44444 !", "33152 =threes", "The game is over."),
    ("44444 !", "=threes:3", "The game is over."),
    ("44444 !", "x", "The game is over."),
    ("x", "33152", "The game is over."),
    ("x", "~33152", "The game is over."),
    ("x", "!", "The game is over."),
]


@pytest.mark.parametrize(("first", "second", "reason"), SECOND_TURN)
def test_a_second_turn_against_the_rules_is_refused_in_its_line(first, second, reason):
    assert refusal("generala", first, second) == (2, reason)


IMPREVISIBLE = [
    (["66612 =sixes"], "Several matches are played: say which one."),
    (["44444 !"], "Several matches are played: say which one."),
    (["66612 =6/sixes"], "There is no match 6."),
    (["44444 !6"], "There is no match 6."),
    (
        ["66612 =1/sixes"],
        str(reasons.MUST_ROLL_ON),
    ),
    ([THIRD + " +6:61345"],
     "A number is named before the second cup only where the table asks for it."),
    ([THIRD + " +61345 +61345"],
     "The second cup can only be thrown once, after the third roll, where it is played."),
    ([THIRD + " +61345 66666"], "There is no roll left in this turn."),
    ([THIRD + " +61345 =1/sixes:40"], "The hand is worth 16 there, not 40."),
    (["+61345"],
     "The second cup can only be thrown once, after the third roll, where it is played."),
    (["44444 !1", "66612 ...34 ...12 =1/sixes"], "This match has ended."),
    (["44444 !1", "=1/sixes:16"], "This match has ended."),
    (["44444 !1", "44444 !1"], "These dice win nothing outright here."),
    (["44444 !1", "!1"], "These dice win nothing outright here."),
    (["=1/sixes:17"], "No hand is worth 17 there."),
    (["=1/straight:20"], "No hand is worth 20 there."),
    (["=1/generala:46"], "No hand is worth 46 there."),
]  # fmt: skip


@pytest.mark.parametrize(("turns", "reason"), IMPREVISIBLE)
def test_a_turn_of_several_matches_against_the_rules_is_refused(turns, reason):
    assert refusal("imprevisible", *turns, players=2) == (len(turns), reason)


@pytest.mark.parametrize("cup", ["+61345", "+7:61345"])
def test_a_number_must_be_named_where_the_table_asks_for_it(cup):
    source = text("imprevisible", f"{THIRD} {cup}", players=2, options={"declare_target": "yes"})
    (game,) = notation.read_all(source)
    assert isinstance(game, NotationError)


def test_a_locked_die_thrown_again_is_refused():
    turn = "33152 ..624 3..24"
    reason = "A die set aside stays there for the rest of the turn."
    assert refusal("generala", turn, options={"holds": "locked"}) == (1, reason)
    assert events("generala", turn)


def test_a_joker_must_go_to_its_own_number():
    turns = ("11111 =yahtzee", "22222 =full_house")
    assert refusal("yahtzee-official", *turns) == (2, "The rules ask for another box now.")


def test_a_sheet_without_dice_keeps_to_the_order_of_boxes():
    options = {"order": "down"}
    assert refusal("generala", "=twos:4", options=options) == (
        1,
        "The rules ask for another box now.",
    )
    assert events("generala", "=ones:3", "=twos:4", options=options)


def test_a_win_needs_an_open_box_where_matches_are_played():
    full = [line for box in ("ones", "twos", "threes", "fours", "fives", "sixes", "straight",
                             "full_house", "four_of_a_kind", "generala")
            for line in (f"=1/{box}:0", f"=2/{box}:0")]  # fmt: skip
    reason = "These dice win nothing outright here."
    assert refusal("simultanea", *full, "!1", players=2) == (21, reason)
    assert refusal("simultanea", *full, "44444 !1", players=2) == (21, reason)
    assert events("simultanea", *full, "44444 !2", players=2)
