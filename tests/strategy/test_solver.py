"""The solver against published values and against a literal computation."""

from dataclasses import replace

import numpy as np
import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.ruleset import ThresholdBonus
from generala_desktop.rulesets import build
from generala_desktop.rulesets.common import upper_sum_memory
from generala_desktop.strategy.solver import Cancelled, Solver
from generala_desktop.strategy.spread import SpreadSolver
from generala_desktop.strategy.turn import Workspace, columns_at_once
from tests.strategy.literal import Literal

KNOWN = [
    ("generala", 159.618456, 40.4313),
    ("generala-mayores", 157.231033, 33.4557),
    ("yacht", 175.951221, 30.5072),
]


@pytest.mark.parametrize(("game", "expected", "deviation"), KNOWN)
def test_best_play_of_small_games_is_exact(game, expected, deviation):
    solver = SpreadSolver(build(game))
    solver.solve()
    assert solver.value(Card()) == pytest.approx(expected, abs=1e-6)
    assert solver.deviation(Card()) == pytest.approx(deviation, abs=0.002)


def test_a_large_game_is_solved_as_finely_as_decisions_need():
    solver = SpreadSolver(build("yahtzee"))
    solver.solve()
    assert solver.value(Card()) == pytest.approx(246.137368, abs=0.0005)
    assert solver.deviation(Card()) == pytest.approx(39.8358, abs=0.002)


@pytest.mark.parametrize(
    ("game", "options", "positions"),
    [
        ("generala", {}, 2_560),
        ("yacht", {}, 4_096),
        ("yahtzee", {}, 236_928),
        ("yahtzee", {"extra_lines": "yes"}, 1_895_424),
        ("yahtzee-official", {}, 355_392),
        ("yatzy", {}, 947_712),
    ],
)
def test_positions_that_play_alike_are_one(game, options, positions):
    assert Solver(build(game, options)).count() == positions


def reduced(game, boxes, **options):
    """Return a game of few boxes, small enough for the literal computation."""
    rules = build(game, options)
    kept = tuple(c for c in rules.categories if c.id in boxes)
    assert len(kept) == len(boxes)
    bonuses = tuple(
        replace(bonus, threshold=12) if isinstance(bonus, ThresholdBonus) else bonus
        for bonus in rules.bonuses
    )
    memory = tuple(
        upper_sum_memory(12) if memory.id == "upper_sum" else memory for memory in rules.memory
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


def test_the_spread_counts_what_a_joker_earns_beside_its_box():
    # Two boxes: the second turn's five equal dice earn 100 more once the first gave 50.
    rules = reduced("yahtzee-official", ("yahtzee", "chance"))
    solver = SpreadSolver(rules)
    solver.solve()
    card = Card().write(Entry(Box(0, "yahtzee"), None, 50))
    mean, square = Literal(rules).moments_of_last_box(card)
    assert solver.value(card) == pytest.approx(mean, abs=1e-9)
    assert solver.deviation(card) ** 2 == pytest.approx(square - mean**2, rel=1e-5)


def test_solving_can_be_cancelled():
    solver = Solver(build("generala"))
    with pytest.raises(Cancelled):
        solver.solve(lambda done: done < 0.3)


def test_progress_rises_to_the_whole():
    told = []

    def note(done):
        told.append(done)
        return True

    Solver(build("yacht")).solve(note)
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize("holds", ["free", "locked"])
def test_solving_listens_often(holds):
    rules = build("generala", {"holds": holds})
    told: list[float] = []

    def note(done):
        told.append(done)
        return True

    Solver(rules).solve(note)
    assert max(np.diff([0, *told])) * 2560 <= columns_at_once(rules.turn, np.float64)


def test_columns_are_worked_out_alike_in_any_company():
    solver = Solver(build("generala"))
    solver.solve()
    for place in solver.places(7):
        work = Workspace.make(13, 3, np.float64)
        assert solver.turn(place, work) == pytest.approx(
            solver.values[place.summed][solver.number(place)], abs=1e-9
        )
        if len(place.plain) > 6:
            break


def test_several_matches_are_not_for_this_solver():
    with pytest.raises(ValueError, match="several matches"):
        Solver(build("imprevisible"))
