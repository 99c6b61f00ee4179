"""The solver against published values and against a literal computation."""

from dataclasses import replace

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.rulesets import build
from generala_desktop.strategy.solver import Cancelled, Solver
from tests.strategy.literal import Literal

KNOWN = [
    ("generala", 159.618456),
    ("generala-mayores", 157.231033),
    ("yacht", 175.951221),
]


@pytest.mark.parametrize(("game", "expected"), KNOWN)
def test_the_best_expected_total_of_small_games_is_exact(game, expected):
    solver = Solver(build(game))
    solver.solve()
    assert solver.value(Card()) == pytest.approx(expected, abs=1e-6)


def reduced(game, boxes, **options):
    """Return a game of few boxes, small enough for the literal computation."""
    rules = build(game, options)
    kept = tuple(c for c in rules.categories if c.id in boxes)
    assert len(kept) == len(boxes)
    bonuses = tuple(
        replace(b, threshold=12) if hasattr(b, "threshold") else b for b in rules.bonuses
    )
    memory = tuple(
        replace(m, size=13, step=replace(m.step, threshold=12)) if m.id == "upper_sum" else m
        for m in rules.memory
    )
    return replace(rules, categories=kept, bonuses=bonuses, memory=memory)


SMALL = [
    ("generala", ("sixes", "straight", "four_of_a_kind"), {}),
    ("generala", ("full_house", "generala", "double_generala"), {}),
    ("generala", ("generala", "double_generala", "ones"), {"double_needs_generala": "no"}),
    ("generala", ("straight", "full_house", "fours"), {"holds": "locked"}),
    ("generala", ("straight", "full_house", "generala"), {"order": "down", "served": "full_roll"}),
    ("generala", ("straight", "four_of_a_kind", "twos"), {"order": "up"}),
    ("generala", ("full_house", "four_of_a_kind"), {"five_as_poker": "no", "five_as_full": "yes"}),
    ("generala-mayores", ("straight", "full_house", "generala"), {}),
    ("generala-mayores", ("generala", "double_generala", "sixes"), {"served_generala": "scores"}),
    ("yatzy", ("ones", "twos", "pair"), {}),
    ("yatzy", ("threes", "yatzy"), {}),
    ("yahtzee", ("ones", "threes", "misery"), {"extra_lines": "yes"}),
    ("yahtzee-official", ("yahtzee", "twos", "small_straight"), {}),
    ("yahtzee-official", ("yahtzee", "full_house", "ones"), {}),
    ("yacht", ("four_of_a_kind", "choice"), {}),
]


@pytest.mark.parametrize(("game", "boxes", "options"), SMALL)
def test_the_solver_agrees_with_a_literal_computation(game, boxes, options):
    rules = reduced(game, boxes, **options)
    solver = Solver(rules)
    solver.solve()
    assert solver.value(Card()) == pytest.approx(Literal(rules).value(Card()), abs=1e-9)


def test_a_position_in_the_middle_has_its_own_value():
    rules = reduced("generala", ("generala", "double_generala", "ones"))
    solver = Solver(rules)
    solver.solve()
    for points in (0, 50):
        card = Card().write(Entry(Box(0, "generala"), None, points))
        assert solver.value(card) == pytest.approx(Literal(rules).value(card), abs=1e-9)


def test_solving_can_be_cancelled():
    solver = Solver(build("generala"))
    with pytest.raises(Cancelled):
        solver.solve(lambda done: done < 0.3)


def test_progress_rises_to_the_whole():
    told = []
    Solver(build("yacht")).solve(lambda done: told.append(done) is None)
    assert told == sorted(told)
    assert told[-1] == 1


def test_several_matches_are_not_for_this_solver():
    with pytest.raises(ValueError, match="several matches"):
        Solver(build("imprevisible"))
