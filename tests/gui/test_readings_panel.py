"""The list of readings: pointing at dice, and writing where one box is meant."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.card import Box
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.readings_panel import ReadingsPanel
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.theme_colours import COLOURS
from generala_desktop.words.readings import Reading, ReadingKind

SIXES = Reading(
    "Four sixes: 16 in 6",
    ReadingKind.MAKES,
    "Four sixes: 16 in Sixes",
    (Box(2, "sixes"),),
    frozenset({0, 1}),
    frozenset({3, 4}),
)
TWO_BOXES = Reading(
    "Full house: 35 in FS",
    ReadingKind.MAKES,
    "",
    (Box(0, "full_house"), Box(1, "full_house")),
    frozenset(),
    frozenset(range(5)),
)
NOTE = Reading("There is no way back")
LEFT = Qt.MouseButton.LeftButton


class Shown:
    def __init__(self, qtbot) -> None:
        self.window = QWidget()
        self.panel = ReadingsPanel()
        QVBoxLayout(self.window).addWidget(self.panel)
        qtbot.addWidget(self.window)
        self.pointed: list[tuple[set[int], set[int]]] = []
        self.boxes: list[Box] = []
        self.panel.reading_pointed.connect(lambda w, c: self.pointed.append((set(w), set(c))))
        self.panel.box_requested.connect(self.boxes.append)
        self.panel.show_readings((SIXES, TWO_BOXES, NOTE))
        with qtbot.waitActive(self.window):
            self.window.show()
        found = self.panel.findChild(QListWidget)
        assert found is not None
        self.lines = found

    def centre(self, row: int) -> QPoint:
        return self.lines.visualItemRect(self.lines.item(row)).center()


@pytest.fixture
def shown(qtbot) -> Shown:
    return Shown(qtbot)


def test_a_line_under_the_mouse_points_at_its_dice(qtbot, shown: Shown) -> None:
    qtbot.mouseMove(shown.lines.viewport(), shown.centre(1))
    qtbot.mouseMove(shown.lines.viewport(), shown.centre(0))
    qtbot.waitUntil(lambda: bool(shown.pointed) and shown.pointed[-1] == ({0, 1}, {3, 4}))


def test_the_keyboard_walks_through_the_lines(qtbot, shown: Shown) -> None:
    shown.panel.focus_readings()
    qtbot.waitUntil(shown.lines.hasFocus)
    assert shown.pointed[-1] == ({0, 1}, {3, 4})
    qtbot.keyClick(shown.lines, Qt.Key.Key_Down)
    assert shown.pointed[-1] == (set(), {0, 1, 2, 3, 4})


def test_enter_asks_for_the_one_box_that_is_meant(qtbot, shown: Shown) -> None:
    shown.panel.focus_readings()
    qtbot.keyClick(shown.lines, Qt.Key.Key_Return)
    assert shown.boxes == [Box(2, "sixes")]


def test_several_boxes_are_left_to_the_sheet(qtbot, shown: Shown) -> None:
    qtbot.mouseClick(shown.lines.viewport(), LEFT, pos=shown.centre(1))
    qtbot.mouseClick(shown.lines.viewport(), LEFT, pos=shown.centre(2))
    assert shown.boxes == []
    qtbot.mouseClick(shown.lines.viewport(), LEFT, pos=shown.centre(0))
    assert shown.boxes == [Box(2, "sixes")]


def test_new_readings_point_at_nothing_yet(shown: Shown) -> None:
    shown.panel.focus_readings()
    shown.panel.show_readings((NOTE,))
    assert shown.pointed[-1] == (set(), set())


def test_no_readings_hide_the_panel(shown: Shown) -> None:
    assert shown.panel.isVisible()
    shown.panel.show_readings(())
    assert not shown.panel.isVisible()


def test_space_and_digits_are_left_to_the_dice(qtbot, shown: Shown) -> None:
    asked: list[int] = []

    class Window(QWidget):
        @override
        def keyPressEvent(self, event):
            asked.append(event.key())

    window = Window()
    qtbot.addWidget(window)
    shown.panel.setParent(window)
    shown.panel.show()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_3):
        qtbot.keyClick(shown.lines, key)
    assert asked == [Qt.Key.Key_Space, Qt.Key.Key_3]


def test_a_screen_reader_hears_whole_words(shown: Shown) -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    assert shown.lines.item(0).data(role) == "Four sixes: 16 in Sixes"
    assert shown.lines.item(2).data(role) == NOTE.text
    interface = QAccessible.queryAccessibleInterface(shown.lines)
    assert interface.text(QAccessible.Text.Name) == "What the dice make"


@pytest.mark.parametrize("scheme", list(Scheme))
def test_another_theme_keeps_the_lines(shown: Shown, scheme: Scheme) -> None:
    shown.panel.set_theme(COLOURS[scheme])
    assert [shown.lines.item(row).text() for row in range(3)] == [
        SIXES.text,
        TWO_BOXES.text,
        NOTE.text,
    ]
    assert shown.lines.item(0).foreground().color() == COLOURS[scheme].ink


# --- The dice that are pointed at ----------------------------------------------------------------


def picture(view: DiceView) -> QImage:
    return view.grab().toImage()


@pytest.fixture
def dice(qtbot) -> DiceView:
    view = DiceView()
    view.resize(500, 400)
    view.set_speed(Speed.NONE)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.show_dice((3, 3, 3, 5, 1), second=(3, 1, 2, 4, 6))
    return view


def test_pointing_rings_dice_of_both_cups(dice: DiceView) -> None:
    plain = picture(dice)
    dice.set_pointed({0})
    white = picture(dice)
    dice.set_pointed((), {0})
    coloured = picture(dice)
    assert plain != white
    assert plain != coloured
    assert white != coloured
    dice.set_pointed(())
    assert picture(dice) == plain


def test_a_new_throw_is_not_pointed_at(qtbot, dice: DiceView) -> None:
    dice.set_pointed({0, 1})
    dice.set_speed(Speed.NORMAL)
    dice.throw((1, 1, 1, 1, 1), range(5))
    dice.land()
    landed = picture(dice)
    dice.set_pointed(())
    assert picture(dice) == landed
