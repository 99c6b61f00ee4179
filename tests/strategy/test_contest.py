"""Who wins when final scores are a matter of chance."""

from itertools import product

import numpy as np
import pytest

from generala_desktop.engine.ruleset import Ends
from generala_desktop.strategy.contest import claimed_shares, race, shares


def literal_shares(finals):
    result = np.zeros(len(finals))
    for totals in product(*(range(len(final)) for final in finals)):
        chance = np.prod([final[total] for final, total in zip(finals, totals, strict=True)])
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        result[best] += chance / len(best)
    return result


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_are_those_of_every_outcome_one_by_one(players):
    chance = np.random.default_rng(players)
    finals = [chance.dirichlet(np.ones(5)) for _ in range(players)]
    assert shares(finals) == pytest.approx(literal_shares(finals), abs=1e-12)


def test_thirty_players_alike_have_a_thirtieth_each():
    finals = [np.array([0.2, 0.5, 0.3])] * 30
    assert shares(finals) == pytest.approx(np.full(30, 1 / 30), abs=1e-12)


def test_level_scores_share_the_win():
    level, below = np.array([0, 0, 1.0]), np.array([0, 1.0, 0])
    assert shares([level, below, level]) == pytest.approx([0.5, 0, 0.5])


def test_who_plays_alone_wins():
    assert shares([np.array([1.0])]) == pytest.approx([1])


def test_of_two_wins_outright_in_a_round_the_higher_total_wins():
    assert claimed_shares({0: 50}, [(1, 60, 0.25)]) == pytest.approx([0.75, 0.25])
    assert claimed_shares({0: 50}, [(1, 40, 0.25)]) == pytest.approx([1, 0])
    assert claimed_shares({0: 50}, [(1, 50, 0.25)]) == pytest.approx([0.875, 0.125])


@pytest.mark.parametrize("ends", [Ends.NOW, Ends.ROUND])
def test_wins_outright_and_no_win_at_all_are_certain_together(ends):
    run = race([3, 2, 0], [0.1, 0.2, 0.3], 1, ends)
    assert run.goes_on == pytest.approx(0.9**3 * 0.8**2)
    assert run.won.sum() + run.goes_on == pytest.approx(1)
    assert run.won[2] == 0


def test_a_win_that_ends_the_game_at_once_leaves_nothing_to_who_follows():
    assert race([1, 1], [0.5, 0.5], 0, Ends.NOW).won == pytest.approx([0.5, 0.25])
    assert race([1, 1], [0.5, 0.5], 1, Ends.NOW).won == pytest.approx([0.25, 0.5])


def test_two_wins_in_a_round_are_shared():
    assert race([1, 1], [0.5, 0.5], 0, Ends.ROUND).won == pytest.approx([0.375, 0.375])
    # The second player's turn belongs to the round that has begun, the first one's to the next.
    assert race([1, 1], [0.5, 0.5], 1, Ends.ROUND).won == pytest.approx([0.25, 0.5])
