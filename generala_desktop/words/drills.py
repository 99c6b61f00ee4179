"""What is asked and answered when somebody practises."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.drills import Difficulty, Grade, Kind, Position
from generala_desktop.words import review
from generala_desktop.words.moves import move_in_words
from generala_desktop.words.numbers import decimal


def difficulty(level: Difficulty) -> str:
    return {
        Difficulty.EASY: QCoreApplication.translate("Drills", "Easy"),
        Difficulty.MEDIUM: QCoreApplication.translate("Drills", "Medium"),
        Difficulty.HARD: QCoreApplication.translate("Drills", "Hard"),
    }[level]


def you() -> str:
    """Return the name above the column of who practises."""
    return QCoreApplication.translate("Drills", "You")


def question(position: Position) -> str:
    turn, rolls = position.state.turn, position.state.rules.turn.rolls
    if position.kind is Kind.WRITE:
        return QCoreApplication.translate("Drills", "Where do you write this hand?")
    left = rolls - turn.rolls
    if left == 1:
        return QCoreApplication.translate(
            "Drills", "One roll is left. What do you hold? Or do you write now?"
        )
    return QCoreApplication.translate(
        "Drills", "%n rolls are left. What do you hold? Or do you write now?", "", left
    )


def number(place: int, count: int) -> str:
    text = QCoreApplication.translate("Drills", "Position {number} of {count}")
    return text.format(number=place, count=count)


def verdict(position: Position, answer: str, grade: Grade, unit: Unit) -> str:
    """Return what an answer was worth."""
    if grade.is_best:
        text = QCoreApplication.translate("Drills", "Right: {answer}.")
        return text.format(answer=answer)
    best = move_in_words(position.state, position.answers[0].move)
    if unit is Unit.POINTS:
        text = QCoreApplication.translate(
            "Drills", "{answer}: costs {loss} points on average. Best: {best}."
        )
    else:
        text = QCoreApplication.translate(
            "Drills", "{answer}: costs {loss} of the balance. Best: {best}."
        )
    return text.format(answer=answer[:1].upper() + answer[1:], loss=decimal(grade.loss), best=best)


def ranking_line(rank: int, state: State, move: object, expected: float, loss: float) -> str:
    """Return one of the best moves as a line of a list."""
    text = QCoreApplication.translate("Drills", "{rank}. {move}: {expected} ({loss})")
    return text.format(
        rank=rank,
        move=move_in_words(state, move),  # type: ignore[arg-type]
        expected=decimal(expected),
        loss=QCoreApplication.translate("Drills", "best") if loss < 0.005 else decimal(-loss),
    )


def score(right: int, asked: int, lost: float) -> str:
    text = QCoreApplication.translate("Drills", "{right} of {asked} right; {lost} lost")
    return text.format(right=right, asked=asked, lost=decimal(lost))


def finished(right: int, asked: int, lost: float) -> str:
    if right == asked:
        return QCoreApplication.translate("Drills", "All right! Nobody plays these better.")
    text = QCoreApplication.translate(
        "Drills", "That was the set: {right} of {asked} right, {lost} given away in all."
    )
    return text.format(right=right, asked=asked, lost=decimal(lost))


def record(sets: int, right: int, asked: int) -> str:
    """Return what has been practised so far in a game at a difficulty."""
    if not sets:
        return QCoreApplication.translate("Drills", "Not practised yet.")
    text = QCoreApplication.translate("Drills", "%n sets so far: {share} right.", "", sets)
    return text.format(share=review.per_cent(right / asked if asked else 0.0))


def done_today() -> str:
    return QCoreApplication.translate("Drills", "Today's set is done; tomorrow there is another.")


def welcome() -> str:
    return QCoreApplication.translate(
        "Drills",
        "Short sets of positions where the choice matters. Hold dice and roll, or write in a box: "
        "the answer is judged at once.",
    )


def preparing(share: float = 0.0) -> str:
    """Return that positions are being looked for, and how far that is."""
    if not share:
        return QCoreApplication.translate("Drills", "Positions are being looked for…")
    text = QCoreApplication.translate("Drills", "Positions are being looked for… {percent} %")
    return text.format(percent=int(share * 100))


def impossible() -> str:
    return QCoreApplication.translate("Drills", "No positions could be found for this game.")
