"""Texts in another language for a while: on paper, but not on screen."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.services.translations import Translations


class Listener(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    @override
    def changeEvent(self, event: QEvent) -> None:
        self.changes += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_a_sheet_speaks_another_language_while_the_windows_do_not(
    qtbot: QtBot, qapp: QApplication
) -> None:
    translations = Translations()
    window = Listener()
    qtbot.addWidget(window)
    window.show()
    qapp.processEvents()
    before = QCoreApplication.translate("Generala", "Straight")
    with translations.speaking("es"):
        inside = QCoreApplication.translate("Generala", "Straight")
        assert QLocale().language() is QLocale.Language.Spanish
        qapp.processEvents()
    qapp.processEvents()
    assert before == "Straight"
    assert inside == "Escalera"
    assert QCoreApplication.translate("Generala", "Straight") == "Straight"
    assert QLocale().language() is QLocale.Language.English
    assert window.changes == 0


def test_english_on_a_spanish_screen_is_english_throughout(qapp: QApplication) -> None:
    translations = Translations()
    locale = QLocale()
    translations.use("es")
    try:
        with translations.speaking("en"):
            assert QCoreApplication.translate("Generala", "Straight") == "Straight"
        assert QCoreApplication.translate("Generala", "Straight") == "Escalera"
    finally:
        translations.use("en")
        QLocale.setDefault(locale)


def test_the_language_comes_back_after_an_error(qapp: QApplication) -> None:
    translations = Translations()

    def fail() -> None:
        with translations.speaking("es"):
            raise RuntimeError("no paper")

    with pytest.raises(RuntimeError):
        fail()
    assert QCoreApplication.translate("Generala", "Straight") == "Straight"


def test_a_language_that_is_not_there_is_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="fr"), Translations().speaking("fr"):
        pass
