"""A name for rules that says what they are made of: whoever has the same plays the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import FunctionType

from generala_desktop.engine.ruleset import Ruleset

VERSION = 2
"""Of the numbering of positions; another one makes every kept file a stranger."""

_WORTH_NOTHING = {"label", "title", "options", "opening", "direction", "stakes", "players", "id"}
"""Fields of a ruleset that the value of play does not depend on."""


def key(rules: Ruleset) -> str:
    """Return a name for all that the values depend on: alike for rules that play alike."""
    text = "\n".join([f"version {VERSION}", *_content(rules)])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _content(value: object) -> Iterator[str]:
    if is_dataclass(value) and not isinstance(value, type):
        yield type(value).__qualname__
        for field in fields(value):
            if field.name not in _WORTH_NOTHING or type(value).__name__ == "Category":
                yield field.name
                yield from _content(getattr(value, field.name))
    elif isinstance(value, FunctionType):
        yield f"{value.__module__}.{value.__qualname__}"
        for cell in value.__closure__ or ():
            yield from _content(cell.cell_contents)
    elif isinstance(value, Enum):
        yield value.name
    elif isinstance(value, tuple | frozenset):
        yield "("
        for item in sorted(value, key=str) if isinstance(value, frozenset) else value:
            yield from _content(item)
        yield ")"
    else:
        yield repr(value)
