"""Figures with decimals as people of the language on screen write them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def decimal(value: float, digits: int = 1) -> str:
    """Return a figure, never "-0.0"."""
    rounded = round(value, digits) + 0.0
    text = QLocale().toString(abs(rounded), "f", digits)
    return f"−{text}" if rounded < 0 else text


def signed(value: float, digits: int = 1) -> str:
    text = decimal(value, digits)
    return text if round(value, digits) <= 0 else f"+{text}"


def chance(share: float) -> str:
    """Return a probability; what may happen is never 0 %, what may fail to never 100 %."""
    rounded = round(100 * share)
    if _is_hardly_more(share):
        return QCoreApplication.translate("Numbers", "under 1 %")
    if _is_hardly_less(share):
        return QCoreApplication.translate("Numbers", "over 99 %")
    return QCoreApplication.translate("Numbers", "{number} %").format(number=rounded)


def short_chance(share: float) -> str:
    """Return a probability with signs in place of words, for a column."""
    text = QCoreApplication.translate("Numbers", "{number} %")
    if _is_hardly_more(share):
        return text.format(number="<1")
    if _is_hardly_less(share):
        return text.format(number=">99")
    return text.format(number=round(100 * share))


def _is_hardly_more(share: float) -> bool:
    return share > 0 and round(100 * share) == 0


def _is_hardly_less(share: float) -> bool:
    return share < 1 - 1e-9 and round(100 * share) == 100
