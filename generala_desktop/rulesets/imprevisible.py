"""El Imprevisible by Juan Carlos Vidal: five matches, compulsory rolls, a second cup (RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import FullHouse, OfAKind, ServedGenerala, Straight
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    Ends,
    InstantWin,
    OpenIds,
    OpeningRule,
    Ranking,
    Ruleset,
    SecondCup,
    Section,
    Served,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.engine.two_cups import (
    ExactlyFour,
    Generala,
    MayStand,
    OneRoll,
    Poker,
    Relief,
    ServedRelief,
)
from generala_desktop.rulesets.common import (
    FIVE_EQUAL,
    UPPER_IDS,
    opening,
    opening_option,
    switch,
)
from generala_desktop.rulesets.simultanea import CAPS, matches

TITLE = QT_TRANSLATE_NOOP("Imprevisible", "El Imprevisible")

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Imprevisible", "Ones"),
    QT_TRANSLATE_NOOP("Imprevisible", "Twos"),
    QT_TRANSLATE_NOOP("Imprevisible", "Threes"),
    QT_TRANSLATE_NOOP("Imprevisible", "Fours"),
    QT_TRANSLATE_NOOP("Imprevisible", "Fives"),
    QT_TRANSLATE_NOOP("Imprevisible", "Sixes"),
)
STRAIGHT_LABEL = QT_TRANSLATE_NOOP("Imprevisible", "Straight")
FULL_HOUSE_LABEL = QT_TRANSLATE_NOOP("Imprevisible", "Full house")
POKER_LABEL = QT_TRANSLATE_NOOP("Imprevisible", "Four of a kind")
GENERALA_LABEL = QT_TRANSLATE_NOOP("Imprevisible", "Generala")
SECOND_GENERALA_LABEL = QT_TRANSLATE_NOOP("Imprevisible", "Second Generala")

STRAIGHT = Straight(((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (3, 4, 5, 6, 1)))
FOUR = OfAKind(4, exactly=True)

STRAIGHT_SCORE = OneRoll(STRAIGHT, 25)
FULL_HOUSE_SCORE = OneRoll(FullHouse(), 35)
POKER_SCORE = Poker(built=40, served=45)
RELIEF = Relief(STRAIGHT_SCORE, FULL_HOUSE_SCORE, POKER_SCORE)

GENERALA_IDS = frozenset({"generala", "second_generala"})

MATCH_COUNT = 5

NOTHING, MADE, SERVED = "0", "X", "5"
LEGEND = (
    (MADE, QT_TRANSLATE_NOOP("Imprevisible", "made")),
    (SERVED, QT_TRANSLATE_NOOP("Imprevisible", "made, served")),
    (NOTHING, QT_TRANSLATE_NOOP("Imprevisible", "nothing")),
)
STRUCK = ((0, NOTHING),)
"""What the relief brings a Generala box is written out, so that it can be told from 50."""


def has_relief(open_ids: OpenIds, hand: Hand) -> bool:
    """Tell whether a Generala box is the only open one of the match."""
    return len(open_ids) == 1 and open_ids <= GENERALA_IDS


def categories(choices: Mapping[str, str]) -> tuple[Category, ...]:
    generala = Generala(50, RELIEF, choices["three_only_to_poker"] == "yes")
    boxes = [
        *(
            Category(
                category_id,
                label,
                Section.UPPER,
                ExactlyFour(face),
                worth=str(ExactlyFour(face).points),
                marks=STRUCK,
            )
            for face, (category_id, label) in enumerate(
                zip(UPPER_IDS, NUMBER_LABELS, strict=True), start=1
            )
        ),
        Category(
            "straight",
            STRAIGHT_LABEL,
            Section.LOWER,
            STRAIGHT_SCORE,
            served_points=frozenset({25}),
            abbreviation="ES",
            worth="25",
            marks=(*STRUCK, (25, SERVED)),
        ),
        Category(
            "full_house",
            FULL_HOUSE_LABEL,
            Section.LOWER,
            FULL_HOUSE_SCORE,
            served_points=frozenset({35}),
            abbreviation="FS",
            worth="35",
            marks=(*STRUCK, (35, SERVED)),
        ),
        Category(
            "four_of_a_kind",
            POKER_LABEL,
            Section.LOWER,
            POKER_SCORE,
            served_points=frozenset({45}),
            abbreviation="P",
            worth="40/45",
            marks=(*STRUCK, (40, MADE), (45, SERVED)),
        ),
        Category(
            "generala",
            GENERALA_LABEL,
            Section.LOWER,
            generala,
            served_points=frozenset({25, 35}),
            marks_served=ServedRelief(generala),
            abbreviation="G",
            worth="50",
            marks=(*STRUCK, (50, MADE)),
        ),
    ]
    if choices["second_generala"] == "yes":
        boxes.append(
            Category(
                "second_generala",
                SECOND_GENERALA_LABEL,
                Section.LOWER,
                generala,
                served_points=frozenset({25, 35}),
                marks_served=ServedRelief(generala),
                abbreviation="G2",
                worth="50",
                marks=(*STRUCK, (50, MADE)),
            )
        )
    return tuple(boxes)


def turn_rule(choices: Mapping[str, str]) -> TurnRule:
    declares = choices["declare_target"] == "yes"
    figures = (STRAIGHT, FullHouse(), FOUR, FIVE_EQUAL)
    free = choices["stand_freely"] == "yes"
    return TurnRule(
        served=Served.FULL_ROLL,
        may_stand=None if free else MayStand(figures, FIVE_EQUAL, GENERALA_IDS),
        second_cup=SecondCup(declares) if choices["fourth_roll"] == "yes" else None,
    )


def assemble(choices: Mapping[str, str]) -> Ruleset:
    return Ruleset(
        id="imprevisible",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=categories(choices),
        players=(2, 3),
        turn=turn_rule(choices),
        opening=opening(choices),
        direction=Direction.RIGHT,
        matches=matches(MATCH_COUNT),
        instant_win=InstantWin(
            ServedGenerala(), Ends.MATCH, needs_open_box=True, is_compulsory=False
        ),
        wild=has_relief,
        ranking=Ranking.MATCHES,
        caps=CAPS,
        legend=LEGEND,
    )


VARIANT = Variant(
    "imprevisible",
    1,
    TITLE,
    QT_TRANSLATE_NOOP(
        "Imprevisible",
        "Five matches at once, three compulsory rolls, and a second cup with coloured dice for "
        "those who dare. By Juan Carlos Vidal.",
    ),
    (
        opening_option(OpeningRule.HIGHEST_DIE),
        switch(
            "fourth_roll",
            QT_TRANSLATE_NOOP("Options", "Fourth roll from the second cup"),
            default="yes",
        ),
        switch(
            "stand_freely",
            QT_TRANSLATE_NOOP("Options", "A turn may end after any roll"),
            default="no",
        ),
        switch(
            "three_only_to_poker",
            QT_TRANSLATE_NOOP("Options", "Three equal dice grow to four of a kind only"),
            default="no",
        ),
        switch(
            "declare_target",
            QT_TRANSLATE_NOOP("Options", "The number is named before the fourth roll"),
            default="no",
        ),
        switch(
            "second_generala",
            QT_TRANSLATE_NOOP("Options", "A second Generala box in each match"),
            default="no",
        ),
    ),
    assemble,
)
