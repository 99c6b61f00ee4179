"""Generala, with the table rules that the houses play (RULES.md, "Generala")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from generala_desktop.engine.patterns import FullHouse, OfAKind, ServedGenerala, Straight
from generala_desktop.engine.ruleset import (
    Category,
    Choice,
    Direction,
    Ends,
    Holds,
    InstantWin,
    OpeningRule,
    Option,
    OptionKind,
    Ruleset,
    Section,
    Served,
    TurnRule,
    Variant,
    freeze,
    take_any,
)
from generala_desktop.engine.scoring import ServedOrBuilt
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.rulesets.common import (
    FIVE_EQUAL,
    ONE_MATCH,
    STAKE_OPTIONS,
    OrderedBoxes,
    figures,
    numbers,
    opening,
    opening_option,
    scored_memory,
    stakes,
    switch,
)

NUMBER_LABELS = (
    QT_TRANSLATE_NOOP("Generala", "Ones"),
    QT_TRANSLATE_NOOP("Generala", "Twos"),
    QT_TRANSLATE_NOOP("Generala", "Threes"),
    QT_TRANSLATE_NOOP("Generala", "Fours"),
    QT_TRANSLATE_NOOP("Generala", "Fives"),
    QT_TRANSLATE_NOOP("Generala", "Sixes"),
)
STRAIGHT = QT_TRANSLATE_NOOP("Generala", "Straight")
FULL_HOUSE = QT_TRANSLATE_NOOP("Generala", "Full house")
FOUR_OF_A_KIND = QT_TRANSLATE_NOOP("Generala", "Four of a kind")
GENERALA = QT_TRANSLATE_NOOP("Generala", "Generala")
DOUBLE_GENERALA = QT_TRANSLATE_NOOP("Generala", "Double Generala")

HOLDS_OPTION = Option(
    "holds",
    QT_TRANSLATE_NOOP("Options", "Dice set aside"),
    (
        Choice("free", QT_TRANSLATE_NOOP("Options", "May be taken up again")),
        Choice("locked", QT_TRANSLATE_NOOP("Options", "Stay aside for the rest of the turn")),
    ),
    "free",
)

SERVED_OPTION = Option(
    "served",
    QT_TRANSLATE_NOOP("Options", "A hand is served"),
    (
        Choice("first_roll", QT_TRANSLATE_NOOP("Options", "On the first roll only")),
        Choice("full_roll", QT_TRANSLATE_NOOP("Options", "On any roll of all five dice")),
    ),
    "first_roll",
)

SERVED_GENERALA_OPTION = Option(
    "served_generala",
    QT_TRANSLATE_NOOP("Options", "A served Generala"),
    (
        Choice(
            "wins_round",
            QT_TRANSLATE_NOOP("Options", "Wins the game at the end of the round"),
        ),
        Choice("wins_now", QT_TRANSLATE_NOOP("Options", "Wins the game at once")),
        Choice(
            "any_figure",
            QT_TRANSLATE_NOOP("Options", "Fills any figure, at its served points"),
        ),
        Choice("scores", QT_TRANSLATE_NOOP("Options", "Is written like any other hand")),
    ),
    "wins_round",
)

ORDER_OPTION = Option(
    "order",
    QT_TRANSLATE_NOOP("Options", "Order of the boxes"),
    (
        Choice("free", QT_TRANSLATE_NOOP("Options", "Free")),
        Choice("down", QT_TRANSLATE_NOOP("Options", "From the top down")),
        Choice("up", QT_TRANSLATE_NOOP("Options", "From the bottom up")),
    ),
    "free",
)


def options(**defaults: str) -> tuple[Option, ...]:
    """Return the table rules of a Generala, with a house's own defaults."""
    every = (
        opening_option(OpeningRule.HIGHEST_DIE),
        Option(
            "straights",
            QT_TRANSLATE_NOOP("Options", "Straights that count"),
            figures("12345", "23456", "34561", "61234"),
            "12345,23456",
            OptionKind.SET,
        ),
        Option(
            "full_house",
            QT_TRANSLATE_NOOP("Options", "Full house, built and served"),
            figures("25/30", "30/35"),
            "30/35",
        ),
        Option(
            "generala_points",
            QT_TRANSLATE_NOOP("Options", "Generala"),
            figures("50", "60"),
            "50",
        ),
        Option(
            "double",
            QT_TRANSLATE_NOOP("Options", "Double Generala"),
            (Choice("no", QT_TRANSLATE_NOOP("Options", "No")), *figures("60", "100", "120")),
            "100",
        ),
        switch(
            "double_needs_generala",
            QT_TRANSLATE_NOOP("Options", "The double needs a Generala with points"),
            default="yes",
        ),
        SERVED_OPTION,
        SERVED_GENERALA_OPTION,
        HOLDS_OPTION,
        switch(
            "five_as_poker",
            QT_TRANSLATE_NOOP("Options", "Five equal dice fill four of a kind"),
            default="yes",
        ),
        switch(
            "five_as_full",
            QT_TRANSLATE_NOOP("Options", "Five equal dice fill the full house"),
            default="no",
        ),
        ORDER_OPTION,
        *STAKE_OPTIONS,
    )
    return tuple(
        Option(o.id, o.label, o.choices, defaults.get(o.id, o.default), o.kind) for o in every
    )


def figure_boxes(choices: Mapping[str, str]) -> tuple[Category, ...]:
    """Return the lower section under the choices."""
    takes_served = choices["served_generala"] == "any_figure"

    def worth(pattern: Callable[..., bool], built: int, served: int) -> ServedOrBuilt:
        return ServedOrBuilt(pattern, built, served, takes_served)

    sets = tuple(tuple(map(int, faces)) for faces in choices["straights"].split(","))
    full_built, full_served = map(int, choices["full_house"].split("/"))
    full = FullHouse(five_equal=choices["five_as_full"] == "yes")
    poker = OfAKind(4, exactly=choices["five_as_poker"] == "no")
    generala = int(choices["generala_points"])
    boxes = [
        figure("straight", STRAIGHT, worth(Straight(sets), 20, 25)),
        figure("full_house", FULL_HOUSE, worth(full, full_built, full_served)),
        figure("four_of_a_kind", FOUR_OF_A_KIND, worth(poker, 40, 45)),
        figure("generala", GENERALA, worth(FIVE_EQUAL, generala, generala)),
    ]
    if choices["double"] != "no":
        double = int(choices["double"])
        needs = "generala" if choices["double_needs_generala"] == "yes" else None
        score = worth(FIVE_EQUAL, double, double)
        boxes.append(figure("double_generala", DOUBLE_GENERALA, score, needs))
    return tuple(boxes)


def figure(
    category_id: str, label: Text, score: ServedOrBuilt, needs: str | None = None
) -> Category:
    """Return a box that pays one value built and another served (or the same for both)."""
    differs = score.built != score.served
    return Category(
        category_id,
        label,
        Section.LOWER,
        score,
        needs,
        served_points=frozenset({score.served} if differs else ()),
        worth=f"{score.built}/{score.served}" if differs else str(score.built),
    )


def instant_win(choices: Mapping[str, str]) -> InstantWin | None:
    ends = {"wins_round": Ends.ROUND, "wins_now": Ends.NOW}.get(choices["served_generala"])
    if ends is None:
        return None
    return InstantWin(ServedGenerala(), ends, needs_open_box=False, is_compulsory=True)


def assemble(
    game_id: str, title: Text, players: tuple[int, int], choices: Mapping[str, str]
) -> Ruleset:
    categories = (*numbers(NUMBER_LABELS), *figure_boxes(choices))
    down = tuple(category.id for category in categories)
    orders = {"down": OrderedBoxes(down), "up": OrderedBoxes(down[::-1])}
    needed = any(category.needs for category in categories)
    return Ruleset(
        id=game_id,
        edition=1,
        title=title,
        options=freeze(choices),
        categories=categories,
        players=players,
        turn=TurnRule(holds=Holds(choices["holds"]), served=Served(choices["served"])),
        opening=opening(choices),
        direction=Direction.RIGHT,
        matches=ONE_MATCH,
        instant_win=instant_win(choices),
        memory=(scored_memory("generala_scored", "generala"),) if needed else (),
        eligible=orders.get(choices["order"], take_any),
        stakes=stakes(choices),
    )


def variant(
    game_id: str,
    title: Text,
    description: Text,
    players: tuple[int, int],
    **defaults: str,
) -> Variant:
    return Variant(
        game_id,
        1,
        title,
        description,
        options(**defaults),
        partial(assemble, game_id, title, players),
    )


VARIANT = variant(
    "generala",
    QT_TRANSLATE_NOOP("Generala", "Generala"),
    QT_TRANSLATE_NOOP(
        "Generala",
        "Eleven boxes, three rolls a turn. Served figures pay more, and a served Generala "
        "wins the game.",
    ),
    (1, 7),
)
