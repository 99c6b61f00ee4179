"""The plots of statistics: finals, scores over time, boxes, dice."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from statistics import fmean

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from generala_desktop.storage.archive.chances import Count
from generala_desktop.storage.archive.queries import Figures
from generala_desktop.views.plot.figure import Bar, Bars, Figure, Line, Stroke
from generala_desktop.views.plot.ticks import widened
from generala_desktop.words import statistics as words
from generala_desktop.words.numbers import decimal

BLUE, OCHRE = QColor("#2f6fd0"), QColor("#a86a00")
BARS = 20
"""At most."""
REACH = 10
"""Points that an axis of totals has at least, also around a single one."""
POINTS = 500
"""At most, along time: as many as can be told apart."""
WINDOW = 10
"""Points of a moving mean."""


@dataclass(frozen=True)
class Optimum:
    """What best play of one player alone brings, to be drawn beside."""

    mean: float
    deviation: float
    chances: tuple[float, ...] | None
    """Exactly, by final total from 0; None where only mean and spread are known."""
    boxes: dict[str, float]
    """Mean points by category; empty where they are not known."""

    def share(self, low: float, high: float) -> float:
        """Return the chance of a final total from low up to, but not including, high."""
        if self.chances is not None:
            first, last = max(0, math.ceil(low)), max(0, math.ceil(high))
            return sum(self.chances[first:last])
        return self._below(high - 0.5) - self._below(low - 0.5)

    def _below(self, total: float) -> float:
        spread = self.deviation * math.sqrt(2)
        return 0.5 * (1 + math.erf((total - self.mean) / spread))


def finals(figures: Figures, game: str, optimum: Optimum | None) -> Figure:
    """Return how often which totals were reached; every game is in exactly one bar."""
    totals = figures.totals
    lines: tuple[Line, ...] = ()
    bars: tuple[Bar, ...] = ()
    if totals:
        edges = _edges(min(totals), max(totals), optimum)
        # What stands for one total alone has that in its middle.
        shift = 0.5 if edges[1] - edges[0] == 1 else 0.0
        counted = Counter(bisect_right(edges, total) for total in totals)
        bars = tuple(
            Bar(left - shift, right - shift, counted[number])
            for number, (left, right) in enumerate(pairwise(edges), 1)
        )
        if optimum is not None:
            points = tuple(
                ((left + right) / 2 - shift, len(totals) * optimum.share(left, right))
                for left, right in pairwise(edges)
            )
            label = QCoreApplication.translate("Statistics", "Best play")
            lines = (Line(label, points, OCHRE, Stroke.DASHED, has_dots=True),)
    return Figure(
        QCoreApplication.translate("Statistics", "Final totals"),
        QCoreApplication.translate("Statistics", "Points"),
        QCoreApplication.translate("Statistics", "Games"),
        lines,
        (Bars(QCoreApplication.translate("Statistics", "Games"), bars, BLUE),),
        y_number=lambda value: decimal(value, 0 if value == round(value) else 1),
        y_step=1,
        summary=_summary(figures, game),
    )


def _edges(least: int, most: int, optimum: Optimum | None) -> list[int]:
    """Return whole round edges; the last one lies beyond the highest total."""
    if optimum is not None:
        least = min(least, round(optimum.mean - 2 * optimum.deviation))
        most = max(most, round(optimum.mean + 2 * optimum.deviation))
    low, high = widened(least, most, REACH)
    least, most = math.floor(low), math.ceil(high)
    width = _round_width((most + 1 - least) / (BARS - 1))
    first = math.floor(least / width) * width
    return list(range(first, most + width + 1, width))


def _round_width(least: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50 … that is not less."""
    width, factors = 1, cycle((2, 2.5, 2))
    while width < least:
        width = round(width * next(factors))
    return width


def over_time(figures: Figures, game: str) -> Figure:
    """Return the totals in playing order; of very many games the means of some at a time."""
    totals = figures.totals
    some = -(-len(totals) // POINTS) or 1
    points = tuple(
        (float(last), fmean(totals[last - some : last]))
        for last in range(some, len(totals) + 1, some)
    )
    each = QCoreApplication.translate("Statistics", "Each game")
    label = each if some == 1 else words.mean_of_each(some)
    lines = [Line(label, points, BLUE, has_dots=some == 1)]
    if len(points) >= WINDOW:
        means = tuple(
            (points[n - 1][0], fmean(value for _, value in points[n - WINDOW : n]))
            for n in range(WINDOW, len(points) + 1)
        )
        lines.append(Line(words.moving_mean(WINDOW * some), means, OCHRE, Stroke.DASHED))
    return Figure(
        QCoreApplication.translate("Statistics", "Over time"),
        QCoreApplication.translate("Statistics", "Game"),
        QCoreApplication.translate("Statistics", "Points"),
        tuple(lines) if totals else (),
        y_number=lambda value: decimal(value, 0 if value == round(value) else 1),
        y_step=1,
        y_reach=REACH,
        summary=_summary(figures, game),
    )


def box_by_box(
    figures: Figures, rules: str, order: Sequence[str], game: str, optimum: Optimum | None
) -> Figure:
    known = {box.category: box for box in figures.boxes}
    shown = [category for category in order if category in known]
    best = optimum.boxes if optimum is not None else {}
    means = tuple(Bar(n - 0.38, n, known[c].mean) for n, c in enumerate(shown))
    optimal = tuple(Bar(n, n + 0.38, best[c]) for n, c in enumerate(shown) if c in best)
    groups = [Bars(QCoreApplication.translate("Statistics", "Mean"), means, BLUE)]
    if optimal:
        label = QCoreApplication.translate("Statistics", "Best play")
        groups.append(Bars(label, optimal, OCHRE, is_hatched=True))
    return Figure(
        QCoreApplication.translate("Statistics", "Box by box"),
        "",
        QCoreApplication.translate("Statistics", "Points"),
        bars=tuple(groups),
        x_names=tuple((float(n), words.box_name(rules, c)) for n, c in enumerate(shown)),
        y_number=lambda value: decimal(value, 1) if value != round(value) else decimal(value, 0),
        y_step=0.1,
        is_sideways=True,
        summary=_summary(figures, game),
        corner=QCoreApplication.translate("Statistics", "Box"),
    )


def strikes(figures: Figures, rules: str, order: Sequence[str], game: str) -> Figure:
    known = {box.category: box for box in figures.boxes}
    shown = [category for category in order if category in known]
    struck = tuple(
        Bar(n - 0.38, n + 0.38, 100 * known[c].struck / known[c].written)
        for n, c in enumerate(shown)
    )
    return Figure(
        QCoreApplication.translate("Statistics", "Boxes struck"),
        "",
        QCoreApplication.translate("Statistics", "% of the games"),
        bars=(Bars(QCoreApplication.translate("Statistics", "Struck"), struck, BLUE),),
        x_names=tuple((float(n), words.box_name(rules, c)) for n, c in enumerate(shown)),
        y_number=lambda value: decimal(value, 0),
        y_step=1,
        is_sideways=True,
        summary=_summary(figures, game),
        corner=QCoreApplication.translate("Statistics", "Box"),
    )


def counts(title: str, found: Sequence[Count], names: Sequence[str], summary: str) -> Figure:
    """Return what fell beside what was to be expected."""
    has_any = any(count.expected for count in found)
    seen = tuple(Bar(n - 0.38, n, count.seen) for n, count in enumerate(found))
    expected = tuple(Bar(n, n + 0.38, count.expected) for n, count in enumerate(found))
    groups = (
        Bars(QCoreApplication.translate("Fair dice", "Thrown"), seen, BLUE),
        Bars(QCoreApplication.translate("Fair dice", "Expected"), expected, OCHRE, is_hatched=True),
    )
    return Figure(
        title,
        "",
        "",
        bars=groups if has_any else (),
        x_names=tuple((float(n), name) for n, name in enumerate(names)),
        y_number=lambda value: decimal(value, 0 if value == round(value) else 1),
        y_step=1,
        is_sideways=True,
        summary=summary,
    )


def _summary(figures: Figures, game: str) -> str:
    if not figures.games:
        return words.no_games(game)
    return ". ".join(f"{what}: {value}" for what, value in words.rows(figures)) + "."
