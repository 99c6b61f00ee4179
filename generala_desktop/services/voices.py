"""Which of a system's voices suit a language, which speaks where nobody chose, and why none can."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import QLocale

_AT_HOME: Mapping[str, tuple[str, ...]] = {
    "es": ("es_AR", "es_UY", "es_419"),
    "en": ("en_US", "en_GB"),
}
"""Per language, the places whose way of speaking suits the program's words, best first."""
_USUAL: Mapping[str, str] = {
    "es_419": "Spanish (Latin America)",
    "en_US": "English (America)",
}
"""Per place, the voice to take before any other, whatever order they are listed in."""

_PLAIN = ("es_ES", "en_GB")
"""Places that speak as engines do where only a language is named."""


class Problem(Enum):
    """Why nothing can be spoken."""

    NO_ENGINE = auto()
    """There is no engine, or a library that it needs is missing."""
    NO_CONNECTION = auto()
    """The engine does not reach the service that has the voices, or has lost it."""
    NO_VOICE = auto()
    """No voice speaks the language."""


def places(language: str, system: QLocale) -> tuple[str, ...]:
    """Return where a language ("es") may come from, best first; the system's own place leads."""
    is_spoken_here = system.language() == QLocale(language).language()
    return (*([system.name()] if is_spoken_here else []), *_AT_HOME.get(language, ()))


def suiting(language: str, system: QLocale, offered: Iterable[QLocale]) -> list[QLocale]:
    """Return those of the offered places where a language is spoken, best first."""
    wished = places(language, system)
    spoken = QLocale(language).language()
    found = [place for place in offered if place.language() == spoken]
    return sorted(
        found,
        key=lambda place: wished.index(place.name()) if place.name() in wished else len(wished),
    )


def without_variants(names: Iterable[str]) -> list[str]:
    """Leave out "Name+Somebody" beside "Name": eSpeak lends each voice a hundred throats."""
    listed = list(dict.fromkeys(names))
    return [name for name in listed if name.partition("+")[0] not in {*listed} - {name}]


def usual(place: str, names: Sequence[str]) -> str:
    """Return the voice of a place for whoever has not chosen one; empty if there is none."""
    wished = _USUAL.get(place, "")
    return wished if wished in names else next(iter(names), "")


def expected(language: str, system: QLocale) -> str:
    """Return the usual voice of a language before anybody knows what voices there are, or nothing."""
    if system.name() in _PLAIN:
        return ""
    return next((_USUAL[place] for place in places(language, system) if place in _USUAL), "")
