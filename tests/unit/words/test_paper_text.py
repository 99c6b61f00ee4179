"""The planilla as text and as HTML: the same rows and numbers, with marked headings."""

import xml.etree.ElementTree as ET

import pytest

from generala_desktop.engine.sheet import RowKind
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.words import paper as words
from generala_desktop.words.paper_text import as_html, as_text
from tests.paper_games import NASTY, PLAIN, game

GAMES = [variant.id for variant in VARIANTS]


def tables_of(html: str) -> list[ET.Element]:
    root = ET.fromstring(html.replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', ""))
    return root.findall(".//table")


def words_in(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


@pytest.mark.parametrize("game_id", GAMES)
def test_text_has_every_row_with_its_numbers(game_id):
    sheet = words.filled(game(build(game_id), PLAIN[:2]))
    lines = as_text(sheet).splitlines()
    for row in sheet.rows:
        title = f"{row.title} ({row.worth})" if row.worth else row.title
        found = [
            line.removeprefix(title).replace("S", "").split()
            for line in lines
            if line.startswith(title)
        ]
        for match in row.cells:
            assert [written.points or "." for written in match] in found


@pytest.mark.parametrize("game_id", GAMES)
def test_html_has_a_table_for_each_match_and_says_its_language(game_id):
    sheet = words.filled(game(build(game_id), PLAIN[:2]))
    html = as_html(sheet, "es")
    assert '<html lang="es">' in html
    tables = tables_of(html)
    assert len(tables) == len(sheet.matches) + bool(sheet.settlement)
    for index in range(len(sheet.matches)):
        table = tables[index]
        caption = table.find("caption")
        assert caption is not None
        assert sheet.title in words_in(caption)
        columns = [words_in(th) for th in table.findall(".//th[@scope='col']")]
        assert columns == list(PLAIN[:2])
        rows = [tr for tr in table.iter("tr") if tr.find("th[@scope='row']") is not None]
        assert len(rows) == len(sheet.rows)
        for tr, row in zip(rows, sheet.rows, strict=True):
            cells = [words_in(td).removesuffix(" served") for td in tr.findall("td")]
            assert cells == [written.points for written in row.cells[index]]


def test_html_keeps_names_as_they_are():
    sheet = words.filled(game(build("yacht"), NASTY[:12]))
    (table,) = tables_of(as_html(sheet, "en"))
    assert [words_in(th) for th in table.findall(".//th[@scope='col']")] == list(NASTY[:12])


def test_a_served_figure_is_said_so():
    sheet = words.filled(game(build("generala"), PLAIN[:4]))
    served = sum(w.is_served for row in sheet.rows for w in row.cells[0])
    assert served
    assert as_html(sheet, "en").count("<small>served</small>") == served


def test_a_blank_sheet_numbers_its_players():
    text = as_text(words.blank(build("generala"), 3))
    assert "Player 1  Player 2  Player 3" in text
    assert text.count("____") == 3 + 3 * len(words.blank(build("generala"), 1).rows)


def test_the_settlement_stands_below_the_matches():
    sheet = words.filled(game(build("imprevisible"), PLAIN[:3], 3))
    text = as_text(sheet)
    assert text.rstrip().endswith(sheet.debts)
    for name, line in zip(PLAIN, sheet.settlement, strict=False):
        assert any(
            row.split() == [name, *(v for v in (*line.values, line.balance, line.caps))]
            for row in text.splitlines()
        )


def test_columns_of_text_are_aligned():
    text = as_text(words.filled(game(build("generala"), ("日本語", "Ana"))))
    lines = text.split("\n\n")[1].splitlines()
    plain = [line for line in lines if "日本語" not in line and not line.endswith("S")]
    assert len({len(line) for line in plain}) == 1


def test_who_won_outright_is_said():
    for seed in range(400):
        record = game(build("generala"), PLAIN[:2], seed)
        if record.state.claims:
            assert "with a served Generala" in words.filled(record).won_by
            return
    pytest.fail("nobody threw a served Generala")


def test_stakes_are_told():
    record = game(build("generala", {"pot": "10", "per_point": "2"}), PLAIN[:3])
    assert "pays" in words.filled(record).debts
    assert words.filled(game(build("generala"), PLAIN[:3])).debts == ""


def test_totals_are_the_last_row():
    assert words.blank(build("generala"), 1).rows[-1].kind is RowKind.TOTAL
