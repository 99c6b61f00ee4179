"""La Generala Simultánea: several Generalas at once, each with its value (RULES.md)."""

from __future__ import annotations

from collections.abc import Mapping

from generala_desktop.engine.patterns import FullHouse, OfAKind, ServedGenerala, Straight
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    Ends,
    InstantWin,
    Match,
    OpeningRule,
    Option,
    Ranking,
    Ruleset,
    Served,
    TurnRule,
    Variant,
    freeze,
)
from generala_desktop.engine.scoring import ServedOrBuilt
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.rulesets.common import (
    FIVE_EQUAL,
    figures,
    numbers,
    opening,
    opening_option,
)
from generala_desktop.rulesets.generala import figure

TITLE = QT_TRANSLATE_NOOP("Simultanea", "La Generala Simultánea")

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Simultanea", "Ones"),
    QT_TRANSLATE_NOOP("Simultanea", "Twos"),
    QT_TRANSLATE_NOOP("Simultanea", "Threes"),
    QT_TRANSLATE_NOOP("Simultanea", "Fours"),
    QT_TRANSLATE_NOOP("Simultanea", "Fives"),
    QT_TRANSLATE_NOOP("Simultanea", "Sixes"),
)
STRAIGHT = QT_TRANSLATE_NOOP("Simultanea", "Straight")
FULL_HOUSE = QT_TRANSLATE_NOOP("Simultanea", "Full house")
FOUR_OF_A_KIND = QT_TRANSLATE_NOOP("Simultanea", "Four of a kind")
GENERALA = QT_TRANSLATE_NOOP("Simultanea", "Generala")
MATCH = QT_TRANSLATE_NOOP("Simultanea", "Value {value}")

STRAIGHTS = Straight(((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (3, 4, 5, 6, 1)))

CAPS = 15


def matches(count: int) -> tuple[Match, ...]:
    """Return matches worth 1 … count."""
    return tuple(Match(MATCH.fill(value=value), value) for value in range(1, count + 1))


def abbreviated(category_id: str, label: Text, abbreviation: str, score: ServedOrBuilt) -> Category:
    plain = figure(category_id, label, score)
    return Category(
        plain.id,
        plain.label,
        plain.section,
        plain.score,
        served_points=plain.served_points,
        abbreviation=abbreviation,
        worth=plain.worth,
    )


CATEGORIES = (
    *numbers(NUMBER_LABELS),
    abbreviated("straight", STRAIGHT, "E", ServedOrBuilt(STRAIGHTS, 20, 25)),
    abbreviated("full_house", FULL_HOUSE, "F", ServedOrBuilt(FullHouse(), 30, 35)),
    abbreviated("four_of_a_kind", FOUR_OF_A_KIND, "P", ServedOrBuilt(OfAKind(4), 40, 45)),
    abbreviated("generala", GENERALA, "G", ServedOrBuilt(FIVE_EQUAL, 50, 50)),
)


def assemble(choices: Mapping[str, str]) -> Ruleset:
    return Ruleset(
        id="simultanea",
        edition=1,
        title=TITLE,
        options=freeze(choices),
        categories=CATEGORIES,
        players=(2, 4),
        turn=TurnRule(served=Served.FULL_ROLL),
        opening=opening(choices),
        direction=Direction.RIGHT,
        matches=matches(int(choices["matches"])),
        instant_win=InstantWin(
            ServedGenerala(), Ends.MATCH, needs_open_box=True, is_compulsory=False
        ),
        ranking=Ranking.MATCHES,
        caps=CAPS,
    )


VARIANT = Variant(
    "simultanea",
    1,
    TITLE,
    QT_TRANSLATE_NOOP(
        "Simultanea",
        "Several Generalas played at once, each worth more than the one before. One entry a "
        "turn, in whichever match you like.",
    ),
    (
        opening_option(OpeningRule.HIGHEST_DIE),
        Option(
            "matches",
            QT_TRANSLATE_NOOP("Options", "Matches at once"),
            figures("2", "3", "4", "5"),
            "3",
        ),
    ),
    assemble,
    usual_players=3,
)
