"""Hands of every game with what they are worth, box by box."""

import json
from pathlib import Path
from typing import Any

import pytest

from generala_desktop.cli.report import report
from generala_desktop.storage import notation

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data/cases.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]


def shown(text: str) -> Any:
    return report(notation.read(text))


def test_there_are_all_the_cases():
    assert len(CASES) == 195
    assert len({case["id"] for case in CASES}) == 195


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_hand_is_worth_what_the_rules_say(case):
    data = shown(case["game"])
    if "total" in case:
        card = data["players"][0]["matches"][0]
        assert card["total"] == case["total"]
        assert sum(card["bonuses"].values()) == case["bonus"]
        return
    turn = data["open_turn"]
    scores = {score["box"]: score for score in turn["scores"] if score["match"] == 1}
    legal = {box for box, score in scores.items() if score["legal"]}
    if "boxes" in case:
        check_boxes(case, turn, {box: score["points"] for box, score in scores.items()})
    else:
        assert case["box"] in legal
        assert scores[case["box"]]["points"] == case["points"]
        assert legal == set(case.get("only", legal))
        if "yahtzee_bonus_after" in case:
            check_bonus(case)


def check_boxes(case: Any, turn: Any, points: dict[str, int]) -> None:
    assert case["may_score"] == any(score["legal"] for score in turn["scores"])
    assert case["may_claim"] == bool(turn["may_claim"])
    if case["may_score"]:
        assert case["boxes"] == {box: points[box] for box in case["boxes"]}


def check_bonus(case: Any) -> None:
    written = shown(case["game"].rstrip() + f" ={case['box']}\n")
    bonuses = written["players"][0]["matches"][0]["bonuses"]
    assert bonuses["yahtzee_bonus"] == case["yahtzee_bonus_after"]
