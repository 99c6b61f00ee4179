"""The chance of the best balance in a game of several matches, by the picture of its adviser.

Each match is won with the chances that its open boxes give, independent of the others; all ways
for them to end are gone through. Within a turn a match is worth what winning it instead of losing
it adds to the chance, so moves are ranked for the win and no more for the expected balance.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from generala_desktop.compat import override
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy.balance import Balance, best_balance
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.matches_adviser import REMEMBERED, Known, MatchAdviser
from generala_desktop.strategy.matches_position import Entries, Pars, Position
from generala_desktop.strategy.matches_turn import turn_of
from generala_desktop.strategy.solver import Progress

RankableMove = ClaimWin | Roll | RollSecondCup | Score

ASSURANCE = 0.85
"""The power of everybody's chance that holds: who is behind dares more than the picture knows."""
LATER = 0.025
"""What the last in the order has ahead, and the first is behind, in the same measure: who plays
later knows better what he needs. Both are from thousands of games of perfect players
(tests/long/perfect_matches.py)."""
NEVER = 1e-12
"""As likely as a loss to somebody who cannot win any more: all such losses are alike."""
ALIKE = 1e-9
"""A match that adds less to the chance is worth nothing, won, lost or void."""


class MatchOutlook:
    """Chances in games of one ruleset: estimates, but for the last box of all."""

    def __init__(self, pars: Pars) -> None:
        self._pars = pars
        self._adviser = WinAdviser(pars)

    def attend(self, progress: Progress | None) -> None:
        """Nothing here takes long enough to be told of."""

    def is_exact(self, state: State) -> bool:
        return False

    def win_chances(self, state: State) -> Floats:
        chances, balance = self._before(state)
        if state.turn.rolls or _is_last(state):
            own = max(self._moves(state, balance).values())
            chances = _with_own(chances, state.seat, own)
        return _adapted(chances, state)

    def move_chances(self, state: State, moves: Sequence[RankableMove]) -> tuple[float, ...]:
        """Return the chance of the player at turn after each of his moves."""
        before, balance = self._before(state)
        chances = self._moves(state, balance)
        after = (_with_own(before, state.seat, chances[move]) for move in moves)
        return tuple(float(_adapted(each, state)[state.seat]) for each in after)

    def _before(self, state: State) -> tuple[Floats, Balance]:
        """Return everybody's chance, were it nobody's turn, and the balance of those who stay."""
        balance = standing(Position(self._pars, state))
        chances = np.zeros(len(state.cards))
        chances[list(state.staying)] = balance.shares
        return chances, balance

    def _moves(self, state: State, balance: Balance) -> Mapping[RankableMove, float]:
        """Return the chance after each move.

        On average a turn leaves it as it was before; for his last box the dice alone tell.
        """
        own = state.staying.index(state.seat)
        ahead = float(balance.shares[own]) - self._adviser.usual(state)
        chances = {
            one.move: float(balance.given[one.move.match, own, own])
            if isinstance(one.move, ClaimWin)
            else ahead + one.expected
            for one in self._adviser.ranked(state)
        }
        return {move: min(1.0, max(0.0, chance)) for move, chance in chances.items()}


def _with_own(chances: Floats, seat: int, own: float) -> Floats:
    """Return everybody's chances with another one of a seat, the others in proportion."""
    result: Floats = chances.copy()
    # Added up, and not what is missing to 1: that may be less than nothing by a rounding.
    result[seat] = 0.0
    others = result.sum()
    if not others:
        return chances
    result = result / others * (1 - own)
    result[seat] = own
    return result


def _adapted(chances: Floats, state: State) -> Floats:
    """Return the chances as they are among players who see how matters stand."""
    playing = [seat for seat in range(len(chances)) if state.may_play(seat)]
    if len(playing) < 2 and sum(len(state.open_boxes(seat)) for seat in playing) < 2:
        return chances  # nobody answers any more to what the dice decide
    order = np.linspace(-LATER, LATER, len(chances))
    weights = chances**ASSURANCE * np.exp(order)
    result: Floats = weights / weights.sum()
    return result


def _is_last(state: State) -> bool:
    """Tell whether the player at turn has one box left."""
    return len(state.open_boxes(state.seat)) == 1


class WinAdviser(MatchAdviser):
    """Ranks moves by what they add to the chance of the best balance."""

    def usual(self, state: State) -> float:
        """Return what the turn is worth where the chance is as it was before."""
        known = self._know(state)
        if _is_last(state):
            return known.position.balance(state.seat)
        return float(known.turn.value[0])

    @override
    def _know(self, state: State) -> Known:
        key = (state.cards, state.seat, state.claims, state.left)
        known = self._known.pop(key, None)
        if known is None:
            position = self._weighed(state)
            entries = Entries(position)
            boxes = self.pars.boxes
            mask = int(boxes.masks(position.open[state.seat].any(axis=0)))
            turn = turn_of(boxes.outcomes, entries.worth(), boxes.may_stand(mask)[:, None])
            known = Known(position, entries, turn)
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _weighed(self, state: State) -> Position:
        """Return the position with matches worth what they add to the chance."""
        position = Position(self.pars, state)
        stay = position.stay
        if state.seat not in stay or len(stay) < 2:
            return position
        own = stay.index(state.seat)
        weighed = copy.copy(position)
        weighed.boxes = copy.copy(position.boxes)
        worths = _worths(winners(position), standing(position), own)
        weighed.boxes.values = worths.halves.astype(np.float64)
        weighed.nets = position.nets.copy()
        weighed.nets[state.seat] = position.net(state.seat, worths.void)
        return weighed


@dataclass(frozen=True)
class _Worths:
    """What each match means for the own chance; shapes (matches,)."""

    halves: Floats
    """Half of what winning it instead of losing it adds."""
    void: Floats
    """Where nobody wins it, between -1 (as bad as lost) and 1 (as good as won)."""


def _worths(chances: Floats, balance: Balance, own: int) -> _Worths:
    lost = chances[:, :-1] + NEVER
    lost[:, own] = 0.0
    given = balance.given[:, :, own]
    losing = (lost * given[:, :-1]).sum(axis=1) / lost.sum(axis=1)
    halves = (given[:, own] - losing) / 2
    void = (given[:, -1] - losing) / np.where(halves > ALIKE, halves, 1.0) - 1.0
    return _Worths(halves, np.where(halves > ALIKE, np.clip(void, -1.0, 1.0), 0.0))


def standing(position: Position) -> Balance:
    """Return the chances of the best balance, were it nobody's turn in particular."""
    values = tuple(match.value for match in position.state.rules.matches)
    return best_balance(values, winners(position))


def winners(position: Position) -> Floats:
    """Return how likely each of those who stay wins each match, and nobody, at last."""
    state, stay = position.state, position.stay
    finals = [np.clip(position.finals[seat], 0.0, None) for seat in stay]
    below = [np.cumsum(final, axis=1) - final for final in finals]
    result = np.zeros((len(position.live), len(stay) + 1))
    for number, final in enumerate(finals):
        others = [part for other, part in enumerate(below) if other != number]
        result[:, number] = (final * np.prod(others, axis=0)).sum(axis=1)
    for match in np.flatnonzero(~position.live):
        claimant = state.claimant(int(match))
        result[match] = 0.0
        if claimant in stay:
            result[match, stay.index(claimant)] = 1.0
    result[:, -1] = 0.0
    result[:, -1] = np.clip(1 - result.sum(axis=1), 0.0, None)
    result /= result.sum(axis=1, keepdims=True)
    return result
