"""Dice marked by what they show, as the digits do."""

from __future__ import annotations

from generala_desktop.engine.dice import Faces


def marked(
    faces: Faces, held: frozenset[int], face: int, *, throw_again: bool, is_first: bool
) -> frozenset[int]:
    """Return the places held once a face is marked: to be thrown again, or to be held after all.

    The first wish to throw a face again holds all other dice.
    """
    places = frozenset(place for place, shown in enumerate(faces) if shown == face)
    if not throw_again:
        return held | places
    return (frozenset(range(len(faces))) if is_first else held) - places
