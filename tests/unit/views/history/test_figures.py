"""Plots of statistics: every game in one bar, the optimum to the same scale, dice as counted."""

from __future__ import annotations

import math
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from generala_desktop.storage.archive.chances import Count
from generala_desktop.storage.archive.queries import BoxFigures, Figures, Streak
from generala_desktop.views.history.figures import (
    BARS,
    POINTS,
    REACH,
    Optimum,
    box_by_box,
    counts,
    finals,
    over_time,
    strikes,
)
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.layout import PlotLayout

pytestmark = pytest.mark.usefixtures("qapp")

OPTIMUM = Optimum(150.0, 30.0, None, {"ones": 2.0})


def figures(*totals: int, boxes: tuple[BoxFigures, ...] = ()) -> Figures:
    return Figures(
        games=len(totals),
        wins=0,
        ties=0,
        losses=0,
        alone=len(totals),
        totals=totals,
        served=0,
        generalas=0,
        won_outright=0,
        winning=Streak(0, 0),
        boxes=boxes,
        mean=fmean(totals) if totals else None,
        median=None,
        spread=None,
        best=max(totals, default=None),
        recent=None,
        before=None,
    )


def heights(found: Figures, optimum: Optimum | None = None) -> list[float]:
    return [bar.value for bar in finals(found, "Generala", optimum).bars[0].bars]


def test_every_game_is_in_one_bar() -> None:
    assert sum(heights(figures(39, 50, 60))) == 3
    assert sum(heights(figures(39, 50, 60), OPTIMUM)) == 3


@given(st.lists(st.integers(-200, 1500), min_size=1, max_size=60), st.booleans())
def test_the_bars_add_up_to_all_games(totals: list[int], with_optimum: bool) -> None:
    plot = finals(figures(*totals), "Generala", OPTIMUM if with_optimum else None)
    bars = plot.bars[0].bars
    assert sum(bar.value for bar in bars) == len(totals)
    assert len(bars) <= BARS
    assert {bar.right - bar.left for bar in bars} == {bars[0].right - bars[0].left}
    for bar in bars:
        inside = sum(bar.left <= total < bar.right for total in totals)
        assert bar.value == inside


def axes(plot: Figure) -> tuple[list[str], list[str]]:
    """Return what is written along both axes of a plot as large as the window shows it."""
    layout = PlotLayout(plot, QRectF(0, 0, 600, 450), QFont())
    names = [name for _, name in layout.place_names()]
    return names, [plot.y_number(value) for value in layout.value_ticks]


def test_a_single_game_stands_among_whole_points() -> None:
    plot = finals(figures(63), "Generala", None)
    points, games = axes(plot)
    assert points == [str(n) for n in range(58, 69)]
    assert games == ["0", "1"]
    (bar,) = (bar for bar in plot.bars[0].bars if bar.value)
    assert (bar.left, bar.right) == (62.5, 63.5)
    assert ("63", "1") in plot.table()


@pytest.mark.parametrize("totals", [(0,), (4,), (-7,), (60, 61), (3, 3, 4), (60, 75), (9, 400)])
def test_few_games_have_a_sensible_axis(totals: tuple[int, ...]) -> None:
    for plot in (finals(figures(*totals), "Generala", None), over_time(figures(*totals), "Yatzy")):
        for written in axes(plot):
            assert len(written) == len(set(written))
            assert not any("." in number for number in written)
    first, last = finals(figures(*totals), "Generala", None).x_span()
    assert last - first > REACH
    assert (first >= -0.5) == (min(totals) >= 0)
    low, high = over_time(figures(*totals), "Yatzy").y_span()
    assert high - low >= REACH


def test_best_play_is_drawn_where_its_bars_are() -> None:
    exact = Optimum(2.0, 1.0, (0.1, 0.2, 0.4, 0.2, 0.1), {})
    plot = finals(figures(2), "Generala", exact)
    (line,) = plot.lines
    assert dict(line.points)[2] == pytest.approx(0.4)
    assert ("2", "0.4", "1") in plot.table()


def test_best_play_is_drawn_to_the_same_scale() -> None:
    totals = [150] * 40
    (line,) = finals(figures(*totals), "Generala", OPTIMUM).lines
    assert sum(y for _, y in line.points) == pytest.approx(40 * 0.9545, abs=2)


def test_shares_of_best_play_are_chances() -> None:
    exact = Optimum(2.0, 1.0, (0.1, 0.2, 0.4, 0.2, 0.1), {})
    assert exact.share(1, 3) == pytest.approx(0.6)
    assert exact.share(-10, 10) == pytest.approx(1)
    normal = Optimum(0.0, 1.0, None, {})
    assert normal.share(-0.5, 1.5) == pytest.approx(math.erf(1 / math.sqrt(2)), abs=1e-9)
    assert normal.share(-100, 100) == pytest.approx(1)


def test_games_are_shown_in_playing_order_with_a_moving_mean() -> None:
    plot = over_time(figures(*range(1, 13)), "Generala")
    each, mean = plot.lines
    assert list(each.points) == [(n, n) for n in range(1, 13)]
    assert list(mean.points) == [(10, 5.5), (11, 6.5), (12, 7.5)]


def test_a_few_games_have_no_moving_mean() -> None:
    assert len(over_time(figures(5, 6), "Generala").lines) == 1


def test_very_many_games_are_shown_some_at_a_time() -> None:
    totals = [n % 7 for n in range(7 * POINTS)]
    each, mean = over_time(figures(*totals), "Generala").lines
    assert len(each.points) == POINTS
    assert {y for _, y in each.points} == {3.0}
    assert each.points[-1][0] == len(totals)
    assert mean.points[-1] == (len(totals), 3.0)


def test_boxes_stand_beside_those_of_best_play() -> None:
    boxes = (BoxFigures("ones", 4, 1.5, 1, 0), BoxFigures("twos", 4, 5.0, 2, 0))
    plot = box_by_box(figures(9, boxes=boxes), "generala", ["twos", "ones"], "Generala", OPTIMUM)
    assert list(plot.table()) == [
        ("Box", "Mean", "Best play"),
        ("Twos", "5", ""),
        ("Ones", "1.5", "2"),
    ]
    assert list(strikes(figures(9, boxes=boxes), "generala", ["ones", "twos"], "Generala").table())[
        1:
    ] == [("Ones", "25"), ("Twos", "50")]


def test_boxes_of_which_none_was_struck_begin_at_zero() -> None:
    boxes = (BoxFigures("ones", 1, 2.0, 0, 0),)
    plot = strikes(figures(9, boxes=boxes), "generala", ["ones"], "Generala")
    assert axes(plot)[1] == ["0", "1"]


@pytest.mark.parametrize(
    "plot",
    [
        finals(figures(), "Yatzy", OPTIMUM),
        over_time(figures(), "Yatzy"),
        box_by_box(figures(), "yatzy", ["ones"], "Yatzy", OPTIMUM),
        strikes(figures(), "yatzy", ["ones"], "Yatzy"),
    ],
    ids=lambda plot: plot.title,
)
def test_no_games_make_no_plot_but_a_sentence(plot: object) -> None:
    assert plot.is_empty  # type: ignore[attr-defined]
    assert plot.summary == "No finished game of Yatzy yet."  # type: ignore[attr-defined]


def test_dice_stand_beside_what_was_expected() -> None:
    found = [Count("1", 12, 10.5), Count("2", 9, 10.5)]
    assert list(counts("Faces", found, ["1", "2"], "").table())[1:] == [
        ("1", "12", "10.5"),
        ("2", "9", "10.5"),
    ]
    assert axes(counts("Faces", [Count("1", 1, 0.2)], ["1"], ""))[1] == ["0", "1"]
    assert counts("Faces", [Count("1", 0, 0.0)], ["1"], "").is_empty
