"""All that the dice on the table can be taken for, in words, with the dice and boxes meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine import legality, reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import FACES, Hand
from generala_desktop.engine.patterns import FullHouse, Straight
from generala_desktop.engine.ruleset import Category
from generala_desktop.engine.state import State
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.engine.two_cups import (
    Generala,
    MayStand,
    OneRoll,
    is_counted,
    total_of,
)
from generala_desktop.words.makings import Dice, face_of, makings, one_cup, showing
from generala_desktop.words.matches import short_label
from generala_desktop.words.say import say

_CONTEXT = "Readings"

_COUNTS = {
    1: QT_TRANSLATE_NOOP("Readings", "One"),
    2: QT_TRANSLATE_NOOP("Readings", "Two"),
    3: QT_TRANSLATE_NOOP("Readings", "Three"),
    4: QT_TRANSLATE_NOOP("Readings", "Four"),
    5: QT_TRANSLATE_NOOP("Readings", "Five"),
    6: QT_TRANSLATE_NOOP("Readings", "Six"),
    7: QT_TRANSLATE_NOOP("Readings", "Seven"),
    8: QT_TRANSLATE_NOOP("Readings", "Eight"),
    9: QT_TRANSLATE_NOOP("Readings", "Nine"),
    10: QT_TRANSLATE_NOOP("Readings", "Ten"),
}
_FACES = {
    1: QT_TRANSLATE_NOOP("Readings", "ones"),
    2: QT_TRANSLATE_NOOP("Readings", "twos"),
    3: QT_TRANSLATE_NOOP("Readings", "threes"),
    4: QT_TRANSLATE_NOOP("Readings", "fours"),
    5: QT_TRANSLATE_NOOP("Readings", "fives"),
    6: QT_TRANSLATE_NOOP("Readings", "sixes"),
}
_TOO_MANY = {
    1: QT_TRANSLATE_NOOP("Readings", "one too many"),
    2: QT_TRANSLATE_NOOP("Readings", "two too many"),
    3: QT_TRANSLATE_NOOP("Readings", "three too many"),
    4: QT_TRANSLATE_NOOP("Readings", "four too many"),
    5: QT_TRANSLATE_NOOP("Readings", "five too many"),
}
_FIGURE_SIZE = 4
"""Fewer equal dice make nothing over two cups."""
_MOST = 5
"""More equal dice are too many over two cups."""


class ReadingKind(Enum):
    MAKES = "makes"
    LOST = "lost"
    """What the dice would have made, and why they do not."""
    NOTE = "note"
    """What may be done, or must."""


@dataclass(frozen=True)
class Reading:
    text: str
    kind: ReadingKind = ReadingKind.NOTE
    spoken: str = ""
    """The same in whole words."""
    boxes: tuple[Box, ...] = ()
    """Where it may be written now, the dearest match last."""
    white: frozenset[int] = frozenset()
    coloured: frozenset[int] = frozenset()

    @property
    def words(self) -> str:
        return self.spoken or self.text


@dataclass
class _Worth:
    """What one set of dice brings, by category and points."""

    points: dict[str, int] = field(default_factory=dict)
    boxes: list[Box] = field(default_factory=list)


def readings(state: State, *, knows_rolls: bool = True) -> tuple[Reading, ...]:
    """Return what the dice make, best first, then what they fail to, then what may be done.

    The latter not where nobody knows how often dice that lie on the real table were thrown.
    """
    if state.over or not state.turn.rolls:
        return ()
    if not legality.may_stand(state):
        return tuple(_compulsory(state))
    found = (*_wins(state), *_made(state), *_lost(state), *_nothing(state))
    return (*found, *_choices(state)) if knows_rolls else found


# --- What the dice make --------------------------------------------------------------------------


def _wins(state: State) -> Iterator[Reading]:
    if not legality.claimable(state):
        return
    dice = one_cup(state.turn.hand)
    text = QCoreApplication.translate(
        _CONTEXT, "{dice} in one roll: a served Generala wins the match you choose"
    )
    named = _dice_words(state.turn.hand, dice)
    yield Reading(
        text.format(dice=named), ReadingKind.MAKES, white=dice.white, coloured=dice.coloured
    )


def _made(state: State) -> list[Reading]:
    found: dict[Dice, _Worth] = {}
    for box in legality.eligible_boxes(state):
        points = state.rules.points(state.card, box, state.turn.hand)
        if not points:
            continue
        for dice in _makers(state, box, points):
            worth = found.setdefault(dice, _Worth())
            worth.boxes.append(box)
            known = worth.points.get(box.category, 0)
            worth.points[box.category] = max(known, points)
    closed = [dice for dice in _idle(state) if dice not in found]
    ranked = sorted(found, key=lambda dice: -max(found[dice].points.values()))
    made = [_reading(state, dice, found[dice]) for dice in ranked]
    return [*made, *(_reading(state, dice, _Worth()) for dice in closed)]


def _makers(state: State, box: Box, points: int) -> list[Dice]:
    """Return the sets of dice that earn a box its points."""
    rules = state.rules
    hand = state.turn.hand
    if rules.wild(rules.open_ids(state.card, box.match), hand):
        hand = replace(hand, wild=True)
    score = rules.category(box.category).score
    return [making.dice for making in makings(score, hand) if making.points == points]


def _idle(state: State) -> list[Dice]:
    """Return the sets of dice that make something for which no box is open."""
    hand = state.turn.hand
    found: list[Dice] = []
    for category in state.rules.categories:
        best = category.score(hand)
        for making in makings(category.score, hand):
            is_figure = len(making.dice) >= _FIGURE_SIZE
            if is_figure and making.points == best and making.dice not in found:
                found.append(making.dice)
    return found


def _reading(state: State, dice: Dice, worth: _Worth) -> Reading:
    hand = state.turn.hand
    named = _dice_words(hand, dice)
    if not worth.points:
        text = QCoreApplication.translate(_CONTEXT, "{dice}: no open box takes them")
        text = text.format(dice=named)
        return Reading(text, ReadingKind.LOST, "", (), dice.white, dice.coloured)
    text = QCoreApplication.translate(_CONTEXT, "{dice}: {points}")
    short, long = (
        text.format(dice=named, points=_gains(state, worth, whole_words=whole_words))
        for whole_words in (False, True)
    )
    where = tuple(worth.boxes)
    return Reading(short, ReadingKind.MAKES, long, where, dice.white, dice.coloured)


def _gains(state: State, worth: _Worth, *, whole_words: bool) -> str:
    #: Points and the box that brings them: "13 in 3".
    pattern = QCoreApplication.translate(_CONTEXT, "{points} in {box}")

    def name(category: Category) -> str:
        return say(category.label) if whole_words else short_label(category)

    return ", ".join(
        pattern.format(points=worth.points[category.id], box=name(category))
        for category in state.rules.categories
        if category.id in worth.points
    )


def _dice_words(hand: Hand, dice: Dice) -> str:
    if face := face_of(hand, dice):
        return _equal(len(dice), face)
    shown = [hand.extra[place] for place in dice.coloured] or list(hand.faces)
    counts = Counter(shown)
    shown.sort(key=lambda face: (-counts[face], face))
    figure = _figure_words(tuple(shown))
    text = QCoreApplication.translate(_CONTEXT, "{figure} {faces}")
    return text.format(figure=figure, faces="-".join(map(str, shown)))


def _figure_words(shown: tuple[int, ...]) -> str:
    if FullHouse()(Hand(shown)):
        return QCoreApplication.translate(_CONTEXT, "Full house")
    if len(set(shown)) == len(shown):
        return QCoreApplication.translate(_CONTEXT, "Straight")
    return QCoreApplication.translate(_CONTEXT, "The dice")


def _equal(count: int, face: int) -> str:
    """Return equal dice in words: "Four threes", "One 3"."""
    if count == 1:
        return QCoreApplication.translate(_CONTEXT, "One {face}").format(face=face)
    #: A number in words and the dice: "Four threes".
    pattern = QCoreApplication.translate(_CONTEXT, "{count} {faces}")
    return pattern.format(count=say(_COUNTS[count]), faces=say(_FACES[face]))


# --- What they do not make -----------------------------------------------------------------------


def _lost(state: State) -> Iterator[Reading]:
    hand = state.turn.hand
    if not hand.extra:
        return
    for face in FACES:
        if text := _why_nothing(state, face):
            dice = showing(hand, face)
            yield Reading(text, ReadingKind.LOST, "", (), dice.white, dice.coloured)
    if text := _white_gone(state):
        yield Reading(text, ReadingKind.LOST, white=frozenset(range(len(hand.faces))))


def _why_nothing(state: State, face: int) -> str:
    """Return why so many equal dice over both cups are worth nothing together, or nothing."""
    hand = state.turn.hand
    count = total_of(hand, face)
    if count < _FIGURE_SIZE or not hand.counts[face] or not hand.extra_counts[face]:
        return ""
    dice = _equal(count, face)
    if not is_counted(hand, face):
        text = QCoreApplication.translate(_CONTEXT, "{dice} do not count: {faces} were named")
        return text.format(dice=dice, faces=say(_FACES[hand.target or face]))
    if count > _MOST:
        text = QCoreApplication.translate(_CONTEXT, "{dice}: {surplus}, nothing for {faces}")
        surplus = say(_TOO_MANY[count - _MOST])
        return text.format(dice=dice, surplus=surplus, faces=say(_FACES[face]))
    scores = [c.score for c in state.rules.categories if isinstance(c.score, Generala)]
    is_barred = any(s.three_only_to_poker and hand.counts[face] == 3 for s in scores)
    if count == _MOST and is_barred:
        text = QCoreApplication.translate(
            _CONTEXT, "{dice}: three may grow to four only, nothing for {faces}"
        )
        return text.format(dice=dice, faces=say(_FACES[face]))
    return ""


def _white_gone(state: State) -> str:
    """Return which figure the white dice alone had before the second cup, or nothing."""
    hand = state.turn.hand
    white = Hand(hand.faces, hand.served)
    win = state.rules.instant_win
    if win is not None and win.pattern(white):
        return QCoreApplication.translate(_CONTEXT, "The white served Generala is gone")
    for category in state.rules.categories:
        if isinstance(category.score, OneRoll) and category.score(white):
            if isinstance(category.score.pattern, Straight):
                return QCoreApplication.translate(_CONTEXT, "The white straight is gone")
            return QCoreApplication.translate(_CONTEXT, "The white full house is gone")
    return ""


# --- What may be done ----------------------------------------------------------------------------


def _compulsory(state: State) -> Iterator[Reading]:
    """Say why the turn cannot end yet."""
    hand, allows = state.turn.hand, state.rules.turn.may_stand
    dice = one_cup(hand)
    yield Reading(say(reasons.MUST_ROLL_ON))
    if isinstance(allows, MayStand) and allows.generala(hand):
        text = QCoreApplication.translate(
            _CONTEXT,
            "{dice}, but you have no open Generala box in a live match: throw a single die again",
        )
        named = _dice_words(hand, dice)
        yield Reading(text.format(dice=named), ReadingKind.LOST, white=dice.white)
    left = state.rules.turn.rolls - state.turn.rolls
    yield Reading(
        QCoreApplication.translate(
            _CONTEXT, "Hold what you like and roll: %n compulsory rolls to go", "", left
        )
    )


def _nothing(state: State) -> Iterator[Reading]:
    worth = [
        state.rules.points(state.card, b, state.turn.hand) for b in state.open_boxes(state.seat)
    ]
    if not any(worth) and not legality.claimable(state):
        yield Reading(QCoreApplication.translate(_CONTEXT, "Nothing fits: 0 in any open box"))


def _choices(state: State) -> Iterator[Reading]:
    if state.turn.extra:
        yield Reading(
            QCoreApplication.translate(
                _CONTEXT, "There is no way back to the white dice: write one result"
            )
        )
    elif legality.may_roll(state):
        yield Reading(
            QCoreApplication.translate(_CONTEXT, "You may write one of these, or roll again")
        )
    elif legality.may_roll_second_cup(state):
        yield Reading(
            QCoreApplication.translate(
                _CONTEXT,
                "You may write a result, or throw the second cup: then there is no way back",
            )
        )
