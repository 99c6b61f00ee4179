"""Round numbers along an axis."""

from __future__ import annotations

import math


def ticks(low: float, high: float, most: int, finest: float = 0.0) -> tuple[float, ...]:
    """Return at most so many round numbers from low to high, evenly spaced, with 1, 2 or 5.

    They are never closer to each other than the finest step.
    """
    if not high > low or most < 1:
        return (low,)
    step = _step(max((high - low) / most, finest))
    while len(places := _multiples(step, low, high)) > most:
        step = _step(step * 1.01)
    return places


def _multiples(step: float, low: float, high: float) -> tuple[float, ...]:
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return tuple(number * step for number in range(first, last + 1))


def outward(low: float, high: float, most: int, finest: float = 0.0) -> tuple[float, float]:
    """Return the nearest round ends that hold both."""
    if not high > low:
        return low, low + 1
    step = _step(max((high - low) / max(1, most), finest))
    return math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step


def widened(low: float, high: float, least: float) -> tuple[float, float]:
    """Return ends at least so far apart, around the same middle, but not newly below zero."""
    missing = least - (high - low)
    if missing <= 0:
        return low, high
    first = low - missing / 2
    if low >= 0:
        first = max(0.0, first)
    return first, first + least


def _step(least: float) -> float:
    """Return the smallest 1, 2 or 5 times a power of ten that is not less."""
    power = 10.0 ** math.floor(math.log10(least))
    for factor in (1, 2, 5, 10):
        if factor * power >= least * (1 - 1e-9):
            return factor * power
    return 10 * power
