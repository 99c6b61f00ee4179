"""PDF files: their size, their letters, what they say of themselves, and that none is lost."""

import errno
import os
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from generala_desktop.rulesets import build
from generala_desktop.storage.safe_file import SaveError
from generala_desktop.views.paper.layouts import Layout
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.pdf import write_pdf
from generala_desktop.views.paper.printout import PrintJob
from generala_desktop.words import paper as words
from generala_desktop.words.rules_page import page
from tests.paper_checks import (
    lies_within,
    pdf_fonts,
    pdf_info,
    pdf_text,
    pdf_words,
    printable,
    run,
    stray_words,
)
from tests.paper_games import NASTY, PLAIN, game

pytestmark = pytest.mark.usefixtures("qapp")

READABLE = tuple(name for name in NASTY if all(ord(c) < 0x250 for c in name))


def job(
    game_id="generala",
    names=(),
    layout=Layout.CLASSIC,
    paper=Paper.A4,
    with_rules=False,
    options=None,
):
    rules = build(game_id, options)
    record = game(rules, names) if names else None
    return PrintJob(rules, record, 4, layout, paper, "en", with_rules)


def written(folder: Path, what: PrintJob) -> Path:
    path = folder / "planilla.pdf"
    write_pdf(path, what.printout(), what.paper)
    return path


@pytest.mark.parametrize(
    ("paper", "size"),
    [
        (Paper.A4, "595 x 842"),
        (Paper.A5, "420 x 595"),
        (Paper.LETTER, "612 x 792"),
        (Paper.LEGAL, "612 x 1008"),
    ],
)
def test_the_page_has_the_size_of_the_paper(tmp_path, paper, size):
    assert pdf_info(written(tmp_path, job(paper=paper)))["Page size"].startswith(size)


def test_a_page_lies_across_where_the_layout_does(tmp_path):
    info = pdf_info(written(tmp_path, job("imprevisible", PLAIN[:3], Layout.MATCHES)))
    assert info["Page size"].startswith("842 x 595")


def test_letters_are_embedded_and_nothing_is_a_picture(tmp_path):
    path = written(tmp_path, job(names=READABLE[:5], with_rules=True))
    fonts = pdf_fonts(path)
    assert fonts
    assert all(fonts)
    assert len(run("pdfimages", "-list", path).splitlines()) == 2  # headings only


def test_the_file_says_what_it_is_by_whom_and_in_which_language(tmp_path):
    path = written(tmp_path, job("imprevisible", layout=Layout.MATCHES))
    info = pdf_info(path)
    assert info["Title"] == "El Imprevisible"
    assert info["Author"] == info["Creator"] == "Generala Desktop"
    metadata = run("pdfinfo", "-meta", path)
    assert re.search(r"<dc:language>.*<rdf:li>en</rdf:li>", metadata, re.DOTALL)
    assert "El Imprevisible" in metadata


@pytest.mark.parametrize(
    ("game_id", "layout"),
    [
        ("generala", Layout.CLASSIC),
        ("yahtzee", Layout.TWO),
        ("yatzy", Layout.LARGE),
        ("imprevisible", Layout.MATCHES),
    ],
)
def test_every_word_lies_in_its_cell_and_within_the_margins(tmp_path, game_id, layout):
    most = build(game_id).players[1]
    what = job(game_id, READABLE[: min(6, most)], layout)
    found = pdf_words(written(tmp_path, what))
    pages = what.printout().pages
    assert found
    assert stray_words(found, pages) == []
    for word in found:
        assert lies_within(word.area, printable(pages[word.page]), 0.1)


def test_every_name_and_number_stands_once_where_it_belongs(tmp_path):
    what = job(names=PLAIN[:5])
    lines = pdf_text(written(tmp_path, what)).splitlines()
    sheet = words.filled(what.record)
    heading = next(line for line in lines if len(set(PLAIN[:5]) & set(line.split())) == 5)
    assert heading.split() == list(PLAIN[:5])
    table = lines[lines.index(heading) + 1 :]
    for row in sheet.rows:
        (line,) = [text for text in table if text.startswith(row.title)]
        numbers = re.findall(r"\d+", line.removeprefix(row.title).replace(row.worth, " ", 1))
        assert numbers == [w.points for w in row.cells[0]]


def test_text_can_be_searched_for_with_its_accents(tmp_path):
    what = job(names=("Žofia Ñandú", "fi ffl", "Ana"))
    text = pdf_text(written(tmp_path, what))
    for words_ in ("Žofia", "Ñandú", "fi ffl", "Double Generala", "Four of a kind"):
        assert words_ in text


def test_rules_follow_the_planilla(tmp_path):
    plain = pdf_info(written(tmp_path, job()))
    with_rules = written(tmp_path, job(with_rules=True))
    assert int(plain["Pages"]) < int(pdf_info(with_rules)["Pages"]) <= 3
    assert "Who plays, who starts" in pdf_text(with_rules)


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
@pytest.mark.parametrize(
    ("game_id", "layout"),
    [
        ("generala-mayores", Layout.CLASSIC),
        ("yahtzee-official", Layout.LARGE),
        ("imprevisible", Layout.MATCHES),
    ],
)
def test_no_sentence_of_the_rules_is_missing(tmp_path, game_id, layout, paper):
    what = job(game_id, layout=layout, paper=paper, with_rules=True)
    first = str(len(what.printout().pages) + 1)
    text = run("pdftotext", "-raw", "-f", first, written(tmp_path, what), "-")
    words_of = " ".join(text.split())
    for section in page(what.rules).sections:
        for sentence in (section.title, *section.paragraphs):
            assert " ".join(sentence.split()) in words_of


@pytest.mark.parametrize(
    ("game_id", "layout"), [("generala", Layout.CLASSIC), ("imprevisible", Layout.MATCHES)]
)
def test_rules_stay_within_the_margins(tmp_path, game_id, layout):
    path = written(tmp_path, job(game_id, layout=layout, with_rules=True))
    run("pdftoppm", "-r", "50", "-gray", path, tmp_path / "page")
    pictures = sorted(tmp_path.glob("page-*.pgm"))
    assert len(pictures) == 3
    margin = round(9.5 / 25.4 * 50)
    for file in pictures:
        image = QImage(str(file))
        inside = image.rect().adjusted(margin, margin, -margin, -margin)
        for y in range(image.height()):
            for x in range(image.width()):
                is_white = image.pixelColor(x, y).lightness() > 250
                assert is_white or inside.contains(x, y), (file.name, x, y)


# --- Trouble with files --------------------------------------------------------------------------


@pytest.fixture
def older(tmp_path: Path) -> Path:
    path = tmp_path / "planilla.pdf"
    path.write_bytes(b"the older one")
    return path


def test_a_full_disk_leaves_the_older_file(older, monkeypatch):
    def no_room(_file: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(SaveError) as problem:
        write_pdf(older, job().printout())
    assert problem.value.errno == errno.ENOSPC
    assert older.read_bytes() == b"the older one"
    assert list(older.parent.iterdir()) == [older]


def test_a_folder_in_the_way_is_told(tmp_path):
    with pytest.raises(SaveError):
        write_pdf(tmp_path, job().printout())


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(SaveError):
        write_pdf(tmp_path / "no" / "planilla.pdf", job().printout())


def test_a_new_file_takes_the_place_of_the_older_one(older):
    write_pdf(older, job().printout())
    assert older.read_bytes().startswith(b"%PDF-1.")
