"""Who won, who follows, and who owes whom (RULES.md, "Result" and "Stakes")."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from generala_desktop.engine.ruleset import Ends, Ranking
from generala_desktop.engine.state import State


@dataclass(frozen=True)
class Standing:
    rank: int
    """1 is best; equal players share a rank and the next ranks are left out."""
    seat: int
    total: int
    claimed: bool
    """Won the whole game outright."""
    left: bool


@dataclass(frozen=True)
class MatchResult:
    """How one of several matches stands; a plain game has no use for it."""

    is_decided: bool
    winner: int | None

    @property
    def is_void(self) -> bool:
        return self.is_decided and self.winner is None


def total(state: State, seat: int) -> int:
    """Return a player's points over all matches, bonuses included."""
    card = state.cards[seat]
    return sum(state.rules.total(card, match) for match in range(len(state.rules.matches)))


def match_result(state: State, match: int) -> MatchResult:
    """Return who won a match: outright, or by points once nobody can write in it."""
    claimant = state.claimant(match)
    if claimant is not None:
        return MatchResult(True, None if claimant in state.left else claimant)
    if any(box.match == match for seat in state.staying for box in state.open_boxes(seat)):
        return MatchResult(False, None)
    results = {seat: state.rules.total(state.cards[seat], match) for seat in state.staying}
    best = [seat for seat, points in results.items() if points == max(results.values())]
    return MatchResult(True, best[0] if len(best) == 1 else None)


def match_debts(state: State) -> list[list[int]]:
    """Return debts[i][j] = the value that seat i owes seat j for matches decided so far."""
    seats = range(len(state.cards))
    debts = [[0 for _ in seats] for _ in seats]
    for index, match in enumerate(state.rules.matches):
        winner = match_result(state, index).winner
        for seat in seats:
            if winner is not None and seat != winner:
                debts[seat][winner] += match.value
    return debts


def stake_debts(state: State) -> list[list[int]]:
    """Return debts[i][j] = the stakes that seat i owes seat j once the game is over."""
    seats = range(len(state.cards))
    debts = [[0 for _ in seats] for _ in seats]
    won = winners(state)
    stakes = state.rules.stakes
    for seat in seats:
        if seat in won:
            continue
        for winner in won:
            lead = max(0, total(state, winner) - total(state, seat))
            debts[seat][winner] = stakes.pot // len(won) + stakes.per_point * lead // len(won)
    return debts


def debts(state: State) -> list[list[int]]:
    """Return who owes whom, debts[i][j] from seat i to seat j, before netting."""
    if state.rules.ranking is Ranking.MATCHES:
        return match_debts(state)
    return stake_debts(state)


def net(owed: list[list[int]]) -> list[list[int]]:
    """Return the debts with each pair's set off against each other."""
    return [[max(0, owed[i][j] - owed[j][i]) for j in range(len(owed))] for i in range(len(owed))]


def balance(state: State, seat: int) -> int:
    """Return the values of the matches won less those of the matches lost."""
    results = [match_result(state, match) for match in range(len(state.rules.matches))]
    return sum(
        match.value if result.winner == seat else -match.value
        for match, result in zip(state.rules.matches, results, strict=True)
        if result.winner is not None
    )


def caps(state: State, seat: int) -> int:
    """Return the bottle caps won (or lost, below 0) over all decided matches."""
    owed = match_debts(state)
    return sum(row[seat] for row in owed) - sum(owed[seat])


def standings(state: State) -> tuple[Standing, ...]:
    """Return everybody, best first; those who left come last."""
    seats = range(len(state.cards))
    keys = {seat: _rank_key(state, seat) for seat in seats}
    ranked: list[Standing] = []
    for _, group in groupby(sorted(seats, key=lambda s: keys[s]), key=lambda s: keys[s]):
        rank = len(ranked) + 1
        for seat in group:
            claimed = seat in claimants(state)
            ranked.append(
                Standing(rank, seat, total(state, seat), claimed, left=seat in state.left)
            )
    return tuple(ranked)


def claimants(state: State) -> tuple[int, ...]:
    """Return the seats that have won the game outright, also while its last round goes on."""
    win = state.rules.instant_win
    whole_game = win is not None and win.ends is not Ends.MATCH
    return tuple(seat for _, seat in state.claims) if whole_game else ()


def _rank_key(state: State, seat: int) -> tuple[int, ...]:
    gone = int(seat in state.left)
    if state.rules.ranking is Ranking.POINTS:
        return (gone, -int(seat in claimants(state)), -total(state, seat))
    won = [
        match.value
        for index, match in enumerate(state.rules.matches)
        if match_result(state, index).winner == seat
    ]
    return (gone, -balance(state, seat), -max(won, default=0))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that share the win; none before the end, or if everybody left."""
    if not state.over:
        return ()
    return tuple(s.seat for s in standings(state) if s.rank == 1 and not s.left)
