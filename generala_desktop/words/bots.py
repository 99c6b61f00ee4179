"""What is said of players that the program plays: who they are, what they are about to do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine import ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.words import table
from generala_desktop.words.numbers import signed
from generala_desktop.words.say import say

_LEVELS: dict[Level, Text] = {
    Level.HUMAN: QT_TRANSLATE_NOOP("Bots", "Person"),
    Level.NOVICE: QT_TRANSLATE_NOOP("Bots", "Computer: novice"),
    Level.CASUAL: QT_TRANSLATE_NOOP("Bots", "Computer: casual"),
    Level.SKILLED: QT_TRANSLATE_NOOP("Bots", "Computer: skilled"),
    Level.EXPERT: QT_TRANSLATE_NOOP("Bots", "Computer: expert"),
    Level.PERFECT: QT_TRANSLATE_NOOP("Bots", "Computer: perfect"),
}


def usual_names(levels: Sequence[Level]) -> list[str]:
    """Return what players without a name are called, by seat; the computer says what it is."""
    bots = [seat for seat, level in enumerate(levels) if level is not Level.HUMAN]
    return [
        _usual_bot_name(bots.index(seat) + 1, len(bots)) if seat in bots else _usual_name(seat)
        for seat in range(len(levels))
    ]


def _usual_name(seat: int) -> str:
    return QCoreApplication.translate("PlayerRow", "Player {number}").format(number=seat + 1)


def _usual_bot_name(number: int, bots: int) -> str:
    if bots == 1:
        return QCoreApplication.translate("Bots", "Computer")
    return QCoreApplication.translate("Bots", "Computer {number}").format(number=number)


def level_name(level: Level) -> str:
    """Return who plays a seat: a person, or the computer at a level."""
    return say(_LEVELS[level])


def level_with_mean(level: Level, points: float) -> str:
    """Return a level with what it scores on average."""
    #: A level of the computer and what it scores on average: "Computer: casual, ≈ 142 points".
    text = QCoreApplication.translate("Bots", "{level}, ≈ {points}")
    return text.format(level=level_name(level), points=table.points(round(points)))


def level_with_balance(level: Level, balance: float) -> str:
    """Return a level with its balance of matches against a casual player."""
    #: A level of the computer and its balance on average: "Computer: expert, ≈ +4.2".
    text = QCoreApplication.translate("Bots", "{level}, ≈ {balance}")
    return text.format(level=level_name(level), balance=signed(balance, 1))


def hurry() -> str:
    """Return the label of the button that cuts the computer's pauses short."""
    return QCoreApplication.translate("Bots", "Hur&ry")


def thinks(name: str) -> str:
    return QCoreApplication.translate("Bots", "{name} is thinking…").format(name=name)


def learns(name: str, share: float) -> str:
    """Return that a game is being worked out, and how far that is."""
    text = QCoreApplication.translate("Bots", "{name} is learning the game… {percent} %")
    return text.format(name=name, percent=int(share * 100))


def intention(name: str, state: State, move: Move) -> str:
    """Return what the player at turn is about to do; raises TypeError for a move of a pad."""
    match move:
        case Roll():
            return _roll(name, state, move.keep)
        case RollSecondCup(None):
            text = QCoreApplication.translate("Bots", "{name} dares the second cup.")
            return text.format(name=name)
        case RollSecondCup(target):
            text = QCoreApplication.translate(
                "Bots", "{name} dares the second cup and goes for {number}."
            )
            return text.format(name=name, number=target)
        case ClaimWin(number) if len(state.rules.matches) > 1:
            text = QCoreApplication.translate("Bots", "{name} takes {match}.")
            return text.format(name=name, match=say(state.rules.matches[number].label))
        case ClaimWin():
            return table.may_claim(name)
        case Score(box):
            return _entry(name, state, box)
        case _:
            raise TypeError(f"{move} is not a move with dice")


def _roll(name: str, state: State, keep: frozenset[int]) -> str:
    if not state.turn.rolls:
        return table.turn_of(name)
    if not keep:
        text = QCoreApplication.translate("Bots", "{name} rolls all the dice again.")
        return text.format(name=name)
    held = tuple(sorted(state.turn.faces[place] for place in keep))
    text = QCoreApplication.translate("Bots", "{name} holds {dice} and rolls.")
    return text.format(name=name, dice=table.dice_in_words(held))


def _entry(name: str, state: State, box: Box) -> str:
    label = table.box_name(state.rules, box)
    points = state.rules.points(state.card, box, state.turn.hand)
    if not points:
        text = QCoreApplication.translate("Bots", "{name} strikes {box}.")
        return text.format(name=name, box=label)
    text = QCoreApplication.translate("Bots", "{name} writes {points} in {box}.")
    return text.format(name=name, points=points, box=label)


def goes_back_to(message: str, key: str, name: str) -> str:
    """Return a message with the key that takes back what a person did before the computer."""
    text = QCoreApplication.translate("Bots", "{message} {key} goes back to {name}'s move.")
    return text.format(message=message, key=key, name=name)


def result(state: State, names: Sequence[str], levels: Sequence[Level]) -> str:
    """Return who won; for the computer in a calmer voice."""
    won = ranking.winners(state)
    if len(won) == 1 and len(names) > 1 and levels[won[0]] is not Level.HUMAN:
        return QCoreApplication.translate("Bots", "{name} wins.").format(name=names[won[0]])
    return table.result(state, names)


def figures_are_coming() -> str:
    return QCoreApplication.translate("Bots", "Working out how strong each level is…")


def figures_calculated() -> str:
    """Return what the figures beside the levels are."""
    return QCoreApplication.translate(
        "Bots", "≈ is what a level scores on average under these table rules."
    )


def figures_played_out(games: int) -> str:
    """Return what the figures beside the levels are where games were played to find them."""
    return QCoreApplication.translate(
        "Bots",
        "≈ is a level's balance against the casual one, on average of %n games"
        " that the program has played out.",
        "",
        games,
    )


def to_watch() -> str:
    return QCoreApplication.translate("Bots", "The computer alone: to watch")
