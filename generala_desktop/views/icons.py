"""The drawn icons in any colour, so that they suit each theme."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QColor, QIcon, QImageReader, QPixmap

from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.icon_names import IconName

# What tool bars and menus ask for at usual text sizes and screens; others are scaled down.
_SIZES = (16, 24, 32, 48, 96)
_PLACEHOLDER = b"currentColor"


def icon(name: IconName | str, colour: QColor) -> QIcon:
    """An action's icon drawn in one colour, normally the palette's ButtonText.

    Make it again when the palette changes. Qt greys it by itself where the action is disabled.
    """
    drawing = (_folder() / f"{IconName(name)}.svg").read_bytes()
    drawing = drawing.replace(_PLACEHOLDER, colour.name().encode("ascii"))
    result = QIcon()
    for size in _SIZES:
        result.addPixmap(_drawn(drawing, size))
    return result


def application_icon() -> QIcon:
    """The program's own icon; it has its own background and keeps its colours."""
    return QIcon(str(_folder() / "generala-desktop.svg"))


def _folder() -> Path:
    return resources_dir() / "icons"


def _drawn(drawing: bytes, size: int) -> QPixmap:
    buffer = QBuffer()
    buffer.setData(QByteArray(drawing))
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(size, size))
    return QPixmap.fromImageReader(reader)
