"""The stored pictures of resting dice: all there, small, and right in every colour."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from generala_desktop.views.dice import sheet
from generala_desktop.views.dice.geometry import YAW_COUNT
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.painter import BODY, PIP
from generala_desktop.views.dice.sprites import (
    DieFace,
    DieSprites,
    coloured,
    offset_of,
    resource_folder,
)

BLANKS = [sheet.blank_name(i) for i in range(YAW_COUNT)]
PICTURES = [
    *BLANKS,
    *(sheet.picture_name(value, i) for value in range(1, 7) for i in range(YAW_COUNT)),
]


@pytest.fixture
def sprites(qapp):
    return DieSprites()


def test_exactly_the_needed_pictures_are_stored():
    assert sorted(p.name for p in resource_folder().iterdir()) == sorted(PICTURES)


def test_all_pictures_together_stay_small():
    assert sum(p.stat().st_size for p in resource_folder().iterdir()) < 1_500_000


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_has_its_layers_and_an_empty_rim(name):
    strip = QImage(str(resource_folder() / name))
    assert (strip.width(), strip.height()) == (
        sheet.CELL_WIDTH,
        sheet.CELL_HEIGHT * len(sheet.LAYERS),
    )
    assert strip.isGrayscale()
    right, bottom = sheet.CELL_WIDTH - 1, sheet.CELL_HEIGHT - 1
    rim = [(x, y) for x in range(right + 1) for y in (0, bottom)]
    rim += [(x, y) for x in (0, right) for y in range(bottom + 1)]
    assert all(strip.pixelColor(x, y).red() == 0 for x, y in rim)


@pytest.mark.parametrize("colour", DiceColour)
def test_body_and_pip_have_the_colours_of_the_dice(qapp, colour):
    picture = coloured(QImage(str(resource_folder() / sheet.picture_name(1, 0))), colour)
    assert picture.pixelColor(0, 0).alpha() == 0
    pip = picture.pixelColor(sheet.CENTRE_X - 8, sheet.CENTRE_Y - 40)
    body = picture.pixelColor(sheet.CENTRE_X - 55, sheet.CENTRE_Y - 40)
    assert pip.alpha() == body.alpha() == 255
    for seen, paint in ((pip, PIP[colour]), (body, BODY[colour])):
        parts = (seen.red(), seen.green(), seen.blue())
        assert all(abs(a - b) < 60 for a, b in zip(parts, paint, strict=True))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_picture_has_the_pixels_of_its_screen(sprites, ratio):
    picture = sprites.picture(DieFace(4, 2, DiceColour.RED, 80.0, ratio))
    assert picture.devicePixelRatio() == ratio
    share = 40.0 * ratio / sheet.HALF_EDGE_PX
    assert picture.width() == round(sheet.CELL_WIDTH * share)
    centre = offset_of(picture)
    assert centre.x() == pytest.approx(-sheet.CENTRE_X * 40.0 / sheet.HALF_EDGE_PX, abs=0.5)


def test_a_picture_is_made_once(sprites):
    one = sprites.picture(DieFace(4, 2, DiceColour.RED, 80.0, 1.0))
    assert sprites.picture(DieFace(4, 2, DiceColour.RED, 80.0, 1.0)) is one
    assert sprites.picture(DieFace(4, 2, DiceColour.BLUE, 80.0, 1.0)) is not one


def test_a_missing_picture_is_told_by_name(sprites):
    with pytest.raises(FileNotFoundError, match="die_7_0"):
        sprites.picture(DieFace(7, 0, DiceColour.RED, 80.0, 1.0))


def ink_of(picture) -> int:
    """How many pixels of an ivory die are dark."""
    image = picture.toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(pixel.alpha() == 255 and pixel.lightness() < 70 for pixel in pixels)


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("index", [0, 3, 5])
def test_large_pips_have_more_ink_and_numerals_are_seen(sprites, value, index):
    usual, large, numeral = (
        ink_of(sprites.picture(DieFace(value, index, DiceColour.IVORY, 60.0, 1.0, marks)))
        for marks in Marks
    )
    assert large > 1.25 * usual
    assert numeral > 250


def test_other_marks_need_few_pictures_more():
    assert sum((resource_folder() / name).stat().st_size for name in BLANKS) < 100_000


@pytest.mark.parametrize("marks", [Marks.LARGE, Marks.NUMERALS])
@pytest.mark.parametrize("colour", DiceColour)
def test_every_colour_shows_other_marks(sprites, marks, colour):
    plain = sprites.picture(DieFace(4, 0, colour, 60.0, 1.0))
    assert sprites.picture(DieFace(4, 0, colour, 60.0, 1.0, marks)).toImage() != plain.toImage()


def test_a_picture_goes_on_from_what_was_read(sprites, monkeypatch):
    die = DieFace(4, 2, DiceColour.RED, 80.0, 1.0)
    sprites.read(die)
    with monkeypatch.context() as patch:
        patch.setattr(sprites, "_folder", resource_folder() / "nowhere")
        picture = sprites.picture(die)
    sprites.read(die)
    assert picture.toImage() == DieSprites().picture(die).toImage()


def test_what_is_made_is_not_read_again(sprites, monkeypatch):
    die = DieFace(4, 2, DiceColour.RED, 80.0, 1.0)
    sprites.picture(die)
    sprites.picture(replace(die, value=5))
    monkeypatch.setattr(sprites, "_folder", resource_folder() / "nowhere")
    sprites.read(die)
