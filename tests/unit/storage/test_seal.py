"""The line that shows whether a file is whole."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generala_desktop.storage import notation
from generala_desktop.storage.safe_file import write_atomically
from generala_desktop.storage.seal import Seal, check_seal, seal
from tests.play import game

TEXT = "[Rules]\nñandú 🎲\n"


def test_a_sealed_text_is_good() -> None:
    assert check_seal(seal(TEXT)) is Seal.GOOD


def test_a_text_without_a_last_line_end_gets_one() -> None:
    assert seal("one").startswith("one\n# whole ")
    assert check_seal(seal("one")) is Seal.GOOD


def test_an_empty_text_can_be_sealed() -> None:
    assert check_seal(seal("")) is Seal.GOOD


def test_a_text_without_a_seal_says_so() -> None:
    assert check_seal(TEXT) is Seal.MISSING
    assert check_seal("") is Seal.MISSING


@given(st.text(min_size=1), st.data())
def test_any_cut_is_noticed(text: str, data: st.DataObject) -> None:
    whole = seal(text)
    # Line ends after the seal are nobody's loss.
    cut = data.draw(st.integers(0, len(whole.rstrip("\n")) - 1))
    assert check_seal(whole[:cut]) is not Seal.GOOD


@pytest.mark.parametrize("place", range(len(TEXT)))
def test_any_changed_character_is_noticed(place: int) -> None:
    whole = seal(TEXT)
    assert check_seal(whole[:place] + "x" + whole[place + 1 :]) is not Seal.GOOD


def test_a_text_before_the_seal_of_another_is_noticed() -> None:
    assert check_seal("more\n" + seal(TEXT)) is Seal.BROKEN


def test_what_follows_the_seal_breaks_it() -> None:
    assert check_seal(seal(TEXT) + "more\n") is Seal.MISSING


def test_the_seal_is_a_comment_to_the_reader_of_games() -> None:
    record = game("yatzy", "12356 =ones", players=2)
    assert notation.read(seal(notation.write(record))) == record


def test_a_text_that_utf8_cannot_express_is_whole_after_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "odd"
    write_atomically(file, seal("half \ud800 a pair\n"))
    assert check_seal(file.read_text(encoding="utf-8")) is Seal.GOOD
