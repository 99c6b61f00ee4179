"""What is said on a sheet that is kept for real dice."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.words.say import say

Entry = tuple[int, int]
"""(points, bonus)"""


def type_dice(name: str) -> str:
    text = QCoreApplication.translate(
        "Pad", "{name}, roll your dice: type what lies there, or choose a box and its points."
    )
    return text.format(name=name)


def choose_box() -> str:
    return QCoreApplication.translate("Pad", "Choose the box for these dice.")


def box_of(rules: Ruleset, box: Box, name: str) -> str:
    """Return which box is written, in words; its match where there are several."""
    label = say(rules.category(box.category).label)
    if len(rules.matches) > 1:
        text = QCoreApplication.translate("Pad", "{box}, {match}: points of {name}")
        return text.format(box=label, match=say(rules.matches[box.match].label), name=name)
    return QCoreApplication.translate("Pad", "{box}: points of {name}").format(box=label, name=name)


def entry(possible: Entry) -> str:
    points, bonus = possible
    return f"{points} +{bonus}" if bonus else str(points)


def only_possible(entries: Iterable[Entry]) -> str:
    """Return which points can be written, as a refusal of all others."""
    shown = [entry(possible) for possible in sorted(entries)]
    if shown == ["0"]:
        return QCoreApplication.translate("Pad", "This box can only be struck now: 0.")
    text = QCoreApplication.translate("Pad", "Only these points are possible here: {points}.")
    return text.format(points=", ".join(shown))


def corrected(name: str) -> str:
    text = QCoreApplication.translate("Pad", "Corrected on {name}'s planilla.")
    return text.format(name=name)
