"""What is known beforehand of the levels at several matches."""

import pytest

from generala_desktop.engine.level import BOTS, Level
from generala_desktop.rulesets import build
from generala_desktop.strategy.matches_figures import level_figures


@pytest.mark.parametrize("game", ["simultanea", "imprevisible"])
def test_a_better_level_has_a_better_figure(game):
    figures = [level_figures(build(game), level) for level in BOTS]
    balances = [figure.mean for figure in figures if figure is not None]
    shares = [figure.share for figure in figures if figure is not None]
    assert len(balances) == len(BOTS)
    assert balances == sorted(balances)
    assert shares == sorted(shares)
    assert balances[BOTS.index(Level.CASUAL)] == 0


def test_other_table_rules_have_none():
    assert level_figures(build("simultanea", {"matches": "4"}), Level.EXPERT) is None


def test_who_starts_makes_nobody_stronger():
    listed = build("simultanea", {"opening": "as_listed"})
    assert level_figures(listed, Level.EXPERT) == level_figures(build("simultanea"), Level.EXPERT)


@pytest.mark.parametrize("game", ["generala", "yacht"])
def test_games_of_one_match_are_worked_out_instead(game):
    assert level_figures(build(game), Level.EXPERT) is None
