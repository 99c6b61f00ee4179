"""Letters on paper: the font, how wide a text is, and how it is made to fit its cell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QTextLayout, QTextOption

from generala_desktop.views.paper.ink import Text

POINT = 25.4 / 72
"""Millimetres."""
DESIGN_PIXELS = 100
"""Texts are measured and drawn at this size and scaled, so that every device agrees."""

_STEP = 0.5
_WIDTHS = (1.0, 0.93, 0.86)
"""Shares of the width in which a text is wrapped: letters of other fonts can be wider alone."""


@dataclass(frozen=True)
class Fitted:
    lines: tuple[str, ...]
    points: float


@lru_cache
def family() -> str:
    """Return the family of the system's font, or one that scales where that does not."""
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return usual if QFontDatabase.isSmoothlyScalable(usual) else "Sans Serif"


@lru_cache
def paper_font(*, is_bold: bool) -> QFont:
    font = QFont(family())
    font.setStyleHint(QFont.StyleHint.SansSerif, QFont.StyleStrategy.PreferOutline)
    font.setPixelSize(DESIGN_PIXELS)
    font.setBold(is_bold)
    # Letters keep the distances of their design, whatever the resolution.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # An "fi" in one glyph cannot be searched for everywhere.
    font.setFeature(QFont.Tag("liga"), 0)
    return font


@lru_cache
def metrics(*, is_bold: bool) -> QFontMetricsF:
    return QFontMetricsF(paper_font(is_bold=is_bold))


def unit(points: float) -> float:
    """Return the millimetres of one design pixel at a size."""
    return points * POINT / DESIGN_PIXELS


def line_height(points: float, *, is_bold: bool = False) -> float:
    """Return the height of a line in millimetres."""
    return metrics(is_bold=is_bold).height() * unit(points)


@lru_cache(maxsize=4096)
def text_width(text: str, points: float, *, is_bold: bool = False) -> float:
    """Return the width of a line in millimetres."""
    return metrics(is_bold=is_bold).horizontalAdvance(text) * unit(points)


@lru_cache(maxsize=4096)
def fit(text: Text) -> Fitted:
    """Return the lines of a text and their size, such that they stay within its area."""
    per_point = line_height(1.0, is_bold=text.is_bold)
    tallest = text.area.height / per_point
    points = min(text.points, tallest)
    least = min(text.least, points)
    wide = text_width(text.text, points, is_bold=text.is_bold)
    if wide <= text.area.width:
        return Fitted((text.text,), points)
    if text.lines == 1:
        points = max(least, points * text.area.width / wide * 0.999)
        return Fitted((elided(text.text, points, text.area.width, text.is_bold),), points)
    while True:
        may_break = points <= least
        room = max(1, min(text.lines, int(text.area.height / (per_point * points) + 1e-6)))
        for width in _WIDTHS:
            starts = _line_starts(text, points, text.area.width * width, may_break=may_break)
            if not starts or (len(starts) > room and not may_break):
                break
            lines = _cut(text, starts, room, points)
            widest = max(text_width(line, points, is_bold=text.is_bold) for line in lines)
            if widest <= text.area.width:
                return Fitted(lines, points)
            if may_break and width is _WIDTHS[-1]:
                return Fitted(lines, points * text.area.width / widest)
        points = max(least, points - _STEP)


def is_whole(text: Text) -> bool:
    """Tell whether a text fits without being cut short."""
    return "".join("".join(fit(text).lines).split()) == "".join(text.text.split())


def elided(text: str, points: float, width: float, is_bold: bool) -> str:
    """Return a line cut short at its end, wherever that is in its script."""
    shown: str = metrics(is_bold=is_bold).elidedText(
        text, Qt.TextElideMode.ElideRight, width / unit(points)
    )
    return shown


def _cut(text: Text, starts: list[int], room: int, points: float) -> tuple[str, ...]:
    """Return as many lines as there is room for, the last one cut short if there are more."""
    ends = [*starts[1:], len(text.text)]
    lines = [text.text[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    if len(lines) > room:
        rest = text.text[starts[room - 1] :]
        lines[room - 1 :] = [elided(rest, points, text.area.width, text.is_bold)]
    return tuple(lines)


def _line_starts(text: Text, points: float, room: float, *, may_break: bool) -> list[int]:
    """Return where the lines begin; nothing if a word is too wide and may not be broken."""
    layout = QTextLayout(text.text, paper_font(is_bold=text.is_bold))
    option = QTextOption()
    mode = QTextOption.WrapMode
    option.setWrapMode(mode.WrapAtWordBoundaryOrAnywhere if may_break else mode.WordWrap)
    layout.setTextOption(option)
    width = room / unit(points)
    units = text.text.encode("utf-16-le", "surrogatepass")
    starts = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        if line.naturalTextWidth() > width and not may_break:
            return []
        # Qt counts in UTF-16, where an emoji is two.
        before = units[: 2 * line.textStart()]
        starts.append(len(before.decode("utf-16-le", "surrogatepass")))
    layout.endLayout()
    return starts
