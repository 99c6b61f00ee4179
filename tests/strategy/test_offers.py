"""What a turn may lead to, and the best box of every hand."""

import numpy as np
import pytest

from generala_desktop.rulesets import build
from generala_desktop.strategy.cells import Cells
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.tables import compile_rules
from tests.strategy.test_cache import EVERY_CHOICE
from tests.strategy.test_solver import reduced


@pytest.mark.parametrize("game", ["yatzy", "yahtzee-official", "generala", "yacht"])
def test_a_hand_finds_its_best_open_box(game):
    tables = Solver(build(game)).tables
    cells = Cells(tables, tables.built)
    candidates = np.random.default_rng(3).normal(size=(tables.offset[-1], 4))
    rows = tables.rows(tables.built.plain)
    for summed in {0, (1 << len(tables.summed)) - 1, 5 & ((1 << len(tables.summed)) - 1)}:
        filled = [c for bit, c in enumerate(tables.summed) if not summed >> bit & 1]
        wanted = candidates[np.delete(rows, filled, axis=0)].max(axis=0)
        join = cells.join(summed)
        found = np.empty((252, 4))
        join.best(candidates, np.empty((join.work_rows, 4)), found)
        assert (found == wanted).all()


@pytest.mark.parametrize(
    ("game", "boxes"),
    [
        ("yahtzee-official", ("ones", "twos", "sixes", "yahtzee", "chance")),
        ("yatzy", ("ones", "threes", "pair", "chance")),
        ("generala", ("straight", "generala", "double_generala")),
    ],
)
def test_whole_rows_lead_where_their_columns_lead_one_by_one(game, boxes):
    solver = Solver(reduced(game, boxes))
    solver.solve()
    for rows in solver.places(40):
        columns = Place(rows.summed, rows.plain, rows.flags, rows.sums)
        assert (solver.candidates(rows) == solver.candidates(columns)).all()
        assert (solver.after(rows, solver.values) == solver.after(columns, solver.values)).all()


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_figures_stay_numbers_of_their_kind(kind):
    solver = Solver(build("yatzy"))
    figures = {
        summed: np.arange(solver.positions.size(summed), dtype=kind)
        for summed in range(1 << solver.positions.summed_count)
    }
    place = next(place for place in solver.places(2000) if place.summed)
    assert solver.after(place, figures).dtype == kind


@pytest.mark.parametrize(("game", "choices"), EVERY_CHOICE)
def test_a_hand_thrown_at_once_scores_no_less(game, choices):
    tables = compile_rules(build(game, choices))
    assert (tables.served.plain >= tables.built.plain).all()
    assert (tables.served.wild >= tables.built.wild).all()
