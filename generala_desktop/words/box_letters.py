"""A letter of its own for each box, to go there with Alt."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Letter:
    key: str
    """Large, without accents."""
    place: int | None
    """Where it stands in the title, to be underlined; None where the title has no free letter."""


def letters(titles: Sequence[tuple[str, str]], taken: Collection[str]) -> tuple[Letter, ...]:
    """Return a letter or digit for each (title, whole name) that nothing else has.

    The first letter of a word is better than others, one of the title better than one of the whole
    name, and that better than any other. `taken` are plain small letters. Where the alphabet is
    used up, the rest get none.
    """
    used = set(taken)
    result = []
    for title, name in titles:
        place = next((p for p in _by_preference(title) if _plain(title[p]) not in used), None)
        others = [_plain(name[p]) for p in _by_preference(name)]
        key = (
            _plain(title[place])
            if place is not None
            else next((c for c in (*others, *string.ascii_lowercase) if c not in used), None)
        )
        if key is None:
            break
        used.add(key)
        result.append(Letter(key.upper(), place))
    return tuple(result)


def _by_preference(title: str) -> list[int]:
    able = [
        p for p, char in enumerate(title) if len(plain := _plain(char)) == 1 and plain.isalnum()
    ]
    first = [p for p in able if p == 0 or not title[p - 1].isalnum()]
    return first + [p for p in able if p not in first]


def _plain(char: str) -> str:
    """Return a letter as a keyboard has it."""
    bare = unicodedata.normalize("NFKD", char.casefold())
    kept = "".join(c for c in bare if not unicodedata.combining(c))
    return kept if kept.isascii() else ""
