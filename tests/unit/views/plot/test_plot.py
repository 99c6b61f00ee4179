"""Plots: the same data as a drawing and as a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from generala_desktop.views.plot.figure import Bar, Bars, Figure, Line
from generala_desktop.views.plot.layout import PlotLayout
from generala_desktop.views.plot.ticks import outward, ticks, widened
from generala_desktop.views.plot.view import PlotView

pytestmark = pytest.mark.usefixtures("qapp")

BLUE, RED = QColor("blue"), QColor("red")
LINE = Line("Ana", ((0, 10), (1, 20), (2, 15)), BLUE)
BARS = Bars("Games", tuple(Bar(left, left + 10, left / 10) for left in (10, 20, 30)), BLUE)


@given(st.floats(-1e6, 1e6), st.floats(0.01, 1e6), st.integers(2, 20))
def test_ticks_are_few_and_within(low: float, width: float, most: int) -> None:
    found = ticks(low, low + width, most)
    assert len(found) <= most
    slack = width * 1e-6
    assert all(low - slack <= tick <= low + width + slack for tick in found)


def test_ticks_are_round() -> None:
    assert ticks(110, 190, 5) == (120, 140, 160, 180)
    assert ticks(0, 1, 3) == (0, 0.5, 1)
    assert outward(113, 187, 5) == (100, 200)
    assert outward(5, 5, 5) == (5, 6)
    assert ticks(5, 5, 4) == (5,)


def test_ticks_are_no_finer_than_is_wanted() -> None:
    assert ticks(0, 1, 5, 1) == (0, 1)
    assert ticks(0.5, 3.5, 20, 1) == (1, 2, 3)
    assert ticks(0, 100, 5, 1) == ticks(0, 100, 5)
    assert outward(0, 0.83, 5, 1) == (0, 1)


def test_ends_are_widened_around_their_middle() -> None:
    assert widened(63, 63, 10) == (58, 68)
    assert widened(3, 3, 10) == (0, 10)
    assert widened(-3, -3, 10) == (-8, 2)
    assert widened(10, 30, 10) == (10, 30)


@given(
    st.integers(-50, 400),
    st.integers(0, 12),
    st.integers(1, 12),
    st.sampled_from([(200, 150), (900, 600)]),
)
def test_whole_numbers_stand_on_the_axes_once_each(
    first: int, further: int, most: int, size: tuple[int, int]
) -> None:
    bars = tuple(Bar(place - 0.5, place + 0.5, most) for place in range(first, first + further + 1))
    figure = Figure("", "", "", bars=(Bars("", bars, BLUE),), y_step=1)
    layout = PlotLayout(figure, QRectF(0, 0, *size), QFont())
    names = [name for _, name in layout.place_names()]
    assert len(names) == len(set(names))
    assert all(float(name) == place for place, name in layout.place_names())
    assert all(value == int(value) for value in layout.value_ticks)
    assert layout.value_ticks[0] == layout.values[0] == 0
    assert layout.values[1] >= most


def test_a_single_place_stands_in_the_middle(qtbot: QtBot) -> None:
    layout = PlotLayout(
        Figure("", "Game", "Points", (Line("", ((1, 63),), BLUE),)),
        QRectF(0, 0, 400, 300),
        QFont(),
    )
    assert layout.place_names() == [(1, "1")]
    assert layout.at(1, 63).x() == pytest.approx(layout.area.center().x())
    assert layout.place_at(layout.area.topLeft()) == 1


def test_a_table_has_the_points_of_every_line() -> None:
    other = Line("Beto", ((0, 10), (2, 30)), RED)
    figure = Figure("Totals", "Turn", "Points", (LINE, other))
    assert list(figure.table()) == [
        ("Turn", "Ana", "Beto"),
        ("0", "10", "10"),
        ("1", "20", "20"),
        ("2", "15", "30"),
    ]


def test_a_line_says_nothing_beyond_its_ends() -> None:
    figure = Figure("", "Turn", "", (LINE, Line("Beto", ((1, 5),), RED)))
    assert [row[2] for row in figure.table()] == ["Beto", "", "5", ""]


def test_a_table_of_bars_names_their_ranges() -> None:
    figure = Figure("Totals", "Points", "Games", bars=(BARS,))
    assert list(figure.table())[1:] == [("10–19", "1"), ("20–29", "2"), ("30–39", "3")]


def test_bars_side_by_side_share_a_row() -> None:
    left = Bars("Ana", (Bar(-0.4, 0, 3), Bar(0.6, 1, 4)), BLUE)
    right = Bars("Best", (Bar(0, 0.4, 5), Bar(1, 1.4, 6)), RED)
    figure = Figure("", "", "", bars=(left, right), x_names=((0, "Full"), (1, "Póker")))
    assert list(figure.table())[1:] == [("Full", "3", "5"), ("Póker", "4", "6")]


def test_bars_stand_on_zero() -> None:
    assert Figure("", "", "", bars=(BARS,)).y_span() == (0, 3)
    assert Figure("", "", "", (LINE,)).y_span() == (10, 20)
    assert Figure("", "", "").y_span() == (0, 1)
    assert Figure("", "", "", (Line("", ((0, 7),), RED),)).y_span() == (6, 8)
    assert Figure("", "", "", (Line("", ((0, 7),), RED),), y_reach=10).y_span() == (2, 12)
    flat = Bars("Struck", (Bar(0, 1, 0),), BLUE)
    assert Figure("", "", "", bars=(flat,)).y_span() == (0, 1)


@pytest.mark.parametrize("is_sideways", [False, True])
def test_a_point_on_the_plot_knows_its_place(qtbot: QtBot, is_sideways: bool) -> None:
    figure = Figure("Totals", "Turn", "Points", (LINE,), is_sideways=is_sideways)
    layout = PlotLayout(figure, QRectF(0, 0, 400, 300), QFont())
    for place in (0.0, 0.5, 2.0):
        assert layout.place_at(layout.at(place, 15)) == pytest.approx(place)
    assert layout.place_at(QPointF(-5, -5)) is None


@pytest.mark.parametrize(
    "figure",
    [
        Figure("Totals", "Turn", "Points", (LINE, Line("Beto", ((0, 10), (2, 15)), RED)), marker=1),
        Figure("Totals", "Points", "Games", (LINE,), (BARS,)),
        Figure("", "", "", bars=(BARS,), x_names=((15, "Full"),), is_sideways=True),
        Figure("Nothing", "", ""),
        Figure("One", "", "", (Line("", ((3, 3),), RED),)),
    ],
)
def test_every_kind_is_drawn_at_every_size(qtbot: QtBot, figure: Figure) -> None:
    view = PlotView()
    qtbot.addWidget(view)
    view.show_figure(figure)
    for size in ((40, 30), (300, 200)):
        view.resize(*size)
        assert view.grab().toImage().size() == view.size()
    view.resize(1200, 800)
    picture = view.grab().toImage()
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 1200, 7) for y in range(0, 800, 7)}
    assert len(colours) > 1


def test_the_view_says_what_the_plot_says(qtbot: QtBot) -> None:
    view = PlotView()
    qtbot.addWidget(view)
    view.show_figure(Figure("Totals", "Turn", "", (LINE,), summary="Ana ends with 15."))
    assert view.accessibleName() == "Totals"
    assert view.accessibleDescription() == "Ana ends with 15."
