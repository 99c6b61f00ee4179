"""What a box asks for and what it pays, in words made from the values that score."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatch

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine import two_cups
from generala_desktop.engine.dice import Faces, Hand
from generala_desktop.engine.patterns import (
    AnyHand,
    FullHouse,
    OfAKind,
    Pattern,
    Run,
    ServedGenerala,
    Straight,
    TwoPairs,
)
from generala_desktop.engine.ruleset import Category
from generala_desktop.engine.scoring import (
    FaceSum,
    Fixed,
    KindSum,
    Remainder,
    Score,
    ServedOrBuilt,
    Total,
    TwoPairsSum,
)
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.words.say import say

_AT_LEAST = {
    2: QT_TRANSLATE_NOOP("Scores", "At least two equal dice"),
    3: QT_TRANSLATE_NOOP("Scores", "At least three equal dice"),
    4: QT_TRANSLATE_NOOP("Scores", "At least four equal dice"),
    5: QT_TRANSLATE_NOOP("Scores", "Five equal dice"),
}
_EXACTLY = {
    2: QT_TRANSLATE_NOOP("Scores", "Exactly two equal dice"),
    3: QT_TRANSLATE_NOOP("Scores", "Exactly three equal dice"),
    4: QT_TRANSLATE_NOOP("Scores", "Exactly four equal dice"),
    5: QT_TRANSLATE_NOOP("Scores", "Five equal dice"),
}
_KIND_SUMS = {
    2: QT_TRANSLATE_NOOP("Scores", "The sum of those two dice, of the highest pair"),
    3: QT_TRANSLATE_NOOP("Scores", "The sum of those three dice"),
    4: QT_TRANSLATE_NOOP("Scores", "The sum of those four dice"),
    5: QT_TRANSLATE_NOOP("Scores", "The sum of all five dice"),
}
_RUNS = {
    3: QT_TRANSLATE_NOOP("Scores", "At least three in a row: {runs}"),
    4: QT_TRANSLATE_NOOP("Scores", "At least four in a row: {runs}"),
    5: QT_TRANSLATE_NOOP("Scores", "Five in a row: {runs}"),
}

_GENERALA = Hand((6,) * 5, served=True)


@dataclass(frozen=True)
class ScoreWords:
    needs: str
    """What the dice must show."""
    points: str
    """What they are worth then."""


def faces_words(faces: Iterable[int]) -> str:
    return "-".join(map(str, faces))


def sentence(category: Category) -> str:
    """Return a box in one sentence: what it is called, needs and pays."""
    words = score_words(category.score)
    pattern = QCoreApplication.translate("Scores", "{box}: {needs}. {points}.")
    return pattern.format(box=say(category.label), needs=words.needs, points=words.points)


# --- What the dice show --------------------------------------------------------------------------


@singledispatch
def pattern_words(pattern: Pattern) -> str:
    """Return what a hand must show; raises TypeError for a pattern without words."""
    raise TypeError(f"no words for {pattern!r}")


@pattern_words.register
def _any_hand(pattern: AnyHand) -> str:
    return QCoreApplication.translate("Scores", "Any dice")


@pattern_words.register
def _of_a_kind(pattern: OfAKind) -> str:
    return say((_EXACTLY if pattern.exactly else _AT_LEAST)[pattern.count])


@pattern_words.register
def _two_pairs(pattern: TwoPairs) -> str:
    return QCoreApplication.translate("Scores", "Two pairs of different numbers")


@pattern_words.register
def _full_house(pattern: FullHouse) -> str:
    if pattern.five_equal:
        return QCoreApplication.translate(
            "Scores", "Three equal dice and two others that are equal, or five equal dice"
        )
    return QCoreApplication.translate("Scores", "Three equal dice and two others that are equal")


@pattern_words.register
def _straight(pattern: Straight) -> str:
    listed = _or(faces_words(faces) for faces in pattern.sets)
    words = QCoreApplication.translate("Scores", "{faces}, in any order; no other straight counts")
    return words.format(faces=listed)


@pattern_words.register
def _run(pattern: Run) -> str:
    runs: list[Faces] = [
        tuple(range(start, start + pattern.length)) for start in range(1, 8 - pattern.length)
    ]
    return say(_RUNS[pattern.length].fill(runs=_or(map(faces_words, runs))))


@pattern_words.register
def _served_generala(pattern: ServedGenerala) -> str:
    return QCoreApplication.translate("Scores", "Five equal dice, served")


def _or(words: Iterable[str]) -> str:
    """Return the words as a list of which one is enough."""
    *others, last = words
    if not others:
        return last
    pattern = QCoreApplication.translate("Scores", "{others} or {last}")
    return pattern.format(others=", ".join(others), last=last)


# --- What they are worth -------------------------------------------------------------------------


@singledispatch
def score_words(score: Score) -> ScoreWords:
    """Return needs and points; raises TypeError for a score without words."""
    raise TypeError(f"no words for {score!r}")


@score_words.register
def _face_sum(score: FaceSum) -> ScoreWords:
    needs = QCoreApplication.translate("Scores", "Dice that show {face}")
    points = QCoreApplication.translate("Scores", "{face} for each of them")
    return ScoreWords(needs.format(face=score.face), points.format(face=score.face))


@score_words.register
def _total(score: Total) -> ScoreWords:
    points = _sum_of_all()
    if score.least:
        points = QCoreApplication.translate(
            "Scores", "{least}, or the sum of all five dice if that is more"
        ).format(least=score.least)
    return ScoreWords(pattern_words(score.pattern), points)


@score_words.register
def _kind_sum(score: KindSum) -> ScoreWords:
    return ScoreWords(say(_AT_LEAST[score.count]), say(_KIND_SUMS[score.count]))


@score_words.register
def _two_pairs_sum(score: TwoPairsSum) -> ScoreWords:
    points = QCoreApplication.translate("Scores", "The sum of those four dice")
    return ScoreWords(pattern_words(TwoPairs()), points)


@score_words.register
def _remainder(score: Remainder) -> ScoreWords:
    points = QCoreApplication.translate("Scores", "{limit} less the sum of all five dice")
    return ScoreWords(pattern_words(AnyHand()), points.format(limit=score.limit))


@score_words.register
def _fixed(score: Fixed) -> ScoreWords:
    return ScoreWords(pattern_words(score.pattern), _plain(score.points))


@score_words.register
def _served_or_built(score: ServedOrBuilt) -> ScoreWords:
    needs = pattern_words(score.pattern)
    if score.takes_served_generala and not score.pattern(_GENERALA):
        extra = QCoreApplication.translate("Scores", "{needs}; also a served Generala")
        needs = extra.format(needs=needs)
    return ScoreWords(needs, _built_and_served(score.built, score.served))


@score_words.register
def _exactly_four(score: two_cups.ExactlyFour) -> ScoreWords:
    needs = QCoreApplication.translate("Scores", "Exactly four dice that show {face}")
    return ScoreWords(needs.format(face=score.face), _plain(score.points))


@score_words.register
def _one_roll(score: two_cups.OneRoll) -> ScoreWords:
    needs = QCoreApplication.translate("Scores", "{needs}; served only")
    return ScoreWords(needs.format(needs=pattern_words(score.pattern)), _plain(score.points))


@score_words.register
def _poker(score: two_cups.Poker) -> ScoreWords:
    return ScoreWords(say(_EXACTLY[4]), _built_and_served(score.built, score.served))


@score_words.register
def _generala(score: two_cups.Generala) -> ScoreWords:
    return ScoreWords(say(_AT_LEAST[5]), _plain(score.points))


def _plain(points: int) -> str:
    return QCoreApplication.translate("Scores", "{points} points").format(points=points)


def _built_and_served(built: int, served: int) -> str:
    if built == served:
        return _plain(built)
    words = QCoreApplication.translate("Scores", "{built} points, {served} served")
    return words.format(built=built, served=served)


def _sum_of_all() -> str:
    return say(_KIND_SUMS[5])
