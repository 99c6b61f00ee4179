"""What the walk looks for, it finds: each check against a small window with one fault."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPalette, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.views.contrast import CLEAR, READABLE, contrast
from generala_desktop.views.theme import Theme
from tests import walk_checks as checks


@pytest.fixture(autouse=True)
def style(qapp: QApplication) -> None:
    Theme(qapp).confirm()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.setWindowTitle("Page")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    label, field = QLabel("&Name"), QLineEdit("Ana")
    label.setBuddy(field)
    for part in (label, field, QPushButton("&Play"), QCheckBox("&Calm")):
        column.addWidget(part)
    return page


Change = Callable[[QWidget], None]


def shown(qtbot: QtBot, page: QWidget) -> QWidget:
    with qtbot.waitActive(page):
        page.show()
    return page


def found(qtbot: QtBot, page: QWidget, check: Callable[[QWidget], list[str]]) -> list[str]:
    return check(shown(qtbot, page))


def faint(page: QWidget) -> list[str]:
    return checks.faint(page, READABLE)


EVERY = (*checks.CHECKS, faint, checks.astray)


@pytest.mark.parametrize("check", EVERY)
def test_nothing_is_found_where_nothing_is_wrong(
    qtbot: QtBot, page: QWidget, check: Callable[[QWidget], list[str]]
) -> None:
    assert found(qtbot, page, check) == []


def no_title(page: QWidget) -> None:
    page.setWindowTitle("")


def no_name(page: QWidget) -> None:
    layout_of(page).addWidget(QToolButton())


def no_buddy(page: QWidget) -> None:
    part_of(page, QLabel).setBuddy(None)  # type: ignore[arg-type]


def letter_twice(page: QWidget) -> None:
    part_of(page, QCheckBox).setText("Cal&p")


def key_twice(page: QWidget) -> None:
    for _ in range(2):
        action = QAction("Go", page)
        action.setShortcut("Ctrl+G")


def shortcut_and_letter(page: QWidget) -> None:
    QShortcut("Alt+P", page)


def cut_text(page: QWidget) -> None:
    part_of(page, QPushButton).setFixedWidth(20)


def cut_choice(page: QWidget) -> None:
    box = QComboBox()
    box.addItem("A very long choice")
    box.setAccessibleName("Choice")
    box.setFixedWidth(60)
    layout_of(page).addWidget(box)


def cut_lines(page: QWidget) -> None:
    label = QLabel("word " * 40)
    label.setWordWrap(True)
    label.setFixedSize(100, 30)
    layout_of(page).addWidget(label)


def on_each_other(page: QWidget) -> None:
    label = QLabel("over", page)
    label.move(12, 12)
    label.show()


def low(page: QWidget) -> None:
    part_of(page, QPushButton).setFixedHeight(31)


def low_rows(page: QWidget) -> None:
    rows = QListWidget()
    rows.setAccessibleName("Rows")
    rows.addItem("x")
    rows.item(0).setSizeHint(rows.item(0).sizeHint().expandedTo(rows.iconSize()))
    rows.setStyleSheet("QListWidget::item { height: 20px }")
    layout_of(page).addWidget(rows)


def grey_on_grey(page: QWidget) -> None:
    label = part_of(page, QLabel)
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#8c8c8c"))
    label.setPalette(palette)


def grey_far_down(page: QWidget) -> None:
    """Only who scrolls sees it."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.addSpacing(600)
    label = QLabel("far down")
    column.addWidget(label)
    area = QScrollArea()
    area.setWidget(inside)
    area.setFixedHeight(100)
    layout_of(page).addWidget(area)
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#8c8c8c"))
    label.setPalette(palette)


def back_and_forth(page: QWidget) -> None:
    more = QPushButton("More")
    layout_of(page).addWidget(more)
    QWidget.setTabOrder(part_of(page, QLineEdit), more)
    QWidget.setTabOrder(more, part_of(page, QPushButton))


def to_the_left(page: QWidget) -> None:
    row = QHBoxLayout()
    left, middle, right = QPushButton("One"), QPushButton("Two"), QPushButton("Three")
    for part in (left, middle, right):
        row.addWidget(part)
    layout_of(page).addLayout(row)
    QWidget.setTabOrder(right, left)
    QWidget.setTabOrder(left, middle)
    QWidget.setTabOrder(part_of(page, QCheckBox), right)


class Trap(QLineEdit):
    """Keeps the Tab key to itself."""

    @override
    def event(self, event: object) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab:
            return True
        return super().event(event)  # type: ignore[arg-type]


def trap(page: QWidget) -> None:
    field = Trap()
    field.setAccessibleName("Trap")
    layout_of(page).insertWidget(1, field)


Part = TypeVar("Part", bound=QWidget)


def part_of(page: QWidget, kind: type[Part]) -> Part:
    found = page.findChild(kind)
    assert isinstance(found, kind)
    return found


def layout_of(page: QWidget) -> QVBoxLayout:
    layout = page.layout()
    assert isinstance(layout, QVBoxLayout)
    return layout


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (checks.unnamed, no_title),
        (checks.unnamed, no_name),
        (checks.unnamed, no_buddy),
        (checks.keys_twice, letter_twice),
        (checks.keys_twice, key_twice),
        (checks.keys_twice, shortcut_and_letter),
        (checks.cut, cut_text),
        (checks.cut, cut_choice),
        (checks.cut, cut_lines),
        (checks.overlapping, on_each_other),
        (checks.small, low),
        (checks.small, low_rows),
        (faint, grey_on_grey),
        (faint, grey_far_down),
        (checks.astray, back_and_forth),
        (checks.astray, to_the_left),
        (checks.astray, trap),
    ],
    ids=lambda value: value.__name__,
)
def test_a_fault_is_found(
    qtbot: QtBot, page: QWidget, check: Callable[[QWidget], list[str]], fault: Change
) -> None:
    fault(page)
    assert found(qtbot, page, check) != []


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("#000000", "#ffffff"),
        ("#767676", "#ffffff"),
        ("#8c8c8c", "#2b2d30"),
        ("#ffe500", "#000000"),
    ],
)
def test_contrast_is_measured_as_it_is_defined(qtbot: QtBot, ink: str, ground: str) -> None:
    label = QLabel("Generala 12345")
    label.setWindowTitle("x")
    qtbot.addWidget(label)
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    palette.setColor(QPalette.ColorRole.Window, QColor(ground))
    label.setPalette(palette)
    label.resize(200, 40)
    shown(qtbot, label)
    measured = checks.Picture(label).contrast(label.rect())
    defined = contrast(QColor(ink), QColor(ground))
    assert measured == pytest.approx(defined, rel=0.06)
    assert checks.Picture(label).contrast(label.rect().translated(QPoint(180, 0))) == 0.0


def test_high_contrast_asks_for_more() -> None:
    assert checks.Look("es", "contrast", 100).level == CLEAR
    assert checks.Look("es", "dark", 100).level == READABLE
