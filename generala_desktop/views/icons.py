"""The drawn icons in any colour, so that they suit each theme."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QRect, QSize
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImageReader, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOption

from generala_desktop.compat import override
from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.icon_names import IconName

_PLACEHOLDER = b"currentColor"


def icon(name: IconName | str, colour: QColor) -> QIcon:
    """An action's icon drawn in one colour, normally the palette's ButtonText.

    It is drawn when it is first seen. Make it again when the palette changes; it is greyed by
    itself where the action is disabled.
    """
    return QIcon(_Drawing(_folder() / f"{IconName(name)}.svg", colour.name()))


def application_icon() -> QIcon:
    """The program's own icon; it has its own background and keeps its colours."""
    return QIcon(str(_folder() / "generala-desktop.svg"))


def window_icon() -> QIcon:
    """The program's own icon as lists of windows show it, which ask for it at once."""
    return QIcon(str(_folder() / "generala-desktop.png"))


def _folder() -> Path:
    return resources_dir() / "icons"


class _Drawing(QIconEngine):
    """Draws at the size that is asked for: many icons are never seen."""

    def __init__(self, path: Path, colour: str) -> None:
        super().__init__()
        self._path = path
        self._colour = colour
        self._drawn: dict[tuple[int, int, QIcon.Mode], QPixmap] = {}

    @override
    def clone(self) -> QIconEngine:
        return _Drawing(self._path, self._colour)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        key = size.width(), size.height(), mode
        if key not in self._drawn:
            plain = self._draw(size)
            style = QApplication.style()
            self._drawn[key] = style.generatedIconPixmap(mode, plain, QStyleOption())
        return self._drawn[key]

    @override
    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        return self.pixmap(size * scale, mode, state)

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(rect.size() * ratio, mode, state))

    def _draw(self, size: QSize) -> QPixmap:
        drawing = self._path.read_bytes().replace(_PLACEHOLDER, self._colour.encode("ascii"))
        buffer = QBuffer()
        buffer.setData(QByteArray(drawing))
        reader = QImageReader(buffer, QByteArray(b"svg"))
        reader.setScaledSize(size)
        return QPixmap.fromImageReader(reader)
