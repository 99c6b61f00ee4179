"""Drills: positions where a choice matters, the same ones everywhere."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from generala_desktop.engine import legality
from generala_desktop.engine.card import Box
from generala_desktop.engine.game import replay
from generala_desktop.engine.moves import Roll, Score
from generala_desktop.strategy.drills import (
    Difficulty,
    Kind,
    Position,
    daily,
    drill,
    grade,
    position,
)
from generala_desktop.strategy.hints import RankedMove
from generala_desktop.strategy.solver import Cancelled
from tests.play import state

ROOT = Path(__file__).parents[2]
DAY = "2026-03-31"
GAMES = ["generala", "generala-mayores", "yacht"]


def gap(asked):
    """Return what the first move that is not as good as the best one loses."""
    return next(move.loss for move in asked.answers if move.loss >= 0.005)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("difficulty", Difficulty)
def test_a_drill_asks_ten_real_choices(advised, game, difficulty):
    adviser = advised(game)
    found = drill(adviser, difficulty, random.Random(1))
    assert found.difficulty is difficulty
    assert len(found.positions) == 10
    assert len({asked.state for asked in found.positions}) == 10
    least, most = {
        Difficulty.EASY: (3, 12),
        Difficulty.MEDIUM: (1.5, 4),
        Difficulty.HARD: (0.5, 2),
    }[difficulty]
    for asked in found.positions:
        assert sorted(m.expected for m in adviser.ranked(asked.state)) == sorted(
            m.expected for m in asked.answers
        )
        assert asked.answers[0].loss < 0.005
        assert least - 0.005 <= gap(asked) <= most + 0.005
        assert all(legality.is_legal(asked.state, m.move) for m in asked.answers)
        assert replay(adviser.rules, 1, asked.events) == asked.state
        may_roll = legality.may_roll(asked.state)
        assert asked.kind is (Kind.HOLD if may_roll else Kind.WRITE)
    kinds = [asked.kind for asked in found.positions]
    assert kinds.count(Kind.HOLD) >= 3
    assert kinds.count(Kind.WRITE) >= 3


def test_in_hard_ones_what_one_does_without_thinking_is_wrong(advised):
    found = drill(advised("yacht"), Difficulty.HARD, random.Random(3))
    for asked in found.positions:
        if asked.kind is Kind.WRITE:
            here = asked.state
            worth = {
                m.move: here.rules.points(here.card, m.move.box, here.turn.hand)
                for m in asked.answers
                if isinstance(m.move, Score)
            }
            most = [move for move, points in worth.items() if points == max(worth.values())]
            assert any(not grade(asked, move).is_best for move in most)


def test_the_same_chance_gives_the_same_drill_and_another_one_another(advised):
    adviser = advised("generala")
    first = drill(adviser, Difficulty.MEDIUM, random.Random(5))
    assert first == drill(adviser, Difficulty.MEDIUM, random.Random(5))
    assert first != drill(adviser, Difficulty.MEDIUM, random.Random(6))


def shown(found):
    """Return a drill as plain text, without values."""
    return ";".join(
        f"{asked.kind.value} {asked.state.turn.rolls} {asked.state.turn.faces}"
        f" {[(e.box.category, e.points) for e in asked.state.card.entries]}"
        for asked in found.positions
    )


def test_the_drill_of_a_day_is_the_same_in_another_program(advised):
    adviser = advised("generala")
    here = shown(drill(adviser, Difficulty.HARD, daily(adviser.rules, DAY, Difficulty.HARD)))
    code = (
        "from tests.strategy.test_drills import *; from generala_desktop.rulesets import build;"
        "from generala_desktop.strategy.adviser import adviser; a = adviser(build('generala'));"
        "print(shown(drill(a, Difficulty.HARD, daily(a.rules, DAY, Difficulty.HARD))))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert other.stdout.strip() == here


def test_the_drill_of_a_day_does_not_hang_on_the_last_digits_of_values(advised):
    double, single = advised("yacht"), advised("yacht", exact=False)
    for difficulty in Difficulty:
        found = [
            shown(drill(a, difficulty, daily(a.rules, DAY, difficulty))) for a in (double, single)
        ]
        assert found[0] == found[1]


def test_every_day_game_and_difficulty_has_chance_of_its_own(advised):
    generala, yacht = advised("generala").rules, advised("yacht").rules
    drawn = {
        daily(rules, day, difficulty).getrandbits(64)
        for rules in (generala, yacht)
        for day in (DAY, "2026-04-01")
        for difficulty in Difficulty
    }
    assert len(drawn) == 12
    assert daily(generala, DAY, Difficulty.EASY).getrandbits(64) in drawn


HERE = state("generala", "12366")
HOLD_SIX, HOLD_SIXES = Roll(frozenset({4})), Roll(frozenset({3, 4}))
WRITE, STRIKE = Score(Box(0, "sixes")), Score(Box(0, "generala"))
ASKED = Position(
    HERE,
    (),
    Kind.HOLD,
    (
        RankedMove(HOLD_SIXES, 158.0, 0.0),
        RankedMove(WRITE, 157.998, 0.002),
        RankedMove(HOLD_SIX, 156.0, 2.0),
        RankedMove(STRIKE, 140.0, 18.0),
    ),
)


def test_moves_that_differ_by_less_than_is_shown_are_all_best():
    for move in (HOLD_SIXES, WRITE):
        assert grade(ASKED, move).is_best
        assert grade(ASKED, move).rank == 1
        assert grade(ASKED, move).loss == 0


def test_a_worse_answer_has_its_loss_and_rank():
    found = grade(ASKED, Roll(frozenset({3})))
    assert (found.loss, found.rank, found.is_best) == (2.0, 3, False)
    assert grade(ASKED, STRIKE).rank == 4


def test_what_is_no_answer_is_refused():
    with pytest.raises(ValueError, match="no answer"):
        grade(ASKED, Score(Box(0, "straight")))


def test_a_single_position_can_be_had(advised):
    adviser = advised("generala")
    asked = position(adviser, Difficulty.EASY, random.Random(2))
    assert asked is not None
    assert asked == drill(adviser, Difficulty.EASY, random.Random(2), 1).positions[0]


def test_looking_for_positions_can_be_cancelled(advised):
    told: list[float] = []

    def stop(done):
        told.append(done)
        return False

    with pytest.raises(Cancelled):
        drill(
            advised("generala"),
            Difficulty.HARD,
            random.Random(1),
            progress=stop,
        )
    assert len(told) == 1
