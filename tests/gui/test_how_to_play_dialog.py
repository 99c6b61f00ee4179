"""The window that explains a game of several matches."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QLabel, QPushButton

from generala_desktop.rulesets import build
from generala_desktop.views.how_to_play_dialog import HowToPlayDialog
from generala_desktop.views.small_dice import SmallDice


@pytest.fixture
def dialog(qtbot) -> HowToPlayDialog:
    found = HowToPlayDialog(build("imprevisible"))
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


def texts(dialog: HowToPlayDialog) -> list[str]:
    return [label.text() for label in dialog.page.findChildren(QLabel) if label.isVisible()]


def dice(dialog: HowToPlayDialog) -> list[SmallDice]:
    return [found for found in dialog.page.findChildren(SmallDice) if found.isVisible()]


def test_it_shows_steps_and_dice(dialog: HowToPlayDialog) -> None:
    assert dialog.windowTitle() == "How to play El Imprevisible"
    assert "The fourth roll" in texts(dialog)
    assert len(dice(dialog)) > 10


def test_dice_can_be_heard(dialog: HowToPlayDialog) -> None:
    for picture in dice(dialog):
        interface = QAccessible.queryAccessibleInterface(picture)
        assert "-" in interface.text(QAccessible.Text.Name)


def test_dice_are_drawn_by_their_faces(qtbot) -> None:
    pictures = []
    for face in range(1, 7):
        widget = SmallDice((face,), (7 - face,))
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
        pictures.append(widget.grab().toImage())
    for place, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[place + 1 :])


def test_another_game_takes_its_place(qtbot, dialog: HowToPlayDialog) -> None:
    dialog.show_rules(build("simultanea"), 3)
    qtbot.waitUntil(lambda: bool(texts(dialog)))
    assert dialog.windowTitle() == "How to play La Generala Simultánea"
    assert "The fourth roll" not in texts(dialog)
    assert any(text.startswith("The author warns") for text in texts(dialog))


def test_it_leads_to_all_the_rules(qtbot, dialog: HowToPlayDialog) -> None:
    button = next(b for b in dialog.findChildren(QPushButton) if "rules" in b.text())
    with qtbot.waitSignal(dialog.rules_requested, timeout=1000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_escape_closes_it(qtbot, dialog: HowToPlayDialog) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_larger_letters_make_larger_dice(qtbot, dialog: HowToPlayDialog) -> None:
    before = dice(dialog)[0].sizeHint().height()
    font = QFont(dialog.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    dialog.setFont(font)
    qtbot.waitUntil(lambda: any(d.sizeHint().height() > 1.5 * before for d in dice(dialog)))


def test_it_stays_on_the_screen(dialog: HowToPlayDialog) -> None:
    free = dialog.screen().availableGeometry()
    assert dialog.height() <= free.height()
    assert dialog.width() <= free.width()
