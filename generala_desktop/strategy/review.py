"""A game judged: every decision against the best one, and luck apart from skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.events import (
    TURN_ENDINGS,
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.game import apply
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State, start
from generala_desktop.strategy.adviser import Adviser, Unit
from generala_desktop.strategy.alike import NO_MATTER, find
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.solver import Cancelled, Progress

Choice = ClaimWin | Roll | RollSecondCup | Score


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
    """Its places are the player's own."""
    best: RankedMove
    at_stake: float
    """What a move drawn blindly among all would lose on average."""

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
    """What the player ends with on average from where the game stopped for him, by a win outright
    or because somebody went home; the result itself in a game played to its end."""
    result: float
    """What the player has now: points, or the balance of matches."""
    turns: int
    """Turns begun with dice that are known, at least at their end."""
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
    """In the order rolled; rolls whose dice are known."""
    totals: tuple[Totals, ...]
    """By seat."""
    series: tuple[Point, ...]

    def worst(self, count: int = 3, seat: int | None = None) -> tuple[Decision, ...]:
        """Return the decisions that lost most, the worst first; none that lost nothing."""
        lossy = [d for d in self.decisions if d.loss >= NO_MATTER and seat in {None, d.seat}]
        return tuple(sorted(lossy, key=lambda decision: -decision.loss)[:count])


def accuracy_of(loss: float, at_stake: float) -> float:
    """Return how much of what was at stake the decisions kept, in percent.

    At stake is what moves drawn blindly would have lost on average in the very same decisions. So
    100 is the best move every time, 0 is no better than blind chance (or worse), luck has no part
    in it, decisions weigh as much as they matter, and games of any rules and length compare.
    """
    return 100.0 * max(0.0, 1.0 - loss / at_stake) if at_stake else 100.0


def review(
    adviser: Adviser,
    outlook: Chances | None,
    players: int,
    events: Sequence[Event],
    progress: Progress | None = None,
) -> Review:
    """Judge a game, or what has been played of it; raises Cancelled when the progress says so.

    Bots are judged like people. Of turns without dice nothing is judged, of hands laid from a
    real table only where they were written.
    """
    judge = _Judge(adviser, outlook, start(adviser.rules, players))
    for index, event in enumerate(events):
        judge.see(index, event)
        if progress is not None and not progress((index + 1) / len(events)):
            raise Cancelled
    return judge.review()


@dataclass
class _Tally:
    """One seat's game so far."""

    start: float
    now: float
    luck: float = 0
    loss: float = 0
    at_stake: float = 0
    unseen: float = 0
    others: float = 0
    turn: int = 0
    judged_turns: int = 0
    decisions: int = 0

    def rise(self, now: float) -> float:
        """Move to another expectation; return the difference."""
        now = float(now)
        gain = now - self.now
        self.now = now
        return gain


class _Judge:
    """Follows a game event by event."""

    def __init__(self, adviser: Adviser, outlook: Chances | None, state: State) -> None:
        self._adviser = adviser
        self._outlook = outlook
        self._state = state
        self._moves: tuple[RankedMove, ...] = ()
        self._decisions: list[Decision] = []
        self._luck: list[Luck] = []
        self._series: list[Point] = []
        seats = range(len(state.cards))
        starts = [adviser.prospect(state, seat) for seat in seats]
        self._tallies = [_Tally(expected, expected) for expected in starts]
        self._begin_turn()
        self._mark(0)

    def see(self, index: int, event: Event) -> None:
        before = self._state
        tally = self._tallies[before.seat]
        was_known = bool(before.turn.rolls)
        if not was_known and not isinstance(event, Left):
            tally.turn += 1
            tally.judged_turns += isinstance(event, Rolled | HandLaid)
        move = _move_of(event, is_known=was_known)
        if move is not None:
            self._judge(index, move)
        self._state = apply(before, event)
        match event:
            case Rolled() | SecondCupRolled():
                self._moves = self._ranked()
                gain = tally.rise(self._hope())
                tally.luck += gain
                self._luck.append(Luck(index, before.seat, tally.turn, gain))
            case HandLaid():
                self._moves = self._ranked()
                tally.unseen += tally.rise(self._hope())
            case Scored() if not was_known:
                tally.unseen += tally.rise(self._adviser.prospect(self._state, before.seat))
            case _:
                pass
        if isinstance(event, TURN_ENDINGS):
            self._begin_turn()
            self._mark(index + 1)

    def review(self) -> Review:
        if self._adviser.unit is Unit.BALANCE:
            for seat, tally in enumerate(self._tallies):
                if self._state.over or seat != self._state.seat:
                    tally.others += tally.rise(self._adviser.prospect(self._state, seat))
        totals = tuple(self._totals(seat) for seat in range(len(self._tallies)))
        return Review(
            self._adviser.unit,
            tuple(self._decisions),
            tuple(self._luck),
            totals,
            tuple(self._series),
        )

    def _judge(self, index: int, move: Choice) -> None:
        """Note what the move that is made now costs, if there was a choice."""
        state = self._state
        tally = self._tallies[state.seat]
        played = find(state, self._moves, move)
        if played is None or len(self._moves) < 2:
            return
        at_stake = sum(ranked.loss for ranked in self._moves) / len(self._moves)
        own = replace(played, move=move)
        self._decisions.append(
            Decision(index, state.seat, tally.turn, state, own, self._moves[0], at_stake)
        )
        tally.decisions += 1
        tally.loss += played.loss
        tally.at_stake += at_stake
        tally.now -= played.loss

    def _ranked(self) -> tuple[RankedMove, ...]:
        return self._adviser.ranked(self._state)

    def _hope(self) -> float:
        """Return what the player at turn expects, the dice lying as they do.

        Points are judged as if a hand that wins outright had to be written: what is left
        unplayed then is no loss.
        """
        if self._adviser.unit is Unit.POINTS and legality.claimable(self._state):
            rules = replace(self._state.rules, instant_win=None)
            return self._adviser.ranked(replace(self._state, rules=rules))[0].expected
        return max(move.expected for move in self._moves)

    def _begin_turn(self) -> None:
        """Take up what the others' turns have changed for the player at turn."""
        self._moves = () if self._state.over else self._ranked()
        if self._adviser.unit is Unit.BALANCE and not self._state.over:
            tally = self._tallies[self._state.seat]
            tally.others += tally.rise(self._hope())

    def _mark(self, count: int) -> None:
        seats = range(len(self._tallies))
        expected = tuple(self._adviser.prospect(self._state, seat) for seat in seats)
        chances = () if self._outlook is None else self._outlook.win_chances(self._state)
        self._series.append(Point(count, expected, chances))

    def _totals(self, seat: int) -> Totals:
        state, tally = self._state, self._tallies[seat]
        is_points = self._adviser.unit is Unit.POINTS
        return Totals(
            seat,
            tally.start,
            tally.luck,
            tally.loss,
            tally.unseen,
            tally.others,
            tally.now,
            ranking.total(state, seat) if is_points else ranking.balance(state, seat),
            tally.judged_turns,
            tally.decisions,
            accuracy_of(tally.loss, tally.at_stake) if tally.decisions else None,
        )


def _move_of(event: Event, *, is_known: bool) -> Choice | None:
    """Return the move that became the event, None where no dice tell what it was chosen from."""
    match event:
        case Rolled(keep):
            return Roll(keep)
        case SecondCupRolled(_, target):
            return RollSecondCup(target)
        case Scored(box) if is_known:
            return Score(box)
        case WinClaimed(match) if is_known:
            return ClaimWin(match)
        case _:
            return None
