"""The plots of a review: how expectations and chances went, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.review import Review
from generala_desktop.views.player_mark import fill_colour
from generala_desktop.views.plot.figure import Figure, Line, Number, Stroke
from generala_desktop.words import review as words
from generala_desktop.words.numbers import decimal
from generala_desktop.words.player_marks import PlayerMark

_STROKES = tuple(Stroke)


def figures(
    review: Review, names: Sequence[str], marks: Sequence[PlayerMark], marker: float | None
) -> tuple[Figure, ...]:
    """Return the expected result and, of games against others, the chance of winning."""
    expected = [[point.expected[seat] for point in review.series] for seat in range(len(names))]
    is_points = review.unit is Unit.POINTS
    title = (
        QCoreApplication.translate("Review", "Expected total")
        if is_points
        else QCoreApplication.translate("Review", "Expected balance")
    )
    shown = [
        Figure(
            title,
            QCoreApplication.translate("Review", "Turns played"),
            QCoreApplication.translate("Review", "Points") if is_points else "",
            _lines(expected, names, marks),
            y_number=lambda value: decimal(value, 0 if is_points else 1),
            y_step=1 if is_points else 0.1,
            marker=marker,
            summary=_ends(expected, names, decimal),
        )
    ]
    if len(names) > 1 and all(point.chances for point in review.series):
        chances = [[point.chances[seat] for point in review.series] for seat in range(len(names))]
        shown.append(
            Figure(
                QCoreApplication.translate("Review", "Chance of winning"),
                QCoreApplication.translate("Review", "Turns played"),
                "",
                _lines(chances, names, marks),
                y_number=words.per_cent,
                y_range=(0.0, 1.0),
                marker=marker,
                summary=_ends(chances, names, words.per_cent),
            )
        )
    return tuple(shown)


def _lines(
    values: Sequence[Sequence[float]], names: Sequence[str], marks: Sequence[PlayerMark]
) -> tuple[Line, ...]:
    return tuple(
        Line(
            names[seat],
            tuple((float(turn), value) for turn, value in enumerate(series)),
            fill_colour(marks[seat].colour),
            _STROKES[seat % len(_STROKES)],
            marks[seat],
        )
        for seat, series in enumerate(values)
    )


def _ends(values: Sequence[Sequence[float]], names: Sequence[str], number: Number) -> str:
    """Return in words where each line begins and ends."""
    text = QCoreApplication.translate("Review", "{name}: from {first} to {last}.")
    return " ".join(
        text.format(name=name, first=number(series[0]), last=number(series[-1]))
        for name, series in zip(names, values, strict=True)
        if series
    )
