"""What a person may choose about the dice table: cloth, dice and speed."""

from dataclasses import dataclass
from enum import Enum


class Cloth(Enum):
    GREEN = "green"
    BLUE = "blue"
    CLEAR = "clear"
    """Black, with bright outlines: that of a high-contrast theme."""


class DiceColour(Enum):
    IVORY = "ivory"
    RED = "red"
    BLUE = "blue"
    BLACK = "black"
    GREEN = "green"

    def beside_white(self) -> "DiceColour":
        """The colour of a second cup's dice: the rules call those of the first white."""
        return DiceColour.RED if self is DiceColour.IVORY else self


class Marks(Enum):
    """What the faces show."""

    PIPS = "pips"
    LARGE = "large"
    """Pips that are seen from farther away."""
    NUMERALS = "numerals"


class Speed(Enum):
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"
    """No motion at all: dice lie where they land at once."""


THROW_MS = {Speed.SLOW: 1500, Speed.NORMAL: 900, Speed.FAST: 500, Speed.NONE: 0}
GLIDE_MS = {Speed.SLOW: 220, Speed.NORMAL: 150, Speed.FAST: 90, Speed.NONE: 0}


@dataclass(frozen=True)
class DiceLook:
    cloth: Cloth = Cloth.GREEN
    dice: DiceColour = DiceColour.IVORY
    marks: Marks = Marks.PIPS
