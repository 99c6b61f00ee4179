"""Players can be told apart without seeing colours, and their colours can be read."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from generala_desktop.views.contrast import CLEAR, READABLE, VISIBLE, contrast
from generala_desktop.views.player_mark import (
    PlayerColour,
    PlayerMark,
    PlayerShape,
    colour_name,
    fill_colour,
    icon,
    mark_name,
    marks,
    paint_mark,
    picture,
    shape_name,
    text_colour,
)
from generala_desktop.views.scheme import Scheme, palette
from generala_desktop.views.theme_colours import COLOURS

BACKGROUNDS = [
    *(COLOURS[scheme].paper for scheme in Scheme),
    *(COLOURS[scheme].total_background for scheme in Scheme),
    *(COLOURS[scheme].current_player_background for scheme in Scheme),
    *(palette(scheme).window().color() for scheme in Scheme),
    QColor("#808080"),
    QColor("#1f7a3f"),
]


def drawn(mark: PlayerMark, background: QColor, size: int = 32) -> QImage:
    image = QImage(QSize(size, size), QImage.Format.Format_RGB32)
    image.fill(background)
    with QPainter(image) as painter:
        paint_mark(painter, QRectF(image.rect()), mark)
    return image


def colours_in(image: QImage) -> set[str]:
    return {
        QColor(image.pixel(x, y)).name()
        for x, y in itertools.product(range(image.width()), range(image.height()))
    }


@pytest.mark.parametrize("number", [0, 1, 2, 8, 10, 11, 20, 30, 100])
def test_no_two_players_have_the_same_mark(number: int) -> None:
    given = marks(number)
    assert len(given) == len(set(given)) == number


def test_up_to_ten_players_share_neither_colour_nor_shape() -> None:
    given = marks(10)
    assert len({mark.colour for mark in given}) == 10
    assert len({mark.shape for mark in given}) == 10


def test_marks_do_not_change_with_the_number_of_players() -> None:
    assert marks(30)[:4] == marks(4)


def test_there_are_no_more_marks_than_pairs() -> None:
    with pytest.raises(ValueError, match="101"):
        marks(101)
    with pytest.raises(ValueError, match="-1"):
        marks(-1)


@pytest.mark.parametrize("colour", PlayerColour)
def test_every_players_colour_can_be_read_everywhere(colour: PlayerColour) -> None:
    for background in BACKGROUNDS:
        assert contrast(text_colour(colour, background), background) >= READABLE
    black = QColor("black")
    assert contrast(text_colour(colour, black, CLEAR), black) >= CLEAR


@pytest.mark.parametrize("shape", PlayerShape)
def test_shapes_are_seen_on_any_background(qapp: QApplication, shape: PlayerShape) -> None:
    for colour, background in itertools.product(PlayerColour, BACKGROUNDS):
        found = colours_in(drawn(PlayerMark(colour, shape), background))
        assert fill_colour(colour).name() in found
        assert any(contrast(QColor(name), background) >= VISIBLE for name in found)


def test_shapes_differ_without_their_colours(qapp: QApplication) -> None:
    pictures = [
        drawn(PlayerMark(PlayerColour.BLUE, shape), QColor("white"), 16) for shape in PlayerShape
    ]
    for one, other in itertools.combinations(pictures, 2):
        different = sum(
            one.pixel(x, y) != other.pixel(x, y) for x, y in itertools.product(range(16), repeat=2)
        )
        assert different > 16


def test_colours_differ() -> None:
    for one, other in itertools.combinations(PlayerColour, 2):
        a, b = fill_colour(one), fill_colour(other)
        far = abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
        assert far > 100, (one, other)


@pytest.mark.parametrize("shape", PlayerShape)
def test_a_mark_stays_in_its_square_and_fills_it(qapp: QApplication, shape: PlayerShape) -> None:
    image = QImage(QSize(100, 60), QImage.Format.Format_RGB32)
    grey = QColor("#808080")
    image.fill(grey)
    with QPainter(image) as painter:
        paint_mark(painter, QRectF(20, 0, 80, 60), PlayerMark(PlayerColour.RED, shape))
    touched = [
        (x, y)
        for x, y in itertools.product(range(100), range(60))
        if QColor(image.pixel(x, y)) != grey
    ]
    assert min(x for x, _ in touched) >= 30
    assert max(x for x, _ in touched) < 90
    assert max(y for _, y in touched) - min(y for _, y in touched) > 45


def test_painting_leaves_the_painter_as_it_was(qapp: QApplication) -> None:
    image = QImage(QSize(20, 20), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        before = painter.transform(), painter.pen(), painter.brush(), painter.renderHints()
        paint_mark(painter, QRectF(0, 0, 20, 20), marks(1)[0])
        assert before == (
            painter.transform(),
            painter.pen(),
            painter.brush(),
            painter.renderHints(),
        )


def test_icons_are_sharp_on_dense_screens(qapp: QApplication) -> None:
    made = icon(marks(1)[0], 16)
    for ratio in (1, 2, 3):
        pixmap = made.pixmap(QSize(16, 16), ratio)
        assert pixmap.size() == QSize(16, 16) * ratio
        assert pixmap.toImage().pixelColor(0, 0) == QColor(Qt.GlobalColor.transparent)


def test_every_colour_and_shape_has_a_name_of_its_own() -> None:
    assert len({colour_name(colour) for colour in PlayerColour}) == len(PlayerColour)
    assert len({shape_name(shape) for shape in PlayerShape}) == len(PlayerShape)
    assert mark_name(PlayerMark(PlayerColour.YELLOW, PlayerShape.STAR)) == "star, yellow"


def test_marks_are_stored_as_words() -> None:
    assert (PlayerColour("yellow"), PlayerShape("star")) == (
        PlayerColour.YELLOW,
        PlayerShape.STAR,
    )
    assert f"{PlayerColour.BLUE}" == "blue"


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_for_a_label_is_sharp_and_as_large_as_asked(
    qapp: QApplication, ratio: float
) -> None:
    mark = marks(1)[0]
    made = picture(mark, 20, ratio)
    assert made.devicePixelRatio() == ratio
    assert made.deviceIndependentSize().toTuple() == (20, 20)
    image = made.toImage()
    assert image.size() == QSize(round(20 * ratio), round(20 * ratio))
    assert QColor(image.pixel(image.rect().center())) == fill_colour(mark.colour)
