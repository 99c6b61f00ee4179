"""Who starts: thrown on the table, hurried, interrupted, and kept in the record."""

import pytest
from PySide6.QtCore import Qt

from generala_desktop.controllers.opening_controller import header
from generala_desktop.engine.opening import Opening, OpeningThrow
from generala_desktop.engine.ruleset import OpeningRule
from generala_desktop.models.game_setup import marks_of
from generala_desktop.services import options
from generala_desktop.storage import notation
from tests.play import game
from tests.window import LEFT, Table, setup, speed


def begin(table: Table, opening: str, players: int, *throws: str) -> None:
    """Start an opening; the throws fall in seating order."""
    table.dice.write(*throws)
    table.start(setup("yatzy", players, opening=opening))


def names(table: Table) -> list[str]:
    return [player.name for player in table.model.record.players]


def hurry(table: Table) -> None:
    opening = table.program.opening
    if table.window.dice.is_rolling() or opening._pause.interval() > 0:
        opening.hurry()


def finish(table: Table) -> None:
    """Hurry until the order stands."""

    def is_over() -> bool:
        hurry(table)
        return not table.program.opening.is_running()

    table.qtbot.waitUntil(is_over)


@pytest.mark.parametrize(
    ("opening", "throws", "order", "written"),
    [
        ("highest_die", "264", ["Beto", "Carla", "Ana"], "2 6 4"),
        ("highest_die", "66136", ["Beto", "Carla", "Ana"], "6 6 1 | 3 6"),
        ("lowest_sum", "666661111133333", ["Beto", "Carla", "Ana"], "66666 11111 33333"),
        ("highest_sum", "111113333366666", ["Carla", "Beto", "Ana"], "11111 33333 66666"),
        ("as_listed", "", ["Ana", "Beto", "Carla"], None),
    ],
)
def test_the_order_follows_the_dice_and_is_kept(
    table: Table, opening: str, throws: str, order: list[str], written: str | None
) -> None:
    begin(table, opening, 3, throws)
    finish(table)
    assert names(table) == order
    assert table.model.record.header("Opening") == written
    assert notation.read(notation.write(table.model.record)) == table.model.record


def test_marks_go_with_their_players(table: Table) -> None:
    chosen = setup("yatzy", 3, opening="highest_die")
    table.dice.write("264")
    table.start(chosen)
    finish(table)
    by_name = {seat.name: seat.mark for seat in chosen.seats}
    assert list(marks_of(table.model.record)) == [by_name[name] for name in names(table)]


def test_nobody_throws_for_a_single_player(table: Table) -> None:
    begin(table, "highest_die", 1)
    assert table.model.has_game
    assert table.dice.thrown == []


def test_every_throw_is_seen_and_told(table: Table) -> None:
    speed(table, "slow")
    begin(table, "highest_die", 2, "36")
    assert table.heading == "Who starts? Ana throws…"
    assert table.window.dice.is_rolling()
    assert table.dice_names() == ["Die 1: rolling"]
    table.window.dice.land()
    assert table.message == "Ana: 3"
    assert table.dice_names() == ["Die 1: 3"]
    table.program.opening.hurry()
    table.qtbot.waitUntil(table.window.dice.is_rolling)
    assert table.heading == "Who starts? Beto throws…"
    assert table.message == "Ana: 3"
    table.window.dice.land()
    assert table.message == "Ana: 3   Beto: 6"
    finish(table)
    assert table.message == "Ana: 3   Beto: 6   Beto starts."


def test_a_tie_is_told(table: Table) -> None:
    speed(table, "slow")
    begin(table, "highest_die", 3, "66136")

    def is_told() -> bool:
        if "level" not in table.message:
            hurry(table)
        return "level" in table.message

    table.qtbot.waitUntil(is_told)
    assert table.message.startswith("Ana and Beto are level and throw again.")
    finish(table)
    assert table.message.endswith("Beto starts.")


@pytest.mark.parametrize("way", ["button", "space", "enter", "cloth", "cup"])
def test_a_press_lands_a_throw_and_the_next_cuts_the_pause(table: Table, way: str) -> None:
    speed(table, "slow")

    def press() -> None:
        match way:
            case "button":
                table.press_roll()
            case "space":
                table.key(Qt.Key.Key_Space, at=table.window.sheet)
            case "enter":
                table.key(Qt.Key.Key_Return, at=table.window.sheet)
            case "cloth":
                table.qtbot.mouseClick(table.window.dice.viewport(), LEFT)
            case _:
                table.qtbot.mouseClick(table.window.dice._cup, LEFT)

    begin(table, "highest_die", 2, "36")
    press()
    assert not table.window.dice.is_rolling()
    assert table.message == "Ana: 3"
    assert table.program.opening._pause.isActive()
    assert table.program.opening._pause.interval() > 0
    if way != "cloth":
        press()
        assert table.program.opening._pause.interval() == 0


def test_the_old_game_cannot_be_touched_during_an_opening(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    table.roll("12356")
    speed(table, "slow")
    begin(table, "highest_die", 3, "264")
    assert not table.model.has_game
    table.window.dice.land()
    for key in (Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_R):
        table.key(key)
    for name in ("undo", "redo", "leave", "rename", "save", "rematch"):
        assert not table.window.commands[name].isEnabled()
    assert not table.undo_button.isEnabled()
    assert not table.window.dice._may_hold
    finish(table)
    assert names(table) == ["Beto", "Carla", "Ana"]
    assert table.model.record.events == ()


def test_a_start_in_mid_throw_takes_the_dice_off_the_table(table: Table) -> None:
    speed(table, "slow")
    table.play("generala", 2, "66666")
    table.press_roll()
    begin(table, "highest_die", 2, "36")
    assert table.heading == "Who starts? Ana throws…"
    assert table.dice_names() == ["Die 1: rolling"]
    finish(table)
    assert names(table) == ["Beto", "Ana"]


def test_the_language_changes_in_the_middle(table: Table) -> None:
    speed(table, "slow")
    begin(table, "highest_die", 2, "36")
    table.window.dice.land()
    english = table.heading, table.roll_button.text()
    table.program.preferences.set(options.LANGUAGE, "es")
    spanish = table.heading, table.roll_button.text()
    assert not set(english) & set(spanish)
    assert "Ana" in spanish[0]
    table.program.preferences.set(options.LANGUAGE, "en")
    assert (table.heading, table.roll_button.text()) == english
    finish(table)
    assert names(table) == ["Beto", "Ana"]


def test_a_file_opened_in_the_middle_takes_the_table(table: Table, tmp_path) -> None:
    speed(table, "slow")
    file = tmp_path / "other.generala"
    file.write_text(notation.write(game("generala", "12346", players=2)), encoding="utf-8")
    begin(table, "highest_die", 3, "264")
    table.program.session.open(file)
    assert not table.program.opening.is_running()
    assert table.model.record.rules.id == "generala"
    assert table.state.turn.rolls == 1
    assert table.dice_names()[0] == "Die 1: 1"
    assert table.heading == "Ana's turn"
    table.roll("66666")
    assert table.state.turn.rolls == 2


def test_a_bad_file_in_the_middle_changes_nothing(table: Table, tmp_path) -> None:
    speed(table, "slow")
    begin(table, "highest_die", 3, "264")
    table.program.session.open(tmp_path / "missing.generala")
    assert len(table.asked.problems) == 1
    assert table.program.opening.is_running()
    finish(table)
    assert names(table) == ["Beto", "Carla", "Ana"]


def test_closing_in_the_middle_ends_quietly_and_leaves_no_game(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    begin(table, "highest_die", 3, "264")
    table.window.close()
    assert not table.program.opening.is_running()
    assert not table.program.opening._pause.isActive()
    table.program.session.resume()
    assert not table.model.has_game


def test_the_next_opening_begins_from_the_beginning(table: Table) -> None:
    speed(table, "slow")
    begin(table, "highest_die", 3, "264")
    table.window.dice.land()
    begin(table, "highest_die", 2, "36")
    assert table.heading == "Who starts? Ana throws…"
    finish(table)
    assert names(table) == ["Beto", "Ana"]


def test_an_opening_without_throws_has_no_header() -> None:
    assert header(Opening(OpeningRule.AS_LISTED, 2)) is None
    thrown = ((OpeningThrow(0, (6,)), OpeningThrow(1, (4,))),)
    assert header(Opening(OpeningRule.HIGHEST_DIE, 2, thrown)) == "6 4"
