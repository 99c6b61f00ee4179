"""The icons there are, by the names of their drawings."""

from __future__ import annotations

from enum import StrEnum


class IconName(StrEnum):
    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    UNDO = "undo"
    REDO = "redo"
    PRINT = "print"
    RULES = "rules"
    SETTINGS = "settings"
    ROLL = "roll"
    PLAYERS = "players"
    HELP = "help"
    WINNER = "winner"
    HINT = "hint"
