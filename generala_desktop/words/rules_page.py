"""The rules of a game as a page: sections of sentences, made from the rules that are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.dice import Faces
from generala_desktop.engine.ruleset import (
    Category,
    Direction,
    OpeningRule,
    Ranking,
    Ruleset,
)
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.rulesets import find
from generala_desktop.words.examples import Example, examples, misses
from generala_desktop.words.rules_matches import (
    match_paragraphs,
    result_paragraphs,
    second_cup_paragraphs,
    second_cup_rows,
)
from generala_desktop.words.rules_turn import (
    bonus_paragraphs,
    served_generala_paragraphs,
    served_paragraphs,
    turn_paragraphs,
)
from generala_desktop.words.say import say
from generala_desktop.words.scores import ScoreWords, score_words
from generala_desktop.words.table_rules import rule_words, value_words

_OPENINGS = {
    OpeningRule.HIGHEST_DIE: QT_TRANSLATE_NOOP(
        "RulesPage",
        "Each player throws one die. The highest starts, and the others follow as they sit. "
        "Those tied for the highest throw again among themselves.",
    ),
    OpeningRule.LOWEST_SUM: QT_TRANSLATE_NOOP(
        "RulesPage",
        "Each player throws five dice. The lowest sum starts, and the others follow in rising "
        "order of their sums. Those with the same sum throw again among themselves.",
    ),
    OpeningRule.HIGHEST_SUM: QT_TRANSLATE_NOOP(
        "RulesPage",
        "Each player throws five dice. The highest sum starts, and the others follow in falling "
        "order of their sums. Those with the same sum throw again among themselves.",
    ),
    OpeningRule.AS_LISTED: QT_TRANSLATE_NOOP(
        "RulesPage", "The players play in the order in which they were entered."
    ),
}

_DIRECTIONS = {
    Direction.RIGHT: QT_TRANSLATE_NOOP(
        "RulesPage", "The turn passes to the right, counter-clockwise."
    ),
    Direction.LEFT: QT_TRANSLATE_NOOP("RulesPage", "The turn passes to the left, clockwise."),
}


@dataclass(frozen=True)
class BoxRow:
    """What the page says of one box."""

    category: Category
    words: ScoreWords
    examples: tuple[Example, ...]
    misses: tuple[Faces, ...]
    """Hands that are worth nothing here although one might think so."""

    @property
    def name(self) -> str:
        return say(self.category.label)


@dataclass(frozen=True)
class Section:
    title: str
    paragraphs: tuple[str, ...] = ()
    boxes: tuple[BoxRow, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    """A table, its headings first."""


@dataclass(frozen=True)
class Page:
    title: str
    sections: tuple[Section, ...]


def page(rules: Ruleset) -> Page:
    """Return everything a player needs to know, without what does not concern the game."""
    every = (
        Section(_players_title(), tuple(_player_paragraphs(rules))),
        Section(_turn_title(), tuple(turn_paragraphs(rules))),
        Section(_served_title(), tuple(served_paragraphs(rules))),
        Section(_boxes_title(), tuple(_box_paragraphs(rules)), _box_rows(rules)),
        Section(_bonus_title(), tuple(bonus_paragraphs(rules))),
        Section(_served_generala_title(), tuple(served_generala_paragraphs(rules))),
        Section(_matches_title(), tuple(match_paragraphs(rules))),
        Section(
            _second_cup_title(), tuple(second_cup_paragraphs(rules)), rows=second_cup_rows(rules)
        ),
        Section(_end_title(), (*_end_paragraphs(rules), *result_paragraphs(rules))),
        Section(_stakes_title(), tuple(_stake_paragraphs(rules))),
        Section(_table_title(), tuple(_table_paragraphs(rules))),
        Section(_options_title(), tuple(_option_paragraphs(rules))),
    )
    filled = tuple(s for s in every if s.paragraphs or s.boxes or s.rows)
    return Page(say(rules.title), filled)


def column_titles() -> tuple[str, str, str, str]:
    """Return the headings of the boxes: name, needs, points, examples."""
    return (
        QCoreApplication.translate("RulesPage", "Box"),
        QCoreApplication.translate("RulesPage", "The dice show"),
        QCoreApplication.translate("RulesPage", "Points"),
        QCoreApplication.translate("RulesPage", "Example"),
    )


def example_words(example: Example, dice: str) -> str:
    """Return an example with its dice written as the caller likes."""
    if example.served is None:
        text = QCoreApplication.translate("RulesPage", "{dice} = {points}")
    elif example.points:
        text = QCoreApplication.translate("RulesPage", "{dice} = {points}, served {served}")
    else:
        text = QCoreApplication.translate("RulesPage", "{dice} = served {served}")
    return text.format(dice=dice, points=example.points, served=example.served)


def miss_words(dice: str) -> str:
    """Return hands that are worth nothing in the box."""
    return QCoreApplication.translate("RulesPage", "No points: {dice}").format(dice=dice)


# --- Headings ------------------------------------------------------------------------------------


def _players_title() -> str:
    return QCoreApplication.translate("RulesPage", "Who plays, who starts")


def _turn_title() -> str:
    return QCoreApplication.translate("RulesPage", "A turn")


def _served_title() -> str:
    return QCoreApplication.translate("RulesPage", "Served hands")


def _boxes_title() -> str:
    return QCoreApplication.translate("RulesPage", "The boxes")


def _bonus_title() -> str:
    return QCoreApplication.translate("RulesPage", "Bonus")


def _served_generala_title() -> str:
    return QCoreApplication.translate("RulesPage", "A served Generala")


def _matches_title() -> str:
    return QCoreApplication.translate("RulesPage", "Several matches at once")


def _second_cup_title() -> str:
    return QCoreApplication.translate("RulesPage", "The fourth roll")


def _end_title() -> str:
    return QCoreApplication.translate("RulesPage", "The end, and who wins")


def _stakes_title() -> str:
    return QCoreApplication.translate("RulesPage", "Stakes")


def _table_title() -> str:
    return QCoreApplication.translate("RulesPage", "At the table")


def _options_title() -> str:
    return QCoreApplication.translate("RulesPage", "Table rules in force")


# --- What every game has -------------------------------------------------------------------------


def _player_paragraphs(rules: Ruleset) -> Iterator[str]:
    least, most = rules.players
    if least == 1:
        players = QCoreApplication.translate(
            "RulesPage", "For {least} to {most} players, or one alone for practice."
        )
    else:
        players = QCoreApplication.translate("RulesPage", "For {least} to {most} players.")
    yield players.format(least=max(2, least), most=most)
    yield say(_OPENINGS[rules.opening])
    yield say(_DIRECTIONS[rules.direction])


def _box_paragraphs(rules: Ruleset) -> Iterator[str]:
    boxes = len(rules.categories)
    if len(rules.matches) == 1:
        text = QCoreApplication.translate(
            "RulesPage", "Each player has {boxes} boxes, and so as many turns."
        )
    else:
        text = QCoreApplication.translate(
            "RulesPage", "Each player has {boxes} boxes in each match, {all} in all."
        )
    yield text.format(boxes=boxes, all=len(rules.boxes))
    for category in rules.categories:
        if category.needs is not None:
            needs = QCoreApplication.translate(
                "RulesPage",
                "{box} pays only when {other} holds points already. While {other} is open, or "
                "when it was struck, {box} can only be struck.",
            )
            other = say(rules.category(category.needs).label)
            yield needs.format(box=say(category.label), other=other)


def _box_rows(rules: Ruleset) -> tuple[BoxRow, ...]:
    return tuple(
        BoxRow(category, score_words(category.score), examples(rules, category), misses(category))
        for category in rules.categories
    )


def _end_paragraphs(rules: Ruleset) -> Iterator[str]:
    if rules.ranking is Ranking.POINTS:
        yield QCoreApplication.translate(
            "RulesPage",
            "The game ends when every box is filled. The highest total wins. Equal totals share "
            "the win: nobody’s seat decides.",
        )


def _stake_paragraphs(rules: Ruleset) -> Iterator[str]:
    stakes = rules.stakes
    if stakes.pot:
        yield QCoreApplication.translate(
            "RulesPage",
            "Each player puts {pot} into the pot, and the winner takes it. Several winners share "
            "it in whole units.",
        ).format(pot=stakes.pot)
    if stakes.per_point:
        yield QCoreApplication.translate(
            "RulesPage",
            "Each other player pays the winner {per_point} for every point between their totals. "
            "Several winners share that in whole units. A winner with fewer points is paid "
            "nothing for points.",
        ).format(per_point=stakes.per_point)
    if stakes.pot or stakes.per_point:
        yield QCoreApplication.translate(
            "RulesPage", "It is play money: the program shows who owes whom."
        )


def _table_paragraphs(rules: Ruleset) -> Iterator[str]:
    if rules.players[0] == 1:
        yield QCoreApplication.translate(
            "RulesPage",
            "An entry may be taken back until the next roll. A roll may be taken back only by "
            "one who plays alone.",
        )
    else:
        yield QCoreApplication.translate(
            "RulesPage", "An entry may be taken back until the next roll, a roll never."
        )
    yield QCoreApplication.translate(
        "RulesPage",
        "Who leaves the game is passed over from then on, ranks behind those who stay and wins "
        "nothing, but still owes what was lost before.",
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "With real dice: a die that falls on the floor or lies tilted is thrown again, that die "
        "alone.",
    )


def _option_paragraphs(rules: Ruleset) -> Iterator[str]:
    variant = find(rules.id)
    if variant is None:
        return
    in_force = dict(rules.options)
    for option in variant.options:
        value = in_force.get(option.id, option.default)
        line = rule_words(option, value)
        if value != option.default:
            pattern = QCoreApplication.translate("RulesPage", "{rule} (usually: {usual})")
            line = pattern.format(rule=line, usual=value_words(option, option.default))
        yield f"• {line}"
