"""Every visible text can be translated: in a language of other letters no English is left."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Variant
from generala_desktop.rulesets import VARIANTS
from generala_desktop.views.help_dialog import page_file
from generala_desktop.views.paper.layouts import layouts_for
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import PrintJob
from generala_desktop.views.print_dialog import LANGUAGES
from generala_desktop.words.paper import blank, filled
from generala_desktop.words.paper_text import as_html, as_text
from tests.gui.test_languages import texts_of
from tests.paper_checks import texts
from tests.paper_games import game
from tests.walk import every_window, settle
from tests.window import NAMES, Table

# What stands in a source text for something else: gaps, counts, HTML, patterns of names of files.
NO_WORDS = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w+;|\(\*[^)]*\)|\.generala)")
KEPT = (
    *NAMES,
    "Generala Desktop",
    # Languages call themselves by their own name.
    "Español",
    "English",
    # The author's signs.
    "ES",
    "FS",
    "PS",
    # A type of file.
    r"\*?\.generala",
)


class OtherLetters(QTranslator):
    """A language of the English words, in letters that nothing else is written in."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = {"Ctrl", "Shift", "Alt"}
        """The names of keys, which stay: what is shown is also read."""

    @override
    def translate(
        self,
        context: bytes | str,
        sourceText: bytes | str,
        disambiguation: bytes | str | None = None,
        n: int = -1,
    ) -> str:
        text = str(sourceText)
        if context == "QShortcut":
            self.keys.add(text)
            return text
        parts = NO_WORDS.split(text.replace("%n", str(n)))
        return "".join(part if number % 2 else wide(part) for number, part in enumerate(parts))

    @override
    def isEmpty(self) -> bool:
        return False

    def left(self, shown: set[str]) -> set[str]:
        """Return the texts with letters that are not of this language; paths are of none."""
        kept = re.compile(rf"(?<!\w)({'|'.join((*KEPT, *map(re.escape, self.keys)))})(?!\w)")
        words = {text for text in shown if not Path(text).is_absolute()}
        return {text for text in words if re.search(r"[A-Za-z]{2}", kept.sub("", text))}


def wide(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalpha() else c for c in text)


@pytest.fixture
def other_letters(qapp: QApplication) -> Iterator[OtherLetters]:
    translator = OtherLetters()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def test_every_text_of_every_window_is_translated(
    table: Table, other_letters: OtherLetters
) -> None:
    table.program.look.language_changed.emit()
    settle()
    found = {}
    seen: set[str] = set()
    for name, window in every_window(table):
        shown = texts_of(window)
        # The help is a page of its own in each language; who asks is told the name of the game.
        is_spared = name in {"help", "give up"}
        if not is_spared and (wrong := other_letters.left(shown - seen)):
            found[name] = wrong
        seen |= shown
    assert found == {}
    assert len(seen) > 1500


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.usefixtures("qapp")
def test_every_word_on_paper_is_translated(variant: Variant, other_letters: OtherLetters) -> None:
    rules = variant.by_default()
    played = game(rules, NAMES[: max(2, rules.players[0])])
    printed: set[str] = set()
    for record in (None, played):
        for layout in layouts_for(rules):
            job = PrintJob(rules, record, 4, layout, Paper.A4, "en")
            printed |= {ink.text for page in job.printout().pages for ink in texts(page)}
        sheet = blank(rules, 4) if record is None else filled(record)
        printed |= set(as_text(sheet).splitlines())
        document = QTextDocument()
        document.setHtml(as_html(sheet, "en"))
        printed |= set(document.toPlainText().splitlines())
    assert len(printed) > 50
    assert other_letters.left(printed) == set()


def test_every_language_has_a_help_page() -> None:
    assert [code for code, _ in LANGUAGES if not page_file(code).is_file()] == []
