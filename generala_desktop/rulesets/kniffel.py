"""Kniffel: the boxes of official Yahtzee without the joker (RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from generala_desktop.engine.patterns import FullHouse
from generala_desktop.engine.ruleset import (
    Choice,
    Direction,
    OpeningRule,
    Option,
    RepeatBonus,
    Ruleset,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.scoring import Fixed
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets import yahtzee
from generala_desktop.rulesets.common import (
    FIVE_EQUAL,
    ONE_MATCH,
    STAKE_OPTIONS,
    opening,
    opening_option,
    scored_memory,
    stakes,
    upper_sum_memory,
)

TITLE = QT_TRANSLATE_NOOP("Kniffel", "Kniffel")

CATEGORIES = tuple(
    replace(category, id="kniffel", label=TITLE) if category.id == "yahtzee" else category
    for category in yahtzee.categories(Fixed(FullHouse(), 25), "25", joker=False)
)


def assemble(choices: Mapping[str, str]) -> Ruleset:
    points = int(choices["further"])
    further = RepeatBonus(
        "kniffel_bonus",
        QT_TRANSLATE_NOOP("Kniffel", "Kniffel bonus"),
        category="kniffel",
        pattern=FIVE_EQUAL,
        points=points,
    )
    return Ruleset(
        id="kniffel",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=CATEGORIES,
        players=(1, 8),
        turn=TurnRule(),
        opening=opening(choices),
        direction=Direction.LEFT,
        matches=ONE_MATCH,
        bonuses=(yahtzee.UPPER_BONUS, *((further,) if points else ())),
        memory=(
            upper_sum_memory(63),
            *((scored_memory("kniffel_scored", "kniffel"),) if points else ()),
        ),
        stakes=stakes(choices),
    )


VARIANT = Variant(
    "kniffel",
    1,
    TITLE,
    QT_TRANSLATE_NOOP("Kniffel", "Thirteen boxes; five equal are worth 50, and never a joker."),
    (
        opening_option(OpeningRule.HIGHEST_SUM),
        Option(
            "further",
            QT_TRANSLATE_NOOP("Options", "Each further Kniffel earns"),
            (Choice("0"), Choice("50"), Choice("100")),
            default="0",
        ),
        *STAKE_OPTIONS,
    ),
    assemble,
)
