"""Marks source text for translation without Qt: words turn it into the language on screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generala_desktop.compat import override


@dataclass(frozen=True)
class Text:
    """An English source text, the context that translates it, and what fills its braces."""

    context: str
    source: str
    values: tuple[tuple[str, object], ...] = ()
    """Pairs of name and value; a value that is a Text is translated too."""

    def fill(self, **values: object) -> Text:
        return replace(self, values=(*self.values, *values.items()))

    @override
    def __str__(self) -> str:
        return self.source.format(**dict(self.values))


def QT_TRANSLATE_NOOP(context: str, source: str) -> Text:
    """Mark `source`; named so that Qt's extraction tool finds the call."""
    return Text(context, source)
