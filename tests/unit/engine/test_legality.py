"""What may be done, and why not (RULES.md §2)."""

import pytest

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.legality import (
    claimable,
    eligible_boxes,
    is_legal,
    is_locked,
    legal_moves,
    may_roll,
    may_roll_second_cup,
    may_stand,
    must_claim,
    require,
)
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
from generala_desktop.rulesets import build
from tests.play import state

ONES = Box(0, "ones")
CLOSED_GENERALAS = tuple(
    line for match in range(1, 6) for line in (f"={match}/generala:0", f"={match}/ones:0")
)
"""Ana's Generala boxes are closed in all matches, Beto's are open."""


def kept(*places: int) -> Roll:
    return Roll(frozenset(places))


def why(before, move):
    with pytest.raises(IllegalMoveError) as caught:
        require(before, move)
    return caught.value.reason


def test_before_the_first_roll_all_dice_must_be_thrown():
    before = state("generala")
    assert list(legal_moves(before)) == [Roll()]
    assert why(before, kept(0)) == reasons.NOTHING_TO_HOLD
    assert why(before, Score(ONES)) == reasons.NO_ROLL_YET
    assert not may_stand(before)


def test_after_a_roll_any_die_may_be_held_but_not_all():
    before = state("generala", "33152")
    rolls = [move for move in legal_moves(before) if isinstance(move, Roll)]
    assert len(rolls) == 31
    assert why(before, kept(0, 1, 2, 3, 4)) == reasons.ALL_HELD
    assert why(before, kept(0, 5)) == reasons.NO_SUCH_DIE
    assert why(before, kept(-1)) == reasons.NO_SUCH_DIE


def test_after_the_third_roll_only_boxes_are_left():
    before = state("generala", "33152 ..636 ..612")
    assert {type(move) for move in legal_moves(before)} == {Score}
    assert why(before, Roll()) == reasons.NO_ROLL_LEFT
    assert not may_roll(before)


def test_free_dice_may_be_taken_up_again():
    before = state("generala", "33152 ..636")
    assert not is_locked(before, 0)
    assert is_legal(before, kept(2, 4))


def test_locked_dice_stay_for_the_rest_of_the_turn():
    before = state("generala-mayores", "33152 ..636")
    assert [place for place in range(5) if is_locked(before, place)] == [0, 1]
    assert why(before, kept(0, 2)) == reasons.DIE_LOCKED
    rolls = [move.keep for move in legal_moves(before) if isinstance(move, Roll)]
    assert len(rolls) == 7
    assert all({0, 1} <= keep for keep in rolls)


def test_nothing_is_locked_after_a_roll_of_all_five():
    """RULES.md §2.2: after the first roll all five may be thrown again, also twice."""
    for rolls in ("33152", "33152 66245"):
        before = state("generala-mayores", rolls)
        assert not any(is_locked(before, place) for place in range(5))
        assert is_legal(before, Roll())


def test_a_closed_box_cannot_be_written_again():
    before = state("generala", "33152 =threes", "33152")
    assert why(before, Score(Box(0, "threes"))) == reasons.BOX_FILLED
    assert Box(0, "threes") not in eligible_boxes(before)
    zero = state("generala", "11245 =threes", "33152")
    assert why(zero, Score(Box(0, "threes"))) == reasons.BOX_FILLED


@pytest.mark.parametrize("box", [Box(0, "yacht"), Box(1, "ones"), Box(-1, "ones")])
def test_a_box_that_is_not_there_cannot_be_written(box):
    assert why(state("generala", "33152"), Score(box)) == reasons.NO_SUCH_BOX
    assert why(state("generala"), WritePoints(box, 0)) == reasons.NO_SUCH_BOX


def test_a_served_generala_must_be_claimed():
    """RULES.md §3.3: the claim is the only legal move, leaving apart."""
    before = state("generala", "44444", players=2)
    assert must_claim(before)
    assert list(legal_moves(before)) == [ClaimWin(0)]
    for move in (Roll(), Score(Box(0, "generala")), RollSecondCup()):
        assert why(before, move) == reasons.MUST_CLAIM
    assert not may_roll(before)
    assert is_legal(before, Leave())


def test_the_claim_comes_before_the_order_of_boxes():
    """RULES.md §4.3."""
    for order in ("down", "up"):
        before = state("generala", "44444", options={"order": order})
        assert list(legal_moves(before)) == [ClaimWin(0)]


@pytest.mark.parametrize(
    ("rolls", "served", "claims"),
    [
        ("44444", "first_roll", True),
        ("44444", "full_roll", True),
        ("11234 44444", "first_roll", False),
        ("11234 44444", "full_roll", True),
        ("44412 ...44", "full_roll", False),
        ("~44444", "full_roll", False),
        ("44441", "first_roll", False),
    ],
)
def test_the_served_option_says_which_generala_wins(rolls, served, claims):
    before = state("generala", rolls, options={"served": served})
    assert claimable(before) == ((0,) if claims else ())


@pytest.mark.parametrize(
    ("order", "first", "second"), [("down", "ones", "twos"), ("up", "double_generala", "generala")]
)
def test_boxes_may_have_to_be_written_in_order(order, first, second):
    options = {"order": order}
    before = state("generala", "33152", options=options)
    assert eligible_boxes(before) == (Box(0, first),)
    assert why(before, Score(Box(0, second))) == reasons.OTHER_BOX
    after = state("generala", f"33152 ={first}", "33152", options=options)
    assert eligible_boxes(after) == (Box(0, second),)


def test_the_order_holds_for_a_served_generala_too():
    options = {"order": "down", "served_generala": "any_figure"}
    assert eligible_boxes(state("generala", "44444", options=options)) == (ONES,)


def test_without_a_double_the_order_up_begins_at_the_generala():
    options = {"order": "up", "double": "no"}
    before = state("generala", "33152", options=options)
    assert eligible_boxes(before) == (Box(0, "generala"),)


# --- Several matches ----------------------------------------------------------------------------


def test_a_dormida_may_be_claimed_in_live_matches_with_an_open_box():
    """RULES.md §10.4."""
    assert claimable(state("imprevisible", "44444", players=2)) == (0, 1, 2, 3, 4)
    later = state("imprevisible", "44444 !2", "44444", players=2)
    assert claimable(later) == (0, 2, 3, 4)
    assert not must_claim(later)
    assert is_legal(later, Score(Box(0, "generala")))
    assert why(later, ClaimWin(1)) == reasons.NOTHING_TO_CLAIM
    assert why(later, ClaimWin(9)) == reasons.NOTHING_TO_CLAIM
    assert why(later, Score(Box(1, "ones"))) == reasons.MATCH_ENDED


def test_nothing_can_be_claimed_where_no_box_is_open():
    boxes = [box.category for box in build("simultanea").boxes[:10]]
    full = [line for box in boxes for line in (f"=2/{box}:0", f"=1/{box}:0")]
    before = state("simultanea", *full, "44444", players=2)
    assert claimable(before) == (0, 2)


def test_three_rolls_are_compulsory_in_el_imprevisible():
    """RULES.md §10.2."""
    before = state("imprevisible", "66612", players=2)
    assert not may_stand(before)
    assert why(before, Score(ONES)) == reasons.MUST_ROLL_ON
    assert {type(move) for move in legal_moves(before)} == {Roll}
    assert may_stand(state("imprevisible", "66612 ...34 ....6", players=2))


def test_a_served_figure_may_stand_and_be_written_anywhere():
    before = state("imprevisible", "66633", players=2)
    assert len(eligible_boxes(before)) == 50
    assert is_legal(before, Score(ONES))
    assert is_legal(before, Roll())


def test_a_served_figure_that_was_touched_may_not_stand():
    assert not may_stand(state("imprevisible", "66633 ....3", players=2))
    assert not may_stand(state("imprevisible", "66633 66612", players=2))


def test_built_five_equal_may_stand_with_an_open_generala():
    assert may_stand(state("imprevisible", "66612 ...66", players=2))
    assert not may_stand(state("imprevisible", *CLOSED_GENERALAS, "66612 ...66", players=2))


def test_a_generala_open_only_in_a_dead_match_does_not_let_stand():
    turns = (*CLOSED_GENERALAS[:8], "44444 !5", "11234 11234 11234 =1/twos")
    before = state("imprevisible", *turns, "66612 ...66", players=2)
    assert not may_stand(before)
    alive = (*CLOSED_GENERALAS[:8], "44444 !4", "11234 11234 11234 =1/twos")
    assert may_stand(state("imprevisible", *alive, "66612 ...66", players=2))


def test_with_stand_freely_any_roll_may_be_the_last():
    before = state("imprevisible", "66612", players=2, options={"stand_freely": "yes"})
    assert may_stand(before)
    assert not may_roll_second_cup(before)


def test_the_second_cup_is_thrown_after_the_third_roll():
    """RULES.md §10.5."""
    third = state("imprevisible", "66612 ...34 ...12", players=2)
    assert RollSecondCup() in list(legal_moves(third))
    assert why(third, RollSecondCup(6)) == reasons.TARGET_WRONG
    second = state("imprevisible", "66612 ...34", players=2)
    assert why(second, RollSecondCup()) == reasons.NO_SECOND_CUP
    for game_id in ("generala", "simultanea"):
        other = state(game_id, "66612 ...34 ...12", players=2)
        assert why(other, RollSecondCup()) == reasons.NO_SECOND_CUP


def test_the_second_cup_is_the_last_throw():
    fourth = state("imprevisible", "66612 ...34 ...12 +61345", players=2)
    assert {type(move) for move in legal_moves(fourth)} == {Score}
    assert why(fourth, Roll()) == reasons.NO_ROLL_LEFT
    assert why(fourth, RollSecondCup()) == reasons.NO_SECOND_CUP


def test_a_number_is_named_where_the_table_asks_for_it():
    options = {"declare_target": "yes"}
    third = state("imprevisible", "66612 ...34 ...12", players=2, options=options)
    cups = [move for move in legal_moves(third) if isinstance(move, RollSecondCup)]
    assert cups == [RollSecondCup(target) for target in range(1, 7)]
    for target in (None, 0, 7):
        assert why(third, RollSecondCup(target)) == reasons.TARGET_WRONG


# --- Sheets without dice ------------------------------------------------------------------------


def test_a_typed_hand_begins_a_turn():
    assert is_legal(state("generala"), LayHand((1, 2, 3, 4, 5)))
    assert why(state("generala", "33152"), LayHand((1, 2, 3, 4, 5))) == reasons.TURN_HAS_BEGUN
    assert why(state("generala"), LayHand((1, 2, 3, 4))) == reasons.NEEDS_ALL_DICE


def test_points_are_written_only_without_dice_and_if_some_hand_earns_them():
    assert is_legal(state("generala"), WritePoints(ONES, 3))
    assert why(state("generala", "33152"), WritePoints(ONES, 3)) == reasons.TURN_HAS_BEGUN
    reason = reasons.POINTS_IMPOSSIBLE.fill(points=6)
    assert why(state("generala"), WritePoints(ONES, 6)) == reason


def test_a_bonus_is_refused_as_a_bonus_where_the_points_could_be():
    official = state("yahtzee-official", "=yahtzee:50", "=fives:0")
    assert is_legal(official, WritePoints(Box(0, "threes"), 15, 100))
    wrong = [
        ("threes", 6, 100, reasons.BONUS_WRONG.fill(bonus=100, right=0)),
        ("threes", 15, 0, reasons.BONUS_WRONG.fill(bonus=0, right=100)),
        ("chance", 25, 50, reasons.BONUS_IMPOSSIBLE.fill(points=25, bonus=50)),
    ]
    for box, points, bonus, reason in wrong:
        assert why(official, WritePoints(Box(0, box), points, bonus)) == reason


def test_a_win_may_be_noted_without_dice_where_the_game_has_one():
    assert is_legal(state("generala"), ClaimWin(0))
    assert why(state("generala"), ClaimWin(1)) == reasons.NOTHING_TO_CLAIM
    assert why(state("yatzy"), ClaimWin(0)) == reasons.NOTHING_TO_CLAIM
    assert why(state("generala-mayores"), ClaimWin(0)) == reasons.NOTHING_TO_CLAIM
    assert is_legal(state("simultanea", players=2), ClaimWin(2))


def test_leaving_is_always_legal_until_the_end():
    assert is_legal(state("generala"), Leave())
    assert is_legal(state("generala", "33152"), Leave())
    over = state("generala", "x")
    assert why(over, Leave()) == reasons.GAME_OVER
    assert list(legal_moves(over)) == []
    assert not may_roll(over)
    assert claimable(over) == ()
