"""Playing at the table: what may be done when, and what is seen of it."""

import pytest
from PySide6.QtCore import Qt

from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Left, Rolled, Scored, WinClaimed
from generala_desktop.models.game_setup import marks_of
from tests.play import game
from tests.window import LEFT, Table, speed

CTRL = Qt.KeyboardModifier.ControlModifier


def undo_by_key(table: Table) -> None:
    table.key(Qt.Key.Key_Z, CTRL)


def redo_by_key(table: Table) -> None:
    table.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)


def roll_by_every_path(table: Table) -> None:
    """Try to roll in every way there is."""
    window = table.window
    table.press_roll()
    table.qtbot.mouseClick(window.dice._cup, LEFT)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Space, at=table.die(0))
    window.sheet.setFocus()
    table.key(Qt.Key.Key_Space, at=window.sheet)
    table.program.game.roll()


# --- Rolling and holding -------------------------------------------------------------------------


def test_held_dice_stay_and_the_others_are_thrown(table: Table) -> None:
    table.play("generala")
    table.roll("52551")
    table.hold(2)
    assert table.held() == {2}
    table.roll("1346")
    assert table.state.turn.faces == (1, 3, 5, 4, 6)
    assert table.held() == set()


def test_with_all_dice_held_no_path_rolls(table: Table) -> None:
    table.play("generala-mayores")
    table.roll("66665")
    table.hold(0, 1, 2, 3, 4)
    assert not table.roll_button.isEnabled()
    roll_by_every_path(table)
    assert table.state.turn.rolls == 1
    assert table.state.turn.served


def test_nothing_rolls_after_the_third_roll(table: Table) -> None:
    table.play("yatzy")
    for _ in range(3):
        table.roll("12356")
    assert not table.roll_button.isEnabled()
    roll_by_every_path(table)
    undo_by_key(table)
    redo_by_key(table)
    roll_by_every_path(table)
    assert table.state.turn.rolls == 3
    assert len(table.dice.thrown) == 3


@pytest.mark.parametrize("count", range(4))
def test_the_roll_button_counts_the_dice(table: Table, count: int) -> None:
    table.play("yatzy")
    table.roll("12356")
    table.hold(*range(count))
    assert table.roll_button.text().replace("&", "") == f"Roll {5 - count} dice"
    assert table.roll_button.isEnabled()


def test_after_the_last_roll_the_button_asks_for_a_box(table: Table) -> None:
    table.play("yatzy")
    for _ in range(3):
        table.roll("12356")
    assert table.roll_button.text() == "Choose a box"


def test_quick_clicks_on_three_dice_hold_three(table: Table) -> None:
    speed(table, "normal")
    table.play("yatzy")
    table.roll("33316")
    table.hold(0, 1, 2)
    assert table.held() == {0, 1, 2}


def test_nothing_is_held_before_the_first_roll_or_after_the_last(table: Table) -> None:
    table.play("yatzy")
    table.program.game.toggle_hold(0)
    for _ in range(3):
        table.roll("12356")
    table.hold(0)
    table.program.game.hold_by_face(1, throw_again=True)
    assert table.held() == set()


def test_a_place_without_a_die_cannot_be_held(table: Table) -> None:
    table.play("yatzy")
    table.roll("12356")
    table.program.game.toggle_hold(5)
    assert table.roll_button.text().replace("&", "") == "Roll 5 dice"


def test_a_held_mark_does_not_live_into_the_next_turn(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    table.hold(1, 3)
    table.score("chance")
    assert table.dice_names() == []
    assert table.roll_button.text().replace("&", "") == "Roll 5 dice"
    table.roll("44444")
    assert table.state.turn.faces == (4, 4, 4, 4, 4)
    assert table.held() == set()


def test_locked_dice_cannot_be_freed(table: Table) -> None:
    table.play("generala-mayores")
    table.roll("22561")
    table.hold(0, 1)
    table.roll("345")
    assert table.held() == {0, 1}
    table.hold(0)
    table.program.game.hold_by_face(2, throw_again=True)
    assert table.held() >= {0, 1}


def test_a_double_click_on_the_button_is_one_roll(table: Table) -> None:
    table.play("yatzy")
    table.qtbot.mouseClick(table.roll_button, LEFT)
    table.qtbot.mouseDClick(table.roll_button, LEFT)
    table.qtbot.mouseRelease(table.roll_button, LEFT)
    table.lands()
    assert table.state.turn.rolls == 1


def test_the_second_press_of_a_double_click_lands_the_dice(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy")
    table.qtbot.mouseClick(table.roll_button, LEFT)
    assert table.window.dice.is_rolling()
    table.qtbot.mouseDClick(table.roll_button, LEFT)
    table.qtbot.mouseRelease(table.roll_button, LEFT)
    assert not table.window.dice.is_rolling()
    assert table.state.turn.rolls == 1
    assert table.offers()


def test_a_later_press_lands_dice_in_the_air(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy")
    table.press_roll()
    table.press_roll()
    assert not table.window.dice.is_rolling()
    assert table.state.turn.rolls == 1


# --- Nothing is told before the dice lie ---------------------------------------------------------


def test_the_result_is_hidden_until_the_dice_lie(table: Table) -> None:
    speed(table, "slow")
    table.play("yahtzee", 2, "66666")
    told: list[str] = []
    table.program.teller.said.connect(told.append)
    table.press_roll()
    assert table.window.dice.is_rolling()
    assert table.message == "The dice are rolling…"
    assert table.window.heading.roll() == "Roll 1 of 3"
    assert table.offers() == {}
    assert table.dice_names() == [f"Die {place}: rolling" for place in range(1, 6)]
    table.program.game.say_roll()
    assert told == []
    before = table.everything_shown()
    assert not [text for text in before if "66666" in text.replace(" ", "") or ": 6" in text]
    assert table.roll_button.isEnabled()
    table.click_box("yahtzee", 0)
    assert table.state.cards[0].entries == ()
    table.lands()
    assert told == ["Ana rolled 6 6 6 6 6."]
    assert table.offers()["yahtzee"] == 50
    assert table.dice_names() == [f"Die {place}: 6" for place in range(1, 6)]


def test_a_served_generala_does_not_show_before_it_lies(table: Table) -> None:
    speed(table, "slow")
    table.play("generala", 2, "44444")
    table.press_roll()
    assert table.roll_button.text().replace("&", "") == "Roll 5 dice"
    assert table.roll_button.isEnabled()
    assert "Generala!" not in table.message
    assert table.state.claims == ()
    table.lands()
    assert table.state.claims == ((0, 0),)
    assert table.message.startswith("Served Generala! Ana wins")


def test_previews_go_with_the_turn(table: Table) -> None:
    table.play("yahtzee", 2)
    table.roll("66666")
    assert table.offers()
    table.score("sixes")
    assert table.offers() == {}
    assert table.face("sixes").cell.points == 30
    table.roll("12345")
    assert table.offers()["large_straight"] == 40


# --- Writing -------------------------------------------------------------------------------------


def test_a_double_click_writes_once(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    viewport, at = table.window.sheet.viewport(), table.cell("chance", 0)
    table.qtbot.mouseClick(viewport, LEFT, pos=at)
    table.qtbot.mouseDClick(viewport, LEFT, pos=at)
    table.qtbot.mouseRelease(viewport, LEFT, pos=at)
    table.roll("11111")
    table.qtbot.mouseRelease(viewport, LEFT, pos=table.cell("chance", 1))
    assert [len(card.entries) for card in table.state.cards] == [1, 0]


def test_another_players_column_is_not_written_in(table: Table) -> None:
    table.play("yatzy", 3)
    table.roll("12356")
    table.click_box("full_house", 2)
    assert table.state.seat == 0
    assert all(card.entries == () for card in table.state.cards)


def test_a_zero_closes_the_box_and_passes_the_turn(table: Table) -> None:
    table.play("generala", 2)
    table.roll("12356")
    table.score("four_of_a_kind")
    assert table.state.seat == 1
    assert table.message == "Ana struck Four of a kind. Ctrl+Z takes it back."
    table.turn("12346", "ones")
    table.roll("22225")
    table.click_box("four_of_a_kind", 0)
    assert table.face("four_of_a_kind").cell.points == 0
    assert table.state.seat == 0


def test_a_filled_box_takes_no_further_hand(table: Table) -> None:
    table.play("yahtzee")
    table.turn("66666", "yahtzee")
    table.roll("12456")
    table.click_box("yahtzee", 0)
    assert len(table.state.cards[0].entries) == 1


def test_what_was_written_is_told_with_the_key_that_takes_it_back(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("33312", "threes")
    assert table.message == "Ana wrote 9 points in Threes. Ctrl+Z takes it back."
    assert table.heading == "Beto's turn"
    assert table.window.heading.roll() == ""


def test_three_players_play_in_turn(table: Table) -> None:
    table.play("yatzy", 3)
    seats = []
    for box in ("ones", "ones", "ones", "twos"):
        seats.append(table.state.seat)
        table.turn("12356", box)
    assert seats == [0, 1, 2, 0]


# --- Undo ----------------------------------------------------------------------------------------


def test_among_several_only_an_entry_can_be_taken_back(table: Table) -> None:
    table.play("yatzy", 2)
    assert not table.undo_button.isEnabled()
    table.roll("12356")
    assert not table.undo_button.isEnabled()
    undo_by_key(table)
    assert table.state.turn.rolls == 1
    table.score("ones")
    assert table.undo_button.isEnabled()
    table.qtbot.mouseClick(table.undo_button, LEFT)
    assert table.state.turn.faces == (1, 2, 3, 5, 6)
    assert table.state.seat == 0
    assert table.offers()["chance"] == 17
    assert not table.undo_button.isEnabled()
    assert table.message == "Taken back."


def test_an_entry_stays_once_the_next_player_has_rolled(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    table.roll("44444")
    undo_by_key(table)
    assert table.state.cards[0].entries
    assert not table.window.commands["undo"].isEnabled()


def test_redo_gives_the_same_dice(table: Table) -> None:
    table.play("yatzy")
    table.roll("12356")
    table.hold(0)
    table.roll("4444")
    undo_by_key(table)
    assert table.state.turn.faces == (1, 2, 3, 5, 6)
    undo_by_key(table)
    assert table.dice_names() == []
    redo_by_key(table)
    redo_by_key(table)
    assert table.state.turn.faces == (1, 4, 4, 4, 4)
    assert len(table.dice.thrown) == 2


def test_rolls_undone_in_practice_are_counted_until_they_are_done_again(table: Table) -> None:
    table.play("yatzy")
    table.roll("12356")
    undo_by_key(table)
    assert table.model.record.header("Undone") == "1"
    redo_by_key(table)
    assert table.model.record.header("Undone") is None
    undo_by_key(table)
    table.roll("44444")
    assert table.model.record.header("Undone") == "1"
    assert not table.window.commands["redo"].isEnabled()


def test_what_is_done_again_is_not_called_taken_back(table: Table) -> None:
    told: list[str] = []
    table.program.teller.said.connect(told.append)
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    undo_by_key(table)
    assert table.message == told[-1] == "Taken back."
    redo_by_key(table)
    assert table.message == told[-1] == "Done again."


def test_undo_lands_the_dice_first(table: Table) -> None:
    speed(table, "slow")
    table.play("yatzy")
    table.press_roll()
    undo_by_key(table)
    assert not table.window.dice.is_rolling()
    assert table.state.turn.rolls == 0
    assert table.message == "With 1 roll taken back, this game does not count among the best."


def test_undo_reaches_back_across_the_end(table: Table) -> None:
    table.play("generala", 2, double="no", served_generala="scores")
    boxes = [row.category.id for row in table.program.sheet.rows if row.category]
    for box in boxes:
        table.turn("12336", box)
        table.turn("12336", box)
    assert table.window.is_showing_standings()
    undo_by_key(table)
    assert not table.window.is_showing_standings()
    assert table.state.seat == 1
    assert table.dice_names() == ["Die 1: 1", "Die 2: 2", "Die 3: 3", "Die 4: 3", "Die 5: 6"]
    assert table.offers() == {boxes[-1]: 0}
    assert table.window.focusWidget().isVisible()
    redo_by_key(table)
    assert table.window.is_showing_standings()


# --- Served Generala and leaving -----------------------------------------------------------------


def test_after_a_served_generala_the_others_finish_the_round(table: Table) -> None:
    table.play("generala", 3)
    table.roll("22222")
    assert table.state.seat == 1
    # The hand lies there to be seen, but it is nobody's any more.
    assert table.dice_names() == [f"Die {place}: 2" for place in range(1, 6)]
    table.hold(0)
    assert table.held() == set()
    assert table.offers() == {}
    table.turn("12346", "ones")
    assert table.dice_names() == []
    assert not table.state.over
    table.turn("12346", "ones")
    assert table.state.over
    assert table.window.standings.title() == "Ana wins!"


def test_a_served_generala_that_wins_at_once_ends_the_game(table: Table) -> None:
    table.play("generala", 3, served_generala="wins_now")
    table.roll("22222")
    assert table.state.over
    assert table.message == "Served Generala! Ana wins the game."


def test_an_undone_win_can_be_taken_again_and_nothing_else(table: Table) -> None:
    table.play("generala", 2)
    table.roll("22222")
    undo_by_key(table)
    assert table.state.claims == ()
    assert table.dice_names()[0] == "Die 1: 2"
    table.hold(0)
    assert table.held() == set()
    assert table.roll_button.text().replace("&", "") == "Win the game"
    table.press_roll()
    assert isinstance(table.model.record.events[-1], WinClaimed)
    undo_by_key(table)
    redo_by_key(table)
    assert table.state.claims == ((0, 0),)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_win_that_lies_there_in_an_opened_game_can_be_taken_by_key(
    table: Table, key: Qt.Key
) -> None:
    table.put(game("generala", "12346 =ones", "44444", players=2))
    assert table.message == "Beto has a served Generala, which wins."
    table.key(key, at=table.window.sheet)
    assert table.state.claims == ((0, 1),)


def test_who_leaves_is_the_player_at_turn(table: Table) -> None:
    table.play("yatzy", 3)
    table.turn("12356", "ones")
    table.roll("12356")
    table.command("leave")
    assert table.asked.left == ["Beto"]
    assert isinstance(table.model.record.events[-1], Left)
    assert table.state.seat == 2
    assert table.state.turn.rolls == 0
    assert table.message == "Beto has left the game."
    assert table.dice_names() == []
    undo_by_key(table)
    assert table.state.seat == 1
    assert table.state.turn.faces == (1, 2, 3, 5, 6)


def test_who_stays_after_all_goes_on(table: Table) -> None:
    table.play("yatzy", 2)
    table.asked.leaves = False
    table.command("leave")
    assert table.model.record.events == ()


def test_a_roll_that_wins_while_somebody_leaves_does_not_send_the_next_player_home(
    table: Table,
) -> None:
    speed(table, "slow")
    table.play("generala", 2, "33333")
    table.press_roll()
    table.program.game.leave(0)
    assert table.state.claims == ((0, 0),)
    assert table.state.left == frozenset()


def test_when_everybody_has_left_nobody_wins(table: Table) -> None:
    table.play("yatzy", 2)
    table.command("leave")
    table.command("leave")
    assert table.window.standings.title() == "Nobody is left: there is no winner."


# --- The end -------------------------------------------------------------------------------------


def nearly_over(table: Table, first: str, second: str) -> None:
    """Play a game of two until its last entries, made by these hands in chance."""
    rows = [row.category.id for row in table.program.sheet.rows if row.category]
    for box in [row for row in rows if row != "chance"]:
        table.turn("11112", box)
        table.turn("11112", box)
    table.turn(first, "chance")
    table.turn(second, "chance")


def test_the_end_shows_the_standings_and_offers_a_new_game(table: Table) -> None:
    table.play("yatzy", 2)
    nearly_over(table, "12345", "66665")
    assert table.window.is_showing_standings()
    assert table.window.standings.title() == "Beto wins!"
    assert table.heading == "The game is over"
    assert table.window.heading.roll() == ""
    assert table.roll_button.text().replace("&", "") == "New game…"
    assert table.window.standings._rematch.hasFocus()
    assert not table.window.commands["leave"].isEnabled()
    assert table.window.commands["rematch"].isEnabled()


def test_equal_totals_are_a_draw(table: Table) -> None:
    table.play("yatzy", 2)
    nearly_over(table, "12345", "12345")
    assert table.window.standings.title() == "A draw: Ana and Beto share the win"
    assert [place.rank for place in table.window.standings._places] == ["1.", "1."]
    assert all(place.is_winner for place in table.window.standings._places)


def test_after_the_end_nothing_more_is_written_or_rolled(table: Table) -> None:
    table.play("yatzy", 2)
    nearly_over(table, "12345", "66665")
    events = table.model.record.events
    table.click_box("chance", 1)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_1):
        table.key(key, at=table.window.sheet)
    table.program.game.roll()
    assert table.model.record.events == events


def test_the_button_at_the_end_asks_for_a_new_game(table: Table) -> None:
    asked: list[str] = []
    action = table.window.commands["new"]
    action.triggered.disconnect()
    action.triggered.connect(lambda: asked.append("new"))
    table.press_roll()
    assert len(asked) == 1
    table.play("yatzy", 2)
    nearly_over(table, "12345", "66665")
    table.press_roll()
    assert len(asked) == 2


# --- Names, new games ----------------------------------------------------------------------------


def test_new_names_are_used_at_once_everywhere(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    table.model.rename(["Zoe", "Yago"])
    assert table.heading == "Yago's turn"
    assert table.message.startswith("Zoe wrote 1 point")
    assert not [t for t in table.everything_shown() if "Ana" in t or "Beto" in t]


def test_new_names_are_used_on_the_final_table(table: Table) -> None:
    table.play("yatzy", 2)
    nearly_over(table, "12345", "66665")
    table.model.rename(["Zoe", "Yago"])
    assert table.window.standings.title() == "Yago wins!"
    assert [place.name for place in table.window.standings._places] == ["Yago", "Zoe"]


def test_a_new_game_keeps_nothing_of_the_old_one(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("12356", "ones")
    undo_by_key(table)
    table.hold(0, 1, 2)
    table.play("yatzy", 2)
    assert table.dice_names() == []
    assert table.offers() == {}
    assert not table.window.commands["undo"].isEnabled()
    assert not table.window.commands["redo"].isEnabled()
    assert table.state.turn.rolls == 0
    assert table.face("ones").cell.points is None
    assert table.message == "Ana, roll the dice."
    table.roll("11111")
    assert table.held() == set()


def test_a_new_game_in_mid_throw_starts_with_an_empty_table(table: Table) -> None:
    speed(table, "slow")
    table.play("generala", 2, "55555")
    table.press_roll()
    table.play("yatzy", 1)
    assert not table.window.dice.is_rolling()
    assert table.dice_names() == []
    assert table.model.record.events == ()


def test_what_is_noted_stays_until_the_game_goes_on(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("12356")
    table.program.messages.note(lambda: "Saved.")
    table.hold(0)
    assert table.message == "Saved."
    table.score("ones")
    assert table.message.startswith("Ana wrote")


def test_every_event_is_heard(table: Table) -> None:
    told: list[str] = []
    table.program.teller.said.connect(told.append)
    table.play("yatzy", 2)
    table.turn("33312", "threes")
    assert told == [
        "Ana rolled 3 3 3 1 2.",
        "Ana wrote 9 points in Threes. Ctrl+Z takes it back.",
        "Beto's turn",
    ]


def test_events_become_the_record(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("33312")
    table.hold(0, 1, 2)
    table.roll("33")
    table.score("yatzy")
    assert table.model.record.events == (
        Rolled(frozenset(), (3, 3, 3, 1, 2)),
        Rolled(frozenset({0, 1, 2}), (3, 3, 3, 3, 3)),
        Scored(Box(0, "yatzy"), 50),
    )
    assert len(marks_of(table.model.record)) == 2


# --- Focus ---------------------------------------------------------------------------------------


def test_after_the_last_roll_the_focus_is_on_the_best_box(table: Table) -> None:
    table.play("yatzy")
    table.roll_button.setFocus()
    for _ in range(3):
        table.key(Qt.Key.Key_Space)
        table.lands()
    sheet = table.window.sheet
    assert sheet.hasFocus()
    assert sheet.currentIndex() == table.program.sheet.next_open_index()


def test_after_a_roll_the_focus_is_on_the_first_die_thrown(table: Table) -> None:
    table.play("yatzy")
    table.roll_button.setFocus()
    table.roll("12356")
    assert table.die(0).hasFocus()
    table.hold(0, 1, 3)
    table.window.sheet.setFocus()
    table.key(Qt.Key.Key_Space)
    table.lands()
    assert table.die(2).hasFocus()


def test_a_game_begins_with_the_focus_on_the_roll_button(table: Table) -> None:
    table.play("yatzy", 2)
    assert table.roll_button.hasFocus()


def test_a_focus_that_got_lost_goes_to_the_first_die_thrown(table: Table) -> None:
    table.play("yatzy")
    table.roll("12356")
    table.hold(0, 1)
    table.window.focusWidget().clearFocus()
    table.program.game.roll()
    table.lands()
    assert table.die(2).hasFocus()


def test_enter_alone_plays_a_round(table: Table) -> None:
    table.play("yatzy", 2)
    for _ in range(2):
        table.key(Qt.Key.Key_Return)
        table.lands()
        table.key(Qt.Key.Key_Return)
        assert table.window.sheet.hasFocus()
        table.key(Qt.Key.Key_Return)
    assert [len(card.entries) for card in table.state.cards] == [1, 1]
