"""Many games of one match at a time: choices in columns, every move through the engine."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import DiceSource, Faces
from generala_desktop.engine.events import Event, Scored, WinClaimed
from generala_desktop.engine.game import apply, decide, verify
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Roll, Score
from generala_desktop.engine.ruleset import Holds, Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.strategy.lattice import DICE, FACES, Floats, Index, Keep, lattice
from generala_desktop.strategy.levels import HASTE, MOST, SPARE, TEMPERS
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.solver import NEVER, Cancelled, Progress, Solver
from generala_desktop.strategy.tables import Flags
from generala_desktop.strategy.turn import FIRST_HAND, Workspace
from generala_desktop.strategy.weighing import parts

COLUMNS = 512
"""Games that play a turn together."""


@dataclass
class _Cards:
    """What the solver wants to know of one seat's cards, by game."""

    summed: Index
    plain: Index
    flags: Index
    sums: Index


@dataclass
class _Choosers:
    """Games whose player is to choose, all with equally many rolls left."""

    games: Index
    columns: Index
    """Of each game's position among those worked out."""
    cares: Floats
    hands: Index = field(default_factory=lambda: np.empty(0, np.intp))

    def of(self, some: Flags) -> _Choosers:
        return _Choosers(self.games[some], self.columns[some], self.cares[some], self.hands[some])


class Crowd:
    """A number of games of the same players, each to be played once."""

    def __init__(
        self,
        solver: Solver,
        rules: Ruleset,
        orders: Sequence[Sequence[Level]],
        dice: DiceSource,
        chance: np.random.Generator,
    ) -> None:
        """`orders` are each game's levels, by seat."""
        self._solver = solver
        self._rules = rules
        # A win outright must not cut short what all are compared by: it is looked for afterwards.
        self._states = [start(replace(rules, instant_win=None), len(order)) for order in orders]
        self._turns: list[list[list[Event]]] = [[] for _ in orders]
        self._won_outright: set[int] = set()
        self._dice = dice
        self._chance = chance
        self._cares = np.array([[TEMPERS[level].care for level in order] for order in orders])
        tables = solver.tables
        self._category = {category_id: c for c, category_id in enumerate(tables.ids)}
        self._rows = [tables.rows(p.plain) for p in (tables.built, tables.served)]
        self._wild = [tables.rows(p.wild) for p in (tables.built, tables.served)]
        self._is_special = np.zeros(len(lattice().hands), bool)
        self._is_special[tables.special] = True

    def play(self, progress: Progress | None = None) -> list[State]:
        """Return the games at their end, as if no hand could win outright; raises Cancelled."""
        seats = range(self._cares.shape[1])
        full = self._solver.place_of(self._states[0].cards[0])
        cards = [self._dealt(full) for _ in seats]
        rounds = len(self._rules.categories)
        for turn, seat in itertools.product(range(rounds), seats):
            for turns in self._turns:
                turns.append([])
            for place, choosers in self._gathered(cards[seat], seat):
                self._turn(place, choosers, cards[seat])
            done = (turn * len(seats) + seat + 1) / (rounds * len(seats))
            if progress is not None and not progress(done):
                raise Cancelled
        return self._states

    def winners(self) -> list[tuple[int, ...]]:
        """Return who won each game by its own rules."""
        return [
            ranking.winners(self._claimed(turns) if game in self._won_outright else state)
            for game, (turns, state) in enumerate(zip(self._turns, self._states, strict=True))
        ]

    def _claimed(self, turns: list[list[Event]]) -> State:
        """Return the game as it ends where every win outright is claimed."""
        state = start(self._rules, self._cares.shape[1])
        for turn in turns:
            for event in turn:
                if state.over:
                    return state
                claims = legality.claimable(state)
                happened = WinClaimed(claims[0]) if claims else event
                verify(state, happened)
                state = apply(state, happened)
                if claims:
                    break
        return state

    def _dealt(self, full: Place) -> _Cards:
        def column(value: int) -> Index:
            return np.full(len(self._states), value, np.intp)

        return _Cards(column(full.summed), column(int(full.plain[0])), column(0), column(0))

    def _gathered(self, cards: _Cards, seat: int) -> Iterator[tuple[Place, _Choosers]]:
        """Yield games with the same open summed boxes, and the places of their positions."""
        positions = self._solver.positions
        for summed in np.unique(cards.summed):
            games = np.flatnonzero(cards.summed == summed)
            for first in range(0, len(games), COLUMNS):
                some = games[first : first + COLUMNS]
                sums = positions.sums[summed].of_sum[cards.sums[some]]
                keys = np.stack([cards.plain[some], cards.flags[some], sums])
                columns, of_game = np.unique(keys, axis=1, return_inverse=True)
                place = Place(int(summed), *columns)
                yield place, _Choosers(some, of_game.reshape(-1), self._cares[some, seat])

    def _turn(self, place: Place, choosers: _Choosers, cards: _Cards) -> None:
        """Play one turn of some games, from positions that are worked out together."""
        rolls = self._rules.turn.rolls
        work = Workspace.make(len(place.plain), rolls, self._solver.dtype)
        self._solver.turn(place, work)
        candidates = self._solver.candidates(place)
        for game in choosers.games:
            self._move(game, Roll())
        for left in range(rolls - 1, -1, -1):
            choosers.hands = np.array([self._hand(game) for game in choosers.games], np.intp)
            boxes = self._boxes(choosers, candidates, place)
            keeps = self._keeps(choosers, work.keeps[left - 1]) if left else boxes[:, :0]
            chosen = self._chosen(boxes, keeps, choosers.cares)
            writes = chosen < boxes.shape[1]
            for game, category in zip(choosers.games[writes], chosen[writes], strict=True):
                self._write(game, int(category), cards)
            choosers, chosen = choosers.of(~writes), chosen[~writes] - boxes.shape[1]
            for game, hand, choice in zip(choosers.games, choosers.hands, chosen, strict=True):
                turn = self._states[game].turn
                keep = lattice().keeps[parts(DICE).held[hand, choice]]
                self._move(game, Roll(_places(turn.faces, self._locked(game), keep)))

    def _hand(self, game: int) -> int:
        """Return which hand lies there, and note whether it wins outright."""
        turn, win = self._states[game].turn, self._rules.instant_win
        if win is not None and win.pattern(turn.hand):
            self._won_outright.add(game)
        return _hand(turn.faces)

    def _locked(self, game: int) -> frozenset[int]:
        is_locked = self._rules.turn.holds is Holds.LOCKED
        return self._states[game].turn.kept if is_locked else frozenset()

    def _boxes(self, choosers: _Choosers, candidates: Floats, place: Place) -> Floats:
        """Return what writing is worth, shape (games, categories)."""
        states = [self._states[game] for game in choosers.games]
        served = np.array([int(state.turn.served) for state in states], np.intp)
        rows = np.where(
            served[:, None], *(rows.T[choosers.hands] for rows in (self._rows[1], self._rows[0]))
        )
        is_open = np.ones(rows.shape, bool)
        for n in np.flatnonzero(self._is_special[choosers.hands]):
            state, hand = states[n], choosers.hands[n]
            open_ids = self._rules.open_ids(state.card, 0)
            allowed = self._rules.eligible(open_ids, state.turn.hand)
            is_open[n] = [category_id in allowed for category_id in self._solver.tables.ids]
            if self._rules.wild(open_ids, state.turn.hand):
                rows[n] = self._wild[served[n]][:, hand]
        found = candidates[rows, choosers.columns[:, None]].astype(np.float64)
        for category, points, earns in self._solver.tables.repeats:
            holds = place.flags[choosers.columns] >> self._solver.tables.flag(category) & 1
            found += (holds * points * earns[choosers.hands])[:, None]
        return np.where(is_open, found, NEVER)

    def _keeps(self, choosers: _Choosers, values: Floats) -> Floats:
        """Return what the throws to think of are worth, shape (games, keeps of the hand)."""
        held = parts(DICE).held[choosers.hands]
        is_known = held < FIRST_HAND
        if self._rules.turn.holds is Holds.LOCKED:
            locked = [
                lattice().row(_faces(self._states[game].turn.faces, self._locked(game)))
                for game in choosers.games
            ]
            is_known &= _is_part()[np.array(locked)[:, None], held]
        rows = np.minimum(held, FIRST_HAND - 1)
        found = np.where(is_known, values[rows, choosers.columns[:, None]], NEVER)
        is_less = _is_part()[rows[:, :, None], rows[:, None, :]] & is_known[:, :, None]
        is_less &= rows[:, :, None] != rows[:, None, :]
        best_of_less = np.where(is_less, found[:, :, None], NEVER).max(axis=1)
        return np.where(best_of_less > found + SPARE, NEVER, found)

    def _chosen(self, boxes: Floats, keeps: Floats, cares: Floats) -> Index:
        """Return a choice for each game, boxes counted before keeps."""
        sums = np.cumsum(odds(boxes, keeps, cares), axis=1)
        drawn = self._chance.random((len(sums), 1)) * sums[:, -1:]
        return np.asarray((sums <= drawn).sum(axis=1), np.intp)

    def _write(self, game: int, category: int, cards: _Cards) -> None:
        solver, tables = self._solver, self._solver.tables
        event = self._move(game, Score(Box(0, tables.ids[category])))
        if not isinstance(event, Scored):
            raise TypeError(event)
        if category in tables.summed:
            cards.summed[game] &= ~(1 << tables.summed.index(category))
            total = cards.sums[game] + event.points
            cards.sums[game] = min(solver.positions.goal, total)
            return
        plain = int(cards.plain[game]) & ~(1 << tables.plain.index(category))
        flags = int(cards.flags[game])
        if category in tables.flagged and event.points:
            flags |= 1 << tables.flag(category)
        cards.plain[game] = plain
        cards.flags[game] = solver.positions.canonical[plain, flags]

    def _move(self, game: int, move: Roll | Score) -> Event:
        state = self._states[game]
        event = decide(state, move, self._dice)
        self._states[game] = apply(state, event)
        self._turns[game][-1].append(event)
        return event


def odds(boxes: Floats, keeps: Floats, cares: Floats) -> Floats:
    """Return the chances of boxes and, after them, of keeps, as `bots.chances` does for one game.

    Args:
        boxes: what they are worth, shape (games, boxes).
        keeps: the same, shape (games, keeps); none where no roll is left.
        cares: of each game's player.
    """
    best_box = boxes.max(axis=1, keepdims=True)
    top = np.maximum(best_box, keeps.max(axis=1, keepdims=True, initial=NEVER))
    places = _weights(best_box - boxes, MOST, cares)
    places /= places.sum(axis=1, keepdims=True)
    writes = _weights(top - best_box, HASTE, cares)
    weights = np.hstack([places * writes, _weights(top - keeps, MOST, cares)])
    perfect = np.isinf(cares)
    if perfect.any():
        best = np.hstack([boxes, keeps])[perfect].argmax(axis=1)
        weights[perfect] = np.arange(weights.shape[1]) == best[:, None]
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def _weights(losses: Floats, most: float, cares: Floats) -> Floats:
    result: Floats = np.maximum(0, 1 - losses / most) ** cares[:, None]
    return result


@lru_cache(maxsize=8192)
def _hand(faces: Faces) -> int:
    return lattice().row(tuple(sorted(faces))) - FIRST_HAND


def _faces(faces: Faces, places: frozenset[int]) -> Keep:
    return tuple(sorted(faces[place] for place in places))


@lru_cache(maxsize=1 << 16)
def _places(faces: Faces, locked: frozenset[int], keep: Keep) -> frozenset[int]:
    """Return places that show the keep, the locked ones among them."""
    missing = list(keep)
    for place in locked:
        missing.remove(faces[place])
    chosen = set(locked)
    for place, face in enumerate(faces):
        if place not in locked and face in missing:
            missing.remove(face)
            chosen.add(place)
    return frozenset(chosen)


@lru_cache(maxsize=1)
def _is_part() -> Flags:
    """Return whether one keep is a part of another or the same, shape (210 + 1, 210 + 1)."""
    keeps = [*lattice().keeps[:FIRST_HAND], ()]
    counts = np.array([[keep.count(face) for face in FACES] for keep in keeps])
    return np.asarray((counts[:, None] <= counts[None, :]).all(axis=-1))
