"""The planilla of several matches: blocks, marks, lit boxes, endings and claims."""

import itertools

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.legality import claimable
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import FACE_ROLE, CellFace, Heading, ScoresheetModel
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.storage.record import Player, Record
from generala_desktop.views.contrast import READABLE, contrast
from generala_desktop.views.player_mark import marks
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.scoresheet import look
from generala_desktop.views.scoresheet.match_heads import ClaimButton
from generala_desktop.views.scoresheet.match_layer import Legend
from generala_desktop.views.scoresheet.names import initial
from generala_desktop.views.scoresheet.style import OneMatch, SeveralMatches, style_of
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.views.theme_colours import COLOURS

NAMES = ("Ana", "Maximiliano", "Carla", "Beto")
LEFT = Qt.MouseButton.LeftButton
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole


class Throws:
    def __init__(self, *hands: str) -> None:
        self._faces = itertools.cycle([int(face) for hand in hands for face in hand])

    def throw(self, count: int) -> Faces:
        return tuple(itertools.islice(self._faces, count))


class Sheet:
    """A game of several matches with one hand thrown again and again."""

    def __init__(
        self,
        qtbot,
        game_id: str = "imprevisible",
        players: int = 3,
        hand: str = "44445",
        size: tuple[int, int] = (768, 640),
        **choices: str,
    ) -> None:
        self.game = GameModel(Throws(hand))
        people = tuple(map(Player, NAMES[:players]))
        self.game.begin(Record(build(game_id, choices), people))
        self.model = ScoresheetModel(self.game)
        self.view = ScoresheetView()
        self.view.setModel(self.model)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self.asked: list[Box] = []
        self.claimed: list[int] = []
        self.view.score_requested.connect(self.asked.append)
        self.view.claim_requested.connect(self.claimed.append)
        with qtbot.waitExposed(self.view):
            self.view.show()

    def roll(self) -> None:
        self.game.play(Roll())
        self.model.set_previews_visible(True)

    def write(self, category: str, match: int = 0) -> None:
        self.game.play(Roll())
        self.game.play(Score(Box(match, category)))

    def win(self, match: int) -> None:
        self.game.play(Roll())
        self.game.play(ClaimWin(match))

    def face(self, category: str, match: int = 0, seat: int = 0) -> CellFace:
        found = self.model.index_of(Box(match, category), seat).data(FACE_ROLE)
        assert isinstance(found, CellFace)
        return found

    def heading(self, column: int) -> Heading:
        found = self.model.headerData(column, Qt.Orientation.Horizontal, FACE_ROLE)
        assert isinstance(found, Heading)
        return found

    def said(self, category: str, match: int = 0, seat: int = 0, role: int = ACCESSIBLE) -> str:
        return str(self.model.index_of(Box(match, category), seat).data(role))

    def place(self, category: str, match: int = 0, seat: int = 0) -> QPoint:
        return self.view.visualRect(self.model.index_of(Box(match, category), seat)).center()

    def buttons(self) -> list[ClaimButton]:
        return [b for b in self.view.findChildren(ClaimButton) if not b.isHidden()]

    def legend(self) -> Legend:
        found = self.view.findChild(Legend)
        assert found is not None
        return found

    def picture(self) -> QImage:
        return self.view.grab().toImage()


# --- What stands where ---------------------------------------------------------------------------


def test_a_block_a_match_has_a_column_a_player_in_playing_order(qtbot) -> None:
    sheet = Sheet(qtbot)
    assert sheet.model.columns == tuple((m, s) for m in range(5) for s in range(3))
    assert [face.match.value for face in sheet.model.matches] == [1, 2, 3, 4, 5]


def test_the_style_is_chosen_by_the_number_of_matches(qtbot) -> None:
    for variant in VARIANTS:
        rules = variant.by_default()
        game = GameModel(Throws("1"))
        game.begin(Record(rules, tuple(map(Player, NAMES[:2]))))
        style = style_of(ScoresheetModel(game))
        several = len(rules.matches) > 1
        assert isinstance(style, SeveralMatches if several else OneMatch)
        assert style.block == (2 if several else 0)


@pytest.mark.parametrize(
    ("game_id", "titles"),
    [
        ("imprevisible", ["1", "2", "3", "4", "5", "6", "ES", "FS", "P", "G", "R"]),
        ("simultanea", ["1", "2", "3", "4", "5", "6", "E", "F", "P", "G", "R"]),
    ],
)
def test_rows_have_the_authors_short_names_and_whole_words_on_hover(
    qtbot, game_id: str, titles: list[str]
) -> None:
    sheet = Sheet(qtbot, game_id)
    style = style_of(sheet.model)
    assert [style.title(row) for row in sheet.model.rows] == titles
    down = Qt.Orientation.Vertical
    said = [sheet.model.headerData(row, down, TOOL_TIP) for row in range(len(titles))]
    assert said[6].startswith("Straight, worth")
    assert said[-1] == "Result"
    assert said == [sheet.model.headerData(row, down, ACCESSIBLE) for row in range(len(titles))]


@pytest.mark.parametrize(
    ("game_id", "players", "matches"), [("imprevisible", 3, 5), ("simultanea", 4, 3)]
)
def test_the_whole_sheet_is_seen_in_a_large_window(
    qtbot, game_id: str, players: int, matches: int
) -> None:
    sheet = Sheet(qtbot, game_id, players, size=(760, 600))
    last = sheet.model.index(sheet.model.rowCount() - 1, players * matches - 1)
    assert sheet.view.viewport().rect().contains(sheet.view.visualRect(last))
    assert not sheet.view.horizontalScrollBar().isVisible()
    first = sheet.view.visualRect(sheet.model.index(0, 0))
    assert min(first.width(), first.height()) >= 24


def test_a_small_window_scrolls_sideways_to_the_player_at_turn(qtbot) -> None:
    sheet = Sheet(qtbot, size=(420, 480))
    assert sheet.view.horizontalScrollBar().isVisible()
    shown = sheet.view.visualRect(sheet.model.index(0, 0))
    assert sheet.view.viewport().rect().contains(shown)


def test_the_sheet_asks_for_more_of_the_window_than_that_of_one_match(qtbot) -> None:
    share = Sheet(qtbot).view.preferred_share()
    assert share == pytest.approx(0.6)
    game = GameModel(Throws("1"))
    game.begin(Record(build("generala"), (Player("Ana"),)))
    view = ScoresheetView()
    qtbot.addWidget(view)
    view.setModel(ScoresheetModel(game))
    assert view.preferred_share() < share


def test_fewer_columns_leave_more_to_the_dice(qtbot) -> None:
    three, two = (Sheet(qtbot, players=n).view.preferred_share() for n in (3, 2))
    four = Sheet(qtbot, "simultanea", players=4).view.preferred_share()
    assert two < four < three


@pytest.mark.parametrize(
    ("name", "letter"), [("Maximiliano", "M"), ("ñandú", "ñ"), ("👩‍👩‍👧‍👦🎲", "👩‍👩‍👧‍👦"), ("", "")]
)
def test_an_initial_is_what_people_see_as_one_letter(name: str, letter: str) -> None:
    assert initial(name) == letter


# --- Marks ---------------------------------------------------------------------------------------


def test_el_imprevisible_is_written_in_marks(qtbot) -> None:
    sheet = Sheet(qtbot, players=2, hand="44445")
    sheet.write("four_of_a_kind")
    sheet.write("fours")
    sheet.write("straight")
    assert sheet.face("four_of_a_kind").text == "5"
    assert sheet.face("fours", seat=1).text == "14"
    assert sheet.face("straight").text == "0"
    assert sheet.said("four_of_a_kind") == (
        "Value 1, Four of a kind, Ana: 45 points, served, written 5"
    )
    assert sheet.said("four_of_a_kind", role=TOOL_TIP) == sheet.said("four_of_a_kind")


def test_la_generala_simultanea_is_written_in_points(qtbot) -> None:
    sheet = Sheet(qtbot, "simultanea", 2)
    sheet.write("four_of_a_kind")
    assert sheet.face("four_of_a_kind").text == "45"
    assert sheet.model.legend == ""
    assert not sheet.legend().isVisible()


def test_no_legend_stays_on_an_empty_planilla(qtbot) -> None:
    sheet = Sheet(qtbot)
    assert sheet.legend().isVisible()
    sheet.game.put_away()
    assert not sheet.legend().isVisible()


@pytest.mark.parametrize("size", [(768, 640), (420, 520)])
def test_the_legend_lies_below_the_sheet_and_covers_nothing(qtbot, size: tuple[int, int]) -> None:
    sheet = Sheet(qtbot, size=size)
    legend = sheet.legend()
    assert legend.isVisible()
    assert legend.text() == "X made · 5 made, served · 0 nothing"
    total = sheet.view.visualRect(sheet.model.index(sheet.model.rowCount() - 1, 0))
    below = sheet.view.viewport().mapTo(sheet.view, total.bottomLeft())
    assert below.y() < legend.y()
    assert legend.geometry().bottom() <= sheet.view.viewport().geometry().bottom()


# --- Lit boxes -----------------------------------------------------------------------------------


def test_the_boxes_that_the_hand_fits_light_up_in_every_match(qtbot) -> None:
    sheet = Sheet(qtbot)
    sheet.roll()
    style = style_of(sheet.model)
    for match in range(5):
        lit = {
            category
            for category in ("fours", "fives", "four_of_a_kind", "generala", "straight")
            if style.is_lit(sheet.face(category, match))
        }
        assert lit == {"fours", "four_of_a_kind"}
        assert style.is_quiet(sheet.face("fives", match))
        assert not style.is_lit(sheet.face("fours", match, seat=1))


def test_what_is_impossible_is_drawn_as_an_empty_box(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44445")
    empty = sheet.view.visualRect(sheet.model.index_of(Box(1, "fives"), 0)).adjusted(4, 4, -4, -4)
    fits = sheet.view.visualRect(sheet.model.index_of(Box(1, "fours"), 0)).adjusted(4, 4, -4, -4)
    before = sheet.view.viewport().grab().toImage()
    sheet.roll()
    after = sheet.view.viewport().grab().toImage()
    assert before.copy(empty) == after.copy(empty)
    assert before.copy(fits) != after.copy(fits)


def test_a_quiet_box_can_still_be_struck(qtbot) -> None:
    sheet = Sheet(qtbot)
    sheet.roll()
    qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=sheet.place("fives", 3))
    assert sheet.asked == [Box(3, "fives")]
    assert sheet.said("fives", 3, role=TOOL_TIP) == "Value 4, Strike Fives, for 0 points"


def test_enter_and_arrows_write_across_matches(qtbot) -> None:
    sheet = Sheet(qtbot)
    sheet.roll()
    sheet.view.setFocus()
    sheet.view.setCurrentIndex(sheet.model.index_of(Box(0, "fours"), 0))
    for _ in range(3):
        qtbot.keyClick(sheet.view, Qt.Key.Key_Right)
    qtbot.keyClick(sheet.view, Qt.Key.Key_Return)
    assert sheet.asked == [Box(1, "fours")]


def test_nothing_lights_up_while_the_turn_cannot_end(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44451")
    sheet.roll()
    style = style_of(sheet.model)
    assert not any(style.is_lit(sheet.face("fours", match)) for match in range(5))


def test_both_cups_light_up_what_they_make(qtbot) -> None:
    sheet = Sheet(qtbot, hand="33351")
    for keep in (frozenset(), frozenset({0}), frozenset({0})):
        sheet.game.play(Roll(keep))
    hand = sheet.game.state.turn.faces
    sheet.game.play(RollSecondCup())
    sheet.model.set_previews_visible(True)
    rules = sheet.game.state.rules
    style = style_of(sheet.model)
    for box in rules.boxes:
        points = rules.points(sheet.game.state.card, box, sheet.game.state.turn.hand)
        assert style.is_lit(sheet.face(box.category, box.match)) is (points > 0), (hand, box)


# --- Endings -------------------------------------------------------------------------------------


def test_a_match_won_outright_is_struck_through_and_its_open_boxes_are_void(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    before = sheet.picture()
    sheet.win(2)
    face = sheet.model.matches[2]
    assert (face.winner, face.is_outright, face.winner_mark) == (0, True, marks(3)[0])
    assert sheet.face("ones", 2, seat=1).is_void
    assert not sheet.face("ones", 1, seat=1).is_void
    assert sheet.said("ones", 2, 1) == "Value 3, Ones, Maximiliano: not filled: the match has ended"
    assert sheet.heading(6).is_winner
    assert not sheet.heading(7).is_winner
    assert sheet.picture() != before


def test_the_wavy_line_goes_over_the_columns_of_its_match_alone(
    qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.win(2)
    won = sheet.view.grab().toImage()
    monkeypatch.setattr(sheet.view._layer, "paint", lambda sheet: None)
    plain = sheet.view.grab().toImage()
    left = min(
        x
        for x in range(won.width())
        for y in range(0, won.height(), 2)
        if won.pixel(x, y) != plain.pixel(x, y)
    )
    right = max(
        x
        for x in range(won.width())
        for y in range(0, won.height(), 2)
        if won.pixel(x, y) != plain.pixel(x, y)
    )
    header = sheet.view.horizontalHeader()
    start = sheet.view.viewport().x() + header.sectionViewportPosition(6)
    end = sheet.view.viewport().x() + header.sectionViewportPosition(9)
    assert start <= left < right < end
    assert right - left > 0.5 * (end - start)


def test_the_heading_says_who_has_won_a_match(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.win(2)
    across = Qt.Orientation.Horizontal
    said = sheet.model.headerData(6, across, ACCESSIBLE)
    assert said.startswith("Value 3, won outright by Ana, Ana, circle, blue")
    assert sheet.model.headerData(0, across, ACCESSIBLE).startswith("Value 1, Ana, ")


def test_a_match_decided_by_points_shows_its_winner_at_the_result(qtbot) -> None:
    sheet = Sheet(qtbot, "simultanea", 2, hand="4444511112", matches="2")
    for category in [c.id for c in sheet.game.state.rules.categories]:
        assert sheet.model.matches[0].winner is None
        sheet.write(category)
        sheet.write(category)
    # Ana has 16 + 5 + 45, Beto 4 + 2 + 45.
    face = sheet.model.matches[0]
    assert (face.winner_name, face.is_outright, face.is_void) == ("Ana", False, False)
    total = sheet.model.rowCount() - 1
    results = [sheet.model.index(total, column).data(FACE_ROLE) for column in range(4)]
    assert [(cell.text, cell.is_winner) for cell in results] == [
        ("66", True),
        ("51", False),
        ("0", False),
        ("0", False),
    ]
    said = sheet.model.headerData(0, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert said.startswith("Value 1, won by Ana, ")


def test_a_match_with_equal_results_is_void(qtbot) -> None:
    sheet = Sheet(qtbot, "simultanea", 2, hand="44445", matches="2")
    for category in [c.id for c in sheet.game.state.rules.categories]:
        sheet.write(category)
        sheet.write(category)
    face = sheet.model.matches[0]
    assert (face.winner, face.is_void, face.is_outright) == (None, True, False)
    said = sheet.model.headerData(0, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert said.startswith("Value 1, void: nobody is paid")


def test_who_opened_the_game_keeps_the_token(qtbot) -> None:
    sheet = Sheet(qtbot, "simultanea", 2, hand="44444", matches="2")
    assert [sheet.heading(column).has_token for column in range(4)] == [True, False, True, False]
    said = sheet.model.headerData(0, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert said.endswith("opened the game")


def test_who_has_no_open_box_left_is_passed_over(qtbot) -> None:
    sheet = Sheet(qtbot, "simultanea", 2, hand="44444", matches="2")
    *others, last = [c.id for c in sheet.game.state.rules.categories]
    for category in others:
        sheet.write(category)
        sheet.write(category)
    sheet.write(last)
    assert not sheet.heading(0).is_passed_over
    # Maximiliano wins the other match outright: Ana has nothing left to write in.
    sheet.win(1)
    assert [sheet.heading(column).is_passed_over for column in (0, 1)] == [True, False]
    said = sheet.model.headerData(0, Qt.Orientation.Horizontal, ACCESSIBLE)
    assert said.endswith("no open box left, passed over")


# --- Claims --------------------------------------------------------------------------------------


def test_a_match_is_won_by_pointing_at_its_head(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.roll()
    sheet.view.set_claimable(claimable(sheet.game.state))
    assert [button.text() for button in sheet.buttons()] == [
        f"Win Value {value}" for value in range(1, 6)
    ]
    qtbot.mouseClick(sheet.buttons()[3], LEFT)
    assert sheet.claimed == [3]


def test_a_head_to_claim_covers_all_columns_of_its_match(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.view.set_claimable({1})
    (button,) = sheet.buttons()
    header = sheet.view.horizontalHeader()
    assert button.x() == header.sectionViewportPosition(3)
    assert button.width() == sum(header.sectionSize(column) for column in (3, 4, 5))
    assert button.height() == header.height() >= 40


def test_the_keyboard_claims_too(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    with qtbot.waitActive(sheet.view):
        sheet.view.activateWindow()
    sheet.view.set_claimable({0, 4})
    sheet.view.focus_claim()
    assert QApplication.focusWidget() is sheet.buttons()[-1]
    qtbot.keyClick(sheet.buttons()[-1], Qt.Key.Key_Return)
    assert sheet.claimed == [4]


def test_arrows_go_from_head_to_head_and_down_to_the_boxes(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    with qtbot.waitActive(sheet.view):
        sheet.view.activateWindow()
    sheet.view.set_claimable({0, 2, 4})
    sheet.view.focus_claim()
    first, middle, last = sheet.buttons()
    qtbot.keyClick(last, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is last
    qtbot.keyClick(last, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is middle
    qtbot.keyClick(middle, Qt.Key.Key_Left)
    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert sheet.claimed == [0]
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is sheet.view


def test_whoever_rolls_with_space_does_not_win_a_match_by_it(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.view.set_claimable({4})
    qtbot.keyClick(sheet.buttons()[0], Qt.Key.Key_Space)
    assert sheet.claimed == []


def test_claims_end_with_the_question(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.view.set_claimable({0, 4})
    sheet.view.set_claimable(())
    assert sheet.buttons() == []


def test_claims_follow_a_sheet_that_scrolls(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444", size=(420, 480))
    sheet.view.set_claimable({2})
    (button,) = sheet.buttons()
    before = button.x()
    sheet.view.horizontalScrollBar().setValue(3)
    assert button.x() < before
    assert button.x() == sheet.view.horizontalHeader().sectionViewportPosition(6)


def test_a_screen_reader_finds_the_claims(qtbot) -> None:
    sheet = Sheet(qtbot, hand="44444")
    sheet.view.set_claimable({4})
    interface = QAccessible.queryAccessibleInterface(sheet.buttons()[0])
    assert interface.role() is QAccessible.Role.Button
    assert interface.text(QAccessible.Text.Name) == "Win Value 5"


# --- Looks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", list(Scheme))
def test_what_is_written_can_be_read_on_every_ground(qtbot, scheme: Scheme) -> None:
    colours = COLOURS[scheme]
    sheet = Sheet(qtbot, hand="44445")
    sheet.roll()
    lit = sheet.face("fours")
    ground = look.cell_background(lit, colours, is_lit=True)
    assert contrast(look.cell_ink(lit, colours), ground) >= READABLE
    for pair in ((colours.ink, colours.total_background), (colours.paper, colours.accent)):
        assert contrast(*pair) >= READABLE
    sheet.view.set_theme(colours)
    legend = sheet.legend().palette()
    assert contrast(legend.windowText().color(), legend.window().color()) >= READABLE


@pytest.mark.parametrize("size", [QSize(300, 300), QSize(760, 600), QSize(1200, 800)])
@pytest.mark.parametrize("players", [2, 3])
def test_any_room_will_do(qtbot, size: QSize, players: int) -> None:
    sheet = Sheet(qtbot, players=players, hand="44444", size=(size.width(), size.height()))
    QAbstractItemModelTester(
        sheet.model, QAbstractItemModelTester.FailureReportingMode.Fatal, sheet.view
    )
    sheet.win(0)
    sheet.write("fours", 1)
    sheet.roll()
    assert not sheet.picture().isNull()
