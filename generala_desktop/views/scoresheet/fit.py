"""How large everything on the planilla is: worked out from the room there is, never from points."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

LARGEST_SCALE = 2.2
_SCALES = tuple(1 + step / 20 for step in range(round((LARGEST_SCALE - 1) * 20), -1, -1))

SMALL_PRINT = 0.74
"""Worth beside a title, in the title's size."""
PENCIL = 0.9
"""Previews, in the size of what is written in ink."""

_SMALLEST_BOX = 32.0
"""Pixels; less cannot be hit well, so that the sheet rather scrolls."""
_TIGHT_LINE = 1.15
_AIRY_LINE = 1.5
_TALLEST_LINE = 3.0
_NAME_LETTERS = 9
"""Of a name that a column shows when the sheet scrolls anyway."""
_INITIAL_LETTERS = 5
"""The same where a first letter would do too."""
_SUM_ROW = 0.9
"""Rows that nobody has to hit may be lower."""
_TITLE_SHARE = 0.45
"""Of the width, which the titles may take up when there is more than they need."""


@dataclass(frozen=True)
class Shape:
    """What has to find room."""

    titles: tuple[tuple[str, str], ...]
    """Title and worth of each row."""
    boxes: tuple[bool, ...]
    """Which rows are boxes."""
    columns: int
    widest: str
    """The widest figure that a cell ever shows."""
    widest_total: str
    """The widest that must not be drawn smaller where room is short."""
    head_lines: float = 0
    """Height of what stands over the players, in lines."""
    has_initials: bool = False
    """A column tells its player also where it is too narrow for a name."""


@dataclass(frozen=True)
class Fit:
    """Sizes in device-independent pixels."""

    font: QFont
    """Of titles, names and, in other weights, of points."""
    title_width: int
    tier_height: int
    """Of what stands over the players, a part of the heading."""
    heading_height: int
    column_widths: tuple[int, ...]
    row_heights: tuple[int, ...]
    shows_worth: bool
    room: QSize
    """Without scroll bars."""

    @property
    def is_too_wide(self) -> bool:
        return self.width > self.room.width()

    @property
    def is_too_high(self) -> bool:
        return self.height > self.room.height()

    @property
    def width(self) -> int:
        return self.title_width + sum(self.column_widths)

    @property
    def height(self) -> int:
        return self.heading_height + sum(self.row_heights)


def fit(room: QSize, font: QFont, shape: Shape, bar: int) -> Fit:
    """Return the largest layout that the room holds; `bar` is a scroll bar's thickness.

    Where not even the smallest fits, it is wider or higher than the room.
    """
    for scale in _SCALES:
        found = _laid_out(room, font, shape, scale, _AIRY_LINE)
        if not found.is_too_wide and not found.is_too_high:
            return found
    tight, narrow = (_tight(room, font, shape, bar, shows_worth=worth) for worth in (True, False))
    for found in (tight, narrow):
        if not found.is_too_wide:
            return found
    # Who has to scroll shall at least see whose columns they are.
    has_room = tight.title_width < room.width() * _TITLE_SHARE
    letters = _INITIAL_LETTERS if shape.has_initials else _NAME_LETTERS
    return _tight(room, font, shape, bar, shows_worth=has_room, letters=letters)


def comfortable(font: QFont, shape: Shape) -> QSize:
    """Return the size at which everything has room at the font's own size."""
    found = _laid_out(QSize(0, 0), font, shape, 1, _AIRY_LINE)
    return QSize(round(found.width * 1.1), found.height)


def scaled(font: QFont, scale: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the font in another size; pixels, so that it does not hang on the device."""
    result = QFont(font)
    result.setPixelSize(max(1, round(QFontInfo(font).pixelSize() * scale)))
    if bold:
        result.setWeight(QFont.Weight.Bold)
    result.setItalic(italic)
    return result


def narrowed(text: str, font: QFont, width: float, least: float) -> QFont:
    """Return the font, smaller where the text needs it, down to a share of its size."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width:
        return font
    result = QFont(font)
    smallest = font.pixelSize() * least
    result.setPixelSize(max(1, int(max(font.pixelSize() * width / needed, smallest))))
    return result


def pad_of(font: QFont) -> int:
    """Return the space between a line and what stands beside it."""
    return max(3, round(QFontMetricsF(font).height() * 0.3))


def _tight(
    room: QSize, font: QFont, shape: Shape, bar: int, *, shows_worth: bool, letters: int = 0
) -> Fit:
    """Lay out at the font's own size, with room for the scroll bars that this needs."""
    found = _laid_out(room, font, shape, 1, _TIGHT_LINE, shows_worth=shows_worth, letters=letters)
    is_high, is_wide = found.is_too_high, found.is_too_wide
    if not is_high and not is_wide:
        return found
    less = QSize(room.width() - bar * is_high, room.height() - bar * is_wide)
    found = _laid_out(less, font, shape, 1, _TIGHT_LINE, shows_worth=shows_worth, letters=letters)
    # Beside one bar there may be too little room to do without the other.
    if found.is_too_high and not is_high:
        less.setWidth(less.width() - bar)
    elif found.is_too_wide and not is_wide:
        less.setHeight(less.height() - bar)
    else:
        return found
    return _laid_out(less, font, shape, 1, _TIGHT_LINE, shows_worth=shows_worth, letters=letters)


def _laid_out(
    room: QSize,
    base: QFont,
    shape: Shape,
    scale: float,
    line: float,
    *,
    shows_worth: bool = True,
    letters: int = 0,
) -> Fit:
    """Lay out at one scale; rows and columns share what is left over."""
    font = scaled(base, scale)
    metrics = QFontMetricsF(font)
    title = _title_width(font, shape, shows_worth=shows_worth)
    airy = line > _TIGHT_LINE
    figure = shape.widest if airy else shape.widest_total
    least_column = QFontMetricsF(scaled(font, 1, bold=True)).horizontalAdvance(figure)
    least_column += metrics.height() * (0.8 if airy else 0.4)
    # One whole column shall be seen beside the titles.
    named = min(metrics.averageCharWidth() * letters, room.width() - title)
    least_column = max(least_column, named, _SMALLEST_BOX)
    left_over = room.width() - title - least_column * shape.columns
    if left_over > 0:
        most = max(title, room.width() * _TITLE_SHARE)
        # Titles and columns grow alike until the titles have enough.
        title = min(most, title + left_over / (shape.columns + 1))
    columns = _shared(max(least_column * shape.columns, room.width() - title), shape.columns)
    tier = round(metrics.height() * shape.head_lines)
    heading = tier + round(metrics.height() * (2.75 if airy else 2.5))
    least_row = max(_SMALLEST_BOX, metrics.height() * line)
    weights = [1 if is_box else _SUM_ROW for is_box in shape.boxes]
    unit = (room.height() - heading) / (sum(weights) or 1)
    unit = min(max(unit, least_row), max(least_row, metrics.height() * _TALLEST_LINE))
    edges = [round(place) for place in accumulate((w * unit for w in weights), initial=0)]
    # Rounding the whole up could ask for a scroll bar over one pixel.
    heights = tuple(after - before for before, after in pairwise(edges))
    width = room.width() - sum(columns) if sum(columns) + title <= room.width() else 0
    title_width = max(round(title), width)
    return Fit(font, title_width, tier, heading, columns, heights, shows_worth, QSize(room))


def _title_width(font: QFont, shape: Shape, *, shows_worth: bool) -> float:
    bold = QFontMetricsF(scaled(font, 1, bold=True))
    plain = QFontMetricsF(font)
    small = QFontMetricsF(scaled(font, SMALL_PRINT))
    pad = pad_of(font)

    def width(title: str, worth: str, *, is_box: bool) -> float:
        own = (plain if is_box else bold).horizontalAdvance(title)
        beside = pad + small.horizontalAdvance(worth) if worth and shows_worth else 0
        return own + beside + 2 * pad + 2

    return max(
        (
            width(title, worth, is_box=is_box)
            for (title, worth), is_box in zip(shape.titles, shape.boxes, strict=True)
        ),
        default=0.0,
    )


def _shared(whole: float, parts: int) -> tuple[int, ...]:
    """Return whole widths that differ by at most a pixel."""
    if not parts:
        return ()
    each, rest = divmod(int(whole), parts)
    return tuple(each + (place < rest) for place in range(parts))
