"""The fourth roll of El Imprevisible, worked out by hand (RULES.md §10.3 to §10.5, §10.8)."""

import pytest

from tests.play import game, shown, state

NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")

BOXES = (*NUMBERS, "straight", "full_house", "four_of_a_kind", "generala")

SHORT = {
    **{str(face): box for face, box in enumerate(NUMBERS, start=1)},
    "E": "straight",
    "F": "full_house",
    "P": "four_of_a_kind",
    "G": "generala",
    "G2": "second_generala",
}


def third_roll(white: str) -> str:
    """Three rolls that end in the white dice without serving them: the last die comes alone."""
    other = "1" if white[-1] != "1" else "2"
    return f"{white[:-1]}{other} ....{other} ....{white[-1]}"


def served_roll(white: str) -> str:
    """The third roll throws all five dice."""
    return f"11234 11234 {white}"


def results(rolls: str, *before: str, options: dict[str, str] | None = None) -> dict[str, int]:
    """What the open turn is worth in match 1, zeros left out."""
    record = game("imprevisible", *before, rolls, players=2, options=options)
    return {box: points for box, points in shown(record).points.items() if points}


def expected(words: str) -> dict[str, int]:
    """Read "6:16 P:40" as boxes and points."""
    pairs = (word.split(":") for word in words.split())
    return {SHORT[box]: int(points) for box, points in pairs}


def claims(rolls: str, options: dict[str, str] | None = None) -> list[int]:
    return shown(game("imprevisible", rolls, players=2, options=options)).may_claim


# White dice built in three rolls, coloured dice, results, and whether a dormida lies there.
TABLE = [
    ("66662", "12335", "6:16 P:40", False),
    ("66662", "61344", "G:50", False),
    ("66662", "66134", "", False),
    ("66662", "66333", "F:35", False),
    ("33351", "31246", "3:13 P:40", False),
    ("33351", "33246", "G:50", False),
    ("33355", "55126", "5:15 P:40", False),
    ("33351", "33346", "", False),
    ("22561", "22246", "G:50", False),
    ("65321", "44441", "P:45 4:14", False),
    ("65321", "66661", "P:45 G:50", False),
    ("65321", "66622", "F:35 6:16 P:40", False),
    ("65321", "13456", "E:25", False),
    ("44123", "44446", "P:45", False),
    ("55512", "55555", "", True),
    ("55555", "12336", "G:50", False),
    ("55555", "52336", "", False),
]

# Worked out by hand: T is counted for each number, then the coloured dice are read alone.
BY_HAND = [
    # Nothing comes of nothing.
    ("12346", "12346", "", False),  # T = 2 everywhere; 12346 is no straight here
    ("65321", "64421", "", False),  # T(6) = 2, T(4) = 2
    ("11235", "11346", "1:11 P:40", False),  # T(1) = 4
    ("11235", "23446", "", False),  # T(2) = 2, T(3) = 2, T(1) = 2
    # Straights: only the coloured dice, in any order.
    ("12345", "11266", "", False),  # a white straight is gone, T(1) = 3
    ("12345", "54321", "E:25", False),
    ("66123", "65432", "E:25", False),  # T(6) = 3
    ("66123", "61543", "E:25", False),  # 34561
    ("66123", "61243", "", False),  # 61234 is no straight here
    ("66612", "13456", "E:25 6:16 P:40", False),  # the straight brings the fourth 6
    ("66662", "13456", "E:25 G:50", False),
    # Fulls: only the coloured dice.
    ("33322", "11456", "", False),  # a white full is gone
    ("33322", "33211", "G:50", False),  # T(3) = 5, T(2) = 3
    ("33322", "11155", "F:35", False),
    ("33322", "22255", "F:35 G:50", False),  # T(2) = 5
    ("33322", "33311", "F:35", False),  # T(3) = 6
    ("44112", "44411", "F:35 G:50 1:11 P:40", False),  # T(4) = 5, T(1) = 4
    ("44112", "11144", "F:35 G:50 4:14 P:40", False),  # T(1) = 5, T(4) = 4
    ("44116", "44111", "F:35 4:14 P:40 G:50", False),  # T(4) = 4, T(1) = 5
    # Two numbers at once, and surplus of one beside the other.
    ("33355", "33551", "G:50 5:15 P:40", False),  # T(3) = 5, T(5) = 4
    ("33355", "35512", "3:13 5:15 P:40", False),  # both four
    ("33355", "33355", "F:35 5:15 P:40", False),  # T(3) = 6 spoils nothing, T(5) = 4
    ("33355", "33326", "", False),  # T(3) = 6, T(5) = 2
    ("33355", "55533", "F:35 G:50", False),  # T(3) = 5, T(5) = 5
    ("22255", "22551", "G:50 5:15 P:40", False),
    ("11166", "11166", "F:35 6:16 P:40", False),
    # Póker of the coloured dice.
    ("65321", "44445", "P:45 4:14", False),  # no white 4
    ("65321", "55554", "P:45 G:50", False),  # T(5) = 5
    ("66321", "66665", "P:45", False),  # T(6) = 6: surplus, the served póker stays
    ("66621", "66665", "P:45", False),
    ("66662", "66665", "P:45", False),
    ("11116", "22226", "P:45 1:11 2:12", False),  # two pókers, both fit their numbers
    ("11112", "22223", "P:45 1:11 G:50", False),  # T(2) = 5, so no twos
    ("11122", "22226", "P:45", False),  # T(2) = 6, T(1) = 3
    ("33341", "55553", "P:45 5:15 3:13", False),  # T(3) = 4
    ("33341", "11115", "P:45 G:50", False),  # T(1) = 5
    # Four white: one more makes five, two are too many.
    ("11112", "23456", "E:25 1:11 P:40", False),
    ("11112", "12346", "G:50", False),
    ("11112", "11346", "", False),
    ("44441", "44111", "F:35 1:11 P:40", False),  # T(4) = 6, T(1) = 4
    ("44441", "14411", "F:35 1:11 P:40", False),
    ("44441", "11124", "G:50 1:11 P:40", False),  # T(4) = 5, T(1) = 4
    # Three white.
    ("22246", "21356", "2:12 P:40", False),
    ("22246", "22135", "G:50", False),
    ("22246", "22213", "", False),  # T(2) = 6
    ("22246", "44413", "4:14 P:40", False),  # three coloured join a single white one
    ("22246", "66641", "6:16 P:40", False),
    ("22246", "44466", "F:35 4:14 P:40", False),  # T(4) = 4, T(6) = 3
    # Two white.
    ("55123", "55146", "5:15 P:40", False),
    ("55123", "55546", "G:50", False),
    ("55123", "55556", "P:45", False),
    ("55123", "11146", "1:11 P:40", False),
    # Five white, built: a Generala while no coloured die joins.
    ("11111", "23456", "E:25 G:50", False),
    ("11111", "13456", "E:25", False),
    ("11111", "22222", "G:50", True),  # T(1) = T(2) = 5, and the dormida
    ("44444", "44466", "F:35", False),
    ("44444", "66661", "P:45 6:16 G:50", False),
    # Five coloured.
    ("66612", "33333", "G:50", True),  # no white 3: may be written too
    ("66613", "33333", "", True),  # T(3) = 6
    ("66662", "33333", "G:50 6:16 P:40", True),  # T(6) = 4 stays
    ("66662", "66666", "", True),
]


@pytest.mark.parametrize(("white", "coloured", "words", "dormida"), [*TABLE, *BY_HAND])
def test_both_cups_are_worth_what_the_rules_say(white, coloured, words, dormida):
    rolls = f"{third_roll(white)} +{coloured}"
    assert results(rolls) == expected(words)
    assert claims(rolls) == ([1, 2, 3, 4, 5] if dormida else [])


def test_there_are_the_printed_rows_and_sixty_more():
    assert len(TABLE) == 17
    assert len(BY_HAND) >= 60
    rows = [(white, coloured) for white, coloured, _, _ in [*TABLE, *BY_HAND]]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize(("white", "coloured", "words", "dormida"), [*TABLE, *BY_HAND])
def test_the_order_of_the_dice_changes_nothing(white, coloured, words, dormida):
    rolls = f"{third_roll(white[::-1])} +{coloured[::-1]}"
    assert results(rolls) == expected(words)


# White dice thrown all at once in the third roll.
SERVED_WHITE = [
    ("66662", "12335", "P:45 6:16"),  # the served póker stays 45
    ("66662", "61344", "G:50"),
    ("66662", "66134", ""),
    ("66662", "11123", "P:45 6:16"),
    ("11112", "23456", "E:25 P:45 1:11"),
    ("11112", "13456", "E:25 G:50"),
    ("33322", "11456", ""),  # a served full is gone all the same
    ("33322", "31456", "E:25 3:13 P:40"),
    ("12345", "11266", ""),  # so is a served straight
    ("55555", "12346", "G:50"),  # T = 5: a Generala, no dormida any more
    ("55555", "51246", ""),
    ("66612", "61345", "E:25 6:16 P:40"),  # a póker made by two cups is built
    ("22223", "33314", "P:45 2:12 3:13"),  # T(3) = 4 too; the served one counts more
]


@pytest.mark.parametrize(("white", "coloured", "words"), SERVED_WHITE)
def test_of_served_white_dice_only_a_poker_stays(white, coloured, words):
    rolls = f"{served_roll(white)} +{coloured}"
    assert results(rolls) == expected(words)
    assert claims(rolls) == []


# Without the second cup.
THIRD_ROLL = [
    (third_roll("66662"), "6:16 P:40"),
    (served_roll("66662"), "6:16 P:45"),
    (third_roll("66666"), "G:50"),  # five equal are no póker and no number
    (served_roll("66666"), "G:50"),
    (third_roll("33322"), ""),  # built fulls and straights count nothing
    (served_roll("33322"), "F:35"),
    (third_roll("12345"), ""),
    (served_roll("12345"), "E:25"),
    (served_roll("34561"), "E:25"),
    (served_roll("61234"), ""),
    (third_roll("33312"), ""),  # three of a number are not enough
]


@pytest.mark.parametrize(("rolls", "words"), THIRD_ROLL)
def test_three_rolls_are_worth_what_the_rules_say(rolls, words):
    assert results(rolls) == expected(words)


# --- Relief: a Generala box is the last one open in the match (§10.3) ---------------------------

FILLED = tuple(
    turn
    for box in BOXES[:-1]
    for turn in (f"~11234 =1/{box}", f"~11234 =2/{box}")  # Ana, then Beto elsewhere
)

RELIEF = [
    (served_roll("12345"), 25),
    (third_roll("12345"), 0),
    (served_roll("33322"), 35),
    (third_roll("33322"), 0),
    (third_roll("11112"), 41),
    (third_roll("22221"), 42),
    (third_roll("33331"), 43),
    (third_roll("44441"), 44),
    (third_roll("55551"), 45),
    (third_roll("66661"), 46),
    (served_roll("11112"), 45),  # max(45, 41)
    (served_roll("44441"), 45),
    (served_roll("55551"), 45),
    (served_roll("66661"), 46),
    (third_roll("66666"), 50),
    (served_roll("66666"), 50),
    (third_roll("33312"), 0),
    # With the second cup.
    (f"{third_roll('66612')} +61334", 46),
    (f"{third_roll('66612')} +66334", 50),
    (f"{third_roll('66612')} +66634", 0),
    (f"{third_roll('65321')} +13456", 25),
    (f"{third_roll('65321')} +11155", 41),  # T(1) = 4 beats the full's 35
    (f"{third_roll('66321')} +55522", 35),
    (f"{third_roll('65321')} +44441", 45),
    (f"{third_roll('66321')} +66661", 46),  # a served póker of sixes, whatever the white dice
    (f"{third_roll('33355')} +35512", 45),  # T(3) = T(5) = 4: the better one
    (f"{served_roll('22223')} +14456", 45),
    (f"{third_roll('22223')} +14456", 42),
    (f"{served_roll('22223')} +24456", 50),
    (f"{third_roll('55512')} +55555", 0),
    (f"{third_roll('66612')} +33333", 50),
]


@pytest.mark.parametrize(("rolls", "points"), RELIEF)
def test_the_last_generala_box_takes_other_figures_too(rolls, points):
    assert results(rolls, *FILLED).get("generala", 0) == points


@pytest.mark.parametrize(("rolls", "points"), RELIEF)
def test_there_is_no_relief_while_another_box_is_open(rolls, points):
    before = FILLED[2:]  # the ones of both matches stay open
    assert results(rolls, *before).get("generala", 0) == (50 if points == 50 else 0)


def test_another_last_box_gets_no_relief():
    before = (*(t for b in BOXES if b != "straight" for t in (f"~11234 =1/{b}", f"~11234 =2/{b}")),)
    assert results(third_roll("66661"), *before) == {}


def test_a_second_generala_box_has_the_same_relief():
    options = {"second_generala": "yes"}
    both_open = results(third_roll("66661"), *FILLED, options=options)
    assert both_open == {}
    last = (*FILLED, "~11234 =1/generala", "~11234 =2/generala")
    assert results(third_roll("66661"), *last, options=options) == {"second_generala": 46}
    first = (*FILLED, "~11234 =1/second_generala", "~11234 =2/second_generala")
    assert results(third_roll("66661"), *first, options=options) == {"generala": 46}


def test_a_second_generala_box_takes_the_same_hands():
    options = {"second_generala": "yes"}
    assert results(third_roll("66666"), options=options) == expected("G:50 G2:50")
    assert results(f"{third_roll('66661')} +62345", options=options) == expected("E:25 G:50 G2:50")


# --- Options (§10.8) ----------------------------------------------------------------------------

ONLY_TO_POKER = [
    ("33351", "31246", "3:13 P:40"),
    ("33351", "33246", ""),  # W = 3, T = 5: void
    ("33351", "33346", ""),
    ("33341", "11115", "P:45 G:50"),  # W(1) = 1
    ("22561", "22246", "G:50"),  # W = 2 may
    ("66662", "61344", "G:50"),  # W = 4 may
    ("33322", "22255", "F:35 G:50"),  # T(2) = 5 of two white ones
    ("33322", "33255", ""),  # T(3) = 5 of three, T(2) = 3
    ("66612", "33333", "G:50"),
]


@pytest.mark.parametrize(("white", "coloured", "words"), ONLY_TO_POKER)
def test_three_equal_may_grow_to_a_poker_only(white, coloured, words):
    options = {"three_only_to_poker": "yes"}
    assert results(f"{third_roll(white)} +{coloured}", options=options) == expected(words)


DECLARED = [
    (third_roll("66321"), "6:66345", "6:16 P:40"),
    (third_roll("66321"), "3:66345", ""),  # another number was named
    (third_roll("33355"), "3:35512", "3:13 P:40"),  # of two fours only the named one
    (third_roll("33355"), "5:35512", "5:15 P:40"),
    (third_roll("33355"), "1:35512", ""),
    (third_roll("66662"), "1:12335", ""),  # even the póker that lay there
    (third_roll("66662"), "6:12335", "6:16 P:40"),
    (third_roll("66662"), "6:61344", "G:50"),
    (third_roll("66662"), "2:61344", ""),
    (served_roll("66662"), "6:12335", "6:16 P:45"),
    (served_roll("66662"), "1:12335", ""),  # a served white póker stays only if named
    (third_roll("65321"), "4:44441", "P:45 4:14"),
    (third_roll("65321"), "6:44441", "P:45 4:14"),  # the coloured dice's own hands always
    (third_roll("65321"), "5:66661", "P:45"),  # T(6) = 5 was not named
    (third_roll("65321"), "6:66661", "P:45 G:50"),
    (third_roll("65321"), "1:13456", "E:25"),
    (third_roll("65321"), "5:66622", "F:35"),
    (third_roll("66612"), "1:33333", "G:50"),
    (third_roll("55555"), "5:12336", "G:50"),
    (third_roll("55555"), "1:12336", ""),
]


@pytest.mark.parametrize(("white", "cup", "words"), DECLARED)
def test_only_the_named_number_counts_over_both_cups(white, cup, words):
    assert results(f"{white} +{cup}", options={"declare_target": "yes"}) == expected(words)


def test_a_dormida_of_the_second_cup_counts_whatever_was_named():
    rolls = f"{third_roll('55512')} +1:33333"
    assert claims(rolls, {"declare_target": "yes"}) == [1, 2, 3, 4, 5]


def test_a_white_dormida_may_be_claimed_only_before_the_second_cup():
    assert claims(served_roll("55555")) == [1, 2, 3, 4, 5]
    assert claims(third_roll("55555")) == []
    assert claims(f"{served_roll('55555')} +12346") == []


def test_the_second_cup_comes_once_and_only_after_the_third_roll():
    first = shown(game("imprevisible", "66612", players=2))
    third = shown(game("imprevisible", third_roll("66612"), players=2))
    fourth = shown(game("imprevisible", f"{third_roll('66612')} +12345", players=2))
    assert (first.may_roll, first.may_roll_second_cup) == (True, False)
    assert (third.may_roll, third.may_roll_second_cup) == (False, True)
    assert (fourth.may_roll, fourth.may_roll_second_cup) == (False, False)


def test_without_the_option_there_is_no_second_cup():
    record = game("imprevisible", third_roll("66612"), players=2, options={"fourth_roll": "no"})
    assert not shown(record).may_roll_second_cup


# --- The marks on the sheet (§10.1, §10.3) -------------------------------------------------------

MARKS = [
    (f"{served_roll('66662')} =1/four_of_a_kind", "four_of_a_kind", 45, True),
    (f"{third_roll('66662')} =1/four_of_a_kind", "four_of_a_kind", 40, False),
    # Full roll or not, what both cups build is not served.
    (f"{served_roll('66612')} +61334 =1/four_of_a_kind", "four_of_a_kind", 40, False),
    (f"{third_roll('65321')} +44441 =1/four_of_a_kind", "four_of_a_kind", 45, True),
    (f"{served_roll('66662')} +12335 =1/four_of_a_kind", "four_of_a_kind", 45, True),
    (f"{served_roll('66666')} =1/generala", "generala", 50, False),  # its mark is X
    (f"{served_roll('66612')} +66334 =1/generala", "generala", 50, False),
    (f"{third_roll('65321')} +66661 =1/generala", "generala", 50, False),
    (f"{third_roll('65321')} +13456 =1/straight", "straight", 25, True),
    (f"{served_roll('66612')} +61334 =1/sixes", "sixes", 16, False),
    (f"{served_roll('66612')} =1/straight", "straight", 0, False),
]


@pytest.mark.parametrize(("turn", "box", "points", "served"), MARKS)
def test_an_entry_is_marked_served_when_one_roll_made_it(turn, box, points, served):
    after = state("imprevisible", turn, players=2)
    (entry,) = after.cards[0].entries
    assert (entry.box.category, entry.points) == (box, points)
    assert after.rules.is_served(entry) is served


RELIEF_MARKS = [
    (served_roll("11112"), 45, True),
    (third_roll("55551"), 45, False),
    (served_roll("66661"), 46, True),
    (third_roll("66661"), 46, False),
    (served_roll("12345"), 25, True),
    (served_roll("33322"), 35, True),
    (served_roll("66666"), 50, False),
    (f"{third_roll('65321')} +44441", 45, True),
    (f"{third_roll('65321')} +66661", 50, False),
    (f"{served_roll('66612')} +61334", 46, False),
]


@pytest.mark.parametrize("box", ["generala", "second_generala"])
@pytest.mark.parametrize(("rolls", "points", "served"), RELIEF_MARKS)
def test_the_last_box_marks_served_what_one_roll_made(rolls, points, served, box):
    options = {"second_generala": "yes"}
    other = {"generala": "second_generala", "second_generala": "generala"}[box]
    before = (*FILLED, f"~11234 =1/{other}", f"~11234 =2/{other}")
    turn = f"{rolls} =1/{box}"
    after = state("imprevisible", *before, turn, players=2, options=options)
    entry = after.cards[0].entries[-1]
    assert (entry.points, after.rules.is_served(entry)) == (points, served)
