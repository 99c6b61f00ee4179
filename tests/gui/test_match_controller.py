"""What games of several matches add at the table: compulsory rolls, second cup, matches won."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from generala_desktop.engine import ranking, reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import SecondCupRolled, WinClaimed
from generala_desktop.models.game_setup import marks_of
from generala_desktop.services import options
from generala_desktop.storage.record import Record
from generala_desktop.views.player_mark import fill_colour
from generala_desktop.words.readings import ReadingKind
from generala_desktop.words.say import say
from tests.play import game
from tests.window import LEFT, Table, at_question, speed

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
NOTHING = "66135"


def third_roll(table: Table, hand: str = NOTHING, players: int = 2, **choices: str) -> None:
    table.play("imprevisible", players, **choices)
    for _ in range(3):
        table.roll(hand)


def put(table: Table, *turns: str, game_id: str = "imprevisible") -> Record:
    record = game(game_id, *turns, players=2)
    table.put(record)
    return record


def told(table: Table) -> list[str]:
    said: list[str] = []
    table.program.teller.said.connect(said.append)
    return said


def kinds(table: Table) -> set[ReadingKind]:
    return {reading.kind for reading in table.window.readings.shown_readings()}


# --- Compulsory rolls ----------------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [1, 2])
def test_a_box_pressed_too_early_says_that_rolls_are_compulsory(table: Table, rolls: int) -> None:
    table.play("imprevisible", 2)
    for _ in range(rolls):
        table.roll(NOTHING)
    assert "compulsory" in table.message
    table.click_box("sixes", 0, 4)
    assert table.message == say(reasons.MUST_ROLL_ON)
    assert len(table.model.record.events) == rolls
    assert table.roll_button.isEnabled()


def test_a_box_pressed_before_any_roll_asks_for_one(table: Table) -> None:
    table.play("imprevisible", 2)
    table.click_box("sixes", 0)
    assert table.message == say(reasons.NO_ROLL_YET)


def test_the_key_that_goes_to_write_says_it_too(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll(NOTHING)
    table.roll_button.setFocus()
    table.key(Key.Key_Return, at=table.window)
    assert table.message == say(reasons.MUST_ROLL_ON)
    assert not table.window.sheet.hasFocus()


def test_a_served_figure_may_be_written_at_once(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("66622")
    assert "or write" in table.message
    table.score("full_house", 4)
    assert table.message.startswith("Ana wrote 35 points in Full house (Value 5).")


def test_with_the_option_nothing_is_compulsory(table: Table) -> None:
    table.play("imprevisible", 2, stand_freely="yes")
    table.roll(NOTHING)
    assert "compulsory" not in table.message
    table.score("ones", 2)
    assert table.state.seat == 1


@pytest.mark.parametrize(
    ("turns", "box", "reason"),
    [
        (["66622 =1/full_house", "12345 =1/straight"], "full_house", "BOX_FILLED"),
        (["44444 !1", "66622 =2/full_house"], "full_house", "MATCH_ENDED"),
    ],
)
def test_a_box_that_is_closed_says_why(
    table: Table, turns: list[str], box: str, reason: str
) -> None:
    put(table, *turns)
    table.roll("66622")
    table.click_box(box, 0)
    assert table.message == say(getattr(reasons, reason))


def test_boxes_of_others_and_dice_in_the_air_say_nothing(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll(NOTHING)
    before = table.message
    table.click_box("sixes", 1)
    assert table.message == before
    speed(table, "slow")
    table.press_roll()
    before = table.message
    table.click_box("sixes", 0)
    table.key(Key.Key_C)
    assert table.message == before
    table.lands()


# --- The second cup ------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["generala", "yatzy", "simultanea"])
def test_only_a_game_with_a_second_cup_has_its_button(table: Table, game_id: str) -> None:
    table.play(game_id, 2)
    assert not table.second_cup.isVisible()
    table.key(Key.Key_C)
    assert table.model.record.events == ()


def test_without_the_fourth_roll_there_is_no_second_cup(table: Table) -> None:
    third_roll(table, fourth_roll="no")
    assert not table.second_cup.isVisible()
    assert "cup" not in table.message
    table.key(Key.Key_C)
    assert not table.state.turn.extra


def test_the_second_cup_waits_for_the_third_roll(table: Table) -> None:
    table.play("imprevisible", 2)
    for _ in range(2):
        assert table.second_cup.isVisible()
        assert not table.second_cup.isEnabled()
        table.roll(NOTHING)
    assert not table.second_cup.isEnabled()
    table.key(Key.Key_C)
    assert table.message == say(reasons.NO_SECOND_CUP)
    table.roll(NOTHING)
    assert table.second_cup.isEnabled()
    assert "second cup" in table.message


@pytest.mark.parametrize("by_key", [False, True])
def test_the_second_cup_adds_five_coloured_dice(table: Table, by_key: bool) -> None:
    third_roll(table, "66136")
    if by_key:
        table.dice.write("66622")
        table.key(Key.Key_C)
        # No other roll is promised while they tumble.
        assert not table.roll_button.isEnabled()
        table.lands()
    else:
        table.press_second_cup("66622")
    assert table.state.turn.faces == (6, 6, 1, 3, 6)
    assert table.state.turn.extra == (6, 6, 6, 2, 2)
    assert [label.isVisible() for label in table.window.dice._second] == [True] * 5
    assert not table.second_cup.isEnabled()
    assert not table.roll_button.isEnabled()
    assert "ten dice" in table.message
    lines = [reading.text for reading in table.window.readings.shown_readings()]
    assert lines[0] == "Full house 6-6-6-2-2: 35 in FS"
    assert "one too many" in lines[1]
    table.score("full_house", 4)
    assert table.state.cards[0].entry(Box(4, "full_house")) is not None
    assert not any(label.isVisible() for label in table.window.dice._second)
    assert table.window.readings.shown_readings() == ()


def test_while_coloured_dice_are_in_the_air_nothing_is_told(table: Table) -> None:
    third_roll(table)
    speed(table, "slow")
    table.dice.write("66622")
    table.qtbot.mouseClick(table.second_cup, LEFT)
    assert table.offers() == {}
    assert table.window.readings.shown_readings() == ()
    assert not table.second_cup.isEnabled()
    table.key(Key.Key_C)
    table.qtbot.mouseClick(table.second_cup, LEFT)
    table.lands()
    assert len(table.model.record.events) == 4
    assert table.window.readings.shown_readings()


def test_the_number_is_chosen_by_choosing_the_box(table: Table) -> None:
    third_roll(table, "33355")
    table.press_second_cup("55311")
    assert table.offers()["threes"] == 13
    assert table.offers()["fives"] == 15
    table.score("threes", 3)
    entry = table.state.cards[0].entry(Box(3, "threes"))
    assert entry is not None
    assert entry.points == 13


def test_the_numbers_named_are_asked_for_and_may_be_cancelled(table: Table) -> None:
    third_roll(table, declare_target="yes")

    def cancel(asking: QWidget | None) -> None:
        assert isinstance(asking, QMessageBox)
        asking.reject()

    at_question(table, cancel)
    table.qtbot.mouseClick(table.second_cup, LEFT)
    assert len(table.model.record.events) == 3
    assert table.second_cup.isEnabled()

    def name_six(asking: QWidget | None) -> None:
        assert isinstance(asking, QMessageBox)
        table.qtbot.mouseClick(next(b for b in asking.buttons() if b.text() == "6"), LEFT)

    at_question(table, name_six)
    table.press_second_cup("66123")
    assert table.model.record.events[-1] == SecondCupRolled((6, 6, 1, 2, 3), 6)
    assert table.offers()["sixes"] == 16


def test_three_that_may_grow_to_four_only_are_explained(table: Table) -> None:
    third_roll(table, "33351", three_only_to_poker="yes")
    table.press_second_cup("33246")
    assert ReadingKind.LOST in kinds(table)
    assert any("four only" in r.text for r in table.window.readings.shown_readings())
    assert set(table.offers().values()) == {0}


def test_all_dice_said_again_are_ten(table: Table) -> None:
    third_roll(table, "66136")
    table.press_second_cup("66622")
    table.key(Key.Key_D)
    assert table.message == "Ana rolled 6 6 6 2 2 in colour, beside 6 6 1 3 6 in white."


def test_pointing_at_a_reading_marks_its_boxes_in_every_match(table: Table) -> None:
    third_roll(table, "66136")
    table.press_second_cup("66622")
    table.window.readings.focus_readings()
    sheet = table.program.sheet
    faces = [sheet._faces[sheet.index_of(Box(m, "full_house"), 0).column()] for m in range(5)]
    assert all(any(face.is_hinted for face in column) for column in faces)
    assert table.window.dice._pointed == {5, 6, 7, 8, 9}
    table.score("full_house")
    assert not table.window.dice._pointed


# --- Matches won outright ------------------------------------------------------------------------


def test_a_dormida_offers_every_live_match_with_an_open_box(table: Table) -> None:
    put(table, "55555 !2", "66622 =1/full_house")
    table.roll("44444")
    assert set(table.claims()) == {0, 2, 3, 4}
    assert "Choose the match to win" in table.message
    table.claim(3)
    assert isinstance(table.model.record.events[-1], WinClaimed)
    assert table.state.claimant(3) == 0
    assert table.message == "Five equal in one roll! Ana wins Value 4."
    assert table.claims() == {}
    assert table.state.seat == 1
    assert table.window.dice._table.faces() == (4, 4, 4, 4, 4)


def test_a_dormida_may_be_written_instead(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("44444")
    table.score("generala", 4)
    assert table.state.claims == ()
    assert table.claims() == {}


def test_in_the_simultanea_it_may_be_written_or_win_as_well(table: Table) -> None:
    table.play("simultanea", 4, matches="2")
    table.roll("44444")
    assert set(table.claims()) == {0, 1}
    assert table.offers()["fours"] == 20
    table.claim(1)
    assert table.state.claimant(1) == 0


def test_coloured_dice_win_too(table: Table) -> None:
    third_roll(table, "55512")
    table.press_second_cup("55555")
    assert set(table.claims()) == {0, 1, 2, 3, 4}
    assert table.window.focusWidget() is table.claims()[4]
    table.claim(4)
    assert table.state.claimant(4) == 0


def test_the_keyboard_chooses_the_match(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("44444")
    table.key(Key.Key_Return, at=table.window)
    assert table.window.focusWidget() is table.claims()[4]
    table.key(Key.Key_Left)
    table.key(Key.Key_Return)
    assert table.state.claimant(3) == 0


def test_space_rolls_on_instead_of_winning(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("44444")
    table.key(Key.Key_Return, at=table.window)
    table.key(Key.Key_Space)
    table.lands()
    assert table.state.turn.rolls == 2
    assert table.state.claims == ()


def test_a_win_of_a_match_is_taken_back_and_done_again(table: Table) -> None:
    table.play("imprevisible", 2)
    table.roll("44444")
    table.claim(4)
    table.key(Key.Key_Z, CTRL)
    assert table.state.claims == ()
    assert table.state.seat == 0
    assert set(table.claims()) == {0, 1, 2, 3, 4}
    table.command("redo")
    assert table.state.claimant(4) == 0
    assert table.claims() == {}


def test_the_only_box_of_a_match_may_be_won_as_well(table: Table) -> None:
    table.play("simultanea", 2, matches="2")
    table.roll("44444")
    table.claim(0)
    table.roll("44444")
    assert set(table.claims()) == {1}
    table.claim(1)
    assert table.state.over
    assert table.window.is_showing_standings()


# --- Whose turn it is ----------------------------------------------------------------------------


def test_a_player_without_an_open_box_is_passed_over_and_it_is_said(table: Table) -> None:
    """Ana gives two turns to dormidas; so Beto fills his match two turns before she does hers."""
    a, b = "12356 =1/{box}", "12356 =1/{box}"
    turns = ["44444 !3", b.format(box="ones"), "44444 !2", b.format(box="twos")]
    for own, other in zip(BOXES, BOXES[2:], strict=False):
        turns += [a.format(box=own), b.format(box=other)]
    put(table, *turns, game_id="simultanea")
    assert table.state.open_boxes(1) == ()
    assert table.state.seat == 0
    head = table.program.sheet.headings[1]
    assert head.is_passed_over
    said = told(table)
    table.turn("12356", "four_of_a_kind")
    passed = "Beto has no open box and is passed over."
    assert table.message.startswith("Ana struck Four of a kind (Value 1).")
    assert table.message.endswith(passed)
    assert passed in said
    assert table.state.seat == 0
    table.turn("66661", "generala")
    assert table.state.over
    assert "passed over" not in table.message


BOXES = [
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("straight", "full_house", "four_of_a_kind", "generala"),
]


def test_the_token_stays_with_the_starter(table: Table) -> None:
    table.play("imprevisible", 3)
    for _ in range(3):
        heads = table.program.sheet.headings
        assert [head.has_token for head in heads] == [True, False, False] * 5
        table.turn("66622", "full_house")


def test_who_leaves_is_greyed_and_wins_nothing(table: Table) -> None:
    table.play("imprevisible", 3)
    table.turn("66622", "full_house")
    table.roll("44444")
    assert table.claims()
    table.command("leave")
    assert table.asked.left == ["Beto"]
    assert table.state.left == {1}
    assert table.claims() == {}
    assert table.state.seat == 2
    table.command("undo")
    assert set(table.claims()) == {0, 1, 2, 3, 4}


# --- Going on in every state ---------------------------------------------------------------------

STATES = {
    "before a roll": [],
    "compulsory": [NOTHING],
    "may stand": ["66622"],
    "third roll": [f"{NOTHING} {NOTHING} {NOTHING}"],
    "second cup": [f"{NOTHING} {NOTHING} {NOTHING} +66622"],
    "claimable": ["44444"],
    "claimable from the second cup": [f"{NOTHING} {NOTHING} {NOTHING} +44444"],
    "after a claim": ["44444 !5"],
}


@pytest.mark.parametrize("name", STATES)
def test_a_kept_game_goes_on_where_it_was(table: Table, name: str) -> None:
    record = put(table, *STATES[name])
    state = record.state
    assert table.window.dice._table.faces() == state.turn.faces
    assert table.window.dice._table.second_faces() == state.turn.extra
    assert table.second_cup.isEnabled() is (name == "third roll")
    assert set(table.claims()) == (set(range(5)) if name.startswith("claimable") else set())
    assert bool(table.window.readings.shown_readings()) is bool(state.turn.rolls)
    if name.startswith("claimable"):
        assert "Choose the match" in table.message
        table.claim(2)
        assert table.state.claimant(2) == 0
    elif name == "second cup":
        table.score("full_house")
    elif name == "third roll":
        table.press_second_cup("12345")
        assert table.state.turn.extra


def test_a_single_match_after_several_takes_everything_away(table: Table) -> None:
    put(table, "44444")
    table.play("generala", 2)
    assert table.claims() == {}
    assert not table.second_cup.isVisible()
    assert not table.window.readings.isVisible()


def test_the_width_that_was_given_to_the_sheet_is_kept(table: Table) -> None:
    table.play("imprevisible", 2)
    splitter = table.window._splitter
    splitter.setSizes([500, 500])
    chosen = splitter.sizes()
    table.program.session._model.begin(game("imprevisible", players=2))
    assert splitter.sizes() == chosen


# --- The end -------------------------------------------------------------------------------------


def test_undo_over_the_end_and_a_rematch(table: Table) -> None:
    table.play("simultanea", 2, matches="2")
    for match in (0, 1):
        table.roll("44444")
        table.claim(match)
    assert table.window.is_showing_standings()
    assert table.window.standings._settlement is not None
    assert table.window.standings._settlement.isVisible()
    places = [(p.name, p.result) for p in table.window.standings._places]
    assert places == [("Beto", "balance +1"), ("Ana", "balance −1")]
    assert [ranking.caps(table.state, seat) for seat in (0, 1)] == [-1, 1]
    table.command("undo")
    assert not table.window.is_showing_standings()
    assert set(table.claims()) == {1}
    table.command("redo")
    assert table.window.is_showing_standings()
    table.qtbot.mouseClick(table.window.standings._rematch, LEFT)
    table.program.opening.hurry()
    table.qtbot.waitUntil(lambda: table.model.has_game and not table.state.over)
    assert len(table.state.rules.matches) == 2
    assert not table.window.is_showing_standings()


def test_level_matches_are_void_and_a_level_game_is_a_draw(table: Table) -> None:
    turns = [f"12356 ={match}/{box}:0" for match in (1, 2) for box in BOXES[6:] for _ in range(2)]
    turns += [f"44456 ={match}/{box}" for match in (1, 2) for box in BOXES[:6] for _ in range(2)]
    record = game("simultanea", *turns[:-1], players=2, options={"matches": "2"})
    table.put(record)
    assert [match.is_void for match in table.program.sheet.matches] == [True, False]
    speed(table, "normal")
    table.dice.write("44456")
    table.press_roll()
    table.lands()
    table.score("sixes", 1)
    assert [match.is_void for match in table.program.sheet.matches] == [True, True]
    assert table.window.standings.title() == "A draw: Ana and Beto share the win"
    assert {place.result for place in table.window.standings._places} == {"balance 0"}
    assert table.window.celebration.is_on()


# --- Celebrations --------------------------------------------------------------------------------


def test_paper_falls_in_the_winners_colour_and_takes_no_click(table: Table) -> None:
    speed(table, "normal")
    table.play("imprevisible", 2)
    table.roll("44444")
    table.claim(4)
    celebration = table.window.celebration
    assert celebration.is_on()
    assert celebration.isVisible()
    mark = marks_of(table.model.record)[0]
    assert celebration._papers[0].name() == fill_colour(mark.colour).name()
    assert celebration.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    cup = table.window.dice._cup
    assert not celebration._free_area().contains(cup.geometry().center())
    table.press_roll()
    assert not celebration.is_on()
    assert table.state.turn.rolls == 1


def test_any_key_or_click_ends_it_and_time_does(table: Table) -> None:
    speed(table, "fast")
    put(table, "44444")
    celebration = table.window.celebration
    table.claim(4)
    assert celebration.is_on()
    table.key(Key.Key_T)
    assert not celebration.is_on()
    table.command("undo")
    table.claim(4)
    assert celebration.is_on()
    table.qtbot.mouseClick(table.window.heading, LEFT, pos=QPoint(3, 3))
    assert not celebration.is_on()
    table.command("undo")
    table.claim(4)
    celebration._clock.setCurrentTime(celebration._clock.duration())
    table.qtbot.waitUntil(lambda: not celebration.is_on())
    assert not celebration.isVisible()


@pytest.mark.parametrize("still", ["speed", "reduced motion"])
def test_without_motion_nothing_falls(table: Table, still: str) -> None:
    if still == "reduced motion":
        speed(table, "normal")
        table.program.preferences.set(options.REDUCED_MOTION, "on")
    put(table, "44444")
    table.claim(4)
    assert not table.window.celebration.is_on()


def test_who_wins_the_game_is_celebrated_and_practice_is_not(table: Table) -> None:
    speed(table, "normal")
    table.play("generala", 2)
    table.roll("44444")
    assert table.state.claims
    assert not table.window.celebration.is_on()
    table.roll(NOTHING)
    table.score("ones")
    assert table.state.over
    assert table.window.celebration.is_on()
    rematch = table.window.standings._rematch
    middle = rematch.mapTo(table.window._pages, rematch.rect().center())
    assert not table.window.celebration._free_area().contains(middle)
    table.command("undo")
    assert not table.window.celebration.is_on()
    table.play("generala", 1)
    table.roll("44444")
    assert table.state.over
    assert not table.window.celebration.is_on()
