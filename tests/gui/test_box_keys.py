"""Alt and a letter goes to each box."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from generala_desktop.rulesets import VARIANTS
from generala_desktop.services import options
from generala_desktop.words.box_letters import Letter, letters
from tests.walk import settle
from tests.walk_checks import keys_twice
from tests.window import Table, setup


@given(st.lists(st.text(min_size=0, max_size=12), max_size=16), st.sets(st.sampled_from("aeiou1")))
def test_no_two_titles_share_a_letter(titles: list[str], taken: set[str]) -> None:
    found = letters([(title, title) for title in titles], taken)
    keys = [letter.key for letter in found]
    assert len(keys) == len(set(keys)) == len(titles)
    assert not {key.lower() for key in keys} & taken
    assert all(key.isascii() and key.isalnum() for key in keys)


def test_first_letters_are_better_and_accents_do_not_matter() -> None:
    found = letters([("Full", ""), ("Full house", ""), ("Póker", "")], {"g"})
    assert found == (Letter("F", 0), Letter("H", 5), Letter("P", 0))
    assert letters([("Escalera", ""), ("Élite", "")], ()) == (Letter("E", 0), Letter("L", 1))


def test_short_titles_borrow_from_the_whole_name() -> None:
    assert letters([("P", "Póker")], {"p"}) == (Letter("O", None),)
    assert letters([("G", "G")], {"g"}) == (Letter("A", None),)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.id)
def test_every_box_has_a_letter(table: Table, variant: object, language: str) -> None:
    table.program.preferences.set(options.LANGUAGE, language)
    least = variant.players[0] if hasattr(variant, "players") else 2
    table.play(variant.id, max(2, least))  # type: ignore[attr-defined]
    boxes = [row for row in table.program.sheet.rows if row.category is not None]
    keys = [keys for keys, _ in table.program.box_keys.listed()]
    assert len(keys) == len(set(keys)) == len(boxes)


def test_boxes_leave_its_letters_to_what_is_made_later(table: Table) -> None:
    table.program.preferences.set(options.LANGUAGE, "es")
    settle()
    table.start(replace(setup("yahtzee", 2, opening="as_listed"), is_pad=True))
    settle()
    assert keys_twice(table.window) == []
    table.command("hint")
    settle()
    assert keys_twice(table.window) == []


def test_alt_and_a_letter_goes_to_the_box(table: Table, qtbot: QtBot) -> None:
    table.play("generala", 2, "33344")
    table.roll("33344")
    keys = {box: key for key, box in table.program.box_keys.listed()}
    key = next(key for box, key in keys.items() if box.startswith("Full house"))
    qtbot.keySequence(table.window, QKeySequence(key))
    index = table.window.sheet.currentIndex()
    box = table.program.sheet.box_at(index)
    assert box is not None
    assert box.category == "full_house"
    assert table.window.sheet.hasFocus()


def test_of_several_matches_each_time_the_next(table: Table, qtbot: QtBot) -> None:
    table.play("simultanea", 2)
    key = table.program.box_keys.listed()[0][0]
    matches = []
    for _ in range(4):
        qtbot.keySequence(table.window, QKeySequence(key))
        matches.append(table.program.sheet.columns[table.window.sheet.currentIndex().column()][0])
    assert matches == [0, 1, 2, 0]


def test_the_list_of_keys_has_the_boxes(table: Table) -> None:
    table.play("generala", 2)
    assert any("Full house" in box for _, box in table.program.box_keys.listed())
