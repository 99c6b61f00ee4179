"""What is said at the table."""

import pytest
from PySide6.QtWidgets import QApplication

from generala_desktop.engine import ranking
from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.opening import OpeningThrow
from generala_desktop.engine.state import State
from generala_desktop.rulesets import build
from generala_desktop.services.translations import Translations
from generala_desktop.words import table as words
from tests.play import state

pytestmark = pytest.mark.usefixtures("qapp")

RULES = build("yatzy")
ALL_BUT_CHANCE = [c.id for c in RULES.categories if c.id != "chance"]


def over(*last: str) -> State:
    """Return a finished game in which only the last entries, in chance, differ."""
    rounds = [f"11112 ={box}" for box in ALL_BUT_CHANCE for _ in last]
    return state("yatzy", *rounds, *(f"{hand} =chance" for hand in last), players=len(last))


@pytest.mark.parametrize(
    ("names", "text"),
    [([], ""), (["Ana"], "Ana"), (["Ana", "Beto"], "Ana and Beto"), ("ABC", "A, B and C")],
)
def test_names_are_joined_as_one_says_them(names: list[str], text: str) -> None:
    assert words.joined(names) == text


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ("Inés", "e"),
        ("Ílda", "e"),
        ("Hilda", "e"),
        ("\u2068Irene\u2069", "e"),
        ("Iara", "y"),
        ("Hierro", "y"),
        ("Beto", "y"),
    ],
)
def test_spanish_joins_names_as_they_sound(qapp: QApplication, last: str, word: str) -> None:
    translations = Translations()
    translations.use("es")
    try:
        assert words.joined(["Ana", last]) == f"Ana {word} {last}"
    finally:
        translations.use("en")


def test_a_name_may_contain_braces() -> None:
    assert words.turn_of("{name}") == "{name}'s turn"
    assert words.joined(["{last}", "{others}"]) == "{last} and {others}"


@pytest.mark.parametrize("name", ["{0}", "{x}", "{", "100 %", "%n"])
def test_no_name_breaks_a_sentence(name: str) -> None:
    entry = Entry(Box(0, "chance"), None, 12)
    card = Card((entry,))
    throws = [OpeningThrow(0, (6,)), OpeningThrow(1, (1,))]
    for said in (
        words.turn_of(name),
        words.before_first_roll(name),
        words.roll_result(name, (1, 2, 3, 4, 5)),
        words.may_be_undone(words.scored(name, RULES, entry), "Ctrl+Z"),
        words.won_outright(name, match=None, at_once=True),
        words.player_left(name),
        words.opening_throw(name),
        words.opening_tie([name, "Beto"]),
        words.starts([name, "Beto"], throws, name),
        words.scores(state("yatzy"), [name]),
        words.sheet_of(name, RULES, card),
        words.result(over("12345"), [name]) + name,
        words.may_claim(name),
    ):
        assert name in said


def test_an_entry_says_points_box_and_bonus() -> None:
    assert words.scored("Ana", RULES, Entry(Box(0, "ones"), None, 3)) == (
        "Ana wrote 3 points in Ones."
    )
    assert words.scored("Ana", RULES, Entry(Box(0, "yatzy"), None, 0)) == "Ana struck Yatzy."
    official = build("yahtzee-official")
    joker = Entry(Box(0, "full_house"), None, 25, 100)
    assert words.scored("Ana", official, joker) == ("Ana wrote 25 points in Full house, and +100.")


def test_a_zero_with_a_bonus_is_not_called_a_strike_only() -> None:
    official = build("yahtzee-official")
    entry = Entry(Box(0, "ones"), None, 0, 100)
    assert "100" in words.scored("Ana", official, entry)


def test_what_can_be_done_depends_on_the_rolls_left() -> None:
    assert "roll again" in words.after_roll(state("yatzy", "12356"))
    assert "roll" not in words.after_roll(state("yatzy", "12356 12356 12356"))


@pytest.mark.parametrize(
    ("game", "said", "unsaid"),
    [
        (state("imprevisible", "66135", players=2), "all 3 rolls are compulsory", "box"),
        (state("imprevisible", "66622", players=2), "or write in a box", "compulsory"),
        (state("imprevisible", "66135 66135 66135", players=2), "dare the second cup", "column"),
        (state("imprevisible", "66135 66135 66135 +66622", players=2), "ten dice", "cup"),
        (state("imprevisible", "44444", players=2), "Choose the match to win", "compulsory"),
        (state("simultanea", "66135 66135 66135", players=2), "in any match.", "cup"),
        (
            state("imprevisible", "66135 66135 66135", players=2, options={"fourth_roll": "no"}),
            "any match",
            "cup",
        ),
        (
            state("imprevisible", "66135", players=2, options={"stand_freely": "yes"}),
            "or write",
            "compulsory",
        ),
    ],
)
def test_several_matches_say_what_their_turn_allows(game: State, said: str, unsaid: str) -> None:
    assert said in words.after_roll(game)
    assert unsaid not in words.after_roll(game)


def test_of_several_matches_it_is_said_in_which_something_was_written() -> None:
    rules = build("imprevisible")
    entry = Entry(Box(4, "full_house"), None, 35)
    assert words.scored("Ana", rules, entry) == "Ana wrote 35 points in Full house (Value 5)."
    struck = Entry(Box(0, "ones"), None, 0)
    assert words.scored("Ana", rules, struck) == "Ana struck Ones (Value 1)."


def test_a_sheet_of_several_matches_is_read_match_by_match() -> None:
    boxes = (("ones", 0, 0), ("full_house", 4, 35), ("sixes", 0, 16))
    card = Card(tuple(Entry(Box(match, box), None, points) for box, match, points in boxes))
    assert words.sheet_of("Ana", build("imprevisible"), card) == (
        "Ana. Value 1, 16 points: Ones: 0, Sixes: 16; Value 5, 35 points: Full house: 35."
    )


def test_the_scores_of_several_matches_are_those_of_each() -> None:
    game = state("simultanea", "66135 =2/sixes", players=2, options={"matches": "2"})
    assert words.scores(game, ["Ana", "Beto"]) == (
        "Value 1: Ana: 0 and Beto: 0; Value 2: Ana: 12 and Beto: 0"
    )


def test_after_the_second_cup_both_colours_are_said() -> None:
    turn = state("imprevisible", "66135 66135 66135 +66622", players=2).turn
    assert words.ten_dice("Ana", turn) == "Ana has 6 6 1 3 5 in white and 6 6 6 2 2 in colour."


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ("66135", "Ana rolled 6 6 1 3 5."),
        ("66135 ..224", "Ana rolled 2 2 4: now 6 6 2 2 4."),
        ("66135 66135 66135 +66622", "Ana rolled 6 6 6 2 2 in colour, beside 6 6 1 3 5 in white."),
    ],
)
def test_a_roll_is_told_by_the_dice_just_thrown_and_then_all(turns: str, told: str) -> None:
    assert words.roll_told("Ana", state("imprevisible", turns, players=2).turn) == told


def test_one_winner_is_named() -> None:
    assert words.result(over("12345", "66665"), ["Ana", "Beto"]) == "Beto wins!"


def test_several_winners_are_a_draw() -> None:
    level = over("11111", "66665", "66665")
    assert words.result(level, ["Ana", "Beto", "Caro"]) == "A draw: Beto and Caro share the win"


def test_practice_tells_the_points() -> None:
    finished = over("12345")
    points = ranking.total(finished, 0)
    assert words.result(finished, ["Ana"]) == f"You finished with {points} points"


def test_without_players_there_is_no_winner() -> None:
    assert words.result(state("yatzy", "x", "x", players=2), ["Ana", "Beto"]) == (
        "Nobody is left: there is no winner."
    )


def test_a_standing_notes_who_left_and_who_won_outright() -> None:
    left = ranking.standings(state("yatzy", "x", players=2))
    assert [words.note(standing) for standing in left] == ["", "left the game"]
    won = ranking.standings(state("generala", "22222 !", "12346 =ones", players=2))
    assert [words.note(standing) for standing in won] == ["served Generala", ""]


def test_a_running_game_is_told_in_a_line() -> None:
    running = state("yatzy", "12356 =ones", "12356 =ones", players=2)
    assert words.game_in_words(running, ["Ana", "Beto"]) == "Yatzy: Ana and Beto, round 2"


def test_a_sheet_is_read_box_by_box() -> None:
    card = Card((Entry(Box(0, "ones"), None, 3), Entry(Box(0, "yatzy"), None, 0)))
    assert words.sheet_of("Ana", RULES, card) == "Ana, 3 points in all. Ones: 3, Yatzy: 0."
    assert words.sheet_of("Ana", RULES, Card()) == "Ana has written nothing yet."


def test_the_opening_tells_sums_and_who_starts() -> None:
    throws = [OpeningThrow(0, (6,)), OpeningThrow(1, (2,))]
    assert words.starts(["Ana", "Beto"], throws, "Ana") == "Ana: 6   Beto: 2   Ana starts."
