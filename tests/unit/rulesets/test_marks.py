"""The signs that the author of El Imprevisible writes for points (RULES.md, "El Imprevisible")."""

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.sheet import cell, rows
from generala_desktop.rulesets import VARIANTS, build

IMPREVISIBLE = build("imprevisible")


@pytest.mark.parametrize(
    ("category", "points", "mark"),
    [
        ("threes", 13, ""),
        ("threes", 0, "0"),
        ("straight", 25, "5"),
        ("straight", 0, "0"),
        ("full_house", 35, "5"),
        ("four_of_a_kind", 40, "X"),
        ("four_of_a_kind", 45, "5"),
        ("four_of_a_kind", 0, "0"),
        ("generala", 50, "X"),
        ("generala", 0, "0"),
    ],
)
def test_a_sign_stands_for_the_points(category: str, points: int, mark: str) -> None:
    assert IMPREVISIBLE.category(category).mark(points) == mark


@pytest.mark.parametrize("points", [25, 35, 41, 45, 46])
def test_what_the_relief_brings_is_written_out(points: int) -> None:
    assert IMPREVISIBLE.category("generala").mark(points) == ""


def test_a_second_generala_box_has_the_signs_of_the_first() -> None:
    rules = build("imprevisible", {"second_generala": "yes"})
    assert rules.category("second_generala").marks == rules.category("generala").marks


def test_every_sign_is_explained_once() -> None:
    used = {mark for category in IMPREVISIBLE.categories for _, mark in category.marks}
    assert sorted(sign for sign, _ in IMPREVISIBLE.legend) == sorted(used)


def test_the_other_games_write_points() -> None:
    for variant in VARIANTS:
        rules = variant.by_default()
        if rules.id != IMPREVISIBLE.id:
            assert rules.legend == ()
            assert not any(category.marks for category in rules.categories)


def test_the_sheet_says_the_sign_beside_the_points() -> None:
    hand = Hand((4, 4, 4, 4, 1))
    card = Card((Entry(Box(2, "four_of_a_kind"), hand, 40),))
    row = next(r for r in rows(IMPREVISIBLE) if r.category and r.category.id == "four_of_a_kind")
    written = cell(IMPREVISIBLE, card, row, 2)
    assert (written.points, written.mark) == (40, "X")
    assert cell(IMPREVISIBLE, card, row, 1).mark == ""
