"""Yatzy: fifteen boxes and a bonus of 50 (RULES.md, "Yatzy")."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.patterns import AnyHand, FullHouse, Straight
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    OpeningRule,
    Ruleset,
    Section,
    ThresholdBonus,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.scoring import Fixed, KindSum, Total, TwoPairsSum
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets.common import (
    BONUS,
    FIVE_EQUAL,
    ONE_MATCH,
    STAKE_OPTIONS,
    numbers,
    opening,
    opening_option,
    stakes,
    upper_sum_memory,
)

TITLE = QT_TRANSLATE_NOOP("Yatzy", "Yatzy")

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Yatzy", "Ones"),
    QT_TRANSLATE_NOOP("Yatzy", "Twos"),
    QT_TRANSLATE_NOOP("Yatzy", "Threes"),
    QT_TRANSLATE_NOOP("Yatzy", "Fours"),
    QT_TRANSLATE_NOOP("Yatzy", "Fives"),
    QT_TRANSLATE_NOOP("Yatzy", "Sixes"),
)

SMALL_STRAIGHT = Straight(((1, 2, 3, 4, 5),))
LARGE_STRAIGHT = Straight(((2, 3, 4, 5, 6),))

CATEGORIES = (
    *numbers(NUMBER_LABELS),
    Category("pair", QT_TRANSLATE_NOOP("Yatzy", "One pair"), Section.LOWER, KindSum(2)),
    Category("two_pairs", QT_TRANSLATE_NOOP("Yatzy", "Two pairs"), Section.LOWER, TwoPairsSum()),
    Category(
        "three_of_a_kind",
        QT_TRANSLATE_NOOP("Yatzy", "Three of a kind"),
        Section.LOWER,
        KindSum(3),
    ),
    Category(
        "four_of_a_kind",
        QT_TRANSLATE_NOOP("Yatzy", "Four of a kind"),
        Section.LOWER,
        KindSum(4),
    ),
    Category(
        "small_straight",
        QT_TRANSLATE_NOOP("Yatzy", "Small straight"),
        Section.LOWER,
        Fixed(SMALL_STRAIGHT, 15),
        worth="15",
    ),
    Category(
        "large_straight",
        QT_TRANSLATE_NOOP("Yatzy", "Large straight"),
        Section.LOWER,
        Fixed(LARGE_STRAIGHT, 20),
        worth="20",
    ),
    Category(
        "full_house",
        QT_TRANSLATE_NOOP("Yatzy", "Full house"),
        Section.LOWER,
        Total(FullHouse()),
    ),
    Category("chance", QT_TRANSLATE_NOOP("Yatzy", "Chance"), Section.LOWER, Total(AnyHand())),
    Category("yatzy", TITLE, Section.LOWER, Fixed(FIVE_EQUAL, 50), worth="50"),
)


def assemble(choices: Mapping[str, str]) -> Ruleset:
    return Ruleset(
        id="yatzy",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=CATEGORIES,
        players=(1, 8),
        turn=TurnRule(),
        opening=opening(choices),
        direction=Direction.RIGHT,
        matches=ONE_MATCH,
        bonuses=(ThresholdBonus("upper_bonus", BONUS, Section.UPPER, threshold=63, points=50),),
        memory=(upper_sum_memory(63),),
        stakes=stakes(choices),
    )


VARIANT = Variant(
    "yatzy",
    1,
    TITLE,
    QT_TRANSLATE_NOOP(
        "Yatzy",
        "Fifteen boxes with pairs and two straights; 63 points in the numbers bring a bonus of 50.",
    ),
    (opening_option(OpeningRule.HIGHEST_DIE), *STAKE_OPTIONS),
    assemble,
)
