"""Advice for games of several matches: a turn exactly, what follows by estimate."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import numpy as np

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.lattice import DICE, Keep, lattice
from generala_desktop.strategy.matches_outcomes import HANDS
from generala_desktop.strategy.matches_position import Entries, Pars, Position
from generala_desktop.strategy.matches_turn import Turn, turn_of
from generala_desktop.strategy.unit import Unit

REMEMBERED = 8
"""Turns that are kept worked out, so that its rolls ask no second time."""

DIGITS = 9

RankableMove = ClaimWin | Roll | RollSecondCup | Score


@dataclass(frozen=True)
class Known:
    """What the player at turn may come to."""

    position: Position
    entries: Entries
    turn: Turn


class MatchAdviser:
    """Of a game of several matches; expectations are final balances."""

    unit = Unit.BALANCE

    def __init__(self, pars: Pars) -> None:
        self.pars = pars
        self._known: OrderedDict[object, Known] = OrderedDict()

    @property
    def rules(self) -> Ruleset:
        return self.pars.boxes.rules

    def ranked(self, state: State) -> tuple[RankedMove, ...]:
        if state.over:
            return ()
        known = self._know(state)
        worth: list[tuple[RankableMove, float]] = [
            *((ClaimWin(m), float(known.entries.claims[m])) for m in legality.claimable(state)),
            *self._scores(state, known),
            *self._rolls(state, known),
            *self._cups(state, known),
        ]
        # Of equals, the one that ends the turn; the last digits are noise.
        worth = [(move, round(expected, DIGITS)) for move, expected in worth]
        worth.sort(key=lambda pair: -pair[1])
        best = worth[0][1] if worth else 0.0
        return tuple(RankedMove(move, expected, best - expected) for move, expected in worth)

    def prospect(self, state: State, seat: int) -> float:
        if state.over:
            return float(ranking.balance(state, seat))
        known = self._know(state)
        if seat == state.seat:
            if state.turn.rolls:
                return self.ranked(state)[0].expected
            return float(known.turn.value[0])
        return known.position.balance(seat)

    def _know(self, state: State) -> Known:
        # The cards themselves, which what is known keeps alive: a hundred entries hash slowly.
        key = (*map(id, state.cards), state.seat, state.claims, state.left)
        known = self._known.pop(key, None)
        if known is None:
            position = Position(self.pars, state)
            entries = Entries(position)
            boxes = self.pars.boxes
            mask = int(boxes.masks(position.open[state.seat].any(axis=0)))
            turn = turn_of(boxes.outcomes, entries.worth(), boxes.may_stand(mask)[:, None])
            known = Known(position, entries, turn)
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _scores(self, state: State, known: Known) -> list[tuple[RankableMove, float]]:
        if not legality.may_stand(state):
            return []
        boxes = self.pars.boxes
        number = {category_id: c for c, category_id in enumerate(boxes.ids)}
        found = legality.eligible_boxes(state)
        kinds: list[int] = []
        points: dict[int, int] = {}
        for box in found:
            kind = number[box.category]
            if not known.entries.by_kind[box.match, kind]:
                kind = int(boxes.wild_kind[kind])
            if kind not in points:  # alike in every match
                points[kind] = state.rules.points(state.card, box, state.turn.hand)
            kinds.append(kind)
        values = known.entries.values(
            np.array([box.match for box in found], np.intp),
            np.array(kinds, np.intp),
            np.array([points[kind] for kind in kinds], np.intp),
        )
        return list(zip(map(Score, found), values.tolist(), strict=True))

    def _rolls(self, state: State, known: Known) -> list[tuple[RankableMove, float]]:
        if not legality.may_roll(state) or state.turn.extra:
            return []
        values = known.turn.keeps[state.turn.rolls][:, 0]
        faces = state.turn.faces
        found: dict[Keep, frozenset[int]] = {}
        for places in legality.legal_keeps(state) if faces else [frozenset[int]()]:
            found.setdefault(tuple(sorted(faces[place] for place in places)), places)
        return [
            (Roll(places), float(values[lattice().row(keep)])) for keep, places in found.items()
        ]

    def _cups(self, state: State, known: Known) -> list[tuple[RankableMove, float]]:
        if not legality.may_roll_second_cup(state):
            return []
        turn = state.turn
        moves = [move for move in legality.legal_moves(state) if isinstance(move, RollSecondCup)]
        row = lattice().row(tuple(sorted(turn.faces))) - lattice().start[DICE] + HANDS * turn.served
        return [
            (move, float(values[row, 0]))
            for move, values in zip(moves, known.turn.cups, strict=True)
        ]
