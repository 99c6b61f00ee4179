"""The moves of a turn in the order of what they are worth, exactly."""

from __future__ import annotations

from dataclasses import dataclass

from generala_desktop.engine import legality
from generala_desktop.engine.card import Entry
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy.lattice import Keep, lattice
from generala_desktop.strategy.solver import Solver
from generala_desktop.strategy.turn import Workspace


@dataclass(frozen=True)
class RankedMove:
    move: ClaimWin | Roll | RollSecondCup | Score
    expected: float
    """The final total, or balance of several matches, that best play reaches on average."""
    loss: float
    """How much less that is than with the best move."""


def ranked(solver: Solver, state: State) -> tuple[RankedMove, ...]:
    """Return every move of the player at turn that differs from the others, best first.

    Rolls that hold the same numbers are one move. A win outright comes first, whatever the
    points: it is worth the game; where it is compulsory there is nothing else.
    """
    total = state.rules.total(state.card, 0)
    claims = [RankedMove(ClaimWin(m), float(total), 0.0) for m in legality.claimable(state)]
    if legality.must_claim(state):
        return tuple(claims)
    worth: list[tuple[ClaimWin | Roll | Score, float]] = [
        *((move, expected) for move, expected in _entries(solver, state)),
        *((move, expected) for move, expected in _rolls(solver, state)),
    ]
    worth.sort(key=lambda pair: -pair[1])
    best = worth[0][1] if worth else 0.0
    moves = [RankedMove(move, expected, best - expected) for move, expected in worth]
    return (*claims, *moves)


def _entries(solver: Solver, state: State) -> list[tuple[Score, float]]:
    rules, card = state.rules, state.card
    if not legality.may_stand(state):
        return []
    hand = state.turn.hand
    result = []
    for box in legality.eligible_boxes(state):
        points = rules.points(card, box, hand)
        after = card.write(Entry(box, hand, points, rules.entry_bonus(card, box.match, hand)))
        result.append((Score(box), rules.total(after, 0) + solver.value(after)))
    return result


def _rolls(solver: Solver, state: State) -> list[tuple[Roll, float]]:
    turn, rules = state.turn, state.rules
    total = rules.total(state.card, 0)
    if state.over or turn.extra or turn.rolls >= rules.turn.rolls:
        return []
    if not turn.rolls:
        return [(Roll(), total + solver.value(state.card))]
    work = Workspace.make(1, rules.turn.rolls, solver.dtype)
    solver.turn(solver.place_of(state.card), work)
    values = work.keeps[rules.turn.rolls - turn.rolls - 1][:, 0]
    return [
        (Roll(places), total + float(values[lattice().row(keep)]))
        for keep, places in _keeps(state).items()
    ]


def _keeps(state: State) -> dict[Keep, frozenset[int]]:
    """Return the different numbers that may be held, each with places that show them."""
    faces = state.turn.faces
    found: dict[Keep, frozenset[int]] = {}
    for places in legality.legal_keeps(state):
        keep = tuple(sorted(faces[place] for place in places))
        found.setdefault(keep, places)
    return found
