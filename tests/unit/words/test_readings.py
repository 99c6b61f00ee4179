"""The readings of ten dice in words, against the table of the rules and many random hands."""

import random
from dataclasses import replace

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.legality import eligible_boxes, may_stand
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, Turn, start
from generala_desktop.rulesets import build
from generala_desktop.words.makings import Dice, face_of, makings
from generala_desktop.words.readings import Reading, ReadingKind, readings

pytestmark = pytest.mark.usefixtures("qapp")

IMPREVISIBLE = build("imprevisible")


def faces(digits: str) -> tuple[int, ...]:
    return tuple(map(int, digits))


def lying(
    white: str,
    coloured: str = "",
    rules: Ruleset = IMPREVISIBLE,
    *,
    served: bool = False,
    rolls: int = 3,
    target: int | None = None,
) -> State:
    turn = Turn(rolls, faces(white), frozenset(), served, faces(coloured), target)
    return replace(start(rules, 2), turn=turn)


def texts(state: State, kind: ReadingKind) -> list[str]:
    return [reading.text for reading in readings(state) if reading.kind is kind]


def makes(state: State) -> list[str]:
    return texts(state, ReadingKind.MAKES)


def lost(state: State) -> list[str]:
    return texts(state, ReadingKind.LOST)


def reading(state: State, text: str) -> Reading:
    return next(found for found in readings(state) if found.text == text)


# RULES.md, "El Imprevisible", the table of the fourth roll.
TABLE = [
    ("66662", "12335", ["Four sixes: 16 in 6, 40 in P"], []),
    ("66662", "61344", ["Five sixes: 50 in G"], []),
    ("66662", "66134", [], ["Six sixes: one too many, nothing for sixes"]),
    (
        "66662",
        "66333",
        ["Full house 3-3-3-6-6: 35 in FS"],
        ["Six sixes: one too many, nothing for sixes"],
    ),
    ("33351", "31246", ["Four threes: 13 in 3, 40 in P"], []),
    ("33351", "33246", ["Five threes: 50 in G"], []),
    ("33355", "55126", ["Four fives: 15 in 5, 40 in P"], []),
    ("33351", "33346", [], ["Six threes: one too many, nothing for threes"]),
    ("22561", "22246", ["Five twos: 50 in G"], []),
    ("65321", "44441", ["Four fours: 14 in 4, 45 in P"], []),
    ("65321", "66661", ["Five sixes: 50 in G", "Four sixes: 45 in P"], []),
    ("65321", "66622", ["Four sixes: 16 in 6, 40 in P", "Full house 6-6-6-2-2: 35 in FS"], []),
    ("65321", "13456", ["Straight 1-3-4-5-6: 25 in ES"], []),
    (
        "44123",
        "44446",
        ["Four fours: 45 in P"],
        ["Six fours: one too many, nothing for fours"],
    ),
    (
        "55512",
        "55555",
        ["Five fives in one roll: a served Generala wins the match you choose"],
        ["Eight fives: three too many, nothing for fives"],
    ),
    ("55555", "12336", ["Five fives: 50 in G"], []),
    ("55555", "52336", [], ["Six fives: one too many, nothing for fives"]),
]


@pytest.mark.parametrize(("white", "coloured", "made", "spoiled"), TABLE)
def test_ten_dice_are_read_as_the_rules_say(
    white: str, coloured: str, made: list[str], spoiled: list[str]
) -> None:
    state = lying(white, coloured)
    assert sorted(makes(state)) == sorted(made)
    assert lost(state) == spoiled


def test_a_reading_points_at_its_dice_in_both_cups() -> None:
    found = reading(lying("33351", "31246"), "Four threes: 13 in 3, 40 in P")
    assert (set(found.white), set(found.coloured)) == ({0, 1, 2}, {0})


def test_a_reading_can_be_said_in_whole_words() -> None:
    found = reading(lying("33351", "31246"), "Four threes: 13 in 3, 40 in P")
    assert found.words == "Four threes: 13 in Threes, 40 in Four of a kind"


def test_a_reading_names_the_boxes_of_every_live_match() -> None:
    found = reading(lying("33351", "31246"), "Four threes: 13 in 3, 40 in P")
    wanted = {Box(m, c) for m in range(5) for c in ("threes", "four_of_a_kind")}
    assert set(found.boxes) == wanted
    ended = replace(lying("33351", "31246"), claims=((4, 1),))
    boxes = reading(ended, "Four threes: 13 in 3, 40 in P").boxes
    assert {box.match for box in boxes} == {0, 1, 2, 3}


def test_dice_without_an_open_box_are_named() -> None:
    written = tuple(
        Entry(Box(match, category), None, 0)
        for match in range(5)
        for category in ("threes", "four_of_a_kind")
    )
    state = lying("33351", "31246")
    state = replace(state, cards=(Card(written), *state.cards[1:]))
    assert lost(state) == ["Four threes: no open box takes them"]
    assert "Nothing fits: 0 in any open box" in texts(state, ReadingKind.NOTE)


@pytest.mark.parametrize(
    ("white", "said"),
    [
        ("33322", "The white full house is gone"),
        ("12345", "The white straight is gone"),
        ("44444", "The white served Generala is gone"),
    ],
)
def test_what_the_white_dice_had_served_is_gone(white: str, said: str) -> None:
    assert said in lost(lying(white, "11266", served=True))
    assert said not in lost(lying(white, "11266"))


def test_there_is_no_way_back_after_the_second_cup() -> None:
    way = "There is no way back to the white dice: write one result"
    assert way in texts(lying("33351", "31246"), ReadingKind.NOTE)
    assert way not in texts(lying("33351"), ReadingKind.NOTE)


def test_a_named_number_shuts_out_the_others() -> None:
    rules = build("imprevisible", {"declare_target": "yes"})
    state = lying("33351", "31246", rules, target=6)
    assert makes(state) == []
    assert lost(state) == ["Four threes do not count: sixes were named"]


def test_three_may_be_kept_from_growing_to_five() -> None:
    rules = build("imprevisible", {"three_only_to_poker": "yes"})
    assert lost(lying("33351", "33246", rules)) == [
        "Five threes: three may grow to four only, nothing for threes"
    ]


def test_the_last_generala_box_takes_what_the_relief_grants() -> None:
    ids = [c.id for c in IMPREVISIBLE.categories if c.id != "generala"]
    card = Card(tuple(Entry(Box(0, category), None, 0) for category in ids))
    state = lying("33351", "31246")
    state = replace(state, cards=(card, *state.cards[1:]), claims=tuple((m, 1) for m in (1, 2, 3)))
    state = replace(state, claims=(*state.claims, (4, 1)))
    found = reading(state, "Four threes: 43 in G")
    assert found.boxes == (Box(0, "generala"),)


# --- Before the second cup -----------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [1, 2])
def test_it_is_said_why_a_turn_cannot_end_yet(rolls: int) -> None:
    first, second = readings(lying("33321", rolls=rolls))
    assert first.text.startswith("All rolls are compulsory")
    assert f"{3 - rolls} compulsory roll" in second.text


def test_five_equal_without_an_open_generala_box_must_go_on() -> None:
    card = Card(tuple(Entry(Box(match, "generala"), None, 0) for match in range(5)))
    state = lying("44444", rolls=2)
    state = replace(state, cards=(card, *state.cards[1:]))
    assert any("throw a single die again" in text for text in lost(state))


def test_a_served_figure_may_be_written_early() -> None:
    state = lying("33322", served=True, rolls=1)
    assert makes(state) == ["Full house 3-3-3-2-2: 35 in FS"]
    assert "You may write one of these, or roll again" in texts(state, ReadingKind.NOTE)


def test_the_second_cup_is_offered_after_the_third_roll_where_it_is_played() -> None:
    offer = "You may write a result, or throw the second cup: then there is no way back"
    assert offer in texts(lying("33351"), ReadingKind.NOTE)
    rules = build("imprevisible", {"fourth_roll": "no"})
    assert offer not in texts(lying("33351", rules=rules), ReadingKind.NOTE)


def test_nothing_is_read_before_the_first_roll_nor_after_the_end() -> None:
    assert readings(start(IMPREVISIBLE, 2)) == ()
    assert readings(replace(lying("33351"), over=True)) == ()


# --- Any hand ------------------------------------------------------------------------------------


def random_states(count: int) -> list[State]:
    chance = random.Random(5)
    choices: list[dict[str, str]] = [
        {},
        {"three_only_to_poker": "yes"},
        {"second_generala": "yes"},
        {"declare_target": "yes"},
    ]
    every = [build("imprevisible", some) for some in choices]
    found = []
    for number in range(count):
        rules = every[number % len(every)]
        declares = number % len(every) == 3
        most = chance.choice([2, 3, 6])
        white, coloured = ("".join(str(chance.randint(1, most)) for _ in range(5)) for _ in "ab")
        state = lying(
            white,
            coloured if chance.random() < 0.8 or declares else "",
            rules,
            served=chance.random() < 0.4,
            target=chance.randint(1, 6) if declares else None,
        )
        boxes = [box for box in rules.boxes if chance.random() < 0.6]
        card = Card(tuple(Entry(box, None, 0) for box in boxes))
        found.append(replace(state, cards=(card, *state.cards[1:])))
    return found


def test_every_box_that_pays_is_in_exactly_the_readings_that_make_it() -> None:
    for state in random_states(1500):
        rules, hand = state.rules, state.turn.hand
        found = readings(state)
        assert may_stand(state)
        for box in eligible_boxes(state):
            points = rules.points(state.card, box, hand)
            wild = rules.wild(rules.open_ids(state.card, box.match), hand)
            score = rules.category(box.category).score
            makers = {
                making.dice
                for making in makings(score, replace(hand, wild=wild))
                if making.points == points
            }
            named = {Dice(r.white, r.coloured) for r in found if box in r.boxes}
            assert named == (makers if points else set()), (hand, box)
            assert bool(named) == bool(points), (hand, box)


def test_the_best_making_of_a_box_is_what_the_engine_pays() -> None:
    for state in random_states(1500):
        for category in state.rules.categories:
            for wild in (False, True):
                hand = replace(state.turn.hand, wild=wild)
                best = max((m.points for m in makings(category.score, hand)), default=0)
                assert best == category.score(hand), (hand, category.id)


def test_the_dice_named_show_what_is_said() -> None:
    words = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
    counts = ["", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    for state in random_states(800):
        hand = state.turn.hand
        for found in readings(state):
            dice = Dice(found.white, found.coloured)
            first, _, rest = found.text.partition(" ")
            if first in counts and rest.split(":")[0].split(" ")[0] in words:
                assert len(dice) == counts.index(first), found
                assert face_of(hand, dice) == words[rest.split(":")[0].split(" ")[0]], found
            elif found.kind is ReadingKind.MAKES:
                assert len(dice) == 5


def test_what_may_be_done_with_dice_on_the_real_table_is_not_said() -> None:
    state = lying("33322", served=True, rolls=1)
    assert texts(state, ReadingKind.NOTE) == ["You may write one of these, or roll again"]
    found = readings(state, knows_rolls=False)
    assert found == tuple(each for each in readings(state) if each.kind is not ReadingKind.NOTE)
