"""What is said on a sheet that is kept for real dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.card import Entry as CardEntry
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.words.say import say

Entry = tuple[int, int]
"""(points, bonus)"""

LONG_RUN = 4
"""From how many on numbers in a row are told by the first and the last."""


def type_dice(name: str) -> str:
    text = QCoreApplication.translate(
        "Pad", "{name}, roll your dice: type what lies there, or choose a box and its points."
    )
    return text.format(name=name)


def choose_box() -> str:
    return QCoreApplication.translate("Pad", "Choose the box for these dice.")


def must_roll_on() -> str:
    return QCoreApplication.translate(
        "Pad", "These dice must be rolled on. If it was the last roll, choose it above."
    )


def wins_outright(name: str) -> str:
    text = QCoreApplication.translate(
        "Pad", "{name} has a served Generala, which wins: press “Won outright”."
    )
    return text.format(name=name)


def choose_won_match() -> str:
    return QCoreApplication.translate("Pad", "Which match was won? Choose its heading.")


def may_correct() -> str:
    return QCoreApplication.translate("Pad", "Any box can still be corrected: choose it.")


def box_of_another(owner: str, name: str) -> str:
    """Return why the owner's open box takes nothing: it is the turn of this name."""
    text = QCoreApplication.translate("Pad", "That box is {owner}'s, and it is {name}'s turn.")
    return text.format(owner=owner, name=name)


def box_of(rules: Ruleset, box: Box, name: str) -> str:
    """Return which box is written, in words; its match where there are several."""
    label = say(rules.category(box.category).label)
    if len(rules.matches) > 1:
        text = QCoreApplication.translate("Pad", "{box}, {match}: points of {name}")
        return text.format(box=label, match=say(rules.matches[box.match].label), name=name)
    return QCoreApplication.translate("Pad", "{box}: points of {name}").format(box=label, name=name)


def how_to_enter() -> str:
    return QCoreApplication.translate("Pad", "Type the points, or choose them.")


def entry(possible: Entry, mark: str = "") -> str:
    """Return points as a button offers them, with the sign that the sheet writes for them."""
    points, bonus = possible
    shown = f"{points} +{bonus}" if bonus else str(points)
    return f"{shown} ({mark})" if mark and mark != str(points) else shown


def only_possible(entries: Iterable[Entry]) -> str:
    """Return which points can be written, as a refusal of all others."""
    shown = list(_runs(sorted(entries)))
    if shown == ["0"]:
        return QCoreApplication.translate("Pad", "This box can only be struck now: 0.")
    text = QCoreApplication.translate("Pad", "Only these points are possible here: {points}.")
    return text.format(points=", ".join(shown))


def _runs(entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the entries in words; many whole numbers in a row as their first and last."""
    while entries:
        (first, bonus), size = entries[0], 1
        while not bonus and size < len(entries) and entries[size] == (first + size, 0):
            size += 1
        if size >= LONG_RUN:
            yield f"{first}–{first + size - 1}"
        else:
            yield from map(entry, entries[:size])
        entries = entries[size:]


def corrected(rules: Ruleset, written: CardEntry, name: str) -> str:
    """Return what stands in a box after a correction."""
    label = say(rules.category(written.box.category).label)
    text = QCoreApplication.translate("Pad", "Corrected: {name} now has {points} in {box}.")
    return text.format(name=name, points=entry((written.points, written.bonus)), box=label)
