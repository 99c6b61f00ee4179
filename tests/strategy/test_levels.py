"""Levels of play: weights, and what they never do."""

import itertools
import math

import pytest

from generala_desktop.engine.level import BOTS, Level
from generala_desktop.strategy.levels import HASTE, MOST, SPARE, TEMPERS


def test_every_level_of_the_program_has_a_temper():
    assert tuple(TEMPERS) == BOTS


def test_each_level_takes_twice_the_care_of_the_one_below():
    cares = [temper.care for temper in TEMPERS.values()]
    assert cares[-1] == math.inf
    assert [b / a for a, b in itertools.pairwise(cares[:-1])] == [2, 2, 2]


@pytest.mark.parametrize("level", BOTS)
def test_the_weight_falls_with_the_loss_to_nothing(level):
    weights = [TEMPERS[level].weight(MOST * share / 32, MOST) for share in range(41)]
    assert weights[0] == 1
    assert weights == sorted(weights, reverse=True)
    assert weights[32:] == [0.0] * 9


@pytest.mark.parametrize("loss", [0.1, 1, 4, 7.9])
def test_a_stronger_level_weighs_a_loss_less(loss):
    weights = [temper.weight(loss, MOST) for temper in TEMPERS.values()]
    assert weights == sorted(set(weights), reverse=True)


def test_the_perfect_one_takes_only_what_loses_nothing():
    temper = TEMPERS[Level.PERFECT]
    assert temper.is_perfect
    assert temper.weight(0, MOST) == 1
    assert temper.weight(1e-9, MOST) == 0


def test_haste_and_spare_dice_are_smaller_faults_than_any():
    assert SPARE < HASTE < MOST
