"""A player's name over a narrow column: smaller letters, two lines, and only then shortened."""

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF

from generala_desktop.views.scoresheet.fit import narrowed, scaled

_SMALLER = 0.84
"""Of the usual size, for a name that nearly fits."""
_SMALLEST = 0.72
"""Two lines of these have room in a heading."""
_SMALLEST_WORD = 0.58
"""One word is rather small than cut."""
_LEAST_PIXELS = 10
"""Letters below are not read at arm's length."""


def elided(text: str, font: QFont, width: float) -> str:
    """Return a text shortened at the end where its own script ends."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def initial(name: str) -> str:
    """Return the first letter of a name as people see letters, and the number it ends with."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    end = finder.toNextBoundary()
    # Qt counts in UTF-16.
    letter = name.encode("utf-16-le")[: 2 * max(0, end)].decode("utf-16-le", "ignore")
    _, _, last = name.rpartition(" ")
    return letter + last if last != name and last.isdigit() else letter


def name_lines(
    name: str, font: QFont, width: float, *, shows_initials: bool = False
) -> tuple[tuple[str, ...], QFont]:
    """Return the one or two lines in which a name is shown, and their letters."""
    smaller = narrowed(name, font, width, _SMALLER)
    if _fits(name, smaller, width):
        return (name,), smaller
    share = max(_SMALLEST, min(_SMALLER, _LEAST_PIXELS / font.pixelSize()))
    small = narrowed(name, font, width, share)
    if _fits(name, small, width):
        return (name,), small
    words = name.split()
    if len(words) == 1:
        least = max(_SMALLEST_WORD, min(share, _LEAST_PIXELS / font.pixelSize()))
        smallest = narrowed(name, font, width, least)
        if _fits(name, smallest, width):
            return (name,), smallest
    if shows_initials:
        return (initial(name),), font
    if len(words) == 1 or share > _SMALLEST:
        return (elided(name, small, width),), small
    small = scaled(font, _SMALLEST, bold=font.bold())
    small.setStrikeOut(font.strikeOut())
    first = 1
    while first < len(words) - 1 and _fits(" ".join(words[: first + 1]), small, width):
        first += 1
    lines = (" ".join(words[:first]), " ".join(words[first:]))
    return tuple(elided(line, small, width) for line in lines), small


def _fits(text: str, font: QFont, width: float) -> bool:
    return QFontMetricsF(font).horizontalAdvance(text) <= width
