"""One turn played by a rule: the best choice in every situation, and where the choices lead.

What `turn.py` does for the values of hundreds of thousands of positions, this does for a few
whose choices are wanted too, also for worths that are no points. The columns are positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from generala_desktop.engine.ruleset import Holds, Served, TurnRule
from generala_desktop.strategy.lattice import FACES, Floats, Index, Keep, expected, lattice
from generala_desktop.strategy.tables import Flags
from generala_desktop.strategy.turn import FIRST_HAND, HANDS, KEEPS

WRITE = -1
"""The choice not to throw again."""

MARKS = 0xFF
"""Bits for the number of a keep, of which there are 210."""


@dataclass(frozen=True)
class Throw:
    """The situations that one of the turn's rolls leads to.

    A situation is a hand, whether it is served, and under locked holds what may not be taken up.
    """

    hands: Index
    """Hand of each situation, shape (situations,)."""
    served: Flags
    chances: Floats
    """Of each situation after holding each keep, shape (keeps, situations)."""
    situation: Index
    """Of each hand after holding each keep, shape (keeps, hands); where none can follow: -1."""
    options: tuple[tuple[Index, Index], ...]
    """(situations, keeps to go on with), shapes (some,) and (some, width); none at the end.
    Where fewer can be held than the width, some stand there repeatedly."""


def throws(rule: TurnRule) -> tuple[Throw, ...]:
    """Return what each roll of a turn leads to; the first one holds nothing."""
    return _throws(rule.rolls, rule.holds, rule.served)


@lru_cache(maxsize=8)
def _throws(rolls: int, holds: Holds, served: Served) -> tuple[Throw, ...]:
    return tuple(_throw(roll, rolls, holds, served) for roll in range(1, rolls + 1))


def _throw(roll: int, rolls: int, holds: Holds, served: Served) -> Throw:
    chances = _chances()[:1] if roll == 1 else _chances()
    keeps, hands = np.nonzero(chances)
    is_served = np.zeros(len(keeps), bool)
    if served is Served.FULL_ROLL:
        is_served[:] = keeps == 0
    elif served is Served.FIRST_ROLL:
        is_served[:] = roll == 1
    locks = holds is Holds.LOCKED and 1 < roll < rolls
    # What is held matters no more than the rules make of it.
    kind = keeps if locks else np.where(is_served, 0, 1)
    keys, situation = np.unique(kind * HANDS + hands, return_inverse=True)
    situation = situation.ravel()
    count = len(keys)
    matrix = np.zeros((len(chances), count))
    matrix[keeps, situation] = chances[keeps, hands]
    table = np.full(chances.shape, -1, np.intp)
    table[keeps, hands] = situation
    flags = np.zeros(count, bool)
    flags[situation] = is_served
    hand = keys % HANDS
    options: tuple[tuple[Index, Index], ...] = ()
    if roll < rolls:
        locked = keys // HANDS if locks else np.zeros(count, np.intp)
        options = _options(_fits()[:FIRST_HAND, FIRST_HAND:].T[hand] & _fits()[locked, :FIRST_HAND])
    return Throw(hand, flags, matrix, table, options)


def _options(may: Flags) -> tuple[tuple[Index, Index], ...]:
    """Return what may be held as tables of a few widths; `may` has shape (situations, keeps)."""
    counts = may.sum(axis=1)
    widths = 1 << np.ceil(np.log2(np.maximum(counts, 1))).astype(int)
    result = []
    for width in np.unique(widths):
        rows = np.flatnonzero(widths == width)
        first = np.argsort(~may[rows], axis=1, kind="stable")[:, :width]
        is_more = np.arange(width) >= counts[rows, None]
        result.append((rows, np.where(is_more, first[:, :1], first)))
    return tuple(result)


@lru_cache(maxsize=1)
def _chances() -> Floats:
    """Return the chance of each hand after holding each smaller keep, shape (210, 252)."""
    values = np.zeros((KEEPS, HANDS))
    values[FIRST_HAND:] = np.eye(HANDS)
    expected(values)
    return values[:FIRST_HAND]


@lru_cache(maxsize=1)
def _fits() -> Flags:
    """Return whether one keep lies within another, shape (462, 462)."""
    counts = np.array([[keep.count(face) for face in FACES] for keep in lattice().keeps])
    return np.asarray((counts[:, None] <= counts).all(axis=2))


@dataclass(frozen=True)
class Worth:
    """What each hand is worth when it is written, shape (252, columns), and which end a turn."""

    built: Floats
    served: Floats
    ends: Flags
    """Served hands that may not be thrown again, shape (252,)."""


@dataclass(frozen=True)
class Mass:
    """How likely each hand is what a turn ends with, shape (252, columns)."""

    built: Floats
    served: Floats


@dataclass(frozen=True)
class Policy:
    """The best choices of a turn, for the worths they were worked out of."""

    rule: TurnRule
    lying: tuple[Floats, ...]
    """By roll: what each situation is worth, shape (situations, columns)."""
    keeps: tuple[Floats, ...]
    """By roll but the last: what throwing all but a keep is worth, shape (keeps, columns)."""
    choices: tuple[Index, ...]
    """By roll: the keep to go on with, or `WRITE`."""

    @property
    def value(self) -> Floats:
        """What the turn is worth before its first roll, shape (columns,)."""
        value: Floats = throws(self.rule)[0].chances[0] @ self.lying[0]
        return value

    def end(self, roll: int | None = None, situation: int = 0) -> Mass:
        """Return what the turn ends with: from its beginning, or from a situation of a roll."""
        columns = self.lying[0].shape[1]
        tables = throws(self.rule)
        mass = np.zeros_like(self.lying[roll - 1 if roll else 0])
        if roll is None:
            mass[:] = tables[0].chances[0][:, None]
        else:
            mass[situation] = 1
        ended = Mass(np.zeros((HANDS, columns)), np.zeros((HANDS, columns)))
        for number in range(roll or 1, self.rule.rolls + 1):
            choice = self.choices[number - 1]
            _write(tables[number - 1], np.where(choice == WRITE, mass, 0), ended)
            if number < self.rule.rolls:
                held = _gather(choice, mass)
                mass = tables[number].chances.T @ held
        return ended


def _write(throw: Throw, mass: Floats, ended: Mass) -> None:
    for flag, part in ((False, ended.built), (True, ended.served)):
        chosen = np.flatnonzero(throw.served == flag)
        if len(chosen):
            # Under locked holds the same hand lies in several situations.
            order = chosen[np.argsort(throw.hands[chosen], kind="stable")]
            hands, first = np.unique(throw.hands[order], return_index=True)
            part[hands] += np.add.reduceat(mass[order], first, axis=0)


def _gather(choice: Index, mass: Floats) -> Floats:
    """Return how likely each keep is what is held, shape (keeps, columns)."""
    columns = mass.shape[1]
    goes_on = (choice != WRITE) & (mass > 0)
    places = (choice * columns + np.arange(columns))[goes_on]
    gathered = np.bincount(places, mass[goes_on], FIRST_HAND * columns).astype(np.float64)
    return gathered.reshape(FIRST_HAND, columns)


def best_play(rule: TurnRule, worth: Worth) -> Policy:
    """Return the play of a turn that makes the worth of what is written the most on average."""
    lying: list[Floats] = []
    kept: list[Floats] = []
    choices: list[Index] = []
    marked: Floats = np.empty((0, 0))
    for throw in reversed(throws(rule)):
        now = _written(throw, worth)
        choice = np.full(now.shape, WRITE, np.intp)
        if throw.options:
            for rows, options in throw.options:
                bits = marked[options].max(axis=1).view(np.int64)
                keep, best = bits & MARKS, (bits & ~MARKS).view(np.float64)
                is_over = throw.served[rows] & worth.ends[throw.hands[rows]]
                is_better = (best > now[rows]) & ~is_over[:, None]
                choice[rows] = np.where(is_better, keep, WRITE)
                now[rows] = np.where(is_better, best, now[rows])
        lying.append(now)
        choices.append(choice)
        kept.append(throw.chances @ now)
        marked = _marked(kept[-1])
    return Policy(rule, tuple(lying[::-1]), tuple(kept[-2::-1]), tuple(choices[::-1]))


def _marked(values: Floats) -> Floats:
    """Return values whose last bits say which keep they are of: the greatest tells the choice.

    They differ from the true ones by less than a ten-million-millionth part.
    """
    bits = values.astype(np.float64).view(np.int64)
    marked: Floats = (bits & ~np.int64(MARKS) | np.arange(len(values))[:, None]).view(np.float64)
    return marked


def _written(throw: Throw, worth: Worth) -> Floats:
    served = worth.served[throw.hands]
    built = worth.built[throw.hands]
    written: Floats = np.where(throw.served[:, None], served, built)
    return written


def situation_of(rule: TurnRule, roll: int, held: Keep, hand: Keep) -> int:
    """Return the situation of a roll in which a hand lies after a keep was held."""
    tree = lattice()
    keep = tree.row(held) if roll > 1 else 0
    return int(throws(rule)[roll - 1].situation[keep, tree.row(hand) - FIRST_HAND])
