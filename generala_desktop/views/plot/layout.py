"""Where everything of a plot stands, in the units of the rectangle it fills."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPaintDevice

from generala_desktop.views.plot.figure import Bars, Figure, Line
from generala_desktop.views.plot.ticks import outward, ticks

GAP = 0.5
"""Between things, in line heights."""


class PlotLayout:
    def __init__(
        self, figure: Figure, rect: QRectF, font: QFont, device: QPaintDevice | None = None
    ) -> None:
        self.figure = figure
        self.metrics = QFontMetricsF(font, device) if device is not None else QFontMetricsF(font)
        self.line = self.metrics.height()
        self.gap = self.line * GAP
        self.rect = rect.adjusted(self.gap, self.gap, -self.gap, -self.gap)
        low, high = figure.y_span()
        most = max(2, int(self._value_room() / (self.line * (5 if figure.is_sideways else 3))))
        if figure.y_range is None:
            low, high = outward(low, high, most, figure.y_step)
        self.values = (low, high)
        self.value_ticks = ticks(low, high, most, figure.y_step)
        first, last = figure.x_span()
        # A single place stands in the middle, between axes like any others.
        around = 0.0 if last > first else figure.x_step / 2
        self.places = (first - around, last + around)
        self.area = self._area()

    def at(self, place: float, value: float) -> QPointF:
        """Return where a value at a place of the x axis is drawn."""
        low, high = self.values
        up = (value - low) / (high - low)
        first, last = self.places
        along = (place - first) / (last - first)
        area = self.area
        if self.figure.is_sideways:
            return QPointF(area.left() + up * area.width(), area.top() + along * area.height())
        return QPointF(area.left() + along * area.width(), area.bottom() - up * area.height())

    def place_at(self, point: QPointF) -> float | None:
        """Return the place of the x axis that a point belongs to; None beside the plot."""
        area = self.area.adjusted(-self.gap, -self.gap, self.gap, self.gap)
        if not area.contains(point):
            return None
        if self.figure.is_sideways:
            share = (point.y() - self.area.top()) / self.area.height()
        else:
            share = (point.x() - self.area.left()) / self.area.width()
        first, last = self.places
        least, most = self.figure.x_span()
        return min(most, max(least, first + share * (last - first)))

    def end_words(self) -> list[str]:
        """Return what stands at the ends of lines: a key that needs no looking up."""
        several = len(self.figure.lines) > 1 and not self.figure.bars
        return [line.label for line in self.figure.lines] if several else []

    def legend(self) -> list[Bars | Line]:
        if not self.figure.bars:
            return []
        series: list[Bars | Line] = [*self.figure.bars, *self.figure.lines]
        return series if len(series) > 1 else []

    def place_names(self) -> list[tuple[float, str]]:
        """Return what is written along the x axis: as much as there is room for."""
        figure = self.figure
        names = list(figure.x_names)
        if figure.is_sideways:
            return names
        if not names:
            widest = max(self.metrics.horizontalAdvance(figure.x_number(p)) for p in self.places)
            most = max(2, int(self.area.width() / (widest + 2 * self.gap)))
            places = ticks(*self.places, most, figure.x_step)
            return [(place, figure.x_number(place)) for place in places]
        widest = max(self.metrics.horizontalAdvance(name) for _, name in names) + self.gap
        every = max(1, int(-(-len(names) * widest // max(self.area.width(), 1))))
        return names[::every]

    def _value_room(self) -> float:
        return self.rect.width() if self.figure.is_sideways else self.rect.height()

    def _area(self) -> QRectF:
        figure, metrics = self.figure, self.metrics
        numbers = [metrics.horizontalAdvance(figure.y_number(v)) for v in self.value_ticks]
        names = [metrics.horizontalAdvance(name) for _, name in figure.x_names]
        left_words = names if figure.is_sideways else numbers
        left = max(left_words, default=0.0) + self.gap
        right = self.gap + (max(numbers) / 2 if figure.is_sideways else 0.0)
        ends = self.end_words()
        if ends:
            widest = max(metrics.horizontalAdvance(word) for word in ends)
            right = min(widest, self.rect.width() * 0.3) + 2.4 * self.gap
            right += self.line * any(line.mark for line in figure.lines)
        top = self.line * 1.9 if figure.title else self.gap
        top += self.line * 1.3 * bool(self.legend())
        top += self.line * 1.2 * bool(figure.x_label if figure.is_sideways else figure.y_label)
        below = figure.y_label if figure.is_sideways else figure.x_label
        bottom = self.line * 1.3 + self.line * 1.2 * bool(below)
        return self.rect.adjusted(left, top, -right, -bottom)
