"""The drawn icons in any colour, so that they suit each theme."""

from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOption

from generala_desktop.compat import override
from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.icon_names import IconName

_NAMED = 16
"""A size that is named where no size is special."""


def icon(name: IconName | str, colour: QColor) -> QIcon:
    """An action's icon drawn in one colour, normally the palette's ButtonText.

    It is made when it is first seen. Make it again when the palette changes; it is greyed by
    itself where the action is disabled, and in selected rows it has the colour of their text.
    """
    return QIcon(_Stencil(_folder() / f"{IconName(name)}.png", colour))


def application_icon() -> QIcon:
    """The program's own icon; it has its own background and keeps its colours."""
    return QIcon(str(_folder() / "generala-desktop.svg"))


def window_icon() -> QIcon:
    """The program's own icon as lists of windows show it, which ask for it at once."""
    return QIcon(str(_folder() / "generala-desktop.png"))


def _folder() -> Path:
    return resources_dir() / "icons"


class _Stencil(QIconEngine):
    """Fills a shape with a colour at the size that is asked for: many icons are never seen."""

    def __init__(self, shape: Path, colour: QColor) -> None:
        super().__init__()
        self._shape = shape
        self._colour = colour
        self._made: dict[tuple[int, int, QIcon.Mode], QPixmap] = {}

    @override
    def clone(self) -> QIconEngine:
        return _Stencil(self._shape, self._colour)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        key = size.width(), size.height(), mode
        if key not in self._made:
            self._made[key] = self._make(size, mode)
        return self._made[key]

    @override
    def availableSizes(
        self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        # Any size can be made. To the style this says that selected rows have their own picture.
        return [QSize(_NAMED, _NAMED)] if mode is QIcon.Mode.Selected else []

    @override
    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        return self.pixmap(size * scale, mode, state)

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.pixmap(rect.size() * ratio, mode, state))

    def _make(self, size: QSize, mode: QIcon.Mode) -> QPixmap:
        if mode is QIcon.Mode.Selected:
            text = QPalette.ColorRole.HighlightedText
            return self._fill(size, QApplication.palette().color(text))
        filled = self._fill(size, self._colour)
        return QApplication.style().generatedIconPixmap(mode, filled, QStyleOption())

    def _fill(self, size: QSize, colour: QColor) -> QPixmap:
        shape = QImage(str(self._shape))
        if shape.isNull():  # the program is being replaced by another version
            return QPixmap()
        shape = shape.scaled(
            size,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        filled = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        filled.fill(colour)
        filled.setAlphaChannel(shape.convertToFormat(QImage.Format.Format_Alpha8))
        return QPixmap.fromImage(filled)
