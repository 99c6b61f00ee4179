"""La Generala Simultánea and El Imprevisible as rules (RULES.md §9, §10)."""

import pytest

from generala_desktop.engine.legality import is_legal
from generala_desktop.engine.moves import ClaimWin
from generala_desktop.rulesets import build
from tests.play import built, game, shown, state


@pytest.mark.parametrize("count", ["2", "3", "4", "5"])
def test_simultanea_is_played_in_two_to_five_matches(count):
    rules = build("simultanea", {"matches": count})
    assert [match.value for match in rules.matches] == list(range(1, int(count) + 1))
    assert str(rules.matches[0].label) == "Value 1"


def test_simultanea_proposes_three_matches():
    assert len(build("simultanea").matches) == 3


def test_el_imprevisible_is_played_in_five_matches():
    rules = build("imprevisible")
    assert [match.value for match in rules.matches] == [1, 2, 3, 4, 5]
    assert len(rules.boxes) == 50


def test_simultanea_has_no_compulsory_rolls_and_no_second_cup():
    turn = shown(game("simultanea", "66612", players=2))
    assert len(turn.legal) == 10
    third = shown(game("simultanea", "66612 ...34 ...12", players=2))
    assert not third.may_roll_second_cup


def test_a_served_generala_of_simultanea_may_be_claimed_or_written():
    """RULES.md §9.2."""
    turn = shown(game("simultanea", "44444", players=2))
    assert turn.may_claim == [1, 2, 3]
    assert turn.points["four_of_a_kind"] == 45
    assert turn.points["generala"] == 50
    assert turn.points["fours"] == 20
    assert turn.points["full_house"] == 0
    assert shown(game("simultanea", "11234 44444", players=2)).may_claim == [1, 2, 3]
    assert shown(game("simultanea", built("44444"), players=2)).may_claim == []


def test_a_last_generala_box_of_simultanea_has_no_relief():
    boxes = [box.category for box in build("simultanea").boxes[:9]]
    full = [line for box in boxes for line in (f"=1/{box}:0", f"=2/{box}:0")]
    turn = shown(game("simultanea", *full, "12345", players=2))
    assert turn.points == {"generala": 0}


SWITCHES = ("fourth_roll", "stand_freely", "three_only_to_poker", "declare_target",
            "second_generala")  # fmt: skip


@pytest.mark.parametrize("option", SWITCHES)
def test_every_switch_of_el_imprevisible_makes_other_rules(option):
    yes, no = (build("imprevisible", {option: value}) for value in ("yes", "no"))
    assert yes != no
    assert build("imprevisible") == (yes if option == "fourth_roll" else no)


def test_a_second_generala_makes_eleven_boxes_a_match():
    rules = build("imprevisible", {"second_generala": "yes"})
    assert len(rules.boxes) == 55
    assert rules.categories[-1].id == "second_generala"


def test_an_open_second_generala_lets_built_five_equal_stand():
    closed = [t for m in range(1, 6) for t in (f"={m}/generala:0", f"={m}/ones:0")]
    options = {"second_generala": "yes"}
    rolls = "66612 ...66"
    assert shown(game("imprevisible", *closed, rolls, players=2, options=options)).legal
    assert not shown(game("imprevisible", *closed, rolls, players=2)).legal


def test_a_dormida_may_be_claimed_from_the_second_cup():
    before = state("imprevisible", "66612 ...34 ...12 +33333", players=2)
    assert is_legal(before, ClaimWin(4))
    after = state("imprevisible", "66612 ...34 ...12 +33333 !5", players=2)
    assert after.claimant(4) == 0


def test_the_boxes_carry_their_short_names():
    """RULES.md §10.1."""
    short = [category.abbreviation for category in build("imprevisible").categories]
    assert short == ["", "", "", "", "", "", "ES", "FS", "P", "G"]
    short = [category.abbreviation for category in build("simultanea").categories]
    assert short == ["", "", "", "", "", "", "E", "F", "P", "G"]


def test_a_box_says_what_it_is_worth():
    worths = [category.worth for category in build("imprevisible").categories]
    assert worths == ["11", "12", "13", "14", "15", "16", "25", "35", "40/45", "50"]
    worths = [category.worth for category in build("simultanea").categories[6:]]
    assert worths == ["20/25", "30/35", "40/45", "50"]
