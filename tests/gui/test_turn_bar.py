"""The heading and the message say what matters where there is little room and letters are large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.services import options
from generala_desktop.views.elided_label import ElidedLabel
from generala_desktop.views.fitting_text import fitting
from generala_desktop.views.turn_bar import TurnHeading
from tests.window import Table


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QFont]]:
    """What was painted as a heading."""
    texts: list[tuple[str, QFont]] = []
    plain = ElidedLabel.paint_text

    def paint(label: ElidedLabel, text: str, font: QFont) -> None:
        texts.append((text, font))
        plain(label, text, font)

    monkeypatch.setattr(ElidedLabel, "paint_text", paint)
    return texts


def heading(qtbot: QtBot, width: int) -> TurnHeading:
    made = TurnHeading()
    qtbot.addWidget(made)
    made.resize(width, 60)
    made.show_turn("It is the turn of Ana", None, "", short="Ana")
    made.grab()
    return made


def test_a_heading_with_room_is_whole_and_large(
    qtbot: QtBot, painted: list[tuple[str, QFont]]
) -> None:
    made = heading(qtbot, 600)
    assert painted[-1] == ("It is the turn of Ana", made._name.font())


def test_a_heading_with_less_room_is_smaller(
    qtbot: QtBot, painted: list[tuple[str, QFont]]
) -> None:
    large = heading(qtbot, 600)
    needed = QFontMetrics(large._name.font()).horizontalAdvance("It is the turn of Ana")
    beside = large.width() - large._name.width()
    heading(qtbot, beside + needed * 3 // 4)
    text, font = painted[-1]
    assert text == "It is the turn of Ana"
    assert QFontMetrics(font).horizontalAdvance(text) <= needed * 3 // 4


def test_a_heading_without_room_keeps_the_name(
    qtbot: QtBot, painted: list[tuple[str, QFont]]
) -> None:
    large = heading(qtbot, 600)
    beside = large.width() - large._name.width()
    needed = QFontMetrics(large._name.font()).horizontalAdvance("Ana")
    made = heading(qtbot, beside + needed + 4)
    assert painted[-1][0] == "Ana"
    assert made.title() == "It is the turn of Ana"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [100, 200, 250])
def test_what_to_do_is_read_whole(table: Table, language: str, size: int) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    table.program.preferences.set(options.TEXT_SIZE, size)
    table.window.resize(800, 600)
    QApplication.processEvents()
    label = table.window.footer._message
    usual = label.font().pointSizeF()
    table.play("generala", 2)
    table.roll("33341")
    QApplication.processEvents()
    assert label.heightForWidth(label.width()) <= label.height()
    table.window.footer.show_message("Ana.")
    assert label.font().pointSizeF() == usual


def test_letters_do_not_become_smaller_than_they_may(qapp: QApplication) -> None:
    font = QFont()
    font.setPointSizeF(20.0)
    assert fitting(font, "word " * 200, QSize(100, 20), 0.7).pointSizeF() == pytest.approx(14.0)
    assert fitting(font, "word", QSize(1000, 200), 0.7).pointSizeF() == pytest.approx(20.0)


def test_the_mark_of_hints_is_whole(qtbot: QtBot) -> None:
    made = heading(qtbot, 600)
    made.show_hints("1 hint")
    made.show_turn("It is the turn of Ana", None, "Roll 1 of 3", short="Ana")
    made.show()
    for width in (600, 260, 220):
        made.resize(width, 60)
        QApplication.processEvents()
        assert made._hints.width() >= made.fontMetrics().height()
