"""The help says the same in both languages, and its pictures are drawn."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from generala_desktop.services import options
from generala_desktop.views.help_dialog import HelpDialog, page_file
from generala_desktop.views.keys_dialog import KeysDialog
from tests.window import Table

IMAGE = QTextDocument.ResourceType.ImageResource.value


def help_of(table: Table) -> HelpDialog:
    table.command("help")
    dialog = table.window.findChild(HelpDialog)
    assert dialog is not None
    return dialog


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_link_leads_somewhere(language: str) -> None:
    text = page_file(language).read_text()
    links = re.findall(r'href="#(\w+)"', text)
    assert links == re.findall(r'<a name="(\w+)">', text)
    assert len(links) > 8


def test_both_languages_have_the_same_parts() -> None:
    texts = [page_file(language).read_text() for language in ("es", "en")]
    for tag in ("<h2>", "<p>", "<li>", "<img "):
        assert texts[0].count(tag) == texts[1].count(tag), tag


def test_pictures_are_drawn(table: Table) -> None:
    page = help_of(table).page
    for name in ("dice:666|35", "cells:"):
        image = page.loadResource(IMAGE, QUrl(name))
        assert isinstance(image, QImage)
        assert image.width() > image.height() > 10


def test_the_help_speaks_the_language_on_screen(table: Table, qtbot: QtBot) -> None:
    dialog = help_of(table)
    assert "Begin a game" in dialog.page.toPlainText()
    table.program.preferences.set(options.LANGUAGE, "es")
    qtbot.waitUntil(lambda: "Empezar una partida" in dialog.page.toPlainText())


def test_links_go_to_their_part(table: Table) -> None:
    dialog = help_of(table)
    dialog.page.anchorClicked.emit(QUrl("#files"))
    assert dialog.page.verticalScrollBar().value() > 0


def test_the_keys_are_one_button_away(table: Table) -> None:
    dialog = help_of(table)
    dialog.keys_requested.emit()
    keys = table.window.findChild(KeysDialog)
    assert keys is not None
    assert keys.isVisible()


def test_every_key_that_the_help_names_does_what_it_says(table: Table) -> None:
    keys = table.program.key_map
    assert keys.keys("menu.undo") == "Ctrl+Z"
    assert keys.keys("menu.rules") == "F2"
    assert keys.keys("menu.print") == "Ctrl+P"
    assert keys.keys("menu.keys") == "F1"
    assert keys.keys("menu.hint") == "H"
    assert [keys.keys(name) for name in ("say_roll", "say_scores", "say_turn")] == ["D", "S", "T"]
