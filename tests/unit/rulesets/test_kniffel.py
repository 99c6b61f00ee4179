"""Kniffel: no joker, and an option for further ones (RULES.md §7.4)."""

from __future__ import annotations

import pytest

from tests.play import game, refusal, shown, state


def test_five_equal_are_free_and_no_joker() -> None:
    now = shown(game("kniffel", "66666 =kniffel:50", "33333"))
    assert now.points["full_house"] == 0
    assert now.points["small_straight"] == 0
    assert now.points["threes"] == 15
    assert {"threes", "full_house", "chance"} <= now.legal


@pytest.mark.parametrize(("further", "earned"), [("0", 0), ("50", 50), ("100", 100)])
def test_a_further_kniffel_earns_what_the_table_says(further: str, earned: int) -> None:
    after = state("kniffel", "66666 =kniffel:50", "33333 =threes:15", options={"further": further})
    assert after.rules.total(after.cards[0], 0) == 65 + earned


def test_after_a_zero_none_earns_anything() -> None:
    after = state("kniffel", "12346 =kniffel:0", "33333 =threes:15", options={"further": "100"})
    assert after.rules.total(after.cards[0], 0) == 15


def test_it_is_no_yahtzee() -> None:
    assert refusal("kniffel", "66666 =yahtzee:50")[0] == 1
