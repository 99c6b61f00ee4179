"""Letters that become smaller where a text has no room, before any of it is lost."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics

_STEPS = 8


def fitting(font: QFont, text: str, room: QSize, least: float, *, wraps: bool = False) -> QFont:
    """Return the font, smaller if the text needs it; not below `least` times its size.

    `wraps` breaks lines between words.
    """
    flags = Qt.TextFlag.TextWordWrap if wraps else Qt.TextFlag.TextSingleLine
    area = QRect(0, 0, room.width(), 10_000)
    found = QFont(font)
    for step in range(_STEPS + 1):
        found.setPointSizeF(font.pointSizeF() * (1 - (1 - least) * step / _STEPS))
        needed = QFontMetrics(found).boundingRect(area, flags, text).size()
        if needed.boundedTo(room) == needed:
            break
    return found
