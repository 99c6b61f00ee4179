"""The keys of RULES.md §11, pressed wherever the focus may be."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from generala_desktop.engine.card import Box
from generala_desktop.views.actions import usual_keys
from generala_desktop.words.keys import TABLE_KEYS, Place
from tests.window import Table, speed

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
DIGITS = [Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6]


@pytest.fixture
def told(table: Table) -> list[str]:
    said: list[str] = []
    table.program.teller.said.connect(said.append)
    return said


@pytest.fixture(params=["roll button", "die", "cup", "planilla"])
def focus(request: pytest.FixtureRequest, table: Table) -> str:
    """Has rolled 52551 in Yatzy; the focus is at this place."""
    table.play("yatzy", 2)
    table.roll("52551")
    places: dict[str, QWidget] = {
        "roll button": table.roll_button,
        "die": table.die(3),
        "cup": table.window.dice._cup,
        "planilla": table.window.sheet,
    }
    places[request.param].setFocus()
    return str(request.param)


def digit(table: Table, face: int, modifier: Qt.KeyboardModifier | None = None) -> None:
    table.key(DIGITS[face - 1], modifier or Qt.KeyboardModifier.NoModifier)


# --- Marking dice --------------------------------------------------------------------------------


def test_the_first_digit_holds_all_others(table: Table, focus: str) -> None:
    digit(table, 2)
    assert table.held() == {0, 2, 3, 4}


def test_further_digits_free_more(table: Table, focus: str) -> None:
    digit(table, 2)
    digit(table, 5)
    assert table.held() == {4}
    digit(table, 1)
    assert table.held() == set()
    digit(table, 1)
    assert table.held() == set()


def test_shift_and_a_digit_takes_that_back(table: Table, focus: str) -> None:
    digit(table, 2)
    digit(table, 5)
    digit(table, 5, SHIFT)
    assert table.held() == {0, 2, 3, 4}


def test_a_digit_that_no_die_shows_holds_all(table: Table, focus: str) -> None:
    digit(table, 6)
    assert table.held() == {0, 1, 2, 3, 4}
    assert not table.roll_button.isEnabled()


def test_the_first_digit_holds_all_whatever_was_clicked_before(table: Table, focus: str) -> None:
    table.program.game.toggle_hold(1)
    digit(table, 5)
    assert table.held() == {1, 4}


def test_the_first_digit_of_the_next_roll_holds_all_again(table: Table, focus: str) -> None:
    digit(table, 2)
    table.roll("6")
    assert table.held() == set()
    digit(table, 6)
    assert table.held() == {0, 2, 3, 4}


def test_holding_every_die_leaves_the_focus_where_keys_are_taken(table: Table, focus: str) -> None:
    """The roll button and the cup have nothing to throw then."""
    for place in DIGITS[:5]:
        table.key(place, CTRL)
    assert table.held() == {0, 1, 2, 3, 4}
    found = table.window.focusWidget()
    assert found.isVisible()
    assert found.isEnabled()
    table.key(Key.Key_1, CTRL)
    assert table.held() == {1, 2, 3, 4}


def test_ctrl_and_a_digit_holds_or_frees_the_die_in_that_place(table: Table, focus: str) -> None:
    digit(table, 3, CTRL)
    assert table.held() == {2}
    digit(table, 5, CTRL)
    digit(table, 3, CTRL)
    assert table.held() == {4}


def test_a_locked_die_is_never_freed_by_a_digit(table: Table) -> None:
    table.play("generala-mayores")
    table.roll("22561")
    table.hold(0, 1)
    table.roll("256")
    digit(table, 2)
    assert table.held() == {0, 1, 3, 4}
    digit(table, 1, CTRL)
    assert table.held() == {0, 1, 3, 4}


def test_digits_do_nothing_before_the_first_roll(table: Table) -> None:
    table.play("yatzy")
    digit(table, 2)
    digit(table, 2, CTRL)
    table.roll("12356")
    assert table.held() == set()


# --- Space and Enter -----------------------------------------------------------------------------


def test_space_throws_the_free_dice_wherever_the_focus_is(table: Table, focus: str) -> None:
    digit(table, 2)
    table.dice.write("6")
    table.key(Key.Key_Space)
    table.lands()
    assert table.state.turn.faces == (5, 6, 5, 5, 1)


def test_space_with_nothing_held_throws_all(table: Table, focus: str) -> None:
    table.dice.write("66666")
    table.key(Key.Key_Space)
    table.lands()
    assert table.state.turn.faces == (6, 6, 6, 6, 6)


def test_space_lands_dice_in_the_air(table: Table, focus: str) -> None:
    speed(table, "slow")
    table.key(Key.Key_Space)
    assert table.window.dice.is_rolling()
    table.key(Key.Key_Space)
    assert not table.window.dice.is_rolling()
    assert table.state.turn.rolls == 2


def test_space_in_another_button_is_that_button(table: Table) -> None:
    table.play("yatzy", 2)
    table.turn("52551", "ones")
    table.undo_button.setFocus()
    table.key(Key.Key_Space)
    assert table.state.seat == 0
    assert len(table.dice.thrown) == 1


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_held_down_rolls_once(table: Table, key: Qt.Key) -> None:
    table.play("yatzy")
    none = Qt.KeyboardModifier.NoModifier
    for again in (False, True, True):
        press = QKeyEvent(QEvent.Type.KeyPress, key, none, " ", autorep=again)
        QApplication.sendEvent(table.window, press)
        table.lands()
    assert table.state.turn.rolls == 1


def test_enter_goes_to_the_best_box_and_writes_there(table: Table, focus: str) -> None:
    if focus == "planilla":
        table.window.sheet.setCurrentIndex(table.program.sheet.index_of(Box(0, "ones"), 1))
    table.key(Key.Key_Return)
    sheet = table.window.sheet
    assert sheet.hasFocus()
    assert sheet.currentIndex() == table.program.sheet.index_of(Box(0, "ones"), 0)
    assert table.state.cards[0].entries == ()
    table.key(Key.Key_Return)
    assert table.state.cards[0].entries[0].box == Box(0, "ones")


def test_enter_on_the_planilla_makes_the_first_roll(table: Table) -> None:
    table.play("yatzy", 2)
    table.window.sheet.setFocus()
    table.key(Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    table.lands()
    assert table.state.turn.rolls == 1


def test_enter_writes_where_the_arrows_went(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll("52551")
    table.key(Key.Key_Return)
    table.key(Key.Key_Down)
    table.key(Key.Key_Return)
    assert table.state.cards[0].entries[0].box == Box(0, "twos")


def test_enter_on_the_roll_button_does_not_roll_twice(table: Table) -> None:
    table.play("yatzy", 2)
    table.roll_button.setFocus()
    table.key(Key.Key_Return)
    table.lands()
    assert table.state.turn.rolls == 1


# --- Hearing -------------------------------------------------------------------------------------


def test_d_says_the_last_roll(table: Table, focus: str, told: list[str]) -> None:
    told.clear()
    table.key(Key.Key_D)
    assert told == ["Ana rolled 5 2 5 5 1."]
    assert table.message == told[0]


def test_d_says_that_nobody_has_rolled_yet(table: Table, told: list[str]) -> None:
    table.play("yatzy", 2)
    told.clear()
    table.key(Key.Key_D)
    assert told == ["Nobody has rolled yet."]


def test_d_says_the_last_roll_also_when_it_is_written(table: Table, told: list[str]) -> None:
    table.play("yatzy", 2)
    table.roll("52551")
    table.hold(0)
    table.roll("1234")
    table.score("chance")
    told.clear()
    table.key(Key.Key_D)
    assert told == ["Ana rolled 1 2 3 4: now 5 1 2 3 4."]


def test_t_says_who_has_won_when_the_game_is_over(table: Table, told: list[str]) -> None:
    table.play("generala", 2, served_generala="wins_now")
    table.roll("22222")
    told.clear()
    table.key(Key.Key_T)
    assert told == ["Ana wins!"]
    told.clear()
    table.key(Key.Key_D)
    assert told == ["Ana rolled 2 2 2 2 2."]


def test_s_says_everybodys_points(table: Table, focus: str, told: list[str]) -> None:
    table.score("fives")
    told.clear()
    table.key(Key.Key_S)
    assert told == ["Ana: 15 and Beto: 0"]


def test_t_says_whose_turn_it_is(table: Table, focus: str, told: list[str]) -> None:
    told.clear()
    table.key(Key.Key_T)
    assert told == ["Ana's turn"]


def test_shift_s_says_the_sheet_of_the_player_chosen(
    table: Table, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play("yatzy", 2)
    table.turn("52551", "fives")
    told.clear()
    monkeypatch.setattr(table.program.keys, "_choose_player", lambda: 0)
    table.key(Key.Key_S, SHIFT)
    monkeypatch.setattr(table.program.keys, "_choose_player", lambda: None)
    table.key(Key.Key_S, SHIFT)
    assert told == ["Ana, 15 points in all. Fives: 15."]


def test_the_keys_are_quiet_without_a_game(table: Table, told: list[str]) -> None:
    for key in (
        Key.Key_R,
        Key.Key_1,
        Key.Key_Space,
        Key.Key_Return,
    ):
        table.key(key, at=table.window)
    assert told == []
    assert not table.model.has_game


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Key.Key_D, Qt.KeyboardModifier.NoModifier),
        (Key.Key_S, Qt.KeyboardModifier.NoModifier),
        (Key.Key_S, SHIFT),
        (Key.Key_T, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_who_asks_without_a_game_hears_that_there_is_none(
    table: Table, told: list[str], key: Key, modifier: Qt.KeyboardModifier
) -> None:
    table.key(key, modifier, at=table.window)
    assert told == ["No game is on the table."]


def test_r_plays_again_only_when_the_game_is_over(table: Table) -> None:
    table.play("generala", 2, served_generala="wins_now")
    before = table.model.record
    table.key(Key.Key_R)
    assert table.model.record is before
    table.roll("22222")
    table.key(Key.Key_R)
    assert table.model.record is not before
    assert table.model.record.events == ()


# --- The list of keys ----------------------------------------------------------------------------


def test_every_listed_letter_is_bound_once(table: Table) -> None:
    bound = [s.key().toString() for s in table.window.findChildren(QShortcut)]
    actions = [a.shortcut().toString() for a in table.window.commands._actions.values()]
    everything = [*bound, *(key for key in actions if key)]
    everything = [key for key in everything if key]
    assert len(everything) == len(set(everything))
    usual = usual_keys()
    elsewhere = {Place.LOOKING_BACK, Place.PAST_GAMES, Place.PRACTICE, Place.NEW_GAME}
    listed = [
        usual[key]
        for group in TABLE_KEYS
        if group.place not in elsewhere
        for line in group.lines
        for key in line.keys
        if key in usual
    ]
    # Space and Enter are the window's own.
    assert set(listed) - {"Space", "Return"} <= set(everything)


def letters(table: Table) -> list[str]:
    """Return what Alt may be pressed with just now."""
    menus = [menu.title() for menu in table.window.commands._menus]
    buttons = [b.text() for b in table.window.findChildren(QPushButton) if b.isVisible()]
    return [text[text.index("&") + 1].lower() for text in (*menus, *buttons) if "&" in text]


def test_no_two_buttons_of_the_window_share_a_letter(table: Table) -> None:
    table.play("generala", 2, served_generala="wins_now")
    assert len(letters(table)) == len(set(letters(table)))
    table.roll("22222")
    assert table.state.over
    assert len(letters(table)) == len(set(letters(table)))
