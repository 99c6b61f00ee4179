"""Every move that is ranked is legal by the engine's own judgement, whatever the values are."""

import random

import numpy as np
import pytest

from generala_desktop.engine import legality
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import Roll
from generala_desktop.engine.state import start
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.strategy.adviser import Adviser, ExactAdviser
from generala_desktop.strategy.alike import find
from generala_desktop.strategy.solver import Solver
from tests.play import LoadedDice

SINGLE = [v.id for v in VARIANTS if len(v.by_default().matches) == 1]
TABLES: list[tuple[str, dict[str, str]]] = [
    *((game, {}) for game in SINGLE),
    ("generala", {"order": "down"}),
    ("generala", {"order": "up", "holds": "locked", "served": "full_roll"}),
    ("generala", {"served_generala": "wins_now", "double": "no"}),
    ("generala-mayores", {"served_generala": "wins_round"}),
    ("yahtzee", {"extra_lines": "yes"}),
]
POSITIONS = 400


def guessing(rules, seed):
    """Return a solver whose values are drawn: what is legal does not hang on them."""
    solver = Solver(rules)
    drawn = np.random.default_rng(seed)
    for summed in range(1 << solver.positions.summed_count):
        solver.values[summed] = 100 * drawn.random(solver.positions.size(summed))
    return ExactAdviser(solver)


def check_positions(adviser: Adviser, seed, count):
    """Walk through games of random ranked moves; return how many positions were checked."""
    rules, chance, dice = adviser.rules, random.Random(seed), LoadedDice(seed)
    seen = 0
    here = start(rules, 2)
    while seen < count:
        if here.over:
            here = start(rules, 2)
        moves = adviser.ranked(here)
        check(here, moves)
        seen += 1
        rolls = [move for move in moves if isinstance(move.move, Roll)]
        picked = rolls if rolls and chance.random() < 0.5 else moves
        here = apply(here, decide(here, chance.choice(picked).move, dice))
    return seen


def check(here, moves):
    assert moves
    assert all(legality.is_legal(here, move.move) for move in moves)
    assert [move.loss for move in moves] == sorted(move.loss for move in moves)
    assert moves[0].loss == 0
    assert here.turn.rolls or len(moves) == 1
    # Nothing is left out either: strikes compete with all others.
    for move in legality.legal_moves(here):
        assert find(here, moves, move) is not None


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_ranked_move_is_legal_and_every_legal_move_is_ranked(game, options):
    adviser = guessing(build(game, options), 1)
    assert check_positions(adviser, 1, POSITIONS) == POSITIONS
