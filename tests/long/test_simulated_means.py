"""Twenty thousand simulated games a level against the mean that is worked out for it.

    .venv/bin/python -m pytest -s tests/long/test_simulated_means.py

GENERALA_GAMES gives another number of games a level. An hour on two processors.
"""

import itertools
import math
import os

import pytest

from generala_desktop.engine.level import BOTS, Level
from generala_desktop.rulesets import build
from generala_desktop.strategy.evaluation import level_means
from generala_desktop.strategy.simulation import Series, simulate

GAMES = int(os.environ.get("GENERALA_GAMES", "20000"))

HOUSES: list[tuple[str, dict[str, str]]] = [
    ("generala", {}),
    ("generala", {"holds": "locked", "served": "full_roll", "double": "no"}),
    ("generala", {"order": "down", "served_generala": "any_figure"}),
    ("generala-mayores", {}),
    ("yacht", {}),
    ("yahtzee-official", {}),
    ("yatzy", {}),
    ("yahtzee", {}),
]

pytestmark = pytest.mark.timeout(7200)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("solved")


@pytest.mark.parametrize(("game", "options"), HOUSES)
def test_each_level_scores_what_is_worked_out_for_it(folder, game, options):
    rules = build(game, options)
    means = level_means(rules, folder)
    print(f"\n{game} {options}")
    tallies = simulate(Series(rules, BOTS, GAMES, 20261), folder)
    for tally in tallies:
        error = tally.sd / math.sqrt(GAMES)
        z = (tally.mean - means[tally.level]) / error
        print(
            f"{tally.level.value:8} worked out {means[tally.level]:8.3f}"
            f"  simulated {tally.mean:8.3f} ± {error:.3f}  z {z:+.2f}"
            f"  won {tally.wins}, shared {tally.ties}"
        )
        assert abs(z) < 3
    assert [tally.mean for tally in tallies] == sorted(tally.mean for tally in tallies)
    assert [tally.wins for tally in tallies] == sorted(tally.wins for tally in tallies)


@pytest.mark.parametrize(("weaker", "stronger"), list(itertools.pairwise(BOTS)))
def test_each_level_beats_the_one_below(folder, weaker, stronger):
    one, other = simulate(Series(build("generala"), [weaker, stronger], GAMES, 7), folder)
    print(f"\n{stronger.value} {other.wins}, {weaker.value} {one.wins}, shared {one.ties}")
    assert other.wins > one.wins


def test_the_best_beats_the_weakest_by_far(folder):
    one, other = simulate(
        Series(build("generala"), [Level.NOVICE, Level.PERFECT], GAMES, 7), folder
    )
    assert other.wins > 1.5 * one.wins
