"""Who starts (RULES.md §2.7)."""

import pytest

from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.opening import Opening, OpeningThrow, in_order, throw_round
from generala_desktop.engine.ruleset import OpeningRule
from generala_desktop.rulesets import VARIANTS, build

DIE = OpeningRule.HIGHEST_DIE
LOW = OpeningRule.LOWEST_SUM
HIGH = OpeningRule.HIGHEST_SUM


def opened(rule: OpeningRule, players: int, *rounds: str) -> Opening:
    """Read each round as one digit or five a player, "6 4 4" or "11234 66666"."""
    opening = Opening(rule, players)
    for text in rounds:
        dice = ScriptedDice(int(digit) for digit in text.replace(" ", ""))
        opening = opening.add(throw_round(opening, dice))
    return opening


@pytest.mark.parametrize(
    ("rule", "players", "rounds", "order"),
    [
        (DIE, 4, ["2 3 6 1"], (2, 3, 0, 1)),
        (DIE, 3, ["6 4 6", "2 5"], (2, 0, 1)),
        (DIE, 3, ["6 4 6", "2 2", "5 1"], (0, 1, 2)),
        (DIE, 3, ["5 4 4"], (0, 1, 2)),  # a tie for the second place does not matter
        (LOW, 3, ["66666 11111 22222"], (1, 2, 0)),
        (HIGH, 3, ["66666 11111 22222"], (0, 2, 1)),
        # Those tied throw for their own places only: 1 and 2 stay behind 0.
        (LOW, 3, ["11112 33333 33333", "66666 11111"], (0, 2, 1)),
        (HIGH, 3, ["66665 33333 33333", "66666 11111"], (0, 1, 2)),
        # Two ties at once, decided for each pair.
        (LOW, 4, ["11111 66666 11111 66666", "22222 33333 11111 22222"], (2, 0, 3, 1)),
        (LOW, 4, ["11111 66666 11111 66666", "22222 33333 22222 22222", "33333 11111"],
         (2, 0, 3, 1)),
        (OpeningRule.AS_LISTED, 3, [], (0, 1, 2)),
        (DIE, 1, [], (0,)),
    ],
)  # fmt: skip
def test_the_order_is_what_the_dice_say(rule, players, rounds, order):
    assert opened(rule, players, *rounds).order() == order


def test_who_throws_next_is_who_is_tied():
    assert opened(DIE, 3).to_throw() == (0, 1, 2)
    assert opened(DIE, 3, "6 4 6").to_throw() == (0, 2)
    assert opened(DIE, 3, "6 4 4").to_throw() == ()
    assert opened(LOW, 4, "11111 66666 11111 66665").to_throw() == (0, 2)
    assert opened(LOW, 3, "12345 66666 22222").to_throw() == ()


def test_an_undecided_opening_has_no_order():
    with pytest.raises(ValueError, match="not decided"):
        opened(DIE, 2, "6 6").order()
    with pytest.raises(ValueError, match="not decided"):
        opened(DIE, 2).order()


def test_only_those_who_must_throw_may_and_with_the_right_dice():
    tied = opened(DIE, 3, "6 4 6")
    with pytest.raises(ValueError, match="wrong players"):
        tied.add((OpeningThrow(0, (1,)), OpeningThrow(1, (1,))))
    with pytest.raises(ValueError, match="1 dice"):
        tied.add((OpeningThrow(0, (1, 2)), OpeningThrow(2, (1,))))
    with pytest.raises(ValueError, match="5 dice"):
        opened(LOW, 2).add((OpeningThrow(0, (1,)), OpeningThrow(1, (1,))))


def test_names_follow_the_order():
    assert in_order(["Ana", "Beto", "Caro"], (2, 0, 1)) == ["Caro", "Ana", "Beto"]


def test_each_game_opens_in_its_own_way():
    """RULES.md §3 to §10."""
    assert {v.id: v.by_default().opening.value for v in VARIANTS} == {
        "generala": "highest_die",
        "generala-mayores": "highest_die",
        "yatzy": "highest_die",
        "yahtzee": "highest_die",
        "yahtzee-official": "highest_sum",
        "kniffel": "highest_sum",
        "yacht": "lowest_sum",
        "simultanea": "highest_die",
        "imprevisible": "highest_die",
    }


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("rule", OpeningRule)
def test_every_game_may_open_in_every_way(variant, rule):
    assert build(variant.id, {"opening": rule.value}).opening is rule


def test_play_passes_as_each_game_says():
    left = {v.id for v in VARIANTS if v.by_default().direction.value == "left"}
    assert left == {"yacht", "yahtzee-official", "kniffel"}
