"""What is wrong with a game text, and where."""

from __future__ import annotations

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text


class NotationError(ValueError):
    """A game text that cannot be a game; `line` counts from 1."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


NO_GAME = QT_TRANSLATE_NOOP("Notation", "This is not a game: it has no [Rules …] line.")
RULES_FIRST = QT_TRANSLATE_NOOP("Notation", "A game begins with its [Rules …] line.")
BAD_HEADER = QT_TRANSLATE_NOOP("Notation", "This header cannot be read.")
HEADER_TWICE = QT_TRANSLATE_NOOP("Notation", "The header “{name}” stands twice.")
HEADER_LATE = QT_TRANSLATE_NOOP("Notation", "Headers stand before the first turn.")
BAD_RULES = QT_TRANSLATE_NOOP("Notation", "The rules are named by an id and an edition.")
NO_SUCH_GAME = QT_TRANSLATE_NOOP("Notation", "There is no game “{game}”.")
NO_SUCH_EDITION = QT_TRANSLATE_NOOP(
    "Notation", "Edition {edition} of “{game}” is not known; perhaps a newer version wrote it."
)
BAD_OPTIONS = QT_TRANSLATE_NOOP("Notation", "Options are written name=value.")
OPTION_TWICE = QT_TRANSLATE_NOOP("Notation", "The option “{name}” stands twice.")
BAD_OPENING = QT_TRANSLATE_NOOP(
    "Notation", "The opening rolls are not those of these players and this game."
)
NO_PLAYERS = QT_TRANSLATE_NOOP("Notation", "The game has no players.")
WRONG_PLAYERS = QT_TRANSLATE_NOOP(
    "Notation", "This game is for {least} to {most} players, not {players}."
)
BAD_NAME = QT_TRANSLATE_NOOP(
    "Notation", "A player's name has 1 to 40 characters that can be seen, and no controls."
)
BAD_LEVEL = QT_TRANSLATE_NOOP("Notation", "“{level}” is no kind of player.")
BAD_VALUE = QT_TRANSLATE_NOOP("Notation", "The header “{name}” cannot be “{value}”.")
BAD_TURN = QT_TRANSLATE_NOOP("Notation", "“{token}” cannot be read as part of a turn.")
TURN_OPEN = QT_TRANSLATE_NOOP("Notation", "The turn before this one has no entry.")
AFTER_ENTRY = QT_TRANSLATE_NOOP("Notation", "Nothing can follow the entry of a turn.")
DOTS_FIRST = QT_TRANSLATE_NOOP("Notation", "The first roll throws all dice.")
NAME_MATCH = QT_TRANSLATE_NOOP("Notation", "Several matches are played: say which one.")
NO_SUCH_MATCH = QT_TRANSLATE_NOOP("Notation", "There is no match {match}.")
NEEDS_POINTS = QT_TRANSLATE_NOOP("Notation", "A turn without dice must say its points.")
NOT_UTF8 = QT_TRANSLATE_NOOP("Notation", "This is not text in UTF-8.")
TOO_LONG = QT_TRANSLATE_NOOP("Notation", "This is far too long for a game.")
NOT_WHOLE = QT_TRANSLATE_NOOP("Notation", "The file is not as it was written.")
