"""A game moves on: a legal wish becomes an event, an event the next state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Entry
from generala_desktop.engine.dice import DiceSource, Faces
from generala_desktop.engine.events import (
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.legality import demand, require
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
from generala_desktop.engine.ruleset import Ends, Ruleset, Served
from generala_desktop.engine.state import State, Turn, start


def decide(state: State, move: Move, dice: DiceSource) -> Event:
    """Turn a legal move into what happened; chance enters here and nowhere else.

    Raises IllegalMoveError.
    """
    require(state, move)
    match move:
        case Roll(keep):
            places = [place for place in range(state.rules.turn.dice) if place not in keep]
            thrown = dict(zip(places, dice.throw(len(places)), strict=True))
            faces = state.turn.faces
            return Rolled(
                keep,
                tuple(thrown[p] if p in thrown else faces[p] for p in range(state.rules.turn.dice)),
            )
        case RollSecondCup(target):
            return SecondCupRolled(dice.throw(state.rules.turn.dice), target)
        case LayHand(faces):
            return HandLaid(faces)
        case Score(box):
            hand = state.turn.hand
            points = state.rules.points(state.card, box, hand)
            return Scored(box, points, state.rules.entry_bonus(state.card, box.match, hand))
        case WritePoints(box, points, bonus):
            return Scored(box, points, bonus)
        case ClaimWin(match):
            return WinClaimed(match)
        case Leave():  # pragma: no branch (there is no other)
            return Left()


def apply(state: State, event: Event) -> State:
    """Return the state after a legal event."""
    turn = state.turn
    match event:
        case Rolled(keep, faces):
            return replace(state, turn=_after_roll(state, keep, faces))
        case SecondCupRolled(faces, target):
            return replace(state, turn=replace(turn, extra=faces, target=target))
        case HandLaid(faces):
            return replace(state, turn=Turn(state.rules.turn.rolls, faces))
        case Scored(box, points, bonus):
            hand = turn.hand if turn.rolls else None
            card = state.card.write(Entry(box, hand, points, bonus))
            cards = (*state.cards[: state.seat], card, *state.cards[state.seat + 1 :])
            return _next_turn(replace(state, cards=cards))
        case WinClaimed(match):
            return _next_turn(replace(state, claims=(*state.claims, (match, state.seat))))
        case Left():  # pragma: no branch (there is no other)
            return _next_turn(replace(state, left=state.left | {state.seat}))


def _after_roll(state: State, keep: frozenset[int], faces: Faces) -> Turn:
    rolls = state.turn.rolls + 1
    served = {
        Served.NEVER: False,
        Served.FIRST_ROLL: rolls == 1,
        Served.FULL_ROLL: not keep,
    }[state.rules.turn.served]
    return Turn(rolls, faces, keep, served)


def _next_turn(state: State) -> State:
    win = state.rules.instant_win
    claimed = win is not None and bool(state.claims)
    if claimed and win is not None and win.ends is Ends.NOW:
        return replace(state, over=True, turn=Turn())
    seats = len(state.cards)
    later = [seat for seat in range(state.seat + 1, seats) if state.may_play(seat)]
    if not later:
        round_ends = claimed and win is not None and win.ends is Ends.ROUND
        later = [] if round_ends else [seat for seat in range(seats) if state.may_play(seat)]
    if not later:
        return replace(state, over=True, turn=Turn())
    return replace(state, seat=later[0], turn=Turn())


def verify(state: State, event: Event) -> None:
    """Raise IllegalMoveError unless the event can follow the state by the rules."""
    match event:
        case Rolled(keep, faces):
            require(state, Roll(keep))
            demand(_are_faces(faces, state.rules.turn.dice), reasons.NEEDS_ALL_DICE)
            kept = all(state.turn.faces[place] == faces[place] for place in keep)
            demand(kept, reasons.HELD_CHANGED)
        case SecondCupRolled(faces, target):
            require(state, RollSecondCup(target))
            demand(_are_faces(faces, state.rules.turn.dice), reasons.NEEDS_ALL_DICE)
        case HandLaid(faces):
            require(state, LayHand(faces))
            demand(_are_faces(faces, state.rules.turn.dice), reasons.NEEDS_ALL_DICE)
        case Scored(box, points, bonus) if state.turn.rolls:
            require(state, Score(box))
            right = state.rules.points(state.card, box, state.turn.hand)
            wrong = reasons.POINTS_WRONG.fill(points=points, right=right)
            demand(points == right, wrong)
            earned = state.rules.entry_bonus(state.card, box.match, state.turn.hand)
            demand(bonus == earned, reasons.BONUS_WRONG.fill(bonus=bonus, right=earned))
        case Scored(box, points, bonus):
            require(state, WritePoints(box, points, bonus))
        case WinClaimed(match):
            require(state, ClaimWin(match))
        case Left():  # pragma: no branch (there is no other)
            require(state, Leave())


def _are_faces(faces: Faces, count: int) -> bool:
    return len(faces) == count and all(face in range(1, 7) for face in faces)


def replay(rules: Ruleset, players: int, events: Iterable[Event]) -> State:
    """Fold verified events; raises IllegalMoveError at the first that cannot be."""
    state = start(rules, players)
    for event in events:
        verify(state, event)
        state = apply(state, event)
    return state
