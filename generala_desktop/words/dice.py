"""What a screen reader says about dice and cup."""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication


class DieMark(Enum):
    FREE = auto()
    HELD = auto()
    LOCKED = auto()
    """Held, and may not be released."""


def lying_die_name(place: int, face: int, mark: DieMark) -> str:
    """The name of a die that lies still; `place` counts from 0."""
    return _lying_die_text(mark).format(place=place + 1, face=face)


def _lying_die_text(mark: DieMark) -> str:
    match mark:
        case DieMark.FREE:
            return QCoreApplication.translate("Dice", "Die {place}: {face}")
        case DieMark.HELD:
            return QCoreApplication.translate("Dice", "Die {place}: {face}, held")
        case DieMark.LOCKED:
            return QCoreApplication.translate("Dice", "Die {place}: {face}, held, locked")


def advised_die_name(name: str) -> str:
    """The name of a die that a hint would hold."""
    #: After the name of a die: "Die 3: 6, to be held by the hint".
    return QCoreApplication.translate("Dice", "{die}, the hint holds it").format(die=name)


def rolling_die_name(place: int) -> str:
    """The name of a die whose face is not to be known yet."""
    return QCoreApplication.translate("Dice", "Die {place}: rolling").format(place=place + 1)


def second_die_name(place: int, face: int) -> str:
    """The name of a lying die of the second cup."""
    text = QCoreApplication.translate("Dice", "Second cup, die {place}: {face}")
    return text.format(place=place + 1, face=face)


def second_rolling_die_name(place: int) -> str:
    text = QCoreApplication.translate("Dice", "Second cup, die {place}: rolling")
    return text.format(place=place + 1)


def cup_name() -> str:
    return QCoreApplication.translate("Dice", "Roll the dice")


def table_name() -> str:
    return QCoreApplication.translate("Dice", "Dice table")


def tray_label() -> str:
    """Burnt into the rim of the tray for held dice."""
    #: A short word on the wooden tray into which held dice are put.
    return QCoreApplication.translate("Dice", "HELD")
