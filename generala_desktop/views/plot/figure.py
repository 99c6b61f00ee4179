"""What a plot shows, as data that a table can say as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from PySide6.QtGui import QColor

from generala_desktop.views.plot.ticks import widened
from generala_desktop.words.player_marks import PlayerMark

Number = Callable[[float], str]
"""How values are written."""


class Stroke(Enum):
    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"


@dataclass(frozen=True)
class Line:
    label: str
    points: tuple[tuple[float, float], ...]
    """(x, y), from left to right."""
    colour: QColor
    stroke: Stroke = Stroke.SOLID
    mark: PlayerMark | None = None
    """Drawn at its end, so that nobody needs to know colours."""
    has_dots: bool = False


@dataclass(frozen=True)
class Bar:
    """From one place on the x axis to another."""

    left: float
    right: float
    value: float


@dataclass(frozen=True)
class Bars:
    label: str
    bars: tuple[Bar, ...]
    colour: QColor
    is_hatched: bool = False
    """Told apart from other bars without colour."""


def whole(value: float) -> str:
    return f"{value:.0f}"


@dataclass(frozen=True)
class Figure:
    """Lines and bars over the same axes."""

    title: str
    x_label: str
    y_label: str
    lines: tuple[Line, ...] = ()
    bars: tuple[Bars, ...] = ()
    x_names: tuple[tuple[float, str], ...] = ()
    """Words in place of numbers on the x axis: (place, name)."""
    x_number: Number = whole
    y_number: Number = whole
    x_step: float = 1.0
    """The x axis is never divided finer: what is whole has no halves, and no number twice."""
    y_step: float = 0.0
    """The same of the y axis."""
    y_reach: float = 0.0
    """The y axis has at least this from end to end, so that single values are not blown up."""
    y_range: tuple[float, float] | None = None
    """Fixed ends of the y axis; otherwise the values decide."""
    marker: float | None = None
    """A place on the x axis that a line runs through: where one is looking."""
    is_sideways: bool = False
    """The x axis runs down the left side: for bars with long names."""
    summary: str = ""
    """What the plot says, in words."""
    corner: str = ""
    """Head of the table's first column; the x label where it is empty."""

    @property
    def is_empty(self) -> bool:
        return not any(line.points for line in self.lines) and not any(b.bars for b in self.bars)

    def x_span(self) -> tuple[float, float]:
        """Return the least and the greatest x."""
        places = [x for line in self.lines for x, _ in line.points]
        places += [
            end for group in self.bars for bar in group.bars for end in (bar.left, bar.right)
        ]
        return (min(places), max(places)) if places else (0.0, 1.0)

    def y_span(self) -> tuple[float, float]:
        """Return the least and the greatest y; bars stand on zero."""
        if self.y_range is not None:
            return self.y_range
        values = [y for line in self.lines for _, y in line.points]
        values += [bar.value for group in self.bars for bar in group.bars]
        has_bars = any(group.bars for group in self.bars)
        if not values or (has_bars and not any(values)):
            return 0.0, max(1.0, self.y_reach)
        if has_bars:
            values.append(0.0)
        low, high = widened(min(values), max(values), self.y_reach)
        return (low, high) if high > low else (low - 1, high + 1)

    def table(self) -> Iterator[tuple[str, ...]]:
        """Yield the same as rows of words, a heading first."""
        series = [line.label for line in self.lines] + [group.label for group in self.bars]
        yield (self.corner or self.x_label, *series)
        places = self._bar_places() or sorted({x for line in self.lines for x, _ in line.points})
        for place in places:
            values = [_along(line.points, place) for line in self.lines]
            values += [self._bar_at(group, place) for group in self.bars]
            cells = ("" if value is None else self.y_number(value) for value in values)
            yield (self._name(place), *cells)

    def _bar_places(self) -> list[float]:
        """Return a place for each row: bars side by side stand for the same thing."""
        return sorted({self._home(bar) for group in self.bars for bar in group.bars})

    def _home(self, bar: Bar) -> float:
        middle = (bar.left + bar.right) / 2
        return min(
            (place for place, _ in self.x_names), key=lambda p: abs(p - middle), default=middle
        )

    def _bar_at(self, group: Bars, place: float) -> float | None:
        return next((bar.value for bar in group.bars if self._home(bar) == place), None)

    def _name(self, place: float) -> str:
        names = dict(self.x_names)
        if place in names:
            return names[place]
        for group in self.bars:
            for bar in group.bars:
                if self._home(bar) == place and bar.right - bar.left > 1:
                    return f"{self.x_number(bar.left)}–{self.x_number(bar.right - 1)}"
        return self.x_number(place)


def _along(points: tuple[tuple[float, float], ...], place: float) -> float | None:
    """Return where a line is at a place, between its points too; None beyond its ends."""
    for (left, low), (right, high) in pairwise(points):
        if left <= place <= right:
            return low + (high - low) * (place - left) / (right - left) if right > left else low
    return next((y for x, y in points if x == place), None)
