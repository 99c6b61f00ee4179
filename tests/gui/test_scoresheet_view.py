"""The planilla on screen: what clicks and keys do, how it fits, and whether it can be read."""

import itertools

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.moves import Leave, Roll, Score
from generala_desktop.engine.sheet import Cell, RowKind
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import CellFace, Heading, ScoresheetModel
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.storage.record import Player, Record
from generala_desktop.views.contrast import READABLE, VISIBLE, contrast
from generala_desktop.views.player_mark import marks
from generala_desktop.views.scoresheet import headers, look
from generala_desktop.views.scoresheet.fit import Shape, fit, scaled
from generala_desktop.views.scoresheet.names import elided
from generala_desktop.views.scoresheet.view import ScoresheetView
from generala_desktop.views.theme_colours import COLOURS, ThemeColours
from generala_desktop.words import boxes

NAMES = (
    "Ana",
    "أحمد الطويل جدا",
    "👩‍👩‍👧‍👦🎲👩‍👩‍👧‍👦🎲",
    "ＷＷＷＷＷＷＷＷＷＷＷＷ",
    "Maximiliano Federico",
)
FULL_HOUSE = Box(0, "full_house")
LEFT = Qt.MouseButton.LeftButton


class Throws:
    def __init__(self, *hands: str) -> None:
        self._faces = itertools.cycle([int(face) for hand in hands for face in hand])

    def throw(self, count: int) -> Faces:
        return tuple(itertools.islice(self._faces, count))


class Sheet:
    """A game, its model and its view, with 33344 on the table and the previews to be seen."""

    def __init__(self, qtbot, game_id: str = "generala", players: int = 2, hand: str = "33344"):
        self.game = GameModel(Throws(hand))
        names = [NAMES[seat] if seat < len(NAMES) else f"Player {seat}" for seat in range(players)]
        self.game.begin(Record(build(game_id), tuple(map(Player, names))))
        self.model = ScoresheetModel(self.game)
        self.view = ScoresheetView()
        self.view.setModel(self.model)
        self.view.resize(360, 500)
        qtbot.addWidget(self.view)
        self.asked: list[object] = []
        self.view.score_requested.connect(self.asked.append)
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.roll()

    def roll(self) -> None:
        self.game.play(Roll())
        self.model.set_previews_visible(True)

    def place(self, box: Box, seat: int = 0) -> QPoint:
        return self.view.visualRect(self.model.index_of(box, seat)).center()

    def geometry(self) -> list[int]:
        across, down = self.view.horizontalHeader(), self.view.verticalHeader()
        return [
            across.height(),
            down.width(),
            *(across.sectionSize(column) for column in range(across.count())),
            *(down.sectionSize(row) for row in range(down.count())),
        ]


@pytest.fixture
def sheet(qtbot) -> Sheet:
    return Sheet(qtbot)


# --- Mouse ---------------------------------------------------------------------------------------


def test_a_click_on_an_own_open_box_asks_to_write_there(qtbot, sheet: Sheet) -> None:
    qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=sheet.place(FULL_HOUSE))
    assert sheet.asked == [FULL_HOUSE]


def test_the_outermost_pixels_of_a_box_belong_to_it(qtbot, sheet: Sheet) -> None:
    cell = sheet.view.visualRect(sheet.model.index_of(FULL_HOUSE, 0))
    for corner in (cell.topLeft(), cell.topRight(), cell.bottomLeft(), cell.bottomRight()):
        qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=corner)
    assert sheet.asked == [FULL_HOUSE] * 4


def test_a_click_in_another_players_column_does_nothing(qtbot, sheet: Sheet) -> None:
    qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=sheet.place(FULL_HOUSE, seat=1))
    assert sheet.asked == []


def test_a_click_on_a_filled_box_or_a_sum_does_nothing(qtbot, sheet: Sheet) -> None:
    for _ in sheet.game.record.players:
        sheet.game.play(Score(FULL_HOUSE))
        sheet.roll()
    total = sheet.view.visualRect(sheet.model.index(sheet.model.rowCount() - 1, 0)).center()
    for place in (sheet.place(FULL_HOUSE), total):
        qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=place)
    assert sheet.asked == []


def test_a_click_before_the_dice_settle_does_nothing(qtbot, sheet: Sheet) -> None:
    sheet.model.set_previews_visible(False)
    qtbot.mouseClick(sheet.view.viewport(), LEFT, pos=sheet.place(FULL_HOUSE))
    assert sheet.asked == []


def test_a_click_on_a_box_name_writes_in_the_own_column(qtbot, sheet: Sheet) -> None:
    header = sheet.view.verticalHeader()
    row = sheet.model.index_of(FULL_HOUSE, 0).row()
    place = QPoint(10, header.sectionViewportPosition(row) + 5)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert sheet.asked == [FULL_HOUSE]
    sheet.model.set_previews_visible(False)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert sheet.asked == [FULL_HOUSE]


def test_the_outermost_pixels_of_a_box_name_belong_to_it(qtbot, sheet: Sheet) -> None:
    header = sheet.view.verticalHeader()
    row = sheet.model.index_of(FULL_HOUSE, 0).row()
    top = header.sectionViewportPosition(row)
    bottom, right = top + header.sectionSize(row) - 1, header.width() - 1
    for place in (QPoint(0, top), QPoint(right, top), QPoint(0, bottom), QPoint(right, bottom)):
        qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert sheet.asked == [FULL_HOUSE] * 4


def test_other_buttons_do_not_write(qtbot, sheet: Sheet) -> None:
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseClick(sheet.view.viewport(), button, pos=sheet.place(FULL_HOUSE))
    assert sheet.asked == []


def test_a_press_that_is_drawn_to_another_box_does_not_write(qtbot, sheet: Sheet) -> None:
    qtbot.mousePress(sheet.view.viewport(), LEFT, pos=sheet.place(FULL_HOUSE))
    qtbot.mouseRelease(sheet.view.viewport(), LEFT, pos=sheet.place(Box(0, "ones")))
    assert sheet.asked == []


def test_a_double_click_writes_once(qtbot, sheet: Sheet) -> None:
    viewport, place = sheet.view.viewport(), sheet.place(FULL_HOUSE)
    qtbot.mouseClick(viewport, LEFT, pos=place)
    qtbot.mouseDClick(viewport, LEFT, pos=place)
    qtbot.mouseRelease(viewport, LEFT, pos=place)
    assert sheet.asked == [FULL_HOUSE]


def test_a_double_click_on_a_name_writes_once(qtbot, sheet: Sheet) -> None:
    header = sheet.view.verticalHeader()
    place = QPoint(
        10, header.sectionViewportPosition(sheet.model.index_of(FULL_HOUSE, 0).row()) + 5
    )
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(header.viewport(), LEFT, pos=place)
    qtbot.mouseRelease(header.viewport(), LEFT, pos=place)
    assert sheet.asked == [FULL_HOUSE]


def move_mouse(view: ScoresheetView, widget: QWidget, place: QPoint) -> None:
    where = widget.mapToGlobal(place).toPointF()
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, place.toPointF(), where, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def test_the_hand_points_where_a_click_would_write(sheet: Sheet) -> None:
    viewport = sheet.view.viewport()
    move_mouse(sheet.view, viewport, sheet.place(FULL_HOUSE))
    assert viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor
    move_mouse(sheet.view, viewport, sheet.place(FULL_HOUSE, seat=1))
    assert viewport.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_a_box_under_the_mouse_and_its_name_light_up(sheet: Sheet) -> None:
    viewport, titles = sheet.view.viewport(), sheet.view.verticalHeader().viewport()
    before, titles_before = viewport.grab().toImage(), titles.grab().toImage()
    row = sheet.model.index_of(FULL_HOUSE, 0).row()
    place = QPoint(10, sheet.view.verticalHeader().sectionViewportPosition(row) + 5)
    move_mouse(sheet.view, titles, place)
    assert titles.cursor().shape() is Qt.CursorShape.PointingHandCursor
    lit, titles_lit = viewport.grab().toImage(), titles.grab().toImage()
    assert lit != before
    assert titles_lit != titles_before
    move_mouse(sheet.view, viewport, sheet.place(FULL_HOUSE))
    assert viewport.grab().toImage() == lit
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert viewport.grab().toImage() == before


# --- Keyboard ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_write_in_the_box_they_are_at(qtbot, sheet: Sheet, key: Qt.Key) -> None:
    sheet.view.setCurrentIndex(sheet.model.index_of(FULL_HOUSE, 0))
    qtbot.keyClick(sheet.view, key)
    assert sheet.asked == [FULL_HOUSE]


def test_a_key_that_is_held_down_does_not_write(sheet: Sheet) -> None:
    sheet.view.setCurrentIndex(sheet.model.index_of(FULL_HOUSE, 0))
    none = Qt.KeyboardModifier.NoModifier
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", autorep=True)
    QApplication.sendEvent(sheet.view, again)
    assert sheet.asked == []
    assert again.isAccepted()


def test_enter_is_ours_only_where_it_writes(sheet: Sheet) -> None:
    none = Qt.KeyboardModifier.NoModifier

    def is_claimed(box: Box, seat: int, key: Qt.Key = Qt.Key.Key_Return) -> bool:
        sheet.view.setCurrentIndex(sheet.model.index_of(box, seat))
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, none)
        event.ignore()
        QApplication.sendEvent(sheet.view, event)
        return event.isAccepted()

    assert is_claimed(FULL_HOUSE, 0)
    assert not is_claimed(FULL_HOUSE, 1)
    assert not is_claimed(FULL_HOUSE, 0, Qt.Key.Key_Space)


def test_arrows_move_and_letters_do_not(qtbot, sheet: Sheet) -> None:
    sheet.view.setCurrentIndex(sheet.model.index(0, 0))
    qtbot.keyClick(sheet.view, Qt.Key.Key_Down)
    qtbot.keyClick(sheet.view, Qt.Key.Key_Right)
    assert sheet.view.currentIndex() == sheet.model.index(1, 1)
    for key in (Qt.Key.Key_9, Qt.Key.Key_3, Qt.Key.Key_S):
        qtbot.keyClick(sheet.view, key)
    assert sheet.view.currentIndex() == sheet.model.index(1, 1)


def test_tab_leaves_the_sheet_and_comes_back(qtbot, sheet: Sheet) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    before, after = QLineEdit(), QLineEdit()
    for widget in (before, sheet.view, after):
        column.addWidget(widget)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    sheet.view.setCurrentIndex(QModelIndex())
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert sheet.view.hasFocus()
    assert sheet.model.box_at(sheet.view.currentIndex()) == Box(0, "threes")
    qtbot.keyClick(sheet.view, Qt.Key.Key_Tab)
    assert after.hasFocus()
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    assert sheet.view.hasFocus()
    column.removeWidget(sheet.view)
    sheet.view.setParent(None)


def test_the_focus_can_be_seen(qtbot, sheet: Sheet) -> None:
    with qtbot.waitActive(sheet.view):
        sheet.view.activateWindow()
    sheet.view.setFocus()
    sheet.view.setCurrentIndex(sheet.model.index(0, 1))
    here = sheet.view.viewport().grab().toImage()
    sheet.view.setCurrentIndex(sheet.model.index(1, 1))
    assert sheet.view.viewport().grab().toImage() != here


# --- Room ----------------------------------------------------------------------------------------


def test_nothing_moves_when_points_come_and_go(sheet: Sheet) -> None:
    sheet.model.set_previews_visible(False)
    before = sheet.geometry()
    sheet.model.set_previews_visible(True)
    assert sheet.geometry() == before
    sheet.game.play(Score(FULL_HOUSE))
    sheet.roll()
    sheet.game.play(Score(Box(0, "threes")))
    sheet.game.play(Leave())
    assert sheet.geometry() == before


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_columns_share_the_width_whatever_the_names(qtbot, players: int) -> None:
    sheet = Sheet(qtbot, players=players)
    across = sheet.view.horizontalHeader()
    widths = [across.sectionSize(column) for column in range(players)]
    assert max(widths) - min(widths) <= 1
    assert sheet.view.verticalHeader().width() + sum(widths) == sheet.view.width()


@pytest.mark.parametrize("game_id", ["generala", "generala-mayores", "yacht"])
def test_the_whole_sheet_of_four_is_seen_in_a_small_window(qtbot, game_id: str) -> None:
    sheet = Sheet(qtbot, game_id, players=4)
    viewport = sheet.view.viewport()
    last = sheet.view.visualRect(sheet.model.index(sheet.model.rowCount() - 1, 3))
    assert viewport.rect().contains(last)
    assert_titles_fit(sheet)
    box = sheet.view.visualRect(sheet.model.index(0, 0))
    assert min(box.width(), box.height()) >= 32


@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
@pytest.mark.parametrize("size", [QSize(330, 290), QSize(360, 500), QSize(500, 700)])
def test_every_box_is_large_enough_to_be_hit(qtbot, game_id: str, size: QSize) -> None:
    sheet = Sheet(qtbot, game_id, players=2)
    sheet.view.resize(size)
    for row, shown in enumerate(sheet.model.rows):
        box = sheet.view.visualRect(sheet.model.index(row, 0))
        assert box.width() >= 32
        assert box.height() >= (32 if shown.kind is RowKind.BOX else 24)
    bar = sheet.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = sheet.view.visualRect(sheet.model.index(sheet.model.rowCount() - 1, 0))
    assert last.bottom() <= sheet.view.viewport().height()


@pytest.mark.parametrize("game_id", ["yatzy", "yahtzee", "simultanea"])
def test_the_cell_of_the_keyboard_stays_in_sight(qtbot, game_id: str) -> None:
    sheet = Sheet(qtbot, game_id, players=2)
    sheet.view.resize(600, 800)
    sheet.view.setFocus()
    last_box = max(i for i, row in enumerate(sheet.model.rows) if row.kind is RowKind.BOX)
    index = sheet.model.index(last_box, sheet.model.columnCount() - 2)
    sheet.view.setCurrentIndex(index)
    for size in (QSize(600, 300), QSize(330, 300), QSize(330, 800), QSize(330, 290)):
        sheet.view.resize(size)
        seen = sheet.view.viewport().rect()
        assert seen.contains(sheet.view.visualRect(index)), size


def assert_titles_fit(sheet: Sheet) -> None:
    assert sheet.view._fit is not None
    width, font = sheet.view.verticalHeader().width(), sheet.view._fit.font
    for row in sheet.model.rows:
        bold = scaled(font, 1, bold=row.kind is not RowKind.BOX)
        assert QFontMetricsF(bold).horizontalAdvance(boxes.row_title(row)) < width
    for place in range(sheet.model.rowCount()):
        assert sheet.view.verticalHeader().sectionSize(place) >= QFontMetricsF(font).height()


def test_names_of_boxes_may_be_two_fifths_longer(qtbot) -> None:
    shape = Shape((("Three of a kind" + "x" * 6, "40/45"),) * 12, (True,) * 12, 4, "000", "000")
    found = fit(QSize(360, 500), QApplication.font(), shape, 16)
    assert (found.is_too_wide, found.is_too_high) == (False, False)
    assert found.shows_worth


@pytest.mark.parametrize("per_cent", [100, 150, 200, 250])
@pytest.mark.parametrize("players", [1, 4, 8])
def test_no_title_is_cut_at_any_text_size(qtbot, per_cent: int, players: int) -> None:
    sheet = Sheet(qtbot, "yahtzee-official", players=players)
    font = QFont(sheet.view.font())
    font.setPointSizeF(font.pointSizeF() * per_cent / 100)
    sheet.view.setFont(font)
    assert sheet.view._fit is not None
    assert sheet.view._fit.font.pixelSize() >= QFontInfo(font).pixelSize()
    assert_titles_fit(sheet)


def test_the_sheet_grows_with_the_window(qtbot, sheet: Sheet) -> None:
    assert sheet.view._fit is not None
    before = sheet.view._fit.font.pixelSize()
    sheet.view.resize(900, 1000)
    assert sheet.view._fit.font.pixelSize() > before
    assert sheet.view.verticalHeader().sectionSize(0) > 60


def test_thirty_players_scroll_and_the_one_at_turn_is_seen(qtbot) -> None:
    sheet = Sheet(qtbot, "yacht", players=30)
    for _ in range(20):
        sheet.game.play(Score(Box(0, "choice")))
        sheet.roll()
    cell = sheet.view.visualRect(sheet.model.index_of(Box(0, "choice"), 20))
    assert sheet.view.viewport().rect().contains(cell)
    assert (
        not sheet.view.viewport()
        .rect()
        .contains(sheet.view.visualRect(sheet.model.index_of(Box(0, "choice"), 0)))
    )


def test_a_column_at_turn_that_a_new_size_hides_is_brought_back(qtbot) -> None:
    sheet = Sheet(qtbot, "yacht", players=7)
    for _ in range(5):
        sheet.game.play(Score(Box(0, "choice")))
        sheet.roll()
    sheet.view.clearFocus()
    sheet.view.resize(900, 500)
    sheet.view.resize(300, 500)
    cell = sheet.view.visualRect(sheet.model.index_of(Box(0, "choice"), 5))
    assert sheet.view.viewport().rect().contains(cell.center())


def test_one_whole_column_is_seen_with_large_texts(qtbot) -> None:
    sheet = Sheet(qtbot, players=4)
    sheet.view.resize(400, 500)
    font = QFont(sheet.view.font())
    font.setPointSizeF(font.pointSizeF() * 2.5)
    sheet.view.setFont(font)
    titles, players = sheet.view.verticalHeader(), sheet.view.horizontalHeader()
    assert players.sectionSize(0) <= sheet.view.viewport().width()
    assert titles.width() + sheet.view.viewport().width() <= sheet.view.width()


@pytest.mark.parametrize("per_cent", [100, 150, 200, 250])
def test_marks_are_whole_over_names_in_two_lines(
    qtbot, monkeypatch: pytest.MonkeyPatch, per_cent: int
) -> None:
    drawn: list[QRectF] = []
    monkeypatch.setattr(headers, "paint_mark", lambda _painter, place, _mark: drawn.append(place))
    sheet = Sheet(qtbot, players=5)
    font = QFont(sheet.view.font())
    font.setPointSizeF(font.pointSizeF() * per_cent / 100)
    sheet.view.setFont(font)
    sheet.view.resize(500, 500)
    drawn.clear()
    sheet.view.grab()
    assert drawn
    assert all(place.top() >= 1 for place in drawn)


# --- Names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_keeps_its_beginning(qapp, name: str) -> None:
    font = QApplication.font()
    width = QFontMetricsF(font).horizontalAdvance(name) * 0.6
    shown = elided(name * 3, font, width)
    assert shown.endswith("…")
    # Qt puts a joiner between a cut Arabic word and the dots, so that its letter keeps its form.
    assert name.startswith(shown[:-1].rstrip("\u200d").rstrip())


def test_an_emoji_is_not_split(qapp) -> None:
    family = "👩‍👩‍👧‍👦"
    font = QApplication.font()
    whole = QFontMetricsF(font).horizontalAdvance(family * 4)
    for step in range(1, 40):
        shown = elided(family * 4, font, whole * step / 40).rstrip("…")
        assert shown == family * shown.count(family)


def test_a_right_to_left_name_ends_at_the_left(qtbot, sheet: Sheet) -> None:
    sheet.game.rename(["Ana", "אבגדהוזחטיכלמנסעפצקרשת" * 2])
    header = sheet.view.horizontalHeader()
    picture = header.viewport().grab().toImage()
    left = header.sectionViewportPosition(1)
    width = header.sectionSize(1)
    # The dots of the ellipsis are low: nothing is drawn above them.
    shown = QRect(left, header.height() * 6 // 10, width - 2, header.height() // 4)
    inked = [x for x in range(shown.left(), shown.right()) if column_is_inked(picture, x, shown)]
    assert inked
    assert not high_ink(picture, inked[0], shown)
    assert high_ink(picture, inked[-1], shown)


def column_is_inked(picture: QImage, x: int, area: QRect) -> bool:
    return any(is_ink(picture, x, y) for y in range(area.top(), area.bottom() + 4))


def high_ink(picture: QImage, x: int, area: QRect) -> bool:
    middle = area.center().y()
    return any(
        is_ink(picture, near, y)
        for near in range(x - 3, x + 4)
        for y in range(area.top(), middle - 1)
    )


def is_ink(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y).lightness() < 120


def test_a_name_is_no_markup_in_a_tool_tip(sheet: Sheet) -> None:
    sheet.game.rename(["<b>Ana</b>", "Beto"])
    tip = sheet.model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "<b>" not in tip
    assert "&lt;b&gt;Ana" in tip


# --- To be read ----------------------------------------------------------------------------------


def faces() -> list[CellFace]:
    cells = [Cell(), Cell(0, is_struck=True), Cell(25, is_served=True), Cell(43, goal=63)]
    flags = list(itertools.product((False, True), repeat=5))
    return [
        CellFace(
            kind,
            cell,
            offer if cell.points is None and current and not left else None,
            is_current=current,
            is_fresh=fresh,
            is_hinted=hinted and current,
            has_left=left,
            is_winner=winner,
        )
        for kind in RowKind
        for cell in cells
        for offer in (None, 7)
        for current, fresh, hinted, left, winner in flags
    ]


@pytest.mark.parametrize("colours", COLOURS.values(), ids=[str(scheme) for scheme in COLOURS])
def test_every_cell_can_be_read(colours: ThemeColours) -> None:
    for face in faces():
        for is_hovered in {False, face.offer is not None}:
            ground = look.cell_background(face, colours, is_hovered=is_hovered)
            assert contrast(look.cell_ink(face, colours), ground) >= READABLE, face
            assert contrast(colours.accent, ground) >= READABLE, face
            assert contrast(colours.focus_ring, ground) >= VISIBLE, face


@pytest.mark.parametrize("colours", COLOURS.values(), ids=[str(scheme) for scheme in COLOURS])
def test_every_heading_can_be_read_and_its_frame_seen(colours: ThemeColours) -> None:
    for mark in marks(30):
        frame = look.frame_colour(mark, colours)
        assert contrast(frame, colours.current_player_background) >= VISIBLE
        for current, left, winner in itertools.product((False, True), repeat=3):
            heading = Heading("Ana", mark, current, left, winner)
            ground = look.heading_background(heading, colours)
            assert contrast(look.heading_ink(heading, colours), ground) >= READABLE


def test_pencil_and_ink_differ_without_colour(sheet: Sheet) -> None:
    sheet.view.resize(400, 600)
    index = sheet.model.index_of(FULL_HOUSE, 0)
    cell = sheet.view.visualRect(index)
    pencil = sheet.view.viewport().grab(cell).toImage().convertToFormat(grey())
    sheet.game.play(Score(FULL_HOUSE))
    sheet.game.play(Leave())
    sheet.roll()
    ink = sheet.view.viewport().grab(cell).toImage().convertToFormat(grey())
    assert darkness(ink) > 1.5 * darkness(pencil)


def grey() -> QImage.Format:
    return QImage.Format.Format_Grayscale8


def darkness(picture: QImage) -> int:
    inner = picture.copy(picture.rect().adjusted(6, 4, -6, -4))
    return sum(
        inner.pixelColor(x, y).lightness() < 100
        for x in range(inner.width())
        for y in range(inner.height())
    )


def test_a_theme_is_followed_at_once(sheet: Sheet) -> None:
    for colours in COLOURS.values():
        sheet.view.set_theme(colours)
        picture = sheet.view.grab().toImage()
        row = sheet.view.visualRect(sheet.model.index_of(FULL_HOUSE, 1))
        corner = sheet.view.viewport().mapTo(sheet.view, row.topLeft() + QPoint(6, 6))
        assert picture.pixelColor(corner) == colours.paper


def test_a_screen_reader_gets_names_of_cells_and_headers(sheet: Sheet) -> None:
    table = QAccessible.queryAccessibleInterface(sheet.view)
    assert table.text(QAccessible.Text.Name) == "Scoresheet"
    said = {table.child(place).text(QAccessible.Text.Name) for place in range(table.childCount())}
    assert "Full house, Ana: open, would score 35 points" in said
    assert "Full house, worth 30, served 35" in said
    assert "Ana, circle, blue, to play" in said


def test_a_language_is_followed_at_once(qtbot, sheet: Sheet) -> None:
    with qtbot.waitSignal(sheet.model.headerDataChanged):
        QApplication.sendEvent(sheet.view, QEvent(QEvent.Type.LanguageChange))


def test_another_game_is_laid_out_anew(sheet: Sheet) -> None:
    sheet.game.begin(Record(build("yatzy"), (Player("Ana"),)))
    across = sheet.view.horizontalHeader()
    bar = sheet.view.verticalScrollBar()
    width = sheet.view.width() - bar.width() * bar.isVisible()
    assert sheet.view.verticalHeader().width() + across.length() == width
    room = sheet.view.height() - across.height() + bar.maximum()
    assert sheet.view.verticalHeader().length() <= room


def test_a_sheet_without_a_game_is_an_empty_paper(qtbot) -> None:
    model = ScoresheetModel(GameModel(Throws("1")))
    view = ScoresheetView()
    view.setModel(model)
    qtbot.addWidget(view)
    view.resize(300, 300)
    with qtbot.waitExposed(view):
        view.show()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.sizeHint().isValid()


def test_nothing_of_the_last_game_stays_on_an_empty_planilla(qtbot, sheet: Sheet) -> None:
    assert sheet.view.horizontalHeader().height() > 0
    sheet.game.put_away()
    assert sheet.view.horizontalHeader().height() == 0
    assert sheet.view.verticalHeader().width() == 0
