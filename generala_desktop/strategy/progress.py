"""Progress of work that is done in parts."""

from __future__ import annotations

from generala_desktop.strategy.solver import Progress


def part(progress: Progress | None, start: float, end: float) -> Progress | None:
    """Return who tells the progress of a part, which goes from share to share of the whole."""
    if progress is None:
        return None
    tell = progress
    return lambda done: tell(start + (end - start) * done)
