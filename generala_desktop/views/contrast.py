"""How well two colours can be told apart, and colours made readable on a background."""

from PySide6.QtGui import QColor

READABLE = 4.5
"""For text, as the Web Content Accessibility Guidelines (AA) ask."""
CLEAR = 7.0
"""For text in a high-contrast theme (AAA)."""
VISIBLE = 3.0
"""For shapes and borders."""

_STEPS = 40


def contrast(one: QColor, other: QColor) -> float:
    """From 1 (the same) to 21 (black and white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    """From 0 (black) to 1 (white), as an eye sees it; transparency does not count."""
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ink_on(background: QColor) -> QColor:
    """Black or white, whichever is seen better; at least 4.5 on any background."""
    black, white = QColor("black"), QColor("white")
    return max(black, white, key=lambda ink: contrast(ink, background))


def readable_on(colour: QColor, background: QColor, ratio: float = READABLE) -> QColor:
    """The colour, darkened or lightened just as far as text on the background needs.

    Where not even black or white reaches the ratio, the better of them.
    """
    target = ink_on(background)
    for step in range(_STEPS + 1):
        mixed = mix(colour, target, step / _STEPS)
        if contrast(mixed, background) >= ratio:
            return mixed
    return target


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """From one (share 0) to the other (share 1)."""

    def between(start: int, end: int) -> int:
        return round(start + (end - start) * share)

    return QColor(
        between(one.red(), other.red()),
        between(one.green(), other.green()),
        between(one.blue(), other.blue()),
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
