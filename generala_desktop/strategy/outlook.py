"""The chance of winning, beside the points: of every player, and after every move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from generala_desktop.engine import ranking
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Adviser, ExactAdviser
from generala_desktop.strategy.lattice import Floats
from generala_desktop.strategy.remaining import Remaining
from generala_desktop.strategy.score_outlook import ScoreOutlook
from generala_desktop.strategy.solver import Progress

ALIKE = 1e-9
"""Chances that differ by less are one; points decide between such moves."""

WORTH_SAYING = 0.001
"""What playing for the win must add to the chance before it counts as another best move."""

RankableMove = ClaimWin | Roll | RollSecondCup | Score


@dataclass(frozen=True)
class WinMove:
    move: RankableMove
    chance: float
    """Of winning for the player at turn, a shared win as a share."""


class Chances(Protocol):
    """Knows the chances in the games of one ruleset, as long as two play on."""

    def attend(self, progress: Progress | None) -> None: ...

    def is_exact(self, state: State) -> bool: ...

    def win_chances(self, state: State) -> Floats: ...

    def move_chances(self, state: State, moves: Sequence[RankableMove]) -> tuple[float, ...]: ...


class Outlook:
    """Of the games that an adviser knows.

    A shared win counts as a share of it: two players level at the top have half each, so that
    everybody's chances sum to 1. Those who left have none. The player at turn is taken to play
    this turn for the win; the rest, his and that of all others, for points, whatever their level.
    """

    def __init__(
        self, adviser: Adviser, folder: Path | None = None, progress: Progress | None = None
    ) -> None:
        """What is worked out once for a large game is kept in the folder."""
        self._adviser = adviser
        self._chances = _chances(adviser, folder)
        self.attend(progress)

    def attend(self, progress: Progress | None) -> None:
        """Tell another progress from now on; where it says so, a question raises Cancelled.

        Only the first question about an early position of a large game takes long enough.
        """
        self._chances.attend(progress)

    def win_chances(self, state: State) -> tuple[float, ...]:
        """Return everybody's chance of winning by seat; all 0 where everybody has left."""
        won = ranking.winners(state) if state.over else state.staying
        if state.over or len(won) < 2:
            seats = range(len(state.cards))
            return tuple(1 / len(won) if seat in won else 0.0 for seat in seats)
        return tuple(min(1.0, max(0.0, float(c))) for c in self._chances.win_chances(state))

    def ranked(self, state: State) -> tuple[WinMove, ...]:
        """Return the moves of the player at turn, best for the win first.

        Those of equal chance keep the order of what they are worth in points.
        """
        moves = [ranked.move for ranked in self._adviser.ranked(state)]
        if not moves:
            return ()
        is_certain = len(state.staying) < 2
        chances = [1.0] * len(moves) if is_certain else self._chances.move_chances(state, moves)
        found = [
            WinMove(move, min(1.0, max(0.0, chance)))
            for move, chance in zip(moves, chances, strict=True)
        ]
        return tuple(sorted(found, key=lambda one: -round(one.chance / ALIKE)))

    def is_exact(self, state: State) -> bool:
        """Tell whether the figures are exact.

        They are where nobody throws again but the player at turn, and he only in this turn.
        """
        return state.over or len(state.staying) < 2 or self._chances.is_exact(state)

    def matters(self, state: State) -> bool:
        """Tell whether playing for the win asks for another move than playing for points."""
        points = self._adviser.ranked(state)
        win = self.ranked(state)
        if not win or win[0].move == points[0].move:
            return False
        usual = next(one.chance for one in win if one.move == points[0].move)
        return win[0].chance - usual >= WORTH_SAYING


def _chances(adviser: Adviser, folder: Path | None) -> Chances:
    if isinstance(adviser, ExactAdviser):
        return ScoreOutlook(adviser.solver, Remaining(adviser.solver, folder))
    # Only who plays several matches pays for what they need.
    from generala_desktop.strategy.match_outlook import MatchOutlook  # noqa: PLC0415
    from generala_desktop.strategy.matches_adviser import MatchAdviser  # noqa: PLC0415

    if isinstance(adviser, MatchAdviser):
        return MatchOutlook(adviser.pars)
    raise TypeError(f"nothing is known of {adviser.rules.id}")
