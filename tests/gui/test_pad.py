"""The pad for real dice: typed hands, points written by hand, corrections, as a person does it."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from generala_desktop.controllers.dialog_controller import PLAYABLE
from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import TURN_ENDINGS, HandLaid, Left, Rolled, WinClaimed
from generala_desktop.models.game_setup import GameSetup
from generala_desktop.services import options
from generala_desktop.storage import notation
from generala_desktop.views.pad.pad_bar import PadBar
from generala_desktop.views.pad.points_dialog import PointsDialog
from tests.window import LEFT, Table, setup

FIRST, SECOND, THIRD = range(3)


class Pad:
    """A person with real dice, the keyboard and the mouse."""

    def __init__(self, table: Table, game_id: str, players: int = 2, **choices: str) -> None:
        self.table = table
        self.model = table.model
        self.window = table.window
        chosen = setup(game_id, players, **choices)
        table.start(GameSetup(game_id, chosen.choices, chosen.seats, is_pad=True))
        assert self.model.is_pad

    @property
    def bar(self) -> PadBar:
        return self.window.pad

    @property
    def state(self):
        return self.model.state

    @property
    def text(self) -> list[str]:
        """The turns as game text."""
        return notation.write(self.model.record).split("\n\n", 1)[1].splitlines()

    def keys(self, digits: str) -> None:
        """Type where the focus is, wherever that is."""
        for digit in digits:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClicks(focus, digit)

    def press(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def choose_roll(self, place: int) -> None:
        combo = self.bar._roll
        combo.setFocus()
        QTest.keyClick(combo, Qt.Key.Key_Home)
        for _ in range(place):
            QTest.keyClick(combo, Qt.Key.Key_Down)
        assert combo.currentIndex() == place

    def serve(self) -> None:
        box = self.bar._served
        self.table.qtbot.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))

    def click(self, category: str, seat: int | None = None, match: int = 0) -> None:
        sheet = self.window.sheet
        seat = self.state.seat if seat is None else seat
        index = self.table.program.sheet.index_of(Box(match, category), seat)
        sheet.scrollTo(index)
        self.table.qtbot.mouseClick(sheet.viewport(), LEFT, pos=sheet.visualRect(index).center())

    @property
    def dialog(self) -> PointsDialog | None:
        found = [d for d in self.window.findChildren(PointsDialog) if d.isVisible()]
        return found[0] if found else None

    def answer(self, typed: str) -> None:
        """Type points into the window that asks, and press Enter."""
        dialog = self.dialog
        assert dialog is not None, self.table.message
        self.table.qtbot.waitUntil(dialog.isActiveWindow)
        assert QApplication.focusWidget() is dialog._typed
        dialog._typed.clear()
        dialog._typed.insert(typed)
        QTest.keyClick(dialog._typed, Qt.Key.Key_Return)

    def write(
        self, category: str, points: int | str, seat: int | None = None, match: int = 0
    ) -> None:
        self.click(category, seat, match)
        self.answer(str(points))
        assert self.dialog is None, "the points were refused"
        self.come_back()

    def come_back(self) -> None:
        """Without a window manager no window gets the keyboard back by itself."""
        self.window.activateWindow()
        self.table.qtbot.waitUntil(self.window.isActiveWindow)

    def hand(self, digits: str, category: str, *, roll: int = THIRD) -> None:
        if roll != THIRD:
            self.choose_roll(roll)
        self.keys(digits)
        self.click(category)

    def offers(self) -> dict[Box, int]:
        return dict(self.table.program.sheet._offers)

    def points(self, category: str, seat: int = 0) -> int | None:
        entry = self.state.cards[seat].entry(Box(0, category))
        return None if entry is None else entry.points


@pytest.fixture
def generala(table: Table) -> Pad:
    return Pad(table, "generala")


def check_text(pad: Pad) -> None:
    text = notation.write(pad.model.record)
    again = notation.read(text)
    assert again == pad.model.record
    assert again.state == pad.state
    assert '[Dice "typed"]' in text


# Whole games


def turn_by_dice(pad: Pad, chance: random.Random) -> None:
    """Type a hand as it comes, and write it where it is offered."""
    seat, before = pad.state.seat, len(pad.model.record.events)
    face = chance.randint(1, 6)
    dice = [face if chance.random() < 0.5 else chance.randint(1, 6) for _ in range(5)]
    has_rolls = pad.bar._roll.isVisible()
    if has_rolls:
        pad.choose_roll(chance.choice((FIRST, SECOND, THIRD)))
        if pad.bar._served.isEnabled() and chance.random() < 0.3:
            pad.serve()
    pad.keys("".join(map(str, dice)))
    assert pad.state.turn.faces == tuple(dice)
    if not pad.offers() and not legality.must_claim(pad.state):
        assert "rolled on" in pad.table.message
        pad.choose_roll(THIRD)
    if pad.bar._coloured.isVisible() and pad.bar._coloured.isEnabled() and chance.random() < 0.3:
        coloured = "".join(str(chance.randint(1, 6)) for _ in range(5))
        pad.keys(coloured)
        assert "".join(map(str, pad.state.turn.extra)) == coloured
    if legality.must_claim(pad.state):
        pad.press(Qt.Key.Key_Return)
        assert isinstance(pad.model.record.events[-1], WinClaimed)
        return
    offers = pad.offers()
    box = chance.choice(list(offers))
    if chance.random() < 0.5 and QApplication.focusWidget() is pad.window.sheet:
        box = next((box for box, points in offers.items() if points), next(iter(offers)))
        pad.press(Qt.Key.Key_Return)
    else:
        pad.click(box.category, seat, box.match)
    entry = pad.state.cards[seat].entry(box)
    assert entry is not None
    assert entry.points == offers[box]
    assert len(pad.model.record.events) > before
    assert pad.bar._dice.text() == ""


def turn_by_points(pad: Pad, chance: random.Random) -> None:
    """Open a box that may be written and choose one of the points that it offers."""
    seat = pad.state.seat
    boxes = list(pad.state.open_boxes(seat))
    box = chance.choice(boxes)
    pad.click(box.category, seat, box.match)
    dialog = pad.dialog
    assert dialog is not None
    entry = chance.choice(sorted(dialog._possible))
    if chance.random() < 0.5:
        pad.table.qtbot.mouseClick(dialog._buttons[entry], LEFT)
    else:
        pad.answer(f"{entry[0]}+{entry[1]}" if entry[1] else str(entry[0]))
    pad.come_back()
    written = pad.state.cards[seat].entry(box)
    assert written is not None
    assert (written.points, written.bonus) == entry
    assert written.hand is None


@pytest.mark.parametrize("game_id", [variant.id for variant in PLAYABLE])
@pytest.mark.parametrize("turn", [turn_by_dice, turn_by_points])
def test_a_whole_game_of_real_dice(table: Table, game_id: str, turn) -> None:
    pad = Pad(table, game_id)
    chance = random.Random(f"{game_id} {turn.__name__}")
    for _ in range(120):
        if pad.state.over:
            break
        turn(pad, chance)
    assert pad.state.over
    assert table.window.is_showing_standings()
    assert not pad.bar.isEnabled()
    assert "corrected" in table.message
    check_text(pad)
    shown = [place.result for place in table.window.standings._places]
    totals = ranking.standings(pad.state)
    assert len(shown) == len(totals) == 2
    if turn is turn_by_points:
        assert all(line.startswith("=") for line in pad.text if line)


# Typing dice


def test_the_row_of_dice_has_the_focus_and_says_what_to_do(generala: Pad) -> None:
    assert QApplication.focusWidget() is generala.bar._dice
    assert generala.table.message.startswith("Ana, roll your dice")
    assert not generala.table.roll_button.isVisible()
    assert not generala.window.dice._cup.isVisible()


def test_with_the_fifth_die_the_box_that_scores_waits_for_enter(generala: Pad) -> None:
    generala.keys("6666")
    assert generala.state.turn.faces == ()
    generala.keys("2")
    sheet = generala.window.sheet
    assert QApplication.focusWidget() is sheet
    assert generala.table.program.sheet.box_at(sheet.currentIndex()) == Box(0, "twos")
    assert generala.table.offers()["sixes"] == 24
    assert generala.table.offers()["four_of_a_kind"] == 40
    generala.press(Qt.Key.Key_Return)
    assert generala.points("twos") == 2
    assert generala.text == ["~66662 =twos:2"]
    assert QApplication.focusWidget() is generala.bar._dice


def test_other_keys_than_dice_are_not_taken(generala: Pad) -> None:
    generala.keys("7a0 9")
    assert generala.bar._dice.text() == ""
    generala.keys("12345")
    generala.keys("6")
    assert generala.bar._dice.text() == "12345"


def test_letters_stay_keys_of_the_table(generala: Pad) -> None:
    heard: list[str] = []
    generala.table.program.teller.said.connect(heard.append)
    assert QApplication.focusWidget() is generala.bar._dice
    generala.keys("t")
    assert heard == ["Ana's turn"]


def test_digits_and_backspace_reach_the_dice_from_the_sheet(generala: Pad) -> None:
    generala.window.sheet.setFocus()
    generala.keys("55")
    assert generala.bar._dice.text() == "55"
    generala.keys("522")
    assert QApplication.focusWidget() is generala.window.sheet
    generala.press(Qt.Key.Key_Backspace)
    assert generala.bar._dice.text() == "5552"
    assert QApplication.focusWidget() is generala.bar._dice
    assert generala.state.turn.faces == ()
    assert generala.offers() == {}
    generala.keys("3")
    assert generala.state.turn.faces == (5, 5, 5, 2, 3)


@pytest.mark.parametrize(
    ("roll", "points", "line"),
    [(FIRST, 25, "12345 =straight:25"), (SECOND, 20, "~12345 =straight:20"),
     (THIRD, 20, "~12345 =straight:20")],
)  # fmt: skip
def test_the_first_roll_is_served(generala: Pad, roll: int, points: int, line: str) -> None:
    generala.keys("12345")
    generala.choose_roll(roll)
    assert generala.table.offers()["straight"] == points
    generala.click("straight")
    assert generala.text == [line]


def test_a_later_roll_is_served_where_the_rules_say_so(table: Table) -> None:
    pad = Pad(table, "generala-mayores")
    pad.keys("12345")
    assert table.offers()["straight"] == 20
    pad.serve()
    assert table.offers()["straight"] == 25
    pad.serve()
    assert table.offers()["straight"] == 20
    pad.choose_roll(FIRST)
    assert table.offers()["straight"] == 25
    assert not pad.bar._served.isEnabled()


@pytest.mark.parametrize("game_id", ["yatzy", "yahtzee", "yahtzee-official", "yacht"])
def test_where_nothing_is_served_nobody_is_asked(table: Table, game_id: str) -> None:
    pad = Pad(table, game_id)
    assert not pad.bar._roll.isVisible()
    assert not pad.bar._served.isVisible()
    assert not pad.bar._coloured.isVisible()
    assert not pad.bar._win.isVisible()


def test_each_turn_begins_with_an_empty_row(generala: Pad) -> None:
    generala.hand("12345", "straight", roll=FIRST)
    assert generala.bar.hand().faces == ()
    assert generala.bar._roll.currentIndex() == THIRD
    assert not generala.bar._served.isChecked()
    assert generala.state.seat == 1
    sheet = generala.window.sheet
    assert generala.table.program.sheet.columns[sheet.currentIndex().column()][1] == 1


def test_a_served_generala_can_only_win(generala: Pad) -> None:
    generala.choose_roll(FIRST)
    generala.keys("44444")
    assert generala.offers() == {}
    assert "wins" in generala.table.message
    assert QApplication.focusWidget() is generala.bar._win
    generala.click("generala")
    assert generala.dialog is None
    assert "nothing else" in generala.table.message
    generala.table.qtbot.mouseClick(generala.bar._win, LEFT)
    assert generala.text == ["44444 !"]
    generala.write("ones", 3)
    assert generala.state.over
    assert "Ana" in generala.window.standings.title()


def test_a_win_is_noted_without_dice(generala: Pad) -> None:
    generala.table.qtbot.mouseClick(generala.bar._win, LEFT)
    assert generala.text == ["!"]


def test_no_virtual_die_is_ever_thrown(table: Table) -> None:
    pad = Pad(table, "imprevisible")
    for _ in range(2):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_R, Qt.Key.Key_C):
            pad.press(key)
        pad.keys("66662")
    assert table.dice.thrown == []
    assert pad.state.turn.extra == ()


def test_a_player_leaves(generala: Pad) -> None:
    generala.keys("66662")
    generala.table.command("leave")
    assert isinstance(generala.model.record.events[-1], Left)
    assert generala.text == ["~66662 x"]
    assert generala.bar._dice.text() == ""
    generala.click("ones", 0)
    assert generala.dialog is None
    check_text(generala)


# El Imprevisible


@pytest.fixture
def imprevisible(table: Table) -> Pad:
    return Pad(table, "imprevisible")


def test_ten_digits_are_both_cups(imprevisible: Pad) -> None:
    imprevisible.keys("6666212335")
    assert imprevisible.bar._coloured.text() == "12335"
    assert imprevisible.offers()[Box(2, "sixes")] == 16
    assert imprevisible.offers()[Box(2, "four_of_a_kind")] == 40
    imprevisible.click("four_of_a_kind", 0, 2)
    assert imprevisible.text == ["~66662 +12335 =3/four_of_a_kind:40"]
    check_text(imprevisible)


def test_a_named_number_goes_with_the_second_cup(table: Table) -> None:
    pad = Pad(table, "imprevisible", declare_target="yes")
    assert pad.bar._target.isVisible()
    target = pad.bar._target
    target.setFocus()
    QTest.keyClick(target, Qt.Key.Key_End)
    pad.keys("6666212335")
    assert pad.offers()[Box(0, "sixes")] == 16
    pad.bar._target.setCurrentIndex(2)
    assert pad.offers()[Box(0, "sixes")] == 0
    pad.click("threes")
    assert pad.text == ["~66662 +3:12335 =1/threes:0"]
    check_text(pad)


def test_a_served_poker_of_the_third_roll_survives_the_second_cup(imprevisible: Pad) -> None:
    # RULES.md §10.5: of the white dice alone a served póker counts 45.
    imprevisible.serve()
    imprevisible.keys("6666212335")
    assert imprevisible.state.turn.extra == (1, 2, 3, 3, 5)
    assert imprevisible.offers()[Box(0, "four_of_a_kind")] == 45
    imprevisible.click("four_of_a_kind")
    check_text(imprevisible)


def test_the_second_cup_follows_the_third_roll_only(imprevisible: Pad) -> None:
    imprevisible.keys("6666212335")
    imprevisible.choose_roll(FIRST)
    assert imprevisible.bar._coloured.text() == ""
    assert not imprevisible.bar._coloured.isEnabled()
    assert imprevisible.state.turn.extra == ()
    imprevisible.choose_roll(THIRD)
    assert imprevisible.bar._coloured.isEnabled()


def test_a_hand_that_must_be_rolled_on_is_told(imprevisible: Pad) -> None:
    imprevisible.choose_roll(FIRST)
    imprevisible.keys("33351")
    assert imprevisible.offers() == {}
    assert "rolled on" in imprevisible.table.message
    imprevisible.click("threes")
    assert imprevisible.dialog is None
    assert "rolled on" in imprevisible.table.message


def test_a_served_generala_chooses_its_match(imprevisible: Pad) -> None:
    imprevisible.choose_roll(FIRST)
    imprevisible.keys("33333")
    assert "Choose the match" in imprevisible.table.message
    imprevisible.table.qtbot.mouseClick(imprevisible.bar._win, LEFT)
    assert imprevisible.model.record.events == (Rolled(frozenset(), (3,) * 5),)
    imprevisible.window.sheet.claim_requested.emit(4)
    assert imprevisible.text == ["33333 !5"]
    assert imprevisible.state.claimant(4) == 0


def test_a_match_is_noted_as_won_without_dice(imprevisible: Pad) -> None:
    imprevisible.table.qtbot.mouseClick(imprevisible.bar._win, LEFT)
    assert imprevisible.table.message.startswith("Which match")
    imprevisible.press(Qt.Key.Key_Return)
    assert imprevisible.text == ["!5"]
    imprevisible.click("ones", 1, imprevisible.state.claims[0][0])
    assert imprevisible.dialog is None
    assert "ended" in imprevisible.table.message


# Points


def test_points_are_written_into_a_box(generala: Pad) -> None:
    generala.write("sixes", 24)
    assert generala.text == ["=sixes:24"]
    assert generala.table.face("sixes", 0).text == "24"
    assert generala.state.seat == 1


def test_a_box_is_opened_with_the_keyboard_alone(generala: Pad) -> None:
    generala.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is generala.window.sheet
    generala.press(Qt.Key.Key_Down)
    generala.press(Qt.Key.Key_Return)
    generala.answer("8")
    assert generala.text == ["=twos:8"]


@pytest.mark.parametrize(
    ("game_id", "category", "typed", "told"),
    [
        ("generala", "sixes", "25", "0, 6, 12, 18, 24, 30."),
        ("generala", "full_house", "25", "0, 30, 35."),
        ("yatzy", "chance", "4", "5–30."),
        ("yahtzee", "full_house", "24", "0, 25–28."),
        ("imprevisible", "four_of_a_kind", "50", "0, 40, 45."),
        ("generala", "double_generala", "100", "struck now: 0."),
        ("generala", "sixes", "", "0, 6, 12, 18, 24, 30."),
        ("generala", "sixes", "-6", "0, 6, 12, 18, 24, 30."),
        ("generala", "sixes", "٦", "0, 6, 12, 18, 24, 30."),
    ],
)
def test_impossible_points_are_refused_with_what_is_possible(
    table: Table, game_id: str, category: str, typed: str, told: str
) -> None:
    pad = Pad(table, game_id)
    heard: list[str] = []
    table.program.teller.said.connect(heard.append)
    pad.click(category)
    pad.answer(typed)
    assert pad.dialog is not None
    assert pad.dialog._told.text().endswith(told)
    assert heard[-1].endswith(told)
    assert pad.model.record.events == ()
    pad.dialog.reject()
    assert pad.model.record.events == ()


def test_a_further_yahtzee_is_written_with_its_bonus(table: Table) -> None:
    pad = Pad(table, "yahtzee-official", 1)
    pad.write("yahtzee", 50)
    pad.write("fours", "20+100")
    pad.write("full_house", "25 + 100")
    assert pad.text == ["=yahtzee:50", "=fours:20+100", "=full_house:25+100"]
    assert ranking.total(pad.state, 0) == 50 + 120 + 125
    check_text(pad)


def test_the_signs_of_the_sheet_are_points_too(imprevisible: Pad) -> None:
    imprevisible.write("four_of_a_kind", "x")
    imprevisible.write("full_house", "5")
    imprevisible.write("four_of_a_kind", "5", match=1)
    assert imprevisible.text == [
        "=1/four_of_a_kind:40",
        "=1/full_house:35",
        "=2/four_of_a_kind:45",
    ]
    faces = {face.text for face in map(imprevisible.table.face, ("four_of_a_kind", "full_house"))}
    assert faces == {"X", ""}


def test_the_box_of_another_is_refused_kindly(generala: Pad) -> None:
    generala.click("sixes", 1)
    assert generala.dialog is None
    assert generala.table.message == "That box is Beto's, and it is Ana's turn."


def test_typed_dice_are_written_at_once(generala: Pad) -> None:
    generala.keys("66621")
    generala.click("sixes")
    assert generala.dialog is None
    assert generala.points("sixes") == 18


def test_a_box_out_of_line_is_refused(table: Table) -> None:
    pad = Pad(table, "generala", order="down")
    pad.click("sixes")
    assert pad.dialog is None
    assert "another box" in table.message
    pad.write("ones", 3)
    assert pad.text == ["=ones:3"]


# Corrections


def test_a_written_box_is_corrected(generala: Pad) -> None:
    generala.hand("66621", "sixes")
    generala.write("ones", 2)
    generala.write("sixes", 24, seat=0)
    assert generala.text == ["=sixes:24", "=ones:2"]
    assert generala.table.message == "Corrected: Ana now has 24 in Sixes."
    assert generala.table.face("sixes", 0).is_fresh
    assert generala.state.seat == 0
    check_text(generala)


def test_the_window_shows_what_the_box_holds(generala: Pad) -> None:
    generala.write("sixes", 18)
    generala.click("sixes", 0)
    assert generala.dialog is not None
    assert generala.dialog._typed.text() == "18"
    assert generala.dialog._buttons[18, 0].isChecked()


def test_the_same_points_again_keep_the_dice(generala: Pad) -> None:
    generala.hand("66621", "sixes")
    generala.write("sixes", 18, seat=0)
    assert generala.text == ["~66621 =sixes:18"]


def test_a_correction_leaves_the_typed_dice_lying(generala: Pad) -> None:
    generala.write("sixes", 18)
    generala.keys("55512")
    generala.write("sixes", 12, seat=0)
    assert generala.bar._dice.text() == "55512"
    assert generala.table.offers()["fives"] == 15
    generala.click("fives")
    assert generala.points("fives", 1) == 15


def test_a_correction_is_taken_back_and_done_again(generala: Pad) -> None:
    generala.hand("66621", "sixes")
    before = generala.model.record.events
    generala.write("sixes", 24, seat=0)
    generala.table.command("undo")
    assert generala.model.record.events == before
    generala.table.command("redo")
    assert generala.points("sixes") == 24
    generala.table.command("undo")
    assert generala.points("sixes") == 18
    generala.table.command("undo")
    assert generala.bar._dice.text() == "66621"


def test_a_correction_after_the_end_changes_the_winner(table: Table) -> None:
    pad = Pad(table, "yacht")
    for category in [c.id for c in pad.state.rules.categories]:
        pad.write(category, 0 if category != "choice" else 6)
        pad.write(category, 0 if category != "choice" else 7)
    assert pad.state.over
    assert "Beto" in table.window.standings.title()
    pad.write("choice", 30, seat=0)
    assert pad.state.over
    assert "Ana" in table.window.standings.title()
    assert table.message == "Corrected: Ana now has 30 in Choice. Ana wins!"
    assert table.window.is_showing_standings()
    table.command("undo")
    assert "Beto" in table.window.standings.title()
    check_text(pad)


def test_what_hangs_on_a_box_is_named(table: Table) -> None:
    pad = Pad(table, "generala", 1)
    pad.write("generala", 50)
    pad.write("double_generala", 100)
    pad.write("generala", 0, seat=0)
    assert "Double Generala hangs on this entry" in table.message
    assert pad.points("generala") == 50
    pad.write("double_generala", 0, seat=0)
    pad.write("generala", 0, seat=0)
    assert [pad.points(c) for c in ("generala", "double_generala")] == [0, 0]


def test_entries_with_dice_are_recomputed(table: Table) -> None:
    pad = Pad(table, "yahtzee-official", 1)
    pad.write("yahtzee", 0)
    pad.hand("44444", "fours")
    assert ranking.total(pad.state, 0) == 20
    pad.write("yahtzee", 50, seat=0)
    assert ranking.total(pad.state, 0) == 170
    check_text(pad)


def test_a_correction_offers_what_the_box_could_take_then(table: Table) -> None:
    pad = Pad(table, "yahtzee-official", 1)
    pad.write("fours", 8)
    pad.write("yahtzee", 50)
    pad.click("fours", 0)
    assert pad.dialog is not None
    assert (20, 100) not in pad.dialog._possible
    pad.dialog.reject()


def test_an_open_box_after_the_end_says_that_the_game_is_over(table: Table) -> None:
    pad = Pad(table, "generala", 2, served_generala="wins_now")
    table.qtbot.mouseClick(pad.bar._win, LEFT)
    assert pad.state.over
    pad.click("ones", 0)
    assert pad.dialog is None
    assert "over" in table.message


# Undo


def test_typed_dice_are_taken_back_as_one(imprevisible: Pad) -> None:
    imprevisible.serve()
    imprevisible.keys("6666212335")
    imprevisible.table.command("undo")
    assert imprevisible.model.record.events == ()
    assert imprevisible.bar._dice.text() == ""
    assert imprevisible.bar._coloured.text() == ""
    imprevisible.table.command("redo")
    assert imprevisible.bar._dice.text() == "66662"
    assert imprevisible.bar._coloured.text() == "12335"
    assert imprevisible.bar._served.isChecked()


def test_everything_is_taken_back_to_the_beginning(generala: Pad) -> None:
    generala.hand("12345", "straight", roll=FIRST)
    generala.write("sixes", 30)
    generala.table.qtbot.mouseClick(generala.bar._win, LEFT)
    while generala.model.may_undo():
        generala.table.command("undo")
    assert generala.model.record.events == ()
    assert generala.model.record.header("Undone") is None
    assert generala.bar.hand().faces == ()


def test_an_entry_taken_back_leaves_its_dice_in_the_row(generala: Pad) -> None:
    generala.hand("12345", "straight", roll=FIRST)
    generala.table.command("undo")
    assert generala.bar._dice.text() == "12345"
    assert generala.bar._roll.currentIndex() == FIRST
    assert generala.bar._served.isChecked()
    assert generala.table.offers()["straight"] == 25


# Other games on the same table


def test_a_typed_hand_is_resumed(imprevisible: Pad) -> None:
    imprevisible.serve()
    imprevisible.keys("6666212335")
    kept = notation.write(imprevisible.model.record)
    events = imprevisible.model.record.events
    imprevisible.model.put_away()
    assert not imprevisible.bar.isVisible()
    imprevisible.table.put(notation.read(kept))
    hand = imprevisible.bar.hand()
    assert (hand.faces, hand.coloured) == ((6, 6, 6, 6, 2), (1, 2, 3, 3, 5))
    assert (hand.roll, hand.is_served) == (3, True)
    assert imprevisible.model.record.events == events
    assert imprevisible.offers()[Box(0, "four_of_a_kind")] == 45


def test_drawn_dice_follow_a_pad_and_the_other_way_round(table: Table) -> None:
    pad = Pad(table, "generala")
    pad.keys("12345")
    kept = pad.model.record
    table.play("generala", 2)
    assert not pad.bar.isVisible()
    assert table.roll_button.isVisible()
    assert table.window.dice._cup.isVisible()
    table.roll("12344")
    table.key(Qt.Key.Key_1)
    assert table.held() == {1, 2, 3, 4}
    table.click_box("sixes", 1)
    assert pad.dialog is None
    table.put(kept)
    assert pad.bar.isVisible()
    assert not table.roll_button.isVisible()
    assert not table.window.dice._cup.isVisible()
    assert pad.bar._dice.text() == "12345"


def test_the_language_changes_in_the_middle_of_a_turn(table: Table) -> None:
    pad = Pad(table, "generala-mayores")
    pad.keys("12345")
    events, hand = pad.model.record.events, pad.bar.hand()
    table.program.preferences.set(options.LANGUAGE, "es")
    table.qtbot.waitUntil(lambda: pad.bar._roll.itemText(THIRD) != "Third roll")
    assert pad.bar.hand() == hand
    assert pad.model.record.events == events == (HandLaid((1, 2, 3, 4, 5)),)
    assert "casillero" in table.message


def test_a_rematch_is_a_pad_again(table: Table) -> None:
    pad = Pad(table, "generala", 2, served_generala="wins_now")
    table.qtbot.mouseClick(pad.bar._win, LEFT)
    table.command("rematch")
    assert pad.model.is_pad
    assert pad.model.record.events == ()
    assert pad.bar.isEnabled()
    assert QApplication.focusWidget() is pad.bar._dice


def test_renamed_players_are_called_by_their_names(generala: Pad) -> None:
    generala.model.rename(["Zoe", "Beto"])
    assert generala.table.message.startswith("Zoe, roll")


# Seen and heard


def test_every_field_has_a_name(table: Table) -> None:
    pad = Pad(table, "imprevisible", declare_target="yes")
    fields: list[QWidget] = [
        *pad.bar.findChildren(QLineEdit),
        *pad.bar.findChildren(QComboBox),
        pad.bar._served,
        pad.bar._win,
    ]
    names = []
    for field in fields:
        seen = QAccessible.queryAccessibleInterface(field)
        assert seen is not None
        names.append(seen.text(QAccessible.Text.Name))
    assert all(names)
    assert len(set(names)) == len(names)


def test_tab_goes_through_the_row_in_order(table: Table) -> None:
    pad = Pad(table, "imprevisible", declare_target="yes")
    wanted = [pad.bar._roll, pad.bar._served, pad.bar._coloured, pad.bar._target, pad.bar._win]
    pad.bar._dice.setFocus()
    for field in wanted:
        pad.press(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is field


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_in_the_row_is_cut_off(table: Table, language: str, size: int) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.program.preferences.set(options.TEXT_SIZE, size)
    pad = Pad(table, "imprevisible", declare_target="yes")
    table.window.resize(800, 600)
    table.qtbot.waitUntil(lambda: pad.bar.height() >= pad.bar.heightForWidth(pad.bar.width()))
    parts = [w for w in pad.bar.findChildren(QWidget) if w.isVisible()]
    for part in parts:
        place = part.mapTo(pad.bar, QPoint(0, 0))
        assert pad.bar.rect().contains(place), part
        assert place.x() + part.width() <= pad.bar.width(), part
        if part.parent() in (pad.bar, pad.bar._rolls_group, pad.bar._target_group):
            assert part.width() >= part.minimumSizeHint().width(), part


def test_nothing_moves_while_a_turn_goes_on(imprevisible: Pad) -> None:
    places = [imprevisible.bar.geometry(), imprevisible.window.dice.geometry()]
    imprevisible.keys("66662")
    assert [imprevisible.bar.geometry(), imprevisible.window.dice.geometry()] == places
    imprevisible.keys("12335")
    imprevisible.click("sixes")
    assert [imprevisible.bar.geometry(), imprevisible.window.dice.geometry()] == places


def test_unchanged_dice_are_no_event(generala: Pad) -> None:
    told: list[int] = []
    generala.model.changed.connect(lambda: told.append(1))
    generala.keys("1234")
    assert told == []
    generala.keys("5")
    assert told == [1]


def test_every_turn_of_a_pad_ends_in_an_entry(generala: Pad) -> None:
    generala.hand("66621", "sixes")
    generala.write("ones", 1)
    endings = [e for e in generala.model.record.events if isinstance(e, TURN_ENDINGS)]
    assert len(endings) == 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_two_things_of_a_pad_share_a_letter(table: Table, language: str) -> None:
    pad = Pad(table, "imprevisible", declare_target="yes")
    table.program.preferences.set(options.LANGUAGE, language)
    QApplication.processEvents()
    parts = [
        *pad.window.findChildren(QLabel),
        *pad.window.findChildren(QAbstractButton),
    ]
    texts = [menu.title() for menu in pad.window.commands._menus]
    texts += [str(part.property("text")) for part in parts if part.isVisible()]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) >= 7
    assert len(letters) == len(set(letters)), letters
