"""The settlement on screen: moving caps, tables to be read, and no motion where none is wanted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QPushButton, QTableWidget

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.player_mark import marks
from generala_desktop.views.settlement.caps_table import CapsTable
from generala_desktop.views.settlement.view import SettlementView

NAMES = ("Ana", "Beto", "Carla")


def imprevisible() -> State:
    claims = ((0, 1), (1, 2), (2, 0), (3, 1), (4, 0))
    return replace(start(build("imprevisible"), 3), claims=claims, over=True)


def yacht() -> State:
    rules = build("yacht", {"pot": "10"})
    cards = tuple(Card((Entry(Box(0, "choice"), None, points),)) for points in (30, 20))
    return replace(start(rules, 2), cards=cards, over=True)


@pytest.fixture
def view(qtbot) -> SettlementView:
    found = SettlementView()
    found.resize(500, 600)
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


def show(view: SettlementView, state: State) -> None:
    view.show_settlement(state, NAMES[: len(state.cards)], marks(len(state.cards)))


def cells(view: SettlementView) -> list[list[list[str]]]:
    """The shown tables, their titles first."""
    found = []
    for table in view.findChildren(QTableWidget):
        if table.isHidden():
            continue
        head, columns = table.horizontalHeader(), range(table.columnCount())
        model = table.model()
        titles = [model.headerData(c, head.orientation()) for c in columns]
        rows = [[model.index(r, c).data() for c in columns] for r in range(table.rowCount())]
        found.append([titles, *rows])
    return found


def caps(view: SettlementView) -> CapsTable:
    found = view.findChild(CapsTable)
    assert found is not None
    return found


def test_without_motion_the_end_is_there_at_once(qtbot, view: SettlementView) -> None:
    view.set_speed(Speed.NONE)
    with qtbot.waitSignal(view.settled, timeout=1000):
        show(view, imprevisible())
    assert not view.is_moving()
    # Ana has won 3 + 5, Beto 1 + 4, Carla 2: 3 × won, from 15 caps less 15.
    assert caps(view).accessibleName() == "Ana: 24 caps, Beto: 15 caps and Carla: 6 caps"


def test_the_caps_move_and_can_be_hurried(qtbot, view: SettlementView) -> None:
    view.set_speed(Speed.SLOW)
    show(view, imprevisible())
    assert view.is_moving()
    assert caps(view).accessibleName().startswith("Ana: 15 caps")
    skip = view.findChild(QPushButton)
    assert skip is not None
    with qtbot.waitSignal(view.settled, timeout=1000):
        qtbot.mouseClick(skip, Qt.MouseButton.LeftButton)
    assert not view.is_moving()
    assert caps(view).accessibleName().startswith("Ana: 24 caps")


def test_a_click_on_the_caps_hurries_them_too(qtbot, view: SettlementView) -> None:
    show(view, imprevisible())
    with qtbot.waitSignal(view.settled, timeout=1000):
        qtbot.mouseClick(caps(view), Qt.MouseButton.LeftButton)
    assert not view.is_moving()


def test_motion_that_is_switched_off_meanwhile_ends(qtbot, view: SettlementView) -> None:
    show(view, imprevisible())
    with qtbot.waitSignal(view.settled, timeout=1000):
        view.set_speed(Speed.NONE)
    assert not view.is_moving()


def test_each_moment_is_another_picture(view: SettlementView) -> None:
    view.set_speed(Speed.NONE)
    show(view, imprevisible())
    table = caps(view)
    pictures = []
    for moment in (0.0, 0.4, 2.3, 5.0):
        table.show_moment(moment)
        pictures.append(table.grab().toImage())
    for place, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[place + 1 :])
    table.show_moment(0.4)
    assert table.grab().toImage() == pictures[1]


def test_the_tables_say_balance_and_debts(view: SettlementView) -> None:
    view.set_speed(Speed.NONE)
    show(view, imprevisible())
    assert cells(view) == [
        [
            ["Player", "Matches won", "Balance", "Caps won", "Caps in hand"],
            ["Ana", "3 + 5", "+1", "+9", "24"],
            ["Beto", "1 + 4", "−5", "0", "15"],
            ["Carla", "2", "−11", "−9", "6"],
        ],
        [
            ["Pays", "To", "Caps"],
            ["Beto", "Ana", "3"],
            ["Carla", "Ana", "6"],
            ["Carla", "Beto", "3"],
        ],
    ]


def test_stakes_have_no_caps(qtbot, view: SettlementView) -> None:
    with qtbot.waitSignal(view.settled, timeout=1000):
        show(view, yacht())
    assert caps(view).isHidden()
    assert cells(view)[0] == [
        ["Player", "Points", "Play money"],
        ["Ana", "30", "+10"],
        ["Beto", "20", "−10"],
    ]


def test_void_matches_are_named(view: SettlementView) -> None:
    rules = build("simultanea", {"matches": "2"})
    card = Card(tuple(Entry(box, None, 0) for box in rules.boxes))
    view.set_speed(Speed.NONE)
    show(view, replace(start(rules, 2), cards=(card, card), over=True))
    shown = [label.text() for label in view.findChildren(QLabel) if not label.isHidden()]
    assert "Void, nobody is paid: Value 1 and Value 2" in shown
    assert "Nobody owes anything." in shown


def test_a_screen_reader_finds_two_tables(view: SettlementView) -> None:
    view.set_speed(Speed.NONE)
    show(view, imprevisible())
    names = []
    for table in view.findChildren(QTableWidget):
        interface = QAccessible.queryAccessibleInterface(table)
        assert interface.role() is QAccessible.Role.Table
        names.append(interface.text(QAccessible.Text.Name))
    assert names == ["The caps are counted", "Who owes whom"]


@pytest.mark.parametrize("size", [(300, 300), (500, 600), (900, 700)])
def test_nothing_is_pushed_out_sideways(view: SettlementView, size: tuple[int, int]) -> None:
    view.set_speed(Speed.NONE)
    view.resize(*size)
    show(view, imprevisible())
    page = view.widget()
    assert page is not None
    assert page.width() <= view.viewport().width()
