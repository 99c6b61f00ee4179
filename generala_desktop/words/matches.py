"""The matches of a planilla with several of them, in words and in the author's short forms."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.ruleset import Category, Match, Ruleset
from generala_desktop.engine.scoring import FaceSum
from generala_desktop.engine.sheet import Row, RowKind
from generala_desktop.engine.two_cups import ExactlyFour
from generala_desktop.words import boxes
from generala_desktop.words.say import say

_CONTEXT = "Matches"


def short_label(category: Category) -> str:
    """Return a box as the narrow sheet names it: "4", "ES"."""
    if category.abbreviation:
        return category.abbreviation
    if isinstance(category.score, FaceSum | ExactlyFour):
        return str(category.score.face)
    return boxes.label(category)


def short_title(row: Row) -> str:
    """Return what stands at the left of a row where there is little room."""
    if row.category is not None:
        return short_label(row.category)
    if row.kind is RowKind.TOTAL:
        #: One letter for "Result", the row with the total of each match.
        return QCoreApplication.translate(_CONTEXT, "R", "result")
    return boxes.row_title(row)


def row_name(row: Row) -> str:
    """Return a row's whole name; the letter R as "Result"."""
    if row.kind is RowKind.TOTAL:
        return QCoreApplication.translate(_CONTEXT, "Result")
    return boxes.row_title(row)


def row_in_words(row: Row) -> str:
    """Return a row in whole words with its worth: "Straight, worth 25"."""
    return row_name(row) if row.kind is RowKind.TOTAL else boxes.row_in_words(row)


def name_row() -> str:
    #: One letter for "Name", beside the row with the players.
    return QCoreApplication.translate(_CONTEXT, "N", "name")


def title(match: Match) -> str:
    return say(match.label)


def short_match(match: Match) -> str:
    return str(match.value)


def void() -> str:
    #: Of a match: decided, but nobody has won it.
    return QCoreApplication.translate(_CONTEXT, "void")


def match_in_words(match: Match, winner: str, *, is_outright: bool, is_void: bool) -> str:
    """Return the heading of a match: "Value 3, won outright by Ana"."""
    if is_void:
        text = QCoreApplication.translate(_CONTEXT, "{match}, void: nobody is paid")
    elif winner and is_outright:
        text = QCoreApplication.translate(_CONTEXT, "{match}, won outright by {name}")
    elif winner:
        text = QCoreApplication.translate(_CONTEXT, "{match}, won by {name}")
    else:
        return title(match)
    return text.format(match=title(match), name=winner)


def in_match(words: str, match: Match) -> str:
    """Return what is said of a column or a box, and of which match it is."""
    text = QCoreApplication.translate(_CONTEXT, "{match}, {words}")
    return text.format(match=title(match), words=words)


def closed_box() -> str:
    return QCoreApplication.translate(_CONTEXT, "not filled: the match has ended")


def passed_over() -> str:
    return QCoreApplication.translate(_CONTEXT, "no open box left, passed over")


def opened() -> str:
    return QCoreApplication.translate(_CONTEXT, "opened the game")


def written_as(words: str, mark: str) -> str:
    """Return points and the sign that stands for them: "40 points, written X"."""
    text = QCoreApplication.translate(_CONTEXT, "{points}, written {mark}")
    return text.format(points=words, mark=mark)


def legend(rules: Ruleset) -> str:
    """Return what the signs on the sheet mean, in a line; nothing where it writes points."""
    pattern = QCoreApplication.translate(_CONTEXT, "{mark} {meaning}")
    return " · ".join(pattern.format(mark=mark, meaning=say(text)) for mark, text in rules.legend)


def win_match(match: Match) -> str:
    """Return the label of the button that takes a match outright."""
    text = QCoreApplication.translate(_CONTEXT, "Win {match}")
    return text.format(match=title(match))
