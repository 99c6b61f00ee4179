"""The ray-traced pictures of dice at rest, read and coloured when they are first needed."""

from collections import OrderedDict
from dataclasses import dataclass
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


@dataclass(frozen=True)
class DieFace:
    """A lying die as its picture shows it, with edges of so many pixels on a screen's scale."""

    value: int
    yaw_index: int
    colour: DiceColour
    edge: float
    ratio: float
    """Pixels of the screen for one of these."""
    marks: Marks = Marks.PIPS

    @property
    def file(self) -> str:
        """Where its stored picture is."""
        if self.marks is Marks.PIPS:
            return sheet.picture_name(self.value, self.yaw_index)
        return sheet.blank_name(self.yaw_index)


class DieSprites:
    """Pictures of lying dice, kept for the sizes in use."""

    def __init__(self) -> None:
        self._kept: OrderedDict[DieFace, QPixmap] = OrderedDict()
        self._last_strip = ("", QImage())
        """The file read last."""
        self._folder = resource_folder()

    def picture(self, die: DieFace) -> QPixmap:
        found = self._kept.get(die)
        if found is None:
            found = self._kept[die] = self._made(die)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(die)
        return found

    def read(self, die: DieFace) -> None:
        """Do the first half of the work if the next picture that is wanted is to be made."""
        if die not in self._kept:
            self._strip(die.file)

    def _made(self, die: DieFace) -> QPixmap:
        strip = self._strip(die.file)
        share = die.edge * die.ratio / 2 / sheet.HALF_EDGE_PX
        marks = None
        if die.marks is not Marks.PIPS:
            marks = inlaid(die.value, die.yaw_index, die.marks, die.colour)
        image = coloured(strip, die.colour, marks).scaled(
            max(1, round(sheet.CELL_WIDTH * share)),
            max(1, round(sheet.CELL_HEIGHT * share)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(die.ratio)
        return picture

    def _strip(self, name: str) -> QImage:
        if name != self._last_strip[0]:
            path = self._folder / name
            strip = QImage(str(path))
            if strip.isNull():
                raise FileNotFoundError(path)
            self._last_strip = (name, strip)
        return self._last_strip[1]


def offset_of(picture: QPixmap) -> QPointF:
    """From the centre of the die to the picture's corner."""
    size = picture.deviceIndependentSize()
    return QPointF(
        -size.width() * sheet.CENTRE_X / sheet.CELL_WIDTH,
        -size.height() * sheet.CENTRE_Y / sheet.CELL_HEIGHT,
    )
