"""A reviewed game in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.review import Decision, Review, Totals
from generala_desktop.words.moves import move_in_words
from generala_desktop.words.numbers import decimal, signed


def per_cent(share: float) -> str:
    return QCoreApplication.translate("Review", "{number} %").format(number=decimal(100 * share, 0))


def lost(decision: Decision) -> str:
    """Return what a decision cost: "−3.2", or that it was the best."""
    if decision.loss < 0.05:
        return QCoreApplication.translate("Review", "best")
    return decimal(-decision.loss)


def played(decision: Decision) -> str:
    return move_in_words(decision.before, decision.played.move)


def best(decision: Decision) -> str:
    return move_in_words(decision.before, decision.best.move)


def verdict(decision: Decision, name: str, unit: Unit) -> str:
    """Return a decision judged in a sentence."""
    if decision.loss < 0.05:
        text = QCoreApplication.translate("Review", "{name}: {played}. That was the best.")
        return text.format(name=name, played=played(decision))
    if unit is Unit.POINTS:
        text = QCoreApplication.translate(
            "Review", "{name}: {played}. Better was: {best}. It cost {loss} points on average."
        )
    else:
        text = QCoreApplication.translate(
            "Review", "{name}: {played}. Better was: {best}. It cost {loss} of the balance."
        )
    return text.format(
        name=name, played=played(decision), best=best(decision), loss=decimal(decision.loss)
    )


def turn(number: int) -> str:
    return QCoreApplication.translate("Review", "Turn {number}").format(number=number)


def luck_line(gain: float) -> str:
    text = QCoreApplication.translate("Review", "This roll: {gain} against its expectation.")
    return text.format(gain=signed(gain))


def accuracy(totals: Totals) -> str:
    if totals.accuracy is None:
        return "—"
    return QCoreApplication.translate("Review", "{number} %").format(
        number=decimal(totals.accuracy, 1)
    )


def accuracy_meaning() -> str:
    return QCoreApplication.translate(
        "Review",
        "Accuracy: 100 % is the best move every time, 0 % what moves drawn blindly would lose in "
        "the same decisions. Luck has no part in it.",
    )


def luck_meaning() -> str:
    return QCoreApplication.translate(
        "Review",
        "Luck: what the rolls gave above their expectation. "
        "Lost: what other moves than the best ones cost on average.",
    )


def nothing_judged() -> str:
    return QCoreApplication.translate(
        "Review", "There is nothing to judge yet: no decision was made with known dice."
    )


def as_text(review: Review, names: Sequence[str], title: str) -> str:
    """Return the whole review as plain text, to be kept or sent."""
    lines = [title, "=" * len(title), ""]
    for totals in review.totals:
        lines += [summary_line(totals, names[totals.seat]), ""]
    lines += [accuracy_meaning(), luck_meaning(), ""]
    worst = review.worst(3)
    if worst:
        lines += [QCoreApplication.translate("Review", "The costliest decisions"), ""]
        lines += [_line(d, names, review.unit) for d in worst]
        lines.append("")
    lines += [QCoreApplication.translate("Review", "All decisions"), ""]
    if not review.decisions:
        lines.append(nothing_judged())
    lines += [_line(decision, names, review.unit) for decision in review.decisions]
    return "\n".join(lines) + "\n"


def _line(decision: Decision, names: Sequence[str], unit: Unit) -> str:
    dice = " ".join(map(str, decision.before.turn.faces))
    coloured = "".join(f" {face}" for face in decision.before.turn.extra)
    shown = f"{dice} +{coloured}" if coloured else dice
    said = verdict(decision, names[decision.seat], unit)
    return f"{turn(decision.turn)} [{shown}] {said}"


def summary_line(totals: Totals, name: str) -> str:
    """Return one player's game in a line."""
    text = QCoreApplication.translate(
        "Review",
        "{name}: {result} (best play {start} on average, luck {luck}, lost {loss}); "
        "accuracy {accuracy}.",
    )
    return text.format(
        name=name,
        result=decimal(totals.result, 0),
        start=decimal(totals.start),
        luck=signed(totals.luck + totals.unseen + totals.others),
        loss=decimal(totals.loss),
        accuracy=accuracy(totals),
    )


def title(game: str) -> str:
    text = QCoreApplication.translate("Review", "Review of a game of {game}")
    return text.format(game=game)


def cannot_judge() -> str:
    return QCoreApplication.translate(
        "Review", "This game could not be judged. The log has the details."
    )
