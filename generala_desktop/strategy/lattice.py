"""Hands and keeps as one lattice of multisets: what is held, and what may come of it.

Rows 0 … 461 are the multisets of none to five dice, smaller ones first; within a size, those of
more different faces come first, so that the passes of `best_below` shrink from slot to slot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Index = NDArray[np.intp]

DICE = 5
FACES = range(1, 7)

Keep = tuple[int, ...]
"""A sorted multiset of faces."""


def _multisets(size: int) -> list[Keep]:
    found = combinations_with_replacement(FACES, size)
    return sorted(found, key=lambda keep: (-len(set(keep)), keep))


@dataclass(frozen=True)
class Lattice:
    keeps: tuple[Keep, ...]
    start: tuple[int, ...]
    """First row of each size; the end of the last as a seventh."""
    grown: tuple[Index, ...]
    """By size 0 … 4: each keep with one more die, shape (6, keeps), as rows of the next size."""
    reduced: tuple[tuple[Index, ...], ...]
    """By size 0 … 5, slot by slot: the keep with one die less, as a row of the size before, for as
    many keeps as have that slot."""
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


@lru_cache(maxsize=1)
def lattice() -> Lattice:
    """Return the lattice of five dice; made once, it never changes."""
    sizes = [_multisets(size) for size in range(DICE + 1)]
    keeps = tuple(keep for size in sizes for keep in size)
    start = tuple(int(n) for n in np.cumsum([0, *map(len, sizes)]))
    places = [{keep: row for row, keep in enumerate(size)} for size in sizes]
    grown = tuple(
        np.array([[more[tuple(sorted((*keep, face)))] for keep in size] for face in FACES], np.intp)
        for size, more in zip(sizes, places[1:], strict=False)
    )
    reduced = tuple(_reduced(size, less) for size, less in zip(sizes, [{}, *places], strict=False))
    ways = [factorial(DICE) // prod(factorial(h.count(f)) for f in FACES) for h in sizes[DICE]]
    return Lattice(keeps, start, grown, reduced, np.array(ways) / 6**DICE)


def _reduced(size: list[Keep], less: dict[Keep, int]) -> tuple[Index, ...]:
    slots: list[list[int]] = []
    for keep in size:
        for slot, face in enumerate(sorted(set(keep))):
            rest = list(keep)
            rest.remove(face)
            if slot == len(slots):
                slots.append([])
            slots[slot].append(less[tuple(rest)])
    return tuple(np.array(slot, np.intp) for slot in slots)


def expected(values: Floats, work: Floats) -> None:
    """Fill the rows of all smaller keeps with the mean over the rolls that complete them.

    Args:
        values: shape (462, columns); the hands' rows (the last 252) are given.
        work: shape (at least 126, columns), overwritten.
    """
    tree = lattice()
    six = values.dtype.type(len(FACES))
    # Each size is an array of its own: `take` copies what it believes to overlap.
    more = values[tree.start[DICE] :]
    for size in range(DICE - 1, -1, -1):
        rows = values[tree.start[size] : tree.start[size + 1]]
        part = work[: len(rows)]
        first, *others = tree.grown[size]
        more.take(first, axis=0, out=rows, mode="clip")
        for grown in others:
            more.take(grown, axis=0, out=part, mode="clip")
            np.add(rows, part, out=rows)
        # Dividing keeps the mean unbiased; a rounded 1/6 would not.
        np.divide(rows, six, out=rows)
        more = rows


def best_below(values: Floats, best: Floats, work: Floats) -> Floats:
    """Return, for each hand, the best value of holding fewer than all of its dice.

    Args:
        values: shape (462, columns): of each keep.
        best: the same shape, overwritten; the rows of hands are the result.
        work: shape (at least 252, columns), overwritten.
    """
    tree = lattice()
    less = values[: tree.start[1]]
    for size in range(1, DICE + 1):
        rows = best[tree.start[size] : tree.start[size + 1]]
        first, *others = tree.reduced[size]
        less.take(first, axis=0, out=rows, mode="clip")
        if size < DICE:
            np.maximum(rows, values[tree.start[size] : tree.start[size + 1]], out=rows)
        for slot in others:
            part = work[: len(slot)]
            less.take(slot, axis=0, out=part, mode="clip")
            np.maximum(rows[: len(slot)], part, out=rows[: len(slot)])
        less = rows
    return less
