"""Every icon is there, takes the colour it is given, and is drawn at every size."""

import itertools

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.contrast import READABLE, contrast
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import application_icon, icon
from generala_desktop.views.scheme import Scheme, palette


def pixels(made: QIcon, size: int) -> list[QColor]:
    image = made.pixmap(QSize(size, size), 1.0).toImage()
    assert image.size() == QSize(size, size)
    return [image.pixelColor(x, y) for x, y in itertools.product(range(size), repeat=2)]


def test_every_drawing_has_a_name() -> None:
    drawings = {path.stem for path in (resources_dir() / "icons").glob("*.svg")}
    assert drawings == {*IconName, "generala-desktop"}


@pytest.mark.parametrize("name", IconName)
def test_icons_take_the_colour_of_the_text(qapp: QApplication, name: IconName) -> None:
    for scheme in Scheme:
        colour = palette(scheme).color(QPalette.ColorRole.ButtonText)
        window = palette(scheme).color(QPalette.ColorRole.Window)
        solid = [pixel for pixel in pixels(icon(name, colour), 48) if pixel.alpha() == 255]
        assert len(solid) > 100
        assert {pixel.name() for pixel in solid} == {colour.name()}
        assert contrast(solid[0], window) >= READABLE


@pytest.mark.parametrize("size", [16, 20, 24, 32, 48, 64, 96])
def test_icons_are_drawn_at_every_size(qapp: QApplication, size: int) -> None:
    assert any(pixel.alpha() > 200 for pixel in pixels(icon(IconName.ROLL, QColor("red")), size))


def test_icons_differ(qapp: QApplication) -> None:
    drawings = [
        tuple(pixel.alpha() > 127 for pixel in pixels(icon(name, QColor("black")), 24))
        for name in IconName
    ]
    assert len(set(drawings)) == len(drawings)


def test_an_icon_nobody_drew_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="unicorn"):
        icon("unicorn", QColor("black"))


@pytest.mark.parametrize("size", [16, 32, 256])
def test_the_program_has_its_own_icon(qapp: QApplication, size: int) -> None:
    seen = {pixel.name() for pixel in pixels(application_icon(), size) if pixel.alpha() == 255}
    assert len(seen) > 20
