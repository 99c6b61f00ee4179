"""Planillas that are read from the first word to the last: every row whole, its heading first."""

from __future__ import annotations

import re
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.services.translations import Translations
from generala_desktop.views.paper.layouts import Layout
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.pdf import write_pdf
from generala_desktop.views.paper.printout import PrintJob
from generala_desktop.words import paper as words
from generala_desktop.words.paper import Sheet
from generala_desktop.words.paper_text import as_html
from tests.paper_checks import run
from tests.paper_games import PLAIN, game

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = [variant.id for variant in VARIANTS]
SEVERAL = [v.id for v in VARIANTS if len(v.by_default().matches) > 1]
TOTALS = {"en": "Total", "es": "Total"}
RESULTS = {"en": "Result", "es": "Resultado"}
PLAYERS = PLAIN[:2]


@pytest.fixture(params=["en", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with Translations().speaking(request.param):
        yield request.param


def raw_lines(folder: Path, game_id: str, layout: Layout, language: str) -> list[str]:
    """Return the words of a PDF file in the order in which they are drawn."""
    rules = build(game_id)
    job = PrintJob(rules, game(rules, PLAYERS), 2, layout, Paper.A4, language, False)
    path = folder / "planilla.pdf"
    write_pdf(path, job.printout(), job.paper)
    text = unicodedata.normalize("NFKC", run("pdftotext", "-raw", path, "-"))
    return [" ".join(line.split()) for line in text.splitlines()]


def sheet_of(game_id: str) -> Sheet:
    return words.filled(game(build(game_id), PLAYERS))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_planilla_of_paper_is_read_row_by_row(
    tmp_path: Path, game_id: str, language: str
) -> None:
    lines = raw_lines(tmp_path, game_id, Layout.CLASSIC, language)
    sheet = sheet_of(game_id)
    place = 0
    for index in range(len(sheet.matches)):
        place = lines.index(" ".join(PLAYERS), place + 1)
        for number, row in enumerate(sheet.rows, place + 1):
            found = lines[number].replace(" S", "")
            assert found.startswith(row.title), found
            points = [written.points for written in row.cells[index]]
            assert found.split()[-2:] == points, f"{row.title}: {points}"


@pytest.mark.parametrize("game_id", SEVERAL)
def test_the_form_of_several_matches_is_read_row_by_row(
    tmp_path: Path, game_id: str, language: str
) -> None:
    lines = raw_lines(tmp_path, game_id, Layout.MATCHES, language)
    sheet = sheet_of(game_id)
    names = " ".join(PLAYERS * len(sheet.matches))
    place = next(n for n, line in enumerate(lines) if names in line)
    for row, line in zip(sheet.rows[:-1], lines[place + 1 :], strict=False):
        marks = [written.mark for cells in row.cells for written in cells]
        assert re.search(rf"\D {' '.join(map(re.escape, marks))} |^.+ {' '.join(marks)}", line)
        # Both games have their labels on the form, the one to the left and the other to the right.
        assert row.short_title in line.split()
    for name, settled in zip(PLAYERS, sheet.settlement, strict=True):
        assert " ".join((name, *settled.values, settled.balance, settled.caps)) in lines


@pytest.mark.parametrize("game_id", GAMES)
def test_a_page_for_browsers_says_what_every_cell_is_of(game_id: str, language: str) -> None:
    sheet = sheet_of(game_id)
    html = as_html(sheet, language)
    page = ET.fromstring(html.replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', ""))
    assert page.attrib["lang"] == language
    assert [e.text for e in page.iter("h1")] == [sheet.title]
    tables = list(page.iter("table"))
    assert len(tables) == len(sheet.matches) + bool(sheet.settlement)
    captions = ["".join(table[0].itertext()) for table in tables]
    assert all(table[0].tag == "caption" for table in tables)
    assert len(set(captions)) == len(tables), "two tables are called the same"
    for table in tables:
        assert all(heading.attrib["scope"] in {"col", "row"} for heading in table.iter("th"))
        columns = len(table.findall(".//th[@scope='col']"))
        for line in table.findall("tbody/tr"):
            assert line[0].tag == "th"
            assert line[0].attrib["scope"] == "row"
            assert len(line.findall("td")) == columns
    last = tables[len(sheet.matches) - 1].findall(".//th[@scope='row']")[-1]
    wanted = RESULTS if len(sheet.matches) > 1 else TOTALS
    assert "".join(last.itertext()) in {wanted[language], TOTALS[language]}


def test_a_page_for_browsers_is_read_from_the_title_to_the_debts(language: str) -> None:
    html = as_html(sheet := sheet_of("imprevisible"), language)
    parts = [f"<h1>{sheet.title}", *(f", {match.label}</caption>" for match in sheet.matches)]
    places = [html.index(part) for part in (*parts, sheet.debts)]
    assert places == sorted(places)
