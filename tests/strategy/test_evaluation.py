"""Levels' mean scores: against a literal computation, in order, and kept."""

import itertools
import json

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.rulesets import build
from generala_desktop.strategy import evaluation, matches_figures, matches_pars, simulation
from generala_desktop.strategy.appraisal import FALLIBLE, Appraisal
from generala_desktop.strategy.evaluation import GAMES_NOW, level_mean, level_means
from generala_desktop.strategy.levels import TEMPERS
from generala_desktop.strategy.simulation import Tally
from generala_desktop.strategy.solver import Cancelled, Solver
from tests.strategy.literal_level import LiteralLevel
from tests.strategy.test_solver import reduced

SMALL = [
    ("generala", ("straight", "four_of_a_kind"), {}),
    ("generala", ("generala", "double_generala"), {"served_generala": "scores"}),
    ("generala", ("double_generala", "ones"), {"double_needs_generala": "no"}),
    ("generala", ("straight", "fours"), {"holds": "locked"}),
    ("generala", ("straight", "full_house", "generala"), {"order": "down", "served": "full_roll"}),
    ("generala", ("straight", "twos"), {"order": "up"}),
    ("generala", ("full_house", "sixes"), {"served_generala": "any_figure", "served": "full_roll"}),
    ("generala-mayores", ("full_house", "generala"), {}),
    ("yatzy", ("twos", "pair"), {}),
    ("yahtzee", ("ones", "misery"), {"extra_lines": "yes"}),
    ("yahtzee-official", ("yahtzee", "small_straight"), {}),
    ("yahtzee-official", ("yahtzee", "twos", "ones"), {}),
    ("yacht", ("four_of_a_kind", "choice"), {}),
]


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_the_mean_of_a_level_agrees_with_a_literal_computation(number):
    game, boxes, options = SMALL[number]
    rules = reduced(game, boxes, **options)
    solver = Solver(rules)
    solver.solve()
    appraisal = Appraisal(solver)
    appraisal.run()
    level = FALLIBLE[number % len(FALLIBLE)]
    literal = LiteralLevel(rules, TEMPERS[level])
    assert appraisal.means(Card())[level] == pytest.approx(literal.mean(Card()), abs=1e-9)


def test_a_position_in_the_middle_has_its_own_mean():
    rules = reduced("yahtzee-official", ("yahtzee", "ones"))
    solver = Solver(rules)
    solver.solve()
    appraisal = Appraisal(solver)
    appraisal.run()
    literal = LiteralLevel(rules, TEMPERS[Level.NOVICE])
    for points in (0, 50):
        card = Card().write(Entry(Box(0, "yahtzee"), None, points))
        mean = appraisal.means(card)[Level.NOVICE]
        assert mean == pytest.approx(literal.mean(card), abs=1e-9)


@pytest.mark.parametrize(
    ("game", "options"),
    [("generala", {}), ("generala", {"holds": "locked", "double": "no"}), ("yacht", {})],
)
def test_means_rise_from_level_to_level(game, options):
    means = [level_means(build(game, options))[level] for level in BOTS]
    assert means == sorted(means)
    gaps = [stronger - weaker for weaker, stronger in itertools.pairwise(means)]
    assert min(gaps) > 0.008 * means[-1]
    assert means[0] > 0.75 * means[-1]


def test_the_perfect_level_has_the_best_mean():
    found = level_mean(build("generala"), Level.PERFECT)
    assert found.mean == pytest.approx(159.618456, abs=1e-5)
    assert found.is_exact
    assert found.games == 0


def test_means_are_kept(tmp_path, monkeypatch):
    rules = build("generala")
    first = {level: level_mean(rules, level, tmp_path) for level in BOTS}
    monkeypatch.setattr(evaluation, "Appraisal", None)
    assert {level: level_mean(rules, level, tmp_path) for level in BOTS} == first
    assert dict(level_means(rules, tmp_path)) == {level: m.mean for level, m in first.items()}


def test_the_best_mean_does_not_wait_for_the_others(monkeypatch):
    monkeypatch.setattr(evaluation, "Appraisal", None)
    assert level_mean(build("yacht"), Level.PERFECT).mean == pytest.approx(175.951221, abs=1e-5)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind": {}}', '{"kind": 1, "means": {}}'])
def test_a_damaged_file_is_made_anew(tmp_path, text):
    rules = build("generala")
    wanted = level_mean(rules, Level.NOVICE, tmp_path)
    (path,) = tmp_path.glob("*.levels.json")
    path.write_text(text)
    assert level_mean(rules, Level.NOVICE, tmp_path) == wanted
    assert json.loads(path.read_text())["means"]["novice"] == wanted.mean


def test_a_mean_that_is_no_number_is_found_anew(tmp_path):
    rules = build("generala")
    wanted = level_mean(rules, Level.EXPERT, tmp_path)
    (path,) = tmp_path.glob("*.levels.json")
    kept = json.loads(path.read_text())
    kept["means"]["expert"] = None
    path.write_text(json.dumps(kept))
    assert level_mean(rules, Level.EXPERT, tmp_path) == wanted


def test_means_of_other_tempers_are_not_believed(tmp_path):
    rules = build("generala")
    wanted = level_mean(rules, Level.NOVICE, tmp_path)
    (path,) = tmp_path.glob("*.levels.json")
    kept = json.loads(path.read_text())
    kept["kind"]["most"] += 1
    kept["means"]["novice"] = 1
    path.write_text(json.dumps(kept))
    assert level_mean(rules, Level.NOVICE, tmp_path) == wanted


def test_without_a_place_to_keep_them_means_are_found_all_the_same(tmp_path):
    place = tmp_path / "file"
    place.write_text("")
    assert level_mean(build("generala"), Level.NOVICE, place).mean > 100


def test_working_out_can_be_cancelled():
    with pytest.raises(Cancelled):
        level_mean(build("generala"), Level.NOVICE, progress=lambda done: done < 0.5)


def test_progress_rises_to_the_whole():
    told: list[float] = []

    def note(done):
        told.append(done)
        return True

    level_mean(build("yacht"), Level.NOVICE, progress=note)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


def test_several_matches_have_figures_that_were_simulated(monkeypatch):
    rules = build("simultanea")
    figure = matches_figures.LevelFigure(1.5, 0.6, 1000)
    monkeypatch.setattr(matches_figures, "level_figures", lambda _rules, _level: figure)
    found = level_mean(rules, Level.EXPERT)
    assert (found.mean, found.is_exact, found.games) == (1.5, False, 1000)


@pytest.fixture
def played(monkeypatch):
    """Table rules without figures, and what is played to find some."""
    series = []

    def simulate(one, folder=None, progress=None):
        series.append(one)
        return Tally(one.levels[0], 1, 0, 2.5, 1.0), Tally(one.levels[1], 1, 0, -2.5, 1.0)

    monkeypatch.setattr(matches_figures, "level_figures", lambda _rules, _level: None)
    monkeypatch.setattr(simulation, "simulate", simulate)
    return series


def test_several_matches_under_rules_without_figures_are_played_out(played, tmp_path):
    rules = build("simultanea")
    found = level_mean(rules, Level.EXPERT, tmp_path)
    assert (found.mean, found.is_exact, found.games) == (2.5, False, GAMES_NOW)
    assert (played[0].levels, played[0].games) == ((Level.EXPERT, Level.CASUAL), GAMES_NOW)
    assert level_mean(rules, Level.EXPERT, tmp_path) == found
    assert level_mean(rules, Level.NOVICE, tmp_path).mean == 2.5
    assert [one.levels[0] for one in played] == [Level.EXPERT, Level.NOVICE]


def test_one_of_its_own_kind_leaves_a_level_even(played):
    assert level_mean(build("simultanea"), Level.CASUAL).mean == 0
    assert not played


def test_games_played_out_really_are(monkeypatch, tmp_path):
    monkeypatch.setattr(matches_figures, "level_figures", lambda _rules, _level: None)
    monkeypatch.setattr(evaluation, "GAMES_NOW", 1)
    monkeypatch.setattr(matches_pars, "PLAYERS", 40)
    found = level_mean(build("simultanea"), Level.NOVICE, tmp_path)
    assert found.mean == int(found.mean)
    assert found.games == 1
