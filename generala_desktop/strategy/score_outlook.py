"""The chance of winning a game of one match, from distributions of everybody's final score.

The player at turn plays this turn for the win; all later turns, his and the others', are played
for points. Final scores are independent of each other. Where nobody else has a turn to come the
last player knows what he needs: he plays for it to the end, and the figure is exact.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ends, Served
from generala_desktop.engine.state import State
from generala_desktop.strategy.contest import Race, claimed_shares, race, shares, worths
from generala_desktop.strategy.lattice import Floats, Index, Keep, lattice
from generala_desktop.strategy.policy import Policy, best_play, situation_of
from generala_desktop.strategy.positions import Place
from generala_desktop.strategy.pursuit import Pursuit
from generala_desktop.strategy.remaining import Remaining
from generala_desktop.strategy.solver import NEVER, Progress, Solver
from generala_desktop.strategy.writing import Steps, Writer, Written, endings, for_worth

RankableMove = ClaimWin | Roll | RollSecondCup | Score

LAST_TURNS = 3
"""Of the last player: so many can be played for the win to the end."""

REMEMBERED = 4
"""Turns that are kept worked out, so that its rolls ask no second time."""


@dataclass(frozen=True)
class _Table:
    """What everybody's chances hang on at one moment, by seat."""

    stay: tuple[int, ...]
    totals: tuple[int, ...]
    turns: tuple[int, ...]
    """Boxes to fill."""
    hazards: tuple[float, ...]
    """The chance of a win outright in one turn."""
    finals: dict[int, Floats]
    """The chance of each final total, of those who stay but for the one at turn."""


@dataclass(frozen=True)
class _Turn:
    """The turn of the one who moves, played for the win."""

    place: Place
    steps: Steps
    written: Written
    play: Policy
    claim: Floats
    """Everybody's chance once he wins outright."""
    worths: dict[int, Floats]
    """What each row is worth to him, by points earned beside the box."""


class ScoreOutlook:
    """Chances in games of one solved ruleset."""

    def __init__(self, solver: Solver, remaining: Remaining) -> None:
        self._solver = solver
        self._rules = solver.rules
        self._remaining = remaining
        self._writer: Writer = remaining.writer
        self._known: OrderedDict[object, tuple[_Table, _Turn]] = OrderedDict()

    def attend(self, progress: Progress | None) -> None:
        self._remaining.spreads.progress = progress

    def is_exact(self, state: State) -> bool:
        if state.claims:
            return not any(seat > state.seat and state.may_play(seat) for seat in state.staying)
        return self._is_last(state)

    def _is_last(self, state: State) -> bool:
        """Tell whether the player at turn knows what he needs, and can be seen to its end."""
        others = set(range(len(state.cards))) - {state.seat}
        has_ended = not any(state.may_play(seat) for seat in others)
        return has_ended and len(state.open_boxes(state.seat)) <= LAST_TURNS

    def win_chances(self, state: State) -> Floats:
        """Return the chance of each seat of a game that goes on; they sum to 1."""
        table, turn = self._know(state)
        if not state.claims and self._is_last(state):
            return self._against_known(state, table, turn)
        mass = turn.play.end(*self._situation(state))
        claims = float(mass.served[self._writer.wins].sum())
        result: Floats = claims * turn.claim
        if claims >= 1:
            return result
        if state.claims:
            return result + (1 - claims) * self._without(state, table)
        ends = endings(self._writer, turn.steps, turn.written, mass)
        codes, row = np.unique(ends.codes, return_inverse=True)
        to_come = self._remaining.of(codes)[row.ravel()]
        final = np.zeros(self._remaining.most + 1)
        for gain, chance, part in zip(ends.gains, ends.chances, to_come, strict=True):
            _add(final, table.totals[state.seat] + int(gain), chance * part)
        finals = {**table.finals, state.seat: final / final.sum()}
        run = self._race(state, table)
        result += (1 - claims) * run.won
        result[list(table.stay)] += (
            (1 - claims) * run.goes_on * shares([finals[seat] for seat in table.stay])
        )
        return result

    def _against_known(self, state: State, table: _Table, turn: _Turn) -> Floats:
        """Return the chances where only the player at turn still has some to play."""
        roll, situation = self._situation(state)
        play = turn.play
        own = float(play.lying[roll - 1][situation, 0] if roll else play.value[0])
        others = [seat for seat in table.stay if seat != state.seat]
        most = max(table.totals[seat] for seat in others)
        best = [seat for seat in others if table.totals[seat] == most]
        result: Floats = np.zeros(len(state.cards))
        result[best] = (1 - own) / len(best)
        result[state.seat] = own
        return result

    def move_chances(self, state: State, moves: Sequence[RankableMove]) -> tuple[float, ...]:
        """Return the chance of the player at turn after each of his moves."""
        _, turn = self._know(state)
        return tuple(self._after(state, turn, move) for move in moves)

    def _after(self, state: State, turn: _Turn, move: RankableMove) -> float:
        match move:
            case ClaimWin():
                return float(turn.claim[state.seat])
            case Roll(keep) if state.turn.rolls:
                faces = state.turn.faces
                row = lattice().row(tuple(sorted(faces[place] for place in keep)))
                return float(turn.play.keeps[state.turn.rolls - 1][row, 0])
            case Roll():
                return float(turn.play.value[0])
            case RollSecondCup():
                raise ValueError("a game of one match has no second cup")
            case Score(box):  # pragma: no branch (there is no other)
                hand, tables = state.turn.hand, self._solver.tables
                points = self._rules.points(state.card, box, hand)
                bonus = self._rules.entry_bonus(state.card, box.match, hand)
                category = tables.ids.index(box.category)
                row = tables.offset[category] + tables.values[category].index(points)
                return float(turn.worths[bonus][row, 0])

    def _know(self, state: State) -> tuple[_Table, _Turn]:
        key = (state.cards, state.seat, state.claims, state.left)
        known = self._known.pop(key, None)
        if known is None:
            table = self._table(state)
            known = table, self._turn(state, table)
        self._known[key] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _table(self, state: State) -> _Table:
        seats = range(len(state.cards))
        stay = state.staying
        totals = tuple(self._rules.total(card, 0) for card in state.cards)
        turns = [len(state.open_boxes(seat)) if seat in stay else 0 for seat in seats]
        codes = np.concatenate([self._code(state, seat) for seat in stay])
        to_come = dict(zip(stay, self._remaining.of(codes), strict=True))
        quiet = dict(zip(stay, self._remaining.quiet(codes), strict=True))
        hazards = tuple(
            1 - float(quiet[seat]) ** (1 / turns[seat]) if seat in stay and turns[seat] else 0.0
            for seat in seats
        )
        finals: dict[int, Floats] = {}
        for seat in stay:
            if seat != state.seat:
                finals[seat] = np.zeros(self._remaining.most + 1)
                _add(finals[seat], totals[seat], to_come[seat])
        return _Table(stay, totals, tuple(turns), hazards, finals)

    def _code(self, state: State, seat: int) -> Index:
        return self._writer.code(self._solver.place_of(state.cards[seat]))

    def _turn(self, state: State, table: _Table) -> _Turn:
        place = self._solver.place_of(state.card)
        steps = self._writer.steps(place)
        claim = self._claimed(state, table)
        found: dict[int, Floats] = {}

        def worth(bonus: int) -> Floats:
            if bonus not in found:
                found[bonus] = self._worth(state, table, steps, bonus)
            return found[bonus]

        written = for_worth(self._writer, place, worth)
        written.worth.served[self._writer.wins] = claim[state.seat]
        play = best_play(self._rules.turn, written.worth)
        return _Turn(place, steps, written, play, claim, found)

    def _worth(self, state: State, table: _Table, steps: Steps, bonus: int) -> Floats:
        """Return the chance of the player at turn after writing each row, shape (rows, 1)."""
        result = np.full(steps.values.shape, NEVER)
        rows = np.flatnonzero(steps.is_open[:, 0])
        if state.claims:
            result[rows] = self._without(state, table)[state.seat]
            return result
        worth = self._share_by_total(state, table)
        most = self._remaining.most
        start = table.totals[state.seat] + steps.gains[rows, 0] + bonus
        if self._is_last(state):
            result[rows, 0] = Pursuit(self._writer, worth).of(steps.codes[rows, 0], start)
            return result
        codes, number = np.unique(steps.codes[rows, 0], return_inverse=True)
        to_come = self._remaining.of(codes)
        padded = np.concatenate([worth, np.full(to_come.shape[1], worth[-1])])
        windows = sliding_window_view(padded, to_come.shape[1])
        shared = np.einsum("rp,rp->r", to_come[number.ravel()], windows[np.minimum(start, most)])
        run = self._race(state, table)
        result[rows, 0] = run.won[state.seat] + run.goes_on * shared
        return result

    def _share_by_total(self, state: State, table: _Table) -> Floats:
        """Return the share of the win that each final total brings the player at turn."""
        own = np.zeros(self._remaining.most + 1)
        finals = [table.finals.get(seat, own) for seat in table.stay]
        return worths(finals)[table.stay.index(state.seat)]

    def _race(self, state: State, table: _Table) -> Race:
        """Return what wins outright still do after the present turn."""
        turns = list(table.turns)
        turns[state.seat] -= 1
        win = self._rules.instant_win
        if win is None:
            return Race(1.0, np.zeros(len(turns)))
        return race(turns, table.hazards, state.seat + 1, win.ends)

    def _claimed(self, state: State, table: _Table) -> Floats:
        """Return everybody's chance once the player at turn wins outright."""
        return self._round(state, table, {*(seat for _, seat in state.claims), state.seat})

    def _without(self, state: State, table: _Table) -> Floats:
        """Return everybody's chance once he does not, others having won outright before."""
        return self._round(state, table, {seat for _, seat in state.claims})

    def _round(self, state: State, table: _Table, claimants: set[int]) -> Floats:
        win, rule = self._rules.instant_win, self._rules.turn
        result = np.zeros(len(state.cards))
        if win is None:
            return result
        hope = float(lattice().chances @ self._writer.wins)
        if rule.served is Served.FULL_ROLL:
            # There is nothing else to play for: all five dice are thrown each time.
            hope = 1 - (1 - hope) ** rule.rolls
        later = [
            (seat, table.totals[seat], hope)
            for seat in table.stay
            if win.ends is Ends.ROUND and seat > state.seat and table.turns[seat]
        ]
        shared = claimed_shares({seat: table.totals[seat] for seat in claimants}, later)
        result[: len(shared)] = shared
        return result

    def _situation(self, state: State) -> tuple[int | None, int]:
        """Return (roll, situation) of the dice on the table."""
        turn, rule = state.turn, self._rules.turn
        if not turn.rolls:
            return None, 0
        hand: Keep = tuple(sorted(turn.faces))
        held: Keep = tuple(sorted(turn.faces[place] for place in turn.kept))
        if rule.served is Served.FULL_ROLL and not held and not turn.served:
            held = hand[:1]  # Dice read off a real table: how they came to lie is not known.
        return turn.rolls, situation_of(rule, turn.rolls, held, hand)


def _add(final: Floats, start: int, part: Floats) -> None:
    """Add a distribution of points to come to one of totals; what is beyond counts as the last."""
    room = min(len(final) - start, len(part))
    final[start : start + room] += part[:room]
    final[-1] += part[room:].sum()
