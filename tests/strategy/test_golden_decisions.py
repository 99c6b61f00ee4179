"""Positions with the exact value of every choice, worked out by an independent program.

Each line of `tests/data/decisions.jsonl` is a game whose last turn is open, with the expected
final total of writing each box and of holding each set of dice.
"""

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from generala_desktop.engine.moves import Score
from generala_desktop.storage import notation
from generala_desktop.strategy.alike import held

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data/decisions.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
TOLERANCE = 0.002


def table(case):
    """Return the header lines that say which rules are in force."""
    return [line for line in case["game"].splitlines() if line.startswith(("[Rules", "[Options"))]


TABLES = [(rules, list(cases)) for rules, cases in groupby(CASES, table)]


def known(move):
    return move["score"] if "score" in move else tuple(sorted(move["keep"]))


def test_there_are_all_the_decisions():
    assert len(CASES) == 134
    assert len({case["id"] for case in CASES}) == 134


@pytest.mark.parametrize(("rules", "cases"), TABLES, ids=[" ".join(rules) for rules, _ in TABLES])
def test_every_choice_is_worth_what_another_program_says(rules, cases, advised):
    for case in cases:
        game = notation.read(case["game"])
        extra = {"extra_lines": "yes"} if "extra_lines=yes" in "".join(rules) else {}
        adviser = advised(game.rules.id, exact=False, **extra)
        assert adviser.rules.options == game.rules.options
        found = {
            move.move.box.category
            if isinstance(move.move, Score)
            else held(game.state, move.move.keep): move
            for move in adviser.ranked(game.state)
        }
        assert found.keys() == {known(move) for move in case["moves"]}, case["id"]
        for move in case["moves"]:
            ranked = found[known(move)]
            assert ranked.expected == pytest.approx(move["expected"], abs=TOLERANCE), case["id"]
            loss = case["best"] - move["expected"]
            assert ranked.loss == pytest.approx(loss, abs=2 * TOLERANCE), case["id"]
        best = adviser.ranked(game.state)[0]
        assert best.expected == pytest.approx(case["best"], abs=TOLERANCE), case["id"]
        assert best.loss == 0
