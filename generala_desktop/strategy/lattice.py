"""Hands and keeps as one lattice of multisets: what is held, and what may come of it.

Rows 0 … 461 are the multisets of none to five dice, smaller ones first. Within a size they stand
in blocks: a block (a, b, c) has `a` dice of the faces 1 and 2, `b` of 3 and 4, `c` of 5 and 6. So
it is an array of shape (a + 1, b + 1, c + 1), each axis counting the dice of the higher face, and
one die more or less leads from a block to a plain slice of another: nothing is gathered by index.
Where columns are few, gathering is still faster than so many small sums.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Index = NDArray[np.intp]

DICE = 5
FACES = range(1, 7)
PAIRS = ((1, 2), (3, 4), (5, 6))

Keep = tuple[int, ...]
"""A sorted multiset of faces."""

Block = tuple[int, ...]
"""How many dice show a face of each of the three pairs."""


def _blocks(size: int) -> list[Block]:
    return [block for block in product(range(size + 1), repeat=len(PAIRS)) if sum(block) == size]


def _keeps(block: Block) -> Iterator[Keep]:
    for higher in product(*(range(count + 1) for count in block)):
        pairs = zip(PAIRS, block, higher, strict=True)
        yield tuple(
            face for (low, high), count, n in pairs for face in [low] * (count - n) + [high] * n
        )


@dataclass(frozen=True)
class Lattice:
    keeps: tuple[Keep, ...]
    start: tuple[int, ...]
    """First row of each size; the end of the last as a seventh."""
    blocks: tuple[tuple[Block, ...], ...]
    """Of each size 0 … 5, in the order of their rows."""
    chances: Floats
    """Probability of each hand in one roll of five dice, shape (252,)."""

    def row(self, keep: Keep) -> int:
        return self.rows[keep]

    @cached_property
    def rows(self) -> dict[Keep, int]:
        return {keep: row for row, keep in enumerate(self.keeps)}

    @cached_property
    def hands(self) -> tuple[Keep, ...]:
        return self.keeps[self.start[DICE] :]

    @cached_property
    def grown(self) -> tuple[Index, ...]:
        """By size 0 … 4: rows of each keep with one more die, shape (6, keeps)."""
        return tuple(
            np.array([[self.row(tuple(sorted((*keep, face)))) for keep in some] for face in FACES])
            for some in self._by_size[:DICE]
        )

    @cached_property
    def reduced(self) -> tuple[Index, ...]:
        """By size 1 … 5: rows of each keep with one die less, shape (size, keeps), some twice."""
        return tuple(
            np.array(
                [[self.row((*keep[:n], *keep[n + 1 :])) for keep in some] for n in range(size)]
            )
            for size, some in enumerate(self._by_size[1:], 1)
        )

    @property
    def _by_size(self) -> list[tuple[Keep, ...]]:
        return [self.keeps[first:end] for first, end in itertools.pairwise(self.start)]

    def views(self, values: Floats) -> dict[Block, Floats]:
        """Return the blocks of an array of all keeps of no more than some number of dice."""
        found: dict[Block, Floats] = {}
        first = 0
        for block in (block for blocks in self.blocks for block in blocks):
            if first == len(values):
                break
            shape = [count + 1 for count in block]
            end = first + prod(shape)
            found[block] = values[first:end].reshape(*shape, -1)
            first = end
        return found


@lru_cache(maxsize=1)
def lattice() -> Lattice:
    """Return the lattice of five dice; made once, it never changes."""
    blocks = tuple(tuple(_blocks(size)) for size in range(DICE + 1))
    sizes = [[keep for block in some for keep in _keeps(block)] for some in blocks]
    keeps = tuple(keep for size in sizes for keep in size)
    start = tuple(int(n) for n in np.cumsum([0, *map(len, sizes)]))
    ways = [factorial(DICE) // prod(factorial(h.count(f)) for f in FACES) for h in sizes[DICE]]
    return Lattice(keeps, start, blocks, np.array(ways) / 6**DICE)


_HALVES = tuple(
    tuple((*[slice(None)] * pair, half) for half in (slice(0, -1), slice(1, None)))
    for pair in range(len(PAIRS))
)
"""Of a block, by pair: what has at least one die of the lower face, and of the higher one."""


def _with(block: Block, pair: int, dice: int) -> Block:
    return (*block[:pair], block[pair] + dice, *block[pair + 1 :])


_Step = tuple[Floats, Floats, Floats]
"""This and that, and where their sum goes."""


class Means:
    """Fills the rows of all smaller keeps with the mean over the rolls that complete them.

    All views of the array are made beforehand: slicing takes as long as short sums.
    """

    def __init__(self, values: Floats) -> None:
        """Take an array of shape (462, columns); the hands' rows (the last 252) will be given."""
        tree, views = lattice(), lattice().views(values)
        self._six = values.dtype.type(len(FACES))
        self._levels: list[tuple[Floats, list[_Step]]] = []
        """Of each size, largest first: its rows, and their sums die by die."""
        for size in reversed(range(DICE)):
            sums: list[_Step] = []
            for block in tree.blocks[size]:
                first, second, *others = (
                    views[_with(block, pair, 1)][half]
                    for pair, halves in enumerate(_HALVES)
                    for half in halves
                )
                total = views[block]
                sums += [(first, second, total), *((total, more, total) for more in others)]
            self._levels.append((values[tree.start[size] : tree.start[size + 1]], sums))

    def fill(self) -> None:
        for rows, sums in self._levels:
            for this, that, total in sums:
                np.add(this, that, out=total)
            # Dividing keeps the mean unbiased; a rounded 1/6 would not.
            np.divide(rows, self._six, out=rows)


class Maxima:
    """Raises the row of each keep to the best of its own and of all keeps that are parts of it."""

    def __init__(self, values: Floats) -> None:
        """Take an array of all keeps of no more than some number of dice, one row each."""
        views = lattice().views(values)
        self._steps = [
            (view[half], views[_with(block, pair, -1)])
            for block, view in views.items()
            for pair, halves in enumerate(_HALVES)
            if block[pair]
            for half in halves
        ]

    def fill(self) -> None:
        for rows, less in self._steps:
            np.maximum(rows, less, out=rows)


def expected(values: Floats) -> None:
    """Do what `Means` does, for few columns."""
    tree = lattice()
    for size in reversed(range(DICE)):
        rows = values[tree.start[size] : tree.start[size + 1]]
        np.add.reduce(values.take(tree.grown[size], axis=0), axis=0, out=rows)
        np.divide(rows, values.dtype.type(len(FACES)), out=rows)


def best_of_parts(values: Floats) -> None:
    """Do what `Maxima` does, for few columns."""
    tree = lattice()
    for reduced, (first, end) in zip(tree.reduced, itertools.pairwise(tree.start[1:]), strict=True):
        if end > len(values):
            break
        rows = values[first:end]
        np.maximum(rows, values.take(reduced, axis=0).max(axis=0), out=rows)


def average(chances: Floats, values: Floats) -> Floats:
    """Return the mean of rows of such chances, shape (…, columns).

    Not by a product of matrices: it would keep all processors busy and be hardly faster.
    """
    found: Floats = np.einsum("r,...rc->...c", chances.astype(values.dtype), values)
    return found


def best_below(values: Floats) -> Floats:
    """Return, for each hand, the best value of holding fewer than all of its dice.

    Args:
        values: of each keep, shape (462, few columns).
    """
    tree = lattice()
    best = values.copy()
    best[tree.start[DICE] :] = -np.inf
    best_of_parts(best)
    return best[tree.start[DICE] :]
