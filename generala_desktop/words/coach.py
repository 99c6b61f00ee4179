"""What the coach shows and says while it has no counsel, and the page that it shows when it has."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.dice import Faces
from generala_desktop.words.numbers import chance

_CONTEXT = "Coach"


@dataclass(frozen=True)
class Bar:
    """One line of a small plot."""

    label: str
    share: float
    """Of the plot's width, 0 … 1."""
    figure: str


@dataclass(frozen=True)
class MoveLine:
    """One of the moves, as it is shown and as it is read out."""

    title: str
    dice: Faces
    """Drawn after the title: the dice to hold."""
    average: str
    loss: str
    chance: str
    why: str
    bars: tuple[Bar, ...]
    spoken: str


@dataclass(frozen=True)
class Page:
    """Everything the coach shows of a position."""

    heading: str
    is_for_the_win: bool
    """The heading says why the first move is not the best on average."""
    average_head: str
    loss_head: str
    chance_head: str
    """Empty where chances of winning say nothing, or are not known."""
    lines: tuple[MoveLine, ...]
    spoken: str
    """The first move in a sentence."""


def nothing_thrown() -> str:
    return QCoreApplication.translate(_CONTEXT, "Roll the dice first: then there is a choice.")


def not_your_turn(name: str) -> str:
    text = QCoreApplication.translate(_CONTEXT, "{name} is playing; the hint waits.")
    return text.format(name=name)


def in_the_air() -> str:
    return QCoreApplication.translate(_CONTEXT, "The dice are rolling…")


def thinking() -> str:
    return QCoreApplication.translate(_CONTEXT, "Thinking…")


def learning(share: float) -> str:
    """Return how much of a game is solved that is hinted at for the first time."""
    text = QCoreApplication.translate(_CONTEXT, "Learning the game… {share}")
    return text.format(share=chance(share))


def not_known() -> str:
    return QCoreApplication.translate(_CONTEXT, "No hint is known for this position.")


def cancel() -> str:
    """Return the label of the button that gives a question up."""
    return QCoreApplication.translate("CoachPanel", "&Cancel")


def cancelled(key: str) -> str:
    text = QCoreApplication.translate(_CONTEXT, "No hint: the learning was cancelled. {key} asks.")
    return text.format(key=key)


def with_hints(count: int) -> str:
    """Return that a game is played with hints, and how many there were."""
    return QCoreApplication.translate(_CONTEXT, "With %n hints", "", count)
