"""What tells a planilla of one match from one of several: everything else is drawn alike."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from generala_desktop.engine.ruleset import RepeatBonus
from generala_desktop.engine.sheet import Row, RowKind
from generala_desktop.models.scoresheet_model import CellFace, ScoresheetModel
from generala_desktop.views.scoresheet.fit import Shape
from generala_desktop.words import boxes, matches

_ONE_SHARE = 0.44
_SEVERAL_SHARE = 0.6
"""For as many columns as three players have in five matches, or more."""
_MANY_COLUMNS = 15
_COLUMN_SHARE = 0.018
"""What each column less leaves to the dice."""


class SheetStyle(Protocol):
    """Titles, head and cells of one kind of planilla."""

    @property
    def block(self) -> int:
        """Columns that belong together; 0 where none do."""
        ...

    @property
    def share(self) -> float:
        """Of a window's width, which the sheet would like to have."""
        ...

    @property
    def shows_initials(self) -> bool:
        """A name that finds no room gives way to its first letter."""
        ...

    def title(self, row: Row) -> str: ...

    def corner(self, sheet: ScoresheetModel) -> str:
        """Return what stands beside the players."""
        ...

    def shape(self, sheet: ScoresheetModel) -> Shape: ...

    def is_lit(self, face: CellFace) -> bool:
        """Tell whether a box calls for the hand on the table."""
        ...

    def is_quiet(self, face: CellFace) -> bool:
        """Tell whether a box keeps to itself that the hand could be written in it."""
        ...


@dataclass(frozen=True)
class OneMatch:
    """Whole words at the left, a column a player, and a preview in each of his boxes."""

    block: int = 0
    share: float = _ONE_SHARE
    shows_initials: bool = False

    def title(self, row: Row) -> str:
        return boxes.row_title(row)

    def corner(self, sheet: ScoresheetModel) -> str:
        return sheet.title

    def shape(self, sheet: ScoresheetModel) -> Shape:
        return _shape(self, sheet, head_lines=0)

    def is_lit(self, face: CellFace) -> bool:
        return False

    def is_quiet(self, face: CellFace) -> bool:
        return False


@dataclass(frozen=True)
class SeveralMatches:
    """Short titles, a block a match; the boxes that the hand fits light up in all of them."""

    block: int
    share: float = _SEVERAL_SHARE
    shows_initials: bool = True

    def title(self, row: Row) -> str:
        return matches.short_title(row)

    def corner(self, sheet: ScoresheetModel) -> str:
        return matches.name_row()

    def shape(self, sheet: ScoresheetModel) -> Shape:
        return _shape(self, sheet, head_lines=1.35)

    def is_lit(self, face: CellFace) -> bool:
        return bool(face.offer)

    def is_quiet(self, face: CellFace) -> bool:
        return face.offer == 0


def style_of(sheet: ScoresheetModel) -> SheetStyle:
    """Return the style that the game on the table needs."""
    if sheet.has_several_matches:
        columns = len(sheet.columns)
        share = _SEVERAL_SHARE - _COLUMN_SHARE * max(0, _MANY_COLUMNS - columns)
        return SeveralMatches(columns // len(sheet.matches), max(_ONE_SHARE, share))
    return OneMatch()


def _shape(style: SheetStyle, sheet: ScoresheetModel, *, head_lines: float) -> Shape:
    has_progress = any(row.kind is RowKind.PROGRESS for row in sheet.rows)
    repeats = any(isinstance(row.bonus, RepeatBonus) for row in sheet.rows)
    total = "0000" if repeats else "000"
    return Shape(
        tuple((style.title(row), boxes.row_worth(row)) for row in sheet.rows),
        tuple(row.kind is RowKind.BOX for row in sheet.rows),
        len(sheet.columns),
        "000/00" if has_progress else total,
        total,
        head_lines,
        has_initials=style.shows_initials,
    )


def section_ends(rows: tuple[Row, ...]) -> frozenset[int]:
    """Return the rows with a thick line below: ends of sections, and the last before the total."""
    ends = {
        place
        for place, (row, after) in enumerate(pairwise(rows))
        if after.kind is RowKind.TOTAL
        or (row.category is None) != (after.category is None)
        or (
            row.category is not None
            and after.category is not None
            and row.category.section is not after.category.section
        )
    }
    return frozenset({*ends, len(rows) - 1})
