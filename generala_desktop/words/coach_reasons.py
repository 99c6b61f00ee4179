"""Why a move is worth what it is: a sentence, and a small plot where it says more."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.ruleset import Category, Ruleset
from generala_desktop.engine.scoring import FaceSum
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.engine.two_cups import ExactlyFour
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.lines import Line, LineKind
from generala_desktop.strategy.reasons import (
    BonusNews,
    BonusReach,
    ClaimReason,
    EntryReason,
    Reason,
    RollReason,
)
from generala_desktop.words import boxes
from generala_desktop.words.coach import Bar
from generala_desktop.words.numbers import chance, decimal, short_chance, signed
from generala_desktop.words.say import say

_CONTEXT = "Coach"

_NUMBERS = {
    1: QT_TRANSLATE_NOOP("Coach", "ones"),
    2: QT_TRANSLATE_NOOP("Coach", "twos"),
    3: QT_TRANSLATE_NOOP("Coach", "threes"),
    4: QT_TRANSLATE_NOOP("Coach", "fours"),
    5: QT_TRANSLATE_NOOP("Coach", "fives"),
    6: QT_TRANSLATE_NOOP("Coach", "sixes"),
}
_MOST_BARS = 5
_RARE = 0.01
"""Wins that are rarer explain nothing."""


def why(rules: Ruleset, unit: Unit, reason: Reason | None) -> str:
    """Return a sentence or two, or nothing where no reason is known."""
    match reason:
        case RollReason():
            wins = [_wins(reason.wins)] if reason.wins > _RARE and reason.outcomes else []
            said = boxes.listed([*wins, *(_outlook(rules, line) for line in reason.lines)])
            return f"{capital(said)}." if said else ""
        case EntryReason():
            return " ".join(_entry(rules, unit, reason))
        case ClaimReason():
            return QCoreApplication.translate(_CONTEXT, "Five equal dice in one roll win at once.")
        case None:
            return ""


def plain_box(category: Category) -> str:
    """Return a box within a sentence; boxes of numbers by what they collect."""
    if isinstance(category.score, FaceSum | ExactlyFour):
        return say(_NUMBERS[category.score.face])
    label = boxes.label(category)
    return label[:1].lower() + label[1:]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _wins(share: float) -> str:
    #: Of a roll: the chance that it wins outright.
    text = QCoreApplication.translate(_CONTEXT, "a win outright {chance}")
    return text.format(chance=chance(share))


def _outlook(rules: Ruleset, line: Line) -> str:
    """Return one chance: "sixes 18+ 61 %"."""
    box = plain_box(rules.category(line.boxes[0].category))
    if line.kind is LineKind.OR_BETTER:
        text = QCoreApplication.translate(_CONTEXT, "{box} or better {chance}")
    elif line.kind is LineKind.STRIKE and len({struck.category for struck in line.boxes}) == 1:
        text = QCoreApplication.translate(_CONTEXT, "a zero in {box} {chance}")
    elif line.kind is LineKind.STRIKE:
        text = QCoreApplication.translate(_CONTEXT, "a zero {chance}, mostly in {box}")
    elif line.is_only_value:
        text = QCoreApplication.translate(_CONTEXT, "{box} {chance}")
    else:
        #: Points or more in a box, and the chance of it: "sixes 18+ 61 %".
        text = QCoreApplication.translate(_CONTEXT, "{box} {least}+ {chance}")
    return text.format(box=box, least=line.least, chance=chance(line.chance))


def _entry(rules: Ruleset, unit: Unit, reason: EntryReason) -> list[str]:
    box = plain_box(rules.category(reason.box.category))
    is_points = unit is Unit.POINTS
    text = _against_points(reason) if is_points else _against_balance(reason)
    usual = decimal(reason.usual)
    gain = signed(reason.gain, 2)
    said = [text.format(box=box, usual=usual, gain=gain)]
    if reason.bonus:
        text = QCoreApplication.translate(
            _CONTEXT, "It earns %n points beside the box.", "", reason.bonus
        )
        said.append(text)
    if reason.reach is not None:
        said.append(_reach(reason.reach))
    return said


def _against_points(reason: EntryReason) -> str:
    """Return what an entry gives against what the box brings on average."""
    if reason.is_cheapest:
        return QCoreApplication.translate(
            _CONTEXT, "The cheapest box to give up: left open, {box} would bring {usual} points."
        )
    if reason.is_strike:
        return QCoreApplication.translate(
            _CONTEXT, "Gives up {box}, which left open would bring {usual} points."
        )
    if reason.is_served:
        return QCoreApplication.translate(
            _CONTEXT,
            "%n points, served; left open, {box} would bring {usual} on average.",
            "",
            reason.points,
        )
    return QCoreApplication.translate(
        _CONTEXT, "%n points; left open, {box} would bring {usual} on average.", "", reason.points
    )


def _against_balance(reason: EntryReason) -> str:
    """Return what an entry does to the balance."""
    if reason.is_cheapest:
        return QCoreApplication.translate(
            _CONTEXT, "The cheapest box to give up, {box}: {gain} for the balance."
        )
    if reason.is_strike:
        return QCoreApplication.translate(_CONTEXT, "Gives up {box}: {gain} for the balance.")
    return QCoreApplication.translate(
        _CONTEXT, "%n points in {box}: {gain} for the balance.", "", reason.points
    )


def _reach(reach: BonusReach) -> str:
    match reach.news:
        case BonusNews.SECURED:
            text = QCoreApplication.translate(_CONTEXT, "It secures the bonus of {bonus}.")
        case BonusNews.AHEAD:
            text = QCoreApplication.translate(
                _CONTEXT, "On course for the bonus: {total} of {goal}."
            )
        case BonusNews.BEHIND:
            text = QCoreApplication.translate(
                _CONTEXT, "The bonus asks for luck: {total} of {goal}."
            )
        case _:
            text = QCoreApplication.translate(_CONTEXT, "The bonus of {bonus} is lost with it.")
    bonus = reach.bonus
    return text.format(bonus=bonus.points, total=reach.total, goal=bonus.threshold)


def bars(rules: Ruleset, unit: Unit, reason: Reason | None) -> tuple[Bar, ...]:
    """Return what may come of a roll, or how an entry compares; nothing where a picture is idle."""
    match reason:
        case RollReason():
            shares: dict[str, float] = {}
            nothing = 0.0
            for outcome in reason.outcomes:
                if outcome.points or outcome.bonus:
                    name = outcome.box.category
                    shares[name] = shares.get(name, 0.0) + outcome.chance
                else:
                    nothing += outcome.chance
            return _share_bars(rules, shares, nothing)
        case EntryReason() if unit is Unit.POINTS and not reason.is_strike:
            return _worth_bars(reason.points + reason.bonus, reason.usual)
        case _:
            return ()


def _share_bars(rules: Ruleset, shares: dict[str, float], nothing: float) -> tuple[Bar, ...]:
    """Return where the turn is written in the end, most probable first, then what is left."""
    ranked = sorted(shares, key=lambda name: -shares[name])
    room = _MOST_BARS - 1 if nothing else _MOST_BARS
    shown = ranked if len(ranked) <= room else ranked[: room - 1]
    others = sum(shares[name] for name in ranked[len(shown) :])
    found = [(capital(plain_box(rules.category(name))), shares[name]) for name in shown]
    if others:
        found.append((QCoreApplication.translate(_CONTEXT, "other boxes"), others))
    if nothing:
        found.append((QCoreApplication.translate(_CONTEXT, "a zero"), nothing))
    return tuple(Bar(label, share, short_chance(share)) for label, share in found)


def _worth_bars(points: int, usual: float) -> tuple[Bar, ...]:
    most = max(points, usual, 1)
    #: Heads a bar: the points that the hand is worth in the box.
    now = QCoreApplication.translate(_CONTEXT, "now")
    #: Heads a bar: what the box would bring on average if it stayed open.
    later = QCoreApplication.translate(_CONTEXT, "left open")
    return (
        Bar(now, points / most, decimal(points, 0)),
        Bar(later, max(0.0, usual) / most, decimal(usual)),
    )
