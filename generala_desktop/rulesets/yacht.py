"""Yacht: twelve boxes, the whole sum of the dice, any number of players (RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.patterns import AnyHand, FullHouse, OfAKind, Run
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    OpeningRule,
    Ruleset,
    Section,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.scoring import Fixed, Total
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets.common import (
    FIVE_EQUAL,
    ONE_MATCH,
    STAKE_OPTIONS,
    numbers,
    opening,
    opening_option,
    stakes,
)

TITLE = QT_TRANSLATE_NOOP("Yacht", "Yacht")

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Yacht", "Aces"),
    QT_TRANSLATE_NOOP("Yacht", "Twos"),
    QT_TRANSLATE_NOOP("Yacht", "Threes"),
    QT_TRANSLATE_NOOP("Yacht", "Fours"),
    QT_TRANSLATE_NOOP("Yacht", "Fives"),
    QT_TRANSLATE_NOOP("Yacht", "Sixes"),
)

CATEGORIES = (
    *numbers(NUMBER_LABELS),
    Category("yacht", TITLE, Section.LOWER, Fixed(FIVE_EQUAL, 50), worth="50"),
    Category(
        "large_straight",
        QT_TRANSLATE_NOOP("Yacht", "Big straight"),
        Section.LOWER,
        Fixed(Run(5), 30),
        worth="30",
    ),
    Category(
        "small_straight",
        QT_TRANSLATE_NOOP("Yacht", "Little straight"),
        Section.LOWER,
        Fixed(Run(4), 15),
        worth="15",
    ),
    Category(
        "four_of_a_kind",
        QT_TRANSLATE_NOOP("Yacht", "Four of a kind"),
        Section.LOWER,
        Total(OfAKind(4, exactly=True)),
    ),
    Category(
        "full_house",
        QT_TRANSLATE_NOOP("Yacht", "Full house"),
        Section.LOWER,
        Total(FullHouse()),
    ),
    Category("choice", QT_TRANSLATE_NOOP("Yacht", "Choice"), Section.LOWER, Total(AnyHand())),
)


def assemble(choices: Mapping[str, str]) -> Ruleset:
    return Ruleset(
        id="yacht",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=CATEGORIES,
        players=(1, 30),
        turn=TurnRule(),
        opening=opening(choices),
        direction=Direction.LEFT,
        matches=ONE_MATCH,
        stakes=stakes(choices),
    )


VARIANT = Variant(
    "yacht",
    1,
    TITLE,
    QT_TRANSLATE_NOOP(
        "Yacht",
        "Twelve boxes. Full house, four of a kind and choice count all five dice. For any "
        "number of players.",
    ),
    (opening_option(OpeningRule.LOWEST_SUM), *STAKE_OPTIONS),
    assemble,
)
