"""The window that asks which points a box holds: buttons, typing, refusals, room for large text."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.possible import possible_entries
from generala_desktop.rulesets import build
from generala_desktop.views.pad.points_dialog import SMALLEST, PointsDialog
from generala_desktop.words import pad as words
from tests.window import LEFT

FULL = {(0, 0), (30, 0), (35, 0)}
BONUS = {(0, 0), (20, 0), (20, 100)}


class Asked:
    """A shown dialog, and what it has said."""

    def __init__(self, qtbot: QtBot, *given, **named) -> None:
        self.qtbot = qtbot
        self.dialog = PointsDialog("Full house: points of Ana", *given, **named)
        qtbot.addWidget(self.dialog)
        self.chosen: list[tuple[int, int]] = []
        self.refused: list[str] = []
        self.dialog.chosen.connect(lambda points, bonus: self.chosen.append((points, bonus)))
        self.dialog.refused.connect(self.refused.append)
        with qtbot.waitActive(self.dialog):
            self.dialog.open()

    def type(self, text: str) -> None:
        self.dialog._typed.clear()
        self.dialog._typed.insert(text)
        QTest.keyClick(self.dialog._typed, Qt.Key.Key_Return)

    @property
    def labels(self) -> list[str]:
        return [button.text() for button in self.dialog._buttons.values()]


def test_every_possible_entry_is_a_button_in_order(qtbot) -> None:
    assert Asked(qtbot, FULL).labels == ["0", "30", "35"]
    assert Asked(qtbot, BONUS).labels == ["0", "20", "20 +100"]


def test_a_button_chooses_and_closes(qtbot) -> None:
    asked = Asked(qtbot, BONUS)
    qtbot.mouseClick(asked.dialog._buttons[20, 100], LEFT)
    assert asked.chosen == [(20, 100)]
    assert not asked.dialog.isVisible()


def test_enter_on_a_button_chooses_that_one(qtbot) -> None:
    asked = Asked(qtbot, FULL, (0, 0))
    button = asked.dialog._buttons[35, 0]
    while QApplication.focusWidget() is not button:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert asked.chosen == [(35, 0)]


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("0", (0, 0)),
        ("20", (20, 0)),
        (" 20 ", (20, 0)),
        ("020", (20, 0)),
        ("20+100", (20, 100)),
        ("20 +100", (20, 100)),
        ("20 + 100", (20, 100)),
        ("20+0", (20, 0)),
    ],
)
def test_possible_points_are_typed(qtbot, typed: str, entry: tuple[int, int]) -> None:
    asked = Asked(qtbot, BONUS)
    asked.type(typed)
    assert asked.chosen == [entry]
    assert asked.refused == []


@pytest.mark.parametrize(
    "typed",
    ["", " ", "19", "-20", "+", "20+", "+100", "20+50", "20+100+100", "2e1", "²0", "x", "٢٠"],
)
def test_anything_else_is_refused_and_the_window_stays(qtbot, typed: str) -> None:
    asked = Asked(qtbot, BONUS)
    asked.type(typed)
    if typed == "20+":
        # An empty bonus is none.
        assert asked.chosen == [(20, 0)]
        return
    assert asked.chosen == []
    assert asked.dialog.isVisible()
    assert asked.refused == ["Only these points are possible here: 0, 20, 20 +100."]
    assert asked.dialog._told.text() == asked.refused[0]
    assert asked.dialog._typed.accessibleDescription() == asked.refused[0]
    assert QApplication.focusWidget() is asked.dialog._typed
    asked.type("20")
    assert asked.chosen == [(20, 0)]


def test_a_refusal_moves_nothing_and_goes_with_the_next_key(qtbot) -> None:
    asked = Asked(qtbot, FULL)
    places = [button.geometry() for button in asked.dialog._buttons.values()]
    asked.type("7")
    assert [button.geometry() for button in asked.dialog._buttons.values()] == places
    QTest.keyClicks(asked.dialog._typed, "3")
    assert asked.dialog._told.text() == words.how_to_enter()


def test_escape_chooses_nothing(qtbot) -> None:
    asked = Asked(qtbot, FULL)
    QTest.keyClick(asked.dialog, Qt.Key.Key_Escape)
    assert asked.chosen == []
    assert not asked.dialog.isVisible()


def test_what_the_box_holds_stands_there_to_be_overwritten(qtbot) -> None:
    asked = Asked(qtbot, BONUS, (20, 100))
    assert asked.dialog._typed.selectedText() == "20 +100"
    assert asked.dialog._buttons[20, 100].isChecked()
    assert not asked.dialog._buttons[20, 0].isChecked()
    ok = asked.dialog.button_row.button(QDialogButtonBox.StandardButton.Ok)
    qtbot.mouseClick(ok, LEFT)
    assert asked.chosen == [(20, 100)]


@pytest.mark.parametrize(
    ("category", "labels"),
    [
        ("full_house", ["0", "35 (5)"]),
        ("four_of_a_kind", ["0", "40 (X)", "45 (5)"]),
        ("generala", ["0", "50 (X)"]),
        ("fours", ["0", "14"]),
    ],
)
def test_the_signs_of_the_sheet_stand_beside_the_points(qtbot, category: str, labels) -> None:
    rules = build("imprevisible")
    possible = possible_entries(rules, Card(), Box(0, category))
    asked = Asked(qtbot, possible, mark=rules.category(category).mark)
    assert asked.labels == labels


def test_a_sign_is_taken_for_its_points(qtbot) -> None:
    mark = build("imprevisible").category("four_of_a_kind").mark
    for typed, points in (("X", 40), ("x", 40), ("5", 45), ("45", 45)):
        asked = Asked(qtbot, {(0, 0), (40, 0), (45, 0)}, mark=mark)
        asked.type(typed)
        assert asked.chosen == [(points, 0)]


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ([(0, 0)], "struck now: 0."),
        ([(p, 0) for p in range(5, 31)], "here: 5–30."),
        ([(0, 0), *((p, 0) for p in range(5, 31))], "here: 0, 5–30."),
        ([(0, 0), (1, 0), (2, 0)], "here: 0, 1, 2."),
        ([(24, 0), (25, 0), (25, 100), (26, 0)], "here: 24, 25, 25 +100, 26."),
    ],
)
def test_what_is_possible_is_told_shortly(entries, told: str) -> None:
    assert words.only_possible(entries).endswith(told)


@pytest.mark.parametrize("times", [1, 2, 2.5])
def test_many_points_fit_at_any_size_of_text(qtbot, qapp, times: float) -> None:
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * times)
    qapp.setFont(font)
    try:
        asked = Asked(qtbot, {(p, b) for p in range(5, 31) for b in (0, 100)})
        free = asked.dialog.screen().availableGeometry()
        qtbot.waitUntil(lambda: free.width() >= asked.dialog.width())
        assert asked.dialog.height() <= free.height()
        for button in asked.dialog._buttons.values():
            assert button.height() >= SMALLEST
            assert button.width() >= QFontMetrics(button.font()).horizontalAdvance(button.text())
        ok = asked.dialog.button_row.button(QDialogButtonBox.StandardButton.Ok)
        place = QRect(ok.mapTo(asked.dialog, QPoint(0, 0)), ok.size())
        assert asked.dialog.rect().contains(place)
    finally:
        qapp.setFont(before)
