"""Moves in a few words, as in a list: "hold 6 6", "write 18 in Sixes"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.words import boxes, matches, table
from generala_desktop.words.say import say


def move_in_words(state: State, move: Move) -> str:
    """Return what a legal move of the player at turn does; raises TypeError for one of a pad."""
    match move:
        case Roll(keep) if keep:
            held = tuple(sorted(state.turn.faces[place] for place in keep))
            text = QCoreApplication.translate("Moves", "hold {dice}")
            return text.format(dice=table.dice_in_words(held))
        case Roll() if state.turn.rolls:
            return QCoreApplication.translate("Moves", "roll all the dice again")
        case Roll():
            return QCoreApplication.translate("Moves", "roll the dice")
        case RollSecondCup(target):
            return _second_cup(target)
        case ClaimWin(match_number) if len(state.rules.matches) > 1:
            text = QCoreApplication.translate("Moves", "win {match}")
            return text.format(match=say(state.rules.matches[match_number].label))
        case ClaimWin():
            return QCoreApplication.translate("Moves", "win the game")
        case Score(box):
            return _entry(state, box)
        case _:
            raise TypeError(f"{move} is not a move with dice")


def _entry(state: State, box: Box) -> str:
    name = boxes.label(state.rules.category(box.category))
    if len(state.rules.matches) > 1:
        name = matches.in_match(name, state.rules.matches[box.match])
    points = state.rules.points(state.card, box, state.turn.hand)
    if not points:
        return QCoreApplication.translate("Moves", "strike {box}").format(box=name)
    text = QCoreApplication.translate("Moves", "write {points} in {box}")
    return text.format(points=points, box=name)


def _second_cup(target: int | None) -> str:
    if target is None:
        return QCoreApplication.translate("Moves", "throw the second cup")
    text = QCoreApplication.translate("Moves", "throw the second cup for {number}")
    return text.format(number=target)
