"""Every window in Spanish, in English and in a language of long words."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QSpinBox,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Variant
from generala_desktop.groundwork import lay
from generala_desktop.rulesets import VARIANTS
from generala_desktop.services import options
from generala_desktop.services.preferences import Preferences
from generala_desktop.services.qt_texts import QT_TEXTS
from tests.walk import SLOW, WIDE, every_window, is_of_qt, plain, settle
from tests.walk_checks import cut, shrink
from tests.window import Table

TEXTS = Path(__file__).parents[2] / "translations" / "generala_desktop_es.ts"
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


# --- What is shown ------------------------------------------------------------------------------


def texts_of(top: QWidget) -> set[str]:
    """Return everything a window says or may say, line by line."""
    found = {top.windowTitle()}
    for widget in [top, *top.findChildren(QWidget)]:
        found |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        elif isinstance(widget, QLineEdit):
            found.add(widget.placeholderText())
        elif isinstance(widget, QSpinBox):
            found |= {widget.prefix(), widget.suffix()}
        elif isinstance(widget, QComboBox):
            found |= {widget.itemText(index) for index in range(widget.count())}
        elif isinstance(widget, QTabWidget):
            found |= {widget.tabText(index) for index in range(widget.count())}
        elif isinstance(widget, QMenu):
            found |= {action.text() for action in widget.actions()} | {widget.title()}
        elif isinstance(widget, QTextEdit):
            found.add(widget.toPlainText())
        elif isinstance(widget, QAbstractItemView):
            found |= texts_of_model(widget)
    lines = (re.sub(r"<[^>]*>", "", line) for text in found for line in text.splitlines())
    return {plain(line) for line in lines} - {""}


def texts_of_model(view: QAbstractItemView) -> set[str]:
    model = view.model()
    if isinstance(view.window(), QFileDialog):
        return set()  # names of files
    # Models of lists keep their one column to themselves.
    columns = range(1 if isinstance(view, QListView) else model.columnCount())
    rows = range(model.rowCount())
    found: list[object] = []
    for role in ROLES:
        found += [model.index(row, column).data(role) for row in rows for column in columns]
        found += [model.headerData(row, Qt.Orientation.Vertical, role) for row in rows]
        found += [model.headerData(column, Qt.Orientation.Horizontal, role) for column in columns]
    return {text for text in found if isinstance(text, str)}


# --- Nothing is left in another language --------------------------------------------------------


def messages_of(path: Path) -> Iterator[tuple[str, str]]:
    """Yield sources with their translations, all forms of them."""
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            yield message.findtext("source", ""), form.text or ""


class Leftovers:
    """Finds English where the Spanish is another."""

    def __init__(self) -> None:
        # What is not translated yet is English in every language.
        known = [(source, translation) for source, translation in messages_of(TEXTS) if translation]
        spanish = {plain(translation) for _, translation in known}
        english = {plain(line) for s, _ in known for line in s.splitlines()} - spanish
        self._whole = {text for text in english if "{" not in text and "%n" not in text}
        # Without a word of its own a pattern would fit any text.
        patterns = [t for t in english - self._whole if re.search(r"[a-z]{2}", self._own_words(t))]
        self._patterns = [re.compile(self._pattern(text)) for text in patterns]

    @staticmethod
    def _own_words(text: str) -> str:
        return re.sub(r"\{\w*\}|%n", "", text)

    @staticmethod
    def _pattern(text: str) -> str:
        parts = re.split(r"(\{\w*\}|%n)", text)
        gaps = {"%n": r"[\d.,]+"}
        return "".join(
            gaps.get(part, ".+") if re.fullmatch(r"\{\w*\}|%n", part) else re.escape(part)
            for part in parts
        )

    def among(self, texts: set[str]) -> set[str]:
        return {
            text
            for text in texts
            if text in self._whole or any(p.fullmatch(text) for p in self._patterns)
        }


def unfilled(texts: set[str]) -> set[str]:
    return {text for text in texts if re.search(r"\{\w*\}|%n|%\d\b", text)}


def test_no_window_keeps_english_words_in_spanish(table: Table) -> None:
    table.program.preferences.set(options.LANGUAGE, "es")
    settle()
    leftovers = Leftovers()
    found = {}
    seen: set[str] = set()
    for name, window in every_window(table, without=SLOW):
        texts = texts_of(window)
        assert texts, name
        if wrong := leftovers.among(texts - seen) | unfilled(texts):
            found[name] = wrong
        seen |= texts
    assert found == {}
    assert len(seen) > 400


def test_english_counts_and_fills_its_gaps(table: Table) -> None:
    for name, window in every_window(table, without=SLOW):
        texts = texts_of(window)
        assert unfilled(texts) == set(), name
        one_of_many = r"(?<![\d.,-])1 (points|dice|rolls|caps|players)\b"
        assert [text for text in texts if re.search(one_of_many, text)] == [], name


def test_every_window_follows_to_spanish_and_back(table: Table) -> None:
    """Windows that are open while the language changes, not only those opened later."""
    table.play("generala", 2)
    table.roll("33341")
    dialogs = table.program.dialogs
    for show in (
        dialogs.show_preferences,
        dialogs.show_keys,
        dialogs.show_about,
        dialogs.show_rules,
    ):
        show()
    windows = [table.window, *dialogs._open.values(), dialogs.make_new_game()]
    before = [texts_of(window) for window in windows]
    leftovers = Leftovers()
    table.program.preferences.set(options.LANGUAGE, "es")
    settle()
    for window in windows:
        assert leftovers.among(texts_of(window)) == set(), window
    table.program.preferences.set(options.LANGUAGE, "en")
    settle()
    changed = [texts_of(now) ^ then for now, then in zip(windows, before, strict=True)]
    assert changed == [set()] * len(windows)


def test_the_first_window_speaks_the_language_that_was_chosen(qapp: QApplication) -> None:
    """Before it is shown, and whatever the system speaks."""
    chosen = Preferences()
    chosen.set(options.LANGUAGE, "es")
    chosen.save_now()
    font, colours = qapp.font(), qapp.palette()
    ground = lay(qapp)
    try:
        texts = texts_of(ground.window)
        assert "Partida" in texts
        assert Leftovers().among(texts) == set()
    finally:
        ground.translations.use("en")
        for translator in ground.translations._translators:
            qapp.removeTranslator(translator)
        ground.window.deleteLater()
        qapp.setFont(font)
        qapp.setPalette(colours)
        settle()


SPANISH_BOXES = {
    "generala": "1 2 3 4 5 6 Escalera Full Póker Generala Doble_Generala",
    "generala-mayores": "1 2 3 4 5 6 Escalera Full Póker Generala Doble_Generala",
    "yatzy": "Unos Doses Treses Cuatros Cincos Seises 1_pareja 2_parejas Trío Póker "
    "Escalera_menor Escalera_mayor Full Libre Yatzy",
    "yahtzee": "Grupo_1 Grupo_2 Grupo_3 Grupo_4 Grupo_5 Grupo_6 Trío Póker Full Yahtzee "
    "Escalera_pequeña Escalera_grande Suerte",
    "yahtzee-official": "Grupo_1 Grupo_2 Grupo_3 Grupo_4 Grupo_5 Grupo_6 Trío Póker Full Yahtzee "
    "Escalera_pequeña Escalera_grande Suerte",
    "kniffel": "Grupo_1 Grupo_2 Grupo_3 Grupo_4 Grupo_5 Grupo_6 Trío Póker Full Kniffel "
    "Escalera_pequeña Escalera_grande Suerte",
    "yacht": "As Dos Tres Cuatro Cinco Seis Yacht Escalera_mayor Escalera_menor Cuatro_iguales "
    "Full Elección",
    "simultanea": "1 2 3 4 5 6 Escalera Full Póker Generala",
    "imprevisible": "1 2 3 4 5 6 Escalera Full Póker Generala",
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_boxes_have_the_names_of_their_own_game(table: Table, variant: Variant) -> None:
    table.program.preferences.set(options.LANGUAGE, "es")
    table.play(variant.id, 2)
    sheet = table.program.sheet
    names = [
        sheet.headerData(number, Qt.Orientation.Vertical)
        for number, row in enumerate(sheet.rows)
        if row.category is not None
    ]
    assert names == [name.replace("_", " ") for name in SPANISH_BOXES[variant.id].split()]


def test_texts_of_qt_that_its_spanish_lacks_are_ours(table: Table) -> None:
    table.program.preferences.set(options.LANGUAGE, "es")
    for text in QT_TEXTS:
        assert QCoreApplication.translate(text.context, text.source) != text.source


# --- Long words ---------------------------------------------------------------------------------


class Longer(QTranslator):
    """A language whose texts are two fifths longer than the English ones."""

    @override
    def translate(
        self,
        context: bytes | str,
        sourceText: bytes | str,
        disambiguation: bytes | str | None = None,
        n: int = -1,
    ) -> str:
        text = str(sourceText)
        if context == "QShortcut" or text.endswith("(*)"):
            return text
        more = "wxyz " * max(1, round(len(text) * 0.4 / 5))
        return f"[{text} {more.strip()}]"

    @override
    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def long_words(table: Table, qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    table.program.look.language_changed.emit()
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.usefixtures("long_words")
def test_long_words_are_not_cut(table: Table, size: int) -> None:
    table.program.preferences.set(options.TEXT_SIZE, size)
    table.window.resize(800, 600)
    found = {}
    for name, window in every_window(table, without=(*SLOW, *WIDE)):
        if is_of_qt(window):
            continue
        shrink(window)
        settle()
        wrong = cut(window)
        if window.width() > 800:
            wrong.append(f"{window.width()} pixels wide")
        if wrong:
            found[name] = wrong
    assert found == {}
