"""How to play several matches at once, in pictures of hands and short texts made from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.dice import Faces, Hand
from generala_desktop.engine.patterns import Pattern
from generala_desktop.engine.ruleset import Category, Ends, Ruleset, Section
from generala_desktop.engine.state import Turn, start
from generala_desktop.engine.two_cups import Generala, MayStand
from generala_desktop.words.examples import examples, hands
from generala_desktop.words.matches import legend, short_label
from generala_desktop.words.readings import ReadingKind, readings
from generala_desktop.words.rules_matches import relief_words
from generala_desktop.words.say import say
from generala_desktop.words.scores import faces_words, pattern_words, score_words

_CONTEXT = "HowToPlay"

_TEN_DICE = (
    ("66662", "12335"),
    ("66662", "61344"),
    ("66662", "66134"),
    ("33355", "55126"),
    ("65321", "44441"),
    ("65321", "66622"),
)
"""White and coloured dice that show what a second cup may do."""


@dataclass(frozen=True)
class Picture:
    """Dice to be drawn, and what they mean."""

    white: Faces
    caption: str
    coloured: Faces = ()

    @property
    def dice_in_words(self) -> str:
        if not self.coloured:
            return faces_words(self.white)
        text = QCoreApplication.translate(_CONTEXT, "white {white}, coloured {coloured}")
        return text.format(white=faces_words(self.white), coloured=faces_words(self.coloured))


@dataclass(frozen=True)
class Step:
    title: str
    texts: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()


def steps(rules: Ruleset, players: int | None = None) -> tuple[Step, ...]:
    """Return the pages of a game; `players` where it is known how many sit there."""
    every = (
        _matches(rules),
        _turn(rules),
        _boxes(rules),
        _second_cup(rules),
        _outright(rules),
        _end(rules, players),
    )
    return tuple(step for step in every if step.texts or step.pictures)


def title(rules: Ruleset) -> str:
    return QCoreApplication.translate(_CONTEXT, "How to play {game}").format(game=say(rules.title))


# --- The steps -----------------------------------------------------------------------------------


def _matches(rules: Ruleset) -> Step:
    text = QCoreApplication.translate(
        _CONTEXT,
        "You play %n matches at the same time, each with its own sheet and value: {values}. "
        "After each turn you write one result, in one box of one match. Choose well: the dear "
        "matches count more.",
        "",
        len(rules.matches),
    )
    values = ", ".join(str(match.value) for match in rules.matches)
    heading = QCoreApplication.translate(_CONTEXT, "Several matches at once")
    return Step(heading, (text.format(values=values),))


def _turn(rules: Ruleset) -> Step:
    heading = QCoreApplication.translate(_CONTEXT, "Your turn")
    rolls = QCoreApplication.translate(
        _CONTEXT,
        "Roll the five dice, hold what you like, and roll again: %n rolls in all. A hand is "
        "served when one roll of all five dice throws it; otherwise it is built.",
        "",
        rules.turn.rolls,
    )
    allows = rules.turn.may_stand
    if not isinstance(allows, MayStand):
        free = QCoreApplication.translate(_CONTEXT, "You may stop and write after any roll.")
        return Step(heading, (rolls, free))
    compulsory = QCoreApplication.translate(
        _CONTEXT,
        "You must use all of them. Only these hands may be written sooner, when one roll threw "
        "them; five equal dice also when built, while a Generala box of yours is open:",
    )
    shown = tuple(
        Picture(faces, pattern_words(figure))
        for figure in allows.figures
        if (faces := _example_of(figure))
    )
    return Step(heading, (rolls, compulsory), shown)


def _example_of(pattern: Pattern) -> Faces:
    found = [faces for faces in hands() if pattern(Hand(faces))]
    # The first straight is in order, as one knows it; of others one in the middle looks like any.
    is_straight = bool(found) and len(set(found[0])) == len(found[0])
    return found[0 if is_straight else len(found) // 2] if found else ()


def _boxes(rules: Ruleset) -> Step:
    heading = QCoreApplication.translate(_CONTEXT, "What to write")
    texts = []
    if signs := legend(rules):
        text = QCoreApplication.translate(
            _CONTEXT,
            "The sheet has signs instead of points: {signs}. In the boxes 1 to 6 the points "
            "themselves are written.",
        )
        texts.append(text.format(signs=signs))
    texts.append(
        QCoreApplication.translate(
            _CONTEXT,
            "What does not fit its box is a 0. The boxes that your dice fit light up in every "
            "match.",
        )
    )
    upper = [c for c in rules.categories if c.section is Section.UPPER]
    lower = [c for c in rules.categories if c.section is Section.LOWER]
    # One number stands for all six.
    return Step(heading, tuple(texts), tuple(_box_pictures(rules, [*upper[3:4], *lower])))


def _box_pictures(rules: Ruleset, categories: list[Category]) -> Iterator[Picture]:
    figure = QCoreApplication.translate(_CONTEXT, "{short} ({box}): {needs}. {points}.")
    #: {short} is one of the boxes 1 to 6, shown for all six.
    number = QCoreApplication.translate(
        _CONTEXT, "{short}, and so each box from 1 to 6: {needs}. {points}."
    )
    for category in categories:
        text = number if category.section is Section.UPPER else figure
        words = score_words(category.score)
        for example in examples(rules, category):
            said = text.format(
                short=short_label(category),
                box=say(category.label),
                needs=words.needs,
                points=words.points,
            )
            yield Picture(example.faces, f"{said} {_marks_words(category)}".strip())


def _marks_words(category: Category) -> str:
    """Return which signs stand for which points of a box: "40 is written X, 45 is written 5."."""
    text = QCoreApplication.translate(_CONTEXT, "{points} is written {mark}")
    said = [text.format(points=points, mark=mark) for points, mark in category.marks if points > 0]
    return f"{', '.join(said)}." if said else ""


def _second_cup(rules: Ruleset) -> Step:
    cup = rules.turn.second_cup
    heading = QCoreApplication.translate(_CONTEXT, "The fourth roll")
    if cup is None:
        return Step(heading)
    texts = [
        QCoreApplication.translate(
            _CONTEXT,
            "After the third roll you may throw five coloured dice from a second cup, once. The "
            "white ones stay. Four of a number over both cups fill its box or are four of a kind, "
            "five are a Generala, six or more are nothing. The coloured dice alone may be a served "
            "hand. "
            "There is no way back to what you had.",
        )
    ]
    if cup.declares_target:
        texts.append(
            QCoreApplication.translate(
                _CONTEXT,
                "You name a number before you throw: both cups count together for it alone. Here "
                "it is always the number that the white dice show most.",
            )
        )
    return Step(heading, tuple(texts), tuple(_ten_dice(rules, declares=cup.declares_target)))


def _ten_dice(rules: Ruleset, *, declares: bool) -> Iterator[Picture]:
    for white, coloured in _TEN_DICE:
        faces, extra = tuple(map(int, white)), tuple(map(int, coloured))
        target = max(faces, key=faces.count) if declares else None
        turn = Turn(rules.turn.rolls, faces, extra=extra, target=target)
        state = replace(start(rules, rules.players[0]), turn=turn)
        told = [r.words for r in readings(state) if r.kind is not ReadingKind.NOTE]
        caption = "; ".join(told) or QCoreApplication.translate(_CONTEXT, "Only a 0")
        yield Picture(faces, caption, extra)


def _outright(rules: Ruleset) -> Step:
    win = rules.instant_win
    heading = QCoreApplication.translate(_CONTEXT, "Winning a match at once")
    if win is None or win.ends is not Ends.MATCH:
        return Step(heading)
    text = QCoreApplication.translate(
        _CONTEXT,
        "Five equal dice in one roll, a dormida, win a match of your choice on the spot, if a box "
        "of yours is still open in it. Click its value over the sheet. A wavy line is drawn "
        "through it, and its open boxes stay empty.",
    )
    faces = (4,) * rules.turn.dice
    caption = QCoreApplication.translate(_CONTEXT, "Thrown at once: win the dearest open match")
    pictures = [Picture(faces, caption)]
    if rules.turn.second_cup is not None:
        second = QCoreApplication.translate(_CONTEXT, "The coloured dice can do it too")
        pictures.append(Picture((5, 5, 5, 1, 2), second, faces))
    return Step(heading, (text,), tuple(pictures))


def _end(rules: Ruleset, players: int | None) -> Step:
    texts = [
        QCoreApplication.translate(
            _CONTEXT,
            "When nobody can write in a match any more, the highest result R wins it. A shared "
            "highest result makes it void: nobody is paid. Whoever has no open box left is "
            "passed over.",
        )
    ]
    reliefs = {c.score.relief for c in rules.categories if isinstance(c.score, Generala)}
    texts += map(relief_words, reliefs)
    if rules.caps:
        text = QCoreApplication.translate(
            _CONTEXT,
            "Everybody begins with %n bottle caps. For each match every loser pays its value to "
            "the winner, and the highest balance of values won less values lost wins the game.",
            "",
            rules.caps,
        )
        texts.append(text)
    texts += _warning(rules, players)
    return Step(QCoreApplication.translate(_CONTEXT, "The end"), tuple(texts))


def _warning(rules: Ruleset, players: int | None) -> list[str]:
    """Return the author's warning where it applies."""
    values = [match.value for match in rules.matches]
    least, most = rules.players
    may_be_three = players == 3 if players is not None else least <= 3 <= most
    if len(values) != 3 or values[0] + values[1] != values[2] or not may_be_three:
        return []
    text = QCoreApplication.translate(
        _CONTEXT,
        "The author warns: three players with the values {one}, {two} and {three} cannot play for "
        "a clear finish. If one wins {one} and {two} and another wins {three}, each has won "
        "{three} and lost {three}, because {one} + {two} = {three}. They end level; then the one "
        "with the dearer match stands first.",
    )
    return [text.format(one=values[0], two=values[1], three=values[2])]
