"""Every game in every layout, on every paper, in both languages, blank and filled.

Too slow for every day: some two thousand pages are planned, and each kind is written as PDF.
"""

from pathlib import Path

import pytest

from generala_desktop.rulesets import VARIANTS, find
from generala_desktop.services.translations import Translations
from generala_desktop.storage.record import Record
from generala_desktop.views.paper.layouts import layouts_for, usual_players
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.pdf import write_pdf
from generala_desktop.views.paper.printout import PrintJob
from tests.paper_checks import (
    cut_texts,
    faults_of,
    lies_within,
    pdf_fonts,
    pdf_info,
    pdf_words,
    printable,
    stray_words,
)
from tests.paper_games import NASTY, PLAIN, game

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = {
    Paper.A4: {595, 842},
    Paper.A5: {420, 595},
    Paper.LETTER: {612, 792},
    Paper.LEGAL: {612, 1008},
}
COUNTS = (1, 2, 7, 8, 12)


@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", ["es", "en"])
def test_every_sheet_is_in_its_place(tmp_path: Path, game_id: str, paper: Paper, language: str):
    variant = find(game_id)
    assert variant is not None
    rules = variant.by_default()
    least, most = rules.players
    counts = [count for count in COUNTS if least <= count <= most] or [most]
    translations = Translations()
    for layout in layouts_for(rules):
        records: list[Record | None] = [None]
        records += [game(rules, names[:count]) for count in counts for names in (PLAIN, NASTY)]
        for number, record in enumerate(records):
            players = usual_players(rules, layout)
            job = PrintJob(rules, record, players, layout, paper, language)
            with translations.speaking(language):
                printout = job.printout()
            for page in printout.pages:
                assert list(faults_of(page)) == []
                if record is None:
                    assert cut_texts(page) == []
            path = tmp_path / f"{layout.value}-{number}.pdf"
            write_pdf(path, printout, paper)
            info = pdf_info(path)
            assert {int(x) for x in info["Page size"].split() if x.isdecimal()} == SIZES[paper]
            assert int(info["Pages"]) == len(printout.pages)
            assert all(pdf_fonts(path))
            words = pdf_words(path)
            assert stray_words(words, printout.pages) == []
            for word in words:
                assert lies_within(word.area, printable(printout.pages[word.page]), 0.3)
