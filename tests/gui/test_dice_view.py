"""The dice table as a person, a keyboard and a screen reader meet it."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.views.dice.dice_view import DiceView
from generala_desktop.views.dice.die_button import SMALLEST
from generala_desktop.views.dice.look import Cloth, DiceColour, DiceLook, Speed

FACES = (5, 3, 6, 1, 2)


class Window(QWidget):
    """A parent that notes the keys its table lets through."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.table = DiceView(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)

    @override
    def keyPressEvent(self, event):
        self.keys.append(event.key())


class PaintCounter(QObject):
    count = 0

    @override
    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def window(qtbot):
    window = Window()
    window.resize(800, 500)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


@pytest.fixture
def view(window):
    window.table.set_may_hold(True)
    window.table.set_may_roll(True)
    return window.table


@pytest.fixture
def holding(view):
    """The wishes so far; each is granted at once, as the game would."""
    wishes: list[int] = []
    held: set[int] = set()

    def grant(place):
        wishes.append(place)
        held.symmetric_difference_update({place})
        view.set_held(held)

    view.hold_requested.connect(grant)
    return wishes


def names(view):
    return [b.accessibleName() for b in view._buttons if not b.isHidden()]


def middle(button):
    return button.geometry().center()


def click(qtbot, view, at: QPoint):
    """Press the mouse where the window system would send it."""
    target = view.viewport().childAt(at) or view.viewport()
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(view.viewport(), at))


def everything_said(view):
    """All that an ear or an eye could read off the widgets."""
    widgets = [view, *view.findChildren(QWidget)]
    return " ".join(
        part
        for w in widgets
        if not w.isHidden()
        for part in (w.accessibleName(), w.accessibleDescription(), w.toolTip(), w.whatsThis())
    )


@pytest.mark.parametrize("speed", Speed)
def test_every_throw_settles_exactly_once(qtbot, view, speed):
    view.set_speed(speed)
    settled = []
    view.settled.connect(lambda: settled.append(names(view)))
    with qtbot.waitSignal(view.settled, timeout=4000):
        view.throw(FACES, range(5))
    with qtbot.assertNotEmitted(view.settled, wait=30):
        pass
    assert settled == [[f"Die {i + 1}: {face}" for i, face in enumerate(FACES)]]
    assert not view.is_rolling()


def test_faces_stay_secret_until_all_dice_lie(qtbot, view):
    view.show_dice([4, 4, 4, 4, 4], held=[1])
    view.throw([6, 4, 5, 6, 5], [0, 2, 3, 4])
    assert view.is_rolling()
    assert names(view) == [
        "Die 1: rolling",
        "Die 2: 4, held",
        "Die 3: rolling",
        "Die 4: rolling",
        "Die 5: rolling",
    ]
    assert not {"5", "6"} & set(everything_said(view).replace("Die 5", "").replace("Die 6", ""))
    view.land()
    assert names(view)[2] == "Die 3: 5"


def test_a_thrown_die_does_not_also_slide_out_of_the_tray(view):
    view.show_dice(FACES, held=[1])
    view.throw([5, 4, 6, 1, 2], [1])
    assert view._table.rolling() == {1}
    assert view._table._slides == {}


def test_landing_ends_a_throw_at_once_and_only_once(qtbot, view):
    settled = []
    view.settled.connect(lambda: settled.append(True))
    view.throw(FACES, range(5))
    view.land()
    view.land()
    assert settled == [True]
    assert not view._table.is_moving()


def test_a_new_throw_first_lands_the_old_one(view):
    settled = []
    view.settled.connect(lambda: settled.append(True))
    view.throw(FACES, range(5))
    view.throw(FACES, [0])
    assert settled == [True]
    assert view._table.rolling() == {0}
    view.land()
    assert len(settled) == 2


def test_thrown_dice_lose_their_mark_and_the_others_keep_it(view):
    view.set_speed(Speed.NONE)
    view.show_dice(FACES, held=[1, 2])
    view.throw([5, 4, 6, 1, 2], [1])
    assert names(view) == ["Die 1: 5", "Die 2: 4", "Die 3: 6, held", "Die 4: 1", "Die 5: 2"]


def test_dice_that_are_not_thrown_do_not_move(view):
    view.set_speed(Speed.NONE)
    view.show_dice(FACES)
    before = [d.pos() for d in view._table._dice[:5]]
    view.throw([1, 3, 6, 1, 2], [0])
    assert [d.pos() for d in view._table._dice[1:5]] == before[1:]


def test_a_click_anywhere_lands_rolling_dice_and_holds_nothing(qtbot, view, holding):
    view.throw(FACES, range(5))
    click(qtbot, view, QPoint(400, 20))
    assert not view.is_rolling()
    view.throw(FACES, range(5))
    click(qtbot, view, middle(view._buttons[2]))
    assert not view.is_rolling()
    assert holding == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_lands_rolling_dice(qtbot, window, view, key):
    view.show_dice(FACES)
    view.focus_die(0)
    view.throw(FACES, range(5))
    qtbot.keyClick(view._buttons[0], key)
    assert not view.is_rolling()
    assert window.keys == []


def test_quick_clicks_on_several_dice_all_count(qtbot, view, holding):
    view.show_dice([3, 3, 3, 1, 6])
    for place in range(3):
        click(qtbot, view, middle(view._buttons[place]))
    assert holding == [0, 1, 2]
    assert [b.isChecked() for b in view._buttons] == [True, True, True, False, False]


def test_a_double_click_is_two_clicks_though_the_die_moves_away(qtbot, view, holding):
    view.show_dice(FACES)
    at = middle(view._buttons[3])
    click(qtbot, view, at)
    click(qtbot, view, at)
    assert holding == [3, 3]
    assert not view._buttons[3].isChecked()


def test_a_click_beside_the_dice_does_nothing(qtbot, view, holding):
    view.show_dice(FACES)
    rolls = []
    view.roll_requested.connect(lambda: rolls.append(True))
    gap = (view._buttons[0].geometry().right() + view._buttons[1].geometry().left()) // 2
    for at in (
        QPoint(gap, view._buttons[0].geometry().center().y()),
        QPoint(790, 250),
        view._table.layout_now.slots[4].center().toPoint(),
        QPoint(400, 5),
    ):
        click(qtbot, view, at)
    assert (holding, rolls) == ([], [])


def test_the_rim_of_a_die_reacts_in_the_smallest_table(qtbot, window, view, holding):
    window.resize(300, 200)
    qtbot.waitUntil(lambda: view.width() == 300)
    view.show_dice(FACES)
    for button in view._buttons:
        assert button.width() >= SMALLEST
        assert button.height() >= SMALLEST
    corner = view._buttons[4].geometry().topLeft() + QPoint(1, 1)
    click(qtbot, view, corner)
    assert holding == [4]
    assert view.viewport().rect().contains(view._buttons[4].geometry())


def test_no_wish_is_made_when_none_may_be(qtbot, view, holding):
    view.show_dice(FACES, held=[1], locked=[1])
    rolls = []
    view.roll_requested.connect(lambda: rolls.append(True))
    view._buttons[1].click()
    assert holding == []
    assert view._buttons[1].isChecked()
    view.set_may_hold(False)
    view.set_may_roll(False)
    view._buttons[0].click()
    view._cup.click()
    assert (holding, rolls) == ([], [])
    view.set_may_roll(True)
    view._cup.click()
    assert rolls == [True]


def test_a_button_never_marks_itself(view):
    wishes: list[int] = []
    view.hold_requested.connect(wishes.append)
    view.show_dice(FACES)
    view._buttons[2].click()
    assert not view._buttons[2].isChecked()
    # This is what a screen reader's "toggle" does.
    view._buttons[2].toggle()
    assert not view._buttons[2].isChecked()
    assert wishes == [2, 2]


def test_a_screen_reader_finds_dice_and_cup(view):
    view.show_dice(FACES, held=[1, 3], locked=[3])
    assert names(view) == [
        "Die 1: 5",
        "Die 2: 3, held",
        "Die 3: 6",
        "Die 4: 1, held, locked",
        "Die 5: 2",
    ]
    die = QAccessible.queryAccessibleInterface(view._buttons[1])
    assert die.text(QAccessible.Text.Name) == "Die 2: 3, held"
    assert die.state().checked
    cup = QAccessible.queryAccessibleInterface(view._cup)
    assert cup.text(QAccessible.Text.Name) == "Roll the dice"


def test_the_second_cup_can_be_read_but_not_held(qtbot, view, holding):
    view.set_speed(Speed.NONE)
    view.show_dice(FACES)
    with qtbot.waitSignal(view.settled):
        view.throw_second_cup([4, 4, 1, 2, 6])
    assert [label.accessibleName() for label in view._second] == [
        f"Second cup, die {i + 1}: {face}" for i, face in enumerate([4, 4, 1, 2, 6])
    ]
    assert names(view)[0] == "Die 1: 5"
    click(qtbot, view, view._second[0].geometry().center())
    assert holding == []
    view.throw(FACES, range(5))
    assert all(label.isHidden() for label in view._second)


def test_keys_of_the_window_pass_a_die(qtbot, window, view, holding):
    view.show_dice(FACES)
    view.focus_die(1)
    sent = [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_3, Qt.Key.Key_D, Qt.Key.Key_PageDown]
    for key in sent:
        qtbot.keyClick(view._buttons[1], key)
    assert window.keys == sent
    assert holding == []


def test_down_holds_a_die_and_up_frees_it(qtbot, view, holding):
    view.show_dice(FACES)
    view.focus_die(1)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        qtbot.keyClick(view._buttons[1], key)
    assert holding == [1]
    assert view._table.held() == {1}
    qtbot.keyClick(view._buttons[1], Qt.Key.Key_Up)
    assert view._table.held() == frozenset()


def test_left_and_right_walk_along_the_dice_and_stop_at_the_ends(qtbot, view):
    view.show_dice(FACES)
    view.focus_die(3)
    for key, place in (
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Left, 2),
    ):
        qtbot.keyClick(view.focusWidget(), key)
        assert view._buttons[place].hasFocus()


def test_a_double_click_on_the_cup_is_one_roll_even_without_motion(qtbot, view):
    view.set_may_roll(True)
    rolls = []
    view.roll_requested.connect(lambda: rolls.append(1))
    qtbot.mouseClick(view._cup, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(view._cup, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(view._cup, Qt.MouseButton.LeftButton)
    assert len(rolls) == 1
    qtbot.mouseClick(view._cup, Qt.MouseButton.LeftButton)
    assert len(rolls) == 2


def test_tab_walks_the_dice_from_left_to_right_and_leaves_by_the_cup(qtbot, view):
    view.show_dice(FACES, held=[1])
    view.focus_die(0)
    walked = []
    for _ in range(5):
        view.focusNextChild()
        walked.append(view.focusWidget())
    assert walked == [*view._buttons[1:], view._cup]


def test_focus_goes_to_the_cup_when_the_dice_are_gathered(qapp, view):
    view.show_dice(FACES)
    view.focus_die(3)
    moves = []
    noting = qapp.focusChanged.connect(lambda _, now: moves.append(now))
    view.clear()
    qapp.disconnect(noting)
    assert moves == [view._cup]
    assert names(view) == []


def test_focus_shows(qtbot, view):
    view.show_dice(FACES)
    view._cup.setFocus()
    without = view.grab().toImage()
    view.focus_die(2)
    assert view._buttons[2].hasFocus()
    assert view.grab(view._buttons[2].geometry()).toImage() != without.copy(
        view._buttons[2].geometry()
    )


def test_a_held_die_slides_into_its_own_slot(qtbot, view):
    view.show_dice(FACES)
    view.set_held([2])
    assert view._table.is_moving()
    qtbot.waitUntil(lambda: not view._table.is_moving())
    with qtbot.assertNotEmitted(view._table._ticks.valueChanged, wait=60):
        pass
    layout = view._table.layout_now
    assert layout.slots[2].contains(view._table._dice[2].pos())
    assert view._buttons[2].geometry().center() == layout.slots[2].toAlignedRect().center()


def test_a_resize_in_mid_throw_ends_where_the_dice_belong(qtbot, window, view):
    with qtbot.waitSignal(view.settled):
        view.throw(FACES, range(5))
        window.resize(1000, 640)
    edge = view._table.layout_now.edge
    for i, die in enumerate(view._table._dice[:5]):
        off = die.pos() - view._table.spot(i)
        assert abs(off.x()) <= 1
        assert abs(off.y()) <= 1
        assert die.boundingRect().width() == pytest.approx(2.4 * edge)


def test_a_table_at_rest_paints_nothing(qtbot, view):
    with qtbot.waitSignal(view.settled):
        view.throw(FACES, range(5))
    qtbot.waitUntil(lambda: not view._table.is_moving())
    QCoreApplication.processEvents()
    counter = PaintCounter()
    view.viewport().installEventFilter(counter)
    with qtbot.assertNotEmitted(view._table._ticks.valueChanged, wait=300):
        pass
    assert counter.count == 0
    view.viewport().removeEventFilter(counter)


@pytest.mark.parametrize("cloth", Cloth)
@pytest.mark.parametrize("colour", DiceColour)
def test_every_look_paints_itself(view, cloth, colour):
    view.set_look(DiceLook())
    view.show_dice(FACES, held=[0])
    plain = view.grab().toImage()
    view.set_look(DiceLook(cloth, colour))
    image = view.grab().toImage()
    assert (image == plain) == (DiceLook(cloth, colour) == DiceLook())


def test_the_still_picture_hardly_differs_from_the_last_of_the_motion(view):
    view.throw(FACES, range(5))
    table = view._table
    table._ticks.stop()
    table.show_moment(table._throw_begun + 840)
    moving = view.grab().toImage()
    view.land()
    still = view.grab().toImage()
    die = view._buttons[3].geometry()
    differences = [
        abs(moving.pixelColor(x, y).red() - still.pixelColor(x, y).red())
        for x in range(die.left(), die.right(), 3)
        for y in range(die.top(), die.bottom(), 3)
    ]
    assert sum(differences) / len(differences) < 12


def test_closing_in_mid_throw_ends_quietly():
    program = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from generala_desktop.views.dice.dice_view import DiceView
app = QApplication([])
view = DiceView()
view.show()
view.throw([1, 2, 3, 4, 5], range(5))
QTimer.singleShot(150, view.close)
app.exec()
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "rror" not in done.stderr


def test_deleting_in_mid_throw_ends_quietly(qtbot):
    view = DiceView()
    view.show()
    view.throw(FACES, range(5))
    with qtbot.waitSignal(view._table._ticks.valueChanged):
        pass
    with qtbot.waitSignal(view.destroyed):
        view.deleteLater()


@pytest.mark.parametrize("colour", DiceColour)
def test_where_two_cups_are_thrown_the_first_is_white_and_the_second_is_not(view, colour):
    view.set_look(DiceLook(dice=colour))
    view.set_two_cups(True)
    view.show_dice([1, 2, 3, 4, 5], second=[1, 2, 3, 4, 5])
    first, second = view._table._colours()
    assert first is DiceColour.IVORY
    assert second is (DiceColour.RED if colour is DiceColour.IVORY else colour)
    view.set_two_cups(False)
    assert view._table._colours()[0] is colour
