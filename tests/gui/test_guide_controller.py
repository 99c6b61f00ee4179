"""The guided first turn of the games of several matches."""

import pytest

from generala_desktop.services import options
from generala_desktop.words import guide as words
from tests.play import game
from tests.window import LEFT, Table, speed

NOTHING = "66135"


def guide(table: Table) -> str:
    """Return what the guide says, nothing while it is not there."""
    bar = table.window.guide
    return bar.step() if bar.isVisible() else ""


def button(table: Table) -> str:
    return table.window.guide._skip.text()


def guided(table: Table) -> list[str]:
    return table.program.preferences.get(options.GUIDED).split()


@pytest.mark.parametrize("game_id", ["generala", "yatzy", "yacht"])
def test_games_that_are_easy_are_not_guided(table: Table, game_id: str) -> None:
    table.play(game_id, 2)
    assert guide(table) == ""


def test_every_step_of_a_turn_of_the_imprevisible_has_its_words(table: Table) -> None:
    table.play("imprevisible", 2)
    assert "5 matches" in guide(table)
    assert button(table) == "Skip the guide"
    table.roll(NOTHING)
    assert "compulsory" in guide(table)
    table.roll(NOTHING)
    table.roll(NOTHING)
    assert "second cup" in guide(table)
    table.press_second_cup("66622")
    assert "ten dice" in guide(table)
    table.score("generala")
    assert guide(table) == words.farewell()
    assert button(table) == "Understood"
    assert guided(table) == ["imprevisible"]
    table.roll(NOTHING)
    assert guide(table) == ""


def test_a_turn_of_the_simultanea_may_end_at_any_time(table: Table) -> None:
    table.play("simultanea", 3)
    assert "3 matches" in guide(table)
    table.roll(NOTHING)
    assert "roll the others again" in guide(table)
    table.score("sixes", 2)
    assert guide(table) == words.farewell()


def test_a_served_figure_and_a_dormida_have_words_of_their_own(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("66622")
    assert "whole figure" in guide(table)
    table.roll("44444")
    assert "dormida" in guide(table)
    table.claim(4)
    assert guide(table) == words.farewell()
    table.qtbot.mouseClick(table.window.guide._skip, LEFT)
    assert guide(table) == ""


def test_it_waits_for_the_dice(table: Table) -> None:
    table.play("imprevisible", 2)
    speed(table, "slow")
    before = guide(table)
    table.dice.write("66622")
    table.press_roll()
    assert guide(table) == before
    table.lands()
    assert "whole figure" in guide(table)


def test_it_is_skipped_for_good_for_that_game_alone(table: Table) -> None:
    table.play("imprevisible", 2)
    table.qtbot.mouseClick(table.window.guide._skip, LEFT)
    assert guide(table) == ""
    table.roll(NOTHING)
    assert guide(table) == ""
    table.play("imprevisible", 2)
    assert guide(table) == ""
    table.play("simultanea", 2)
    assert guide(table)
    table.turn("66135", "sixes")
    assert guided(table) == ["imprevisible", "simultanea"]


def test_a_game_given_up_before_its_first_entry_is_guided_again(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll(NOTHING)
    table.play("imprevisible", 2)
    assert "5 matches" in guide(table)


def test_who_comes_after_a_first_player_that_left_is_guided(table: Table) -> None:
    table.play("imprevisible", 3)
    table.roll(NOTHING)
    table.command("leave")
    assert "5 matches" in guide(table)


def test_taking_back_ends_it(table: Table) -> None:
    table.play("simultanea", 2)
    table.turn("66135", "sixes")
    table.command("undo")
    assert guide(table) == ""


def test_a_kept_game_is_not_guided(table: Table) -> None:
    table.put(game("imprevisible", f"{NOTHING} {NOTHING}", players=2))
    assert guide(table) == ""


def test_it_speaks_the_language_on_screen(table: Table) -> None:
    table.play("simultanea", 2)
    english = guide(table)
    table.program.preferences.set(options.LANGUAGE, "es")
    assert "Simultánea" in guide(table)
    assert guide(table) != english
    assert button(table) != "Skip the guide"
    table.program.preferences.set(options.LANGUAGE, "en")
    table.turn("66135", "sixes")
    farewell = guide(table)
    table.program.preferences.set(options.LANGUAGE, "es")
    assert guide(table)
    assert guide(table) != farewell


@pytest.mark.parametrize("game_id", ["imprevisible", "simultanea"])
def test_nothing_moves_from_step_to_step(table: Table, game_id: str) -> None:
    """Dice that are to be clicked stay where they are while the guide speaks."""
    table.window.resize(1120, 720)
    table.play(game_id, 2)
    places = set()
    for _ in range(3):
        table.roll(NOTHING)
        places.add(table.window.dice.geometry().getRect())
    assert len(places) == 1
