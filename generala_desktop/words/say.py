"""Turns a marked source text into the language on screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.text import Text


def say(text: Text) -> str:
    values = {name: say(value) if isinstance(value, Text) else value for name, value in text.values}
    return QCoreApplication.translate(text.context, text.source).format(**values)
