"""The colours and shapes that players are told apart by, and their names."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text


class PlayerColour(StrEnum):
    BLUE = "blue"
    RED = "red"
    GREEN = "green"
    ORANGE = "orange"
    PURPLE = "purple"
    YELLOW = "yellow"
    TURQUOISE = "turquoise"
    PINK = "pink"
    BLACK = "black"
    WHITE = "white"


class PlayerShape(StrEnum):
    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"
    HEART = "heart"
    HEXAGON = "hexagon"
    CRESCENT = "crescent"
    DROP = "drop"


@dataclass(frozen=True)
class PlayerMark:
    colour: PlayerColour
    shape: PlayerShape


_COLOUR_NAMES = {
    PlayerColour.BLUE: QT_TRANSLATE_NOOP("PlayerMark", "blue"),
    PlayerColour.RED: QT_TRANSLATE_NOOP("PlayerMark", "red"),
    PlayerColour.GREEN: QT_TRANSLATE_NOOP("PlayerMark", "green"),
    PlayerColour.ORANGE: QT_TRANSLATE_NOOP("PlayerMark", "orange"),
    PlayerColour.PURPLE: QT_TRANSLATE_NOOP("PlayerMark", "purple"),
    PlayerColour.YELLOW: QT_TRANSLATE_NOOP("PlayerMark", "yellow"),
    PlayerColour.TURQUOISE: QT_TRANSLATE_NOOP("PlayerMark", "turquoise"),
    PlayerColour.PINK: QT_TRANSLATE_NOOP("PlayerMark", "pink"),
    PlayerColour.BLACK: QT_TRANSLATE_NOOP("PlayerMark", "black"),
    PlayerColour.WHITE: QT_TRANSLATE_NOOP("PlayerMark", "white"),
}

_SHAPE_NAMES = {
    PlayerShape.CIRCLE: QT_TRANSLATE_NOOP("PlayerMark", "circle"),
    PlayerShape.SQUARE: QT_TRANSLATE_NOOP("PlayerMark", "square"),
    PlayerShape.TRIANGLE: QT_TRANSLATE_NOOP("PlayerMark", "triangle"),
    PlayerShape.DIAMOND: QT_TRANSLATE_NOOP("PlayerMark", "diamond"),
    PlayerShape.STAR: QT_TRANSLATE_NOOP("PlayerMark", "star"),
    PlayerShape.CROSS: QT_TRANSLATE_NOOP("PlayerMark", "cross"),
    PlayerShape.HEART: QT_TRANSLATE_NOOP("PlayerMark", "heart"),
    PlayerShape.HEXAGON: QT_TRANSLATE_NOOP("PlayerMark", "hexagon"),
    PlayerShape.CRESCENT: QT_TRANSLATE_NOOP("PlayerMark", "crescent"),
    PlayerShape.DROP: QT_TRANSLATE_NOOP("PlayerMark", "drop"),
}


def marks(players: int) -> list[PlayerMark]:
    """A different mark for each of up to a hundred players; up to ten share no colour or shape."""
    colours, shapes = list(PlayerColour), list(PlayerShape)
    if not 0 <= players <= len(colours) * len(shapes):
        raise ValueError(f"no marks for {players} players")
    return [
        # With each round of the colours the shapes move on by one.
        PlayerMark(
            colours[seat % len(colours)], shapes[(seat + seat // len(colours)) % len(shapes)]
        )
        for seat in range(players)
    ]


def colour_name(colour: PlayerColour) -> str:
    return _translated(_COLOUR_NAMES[colour])


def shape_name(shape: PlayerShape) -> str:
    return _translated(_SHAPE_NAMES[shape])


def mark_name(mark: PlayerMark) -> str:
    """For instance "star, yellow", with the words in an order that suits any gender of nouns."""
    pattern = QCoreApplication.translate("PlayerMark", "{shape}, {colour}")
    return pattern.format(shape=shape_name(mark.shape), colour=colour_name(mark.colour))


def _translated(text: Text) -> str:
    return QCoreApplication.translate(text.context, text.source)
