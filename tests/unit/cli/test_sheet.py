"""`sheet`: a planilla as PDF from the command line, and one clear line for bad input."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from generala_desktop import cli
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.storage import notation
from tests.paper_checks import pdf_info, pdf_text
from tests.paper_games import PLAIN, game

ROOT = Path(__file__).parents[3]


@pytest.fixture
def text_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.generala"
    path.write_text(notation.write(game(build("generala"), PLAIN[:3])), encoding="utf-8")
    return path


def sheet(tmp_path: Path, *words: str) -> Path:
    path = tmp_path / "sheet.pdf"
    assert cli.main(["sheet", *words, "-o", str(path)]) == 0
    return path


def refusal(capsys: pytest.CaptureFixture[str], tmp_path: Path, *words: str) -> str:
    path = tmp_path / "sheet.pdf"
    assert cli.main(["sheet", *words, "-o", str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert not path.exists()
    (line,) = shown.err.splitlines()
    return line


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game_id", [variant.id for variant in VARIANTS])
def test_every_game_has_a_sheet(tmp_path, game_id):
    path = sheet(tmp_path, "--rules", game_id)
    assert str(build(game_id).title) in pdf_text(path)


def test_a_sheet_lies_on_the_paper_that_is_asked_for(tmp_path):
    info = pdf_info(sheet(tmp_path, "--rules", "yatzy", "--paper", "Letter"))
    assert info["Page size"].startswith("612 x 792")


def test_a4_is_the_usual_paper(tmp_path):
    assert pdf_info(sheet(tmp_path, "--rules", "yatzy"))["Page size"].startswith("595 x 842")


def test_table_rules_change_the_sheet(tmp_path):
    text = pdf_text(sheet(tmp_path, "--rules", "generala", "--set", "double=no", "--lang", "en"))
    assert "Double Generala" not in text.replace("Double Generala: No", "")
    text = pdf_text(sheet(tmp_path, "--rules", "generala", "--set", "full_house=25/30"))
    assert text.count("25/30") == 2


def test_a_game_fills_its_sheet(tmp_path, text_file):
    text = pdf_text(sheet(tmp_path, "--game", str(text_file)))
    for name in PLAIN[:3]:
        assert name in text


def test_several_matches_are_usually_printed_side_by_side(tmp_path):
    path = sheet(tmp_path, "--rules", "imprevisible")
    assert pdf_info(path)["Page size"].startswith("842 x 595")


@pytest.mark.parametrize(("language", "word"), [("es", "Escalera"), ("en", "Straight")])
def test_a_sheet_speaks_the_language_that_is_asked_for(tmp_path, language, word):
    assert word in pdf_text(sheet(tmp_path, "--rules", "generala", "--lang", language))


def test_rules_can_follow(tmp_path):
    plain = int(pdf_info(sheet(tmp_path, "--rules", "generala"))["Pages"])
    with_rules = sheet(tmp_path, "--rules", "generala", "--with-rules")
    assert int(pdf_info(with_rules)["Pages"]) > plain


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--rules", "poker"), "poker"),
        (("--rules", "generala", "--set", "double=7"), "double"),
        (("--rules", "generala", "--set", "nothing=1"), "nothing"),
        (("--rules", "generala", "--set", "double"), "NAME=VALUE"),
        (("--rules", "generala", "--players", "8"), "1 to 7"),
        (("--rules", "generala", "--players", "0"), "1 to 7"),
        (("--rules", "generala", "--players", "two"), "two"),
        (("--rules", "generala", "--players", "9" * 5000), "1 to 7"),
        (("--rules", "generala", "--paper", "B5"), "Letter"),
        (("--rules", "generala", "--layout", "matches"), "classic"),
        (("--rules", "imprevisible", "--layout", "two"), "matches"),
        (("--rules", "generala", "--lang", "fr"), "es, en"),
        (("--game", "/nowhere/game.generala"), "/nowhere/game.generala"),
    ],
)
def test_bad_input_is_refused_in_a_line(tmp_path, capsys, words, said):
    assert said in refusal(capsys, tmp_path, *words)


def test_bad_game_text_is_refused_in_a_line(tmp_path, capsys):
    bad = tmp_path / "bad.generala"
    bad.write_text(
        '[Rules "generala 1"]\n[Player "Ana" human]\n\n66666 =ones:9\n', encoding="utf-8"
    )
    assert "line 4" in refusal(capsys, tmp_path, "--game", str(bad)).lower()


def test_another_game_than_the_one_in_the_file_is_refused(tmp_path, capsys, text_file):
    said = refusal(capsys, tmp_path, "--game", str(text_file), "--rules", "yatzy")
    assert "generala" in said
    said = refusal(capsys, tmp_path, "--game", str(text_file), "--set", "double=no")
    assert "--set" in said


def test_a_folder_that_is_not_there_is_refused_in_a_line(tmp_path, capsys):
    assert cli.main(["sheet", "--rules", "yatzy", "-o", str(tmp_path / "no" / "a.pdf")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_no_screen_is_needed_and_no_second(tmp_path):
    path = tmp_path / "sheet.pdf"
    environment = {k: v for k, v in os.environ.items() if k not in {"QT_QPA_PLATFORM", "DISPLAY"}}
    began = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-m", "generala_desktop", "sheet", "--rules", "generala", "-o", path],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert path.read_bytes().startswith(b"%PDF")
    # A busy machine may take several times as long as the benchmark demands.
    assert time.monotonic() - began < 10


def test_a_saved_game_is_not_written_over(capsys, text_file):
    before = text_file.read_bytes()
    assert cli.main(["sheet", "--game", str(text_file), "-o", str(text_file)]) == 2
    assert "saved game" in capsys.readouterr().err
    assert text_file.read_bytes() == before


def test_a_sheet_can_go_to_standard_output(capsysbinary, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["sheet", "--rules", "yacht", "-o", "-"]) == 0
    assert capsysbinary.readouterr().out.startswith(b"%PDF")
    assert not list(tmp_path.iterdir())
