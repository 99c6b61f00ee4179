"""Rows, options and texts that several games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import OfAKind
from generala_desktop.engine.ruleset import (
    Category,
    Choice,
    Match,
    Memory,
    OpenIds,
    OpeningRule,
    Option,
    OptionKind,
    Section,
    Stakes,
)
from generala_desktop.engine.scoring import FaceSum
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text

UPPER_IDS = ("ones", "twos", "threes", "fours", "fives", "sixes")

FIVE_EQUAL = OfAKind(5)

ONE_MATCH = (Match(QT_TRANSLATE_NOOP("Rules", "Game"), 1),)

BONUS = QT_TRANSLATE_NOOP("Rules", "Bonus")

YES_NO = (
    Choice("yes", QT_TRANSLATE_NOOP("Options", "Yes")),
    Choice("no", QT_TRANSLATE_NOOP("Options", "No")),
)


def numbers(labels: Iterable[Text]) -> tuple[Category, ...]:
    """Return the six number boxes, face × count, under the game's own names."""
    return tuple(
        Category(category_id, label, Section.UPPER, FaceSum(face))
        for face, (category_id, label) in enumerate(zip(UPPER_IDS, labels, strict=True), start=1)
    )


def switch(option_id: str, label: Text, *, default: str) -> Option:
    return Option(option_id, label, YES_NO, default)


def figures(*values: str) -> tuple[Choice, ...]:
    """Return choices that need no words."""
    return tuple(Choice(value) for value in values)


def opening_option(default: OpeningRule) -> Option:
    return Option(
        "opening",
        QT_TRANSLATE_NOOP("Options", "Who starts"),
        (
            Choice(
                OpeningRule.HIGHEST_DIE.value,
                QT_TRANSLATE_NOOP("Options", "Each throws one die, the highest starts"),
            ),
            Choice(
                OpeningRule.LOWEST_SUM.value,
                QT_TRANSLATE_NOOP("Options", "Each throws five dice, from the lowest sum up"),
            ),
            Choice(
                OpeningRule.HIGHEST_SUM.value,
                QT_TRANSLATE_NOOP("Options", "Each throws five dice, from the highest sum down"),
            ),
            Choice(
                OpeningRule.AS_LISTED.value, QT_TRANSLATE_NOOP("Options", "In the order listed")
            ),
        ),
        default.value,
    )


STAKE_OPTIONS = (
    Option(
        "pot",
        QT_TRANSLATE_NOOP("Options", "Pot: what each player puts in"),
        figures("0", "1", "5", "10", "50", "100"),
        "0",
        OptionKind.NUMBER,
    ),
    Option(
        "per_point",
        QT_TRANSLATE_NOOP("Options", "Paid to the winner for each point of difference"),
        figures("0", "1", "2", "5", "10"),
        "0",
        OptionKind.NUMBER,
    ),
)


def stakes(choices: Mapping[str, str]) -> Stakes:
    return Stakes(int(choices["pot"]), int(choices["per_point"]))


def opening(choices: Mapping[str, str]) -> OpeningRule:
    return OpeningRule(choices["opening"])


@dataclass(frozen=True)
class AddUpper:
    """Adds what the numbers bring, up to where it matters."""

    threshold: int

    def __call__(self, value: int, category_id: str, points: int) -> int:
        return min(self.threshold, value + points) if category_id in UPPER_IDS else value


@dataclass(frozen=True)
class NoteScored:
    """Notes whether the box holds points."""

    category_id: str

    def __call__(self, value: int, written: str, points: int) -> int:
        return int(points > 0) if written == self.category_id else value


def upper_sum_memory(threshold: int) -> Memory:
    return Memory("upper_sum", threshold + 1, AddUpper(threshold))


def scored_memory(memory_id: str, category_id: str) -> Memory:
    return Memory(memory_id, 2, NoteScored(category_id))


@dataclass(frozen=True)
class OrderedBoxes:
    """Only the first open box of an order may be written."""

    order: tuple[str, ...]

    def __call__(self, open_ids: OpenIds, hand: Hand) -> OpenIds:
        first = next((category_id for category_id in self.order if category_id in open_ids), None)
        return frozenset() if first is None else frozenset({first})
