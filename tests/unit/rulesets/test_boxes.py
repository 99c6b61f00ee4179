"""What every box of every game pays for its best and its missing hand, and the most there is."""

import pytest

from generala_desktop.engine import ranking
from generala_desktop.rulesets import DEFAULT, VARIANTS, build, find
from tests.play import built, game, shown, state

GENERALA = [
    # box, best hand, its points, a hand that misses
    ("ones", "11112", 4, "23456"),
    ("twos", "22221", 8, "13456"),
    ("threes", "33331", 12, "12456"),
    ("fours", "44441", 16, "12356"),
    ("fives", "55551", 20, "12346"),
    ("sixes", "66661", 24, "12345"),
]

BEST = {
    "generala": [
        *GENERALA,
        ("straight", "12345", 25, "12346"),
        ("full_house", "33322", 35, "33332"),
        ("four_of_a_kind", "33332", 45, "33322"),
        ("generala", built("33333"), 50, "33332"),
        ("double_generala", built("33333"), 0, "33332"),
    ],
    "generala-mayores": [
        *GENERALA,
        ("straight", "61234", 25, "12356"),
        ("full_house", "33322", 30, "33332"),
        ("four_of_a_kind", "33332", 45, "33322"),
        ("generala", "33333", 50, "33332"),
        ("double_generala", "33333", 0, "33332"),
    ],
    "yatzy": [
        *GENERALA,
        ("pair", "66123", 12, "12346"),
        ("two_pairs", "66551", 22, "66123"),
        ("three_of_a_kind", "66612", 18, "66123"),
        ("four_of_a_kind", "66661", 24, "66612"),
        ("small_straight", "12345", 15, "23456"),
        ("large_straight", "23456", 20, "12345"),
        ("full_house", "66655", 28, "66665"),
        ("yatzy", "11111", 50, "11112"),
    ],
    "yahtzee": [
        *GENERALA,
        ("three_of_a_kind", "66651", 24, "66123"),
        ("four_of_a_kind", "66665", 29, "66655"),
        ("full_house", "66655", 28, "66665"),
        ("yahtzee", "11111", 50, "11112"),
        ("small_straight", "12341", 30, "12356"),
        ("large_straight", "23456", 40, "12346"),
    ],
    "yahtzee-official": [
        *GENERALA,
        ("three_of_a_kind", "66651", 24, "66123"),
        ("four_of_a_kind", "66665", 29, "66655"),
        ("full_house", "66655", 25, "66666"),
        ("yahtzee", "11111", 50, "11112"),
        ("small_straight", "12341", 30, "66666"),
        ("large_straight", "23456", 40, "66666"),
    ],
    "kniffel": [
        *GENERALA,
        ("three_of_a_kind", "66651", 24, "66123"),
        ("four_of_a_kind", "66665", 29, "66655"),
        ("full_house", "66655", 25, "66666"),
        ("kniffel", "11111", 50, "11112"),
        ("small_straight", "12341", 30, "66666"),
        ("large_straight", "23456", 40, "66666"),
    ],
    "yacht": [
        *GENERALA,
        ("yacht", "11111", 50, "11112"),
        ("large_straight", "12345", 30, "12346"),
        ("small_straight", "34561", 15, "12356"),
        ("four_of_a_kind", "66665", 29, "66666"),
        ("full_house", "66655", 28, "66666"),
    ],
    "simultanea": [
        *GENERALA,
        ("straight", "34561", 25, "61234"),
        ("full_house", "33322", 35, "33333"),
        ("four_of_a_kind", "33333", 45, "33322"),
        ("generala", "33333", 50, "33332"),
    ],
    "imprevisible": [
        ("ones", "11112", 11, "11111"),
        ("twos", "22221", 12, "22111"),
        ("threes", "33331", 13, "33333"),
        ("fours", "44441", 14, "44444"),
        ("fives", "55551", 15, "55555"),
        ("sixes", "66661", 16, "66666"),
        ("straight", "34561", 25, "61234"),
        ("full_house", "33322", 35, "33333"),
        ("four_of_a_kind", "33331", 45, "33333"),
        ("generala", "33333", 50, "33331"),
    ],
}
"""A hand of six characters and more is two rolls."""

ANYTHING = {"chance", "choice", "misery"}

ROWS = [(game_id, *row) for game_id, table in BEST.items() for row in table]


@pytest.mark.parametrize(("game_id", "box", "best", "points", "miss"), ROWS)
def test_a_box_pays_its_best_hand_and_nothing_for_another(game_id, box, best, points, miss):
    players = max(1, build(game_id).players[0])
    assert shown(game(game_id, best, players=players)).points[box] == points
    assert shown(game(game_id, miss, players=players)).points[box] == 0


@pytest.mark.parametrize(("game_id", "box"), [("yatzy", "chance"), ("yahtzee", "chance"),
    ("yahtzee-official", "chance"), ("yacht", "choice")])  # fmt: skip
def test_a_box_for_anything_pays_the_sum(game_id, box):
    assert shown(game(game_id, "66666")).points[box] == 30
    assert shown(game(game_id, "11234")).points[box] == 11


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_box_stands_in_the_table_above(variant):
    ids = [category.id for category in variant.by_default().categories]
    listed = [row[0] for row in BEST[variant.id]]
    assert set(ids) == {*listed, *(ANYTHING & set(ids))}
    assert len(ids) == {
        "generala": 11, "generala-mayores": 11, "yatzy": 15, "yahtzee": 13,
        "yahtzee-official": 13, "kniffel": 13, "yacht": 12, "simultanea": 10, "imprevisible": 10,
    }[variant.id]  # fmt: skip


def test_the_games_stand_in_menu_order():
    assert [variant.id for variant in VARIANTS] == list(BEST)
    assert DEFAULT.id == "generala"


def test_a_game_is_found_by_its_id():
    assert find("yacht") is VARIANTS[6]
    assert find("chess") is None
    with pytest.raises(KeyError):
        build("chess")


# --- The most there is, played out --------------------------------------------------------------

NUMBERS_BUILT = [
    f"{built(str(face) * 5)} ={box}:{5 * face}"
    for face, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1)
]

NUMBERS = [
    f"{str(face) * 5} ={box}:{5 * face}"
    for face, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1)
]

MOST = [
    (
        "generala",
        {},
        [
            *NUMBERS_BUILT,
            "23456 =straight:25",
            "33322 =full_house:35",
            "44442 =four_of_a_kind:45",
            f"{built('55555')} =generala:50",
            f"{built('66666')} =double_generala:100",
        ],
        360,
    ),
    (
        "generala-mayores",
        {},
        [
            *NUMBERS,
            "61234 =straight:25",
            "33322 =full_house:30",
            "44442 =four_of_a_kind:45",
            "55555 =generala:50",
            f"{built('66666')} =double_generala:60",
        ],
        315,
    ),
    (
        "generala-mayores",
        {},
        [
            *NUMBERS,
            "11111 =straight:25",
            "22222 =full_house:30",
            "33333 =four_of_a_kind:45",
            "44444 =generala:50",
            "55555 =double_generala:60",
        ],
        315,
    ),
    (
        "yatzy",
        {},
        [
            *NUMBERS,
            "66123 =pair:12",
            "66551 =two_pairs:22",
            "66612 =three_of_a_kind:18",
            "66661 =four_of_a_kind:24",
            "54321 =small_straight:15",
            "65432 =large_straight:20",
            "66655 =full_house:28",
            "66666 =chance:30",
            "33333 =yatzy:50",
        ],
        374,
    ),
    (
        "yahtzee",
        {},
        [
            *NUMBERS,
            "66666 =three_of_a_kind:30",
            "66666 =four_of_a_kind:30",
            "66655 =full_house:28",
            "11111 =yahtzee:50",
            "12346 =small_straight:30",
            "12345 =large_straight:40",
            "66666 =chance:30",
        ],
        378,
    ),
    (
        "yahtzee",
        {"extra_lines": "yes"},
        [
            *NUMBERS,
            "66666 =three_of_a_kind:30",
            "66666 =four_of_a_kind:30",
            "66655 =full_house:28",
            "11111 =yahtzee:50",
            "12346 =small_straight:30",
            "12345 =large_straight:40",
            "66666 =chance:30",
            "66666 =pair:30",
            "66655 =two_pairs:28",
            "11111 =misery:31",
        ],
        467,
    ),
    (
        "yacht",
        {},
        [
            *NUMBERS,
            "11111 =yacht:50",
            "23456 =large_straight:30",
            "12341 =small_straight:15",
            "66665 =four_of_a_kind:29",
            "66655 =full_house:28",
            "66666 =choice:30",
        ],
        287,
    ),
]


@pytest.mark.parametrize(
    ("game_id", "options", "turns", "most"), MOST, ids=[f"{m[0]}-{m[3]}" for m in MOST]
)
def test_the_most_that_can_be_written_is_reached(game_id, options, turns, most):
    over = state(game_id, *turns, options=options)
    assert over.over
    assert ranking.total(over, 0) == most


def test_the_most_of_the_official_game_is_1575():
    """Thirteen Yahtzees: twelve bonuses, and jokers in the figures once the numbers are full."""
    over = state(
        "yahtzee-official",
        "11111 =yahtzee:50",
        *NUMBERS,
        "66666 =three_of_a_kind:30",
        "66666 =four_of_a_kind:30",
        "66666 =full_house:25",
        "66666 =small_straight:30",
        "66666 =large_straight:40",
        "66666 =chance:30",
    )
    assert over.over
    assert ranking.total(over, 0) == 105 + 35 + 30 + 30 + 25 + 50 + 30 + 40 + 30 + 12 * 100


def test_no_card_of_el_imprevisible_holds_more_than_236_a_match():
    turns = [
        turn
        for first in (
            "11112 =1/ones:11",
            "22221 =1/twos:12",
            "33331 =1/threes:13",
            "44441 =1/fours:14",
            "55551 =1/fives:15",
            "66661 =1/sixes:16",
            "12345 =1/straight:25",
            "33322 =1/full_house:35",
            "66661 =1/four_of_a_kind:45",
            "66666 =1/generala:50",
        )
        for turn in (first, "=5/" + first.split("=1/")[1])
    ]
    assert ranking.total(state("imprevisible", *turns, players=2), 0) == 236
