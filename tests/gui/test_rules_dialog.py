"""The window with the rules: one page at a time, in the colours and letters of the program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QTextBrowser
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.views.rules_dialog import RulesDialog
from generala_desktop.views.theme import Theme


@pytest.fixture
def dialog(qtbot: QtBot) -> RulesDialog:
    window = RulesDialog()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    font, colours = qapp.font(), qapp.palette()
    yield Theme(qapp)
    qapp.setFont(font)
    qapp.setPalette(colours)


def browser(window: RulesDialog) -> QTextBrowser:
    return window.findChildren(QTextBrowser)[0]


def games(window: RulesDialog) -> QComboBox:
    return window.findChildren(QComboBox)[0]


def test_every_game_can_be_read(dialog: RulesDialog) -> None:
    for row, variant in enumerate(VARIANTS):
        games(dialog).setCurrentIndex(row)
        games(dialog).activated.emit(row)
        assert dialog.shown_rules().id == variant.id
        assert browser(dialog).toPlainText().startswith(str(variant.title))


def test_the_rules_in_play_come_back_after_another_game(dialog: RulesDialog) -> None:
    rules = build("generala", {"double": "120"})
    dialog.set_rules(rules)
    assert games(dialog).currentText() == "Generala"
    games(dialog).activated.emit(2)
    assert dialog.shown_rules().id == "yatzy"
    games(dialog).activated.emit(0)
    assert dialog.shown_rules() == rules
    assert "120 points" in browser(dialog).toPlainText()


def test_another_game_is_read_from_its_beginning(qtbot: QtBot, dialog: RulesDialog) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    bar = browser(dialog).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    dialog.set_rules(build("yacht"))
    assert bar.value() == 0


def test_the_page_does_not_jump_when_the_theme_changes(
    qtbot: QtBot, dialog: RulesDialog, theme: Theme
) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    bar = browser(dialog).verticalScrollBar()
    bar.setValue(200)
    theme.apply("dark", 100)
    base = QPalette.ColorRole.Base
    qtbot.waitUntil(lambda: browser(dialog).palette().color(base).lightness() < 80)
    assert bar.value() == 200
    line = browser(dialog).palette().color(QPalette.ColorRole.Mid).name()
    assert line in browser(dialog).toHtml()
    assert "color:#000000" not in browser(dialog).toHtml()


@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_is_wider_than_a_small_window(
    qtbot: QtBot, dialog: RulesDialog, theme: Theme, text_size: int
) -> None:
    theme.apply("light", text_size)
    dialog.resize(736, 552)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for variant in VARIANTS:
        dialog.set_rules(variant.by_default())
        assert browser(dialog).horizontalScrollBar().maximum() == 0, variant.id


def test_the_text_grows_with_the_program(qtbot: QtBot, dialog: RulesDialog, theme: Theme) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    before = browser(dialog).document().size().height()
    theme.apply("light", 200)
    qtbot.waitUntil(lambda: browser(dialog).document().size().height() > 1.8 * before)


def test_escape_closes(qtbot: QtBot, dialog: RulesDialog) -> None:
    with qtbot.waitExposed(dialog):
        dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(browser(dialog), Qt.Key.Key_Escape)


@pytest.mark.parametrize("was_open", [False, True])
def test_the_page_can_be_read_while_another_window_waits(
    qtbot: QtBot, dialog: RulesDialog, was_open: bool
) -> None:
    if was_open:
        dialog.show()
    waiting = QDialog()
    qtbot.addWidget(waiting)
    waiting.open()
    assert QApplication.activeModalWidget() is waiting
    dialog.show()
    assert QApplication.activeModalWidget() is dialog
    dialog.close()
    waiting.close()
    dialog.show()
    assert QApplication.activeModalWidget() is None


class Marked(QTranslator):
    """Another language: every text ends in a sign."""

    @override
    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return source + "~"

    @override
    def isEmpty(self) -> bool:
        return False


def test_every_text_follows_the_language(dialog: RulesDialog, qapp: QApplication) -> None:
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    try:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        qapp.processEvents()
        for variant in VARIANTS:
            dialog.set_rules(variant.build())
            for line in browser(dialog).toPlainText().splitlines():
                assert "~" in line or not any(char.isalpha() for char in line), line
    finally:
        QCoreApplication.removeTranslator(translator)
