"""What the keys of the table do, for the window that lists them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text


class Span(Enum):
    EACH = auto()
    """Each of the named keys."""
    FROM_TO = auto()
    """From the first of two keys to the last."""


@dataclass(frozen=True)
class KeyLine:
    keys: tuple[str, ...]
    """As QKeySequence writes them in any language."""
    text: Text
    span: Span = Span.EACH


@dataclass(frozen=True)
class KeyGroup:
    title: Text
    lines: tuple[KeyLine, ...]


TABLE_KEYS = (
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Rolling and writing"),
        (
            KeyLine(
                ("Enter",),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Make the first roll of the turn; after a roll, go to the scoresheet; "
                    "there, write in the box",
                ),
            ),
            KeyLine(
                ("Space",),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Roll the free dice: all five if none is held; "
                    "while the computer plays, hurry it",
                ),
            ),
            KeyLine(
                ("C",),
                QT_TRANSLATE_NOOP("Keys", "El Imprevisible: after the third roll, the second cup"),
            ),
            KeyLine(("R",), QT_TRANSLATE_NOOP("Keys", "When the game is over, play a rematch")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Dice"),
        (
            KeyLine(
                ("1", "6"),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Mark the dice with this number to be rolled again; "
                    "the first digit after a roll holds all the others",
                ),
                Span.FROM_TO,
            ),
            KeyLine(
                ("Shift+1", "Shift+6"),
                QT_TRANSLATE_NOOP("Keys", "Hold the dice with this number after all"),
                Span.FROM_TO,
            ),
            KeyLine(
                ("Ctrl+1", "Ctrl+5"),
                QT_TRANSLATE_NOOP("Keys", "Hold or free the die in this place"),
                Span.FROM_TO,
            ),
            KeyLine(
                ("Left", "Right"), QT_TRANSLATE_NOOP("Keys", "On the dice: go to the next die")
            ),
            KeyLine(("Down",), QT_TRANSLATE_NOOP("Keys", "On a die: hold it")),
            KeyLine(("Up",), QT_TRANSLATE_NOOP("Keys", "On a die: free it")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Real dice"),
        (
            KeyLine(
                ("1", "6"), QT_TRANSLATE_NOOP("Keys", "Type a die that lies there"), Span.FROM_TO
            ),
            KeyLine(("Backspace",), QT_TRANSLATE_NOOP("Keys", "Take the last die back")),
            KeyLine(
                ("Enter",),
                QT_TRANSLATE_NOOP(
                    "Keys", "Go to the scoresheet; there, write in the box or correct it"
                ),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Scoresheet"),
        (
            KeyLine(
                ("Up", "Down", "Left", "Right"),
                QT_TRANSLATE_NOOP("Keys", "Go from box to box"),
            ),
            KeyLine(
                ("Left", "Right", "Enter"),
                QT_TRANSLATE_NOOP(
                    "Keys", "On the matches that can be won: go to the next one, win it"
                ),
            ),
            KeyLine(
                ("Tab",),
                QT_TRANSLATE_NOOP("Keys", "Go on to the dice, the scoresheet and the buttons"),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Hints"),
        (
            KeyLine(
                ("H",), QT_TRANSLATE_NOOP("Keys", "Show the best moves, or put them away again")
            ),
            KeyLine(
                ("Up", "Down", "Enter"),
                QT_TRANSLATE_NOOP(
                    "Keys", "On the moves: go to another, hold its dice or go to its box"
                ),
            ),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Keys", "Hearing the game"),
        (
            KeyLine(("D",), QT_TRANSLATE_NOOP("Keys", "Say the last roll again")),
            KeyLine(("S",), QT_TRANSLATE_NOOP("Keys", "Say the scores")),
            KeyLine(
                ("Shift+S",),
                QT_TRANSLATE_NOOP("Keys", "Choose a player and hear the scoresheet"),
            ),
            KeyLine(("T",), QT_TRANSLATE_NOOP("Keys", "Say whose turn it is")),
        ),
    ),
)


def key_name(key: str) -> str:
    """Return a key or keys pressed together, as this system and language call them."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def line_keys(line: KeyLine) -> str:
    names = [key_name(key) for key in line.keys]
    if line.span is Span.FROM_TO:
        pattern = QCoreApplication.translate("Keys", "{first} to {last}")
        return pattern.format(first=names[0], last=names[-1])
    return ", ".join(names)
