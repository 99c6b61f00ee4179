"""What the keys of the table do, for the window that lists them."""

from __future__ import annotations

from collections.abc import Mapping
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


class Place(Enum):
    """Where one may be when one asks for the keys."""

    TABLE = auto()
    DICE = auto()
    REAL_DICE = auto()
    SHEET = auto()
    HINTS = auto()
    HEARING = auto()
    LOOKING_BACK = auto()
    PAST_GAMES = auto()
    PRACTICE = auto()
    NEW_GAME = auto()


@dataclass(frozen=True)
class KeyLine:
    keys: tuple[str, ...]
    """As QKeySequence writes them in any language; or names of commands, whose keys may change."""
    text: Text
    span: Span = Span.EACH


@dataclass(frozen=True)
class KeyGroup:
    place: Place
    title: Text
    lines: tuple[KeyLine, ...]


TABLE_KEYS = (
    KeyGroup(
        Place.TABLE,
        QT_TRANSLATE_NOOP("Keys", "Rolling and writing"),
        (
            KeyLine(
                ("enter",),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Make the first roll of the turn; after a roll, go to the scoresheet; "
                    "there, write in the box",
                ),
            ),
            KeyLine(
                ("roll",),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Roll the free dice: all five if none is held; "
                    "while the computer plays, hurry it",
                ),
            ),
            KeyLine(
                ("second_cup",),
                QT_TRANSLATE_NOOP("Keys", "El Imprevisible: after the third roll, the second cup"),
            ),
            KeyLine(
                ("rematch",), QT_TRANSLATE_NOOP("Keys", "When the game is over, play a rematch")
            ),
        ),
    ),
    KeyGroup(
        Place.DICE,
        QT_TRANSLATE_NOOP("Keys", "Dice"),
        (
            KeyLine(
                ("mark_1", "mark_6"),
                QT_TRANSLATE_NOOP(
                    "Keys",
                    "Mark the dice with this number to be rolled again; "
                    "the first digit after a roll holds all the others",
                ),
                Span.FROM_TO,
            ),
            KeyLine(
                ("unmark_1", "unmark_6"),
                QT_TRANSLATE_NOOP("Keys", "Hold the dice with this number after all"),
                Span.FROM_TO,
            ),
            KeyLine(
                ("hold_1", "hold_5"),
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
        Place.REAL_DICE,
        QT_TRANSLATE_NOOP("Keys", "Real dice"),
        (
            KeyLine(
                ("mark_1", "mark_6"),
                QT_TRANSLATE_NOOP("Keys", "Type a die that lies there"),
                Span.FROM_TO,
            ),
            KeyLine(("erase",), QT_TRANSLATE_NOOP("Keys", "Take the last die back")),
            KeyLine(
                ("Enter",),
                QT_TRANSLATE_NOOP(
                    "Keys", "Go to the scoresheet; there, write in the box or correct it"
                ),
            ),
        ),
    ),
    KeyGroup(
        Place.SHEET,
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
        Place.HINTS,
        QT_TRANSLATE_NOOP("Keys", "Hints"),
        (
            KeyLine(
                ("menu.hint",),
                QT_TRANSLATE_NOOP("Keys", "Show the best moves, or put them away again"),
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
        Place.HEARING,
        QT_TRANSLATE_NOOP("Keys", "Hearing the game"),
        (
            KeyLine(("say_roll",), QT_TRANSLATE_NOOP("Keys", "Say the last roll again")),
            KeyLine(("say_scores",), QT_TRANSLATE_NOOP("Keys", "Say the scores")),
            KeyLine(
                ("say_sheet",),
                QT_TRANSLATE_NOOP("Keys", "Choose a player and hear the scoresheet"),
            ),
            KeyLine(("say_turn",), QT_TRANSLATE_NOOP("Keys", "Say whose turn it is")),
            KeyLine(
                ("Esc",),
                QT_TRANSLATE_NOOP("Keys", "While the game speaks: hush it, as any key does"),
            ),
        ),
    ),
    KeyGroup(
        Place.LOOKING_BACK,
        QT_TRANSLATE_NOOP("Keys", "Looking back at a game"),
        (
            KeyLine(
                ("Left", "Right"),
                QT_TRANSLATE_NOOP("Keys", "On the slider: a step back, a step on"),
            ),
            KeyLine(
                ("PgUp", "PgDown"),
                QT_TRANSLATE_NOOP("Keys", "On the slider: a turn back, a turn on"),
            ),
            KeyLine(
                ("Home", "End"), QT_TRANSLATE_NOOP("Keys", "On the slider: the beginning, the end")
            ),
            KeyLine(
                ("Ctrl+Left", "Ctrl+Right"),
                QT_TRANSLATE_NOOP("Keys", "Anywhere: a step back, a step on"),
            ),
        ),
    ),
    KeyGroup(
        Place.PAST_GAMES,
        QT_TRANSLATE_NOOP("Keys", "Games played"),
        (
            KeyLine(("Enter",), QT_TRANSLATE_NOOP("Keys", "Look at the chosen game")),
            KeyLine(("Del",), QT_TRANSLATE_NOOP("Keys", "Delete the chosen games")),
            KeyLine(
                ("Shift+Down", "Ctrl+A"), QT_TRANSLATE_NOOP("Keys", "Choose several games, or all")
            ),
        ),
    ),
    KeyGroup(
        Place.PRACTICE,
        QT_TRANSLATE_NOOP("Keys", "Practice"),
        (
            KeyLine(("roll",), QT_TRANSLATE_NOOP("Keys", "Roll; dice are held as at the table")),
            KeyLine(
                ("enter",),
                QT_TRANSLATE_NOOP("Keys", "Go to the boxes, write there; after the answer, go on"),
            ),
        ),
    ),
    KeyGroup(
        Place.NEW_GAME,
        QT_TRANSLATE_NOOP("Keys", "New game"),
        (
            KeyLine(("Enter",), QT_TRANSLATE_NOOP("Keys", "Play")),
            KeyLine(
                ("Alt+Up", "Alt+Down"),
                QT_TRANSLATE_NOOP("Keys", "On a player's name: a place up, a place down"),
            ),
        ),
    ),
)


def key_name(key: str) -> str:
    """Return a key or keys pressed together, as this system and language call them."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def box_key(box: str) -> str:
    """Return what the key of a box does."""
    return QCoreApplication.translate("Keys", "Go to the box: {box}").format(box=box)


def line_keys(line: KeyLine, keys_of: Mapping[str, str]) -> str:
    """Return the keys of a line; of a command the one that it has now."""
    none = QCoreApplication.translate("Keys", "no key")
    names = [key_name(keys_of.get(key, key)) or none for key in line.keys]
    if line.span is Span.FROM_TO:
        pattern = QCoreApplication.translate("Keys", "{first} to {last}")
        return pattern.format(first=names[0], last=names[-1])
    return ", ".join(names)
