"""Which entries a box can take at all, for sheets that know no dice."""

from __future__ import annotations

from itertools import combinations_with_replacement

from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.dice import FACES, Hand
from generala_desktop.engine.ruleset import Ruleset, Served

ALL_HANDS = tuple(combinations_with_replacement(FACES, 5))
"""The 252 hands of five dice, as sorted faces."""

_UNSERVED = tuple(Hand(faces) for faces in ALL_HANDS)
_SERVED = tuple(Hand(faces, served=True) for faces in ALL_HANDS)


def possible_entries(rules: Ruleset, card: Card, box: Box) -> frozenset[tuple[int, int]]:
    """Return every (points, bonus) that some hand can earn in an open box of the card.

    A second cup adds no value that white dice alone cannot reach, so those are enough.
    """
    open_ids = rules.open_ids(card, box.match)
    may_serve = rules.turn.served is not Served.NEVER
    hands = (*_UNSERVED, *_SERVED) if may_serve else _UNSERVED
    return frozenset(
        (rules.points(card, box, hand), rules.entry_bonus(card, box.match, hand))
        for hand in hands
        if box.category in rules.eligible(open_ids, hand)
    )
