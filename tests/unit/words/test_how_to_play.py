"""How the games of several matches are explained, and that what is said there is so."""

import pytest

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.models.game_setup import needs_explaining
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.words.how_to_play import Picture, Step, steps, title

pytestmark = pytest.mark.usefixtures("qapp")


def step(rules: Ruleset, name: str, players: int | None = None) -> Step:
    return next(found for found in steps(rules, players) if found.title == name)


def titles(rules: Ruleset) -> list[str]:
    return [found.title for found in steps(rules)]


def test_it_is_offered_for_the_games_of_several_matches() -> None:
    games = [variant.by_default() for variant in VARIANTS]
    assert {rules.id for rules in games if needs_explaining(rules)} == {
        "simultanea",
        "imprevisible",
    }


def test_the_window_names_the_game() -> None:
    assert title(build("imprevisible")) == "How to play El Imprevisible"


def test_only_a_game_with_a_second_cup_explains_it() -> None:
    assert "The fourth roll" in titles(build("imprevisible"))
    assert "The fourth roll" not in titles(build("imprevisible", {"fourth_roll": "no"}))
    assert "The fourth roll" not in titles(build("simultanea"))


def test_compulsory_rolls_are_shown_with_the_hands_that_end_them() -> None:
    allows = build("imprevisible").turn.may_stand
    shown = step(build("imprevisible"), "Your turn").pictures
    assert allows is not None
    assert len(shown) == 4
    assert all(
        allows(Hand(picture.white, served=True), frozenset({"generala"})) for picture in shown
    )
    assert step(build("imprevisible", {"stand_freely": "yes"}), "Your turn").pictures == ()


def test_every_figure_has_a_picture_that_holds_it() -> None:
    for game_id in ("simultanea", "imprevisible"):
        rules = build(game_id)
        shown = step(rules, "What to write").pictures
        wanted = [rules.category("fours"), *rules.categories[6:]]
        assert len(shown) == len(wanted)
        for picture, category in zip(shown, wanted, strict=True):
            assert category.score(Hand(picture.white, served=True)) > 0


def test_the_signs_are_explained_where_the_sheet_has_them() -> None:
    assert any("X made" in text for text in step(build("imprevisible"), "What to write").texts)
    shown = step(build("imprevisible"), "What to write").pictures
    assert "40 is written X, 45 is written 5." in shown[3].caption
    assert not any("X" in text for text in step(build("simultanea"), "What to write").texts)


def test_ten_dice_say_what_they_are_worth() -> None:
    shown = step(build("imprevisible"), "The fourth roll").pictures
    said = {picture.dice_in_words: picture.caption for picture in shown}
    assert said["white 6-6-6-6-2, coloured 6-1-3-4-4"] == "Five sixes: 50 in Generala"
    assert (
        said["white 6-6-6-6-2, coloured 6-6-1-3-4"] == "Six sixes: one too many, nothing for sixes"
    )


def test_a_named_number_is_explained_and_keeps_to_it() -> None:
    rules = build("imprevisible", {"declare_target": "yes"})
    found = step(rules, "The fourth roll")
    assert any("You name a number" in text for text in found.texts)
    fives = next(p for p in found.pictures if p.white == (3, 3, 3, 5, 5))
    assert fives.caption == "Four fives do not count: threes were named"


@pytest.mark.parametrize(
    ("matches", "players", "expected"),
    [
        ("3", 3, True),
        ("3", None, True),
        ("3", 2, False),
        ("3", 4, False),
        ("2", 3, False),
        ("4", 3, False),
        ("5", 3, False),
    ],
)
def test_the_author_warns_three_players_of_the_values_one_two_three(
    matches: str, players: int | None, expected: bool
) -> None:
    end = step(build("simultanea", {"matches": matches}), "The end", players)
    assert any("The author warns" in text for text in end.texts) is expected


def test_the_relief_of_the_last_box_is_told_where_there_is_one() -> None:
    assert any("last box" in text for text in step(build("imprevisible"), "The end").texts)
    assert not any("last box" in text for text in step(build("simultanea"), "The end").texts)


def test_one_number_box_stands_for_all_six() -> None:
    shown = step(build("simultanea"), "What to write").pictures
    assert shown[0].caption.startswith("4, and so each box from 1 to 6:")


def test_the_author_warns_nobody_in_el_imprevisible() -> None:
    end = step(build("imprevisible"), "The end", 3)
    assert not any("The author warns" in text for text in end.texts)


def test_dice_can_be_said() -> None:
    assert Picture((1, 2, 3, 4, 5), "").dice_in_words == "1-2-3-4-5"
