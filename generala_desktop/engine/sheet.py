"""The planilla as rows and cells: one source for screen, paper, speech and text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.ruleset import (
    Bonus,
    Category,
    RepeatBonus,
    Ruleset,
    Section,
    ThresholdBonus,
)


class RowKind(Enum):
    BOX = "box"
    PROGRESS = "progress"
    """A section's sum on its way to a bonus."""
    BONUS = "bonus"
    TOTAL = "total"


@dataclass(frozen=True)
class Row:
    kind: RowKind
    category: Category | None = None
    bonus: Bonus | None = None


@dataclass(frozen=True)
class Cell:
    """What one row says of one player in one match."""

    points: int | None = None
    """None while nothing is written; sums always have points."""
    is_struck: bool = False
    is_served: bool = False
    mark: str = ""
    """The sign that stands for the points, where the sheet writes one."""
    goal: int | None = None
    """The threshold a progress row is on its way to."""


def rows(rules: Ruleset) -> tuple[Row, ...]:
    """Return the rows of one match, top to bottom."""
    return (
        *_section_rows(rules, Section.UPPER),
        *_section_rows(rules, Section.LOWER),
        *(Row(RowKind.BONUS, bonus=b) for b in rules.bonuses if isinstance(b, RepeatBonus)),
        Row(RowKind.TOTAL),
    )


def _section_rows(rules: Ruleset, section: Section) -> tuple[Row, ...]:
    boxes = tuple(Row(RowKind.BOX, c) for c in rules.categories if c.section is section)
    sums: list[Row] = []
    for bonus in rules.bonuses:
        if isinstance(bonus, ThresholdBonus) and bonus.section is section:
            sums += [Row(RowKind.PROGRESS, bonus=bonus), Row(RowKind.BONUS, bonus=bonus)]
    return (*boxes, *sums)


def cell(rules: Ruleset, card: Card, row: Row, match: int) -> Cell:
    if row.category is not None:
        entry = card.entry(Box(match, row.category.id))
        if entry is None:
            return Cell()
        mark = row.category.mark(entry.points)
        return Cell(entry.points, entry.is_struck, rules.is_served(entry), mark)
    if row.bonus is None:
        return Cell(rules.total(card, match))
    if row.kind is RowKind.PROGRESS and isinstance(row.bonus, ThresholdBonus):
        summed = rules.section_sum(card, match, row.bonus.section)
        return Cell(summed, goal=row.bonus.threshold)
    earned = rules.bonus(card, match, row.bonus)
    decided = earned > 0 or not _may_still_earn(rules, card, row.bonus, match)
    return Cell(earned if decided else None)


def _may_still_earn(rules: Ruleset, card: Card, bonus: Bonus, match: int) -> bool:
    """Tell whether a bonus that has brought nothing yet is still open (no 0 too early)."""
    open_ids = rules.open_ids(card, match)
    if isinstance(bonus, RepeatBonus):
        first = card.entry(Box(match, bonus.category))
        return bool(open_ids) and not (first and first.is_struck)
    return any(rules.category(i).section is bonus.section for i in open_ids)
