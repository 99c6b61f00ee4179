"""The two passes over the lattice of keeps, each against its definition."""

from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from generala_desktop.strategy.lattice import (
    DICE,
    FACES,
    Maxima,
    Means,
    best_below,
    best_of_parts,
    expected,
    lattice,
)
from generala_desktop.strategy.turn import FIRST_HAND, KEEPS


@pytest.fixture
def values():
    return np.random.default_rng(5).normal(size=(KEEPS, 3))


def test_the_rows_are_all_multisets_smaller_ones_first():
    keeps = lattice().keeps
    assert len(set(keeps)) == KEEPS
    assert all(keep == tuple(sorted(keep)) for keep in keeps)
    assert [len(keep) for keep in keeps] == sorted(len(keep) for keep in keeps)
    assert lattice().start == (0, 1, 7, 28, 84, FIRST_HAND, KEEPS)


def test_a_block_has_so_many_dice_of_each_pair_and_counts_the_higher_face():
    rows = np.arange(KEEPS, dtype=float)[:, None]
    for block, view in lattice().views(rows).items():
        for higher in product(*(range(count + 1) for count in block)):
            keep = lattice().keeps[int(view[higher][0])]
            for pair, (count, high) in enumerate(zip(block, higher, strict=True)):
                assert keep.count(2 * pair + 1) == count - high
                assert keep.count(2 * pair + 2) == high


def test_blocks_may_be_those_of_fewer_dice():
    few = np.zeros((lattice().start[3], 2))
    assert {sum(block) for block in lattice().views(few)} == {0, 1, 2}


@pytest.mark.parametrize("fill", [expected, lambda values: Means(values).fill()])
def test_a_keep_is_worth_the_mean_of_what_completes_it(values, fill):
    hands = values[FIRST_HAND:].copy()
    fill(values)
    assert (values[FIRST_HAND:] == hands).all()
    for row in (0, 1, 6, 20, 50, 130, 209):
        keep = lattice().keeps[row]
        thrown = Counter(
            tuple(sorted((*keep, *dice))) for dice in product(FACES, repeat=DICE - len(keep))
        )
        total = sum(hands[lattice().row(hand) - FIRST_HAND] * n for hand, n in thrown.items())
        assert values[row] == pytest.approx(total / thrown.total())


@pytest.mark.parametrize("fill", [best_of_parts, lambda values: Maxima(values).fill()])
@pytest.mark.parametrize("dice", [2, DICE])
def test_the_best_of_a_keep_and_its_parts(values, dice, fill):
    best = values[: lattice().start[dice + 1]].copy()
    fill(best)
    for keep, found in zip(lattice().keeps, best, strict=False):
        assert (found == _best(values, keep, range(len(keep) + 1))).all()


def test_the_best_of_holding_fewer_than_all(values):
    for hand, found in zip(lattice().hands, best_below(values), strict=True):
        assert (found == _best(values, hand, range(DICE))).all()


def _best(values, keep, sizes):
    parts = {part for size in sizes for part in combinations(keep, size)}
    return values[[lattice().row(part) for part in parts]].max(axis=0)
