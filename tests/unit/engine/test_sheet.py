"""The planilla as rows and cells."""

import pytest

from generala_desktop.engine.sheet import Cell, RowKind, cell, rows
from generala_desktop.rulesets import VARIANTS, build
from tests.play import state


def names(game_id: str, **options: str) -> list[str]:
    result = []
    for row in rows(build(game_id, options)):
        if row.category is not None:
            result.append(row.category.id)
        else:
            result.append(f"{row.kind.value} {row.bonus.id}" if row.bonus else row.kind.value)
    return result


def test_rows_stand_as_on_paper():
    assert names("generala") == [
        "ones", "twos", "threes", "fours", "fives", "sixes",
        "straight", "full_house", "four_of_a_kind", "generala", "double_generala", "total",
    ]  # fmt: skip
    assert names("yahtzee-official")[5:9] == [
        "sixes", "progress upper_bonus", "bonus upper_bonus", "three_of_a_kind",
    ]  # fmt: skip
    assert names("yahtzee-official")[-3:] == ["chance", "bonus yahtzee_bonus", "total"]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_box_has_its_row(variant):
    rules = variant.by_default()
    boxes = [row.category for row in rows(rules) if row.kind is RowKind.BOX]
    assert boxes == list(rules.categories)
    assert rows(rules)[-1].kind is RowKind.TOTAL


def cells(game_id: str, *turns: str, players: int = 1, seat: int = 0) -> dict[str, Cell]:
    after = state(game_id, *turns, players=players)
    ids = names(game_id)
    return {
        name: cell(after.rules, after.cards[seat], row, 0)
        for name, row in zip(ids, rows(after.rules), strict=True)
    }


def test_a_cell_says_what_was_written():
    shown = cells("generala", "12345 =straight", "11234 =full_house", "11234 =ones")
    assert shown["straight"] == Cell(25, is_served=True)
    assert shown["full_house"] == Cell(0, is_struck=True)
    assert shown["ones"] == Cell(2)
    assert shown["twos"] == Cell()
    assert shown["total"] == Cell(27)


def test_each_player_and_match_has_its_own_cells():
    assert cells("generala", "12345 =straight", players=2, seat=1)["straight"] == Cell()
    after = state("simultanea", "=2/ones:3", players=2)
    row = rows(after.rules)[0]
    assert cell(after.rules, after.cards[0], row, 0) == Cell()
    assert cell(after.rules, after.cards[0], row, 1) == Cell(3)


def test_the_upper_sum_shows_its_goal():
    shown = cells("yatzy", "=sixes:18")
    assert shown["progress upper_bonus"] == Cell(18, goal=63)
    assert shown["bonus upper_bonus"] == Cell()


def test_a_bonus_shows_as_soon_as_it_is_decided():
    upper = ["=ones:3", "=twos:6", "=threes:9", "=fours:12", "=fives:15"]
    assert cells("yatzy", *upper)["bonus upper_bonus"] == Cell()
    assert cells("yatzy", *upper, "=sixes:12")["bonus upper_bonus"] == Cell(0)
    assert cells("yatzy", *upper, "=sixes:18")["bonus upper_bonus"] == Cell(50)
    early = ["=sixes:30", "=fives:25", "=fours:8"]
    assert cells("yatzy", *early)["bonus upper_bonus"] == Cell(50)


def test_a_repeated_bonus_shows_when_earned_or_when_all_is_filled():
    begun = ["=yahtzee:50"]
    assert cells("yahtzee-official", *begun)["bonus yahtzee_bonus"] == Cell()
    earned = cells("yahtzee-official", *begun, "=fives:25+100")
    assert earned["bonus yahtzee_bonus"] == Cell(100)
    assert cells("yahtzee-official", "=yahtzee:0")["bonus yahtzee_bonus"] == Cell(0)
    every = [f"={box.category}:0" for box in build("yahtzee-official").boxes]
    every = [
        turn.replace("chance:0", "chance:6").replace("yahtzee:0", "yahtzee:50") for turn in every
    ]
    full = cells("yahtzee-official", *every)
    assert full["bonus yahtzee_bonus"] == Cell(0)
