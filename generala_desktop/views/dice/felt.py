"""The colours of the cloths; light enough to load for the first picture of the window too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from generala_desktop.views.dice.look import Cloth


@dataclass(frozen=True)
class Felt:
    lit: QColor
    dim: QColor
    stitch: QColor


FELTS: Final = {
    Cloth.GREEN: Felt(QColor(44, 128, 82), QColor(15, 66, 42), QColor(205, 226, 190, 70)),
    Cloth.BLUE: Felt(QColor(154, 202, 228), QColor(84, 143, 182), QColor(240, 250, 255, 120)),
}
