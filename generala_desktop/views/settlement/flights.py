"""Where every bottle cap is at any moment of the settlement: worked out, never stepped."""

from __future__ import annotations

from dataclasses import dataclass

from generala_desktop.engine import ranking
from generala_desktop.engine.state import State

MATCH_TIME = 1.0
"""Each match takes one unit of the plan's time."""
_FLIGHT = 0.5
"""Of that, how long one cap is under way; the others follow it one by one."""


@dataclass(frozen=True)
class Place:
    """A place on the table: in a player's row, among his own caps or those he has won."""

    seat: int
    is_won: bool
    slot: int


@dataclass(frozen=True)
class Cap:
    owner: int
    """Whose colour it has."""
    start: Place
    end: Place
    leaves: float = 0.0
    """In the plan's time; a cap that stays has no use for it."""

    @property
    def moves(self) -> bool:
        return self.start != self.end

    def way(self, moment: float) -> float:
        """Return how much of its way is behind it, from 0 to 1."""
        if not self.moves:
            return 0.0
        share = min(1.0, max(0.0, (moment - self.leaves) / _FLIGHT))
        return share * share * (3 - 2 * share)


@dataclass(frozen=True)
class Plan:
    caps: tuple[Cap, ...]
    own: int
    """Caps of each player at the start."""
    most_won: int
    """Of the player who wins the most."""
    matches: tuple[int, ...]
    """In the order in which they are settled."""

    @property
    def duration(self) -> float:
        return MATCH_TIME * len(self.matches)

    def match_at(self, moment: float) -> int | None:
        """Return the match that is being settled, None when all are."""
        if moment >= self.duration:
            return None
        return self.matches[max(0, int(moment / MATCH_TIME))]

    def counts_at(self, moment: float, players: int) -> list[int]:
        """Return how many caps lie before each player; those under way are the winner's."""
        counts = [0] * players
        for cap in self.caps:
            counts[cap.end.seat if cap.way(moment) > 0 else cap.start.seat] += 1
        return counts


def plan(state: State) -> Plan:
    """Return how the caps move: match after match, every loser pays its value to the winner."""
    players, own = len(state.cards), state.rules.caps
    left, won = [own] * players, [0] * players
    moving: dict[tuple[int, int], Cap] = {}
    decided: list[int] = []
    for index, match in enumerate(state.rules.matches):
        result = ranking.match_result(state, index)
        if not result.is_decided:
            continue
        begin = MATCH_TIME * len(decided)
        decided.append(index)
        winner = result.winner
        if winner is None:
            continue
        for seat in (s for s in range(players) if s != winner):
            paid = min(match.value, left[seat])
            for number in range(paid):
                left[seat] -= 1
                start = Place(seat, is_won=False, slot=left[seat])
                end = Place(winner, is_won=True, slot=won[winner])
                won[winner] += 1
                delay = (MATCH_TIME - _FLIGHT) * 0.8 * number / max(1, paid)
                moving[seat, start.slot] = Cap(seat, start, end, begin + delay)
    caps = []
    for seat in range(players):
        for slot in range(own):
            stays = Place(seat, is_won=False, slot=slot)
            caps.append(moving.get((seat, slot), Cap(seat, stays, stays)))
    return Plan(tuple(caps), own, max(won, default=0), tuple(decided))
