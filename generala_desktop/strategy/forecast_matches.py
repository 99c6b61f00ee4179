"""What best play writes at the end of a turn of several matches, the second cup included."""

from __future__ import annotations

from collections import Counter

import numpy as np

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.moves import Roll, RollSecondCup
from generala_desktop.engine.ruleset import Served
from generala_desktop.engine.state import State
from generala_desktop.strategy.alike import held
from generala_desktop.strategy.forecast import Outcome, parts, throws
from generala_desktop.strategy.lattice import Floats, lattice
from generala_desktop.strategy.matches_outcomes import CLAIM, HANDS, STRIKE
from generala_desktop.strategy.matches_position import Entries, Pars, Position
from generala_desktop.strategy.matches_turn import Turn, turn_of
from generala_desktop.strategy.turn import KEEPS


class MatchForecast:
    """A turn of the player at turn. Hands are numbered as in `matches_outcomes`: built, served."""

    def __init__(self, pars: Pars, state: State) -> None:
        position = Position(pars, state)
        boxes = pars.boxes
        self._boxes = boxes
        self._outcomes = boxes.outcomes
        self._rule = state.rules.turn
        self._entries = Entries(position)
        self._worth = self._entries.worth()
        mask = int(boxes.masks(position.open[state.seat].any(axis=0)))
        may_stand = boxes.may_stand(mask)
        self._turn: Turn = turn_of(self._outcomes, self._worth, may_stand[:, None])
        early = np.where(may_stand, self._turn.ends[:, 0], -np.inf)
        claims = self._outcomes.claims
        early[claims] = np.maximum(early[claims], self._worth[CLAIM, 0])
        self._early = early

    def after(self, state: State, move: Roll | RollSecondCup) -> tuple[Outcome, ...]:
        """Return what may be written after the move, most probable first.

        What is missing to certainty is the chance of a win outright that is claimed.
        """
        match move:
            case Roll(keep):
                row = lattice().row(held(state, keep))
                return self._said(self._after_roll(row, state.turn.rolls))
            case RollSecondCup(target):  # pragma: no branch (there is no other)
                hand = self._hand(state.turn.faces, served=state.turn.served)
                cup = 0 if target is None else target - 1
                return self._said(self._outcomes.cups[cup][hand])

    def struck(self, box: Box) -> float:
        """Return the expected balance after giving up an open box."""
        kind = self._boxes.ids.index(box.category)
        if not self._entries.by_kind[box.match, kind]:
            kind = int(self._boxes.wild_kind[kind])
        return float(self._entries.values(box.match, kind, np.array(0)))

    def _hand(self, faces: Faces, *, served: bool) -> int:
        place = lattice().row(tuple(sorted(faces))) - lattice().start[5]
        return place + HANDS * served

    def _after_roll(self, row: int, rolls: int) -> Floats:
        """Return the chances of each outcome after holding a keep, so many rolls being made."""
        last = self._rule.rolls
        weights = np.zeros(KEEPS)
        weights[row] = 1
        written = np.zeros(len(self._outcomes.slots))
        for made in range(rolls + 1, last):
            hands = self._thrown(weights, made)
            offers = self._turn.keeps[made][:, 0][parts()]
            choice = offers.argmax(axis=1)
            every = np.arange(HANDS)
            best, rows = offers[every, choice], parts()[every, choice]
            stays = self._early >= np.tile(best, 2)
            written += self._written(np.where(stays, hands, 0))
            rolled = np.where(stays, 0, hands)
            weights = np.bincount(np.tile(rows, 2), rolled, KEEPS).astype(np.float64)
        return written + self._end(self._thrown(weights, last))

    def _thrown(self, weights: Floats, made: int) -> Floats:
        """Return the chances of each hand once the dice beside the keeps are thrown."""
        serving = np.zeros(KEEPS)
        served = self._rule.served
        if served is Served.FULL_ROLL or (served is Served.FIRST_ROLL and made == 1):
            serving[0] = weights[0]
        return np.concatenate([(weights - serving) @ throws(), serving @ throws()])

    def _end(self, hands: Floats) -> Floats:
        """Return the chances of each outcome after the last roll; a second cup may follow it."""
        ends = np.maximum(self._turn.ends[:, 0], self._early)
        values = np.stack([ends, *(cup[:, 0] for cup in self._turn.cups)])
        choice = values.argmax(axis=0)
        written = self._written(np.where(choice == 0, hands, 0))
        for number, cup in enumerate(self._outcomes.cups, start=1):
            written += np.where(choice == number, hands, 0) @ cup
        return written

    def _written(self, hands: Floats) -> Floats:
        count = len(self._outcomes.slots)
        return np.bincount(self._outcomes.white, hands, count).astype(np.float64)

    def _said(self, written: Floats) -> tuple[Outcome, ...]:
        slots = self._outcomes.slots
        best = self._worth[:, 0][slots].argmax(axis=1)
        offers = slots[np.arange(len(slots)), best]
        chances = np.bincount(offers, written, len(self._worth))
        found: Counter[tuple[Box, int]] = Counter()
        for offer in np.flatnonzero(chances):
            if offer != CLAIM:
                found[self._written_as(int(offer))] += chances[offer]
        return tuple(
            Outcome(box, points, 0, float(chance)) for (box, points), chance in found.most_common()
        )

    def _written_as(self, offer: int) -> tuple[Box, int]:
        """Return the box and the points that an offer is used for."""
        boxes, is_open = self._boxes, self._entries.by_kind
        points = int(self._outcomes.points[offer])
        kind = int(self._outcomes.kinds[offer])
        kinds = range(boxes.kinds) if offer == STRIKE else [kind]
        places = [(m, k) for m in range(boxes.matches) for k in kinds if is_open[m, k]]
        gained = np.array(points)
        match, kind = max(places, key=lambda p: float(self._entries.values(p[0], p[1], gained)))
        return Box(match, boxes.ids[boxes.category_of[kind]]), points
