"""Chances that were announced of 20,000 games, tenth by tenth beside what happened."""

from pathlib import Path

import pytest

from generala_desktop.rulesets import build
from tests.long.perfect_games import calibration

GAMES = 20_000
ENOUGH = 300
"""Games in a tenth; of fewer nothing can be said."""

pytestmark = pytest.mark.timeout(7200)


@pytest.mark.parametrize("game", ["generala", "yahtzee-official"])
def test_announced_chances_are_what_happens(game: str, tmp_path: Path) -> None:
    table = calibration(build(game), GAMES, tmp_path)
    assert sum(count for count, _, _ in table) == GAMES
    for count, announced, happened in table:
        if count >= ENOUGH:
            assert happened == pytest.approx(announced, abs=0.03)
