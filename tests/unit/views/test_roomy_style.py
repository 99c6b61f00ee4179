"""Every kind of control is at least 32 pixels high, reacts there, and may be made again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QTableWidget,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.views import player_mark
from generala_desktop.views.icon_names import IconName
from generala_desktop.views.icons import icon
from generala_desktop.views.roomy_style import SMALLEST_TARGET, RoomyStyle
from generala_desktop.views.scheme import Scheme
from generala_desktop.views.theme import Theme

CONTROLS = (
    QPushButton,
    QToolButton,
    QCheckBox,
    QRadioButton,
    QComboBox,
    QSpinBox,
    QLineEdit,
    QSlider,
    QListWidget,
)


@pytest.fixture(autouse=True)
def style(qapp: QApplication) -> None:
    Theme(qapp).confirm()


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.mark.parametrize("control", CONTROLS)
def test_controls_are_high_enough(qtbot: QtBot, control: type[QWidget]) -> None:
    widget = control()
    qtbot.addWidget(widget)
    assert widget.sizeHint().height() >= SMALLEST_TARGET
    assert widget.sizeHint().width() >= SMALLEST_TARGET


def test_rows_tabs_and_menu_entries_are_high_enough(qtbot: QtBot) -> None:
    rows, table, tabs, menu = QListWidget(), QTableWidget(2, 2), QTabWidget(), QMenu()
    rows.addItem("x")
    tabs.addTab(QWidget(), "x")
    entry, line = menu.addAction("x"), menu.addSeparator()
    for widget in (rows, table, tabs):
        shown(qtbot, widget)
    qtbot.addWidget(menu)
    menu.adjustSize()
    assert rows.visualItemRect(rows.item(0)).height() >= SMALLEST_TARGET
    assert table.rowHeight(0) >= SMALLEST_TARGET
    assert table.horizontalHeader().height() >= SMALLEST_TARGET
    assert tabs.tabBar().tabRect(0).height() >= SMALLEST_TARGET
    assert menu.actionGeometry(entry).height() >= SMALLEST_TARGET
    assert menu.actionGeometry(line).height() < SMALLEST_TARGET / 2


@pytest.mark.parametrize("control", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("at", [(1, 1), (-2, -2), (1, -2), (-2, 1)])
def test_ticks_react_on_their_whole_area(
    qtbot: QtBot, control: type[QAbstractButton], at: tuple[int, int]
) -> None:
    box = control()
    box.setText("Calm")
    shown(qtbot, box)
    corner = QPoint(at[0] % box.width(), at[1] % box.height())
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=corner)
    assert box.isChecked()


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_the_steps_of_a_number_are_targets_beside_each_other(
    qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    box = QSpinBox()
    box.setLayoutDirection(direction)
    box.setRange(0, 250)
    box.setSuffix(" %")
    shown(qtbot, box)
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    part, kind = QStyle.SubControl, QStyle.ComplexControl.CC_SpinBox
    up, down, text = (
        box.style().subControlRect(kind, option, which, box)
        for which in (part.SC_SpinBoxUp, part.SC_SpinBoxDown, part.SC_SpinBoxEditField)
    )
    for step in (up, down):
        assert min(step.width(), step.height()) >= SMALLEST_TARGET
        assert box.rect().contains(step)
        assert not step.intersects(text)
    assert not up.intersects(down)
    assert text.width() >= box.fontMetrics().horizontalAdvance("250 %")
    for place, value in ((up, 1), (down, 0)):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=place.center())
        assert box.value() == value


@pytest.mark.parametrize("control", [QCheckBox, QRadioButton, QPushButton])
def test_what_stands_beside_a_text_grows_with_it(
    qtbot: QtBot, control: type[QAbstractButton]
) -> None:
    box = control()
    qtbot.addWidget(box)
    metric = QStyle.PixelMetric.PM_IndicatorHeight
    usual, icon = box.style().pixelMetric(metric, None, box), box.iconSize()
    font = box.font()
    font.setPointSizeF(font.pointSizeF() * 2.5)
    box.setFont(font)
    assert box.style().pixelMetric(metric, None, box) >= 2 * usual
    assert box.iconSize().height() >= 2 * icon.height()


RED = QColor("#ff0000")


def seen_in_row(qtbot: QtBot, menu: QMenu, chosen: QAction | None) -> set[str]:
    """Return the colours where the first row has its icon, with a row of the menu highlighted."""
    qtbot.addWidget(menu)
    menu.adjustSize()
    if chosen is not None:
        menu.setActiveAction(chosen)
    row = menu.actionGeometry(menu.actions()[0])
    picture = menu.grab(row).toImage()
    width = menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, menu) + 8
    return {
        picture.pixelColor(x, y).name() for x in range(width) for y in range(3, row.height() - 3)
    }


def is_among(seen: set[str], colour: QColor) -> bool:
    """Tell whether a colour is seen; thin lines are hardly anywhere quite as they were meant."""
    return any(
        max(
            abs(found.red() - colour.red()),
            abs(found.green() - colour.green()),
            abs(found.blue() - colour.blue()),
        )
        < 48
        for found in map(QColor, seen)
    )


@pytest.mark.parametrize("scheme", Scheme)
def test_icons_of_the_highlighted_row_have_the_colour_of_its_text(
    qapp: QApplication, qtbot: QtBot, scheme: Scheme
) -> None:
    Theme(qapp).apply(scheme, 100)
    menu = QMenu()
    entry = menu.addAction(icon(IconName.SAVE, RED), "Save")
    other = menu.addAction("Other")
    text = menu.palette().color(QPalette.ColorRole.HighlightedText)
    highlighted = seen_in_row(qtbot, menu, entry)
    assert is_among(highlighted, text)
    assert not is_among(highlighted, RED)
    assert is_among(seen_in_row(qtbot, menu, other), RED)


def test_a_row_that_cannot_be_chosen_is_not_brightened(qapp: QApplication, qtbot: QtBot) -> None:
    Theme(qapp).apply(Scheme.LIGHT, 100)
    menu = QMenu()
    entry = menu.addAction(icon(IconName.SAVE, RED), "Save")
    entry.setEnabled(False)
    menu.addAction("Other")
    plain = seen_in_row(qtbot, menu, None)
    assert seen_in_row(qtbot, menu, entry) == plain


def test_what_has_colours_of_its_own_keeps_them(qapp: QApplication, qtbot: QtBot) -> None:
    Theme(qapp).apply(Scheme.LIGHT, 100)
    mark = player_mark.marks(1)[0]
    menu = QMenu()
    entry = menu.addAction(player_mark.icon(mark, 16), "Blue")
    assert is_among(seen_in_row(qtbot, menu, entry), player_mark.fill_colour(mark.colour))


def test_a_button_with_the_focus_keeps_the_colour_of_its_icon(
    qapp: QApplication, qtbot: QtBot
) -> None:
    Theme(qapp).apply(Scheme.LIGHT, 100)
    button = QPushButton(QIcon(icon(IconName.ROLL, RED)), "")
    qtbot.addWidget(button)
    with qtbot.waitActive(button):
        button.show()
        button.activateWindow()
    button.setFocus()
    assert button.hasFocus()
    picture = button.grab().toImage()
    seen = {
        picture.pixelColor(x, y).name()
        for x in range(button.width())
        for y in range(button.height())
    }
    assert is_among(seen, RED)


def test_a_second_theme_keeps_the_style(qapp: QApplication) -> None:
    before = qapp.style()
    Theme(qapp).confirm()
    assert qapp.style() is before
    assert isinstance(before, RoomyStyle)
