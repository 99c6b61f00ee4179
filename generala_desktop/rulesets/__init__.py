"""The games, one module each; here they stand in menu order."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.ruleset import Ruleset, Variant
from generala_desktop.rulesets import (
    generala,
    generala_mayores,
    imprevisible,
    kniffel,
    simultanea,
    yacht,
    yahtzee,
    yatzy,
)

VARIANTS: tuple[Variant, ...] = (
    generala.VARIANT,
    generala_mayores.VARIANT,
    yatzy.VARIANT,
    yahtzee.VARIANT,
    yahtzee.OFFICIAL,
    kniffel.VARIANT,
    yacht.VARIANT,
    simultanea.VARIANT,
    imprevisible.VARIANT,
)

DEFAULT = VARIANTS[0]


def find(game_id: str) -> Variant | None:
    return next((variant for variant in VARIANTS if variant.id == game_id), None)


def build(game_id: str, choices: Mapping[str, str] | None = None) -> Ruleset:
    """Return a game's rules; raises KeyError for an unknown game, OptionError for a bad choice."""
    variant = find(game_id)
    if variant is None:
        raise KeyError(game_id)
    return variant.build(choices)
