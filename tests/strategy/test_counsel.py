"""What is advised: the best on average, and the best for the win where that is another move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.moves import ClaimWin, Move, Roll, Score
from generala_desktop.engine.state import State
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import Adviser, adviser
from generala_desktop.strategy.counsel import MOST, NEAR_THE_END, Aim, counsel, with_odds
from generala_desktop.strategy.outlook import Outlook, WinMove
from tests.play import play, state


@dataclass
class Odds:
    """Chances as a test wants them; all other moves hardly ever win."""

    adviser: Adviser
    told: Mapping[Move, float]
    is_known: bool

    def ranked(self, position: State) -> tuple[WinMove, ...]:
        moves = [ranked.move for ranked in self.adviser.ranked(position)]
        return tuple(WinMove(move, self.told.get(move, 0.01)) for move in moves)

    def is_exact(self, position: State) -> bool:
        return self.is_known


@pytest.fixture(scope="module")
def knows(tmp_path_factory: pytest.TempPathFactory) -> Adviser:
    return adviser(build("generala", {}), tmp_path_factory.mktemp("solved"))


EARLY = state("generala", "66612", players=2)


def weighed(knows: Adviser, position: State, told: Mapping[Move, float], *, exact: bool):
    return with_odds(knows, counsel(knows, position), Odds(knows, told, exact))


def test_the_best_moves_come_first_each_with_its_reason(knows: Adviser) -> None:
    found = counsel(knows, EARLY)
    assert len(found.choices) == MOST
    assert found.best.move == Roll(frozenset({0, 1, 2}))
    assert found.best.loss == 0
    losses = [choice.loss for choice in found.choices]
    assert losses == sorted(losses)
    assert all(choice.reason is not None for choice in found.choices)


def test_where_nothing_is_thrown_only_a_roll_is_left(knows: Adviser) -> None:
    found = counsel(knows, state("generala", players=2))
    assert [choice.move for choice in found.choices] == [Roll()]


def test_exact_chances_overrule_points(knows: Adviser) -> None:
    best, second = (choice.move for choice in counsel(knows, EARLY).choices[:2])
    found = weighed(knows, EARLY, {best: 0.4, second: 0.41}, exact=True)
    assert found.aim is Aim.WIN
    assert found.best.move == second
    assert (found.best.chance, found.usual_chance) == (0.41, 0.4)
    assert found.best.loss > 0
    assert found.best.reason is not None


def test_equal_chances_leave_it_to_points(knows: Adviser) -> None:
    best, second = (choice.move for choice in counsel(knows, EARLY).choices[:2])
    found = weighed(knows, EARLY, {best: 0.4, second: 0.4002}, exact=True)
    assert found.aim is Aim.AVERAGE
    assert found.best.move == best
    assert found.best.chance == 0.4


def test_an_estimate_overrules_points_near_the_end_alone(knows: Adviser) -> None:
    best, second = (choice.move for choice in counsel(knows, EARLY).choices[:2])
    assert weighed(knows, EARLY, {best: 0.4, second: 0.5}, exact=False).aim is Aim.AVERAGE
    late = _late()
    best, second = (choice.move for choice in counsel(knows, late).choices[:2])
    assert weighed(knows, late, {best: 0.4, second: 0.5}, exact=False).aim is Aim.WIN
    assert weighed(knows, late, {best: 0.4, second: 0.405}, exact=False).aim is Aim.AVERAGE


def test_a_win_outright_is_never_overruled(knows: Adviser) -> None:
    position = state("generala", "66666", players=2)
    found = counsel(knows, position)
    assert isinstance(found.best.move, ClaimWin)
    write = Score(Box(0, "generala"))
    again = weighed(knows, position, {found.best.move: 0.4, write: 0.9}, exact=True)
    assert again.aim is Aim.AVERAGE
    assert again.best.move == found.best.move


def test_real_chances_fit_the_moves(knows: Adviser, tmp_path: Path) -> None:
    late = _late()
    found = with_odds(knows, counsel(knows, late), Outlook(knows, tmp_path))
    assert all(choice.chance is not None for choice in found.choices)
    assert found.usual_chance is not None
    assert (found.best.chance or 0) >= found.usual_chance or found.aim is Aim.AVERAGE


def _late() -> State:
    """Return a game of two whose player at turn has three open boxes and a roll to go."""
    for before, _, _, _ in play(build("generala", {}), 2, 3):
        rolls = before.turn.rolls
        if len(before.open_boxes(before.seat)) == NEAR_THE_END and 0 < rolls < 3:
            return before
    raise AssertionError("the game has no such turn")
