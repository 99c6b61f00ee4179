"""Each level beats the one below at several matches, and the best one whoever only wants points.

    .venv/bin/python -m pytest -s tests/long/test_duel_matches.py

A thousand games each; two hours of one processor.
"""

import random
from itertools import pairwise

import pytest

from generala_desktop.engine.level import BOTS, Level
from generala_desktop.rulesets import build
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_pars import pars
from tests.long.duel_matches import Greedy, bot, duel

GAMES = 1000

pytestmark = pytest.mark.timeout(4 * 3600)


@pytest.fixture(scope="module", params=["simultanea", "imprevisible"])
def adviser(request):
    return MatchAdviser(pars(build(request.param, {})))


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(BOTS)))
def test_each_level_beats_the_one_below(adviser, lower, higher):
    chance = random.Random(1)
    better, worse = (bot(adviser, level, chance) for level in (higher, lower))
    tally = duel(adviser.rules, better, worse, GAMES, chance)
    print(f"\n{adviser.rules.id}: {higher.value} beats {lower.value} in {tally.share:.3f}")
    assert tally.share >= 0.58, tally


def test_the_best_beats_who_only_wants_points(adviser):
    chance = random.Random(2)
    best = bot(adviser, Level.PERFECT, chance)
    tally = duel(adviser.rules, best, Greedy(adviser.rules), GAMES, chance)
    print(f"\n{adviser.rules.id}: perfect beats whoever only wants points in {tally.share:.3f}")
    assert tally.share >= 0.70, tally
