"""The right language from the first text on, and back and forth while running."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from generala_desktop.compat import override
from generala_desktop.services import translations as module
from generala_desktop.services.translations import Translations, system_language

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="{language}" sourcelanguage="en"><context><name>Test</name>
{hello}<message numerus="yes"><source>%n roll(s)</source>
<translation><numerusform>{one}</numerusform><numerusform>{more}</numerusform></translation></message>
</context></TS>"""
HELLO = "<message><source>Hello</source><translation>Hola</translation></message>"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    texts = {
        "es": TS.format(language="es", hello=HELLO, one="%n tiro", more="%n tiros"),
        "en": TS.format(language="en", hello="", one="%n roll", more="%n rolls"),
    }
    for language, text in texts.items():
        source = folder / f"generala_desktop_{language}.ts"
        source.write_text(text, encoding="utf-8")
        tool = Path(sys.executable).parent / "pyside6-lrelease"
        subprocess.run([tool, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)
    return folder


@pytest.fixture
def translations(qapp: QApplication, folder: Path) -> Iterator[Translations]:
    translations = Translations(folder)
    yield translations
    for translator in translations._translators:
        QCoreApplication.removeTranslator(translator)
    QCoreApplication.processEvents()


def said(count: int = 2) -> list[str]:
    def tr(context: str, source: str, number: int = -1) -> str:
        return QCoreApplication.translate(context, source, "", number)

    return [tr("Test", "Hello"), tr("Test", "%n roll(s)", count), tr("QPlatformTheme", "Cancel")]


def test_spanish_is_ours_and_qts(translations: Translations) -> None:
    translations.use("es")
    assert said() == ["Hola", "2 tiros", "Cancelar"]
    assert said(1)[1] == "1 tiro"
    assert translations.language == "es"


def test_english_has_plurals(translations: Translations) -> None:
    translations.use("en")
    assert said() == ["Hello", "2 rolls", "Cancel"]
    assert [said(number)[1] for number in (0, 1)] == ["0 rolls", "1 roll"]
    assert translations.language == "en"


def test_languages_can_be_switched_back_and_forth(translations: Translations) -> None:
    for _ in range(3):
        translations.use("es")
        assert said() == ["Hola", "2 tiros", "Cancelar"]
        translations.use("en")
        assert said() == ["Hello", "2 rolls", "Cancel"]


def test_numbers_are_written_as_in_the_language(translations: Translations) -> None:
    translations.use("es")
    assert QLocale().toString(12345) == "12.345"
    assert QLocale().name() == "es_AR"
    translations.use("en")
    assert QLocale().toString(12345) == "12,345"


def test_a_switch_is_told_to_widgets_and_by_the_signal(
    translations: Translations, qtbot: QtBot
) -> None:
    class Listener(QWidget):
        heard = 0

        @override
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                Listener.heard += 1
                texts.append(said())

    texts: list[list[str]] = []
    told: list[str] = []
    widget = Listener()
    qtbot.addWidget(widget)
    translations.language_changed.connect(lambda: told.append(translations.language))
    translations.use("es")
    translations.use("es")
    qtbot.waitUntil(lambda: Listener.heard > 0)
    assert told == ["es"]
    assert texts == [["Hola", "2 tiros", "Cancelar"]]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["es-AR", "es", "en-US"], "es"),
        (["es_MX"], "es"),
        (["en-GB", "es"], "en"),
        (["ca-ES", "es-ES", "en"], "es"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_is_asked_for_its_languages_in_order(
    wishes: list[str], language: str, translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = SimpleNamespace(uiLanguages=lambda: wishes)
    with monkeypatch.context() as patched:
        patched.setattr(module, "QLocale", SimpleNamespace(system=lambda: system))
        assert system_language() == language
    monkeypatch.setattr(module, "system_language", lambda: language)
    translations.use("system")
    assert translations.language == language


def test_an_unknown_language_is_an_error(translations: Translations) -> None:
    with pytest.raises(ValueError, match="de"):
        translations.use("de")


def test_without_files_the_texts_are_english_and_it_is_said_once(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    translations = Translations(tmp_path)
    for language in ("es", "en", "es", "en"):
        translations.use(language)
    assert said()[0] == "Hello"
    assert len(caplog.records) == 1
    assert "generala_desktop_es.qm" in caplog.text


def test_a_damaged_file_does_no_harm(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for language in ("es", "en"):
        (tmp_path / f"generala_desktop_{language}.qm").write_bytes(b"rubbish")
    translations = Translations(tmp_path)
    translations.use("es")
    assert said()[0] == "Hello"
    assert len(caplog.records) == 1
    translations.use("en")
