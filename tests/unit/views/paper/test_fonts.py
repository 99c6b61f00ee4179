"""Texts stay within their cells: they shrink, wrap, and are cut short at their own end."""

import pytest

from generala_desktop.views.paper.fonts import fit, is_whole, line_height, text_width
from generala_desktop.views.paper.ink import Area, Text
from tests.paper_games import NASTY

pytestmark = pytest.mark.usefixtures("qapp")

FAMILY = "👩‍👩‍👧‍👦"


def text(words: str, width: float, height: float = 20.0, lines: int = 1) -> Text:
    return Text(Area(0, 0, width, height), words, 12.0, 9.0, lines=lines)


def test_a_text_with_room_keeps_its_size():
    fitted = fit(text("Ana", 50))
    assert fitted.lines == ("Ana",)
    assert fitted.points == 12.0


def test_a_text_shrinks_before_it_is_cut_short():
    wide = text_width("Double Generala", 12.0)
    fitted = fit(text("Double Generala", wide * 0.9))
    assert fitted.lines == ("Double Generala",)
    assert 9.0 < fitted.points < 12.0


def test_a_text_that_cannot_shrink_enough_is_cut_short_at_its_end():
    fitted = fit(text("Double Generala", text_width("Double Generala", 9.0) * 0.7))
    assert fitted.points == pytest.approx(9.0)
    assert fitted.lines[0].startswith("Doubl")
    assert fitted.lines[0].endswith("…")


def test_a_low_cell_makes_the_text_small_however_wide_it_is():
    low = text("Ana", 50, height=2.0)
    assert line_height(fit(low).points) <= 2.0 + 0.001


def test_a_text_wraps_between_words():
    wide = text_width("Maximiliano", 12.0) * 1.05
    assert fit(text("Maximiliano Bartolomé", wide, lines=2)).lines == (
        "Maximiliano",
        "Bartolomé",
    )


def test_what_does_not_fit_on_the_lines_is_cut_on_the_last():
    wide = text_width("Maximiliano", 9.0) * 1.1
    lines = fit(text("Maximiliano Bartolomé de la Santísima", wide, lines=2)).lines
    assert lines[0] == "Maximiliano"
    assert lines[1].startswith("Barto")
    assert lines[1].endswith("…")


def test_a_name_from_right_to_left_loses_its_own_end():
    name = "أحمد الطويل جدا"
    (line,) = fit(text(name, text_width(name, 9.0) * 0.6)).lines
    assert line.endswith("…")
    # Qt may keep the shape of the last letter with an invisible joiner.
    assert name.startswith(line[:-1].rstrip("\u200d"))
    assert line[:-1]


def test_an_emoji_of_several_parts_is_never_split():
    words = FAMILY * 6
    for share in (0.2, 0.35, 0.5, 0.65, 0.8):
        for lines in (1, 3):
            wide = text_width(words, 9.0) * share / lines
            fitted = fit(text(words, wide, lines=lines))
            joined = "".join(fitted.lines).replace("…", "")
            assert joined.replace(FAMILY, "") == ""


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize("lines", [1, 3])
def test_no_name_leaves_its_cell(name, lines):
    for width in (3.0, 8.0, 12.0, 30.0):
        fitted = fit(text(name, width, height=15.0, lines=lines))
        assert len(fitted.lines) <= lines
        for line in fitted.lines:
            assert text_width(line, fitted.points) <= width + 0.05
        assert line_height(fitted.points) * len(fitted.lines) <= 15.05


def test_a_text_cut_short_is_told_from_a_whole_one():
    assert is_whole(text("Maximiliano Bartolomé", 40, lines=2))
    assert not is_whole(text("Maximiliano Bartolomé", 15))
