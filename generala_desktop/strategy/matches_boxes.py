"""Boxes of several matches in arrays: which kind each one is, and how it stands among its like.

A kind is a category, or a category that the card is wild for (last-box relief). The boxes of one
kind are ranked by what a point is worth in their matches: good hands go to the first.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from generala_desktop.engine.dice import Hand
from generala_desktop.strategy.lattice import Index
from generala_desktop.strategy.matches_outcomes import Flags, Outcomes, Standing

ANY_HAND = Hand((1, 1, 1, 1, 2))


class Boxes:
    """Numbers the boxes of a ruleset; flags of boxes have the shape (…, matches, categories)."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes
        self.rules = outcomes.rules
        self.ids = tuple(category.id for category in self.rules.categories)
        self.matches = len(self.rules.matches)
        self.categories = len(self.ids)
        self.kinds = outcomes.kind_count
        self.count = self.matches * self.categories
        self.values = np.array([match.value for match in self.rules.matches], np.float64)
        self.bits = 1 << np.arange(self.categories)
        self.category_of = np.array([*range(self.categories), *outcomes.wildable], np.intp)
        """By kind."""
        self._standing: dict[int, Flags] = {}

    @cached_property
    def is_wild(self) -> Flags:
        """Whether a match is wild, by the bits of its open categories."""
        return np.array(
            [
                bool(mask) and self.rules.wild(self.open_ids(mask), ANY_HAND)
                for mask in range(1 << self.categories)
            ]
        )

    @cached_property
    def wild_kind(self) -> Index:
        """By category: its kind in a match that is wild."""
        kinds = np.arange(self.categories)
        for number, category in enumerate(self.outcomes.wildable):
            kinds[category] = self.categories + number
        return kinds

    def open_ids(self, mask: int) -> frozenset[str]:
        return frozenset(self.ids[c] for c in range(self.categories) if mask >> c & 1)

    def masks(self, open_boxes: Flags) -> NDArray[np.int64]:
        """Return the bits of the open categories, shape (…, matches)."""
        masks: NDArray[np.int64] = open_boxes @ self.bits
        return masks

    def by_kind(self, open_boxes: Flags) -> Flags:
        """Return which boxes are open by kind, shape (…, matches, kinds)."""
        shape = (*open_boxes.shape[:-1], self.kinds)
        found = np.zeros(shape, np.bool_)
        found[..., : self.categories] = open_boxes
        if self.outcomes.wildable:
            wild = self.is_wild[self.masks(open_boxes)]
            for number, category in enumerate(self.outcomes.wildable):
                found[..., self.categories + number] = open_boxes[..., category] & wild
                found[..., category] &= ~wild
        return found

    def may_stand(self, mask: int) -> Flags:
        """Return which white hands may end the turn early, by the categories open anywhere."""
        if mask not in self._standing:
            self._standing[mask] = Standing(self.rules).flags(self.open_ids(mask))
        return self._standing[mask]
