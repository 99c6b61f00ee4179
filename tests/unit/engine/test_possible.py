"""Which entries a sheet without dice may hold."""

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.possible import ALL_HANDS, possible_entries
from generala_desktop.rulesets import build


def possible(game_id, box, filled=None, **options):
    card = Card(tuple(Entry(Box(0, b), None, p) for b, p in (filled or {}).items()))
    entries = possible_entries(build(game_id, options), card, Box(0, box))
    assert all(bonus == 0 for _, bonus in entries) or game_id == "yahtzee-official"
    return sorted({points for points, _ in entries})


def test_five_dice_make_252_hands():
    assert len(ALL_HANDS) == len(set(ALL_HANDS)) == 252


@pytest.mark.parametrize(
    ("game_id", "box", "points"),
    [
        ("generala", "threes", [0, 3, 6, 9, 12, 15]),
        ("generala", "straight", [0, 20, 25]),
        ("generala", "full_house", [0, 30, 35]),
        ("generala", "double_generala", [0]),
        ("generala-mayores", "generala", [0, 50]),
        ("yatzy", "pair", [0, 2, 4, 6, 8, 10, 12]),
        ("yahtzee", "full_house", [0, 25, 26, 27, 28]),
        ("yahtzee-official", "full_house", [0, 25]),
        ("imprevisible", "sixes", [0, 16]),
        ("imprevisible", "straight", [0, 25]),
        ("imprevisible", "four_of_a_kind", [0, 40, 45]),
        ("imprevisible", "generala", [0, 50]),
        ("simultanea", "four_of_a_kind", [0, 40, 45]),
    ],
)
def test_a_box_takes_only_points_that_some_hand_earns(game_id, box, points):
    assert possible(game_id, box) == points


def test_what_the_card_holds_widens_or_narrows_it():
    assert possible("generala", "double_generala", {"generala": 50}) == [0, 100]
    nine = dict.fromkeys(
        ("ones", "twos", "threes", "fours", "fives", "sixes", "straight", "full_house",
         "four_of_a_kind"), 0)  # fmt: skip
    assert possible("imprevisible", "generala", nine) == [0, 25, 35, 41, 42, 43, 44, 45, 46, 50]
    assert possible("generala", "twos", order="down") == []
    assert possible("generala", "ones", order="down") == [0, 1, 2, 3, 4, 5]


def test_a_further_yahtzee_may_bring_its_bonus():
    card = Card((Entry(Box(0, "yahtzee"), None, 50),))
    entries = possible_entries(build("yahtzee-official"), card, Box(0, "sixes"))
    assert (30, 100) in entries
    assert (30, 0) not in entries
    assert (24, 0) in entries
    assert (24, 100) not in entries
    # A joker goes to its own number while that is open.
    assert (30, 100) not in possible_entries(build("yahtzee-official"), card, Box(0, "chance"))
