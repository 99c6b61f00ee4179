"""What can be done by a key at the table, and the key it has until somebody changes it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.words.say import say


@dataclass(frozen=True)
class KeyCommand:
    name: str
    """Lasting: it is in people's preferences."""
    text: Text
    keys: str
    """As QKeySequence writes them in any language."""


_MARK = QT_TRANSLATE_NOOP("KeyCommands", "Mark dice that show {number} to be rolled again")
_UNMARK = QT_TRANSLATE_NOOP("KeyCommands", "Hold dice that show {number} after all")
_HOLD = QT_TRANSLATE_NOOP("KeyCommands", "Hold or free the die in place {number}")

TABLE_COMMANDS = (
    KeyCommand("enter", QT_TRANSLATE_NOOP("KeyCommands", "First roll; go to write"), "Return"),
    KeyCommand("roll", QT_TRANSLATE_NOOP("KeyCommands", "Roll the free dice"), "Space"),
    KeyCommand("second_cup", QT_TRANSLATE_NOOP("KeyCommands", "Throw the second cup"), "C"),
    *(KeyCommand(f"mark_{n}", _MARK.fill(number=n), str(n)) for n in range(1, 7)),
    *(KeyCommand(f"unmark_{n}", _UNMARK.fill(number=n), f"Shift+{n}") for n in range(1, 7)),
    *(KeyCommand(f"hold_{n}", _HOLD.fill(number=n), f"Ctrl+{n}") for n in range(1, 6)),
    KeyCommand(
        "erase", QT_TRANSLATE_NOOP("KeyCommands", "Take the last typed die back"), "Backspace"
    ),
    KeyCommand("say_roll", QT_TRANSLATE_NOOP("KeyCommands", "Say the last roll again"), "D"),
    KeyCommand("say_scores", QT_TRANSLATE_NOOP("KeyCommands", "Say the scores"), "S"),
    KeyCommand(
        "say_sheet", QT_TRANSLATE_NOOP("KeyCommands", "Hear a player's planilla"), "Shift+S"
    ),
    KeyCommand("say_turn", QT_TRANSLATE_NOOP("KeyCommands", "Say whose turn it is"), "T"),
    KeyCommand("rematch", QT_TRANSLATE_NOOP("KeyCommands", "Rematch, when the game is over"), "R"),
)


def taken(other: str) -> str:
    """Return that a key does something else already."""
    text = QCoreApplication.translate("KeyCommands", "This key is taken: {command}.")
    return text.format(command=other)


def reserved() -> str:
    return QCoreApplication.translate(
        "KeyCommands", "This key moves the focus and cannot do anything else."
    )


def command_in_words(command: KeyCommand) -> str:
    return say(command.text)
