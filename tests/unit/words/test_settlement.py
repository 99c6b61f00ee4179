"""The settlement in words: balance, caps, void matches and who pays whom."""

from dataclasses import replace

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.words import settlement

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ana", "Beto", "Carla")


def finished(rules: Ruleset, claims: tuple[tuple[int, int], ...], players: int = 3) -> State:
    return replace(start(rules, players), claims=claims, over=True)


def imprevisible() -> State:
    """Ana has won 5, Beto 1 and 4, Carla 2 and 3."""
    claims = ((0, 1), (1, 2), (2, 2), (3, 1), (4, 0))
    return finished(build("imprevisible"), claims)


def with_ties() -> State:
    """Every box of every match is 0 for both, but one match was won outright."""
    rules = build("simultanea", {"matches": "2"})
    card = Card(tuple(Entry(box, None, 0) for box in rules.boxes))
    return replace(start(rules, 2), cards=(card, card), claims=((1, 0),), over=True)


def test_the_balance_says_matches_balance_and_caps_best_first() -> None:
    sheet = settlement.balance_sheet(imprevisible(), NAMES)
    assert sheet.titles == ("Player", "Matches won", "Balance", "Caps won", "Caps in hand")
    # Five matches worth 15 in all: balance = 2 × won − 15, caps = 3 × won − 15.
    assert sheet.rows == (
        ("Ana", "5", "−5", "0", "15"),
        ("Beto", "1 + 4", "−5", "0", "15"),
        ("Carla", "2 + 3", "−5", "0", "15"),
    )
    assert sheet.seats == (0, 1, 2)


def test_debts_are_set_off_between_two() -> None:
    sheet = settlement.debt_sheet(imprevisible(), NAMES)
    assert sheet.titles == ("Pays", "To", "Caps")
    # Ana and Beto each lost 5 to the other, and so did every other pair.
    assert sheet.rows == ()


def test_who_owes_whom_is_a_row_each() -> None:
    state = finished(build("imprevisible"), ((0, 1), (1, 1), (2, 1), (3, 0), (4, 0)), 2)
    sheet = settlement.debt_sheet(state, NAMES[:2])
    # Ana won 4 + 5, Beto 1 + 2 + 3.
    assert sheet.rows == (("Beto", "Ana", "3"),)
    assert sheet.seats == (1,)


def test_void_matches_are_named() -> None:
    assert settlement.void_matches(with_ties()) == "Void, nobody is paid: Value 1"
    assert settlement.void_matches(imprevisible()) == ""


def test_the_caption_says_what_moves() -> None:
    state = imprevisible()
    assert settlement.match_caption(state, 4, NAMES).startswith("Value 5: Ana gets 5 caps")
    assert settlement.match_caption(with_ties(), 0, NAMES[:2]) == "Value 1: void, nobody is paid"


def test_stakes_are_a_table_of_play_money() -> None:
    rules = build("yacht", {"pot": "10", "per_point": "2"})
    cards = tuple(Card((Entry(Box(0, "choice"), None, points),)) for points in (30, 20, 25))
    state = replace(start(rules, 3), cards=cards, over=True)
    sheet = settlement.balance_sheet(state, NAMES)
    # Ana: 10 + 2 × 10 from Beto and 10 + 2 × 5 from Carla.
    assert sheet.titles == ("Player", "Points", "Play money")
    assert sheet.rows == (("Ana", "30", "+50"), ("Carla", "25", "−20"), ("Beto", "20", "−30"))
    assert settlement.debt_sheet(state, NAMES).rows == (
        ("Beto", "Ana", "30"),
        ("Carla", "Ana", "20"),
    )


@pytest.mark.parametrize(
    ("game_id", "choices", "expected"),
    [
        ("yacht", {}, False),
        ("yacht", {"pot": "1"}, True),
        ("yatzy", {"per_point": "1"}, True),
        ("simultanea", {}, True),
    ],
)
def test_a_game_without_stakes_has_nothing_to_settle(game_id, choices, expected) -> None:
    state = start(build(game_id, choices), 2)
    assert settlement.has_settlement(state) is expected
