"""How a die moves, in closed form: any moment of a throw can be asked for, and it always ends well.

Chance is used for the looks of a throw only; the faces are given and never depend on it.
"""

import math
import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from generala_desktop.views.dice.geometry import (
    YAW_COUNT,
    Matrix,
    Quaternion,
    Vector,
    matrix_of,
    multiplied,
    rest_yaw,
    resting,
    support_height,
    turned,
)
from generala_desktop.views.dice.look import Marks

SETTLE_SHARE: Final = 0.06
"""The last share of a throw: the dice lie still and turn into their pictures."""
_TURN_POWER: Final = 2.2
_WAY_POWER: Final = 2.6
_FAST_LEFT: Final = 0.35
"""Until so little of its time is left a die of a normal throw turns 7 degrees or more a frame."""
_FALL_END, _FIRST_BOUNCE_END, _LAST_BOUNCE_END = 0.24, 0.56, 0.76


@dataclass(frozen=True)
class Rest:
    """How a die lies: which of the stored turns, and how far (in edges) from its place's middle."""

    yaw_index: int
    aside: float = 0.0
    ahead: float = 0.0


UPRIGHT: Final = Rest(0)


@dataclass(frozen=True)
class Pose:
    """A die at one moment."""

    along: float
    """Share of the way from start to end."""
    aside: float
    """How far (in edges) it has strayed from the straight way."""
    height: float
    """Of the centre above where it is at rest, in half edges."""
    matrix: Matrix
    is_out: bool
    """False while the die is still in the cup."""
    is_fast: bool
    """True while it turns too fast to be looked at."""


@dataclass(frozen=True)
class Tumble:
    """One die's way from the cup to its place."""

    final: Quaternion
    axis: Vector
    turns: float
    delay: float
    """Shares of the throw: when it leaves the cup ..."""
    end: float
    """... and when it lies still."""
    fall: float
    """Heights in half edges: where it leaves the cup, and of the two bounces."""
    first_bounce: float
    last_bounce: float
    swerve: float

    def pose(self, moment: float) -> Pose:
        """The die at `moment`, a share (0 to 1) of the whole throw."""
        v = min(1.0, max(0.0, (moment - self.delay) / (self.end - self.delay)))
        left = 1.0 - v
        angle = -2.0 * math.pi * self.turns * left**_TURN_POWER
        matrix = matrix_of(multiplied(turned(self.axis, angle), self.final))
        height = self._bounce(v) + support_height(matrix) - 1.0
        return Pose(
            along=1.0 - left**_WAY_POWER,
            aside=self.swerve * math.sin(math.pi * v) * left,
            height=height,
            matrix=matrix,
            is_out=moment >= self.delay,
            is_fast=left > _FAST_LEFT,
        )

    def _bounce(self, v: float) -> float:
        if v < _FALL_END:
            fallen = v / _FALL_END
            return self.fall * (1.0 - fallen * fallen)
        if v < _FIRST_BOUNCE_END:
            x = (v - _FALL_END) / (_FIRST_BOUNCE_END - _FALL_END)
            return 4.0 * self.first_bounce * x * (1.0 - x)
        if v < _LAST_BOUNCE_END:
            x = (v - _FIRST_BOUNCE_END) / (_LAST_BOUNCE_END - _FIRST_BOUNCE_END)
            return 4.0 * self.last_bounce * x * (1.0 - x)
        return 0.0


@dataclass(frozen=True)
class Flight:
    """What a throw does with one die."""

    tumble: Tumble
    rest: Rest


def picture_share(moment: float) -> float:
    """How much of the resting picture shows over the moving die at this moment of a throw."""
    return min(1.0, max(0.0, (moment - 1.0 + SETTLE_SHARE) / SETTLE_SHARE))


def planned_throw(
    seed: int,
    faces: Sequence[int],
    thrown: Collection[int],
    lying: Mapping[int, Rest],
    marks: Marks = Marks.PIPS,
) -> dict[int, Flight]:
    """The flights of the thrown dice by place; `lying` are the dice that stay on the cloth."""
    chance = random.Random(seed)
    taken = {rest.yaw_index for place, rest in lying.items() if place not in thrown}
    yaws = [index for index in range(1, YAW_COUNT) if index not in taken]
    chance.shuffle(yaws)
    places = [place for place in range(len(faces)) if place in thrown]
    order = places[:]
    chance.shuffle(order)
    gap = 0.16 / max(1, len(order) - 1)
    flights = {}
    for turn, place in enumerate(order):
        index = yaws[turn] if turn < len(yaws) else chance.randrange(1, YAW_COUNT)
        rest = Rest(index, chance.uniform(-0.14, 0.14), chance.uniform(-1.0, 1.0))
        final = resting(faces[place], rest_yaw(faces[place], index, marks))
        flights[place] = Flight(_tumble(chance, final, 0.10 + gap * turn), rest)
    return flights


def _tumble(chance: random.Random, final: Quaternion, delay: float) -> Tumble:
    # Rolling to the right and away: around an axis that lies across the way.
    axis = (chance.uniform(-0.9, -0.3), chance.uniform(0.5, 1.0), chance.uniform(-0.45, 0.45))
    return Tumble(
        final=final,
        axis=axis,
        turns=chance.uniform(1.5, 2.2),
        delay=delay,
        end=1.0 - SETTLE_SHARE - chance.uniform(0.0, 0.08),
        fall=chance.uniform(1.6, 2.2),
        first_bounce=chance.uniform(1.7, 2.6),
        last_bounce=chance.uniform(0.4, 0.8),
        swerve=chance.uniform(-0.5, 0.5),
    )


@dataclass(frozen=True)
class Glide:
    """A short slide from one lying position to another, turning on the way."""

    value: int
    from_yaw: float
    to_yaw: float
    hop: float = 0.5

    @classmethod
    def between(cls, value: int, start: Rest, end: Rest, marks: Marks = Marks.PIPS) -> "Glide":
        from_yaw = rest_yaw(value, start.yaw_index, marks)
        to_yaw = rest_yaw(value, end.yaw_index, marks)
        turn = (to_yaw - from_yaw + 180.0) % 360.0 - 180.0
        return cls(value, from_yaw, from_yaw + turn)

    def pose(self, moment: float) -> Pose:
        v = min(1.0, max(0.0, moment / (1.0 - SETTLE_SHARE * 3)))
        eased = 1.0 - (1.0 - v) ** 3
        yaw = self.from_yaw + (self.to_yaw - self.from_yaw) * eased
        return Pose(
            along=eased,
            aside=0.0,
            height=self.hop * math.sin(math.pi * eased),
            matrix=matrix_of(resting(self.value, yaw)),
            is_out=True,
            is_fast=False,
        )
