"""The opening rolls of a game text: "6 6 3 | 2 5", one throw a player, a bar before each re-roll."""

from __future__ import annotations

import re

from generala_desktop.engine.opening import DICE_OF
from generala_desktop.engine.ruleset import OpeningRule

_THROW = re.compile(r"[1-6]+")


def is_opening(value: str, rule: OpeningRule, players: int) -> bool:
    """Tell whether a game of so many players can have begun with these throws.

    Everybody throws first, then never more than before; who writes by hand may note a re-roll in
    part.
    """
    rounds = [thrown.split(" ") for thrown in value.split(" | ")]
    dice = DICE_OF[rule]
    throws = [throw for thrown in rounds for throw in thrown]
    sizes = [players, *map(len, rounds[1:])]
    return (
        len(rounds[0]) == players
        and sizes == sorted(sizes, reverse=True)
        and all(len(throw) == dice and _THROW.fullmatch(throw) for throw in throws)
    )
