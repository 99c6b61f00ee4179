"""A game judged: every decision against the best one, and luck apart from skill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from generala_desktop.engine.events import Event
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Adviser, Unit
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.solver import Progress


class Chances(Protocol):
    """Who knows the chances of winning."""

    def win_chances(self, state: State) -> tuple[float, ...]:
        """Return them by seat."""
        ...


@dataclass(frozen=True)
class Decision:
    """A choice that a player really had; forced moves are none."""

    event: int
    """Index of the event that it became."""
    seat: int
    turn: int
    """The seat's own turns, from 1."""
    before: State
    played: RankedMove
    best: RankedMove

    @property
    def loss(self) -> float:
        """How much less than the best move the played one was worth, never below 0."""
        return self.played.loss


@dataclass(frozen=True)
class Luck:
    """What a roll gave above its expectation before it."""

    event: int
    seat: int
    turn: int
    gain: float


@dataclass(frozen=True)
class Totals:
    """One player's game in sum: start + luck - loss + unseen + others = expected."""

    seat: int
    start: float
    """What best play reaches on average from the first roll on."""
    luck: float
    loss: float
    unseen: float
    """What turns (or parts of them) brought whose dice nobody knows."""
    others: float
    """What the other players' turns changed; 0 where everybody plays for points alone."""
    expected: float
    """What the player ends with on average from where the game (or the player) stopped; the
    result itself in a game played to its end."""
    result: float
    """What the player has now: points, or the balance of matches."""
    turns: int
    """Turns in which something could be judged."""
    decisions: int
    accuracy: float | None
    """See `accuracy_of`; None where nothing was to decide."""


@dataclass(frozen=True)
class Point:
    """How things stood after a turn (the first point: before the first one)."""

    event: int
    """How many events had happened."""
    expected: tuple[float, ...]
    """By seat."""
    chances: tuple[float, ...]
    """Of winning, by seat; empty without an outlook."""


@dataclass(frozen=True)
class Review:
    unit: Unit
    decisions: tuple[Decision, ...]
    """In the order played."""
    luck: tuple[Luck, ...]
    totals: tuple[Totals, ...]
    """By seat."""
    series: tuple[Point, ...]

    def worst(self, count: int = 3, seat: int | None = None) -> tuple[Decision, ...]:
        """Return the decisions that lost most, the worst first; none that lost nothing."""
        raise NotImplementedError


def accuracy_of(loss: float, scale: float) -> float:
    """Return the percentage: of what best play brings on average in as many turns, what the
    decisions kept.

    100 is perfect play; luck has no part in it.
    """
    return 100.0 * max(0.0, 1.0 - loss / scale)


def review(
    adviser: Adviser,
    outlook: Chances | None,
    players: int,
    events: Iterable[Event],
    progress: Progress | None = None,
) -> Review:
    """Judge a game, or what has been played of it; raises Cancelled when the progress says so."""
    raise NotImplementedError
