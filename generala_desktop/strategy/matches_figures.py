"""How strong each level is at several matches, from games played beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.rulesets import find
from generala_desktop.strategy.cache import key

GAMES = 1000
"""Played for each figure, two players, each beginning every second game."""


@dataclass(frozen=True)
class LevelFigure:
    """How a level fares against a casual player."""

    mean: float
    """Balance at the end, on average."""
    share: float
    """Of the games won, equal balances as half."""
    games: int
    """How many were simulated for it."""


def level_figures(rules: Ruleset, level: Level) -> LevelFigure | None:
    """Return the figure of a level, None for table rules that were not played beforehand."""
    variant = find(rules.id)
    if variant is None or key(rules) != key(variant.by_default()):
        return None
    figure = _FIGURES.get(rules.id, {}).get(level)
    return None if figure is None else LevelFigure(*figure, GAMES)


# Printed by tests/long/duel_matches.py --figures.
_FIGURES: Mapping[str, Mapping[Level, tuple[float, float]]] = MappingProxyType({})
