"""More rolls and more open boxes are never worth less."""

import numpy as np
import pytest

from generala_desktop.rulesets import build
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.turn import FIRST_HAND, Workspace
from tests.strategy.test_solver import reduced

GAMES = [
    ("generala", {}),
    ("generala", {"holds": "locked", "served": "full_roll"}),
    ("generala", {"double_needs_generala": "no", "five_as_full": "yes"}),
    ("yacht", {}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_keep_is_worth_no_less_with_more_rolls_left(game, options):
    solver = Solver(build(game, options))
    solver.solve()
    work = Workspace.make(256, 3, solver.dtype)
    for place in solver.places(256):
        here = work.narrowed(len(place.plain))
        solver.turn(place, here)
        fewer, more = (keeps[:FIRST_HAND] for keeps in here.keeps)
        assert (more >= fewer - 1e-9).all()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_one_more_open_box_is_worth_no_less(game, options):
    solver = Solver(build(game, options))
    solver.solve()
    positions = solver.positions
    none = np.zeros(1 << positions.plain_count, np.intp)
    masks = np.arange(len(none))
    values = solver.values[0][positions.number(0, masks, none, none)]
    for bit in range(positions.plain_count):
        closed = masks[masks >> bit & 1 == 0]
        assert (values[closed | 1 << bit] >= values[closed] - 1e-9).all()


def test_a_higher_upper_sum_is_worth_no_less_with_the_bonus_to_come():
    solver = Solver(reduced("yahtzee", ("ones", "twos", "threes", "chance")))
    solver.solve()
    positions = solver.positions
    for summed in range(1, 1 << positions.summed_count):
        sums = positions.sums[summed]
        count = np.arange(len(sums))
        worth = solver.values[summed][
            positions.number(summed, np.ones_like(count), np.zeros_like(count), count)
        ]
        reached = np.where(sums.representative >= positions.goal, positions.reward, 0)
        order = np.argsort(sums.representative)
        gains = (worth + reached)[order]
        assert (np.diff(gains) >= -1e-9).all()
