"""Speaks the chosen language: installs our translations and Qt's, and switches them while running."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from generala_desktop.compat import override
from generala_desktop.storage.paths import translations_dir

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QEvent

_LOG = logging.getLogger(__name__)

SYSTEM = "system"
SPANISH = "es"
ENGLISH = "en"

# How numbers and dates are written. QLocale's plain Spanish does not group four digits.
_LOCALES = {SPANISH: "es_AR", ENGLISH: "en"}


class Translations(QObject):
    """The translators in use; Qt tells every widget of a switch with LanguageChange.

    Signals:
        language_changed(): another language is in use, for what is not a widget.
    """

    language_changed = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or translations_dir()
        self._language = ""
        self._is_missing_told = False
        # Qt does not own installed translators.
        self._translators: list[QTranslator] = []

    @property
    def language(self) -> str:
        """Which language is really in use, "es" or "en"."""
        return self._language or ENGLISH

    def use(self, language: str) -> None:
        """Switch to "es", "en" or what the "system" prefers."""
        wanted = system_language() if language == SYSTEM else language
        if wanted not in _LOCALES:
            raise ValueError(f"no such language: {language}")
        if wanted == self._language:
            return
        # Before the translators: texts made in answer to their event already format numbers.
        self._language = wanted
        QLocale.setDefault(QLocale(_LOCALES[wanted]))
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = self._load(wanted)
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        self.language_changed.emit()

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Make texts in "es" or "en" for a while, without a word to the windows.

        For what is read elsewhere than on screen, on paper for instance.
        """
        if language not in _LOCALES:
            raise ValueError(f"no such language: {language}")
        if language == self.language:
            yield
            return
        locale, translators = QLocale(), self._translators
        borrowed = self._load(language)
        self._exchange_quietly(translators, borrowed)
        QLocale.setDefault(QLocale(_LOCALES[language]))
        try:
            yield
        finally:
            QLocale.setDefault(locale)
            self._exchange_quietly(borrowed, translators)

    def _exchange_quietly(self, old: list[QTranslator], new: list[QTranslator]) -> None:
        application = QCoreApplication.instance()
        quiet = _Quiet()
        if application is not None:
            application.installEventFilter(quiet)
        for translator in old:
            QCoreApplication.removeTranslator(translator)
        for translator in new:
            QCoreApplication.installTranslator(translator)
        if application is not None:
            application.removeEventFilter(quiet)

    def _load(self, language: str) -> list[QTranslator]:
        loaded = []
        if language != ENGLISH:
            from PySide6.QtCore import QLibraryInfo  # noqa: PLC0415 (the first window waits)

            qt_texts = QTranslator()
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if qt_texts.load(QLocale(language), "qtbase", "_", folder):
                loaded.append(qt_texts)
        ours = QTranslator()
        file = self._folder / f"generala_desktop_{language}.qm"
        # English has a file too: its plurals. Our own come last, which Qt asks first.
        if file.is_file() and ours.load(str(file)):
            loaded.append(ours)
        elif not self._is_missing_told:
            self._is_missing_told = True
            _LOG.warning("Translation %s is missing or damaged; texts stay English", file)
        return loaded


class _Quiet(QObject):
    """Keeps the news of another language from the application, which would tell its windows."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        from PySide6.QtCore import QEvent  # noqa: PLC0415 (the first window waits for its names)

        return event.type() == QEvent.Type.LanguageChange


def system_language() -> str:
    """The first language of the system's list that we have, else English."""
    for tag in QLocale.system().uiLanguages():
        language = tag.replace("_", "-").partition("-")[0].lower()
        if language in _LOCALES:
            return language
    return ENGLISH
