"""Moves that come to the same are known as one."""

from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import ClaimWin, Roll, Score
from generala_desktop.strategy.alike import find, held, is_alike
from generala_desktop.strategy.hints import RankedMove
from tests.play import state

HERE = state("generala", "12366")


def test_rolls_that_hold_the_same_numbers_are_alike():
    assert held(HERE, frozenset({4, 0})) == (1, 6)
    assert is_alike(HERE, Roll(frozenset({0, 3})), Roll(frozenset({0, 4})))
    assert not is_alike(HERE, Roll(frozenset({0, 3})), Roll(frozenset({1, 4})))
    assert not is_alike(HERE, Roll(), Score(Box(0, "ones")))


def test_a_ranked_move_is_found_by_any_that_comes_to_the_same():
    moves = [
        RankedMove(Roll(frozenset({4})), 150.0, 0.0),
        RankedMove(Score(Box(0, "sixes")), 149.0, 1.0),
    ]
    assert find(HERE, moves, Roll(frozenset({3}))) == moves[0]
    assert find(HERE, moves, Score(Box(0, "sixes"))) == moves[1]
    assert find(HERE, moves, ClaimWin()) is None
