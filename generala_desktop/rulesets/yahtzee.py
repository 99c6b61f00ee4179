"""Yahtzee as the game played by ear has it, and with official rules (RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import AnyHand, FullHouse, OfAKind, Run, TwoPairs
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    OpenIds,
    OpeningRule,
    RepeatBonus,
    Ruleset,
    Section,
    ThresholdBonus,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.scoring import Fixed, Remainder, Score, Total
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets.common import (
    BONUS,
    FIVE_EQUAL,
    ONE_MATCH,
    STAKE_OPTIONS,
    UPPER_IDS,
    numbers,
    opening,
    opening_option,
    scored_memory,
    stakes,
    switch,
    upper_sum_memory,
)

TITLE = QT_TRANSLATE_NOOP("Yahtzee", "Yahtzee")
OFFICIAL_TITLE = QT_TRANSLATE_NOOP("Yahtzee", "Official Yahtzee")

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Yahtzee", "Ones"),
    QT_TRANSLATE_NOOP("Yahtzee", "Twos"),
    QT_TRANSLATE_NOOP("Yahtzee", "Threes"),
    QT_TRANSLATE_NOOP("Yahtzee", "Fours"),
    QT_TRANSLATE_NOOP("Yahtzee", "Fives"),
    QT_TRANSLATE_NOOP("Yahtzee", "Sixes"),
)

UPPER_BONUS = ThresholdBonus("upper_bonus", BONUS, Section.UPPER, threshold=63, points=35)

YAHTZEE_BONUS = RepeatBonus(
    "yahtzee_bonus",
    QT_TRANSLATE_NOOP("Yahtzee", "Yahtzee bonus"),
    category="yahtzee",
    pattern=FIVE_EQUAL,
    points=100,
)

EXTRA_LINES = (
    Category("pair", QT_TRANSLATE_NOOP("Yahtzee", "Pair"), Section.LOWER, Total(OfAKind(2))),
    Category(
        "two_pairs", QT_TRANSLATE_NOOP("Yahtzee", "Two pairs"), Section.LOWER, Total(TwoPairs())
    ),
    Category("misery", QT_TRANSLATE_NOOP("Yahtzee", "Misery"), Section.LOWER, Remainder(36)),
)


def categories(full_house: Score, full_worth: str, *, joker: bool) -> tuple[Category, ...]:
    """Return the thirteen boxes; a joker pays in the full house and the straights."""
    return (
        *numbers(NUMBER_LABELS),
        Category(
            "three_of_a_kind",
            QT_TRANSLATE_NOOP("Yahtzee", "Three of a kind"),
            Section.LOWER,
            Total(OfAKind(3)),
        ),
        Category(
            "four_of_a_kind",
            QT_TRANSLATE_NOOP("Yahtzee", "Four of a kind"),
            Section.LOWER,
            Total(OfAKind(4)),
        ),
        Category(
            "full_house",
            QT_TRANSLATE_NOOP("Yahtzee", "Full house"),
            Section.LOWER,
            full_house,
            worth=full_worth,
        ),
        Category("yahtzee", TITLE, Section.LOWER, Fixed(FIVE_EQUAL, 50), worth="50"),
        Category(
            "small_straight",
            QT_TRANSLATE_NOOP("Yahtzee", "Small straight"),
            Section.LOWER,
            Fixed(Run(4), 30, joker),
            worth="30",
        ),
        Category(
            "large_straight",
            QT_TRANSLATE_NOOP("Yahtzee", "Large straight"),
            Section.LOWER,
            Fixed(Run(5), 40, joker),
            worth="40",
        ),
        Category("chance", QT_TRANSLATE_NOOP("Yahtzee", "Chance"), Section.LOWER, Total(AnyHand())),
    )


def is_joker(open_ids: OpenIds, hand: Hand) -> bool:
    """Tell whether five equal dice stand for any figure: the box for them is filled."""
    return "yahtzee" not in open_ids and FIVE_EQUAL(hand)


def forced_joker(open_ids: OpenIds, hand: Hand) -> OpenIds:
    """Return the boxes a joker may go to: its number, else a figure, else any number."""
    if not is_joker(open_ids, hand):
        return open_ids
    number = UPPER_IDS[hand.faces[0] - 1]
    if number in open_ids:
        return frozenset({number})
    return (open_ids - set(UPPER_IDS)) or open_ids


def assemble(choices: Mapping[str, str]) -> Ruleset:
    extra = EXTRA_LINES if choices["extra_lines"] == "yes" else ()
    full_house = Total(FullHouse(), least=25)
    return Ruleset(
        id="yahtzee",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=(*categories(full_house, "25+", joker=False), *extra),
        players=(1, 8),
        turn=TurnRule(),
        opening=opening(choices),
        direction=Direction.RIGHT,
        matches=ONE_MATCH,
        bonuses=(UPPER_BONUS,),
        memory=(upper_sum_memory(63),),
        stakes=stakes(choices),
    )


def assemble_official(choices: Mapping[str, str]) -> Ruleset:
    full_house = Fixed(FullHouse(), 25, joker=True)
    return Ruleset(
        id="yahtzee-official",
        edition=1,
        title=OFFICIAL_TITLE,
        options=freeze(choices),
        categories=categories(full_house, "25", joker=True),
        players=(1, 8),
        turn=TurnRule(),
        opening=opening(choices),
        direction=Direction.LEFT,
        matches=ONE_MATCH,
        bonuses=(UPPER_BONUS, YAHTZEE_BONUS),
        memory=(upper_sum_memory(63), scored_memory("yahtzee_scored", "yahtzee")),
        eligible=forced_joker,
        wild=is_joker,
        special=FIVE_EQUAL,
        stakes=stakes(choices),
    )


VARIANT = Variant(
    "yahtzee",
    1,
    TITLE,
    QT_TRANSLATE_NOOP(
        "Yahtzee",
        "Thirteen lines, or sixteen with the extra ones; 63 points in the numbers bring 35.",
    ),
    (
        opening_option(OpeningRule.HIGHEST_DIE),
        switch(
            "extra_lines",
            QT_TRANSLATE_NOOP("Options", "Three extra lines: pair, two pairs, misery"),
            default="no",
        ),
        *STAKE_OPTIONS,
    ),
    assemble,
)

OFFICIAL = Variant(
    "yahtzee-official",
    1,
    OFFICIAL_TITLE,
    QT_TRANSLATE_NOOP(
        "Yahtzee",
        "Thirteen boxes with the joker: each further Yahtzee earns 100 and can fill other figures.",
    ),
    (opening_option(OpeningRule.HIGHEST_SUM), *STAKE_OPTIONS),
    assemble_official,
)
