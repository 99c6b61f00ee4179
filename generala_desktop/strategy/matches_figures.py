"""How strong each level is at several matches, from games played beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.rulesets import find
from generala_desktop.strategy.rules_key import key


@dataclass(frozen=True)
class LevelFigure:
    """How a level fares against a casual player."""

    mean: float
    """Balance at the end, on average."""
    share: float
    """Of the games won, equal balances as half."""
    games: int
    """How many were simulated for it: two players, each beginning every second game."""


def level_figures(rules: Ruleset, level: Level) -> LevelFigure | None:
    """Return the figure of a level, None for table rules that were not played beforehand."""
    variant = find(rules.id)
    if variant is None or key(rules) != key(variant.by_default()):
        return None
    return _FIGURES.get(rules.id, {}).get(level)


# Printed by tests/long/duel_matches.py --figures; a level is even with itself.
_FIGURES: Mapping[str, Mapping[Level, LevelFigure]] = MappingProxyType(
    {
        "simultanea": {
            Level.NOVICE: LevelFigure(-1.80, 0.321, 1000),
            Level.CASUAL: LevelFigure(0.0, 0.5, 1000),
            Level.SKILLED: LevelFigure(1.65, 0.670, 1000),
            Level.EXPERT: LevelFigure(2.88, 0.777, 1000),
            Level.PERFECT: LevelFigure(4.25, 0.890, 1000),
        },
        "imprevisible": {
            Level.NOVICE: LevelFigure(-5.75, 0.238, 200),
            Level.CASUAL: LevelFigure(0.0, 0.5, 200),
            Level.SKILLED: LevelFigure(3.79, 0.724, 1000),
            Level.EXPERT: LevelFigure(6.18, 0.890, 200),
            Level.PERFECT: LevelFigure(7.80, 0.920, 200),
        },
    }
)
