"""Why a move is worth what it is: what will be written after a roll, what an entry costs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import Move
from generala_desktop.engine.ruleset import ThresholdBonus
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Adviser


@dataclass(frozen=True)
class Outcome:
    """What may be written at the end of the turn."""

    box: Box
    points: int
    bonus: int
    """What the hand earns beside the box (a further Yahtzee)."""
    chance: float


class LineKind(Enum):
    AT_LEAST = "at_least"
    """One kind of box, with so many points or more: "sixes 18+ 61 %"."""
    OR_BETTER = "or_better"
    """The first box or one that asks for more: "four of a kind or better 28 %"."""
    STRIKE = "strike"
    """Nothing, in the box that is struck most often; of all boxes together."""


@dataclass(frozen=True)
class Line:
    """One thing worth saying of what may be written."""

    kind: LineKind
    boxes: tuple[Box, ...]
    """The first names the line; the same category of several matches counts as one."""
    least: int
    """The fewest points that count; no fewer are possible where it is the box's only value."""
    chance: float
    is_only_value: bool
    """Nothing else but `least` (or a strike) can be written there: no "+" is needed."""


@dataclass(frozen=True)
class RollReason:
    outcomes: tuple[Outcome, ...]
    """Everything that best play may write after the move, most probable first; chances sum to 1."""
    lines: tuple[Line, ...]
    """Two or three (one where there is no more to say), most important first."""


class BonusNews(Enum):
    SECURED = "secured"
    """The entry reaches the threshold."""
    AHEAD = "ahead"
    """Three of each face in what is open would be enough."""
    BEHIND = "behind"
    """More than three of some face are needed."""
    LOST = "lost"
    """The entry puts the threshold out of reach."""


@dataclass(frozen=True)
class BonusReach:
    bonus: ThresholdBonus
    news: BonusNews
    total: int
    """The section's sum after the entry; the threshold is in the bonus."""


@dataclass(frozen=True)
class EntryReason:
    box: Box
    points: int
    bonus: int
    """Points that the hand earns beside the box."""
    usual: float
    """What the box would bring on average if it stayed open, in the adviser's unit."""
    is_strike: bool
    is_cheapest: bool
    """A strike, and no other box costs less to give up."""
    is_served: bool
    reach: BonusReach | None
    """How a bonus for a section stands, where the box counts toward one not yet decided."""


@dataclass(frozen=True)
class ClaimReason:
    """A win outright needs no other reason."""

    match: int


Reason = RollReason | EntryReason | ClaimReason


def reason(adviser: Adviser, state: State, move: Move) -> Reason:
    """Return why the move of the player at turn is worth what it is; raises ValueError for others.

    The move must be legal.
    """
    raise NotImplementedError
