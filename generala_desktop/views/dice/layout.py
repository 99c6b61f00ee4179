"""Where things lie on the table, in pixels, for any size of the view."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from generala_desktop.views.dice.geometry import COS_ELEVATION, SIN_ELEVATION
from generala_desktop.views.dice.motion import Rest

PLACES: Final = 5
_LARGEST_EDGE: Final = 124.0
_SMALLEST_EDGE: Final = 10.0

# All in edges of a die.
_BLOCK_WIDTH: Final = 11.6
_BLOCK_HEIGHT: Final = 6.65
_MARGIN: Final = 0.22
_CUP_WIDTH: Final = 2.3
_CUP_HEIGHT: Final = 2.55
_SLOT_WIDTH: Final = 1.64
_SLOT_HEIGHT: Final = 1.62
_TRAY_RIM: Final = 0.19
_PLACE_WIDTH: Final = 2.1
_ROW_HEIGHT: Final = 2.1


class Rows(Enum):
    """How the loose dice share the cloth."""

    ONE = auto()
    TWO = auto()
    """The second cup's dice lie behind the first five."""


@dataclass(frozen=True)
class TableLayout:
    width: float
    height: float
    edge: float
    tray: QRectF
    slots: tuple[QRectF, ...]
    cup: QRectF

    @classmethod
    def fitted(cls, width: float, height: float) -> "TableLayout":
        edge = min(width / _BLOCK_WIDTH, height / _BLOCK_HEIGHT, _LARGEST_EDGE)
        edge = max(edge, _SMALLEST_EDGE)
        left = (width - _BLOCK_WIDTH * edge) / 2
        bottom = height - _MARGIN * edge
        cup = QRectF(
            left + _MARGIN * edge,
            bottom - _CUP_HEIGHT * edge,
            _CUP_WIDTH * edge,
            _CUP_HEIGHT * edge,
        )
        rim = _TRAY_RIM * edge
        tray_width = PLACES * _SLOT_WIDTH * edge + 2 * rim
        tray_height = _SLOT_HEIGHT * edge + 2 * rim
        right = left + (_BLOCK_WIDTH - _MARGIN) * edge
        tray = QRectF(right - tray_width, bottom - tray_height, tray_width, tray_height)
        slots = tuple(
            QRectF(
                tray.left() + rim + i * _SLOT_WIDTH * edge,
                tray.top() + rim,
                _SLOT_WIDTH * edge,
                _SLOT_HEIGHT * edge,
            )
            for i in range(PLACES)
        )
        return cls(width, height, edge, tray, slots, cup)

    def in_tray(self, place: int) -> QPointF:
        """Where the centre of a held die is drawn."""
        return self.slots[place].center() + QPointF(0.0, -0.02 * self.edge)

    def on_cloth(self, place: int, count: int, rest: Rest, rows: Rows, row: int) -> QPointF:
        """Where the centre of a loose die is drawn; row 0 is the nearer one."""
        free = self.tray.top() - 0.12 * self.edge
        middle = free / 2
        play = min(0.42, max(0.0, (free / self.edge - 2.0) / 2))
        if rows is Rows.TWO:
            step = min(_ROW_HEIGHT * self.edge, free / 2)
            middle += (0.5 - row) * step
            play = 0.1
        x = self.width / 2 + (place - (count - 1) / 2) * _PLACE_WIDTH * self.edge
        return QPointF(x + rest.aside * self.edge, middle - rest.ahead * play * self.edge)

    def mouth(self) -> QPointF:
        """Where dice leave the tilted cup."""
        return QPointF(self.cup.right() - 0.35 * self.edge, self.cup.top() + 0.55 * self.edge)

    @staticmethod
    def lift_for(edge: float, height: float) -> QPointF:
        """How a height (in half edges) moves a die of this size on screen."""
        return QPointF(0.0, -height * COS_ELEVATION * edge / 2)

    @staticmethod
    def closer(height: float) -> float:
        """How much larger a die looks at this height."""
        return 1.0 + height * SIN_ELEVATION / 22.0
