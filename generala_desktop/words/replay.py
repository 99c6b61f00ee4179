"""What is said while a game is looked at again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.events import (
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.state import State
from generala_desktop.words import table


def begins(names: Sequence[str]) -> str:
    text = QCoreApplication.translate("Replay", "The game begins; {name} plays first.")
    return text.format(name=names[0])


def holds(name: str, faces: Sequence[int]) -> str:
    text = QCoreApplication.translate("Replay", "{name} holds {dice}.")
    return text.format(name=name, dice=table.dice_in_words(tuple(faces)))


def happened(before: State, event: Event, after: State, name: str) -> str:
    """Return in words what an event of the player at turn was."""
    match event:
        case Rolled(_, faces) | HandLaid(faces):
            return table.roll_result(name, faces)
        case SecondCupRolled():
            return table.ten_dice(name, after.turn)
        case Scored():
            return table.scored(name, before.rules, after.cards[before.seat].entries[-1])
        case WinClaimed(match):
            has_ended = after.claimant(match) is not None
            won = before.rules.matches[match].label if has_ended else None
            return table.won_outright(name, match=won, at_once=after.over)
        case Left():  # pragma: no branch (there is no other)
            return table.player_left(name)


def turn_number(number: int, of: int) -> str:
    text = QCoreApplication.translate("Replay", "Turn {number} of {turns}")
    return text.format(number=number, turns=of)


def step_number(number: int, of: int) -> str:
    """Return what a slider says of where it stands."""
    text = QCoreApplication.translate("Replay", "Step {number} of {steps}")
    return text.format(number=number, steps=of)
