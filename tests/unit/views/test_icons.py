"""Every icon is there, takes the colour it is given, and is drawn at every size."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImageReader, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.contrast import READABLE, contrast
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import application_icon, icon, window_icon
from generala_desktop.views.scheme import Scheme, palette

ROOT = Path(__file__).parents[3]


def pixels(made: QIcon, size: int) -> list[QColor]:
    image = made.pixmap(QSize(size, size), 1.0).toImage()
    assert image.size() == QSize(size, size)
    return [image.pixelColor(x, y) for x, y in itertools.product(range(size), repeat=2)]


def test_every_drawing_has_a_name() -> None:
    pictures = {path.stem for path in (resources_dir() / "icons").glob("*.png")}
    assert pictures == {*IconName, "generala-desktop"}


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


@pytest.mark.parametrize("name", IconName)
def test_pictures_are_those_of_their_drawings(qapp: QApplication, name: IconName) -> None:
    reader = QImageReader(str(ROOT / f"packaging/drawings/{name}.svg"))
    reader.setScaledSize(QSize(48, 48))
    drawn = reader.read()
    shown = icon(name, QColor("black")).pixmap(QSize(48, 48), 1.0).toImage()
    places = list(itertools.product(range(48), repeat=2))
    far = [
        p for p in places if abs(shown.pixelColor(*p).alpha() - drawn.pixelColor(*p).alpha()) > 64
    ]
    assert len(far) < len(places) / 100


def test_the_window_s_picture_is_that_of_the_drawing(qapp: QApplication) -> None:
    [size] = window_icon().availableSizes()
    shown = pixels(window_icon(), size.width())
    drawn = pixels(application_icon(), size.width())
    far = [a for a, b in zip(shown, drawn, strict=True) if abs(a.lightness() - b.lightness()) > 16]
    assert len(far) < len(shown) / 100


def test_icons_are_sharp_on_dense_screens(qapp: QApplication) -> None:
    drawn = icon(IconName.ROLL, QColor("red")).pixmap(QSize(16, 16), 2.0)
    assert drawn.size() == QSize(32, 32)
    assert drawn.devicePixelRatio() == 2.0


def test_icons_are_painted_where_they_belong(qapp: QApplication) -> None:
    canvas = QPixmap(64, 64)
    canvas.setDevicePixelRatio(2.0)
    canvas.fill(QColor("white"))
    painter = QPainter(canvas)
    icon(IconName.ROLL, QColor("red")).paint(painter, QRect(16, 16, 16, 16))
    painter.end()
    image = canvas.toImage()
    red = {
        (x // 32, y // 32)
        for x, y in itertools.product(range(64), repeat=2)
        if image.pixelColor(x, y).name() == "#ff0000"
    }
    assert red == {(1, 1)}


@pytest.mark.parametrize("scheme", Scheme)
def test_icons_of_selected_rows_have_the_colour_of_their_text(
    qapp: QApplication, scheme: Scheme
) -> None:
    before = qapp.palette()
    qapp.setPalette(palette(scheme))
    made = icon(IconName.ROLL, QColor("red"))
    selected = QIcon(made.pixmap(QSize(32, 32), 1.0, QIcon.Mode.Selected))
    colour = qapp.palette().color(QPalette.ColorRole.HighlightedText)
    qapp.setPalette(before)
    assert {p.name() for p in pixels(selected, 32) if p.alpha() == 255} == {colour.name()}
    active = QIcon(made.pixmap(QSize(32, 32), 1.0, QIcon.Mode.Active))  # also of buttons
    assert {p.name() for p in pixels(active, 32) if p.alpha() == 255} == {"#ff0000"}


def test_icons_of_what_cannot_be_done_are_grey(qapp: QApplication) -> None:
    made = icon(IconName.ROLL, QColor("red"))
    able = made.pixmap(QSize(32, 32), 1.0).toImage()
    unable = made.pixmap(QSize(32, 32), 1.0, QIcon.Mode.Disabled).toImage()
    assert able != unable
    place = next(
        (x, y)
        for x, y in itertools.product(range(32), repeat=2)
        if able.pixelColor(x, y).name() == "#ff0000"
    )
    assert unable.pixelColor(*place).saturation() < able.pixelColor(*place).saturation()
