"""The state of a game: cards, whose turn it is, and how far that turn has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.dice import Faces, Hand
from generala_desktop.engine.ruleset import Ends, Ruleset


@dataclass(frozen=True)
class Turn:
    """One player's turn so far."""

    rolls: int = 0
    faces: Faces = ()
    kept: frozenset[int] = frozenset()
    """Places of the dice that the last roll left lying."""
    served: bool = False
    extra: Faces = ()
    target: int | None = None

    @cached_property
    def hand(self) -> Hand:
        return Hand(self.faces, self.served, self.extra, self.target)


@dataclass(frozen=True)
class State:
    rules: Ruleset
    cards: tuple[Card, ...]
    """By seat, in playing order; seat 0 opened."""
    seat: int = 0
    turn: Turn = field(default_factory=Turn)
    claims: tuple[tuple[int, int], ...] = ()
    """(match, seat) of every win outright, in order."""
    left: frozenset[int] = frozenset()
    """Seats of those who went home."""
    over: bool = False

    @property
    def card(self) -> Card:
        return self.cards[self.seat]

    @cached_property
    def staying(self) -> tuple[int, ...]:
        """Seats of those who did not go home."""
        return tuple(seat for seat in range(len(self.cards)) if seat not in self.left)

    def claimant(self, match: int) -> int | None:
        """Return the seat that won the match outright and so ended it for everybody."""
        ends_match = self.rules.instant_win and self.rules.instant_win.ends is Ends.MATCH
        return next((seat for m, seat in self.claims if ends_match and m == match), None)

    @cached_property
    def live_matches(self) -> tuple[int, ...]:
        return tuple(m for m in range(len(self.rules.matches)) if self.claimant(m) is None)

    def open_boxes(self, seat: int) -> tuple[Box, ...]:
        """Return the boxes of live matches that the seat has not filled."""
        card = self.cards[seat]
        live = self.live_matches
        return tuple(b for b in self.rules.boxes if b.match in live and card.is_open(b))

    def may_play(self, seat: int) -> bool:
        return seat not in self.left and bool(self.open_boxes(seat))


def start(rules: Ruleset, players: int) -> State:
    """Return the state before the first roll; raises ValueError on a wrong number of players."""
    least, most = rules.players
    if not least <= players <= most:
        raise ValueError(f"{rules.id} is for {least} to {most} players, not {players}")
    return State(rules, (Card(),) * players)
