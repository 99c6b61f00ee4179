"""What a page is made of: texts in their cells, lines, waves and circles, all in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from generala_desktop.views.paper.papers import PaperSize

THIN, THICK = 0.2, 0.6
"""Widths of lines."""


@dataclass(frozen=True)
class Area:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def inset(self, across: float, down: float = 0.0) -> Area:
        return Area(
            self.x + across,
            self.y + down,
            max(0.0, self.width - 2 * across),
            max(0.0, self.height - 2 * down),
        )

    def from_top(self, start: float, height: float) -> Area:
        """Return a strip of full width, `start` below the top."""
        return Area(self.x, self.y + start, self.width, height)

    def from_left(self, start: float, width: float) -> Area:
        """Return a strip of full height, `start` from the left."""
        return Area(self.x + start, self.y, width, self.height)


class Align(Enum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True)
class Text:
    """Text that stays within its area: it shrinks, wraps, and at last is cut short."""

    area: Area
    text: str
    points: float
    least: float
    """Down to this size it shrinks before it is cut short."""
    align: Align = Align.LEFT
    is_bold: bool = False
    is_struck: bool = False
    lines: int = 1
    """On how many lines it may wrap."""
    is_at_top: bool = False
    """Begins at the top of its area, not centred in it."""


@dataclass(frozen=True)
class Line:
    x1: float
    y1: float
    x2: float
    y2: float
    width: float = THIN
    is_dashed: bool = False


@dataclass(frozen=True)
class Wave:
    """A wavy line from the top of an area to its bottom."""

    area: Area


@dataclass(frozen=True)
class Circle:
    area: Area
    """The largest circle in its middle."""
    is_dashed: bool = False


Ink: TypeAlias = Text | Line | Wave | Circle


@dataclass(frozen=True)
class Page:
    size: PaperSize
    inks: tuple[Ink, ...]


class Sketch:
    """Collects the inks of a page."""

    def __init__(self) -> None:
        self._inks: list[Ink] = []

    def add(self, ink: Ink) -> None:
        self._inks.append(ink)

    def write(
        self,
        area: Area,
        text: str,
        points: float,
        least: float,
        *,
        align: Align = Align.LEFT,
        is_bold: bool = False,
        lines: int = 1,
    ) -> None:
        if text:
            self.add(Text(area, text, points, least, align, is_bold, lines=lines))

    def write_name(
        self,
        area: Area,
        name: str,
        points: float,
        least: float,
        *,
        lines: int,
        is_struck: bool = False,
    ) -> None:
        """Write the name of a player at the head of a column."""
        if name:
            self.add(Text(area, name, points, least, Align.CENTRE, True, is_struck, lines))

    def across(self, area: Area, y: float, width: float = THIN) -> None:
        self.add(Line(area.x, y, area.right, y, width))

    def down(self, area: Area, x: float, width: float = THIN) -> None:
        self.add(Line(x, area.y, x, area.bottom, width))

    def frame(self, area: Area, width: float = THICK) -> None:
        self.across(area, area.y, width)
        self.across(area, area.bottom, width)
        self.down(area, area.x, width)
        self.down(area, area.right, width)

    @contextmanager
    def in_rows(self) -> Iterator[None]:
        """Let what is written meanwhile be read row by row, however it is drawn."""
        first = len(self._inks)
        yield
        drawn = self._inks[first:]
        written = [ink for ink in drawn if isinstance(ink, Text)]
        written.sort(key=lambda text: (round(text.area.y + text.area.height / 2, 1), text.area.x))
        self._inks[first:] = [*(ink for ink in drawn if not isinstance(ink, Text)), *written]

    def page(self, size: PaperSize) -> Page:
        return Page(size, tuple(self._inks))
