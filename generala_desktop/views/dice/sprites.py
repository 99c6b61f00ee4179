"""The ray-traced pictures of dice at rest, read and coloured when they are first needed."""

from collections import OrderedDict
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from generala_desktop.views.dice import sheet
from generala_desktop.views.dice.inlay import inlaid
from generala_desktop.views.dice.look import DiceColour, Marks
from generala_desktop.views.dice.painter import BODY, PIP

_KEPT: Final = 48
_PACKAGE = Path(__file__).resolve().parents[2]


def resource_folder() -> Path:
    """Where the pictures are: in the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "resources" / "dice"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources" / "dice"


def coloured(strip: QImage, colour: DiceColour, marks: QImage | None = None) -> QImage:
    """One stored strip of layers as a picture in this colour.

    `marks` are painted instead of the pips of the strip.
    """
    layers = {
        name: strip.copy(
            QRect(0, i * sheet.CELL_HEIGHT, sheet.CELL_WIDTH, sheet.CELL_HEIGHT),
        )
        for i, name in enumerate(sheet.LAYERS)
    }
    pips = QImage(layers["pips"].size(), QImage.Format.Format_ARGB32)
    pips.fill(QColor(*PIP[colour]))
    pips.setAlphaChannel(layers["pips"])
    picture = QImage(pips.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor(*BODY[colour]))
    painter = QPainter(picture)
    painter.drawImage(0, 0, pips if marks is None else marks)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.drawImage(0, 0, layers["shade"])
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, layers["gloss"])
    painter.end()
    picture = picture.convertToFormat(QImage.Format.Format_ARGB32)
    picture.setAlphaChannel(layers["coverage"])
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


_Key = tuple[int, int, DiceColour, Marks, int, int]


class DieSprites:
    """Pictures of lying dice, kept for the sizes in use."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._last_strip = ("", QImage())
        """The file read last."""
        self._folder = resource_folder()

    def picture(
        self,
        value: int,
        yaw_index: int,
        colour: DiceColour,
        edge: float,
        ratio: float,
        *,
        marks: Marks = Marks.PIPS,
    ) -> QPixmap:
        """The picture for dice with `edge` pixels, sharp on a screen with this pixel ratio."""
        key = _key(value, yaw_index, colour, marks, (edge, ratio))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._made(value, yaw_index, colour, marks, edge * ratio)
            found.setDevicePixelRatio(ratio)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def read(
        self,
        value: int,
        yaw_index: int,
        colour: DiceColour,
        edge: float,
        ratio: float,
        *,
        marks: Marks = Marks.PIPS,
    ) -> None:
        """Do the first half of the work if the next picture that is wanted is to be made."""
        if _key(value, yaw_index, colour, marks, (edge, ratio)) not in self._kept:
            self._strip(value, yaw_index, marks)

    def warm(self, colour: DiceColour, edge: float, ratio: float, marks: Marks) -> None:
        """Touch everything that the first picture needs: the decoder and the composer."""
        self.picture(1, 0, colour, edge, ratio, marks=marks)

    def _made(
        self, value: int, yaw_index: int, colour: DiceColour, marks: Marks, edge: float
    ) -> QPixmap:
        strip = self._strip(value, yaw_index, marks)
        share = edge / 2 / sheet.HALF_EDGE_PX
        inlay = None if marks is Marks.PIPS else inlaid(value, yaw_index, marks, colour)
        image = coloured(strip, colour, inlay).scaled(
            max(1, round(sheet.CELL_WIDTH * share)),
            max(1, round(sheet.CELL_HEIGHT * share)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        return QPixmap.fromImage(image)

    def _strip(self, value: int, yaw_index: int, marks: Marks) -> QImage:
        is_stored = marks is Marks.PIPS
        name = sheet.picture_name(value, yaw_index) if is_stored else sheet.blank_name(yaw_index)
        if name != self._last_strip[0]:
            path = self._folder / name
            strip = QImage(str(path))
            if strip.isNull():
                raise FileNotFoundError(path)
            self._last_strip = (name, strip)
        return self._last_strip[1]


def _key(
    value: int, yaw_index: int, colour: DiceColour, marks: Marks, size: tuple[float, float]
) -> _Key:
    edge, ratio = size
    return (value, yaw_index, colour, marks, round(edge * 16), round(ratio * 100))


def offset_of(picture: QPixmap) -> QPointF:
    """From the centre of the die to the picture's corner."""
    size = picture.deviceIndependentSize()
    return QPointF(
        -size.width() * sheet.CENTRE_X / sheet.CELL_WIDTH,
        -size.height() * sheet.CENTRE_Y / sheet.CELL_HEIGHT,
    )
