"""The papers a planilla is printed on, in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

SAFE_MARGIN = 10.0
"""What every home printer leaves room for at each edge, in millimetres."""


@dataclass(frozen=True)
class PaperSize:
    """A sheet as it lies before the reader, all in millimetres."""

    width: float
    height: float
    margin: float = SAFE_MARGIN

    def turned(self) -> PaperSize:
        return PaperSize(self.height, self.width, self.margin)

    @property
    def is_landscape(self) -> bool:
        return self.width > self.height


class Paper(Enum):
    A4 = "A4"
    A5 = "A5"
    LETTER = "Letter"
    LEGAL = "Legal"

    @property
    def upright(self) -> PaperSize:
        return _SIZES[self]

    def size(self, *, is_landscape: bool) -> PaperSize:
        return self.upright.turned() if is_landscape else self.upright


_SIZES = {
    Paper.A4: PaperSize(210.0, 297.0),
    Paper.A5: PaperSize(148.0, 210.0),
    Paper.LETTER: PaperSize(215.9, 279.4),
    Paper.LEGAL: PaperSize(215.9, 355.6),
}
