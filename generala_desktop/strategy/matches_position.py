"""What each entry of a position is worth: chances of winning each match from its open boxes.

Each open box is taken for a chance of being filled, and each match for the sum of its boxes,
independent of the other matches. Within that picture the chances are exact, ties included.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generala_desktop.engine.state import State
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.matches_boxes import Boxes
from generala_desktop.strategy.matches_outcomes import CLAIM, STRIKE

Spectrum = NDArray[np.complexfloating]

STEP = 8
"""Points over which the worth of one more point is measured."""
LEAST_WEIGHT = 1e-3
DOUBT = 0.005
"""No box is certain to be filled, and each one less than those of its kind before it."""


@dataclass(frozen=True)
class Pars:
    """What boxes bring on average, by turns to come, kind and rank among their like."""

    boxes: Boxes
    par: Floats
    """Points, shape (turns + 1, kinds, matches)."""
    hits: Floats
    """By kind: chances of each number of points where there are any, shape (kinds, sums)."""
    means: Floats
    """By kind: of these points."""
    spectra: Spectrum
    """By kind: the transform of `hits`, shape (kinds, frequencies)."""

    @property
    def sums(self) -> int:
        """How many sums of a match are told apart."""
        return int(self.hits.shape[1])

    @classmethod
    def make(cls, boxes: Boxes, par: Floats, hits: Floats) -> Pars:
        means = hits @ np.arange(hits.shape[1])
        return cls(boxes, par, hits, means, np.fft.rfft(hits, axis=1))

    def chances(self, turns: Index | int, rank: Index) -> Floats:
        """Return the chance that each box is filled, shape (…, matches, kinds) of the ranks.

        Args:
            turns: to come, of any shape that goes with the ranks.
            rank: of the box among its like, from 0; the last axis is the kinds.
        """
        kinds = np.arange(self.boxes.kinds)
        place = np.maximum(rank, 0)
        mean = self.par[turns, kinds, place]
        chances: Floats = np.minimum(mean / self.means, 1.0 - DOUBT * (place + 1))
        return chances


class Position:
    """A state in arrays, from every seat."""

    def __init__(self, pars: Pars, state: State) -> None:
        self.pars = pars
        self.boxes = pars.boxes
        self.state = state
        boxes, seats = self.boxes, range(len(state.cards))
        self.open = np.zeros((len(state.cards), boxes.matches, boxes.categories), np.bool_)
        self.sums = np.zeros((len(state.cards), boxes.matches), np.intp)
        number = {category_id: c for c, category_id in enumerate(boxes.ids)}
        for seat in seats:
            for box in state.open_boxes(seat):
                self.open[seat, box.match, number[box.category]] = True
            for entry in state.cards[seat].entries:
                self.sums[seat, entry.box.match] += entry.points
        self.stay = state.staying
        self.turns = self.open.sum((1, 2))
        self.by_kind = boxes.by_kind(self.open)
        self.live = np.array([m in state.live_matches for m in range(boxes.matches)])
        self.weights = np.tile(boxes.values, (len(state.cards), 1))
        """What one more point is worth, but for a factor; shape (seats, matches)."""
        self._see()
        self._weigh()
        self._see()

    def _see(self) -> None:
        """Work out what is to come, under the weights of the matches."""
        self.ranks = self._ranks()
        """The place of each box among its like, from 0; shape (seats, matches, kinds)."""
        chance = self.pars.chances(self.turns[:, None, None], self.ranks) * self.by_kind
        self.rests = np.prod(1.0 - chance[..., None] * (1.0 - self.pars.spectra), axis=2)
        """Transforms of what each match still brings, shape (seats, matches, frequencies)."""
        self.finals = self._finals()
        """Chances of each final sum, shape (seats, matches, sums)."""
        self._reached = np.cumsum(self.finals, axis=2)
        self.nets = np.array([self.net(seat) for seat in range(len(self.sums))])
        """What each final sum brings, shape (seats, matches, sums)."""

    def settled(self, seat: int) -> float:
        """Return the balance of the matches that were won outright."""
        total = 0.0
        for match, value in enumerate(self.boxes.values):
            claimant = self.state.claimant(match)
            if claimant is not None and claimant not in self.state.left:
                total += value if claimant == seat else -value
        return total

    def balance(self, seat: int) -> float:
        """Return the expected final balance, were it nobody's turn in particular."""
        if seat in self.state.left:
            return self._balance_of_one_gone(seat)
        net = self._to_come()[seat, np.arange(self.boxes.matches), self.sums[seat]]
        return self.settled(seat) + float((net * self.boxes.values)[self.live].sum())

    def _balance_of_one_gone(self, seat: int) -> float:
        lost = self.boxes.values[self.live].sum() if self.stay else 0.0
        return self.settled(seat) - float(lost)

    def _ranks(self) -> Index:
        seats, order = np.arange(len(self.sums))[:, None], np.argsort(-self.weights, kind="stable")
        ranks = np.empty(self.by_kind.shape, np.intp)
        ranks[seats, order] = np.cumsum(self.by_kind[seats, order], axis=1) - 1
        return ranks

    def _finals(self) -> Floats:
        rests = np.fft.irfft(self.rests, self.pars.sums)
        rows = np.arange(self.pars.sums) - self.sums[..., None]
        finals = np.take_along_axis(rests, rows % self.pars.sums, axis=2)
        finals[rows < 0] = 0.0
        return finals

    def net(self, seat: int, void: Floats | float = 0.0) -> Floats:
        """Return what each final sum brings against the others: 1 won, -1 lost, or a void match.

        Shape (matches, sums); `void` may have a value for each match. Of three or more players,
        two that beat the seat together count as a loss.
        """
        others = [other for other in self.stay if other != seat]
        if not others:
            return np.ones(self.finals.shape[1:])
        no_more = self._reached[others].prod(axis=0)
        less = np.zeros_like(no_more)
        less[:, 1:] = no_more[:, :-1]
        tie = np.broadcast_to(void, len(less))[:, None]
        net: Floats = (1.0 + tie) * no_more + (1.0 - tie) * less - 1.0
        return net

    def _to_come(self) -> Floats:
        """Return the net of each match by the points that it has, shape (seats, matches, sums)."""
        spectra = np.conj(self.rests) * np.fft.rfft(self.nets)
        return np.fft.irfft(spectra, self.pars.sums)

    def _weigh(self) -> None:
        """Rank the matches by what one more point is worth in them."""
        low = np.maximum(self.sums - STEP, 0)
        high = np.minimum(self.sums + STEP, self.pars.sums - 1)
        net = self._to_come()
        seats, matches = np.ogrid[: len(net), : self.boxes.matches]
        slope = (net[seats, matches, high] - net[seats, matches, low]) / (high - low)
        self.weights = self.boxes.values * np.maximum(slope, LEAST_WEIGHT / STEP)


class Entries:
    """What each entry of the player at turn leads to, as an expected final balance.

    Flags and values of boxes have the shape (matches, kinds).
    """

    def __init__(self, position: Position) -> None:
        seat = position.state.seat
        self.position = position
        self._sums = position.sums[seat]
        self._open = position.open[seat]
        self._weights = position.weights[seat]
        self._worth = np.where(position.live, position.boxes.values, 0.0)
        self._turns = int(position.turns[seat]) - 1
        self._rank = position.ranks[seat]
        self.by_kind = position.by_kind[seat]
        self._chance = position.pars.chances(self._turns, self._rank) * self.by_kind
        self._without = self._net_without(np.fft.rfft(position.nets[seat], axis=1))
        self._others, self.claims = self._elsewhere()

    def values(self, match: Index | int, kind: Index | int, points: Index) -> Floats:
        """Return what entries of these points in these boxes lead to."""
        net = self._without[match, kind, self._sums[match] + points]
        values: Floats = self._others[match, kind] + self._worth[match] * net
        return values

    def worth(self) -> Floats:
        """Return the best that each offer can be used for, shape (offers, 1)."""
        outcomes = self.position.boxes.outcomes
        kinds, points = outcomes.kinds[STRIKE + 1 :], outcomes.points[STRIKE + 1 :]
        here = np.arange(len(self._sums))[:, None]
        # Boxes that are closed are asked as well: their sums may be more than a match can hold.
        sums = np.minimum(self._sums[:, None] + points, self.position.pars.sums - 1)
        net = self._without[here, kinds, sums]
        values = self._others[:, kinds] + self._worth[:, None] * net
        none = np.where(self.by_kind, 0.0, -np.inf)
        zero = self._without[here, np.arange(self.by_kind.shape[1]), self._sums[:, None]]
        struck = self._others + self._worth[:, None] * zero + none
        worth = np.empty((len(outcomes.kinds), 1))
        worth[CLAIM] = self.claims.max()
        worth[STRIKE] = struck.max()
        worth[STRIKE + 1 :, 0] = (values + none[:, kinds]).max(axis=0)
        return worth

    def _net_without(self, net: Spectrum) -> Floats:
        """Return the net of each sum of a match once a box is closed, (matches, kinds, sums)."""
        pars = self.position.pars
        each = 1.0 - self._chance[:, :, None] * (1.0 - pars.spectra)
        before, after = np.ones_like(each), np.ones_like(each)
        np.multiply.accumulate(each[:, :-1], axis=1, out=before[:, 1:])
        after[:, :-1] = np.multiply.accumulate(each[:, :0:-1], axis=1)[:, ::-1]
        rest = before * after
        if self.position.boxes.outcomes.wildable:
            self._turn_wild(rest)
        return np.fft.irfft(np.conj(rest) * net[:, None], pars.sums, axis=2)

    def _turn_wild(self, rest: Spectrum) -> None:
        """Take boxes for wild that become so when another is closed."""
        pars, boxes = self.position.pars, self.position.boxes
        masks = boxes.masks(self._open)
        wild_then = boxes.is_wild[masks[:, None] & ~boxes.bits]
        flips = self._open & wild_then & ~boxes.is_wild[masks][:, None]
        for match, category in zip(*np.nonzero(flips), strict=True):
            spectrum = np.ones(pars.spectra.shape[1], np.complex128)
            for other in np.flatnonzero(self._open[match]):
                if other != category:
                    kind = boxes.wild_kind[other]
                    ahead = self.by_kind[:, kind] & (self._weights > self._weights[match])
                    chance = pars.chances(self._turns, np.full(boxes.kinds, ahead.sum()))[kind]
                    spectrum *= 1.0 - chance * (1.0 - pars.spectra[kind])
            rest[match, category] = spectrum

    def _elsewhere(self) -> tuple[Floats, Floats]:
        """Return what all other matches are worth after an entry, and after winning each match."""
        position, pars = self.position, self.position.pars
        seat = position.state.seat
        here = np.arange(len(self._sums))
        sums = np.minimum(self._sums[:, None] + np.arange(pars.sums), pars.sums - 1)
        window = np.take_along_axis(self._without, sums[:, None, :], axis=2)
        zero = window[:, :, 0]
        filled = np.einsum("mks,ks->mk", window, pars.hits)
        settled = position.nets[seat][here, self._sums]
        whole = (zero + self._chance * (filled - zero))[here, self.by_kind.argmax(axis=1)]
        base = self._worth * np.where(self.by_kind.any(axis=1), whole, settled)
        # A box that is closed lets those of its kind behind it move up.
        ahead = pars.chances(self._turns, self._rank - 1)
        moves = self.by_kind & (self._rank > 0)
        gain = np.where(moves, (ahead - self._chance) * (filled - zero), 0.0) * self._worth[:, None]
        behind = self._rank[None, :, :] > self._rank[:, None, :]
        rises = (behind * gain[None, :, :]).sum(axis=1)
        rest = position.settled(seat) + base.sum() - base
        may_claim = position.live & self.by_kind.any(axis=1)
        claims = np.where(may_claim, rest + self._worth, -np.inf)
        return rest[:, None] + rises, claims
