"""One painter for screen, printer and PDF: black on white, and the same at every resolution."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPen, QPicture
from PySide6.QtWidgets import QApplication

from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.views.paper.layouts import STYLES, Layout
from generala_desktop.views.paper.leaf import Leaf
from generala_desktop.views.paper.painter import paint_page, picture
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.planning import plan
from generala_desktop.words import paper as words
from tests.paper_games import PLAIN, game

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUTS = [
    ("generala", Layout.CLASSIC),
    ("generala", Layout.QUARTERS),
    ("yahtzee", Layout.LARGE),
    ("imprevisible", Layout.MATCHES),
]


def page_of(game_id, layout):
    sheet = words.filled(game(build(game_id), PLAIN[:3], 9))
    return plan(sheet, layout, Paper.A4.size(is_landscape=STYLES[layout].is_landscape))[0]


def ink_of(image):
    """Share of each part of a 12 × 12 grid that is dark."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    small = grey.scaled(
        12,
        12,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [small.pixelColor(x, y).lightness() for y in range(12) for x in range(12)]


@pytest.mark.parametrize(("game_id", "layout"), LAYOUTS)
def test_pages_are_black_on_white(game_id, layout):
    image = picture(page_of(game_id, layout), 2.0)
    pixels = [
        image.pixelColor(x, y) for x in range(0, image.width(), 2) for y in range(image.height())
    ]
    assert {(p.red() == p.green() == p.blue()) for p in pixels} == {True}
    assert image.pixelColor(0, 0) == QColor(Qt.GlobalColor.white)
    assert sum(p.lightness() > 200 for p in pixels) > 0.8 * len(pixels)
    assert min(p.lightness() for p in pixels) == 0


@pytest.mark.parametrize(("game_id", "layout"), LAYOUTS)
def test_a_recorded_page_does_not_take_the_colour_of_the_theme(game_id, layout):
    page = page_of(game_id, layout)
    record = QPicture()
    with QPainter(record) as painter:
        paint_page(painter, page)
    in_light, in_dark = (played(record, QColor(colour)) for colour in ("black", "white"))
    assert in_dark == in_light
    assert min(ink_of(in_dark)) < 250


def played(record: QPicture, colour: QColor) -> QImage:
    """A recording as a widget with text of that colour shows it."""
    image = QImage(420, 594, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setPen(QPen(colour, 1))
        painter.scale(2.0, 2.0)
        painter.drawPicture(0, 0, record)
    return image


@pytest.mark.parametrize(("game_id", "layout"), LAYOUTS)
def test_pages_look_the_same_at_every_resolution(game_id, layout):
    page = page_of(game_id, layout)
    coarse, fine = ink_of(picture(page, 96 / 25.4)), ink_of(picture(page, 300 / 25.4))
    assert max(abs(a - b) for a, b in zip(coarse, fine, strict=True)) <= 8


def test_the_rules_are_black_in_a_dark_theme(qapp: QApplication):
    colours = qapp.palette()
    dark = QPalette(colours)
    dark.setColor(QPalette.ColorRole.Text, QColor(Qt.GlobalColor.white))
    dark.setColor(QPalette.ColorRole.WindowText, QColor(Qt.GlobalColor.white))
    try:
        qapp.setPalette(dark)
        leaf = Leaf(build("generala"), Paper.A4.upright)
        image = QImage(630, 891, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.scale(3.0, 3.0)
            leaf.paint(painter, 0)
    finally:
        qapp.setPalette(colours)
    dark_dots = sum(
        image.pixelColor(x, y).lightness() < 128
        for x in range(image.width())
        for y in range(30, 120)
    )
    assert dark_dots > 500


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("is_landscape", [False, True])
@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
def test_the_rules_take_two_pages_at_most(game_id, paper, is_landscape):
    leaf = Leaf(build(game_id), paper.size(is_landscape=is_landscape))
    assert 1 <= leaf.page_count <= 2
