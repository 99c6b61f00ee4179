"""A game as data: what the engine, the sheet, the solver and the rules page all read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.patterns import AnyHand, Pattern
from generala_desktop.engine.scoring import Score
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text

OpenIds = frozenset[str]
"""Ids of categories that are open in one match of one card."""


class Section(Enum):
    UPPER = "upper"
    LOWER = "lower"


class Holds(Enum):
    FREE = "free"
    LOCKED = "locked"


class Served(Enum):
    """Which rolls serve a hand."""

    NEVER = "never"
    FIRST_ROLL = "first_roll"
    FULL_ROLL = "full_roll"


class Ends(Enum):
    """What a win outright ends."""

    ROUND = "round"
    NOW = "now"
    MATCH = "match"


class Ranking(Enum):
    POINTS = "points"
    MATCHES = "matches"


class OpeningRule(Enum):
    """Who starts, and in which order the others follow."""

    HIGHEST_DIE = "highest_die"
    LOWEST_SUM = "lowest_sum"
    HIGHEST_SUM = "highest_sum"
    AS_LISTED = "as_listed"


class Direction(Enum):
    """Which way the turn goes round a real table."""

    RIGHT = "right"
    LEFT = "left"


def lies_served(hand: Hand) -> bool:
    """Tell whether the white dice serve the hand; a second cup makes it another hand."""
    return hand.served and not hand.extra


@dataclass(frozen=True)
class Category:
    id: str
    label: Text
    section: Section
    score: Score
    needs: str | None = None
    """Worth nothing unless this category holds points in the same match."""
    served_points: frozenset[int] = frozenset()
    """Points that only a served hand earns here: how a sheet without dice knows one."""
    marks_served: Callable[[Hand], bool] = lies_served
    """Whether a hand with points counts as served here where the points do not tell."""
    abbreviation: str = ""
    """How the sheet of several matches names it, where the author has a short form."""
    worth: str = ""
    """What a full box holds, as a sheet prints it beside the name: "20/25"."""
    marks: tuple[tuple[int, str], ...] = ()
    """(points, sign) where the sheet writes a sign for these points; all others are written out."""

    def mark(self, points: int) -> str:
        """Return the sign that the sheet writes for the points, or nothing."""
        return dict(self.marks).get(points, "")


@dataclass(frozen=True)
class SecondCup:
    """A last roll of five further dice after all the others."""

    declares_target: bool = False


@dataclass(frozen=True)
class TurnRule:
    dice: int = 5
    rolls: int = 3
    holds: Holds = Holds.FREE
    served: Served = Served.NEVER
    may_stand: Callable[[Hand, OpenIds], bool] | None = None
    """All rolls are compulsory unless this says otherwise; None: one may stand at any time.
    The ids are those open in any live match."""
    second_cup: SecondCup | None = None


@dataclass(frozen=True)
class Match:
    label: Text
    value: int


@dataclass(frozen=True)
class ThresholdBonus:
    """Points once a section's sum reaches a threshold."""

    id: str
    label: Text
    section: Section
    threshold: int
    points: int


@dataclass(frozen=True)
class RepeatBonus:
    """Points for each further hand of a pattern once a box holds points for the first."""

    id: str
    label: Text
    category: str
    pattern: Pattern
    points: int


Bonus = ThresholdBonus | RepeatBonus


@dataclass(frozen=True)
class InstantWin:
    pattern: Pattern
    ends: Ends
    needs_open_box: bool
    is_compulsory: bool
    """The claim is the only legal move."""


@dataclass(frozen=True)
class Memory:
    """What future points depend on besides the open boxes, folded over a card's entries."""

    id: str
    size: int
    """The value is always 0 … size - 1."""
    step: Callable[[int, str, int], int]
    """(value, category id, points) -> value after that entry."""

    def of(self, card: Card, match: int = 0) -> int:
        value = 0
        for entry in card.in_match(match):
            value = self.step(value, entry.box.category, entry.points)
        return value


@dataclass(frozen=True)
class Stakes:
    """Play money in whole units."""

    pot: int = 0
    """From each player; the winner takes it."""
    per_point: int = 0
    """Paid to the winner by each other player, times the difference in points."""


ANY_HAND = AnyHand()


def take_any(open_ids: OpenIds, hand: Hand) -> OpenIds:
    return open_ids


def never_wild(open_ids: OpenIds, hand: Hand) -> bool:
    return False


@dataclass(frozen=True)
class Ruleset:
    id: str
    edition: int
    title: Text
    options: tuple[tuple[str, str], ...]
    """Every option in force, (name, value)."""
    categories: tuple[Category, ...]
    """In sheet order."""
    players: tuple[int, int]
    turn: TurnRule
    opening: OpeningRule
    direction: Direction
    matches: tuple[Match, ...]
    bonuses: tuple[Bonus, ...] = ()
    instant_win: InstantWin | None = None
    memory: tuple[Memory, ...] = ()
    eligible: Callable[[OpenIds, Hand], OpenIds] = take_any
    """Which of the open categories of a match the hand may be written in."""
    wild: Callable[[OpenIds, Hand], bool] = never_wild
    """Whether the open categories of a match let the hand stand for more than it shows."""
    special: Pattern = ANY_HAND
    """The hands that `eligible` and `wild` may treat apart; all others are free and not wild."""
    ranking: Ranking = Ranking.POINTS
    stakes: Stakes = Stakes()
    caps: int = 0
    """Bottle caps each player starts with, where matches are settled in them."""
    legend: tuple[tuple[str, Text], ...] = ()
    """What the signs mean that the sheet writes for points."""

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        return tuple(
            Box(match, category.id)
            for match in range(len(self.matches))
            for category in self.categories
        )

    @cached_property
    def _by_id(self) -> dict[str, Category]:
        return {category.id: category for category in self.categories}

    def has_category(self, category_id: str) -> bool:
        return category_id in self._by_id

    def category(self, category_id: str) -> Category:
        """Return the category; raises KeyError if the game has none of that id."""
        return self._by_id[category_id]

    def open_ids(self, card: Card, match: int) -> OpenIds:
        return frozenset(self._by_id.keys() - card.written(match))

    def points(self, card: Card, box: Box, hand: Hand) -> int:
        """Return what the hand is worth in an open box of the card, allowed there or not."""
        category = self._by_id[box.category]
        if category.needs and not card.holds_points(Box(box.match, category.needs)):
            return 0
        if self.wild(self.open_ids(card, box.match), hand):
            hand = Hand(hand.faces, hand.served, hand.extra, hand.target, wild=True)
        return category.score(hand)

    def entry_bonus(self, card: Card, match: int, hand: Hand) -> int:
        """Return what the hand earns beside whichever box of the match it is written in."""
        return sum(
            bonus.points
            for bonus in self.bonuses
            if isinstance(bonus, RepeatBonus)
            and card.holds_points(Box(match, bonus.category))
            and bonus.pattern(hand)
        )

    def section_sum(self, card: Card, match: int, section: Section) -> int:
        return sum(
            entry.points
            for entry in card.in_match(match)
            if self._by_id[entry.box.category].section is section
        )

    def bonus(self, card: Card, match: int, bonus: Bonus) -> int:
        """Return what a bonus has brought so far."""
        if isinstance(bonus, ThresholdBonus):
            reached = self.section_sum(card, match, bonus.section) >= bonus.threshold
            return bonus.points if reached else 0
        return sum(entry.bonus for entry in card.in_match(match))

    def total(self, card: Card, match: int) -> int:
        written = sum(entry.points for entry in card.in_match(match))
        return written + sum(self.bonus(card, match, bonus) for bonus in self.bonuses)

    def is_served(self, entry: Entry) -> bool:
        """Tell whether a sheet marks the entry as served."""
        category = self._by_id[entry.box.category]
        if entry.points == 0 or category.section is Section.UPPER:
            return False
        if entry.points in category.served_points:
            return True
        return entry.hand is not None and category.marks_served(entry.hand)


class OptionKind(Enum):
    ONE = "one"
    """One of the choices."""
    SET = "set"
    """One or more of the choices, joined by commas."""
    NUMBER = "number"
    """A whole number 0 … 1,000,000; the choices are suggestions."""


class OptionError(ValueError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True)
class Choice:
    value: str
    label: Text | None = None
    """None where the value speaks for itself (numbers, dice)."""


@dataclass(frozen=True)
class Option:
    id: str
    label: Text
    choices: tuple[Choice, ...]
    default: str
    kind: OptionKind = OptionKind.ONE

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)

    def normalise(self, value: str) -> str | None:
        """Return the value in its one spelling, or None if the option does not take it."""
        match self.kind:
            case OptionKind.ONE:
                return value if value in self.values else None
            case OptionKind.SET:
                picked = value.split(",")
                known = set(picked) <= set(self.values)
                return ",".join(v for v in self.values if v in picked) if known else None
            case OptionKind.NUMBER:  # pragma: no branch (there is no other)
                if not (value.isascii() and value.isdecimal() and len(value) <= 7):
                    return None
                return str(int(value)) if int(value) <= 1_000_000 else None


NO_SUCH_OPTION = QT_TRANSLATE_NOOP("Rules", "the game has no table rule “{name}”")
NO_SUCH_NUMBER = QT_TRANSLATE_NOOP(
    "Rules", "“{name}” can be a whole number up to 1,000,000, not “{value}”"
)
NO_SUCH_VALUE = QT_TRANSLATE_NOOP("Rules", "“{name}” can be {choices}, not “{value}”")


@dataclass(frozen=True)
class Variant:
    """A game with its table rules still open."""

    id: str
    edition: int
    title: Text
    description: Text
    options: tuple[Option, ...]
    assemble: Callable[[Mapping[str, str]], Ruleset]
    """Takes a value for every option."""
    usual_players: int = 2
    """How many to propose to those who have not played yet."""

    def build(self, choices: Mapping[str, str] | None = None) -> Ruleset:
        """Return the rules under the choices, defaults for the rest; raises OptionError."""
        values = {option.id: option.default for option in self.options}
        by_id = {option.id: option for option in self.options}
        for name, value in (choices or {}).items():
            if name not in by_id:
                raise OptionError(NO_SUCH_OPTION.fill(name=name))
            normal = by_id[name].normalise(value)
            if normal is None and by_id[name].kind is OptionKind.NUMBER:
                raise OptionError(NO_SUCH_NUMBER.fill(name=name, value=value))
            if normal is None:
                allowed = ", ".join(by_id[name].values)
                raise OptionError(NO_SUCH_VALUE.fill(name=name, choices=allowed, value=value))
            values[name] = normal
        return self.assemble(values)

    def by_default(self) -> Ruleset:
        return self.build()


def freeze(choices: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(choices.items())
