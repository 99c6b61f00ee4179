"""What the player whose turn it is may do, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import (
    ClaimWin,
    LayHand,
    Leave,
    Move,
    Roll,
    RollSecondCup,
    Score,
    WritePoints,
)
from generala_desktop.engine.possible import possible_entries
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.ruleset import Holds
from generala_desktop.engine.state import State
from generala_desktop.engine.text import Text


def claimable(state: State) -> tuple[int, ...]:
    """Return the matches that the dice on the table may win outright."""
    win = state.rules.instant_win
    if state.over or win is None or not state.turn.rolls or not win.pattern(state.turn.hand):
        return ()
    if not win.needs_open_box:
        return state.live_matches
    open_in = {box.match for box in state.open_boxes(state.seat)}
    return tuple(match for match in state.live_matches if match in open_in)


def must_claim(state: State) -> bool:
    win = state.rules.instant_win
    return win is not None and win.is_compulsory and bool(claimable(state))


def may_stand(state: State) -> bool:
    """Tell whether the turn may end with the dice that lie there."""
    turn = state.turn
    if not turn.rolls or state.over:
        return False
    allows = state.rules.turn.may_stand
    if allows is None or turn.rolls >= state.rules.turn.rolls:
        return True
    open_ids = frozenset(box.category for box in state.open_boxes(state.seat))
    return allows(turn.hand, open_ids)


def eligible_boxes(state: State) -> tuple[Box, ...]:
    """Return the open boxes that the rules let the present hand be written in."""
    eligible = {
        match: state.rules.eligible(state.rules.open_ids(state.card, match), state.turn.hand)
        for match in state.live_matches
    }
    return tuple(b for b in state.open_boxes(state.seat) if b.category in eligible[b.match])


def may_roll(state: State) -> bool:
    free = not state.over and not must_claim(state)
    return free and state.turn.rolls < state.rules.turn.rolls


def may_roll_second_cup(state: State) -> bool:
    """Tell whether the second cup may be thrown: once, after all other rolls."""
    turn, rule = state.turn, state.rules.turn
    free = not turn.extra and not state.over and not must_claim(state)
    return free and rule.second_cup is not None and turn.rolls == rule.rolls


def is_locked(state: State, place: int) -> bool:
    """Tell whether a die must stay on the table for the rest of the turn."""
    return state.rules.turn.holds is Holds.LOCKED and place in state.turn.kept


def legal_moves(state: State) -> Iterator[Move]:
    """Yield every move of a game with dice; leaving is always possible and not listed."""
    yield from (ClaimWin(match) for match in claimable(state))
    if must_claim(state):
        return
    if may_stand(state):
        yield from (Score(box) for box in eligible_boxes(state))
    if may_roll(state):
        yield from (Roll(keep) for keep in legal_keeps(state))
    if may_roll_second_cup(state):
        cup = state.rules.turn.second_cup
        named = range(1, 7) if cup and cup.declares_target else (None,)
        yield from (RollSecondCup(target) for target in named)


def legal_keeps(state: State) -> Iterator[frozenset[int]]:
    dice = range(len(state.turn.faces))
    locked = frozenset(place for place in dice if is_locked(state, place))
    free = [place for place in dice if place not in locked]
    for count in range(max(1, len(free))):
        for chosen in combinations(free, count):
            yield locked | frozenset(chosen)


def require(state: State, move: Move) -> None:
    """Raise IllegalMoveError, with the reason, unless the move is legal."""
    if state.over:
        raise IllegalMoveError(reasons.GAME_OVER)
    match move:
        case Leave():
            return
        case ClaimWin(match):
            if state.turn.rolls:
                demand(match in claimable(state), reasons.NOTHING_TO_CLAIM)
            else:
                demand(_may_note_win(state, match), reasons.NOTHING_TO_CLAIM)
        case _ if must_claim(state):
            raise IllegalMoveError(reasons.MUST_CLAIM)
        case Roll(keep):
            _require_roll(state, keep)
        case RollSecondCup(target):
            cup = state.rules.turn.second_cup
            demand(may_roll_second_cup(state), reasons.NO_SECOND_CUP)
            named = target in range(1, 7) if cup and cup.declares_target else target is None
            demand(named, reasons.TARGET_WRONG)
        case LayHand(faces):
            demand(state.turn.rolls == 0, reasons.TURN_HAS_BEGUN)
            demand(len(faces) == state.rules.turn.dice, reasons.NEEDS_ALL_DICE)
        case Score(box):
            _require_open(state, box)
            demand(state.turn.rolls > 0, reasons.NO_ROLL_YET)
            demand(may_stand(state), reasons.MUST_ROLL_ON)
            demand(box in eligible_boxes(state), reasons.OTHER_BOX)
        case WritePoints(box, points, bonus):  # pragma: no branch (there is no other)
            _require_open(state, box)
            demand(state.turn.rolls == 0, reasons.TURN_HAS_BEGUN)
            possible = possible_entries(state.rules, state.card, box)
            demand(bool(possible), reasons.OTHER_BOX)
            bonuses = {earned for worth, earned in possible if worth == points}
            demand(bool(bonuses), reasons.POINTS_IMPOSSIBLE.fill(points=points))
            wrong = reasons.BONUS_IMPOSSIBLE.fill(points=points, bonus=bonus)
            if len(bonuses) == 1:
                wrong = reasons.BONUS_WRONG.fill(bonus=bonus, right=min(bonuses))
            demand(bonus in bonuses, wrong)


def demand(holds: bool, reason: Text) -> None:
    if not holds:
        raise IllegalMoveError(reason)


def _may_note_win(state: State, match: int) -> bool:
    """Tell whether a sheet without dice may note a win outright."""
    win = state.rules.instant_win
    if win is None or match not in state.live_matches:
        return False
    return not win.needs_open_box or any(b.match == match for b in state.open_boxes(state.seat))


def _require_open(state: State, box: Box) -> None:
    known = state.rules.has_category(box.category) and 0 <= box.match < len(state.rules.matches)
    demand(known, reasons.NO_SUCH_BOX)
    demand(state.card.is_open(box), reasons.BOX_FILLED)
    demand(state.claimant(box.match) is None, reasons.MATCH_ENDED)


def _require_roll(state: State, keep: frozenset[int]) -> None:
    turn = state.turn
    demand(may_roll(state), reasons.NO_ROLL_LEFT)
    demand(turn.rolls > 0 or not keep, reasons.NOTHING_TO_HOLD)
    dice = range(state.rules.turn.dice)
    demand(keep <= frozenset(dice), reasons.NO_SUCH_DIE)
    demand(len(keep) < len(dice), reasons.ALL_HELD)
    locked = frozenset(place for place in turn.kept if is_locked(state, place))
    demand(locked <= keep, reasons.DIE_LOCKED)


def is_legal(state: State, move: Move) -> bool:
    try:
        require(state, move)
    except IllegalMoveError:
        return False
    return True
