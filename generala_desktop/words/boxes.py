"""The rows and cells of a planilla in words, for headings, tool tips and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.ruleset import Category, RepeatBonus
from generala_desktop.engine.sheet import Cell, Row, RowKind
from generala_desktop.words.say import say


def label(category: Category) -> str:
    return say(category.label)


def row_title(row: Row) -> str:
    """Return what stands at the left of a row."""
    if row.category is not None:
        return label(row.category)
    if row.kind is RowKind.PROGRESS:
        #: The sum of the six number boxes on its way to a bonus.
        return QCoreApplication.translate("Boxes", "Numbers")
    if row.bonus is not None:
        return say(row.bonus.label)
    return QCoreApplication.translate("Boxes", "Total")


def row_worth(row: Row) -> str:
    """Return the small print beside a row's title, or nothing: "30/35", "+100"."""
    if row.category is not None:
        return row.category.worth
    if row.kind is RowKind.BONUS and row.bonus is not None:
        return f"+{row.bonus.points}"
    return ""


def row_in_words(row: Row) -> str:
    """Return title and worth as they are read out."""
    title, worth = row_title(row), row_worth(row)
    built, _, served_points = worth.partition("/")
    if served_points:
        text = QCoreApplication.translate("Boxes", "{box}, worth {built}, served {served}")
        return text.format(box=title, built=built, served=served_points)
    if worth and isinstance(row.bonus, RepeatBonus):
        text = QCoreApplication.translate("Boxes", "{box}, {worth} each time")
        return text.format(box=title, worth=worth)
    if worth:
        text = QCoreApplication.translate("Boxes", "{box}, worth {worth}")
        return text.format(box=title, worth=worth.lstrip("+"))
    return title


def points(count: int) -> str:
    return QCoreApplication.translate("Boxes", "%n points", "", count)


def struck() -> str:
    return QCoreApplication.translate("Boxes", "struck")


def served() -> str:
    return QCoreApplication.translate("Boxes", "served")


def open_box() -> str:
    #: Of a box: nothing is written in it yet.
    return QCoreApplication.translate("Boxes", "open")


def not_now() -> str:
    """Return what is said of an open box that the hand may not be written in."""
    return QCoreApplication.translate("Boxes", "open, not allowed with these dice")


def served_mark() -> str:
    """Return the one small letter after a served figure."""
    #: One letter, written small after the points of a served figure.
    return QCoreApplication.translate("Boxes", "S", "served")


def would_score(category: Category, count: int) -> str:
    """Return an offer: "Three of a kind for 19 points"."""
    text = QCoreApplication.translate("Boxes", "{box} for %n points", "", count)
    return text.format(box=label(category))


def worth_here(category: Category, count: int) -> str:
    """Return a box with what a hand is worth in it, as one of a list: "Full house 25"."""
    text = QCoreApplication.translate("Boxes", "{box} {points}")
    return text.format(box=label(category), points=count)


def would_strike(category: Category) -> str:
    text = QCoreApplication.translate("Boxes", "Strike {box}, for 0 points")
    return text.format(box=label(category))


def offer(category: Category, count: int) -> str:
    """Return what writing the hand in a box would do."""
    return would_score(category, count) if count else would_strike(category)


def open_would_score(count: int) -> str:
    if count:
        return QCoreApplication.translate("Boxes", "open, would score %n points", "", count)
    return QCoreApplication.translate("Boxes", "open, would be struck")


def box_state(cell: Cell) -> str:
    """Return what is written in a box: "25 points, served", "struck", "open"."""
    if cell.points is None:
        return open_box()
    if cell.is_struck:
        return struck()
    if cell.is_served:
        return listed([points(cell.points), served()])
    return points(cell.points)


def sum_state(cell: Cell) -> str:
    """Return what a progress, bonus or total row says."""
    if cell.points is None:
        return QCoreApplication.translate("Boxes", "not yet decided")
    if cell.goal is not None:
        text = QCoreApplication.translate("Boxes", "{sum} of {goal}")
        return text.format(sum=cell.points, goal=cell.goal)
    return points(cell.points)


def cell_in_words(title: str, player: str, state: str) -> str:
    """Return a whole cell: "Full house, Ana: open, would score 30 points"."""
    text = QCoreApplication.translate("Boxes", "{box}, {player}: {state}")
    return text.format(box=title, player=player, state=state)


def just_written() -> str:
    return QCoreApplication.translate("Boxes", "just written")


def advised() -> str:
    #: Of a box: the hint would write the hand here.
    return QCoreApplication.translate("Boxes", "the hint")


def player_in_words(
    name: str, mark: str, *, is_current: bool, has_left: bool, is_winner: bool
) -> str:
    """Return the heading of a column."""
    words = [name, mark]
    if is_current:
        words.append(QCoreApplication.translate("Boxes", "to play"))
    if has_left:
        words.append(QCoreApplication.translate("Boxes", "has left the game"))
    if is_winner:
        words.append(QCoreApplication.translate("Boxes", "winner"))
    return listed(words)


def listed(words: Iterable[str]) -> str:
    return QCoreApplication.translate("Boxes", ", ", "between words of a list").join(words)
