"""The hands that the old texts of the games work out themselves (RULES.md §3 to §10)."""

from itertools import permutations

import pytest

from tests.play import built, cards, game, refusal, shown, state, worth

YAHTZEE_EXTRA = {"extra_lines": "yes"}

# The house rules page (§4) and its Yatzy (§5).
HOUSE_PAGE = [
    ("generala-mayores", built("66612"), "sixes", 18),
    ("generala-mayores", built("11145"), "ones", 3),
    ("generala-mayores", built("66123"), "sixes", 12),
    ("generala-mayores", "44222", "fours", 8),
    ("generala-mayores", "44222", "twos", 6),
    ("generala-mayores", "12345", "straight", 25),
    ("generala-mayores", built("12345"), "straight", 20),
    ("generala-mayores", "23456", "straight", 25),
    ("generala-mayores", built("23456"), "straight", 20),
    ("generala-mayores", "34561", "straight", 25),
    ("generala-mayores", built("34561"), "straight", 20),
    ("generala-mayores", "61234", "straight", 25),
    ("generala-mayores", built("61234"), "straight", 20),
    ("generala-mayores", "45612", "straight", 0),
    ("generala-mayores", "56123", "straight", 0),
    ("generala-mayores", "33222", "full_house", 30),
    ("generala-mayores", built("33222"), "full_house", 25),
    ("generala-mayores", "66662", "four_of_a_kind", 45),
    ("generala-mayores", built("66662"), "four_of_a_kind", 40),
    ("generala-mayores", built("22222"), "generala", 50),
    ("generala-mayores", "22222", "generala", 50),
    ("generala-mayores", "22222", "straight", 25),
    ("generala-mayores", "22222", "full_house", 30),
    ("generala-mayores", "22222", "four_of_a_kind", 45),
    ("generala-mayores", "22222", "double_generala", 0),
    ("generala-mayores", "22222", "twos", 10),
    # "In any of the three rolls, as long as the five dice are thrown in it."
    ("generala-mayores", "11246 12345", "straight", 25),
    ("generala-mayores", "11246 11346 33222", "full_house", 30),
    ("generala-mayores", "11246 11246 55551", "four_of_a_kind", 45),
    ("yatzy", "11123", "ones", 3),
    ("yatzy", "22123", "twos", 6),
    ("yatzy", "33345", "threes", 9),
    ("yatzy", "44123", "fours", 8),
    ("yatzy", "55123", "fives", 10),
    ("yatzy", "66123", "sixes", 12),
    ("yatzy", "66551", "pair", 12),
    ("yatzy", "66666", "pair", 12),
    ("yatzy", "66551", "two_pairs", 22),
    ("yatzy", "33322", "two_pairs", 10),
    ("yatzy", "33331", "two_pairs", 0),
    ("yatzy", "33333", "two_pairs", 0),
    ("yatzy", "33345", "three_of_a_kind", 9),
    ("yatzy", "33345", "four_of_a_kind", 0),
    ("yatzy", "33331", "four_of_a_kind", 12),
    ("yatzy", "55555", "four_of_a_kind", 20),
    ("yatzy", "54321", "small_straight", 15),
    ("yatzy", "23453", "small_straight", 0),
    ("yatzy", "65432", "large_straight", 20),
    ("yatzy", "12345", "large_straight", 0),
    ("yatzy", "23456", "small_straight", 0),
    ("yatzy", "33322", "full_house", 13),
    ("yatzy", "55555", "full_house", 0),
    ("yatzy", "14566", "chance", 22),
    ("yatzy", "44444", "yatzy", 50),
    ("yatzy", "44443", "yatzy", 0),
]

# The Generala leaflet (§3).
LEAFLET = [
    ("generala", "66634", "sixes", 18),
    ("generala", "33312", "threes", 9),
    ("generala", "12345", "straight", 25),
    ("generala", built("12345"), "straight", 20),
    ("generala", "23456", "straight", 25),
    ("generala", built("23456"), "straight", 20),
    ("generala", "34561", "straight", 0),
    ("generala", "61234", "straight", 0),
    ("generala", "13456", "straight", 0),
    ("generala", "33444", "full_house", 35),
    ("generala", "66333", "full_house", 35),
    ("generala", "11122", "full_house", 35),
    ("generala", built("33444"), "full_house", 30),
    ("generala", built("66333"), "full_house", 30),
    ("generala", built("11122"), "full_house", 30),
    ("generala", "44644", "full_house", 0),
    ("generala", "22221", "four_of_a_kind", 45),
    ("generala", "66665", "four_of_a_kind", 45),
    ("generala", "11113", "four_of_a_kind", 45),
    ("generala", built("22221"), "four_of_a_kind", 40),
    ("generala", built("66665"), "four_of_a_kind", 40),
    ("generala", built("11113"), "four_of_a_kind", 40),
    ("generala", "33322", "four_of_a_kind", 0),
    ("generala", built("55555"), "generala", 50),
    ("generala", "12346 55555", "generala", 50),
    ("generala", built("55555"), "four_of_a_kind", 40),
    ("generala", "12246 12345", "straight", 20),
    ("generala", "55526 ....2", "full_house", 30),
    ("generala", built("33333"), "double_generala", 0),
    # "You may note the figure, or use those dice for the numbers."
    ("generala", "33444", "threes", 6),
    ("generala", "33444", "fours", 12),
    ("generala", "12345", "sixes", 0),
]

# The help page of the game played by ear (§6).
BY_EAR = [
    ("yahtzee", "24446", "fours", 12),
    ("yahtzee", "24446", "twos", 2),
    ("yahtzee", "24446", "ones", 0),
    ("yahtzee", "13334", "three_of_a_kind", 14),
    ("yahtzee", "13344", "three_of_a_kind", 0),
    ("yahtzee", "13333", "four_of_a_kind", 13),
    ("yahtzee", "33333", "four_of_a_kind", 15),
    ("yahtzee", "13334", "four_of_a_kind", 0),
    ("yahtzee", "11155", "full_house", 25),
    ("yahtzee", "55566", "full_house", 27),
    ("yahtzee", "66644", "full_house", 26),
    ("yahtzee", "66655", "full_house", 28),
    ("yahtzee", "55544", "full_house", 25),
    ("yahtzee", "66633", "full_house", 25),
    ("yahtzee", "66622", "full_house", 25),
    ("yahtzee", "55555", "full_house", 0),
    ("yahtzee", "22222", "yahtzee", 50),
    ("yahtzee", "22221", "yahtzee", 0),
    ("yahtzee", "12346", "small_straight", 30),
    ("yahtzee", "23451", "small_straight", 30),
    ("yahtzee", "23452", "small_straight", 30),
    ("yahtzee", "34563", "small_straight", 30),
    ("yahtzee", "34561", "small_straight", 30),
    ("yahtzee", "12356", "small_straight", 0),
    ("yahtzee", "34612", "small_straight", 30),
    ("yahtzee", "12345", "large_straight", 40),
    ("yahtzee", "23456", "large_straight", 40),
    ("yahtzee", "12346", "large_straight", 0),
    ("yahtzee", "34561", "large_straight", 0),
    ("yahtzee", "66666", "chance", 30),
    ("yahtzee", "13446", "chance", 18),
]

EXTRA_LINES = [
    ("pair", "11234", 11),
    ("pair", "12345", 0),
    ("pair", "33333", 15),
    ("two_pairs", "13355", 17),
    ("two_pairs", "33355", 19),
    ("two_pairs", "33331", 0),
    ("two_pairs", "33333", 0),
    ("misery", "11111", 31),
    ("misery", "66666", 6),
    ("misery", "13446", 18),
]

# The Yacht sheet (§8).
YACHT = [
    ("yacht", "55551", "fives", 20),
    ("yacht", "33333", "yacht", 50),
    ("yacht", "11111", "yacht", 50),
    ("yacht", "23456", "large_straight", 30),
    ("yacht", "12345", "large_straight", 30),
    ("yacht", "34561", "large_straight", 0),
    ("yacht", "12346", "small_straight", 15),
    ("yacht", "23455", "small_straight", 15),
    ("yacht", "34566", "small_straight", 15),
    ("yacht", "12345", "small_straight", 15),
    ("yacht", "12356", "small_straight", 0),
    ("yacht", "66665", "four_of_a_kind", 29),
    ("yacht", "44443", "four_of_a_kind", 19),
    ("yacht", "55552", "four_of_a_kind", 22),
    ("yacht", "55555", "four_of_a_kind", 0),
    ("yacht", "66655", "full_house", 28),
    ("yacht", "44433", "full_house", 18),
    ("yacht", "55555", "full_house", 0),
    ("yacht", "66554", "choice", 26),
    ("yacht", "64444", "choice", 22),
    ("yacht", "66543", "choice", 24),
]


@pytest.mark.parametrize(("rules", "rolls", "box", "points"), HOUSE_PAGE + LEAFLET + BY_EAR + YACHT)
def test_a_worked_example_comes_out_as_printed(rules, rolls, box, points):
    assert worth(rules, rolls, box) == points


@pytest.mark.parametrize(("box", "hand", "points"), EXTRA_LINES)
def test_an_extra_line_comes_out_as_printed(box, hand, points):
    assert worth("yahtzee", hand, box, options=YAHTZEE_EXTRA) == points


@pytest.mark.parametrize("hand", ["12345", "23456", "34561", "61234"])
def test_a_straight_counts_in_any_order(hand):
    worths = {
        worth("generala-mayores", "".join(order), "straight")
        for order in list(permutations(hand))[::7]
    }
    assert worths == {25}


def test_a_closed_full_leaves_the_numbers_for_44222():
    """The house page: with the full noted, 4-4-2-2-2 goes to the fours or to the twos."""
    turn = shown(game("generala-mayores", "33311 =full_house", "44222"))
    assert "full_house" not in turn.legal
    assert turn.points["fours"] == 8
    assert turn.points["twos"] == 6


def test_who_makes_a_figure_at_once_may_go_on_with_all_five_dice():
    record = game("generala-mayores", "12345 66123 44222")
    assert shown(record).served


def test_a_die_set_aside_is_not_used_again_on_the_house_page():
    turn = "33152 ..624 33..1 =threes"
    reason = "A die set aside stays there for the rest of the turn."
    assert refusal("generala-mayores", turn) == (1, reason)
    assert cards(game("generala", turn)) == [{"threes": 6}]


def test_the_double_counts_only_after_a_generala():
    """The leaflet: only once a Generala was made; before, it may be struck."""
    double = built("33333")
    assert worth("generala", double, "double_generala", f"{built('22222')} =generala") == 100
    assert worth("generala", double, "double_generala", "12346 =generala:0") == 0
    assert worth("generala", double, "double_generala") == 0
    assert worth("generala-mayores", double, "double_generala", "22222 =generala") == 60


def test_the_double_may_be_struck_rather_than_four_points_noted():
    assert cards(game("generala", "22134 =double_generala")) == [{"double_generala": 0}]


def test_a_served_generala_wins_with_both_generalas_struck():
    rounds = ("11234 =generala", "11234 =ones", "11234 =double_generala", "11234 =twos")
    record = game("generala", *rounds, "44444", players=2)
    assert shown(record).may_claim == [1]
    assert shown(record).legal == set()
    over = state("generala", *rounds, "44444 !", "11234 =sixes", players=2)
    assert over.over


def test_the_game_ends_with_the_round_of_the_served_generala():
    assert not state("generala", "44444 !", players=3).over
    assert not state("generala", "44444 !", "11234 =ones", players=3).over
    assert state("generala", "44444 !", "11234 =ones", "11234 =ones", players=3).over
    assert state("generala", "11234 =ones", "11234 =ones", "44444 !", players=3).over


def test_yatzy_brings_50_from_63_in_the_numbers():
    upper = ["=ones:3", "=twos:6", "=threes:9", "=fours:12", "=fives:15"]
    assert state("yatzy", *upper, "=sixes:18").rules.bonuses[0].points == 50
    totals = [state("yatzy", *upper, f"=sixes:{sixes}") for sixes in (12, 18, 24)]
    assert [s.rules.total(s.cards[0], 0) for s in totals] == [57, 63 + 50, 69 + 50]


def test_the_help_page_names_a_bonus_of_35_from_63():
    upper = ["=ones:3", "=twos:6", "=threes:9", "=fours:12", "=fives:15"]
    totals = [state("yahtzee", *upper, f"=sixes:{sixes}") for sixes in (12, 18, 24)]
    assert [s.rules.total(s.cards[0], 0) for s in totals] == [57, 63 + 35, 69 + 35]


# The author's leaflet (§9, §10).
AUTHOR = [
    *(
        (built(f"{n}{n}{n}{n}{n % 6 + 1}"), box, 10 + n)
        for n, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1)
    ),
    ("12345", "straight", 25),
    ("23456", "straight", 25),
    ("34561", "straight", 25),
    ("33322", "full_house", 35),
    ("55566", "full_house", 35),
    ("11144", "full_house", 35),
    (built("33322"), "full_house", 0),
    (built("12345"), "straight", 0),
    ("11112", "four_of_a_kind", 45),
    (built("11112"), "four_of_a_kind", 40),
    (built("11111"), "generala", 50),
]


@pytest.mark.parametrize(("rolls", "box", "points"), AUTHOR)
def test_an_example_of_the_author_comes_out_as_printed(rolls, box, points):
    record = game("imprevisible", rolls, players=2)
    assert shown(record).points[box] == points


SIMULTANEA = [
    ("12345", "straight", 25),
    (built("12345"), "straight", 20),
    ("34561", "straight", 25),
    (built("34561"), "straight", 20),
    ("61234", "straight", 0),
    ("33322", "full_house", 35),
    (built("33322"), "full_house", 30),
    ("55566", "full_house", 35),
    ("11112", "four_of_a_kind", 45),
    (built("11112"), "four_of_a_kind", 40),
    ("11111", "four_of_a_kind", 45),
    (built("11111"), "generala", 50),
    ("11111", "generala", 50),
    (built("66612"), "sixes", 18),
]


@pytest.mark.parametrize(("rolls", "box", "points"), SIMULTANEA)
def test_simultanea_counts_built_figures_too(rolls, box, points):
    record = game("simultanea", rolls, players=3)
    assert shown(record).points[box] == points


def test_three_rolls_are_compulsory_unless_served():
    compulsory = shown(game("imprevisible", "66612", players=2))
    served = shown(game("imprevisible", "66633", players=2))
    assert compulsory.legal == set()
    assert "ones" in served.legal


def test_with_every_generala_closed_a_built_one_goes_on_to_a_poker():
    """The author: throw the third roll with one die; if it differs, note the póker."""
    closed = []
    for match in range(1, 6):
        closed += [f"~11234 ={match}/generala", f"~11234 ={match}/ones"]
    second = shown(game("imprevisible", *closed, "66612 66666", players=2))
    assert second.legal != set()  # thrown all at once: served
    second = shown(game("imprevisible", *closed, "66612 ...66", players=2))
    assert second.legal == set()
    third = shown(game("imprevisible", *closed, "66612 ...66 ....1", players=2))
    assert third.points["sixes"] == 16
    assert third.points["four_of_a_kind"] == 40
