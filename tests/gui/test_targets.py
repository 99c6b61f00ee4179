"""The outermost pixels of what one clicks react, in a usual and in the smallest window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from generala_desktop.rulesets import VARIANTS
from generala_desktop.services import options
from generala_desktop.views.roomy_style import SMALLEST_TARGET
from tests.window import LEFT, Table

SIZES = pytest.mark.parametrize("size", [QSize(1120, 720), QSize(800, 600), QSize(640, 440)])


def corners(area: QRect, inset: int) -> Iterator[QPoint]:
    inner = area.adjusted(inset, inset, -inset, -inset)
    yield from (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())


def click(top: QWidget, at: QPoint) -> None:
    """Click what lies there, whatever that is."""
    found = top.childAt(at) or top
    QTest.mouseClick(found, LEFT, pos=found.mapFrom(top, at))


def rolled(table: Table, size: QSize, game: str = "generala") -> None:
    table.window.resize(size)
    table.play(game, 2)
    table.roll("33344")
    QApplication.processEvents()


@SIZES
@pytest.mark.parametrize("inset", [0, 2])
def test_the_rim_of_each_die_holds_it(table: Table, size: QSize, inset: int) -> None:
    rolled(table, size)
    window = table.window
    for place in range(5):
        for number in range(4):
            button = table.die(place)
            area = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
            assert min(area.width(), area.height()) >= SMALLEST_TARGET
            was = place in table.held()
            click(window, list(corners(area, inset))[number])
            assert (place in table.held()) is not was, (place, number)


@SIZES
def test_a_die_is_hit_as_far_as_it_is_seen(table: Table, size: QSize) -> None:
    rolled(table, size)
    layout = table.window.dice._table.layout_now
    for place in range(5):
        middle = table.window.dice._table.spot(place)
        for x, y in ((-0.49, 0.0), (0.49, 0.0), (0.0, -0.49), (0.0, 0.49)):
            at = QPoint(round(middle.x() + x * layout.edge), round(middle.y() + y * layout.edge))
            assert table.die(place).geometry().contains(at)


@SIZES
@pytest.mark.parametrize("number", range(4))
def test_the_rim_of_a_box_writes_in_it(table: Table, size: QSize, number: int) -> None:
    rolled(table, size)
    sheet = table.window.sheet
    table.cell("threes", 0)
    area = sheet.visualRect(table.program.sheet.index(2, 0)).translated(
        sheet.viewport().mapTo(table.window, QPoint(0, 0))
    )
    assert min(area.width(), area.height()) >= SMALLEST_TARGET
    click(table.window, list(corners(area, 1))[number])
    assert table.face("threes").cell.points == 9


@SIZES
@pytest.mark.parametrize("number", range(4))
def test_the_rim_of_undo_takes_back(table: Table, size: QSize, number: int) -> None:
    rolled(table, size)
    table.score("threes")
    QApplication.processEvents()
    table.undo_button.ensurePolished()
    area = QRect(table.undo_button.mapTo(table.window, QPoint(0, 0)), table.undo_button.size())
    click(table.window, list(corners(area, 1))[number])
    assert table.face("threes").cell.points is None


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("text_size", [100, 200])
def test_boxes_are_large_enough_in_a_small_window(
    table: Table, variant: object, text_size: int
) -> None:
    game = getattr(variant, "id", "")
    table.program.preferences.set(options.TEXT_SIZE, text_size)
    rolled(table, QSize(800, 600), game)
    sheet, model = table.window.sheet, table.program.sheet
    for row, shown in enumerate(model.rows):
        if shown.category is not None:
            box = sheet.visualRect(model.index(row, 0))
            assert min(box.width(), box.height()) >= SMALLEST_TARGET
