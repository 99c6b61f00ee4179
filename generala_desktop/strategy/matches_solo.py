"""Many players alone at their boxes: a simpler game, from which the pars of boxes are learnt.

Each fills all boxes of all matches, and a point counts what it is worth in its match (its
weight). Arrays hold many players at once; their matches stand in falling order of weight.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from generala_desktop.engine.ruleset import Served
from generala_desktop.strategy.forecast import parts, throws
from generala_desktop.strategy.lattice import DICE, Floats, Index, lattice
from generala_desktop.strategy.matches_boxes import Boxes
from generala_desktop.strategy.matches_outcomes import CLAIM, HANDS, STRIKE, Flags
from generala_desktop.strategy.matches_turn import Turn, turn_of


@dataclass(frozen=True)
class Cards:
    """What each player still has to fill."""

    open: Flags
    """Shape (players, matches, categories)."""
    weights: Floats
    """What a point is worth in each match, falling, shape (players, matches)."""


@dataclass(frozen=True)
class Worth:
    offers: Floats
    """What each offer is worth at best, shape (offers, players)."""
    after: Floats
    """What is expected once a box is closed, shape (players, matches, kinds)."""


@dataclass(frozen=True)
class Written:
    """One entry of each player."""

    kind: Index
    points: Index


class Solo:
    """The simpler game under given pars, shape (turns + 1, kinds, matches)."""

    def __init__(self, boxes: Boxes, par: Floats) -> None:
        self.boxes = boxes
        self.par = par

    def features(self, cards: Cards) -> Floats:
        """Return the weights of the open boxes by kind and rank, shape (players, kinds × matches).

        What a player expects is this times the pars.
        """
        boxes = self.boxes
        by_kind = boxes.by_kind(cards.open)
        rank = np.cumsum(by_kind, axis=1) - 1
        found = np.zeros((len(cards.open), boxes.kinds, boxes.matches))
        player, match, kind = np.nonzero(by_kind)
        found[player, kind, rank[player, match, kind]] = cards.weights[player, match]
        return found.reshape(len(found), -1)

    def expected(self, turns: int, cards: Cards) -> Floats:
        """Return what each player expects, with so many turns to come."""
        result: Floats = self.features(cards) @ self.par[turns].ravel()
        return result

    def worth(self, turns: int, cards: Cards) -> Worth:
        """Weigh the entries that leave so many turns to come."""
        outcomes = self.boxes.outcomes
        after = self._after(turns, cards)
        kinds, points = outcomes.kinds[STRIKE + 1 :], outcomes.points[STRIKE + 1 :]
        offers = np.empty((len(outcomes.kinds), len(cards.open)))
        # Nobody is there to be beaten: a win outright is written like any other hand.
        offers[CLAIM] = -np.inf
        offers[STRIKE] = after.max(axis=(1, 2))
        worth = after[:, :, kinds] + cards.weights[:, :, None] * points
        offers[STRIKE + 1 :] = worth.max(axis=1).T
        return Worth(offers, after)

    def turn(self, worth: Worth, cards: Cards) -> tuple[Turn, Flags]:
        """Return the turn of each player, and where it may end early, shape (504, players)."""
        anywhere: Flags = np.logical_or.reduce(cards.open, axis=1)
        masks = self.boxes.masks(anywhere)
        may_stand = np.stack([self.boxes.may_stand(int(mask)) for mask in masks], axis=1)
        return turn_of(self.boxes.outcomes, worth.offers, may_stand), may_stand

    def play(self, turns: int, cards: Cards, chance: np.random.Generator) -> Written:
        """Play a turn of each player and close its box in place, so many turns being left then."""
        worth = self.worth(turns, cards)
        turn, may_stand = self.turn(worth, cards)
        outcome = self._throw(turn, may_stand, chance)
        return self._write(outcome, worth, cards)

    def _after(self, turns: int, cards: Cards) -> Floats:
        boxes, weights = self.boxes, cards.weights[:, :, None]
        by_kind = boxes.by_kind(cards.open)
        rank = np.cumsum(by_kind, axis=1) - 1
        kinds = np.arange(boxes.kinds)
        here = self.par[turns][kinds, np.maximum(rank, 0)] * weights
        ahead = self.par[turns][kinds, np.maximum(rank - 1, 0)] * weights
        rises = by_kind * (ahead - here)
        behind = np.cumsum(rises[:, ::-1], axis=1)[:, ::-1] - rises
        whole = (by_kind * here).sum(axis=(1, 2))
        after = np.where(by_kind, whole[:, None, None] - here + behind, -np.inf)
        if boxes.outcomes.wildable:
            self._turn_wild(turns, cards, after)
        return after

    def _turn_wild(self, turns: int, cards: Cards, after: Floats) -> None:
        """Weigh anew the entries that make others of their match wild."""
        boxes = self.boxes
        masks = boxes.masks(cards.open)
        left = masks[:, :, None] & ~boxes.bits
        turns_wild = cards.open & boxes.is_wild[left] & ~boxes.is_wild[masks][:, :, None]
        player, match, category = np.nonzero(turns_wild)
        if len(player):
            then = cards.open[player]
            then[np.arange(len(player)), match, category] = False
            expected = self.expected(turns, Cards(then, cards.weights[player]))
            after[player, match, category] = expected

    def _throw(self, turn: Turn, may_stand: Flags, chance: np.random.Generator) -> Index:
        """Return the outcome that each player's turn comes to."""
        outcomes = self.boxes.outcomes
        every = np.arange(may_stand.shape[1])
        rolls, served = outcomes.rules.turn.rolls, outcomes.rules.turn.served
        keep = np.zeros(len(every), np.intp)
        done = np.zeros(len(every), np.bool_)
        result = np.zeros(len(every), np.intp)
        hand = keep
        for roll in range(1, rolls + 1):
            serves = served is Served.FULL_ROLL or (served is Served.FIRST_ROLL and roll == 1)
            order, running = _throws_to_draw()
            thrown = order[_pick(running[keep], chance)]
            hand = np.where(done, hand, thrown + HANDS * (serves & (keep == 0)))
            if roll < rolls:
                held = parts()[hand % HANDS]
                offers = turn.keeps[roll][held, every[:, None]]
                choice = offers.argmax(axis=1)
                keep = held[every, choice]
                writes = np.where(may_stand[hand, every], turn.ends[hand, every], -np.inf)
                done |= writes >= offers[every, choice]
        result = outcomes.white[hand]
        for chances, values in zip(outcomes.cups, turn.cups, strict=True):
            best = np.maximum.reduce([turn.ends, *turn.cups])[hand, every]
            throws_cup = ~done & (values[hand, every] == best) & (best > turn.ends[hand, every])
            fallen = _pick(np.cumsum(chances[hand], axis=1), chance)
            result = np.where(throws_cup, fallen, result)
        return result

    def _write(self, outcome: Index, worth: Worth, cards: Cards) -> Written:
        outcomes, every = self.boxes.outcomes, np.arange(len(outcome))
        slots = outcomes.slots[outcome]
        offer = slots[every, worth.offers[slots, every[:, None]].argmax(axis=1)]
        kind, points = outcomes.kinds[offer], outcomes.points[offer]
        in_kind = worth.after[every, :, np.maximum(kind, 0)]
        match = (in_kind + cards.weights * points[:, None]).argmax(axis=1)
        cheapest = worth.after.reshape(len(every), -1).argmax(axis=1)
        strikes = offer == STRIKE
        match = np.where(strikes, cheapest // self.boxes.kinds, match)
        kind = np.where(strikes, cheapest % self.boxes.kinds, kind)
        cards.open[every, match, self.boxes.category_of[kind]] = False
        return Written(kind, points)


def _pick(running: Floats, chance: np.random.Generator) -> Index:
    """Draw a column for each row of running sums of chances."""
    drawn = chance.random(len(running))[:, None] * running[:, -1:]
    below: Index = (running <= drawn).sum(axis=1)
    picked: Index = np.minimum(below, running.shape[1] - 1)
    return picked


@lru_cache(maxsize=1)
def _throws_to_draw() -> tuple[Index, Floats]:
    """Return hands in an order to draw them in, and running sums of their chances after each keep.

    The order is no other's business: what is learnt from drawn hands must not change with it.
    """
    hands = lattice().hands
    order = sorted(range(len(hands)), key=lambda n: (-len(set(hands[n])), hands[n]))
    return np.array(order, np.intp), np.cumsum(throws()[: lattice().start[DICE], order], axis=1)
