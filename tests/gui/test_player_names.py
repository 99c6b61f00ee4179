"""Names over the columns of the planilla."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from generala_desktop.views.scoresheet import headers
from generala_desktop.views.scoresheet.names import initial, name_lines
from tests.window import Table


@pytest.fixture
def letters(qtbot: QtBot) -> QFont:
    font = QFont()
    font.setPixelSize(20)
    font.setBold(True)
    return font


def width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def test_a_name_with_room_keeps_its_letters(letters: QFont) -> None:
    assert name_lines("Ana", letters, width("Ana", letters)) == (("Ana",), letters)


@pytest.mark.parametrize("share", [0.9, 0.78])
def test_a_name_gets_smaller_before_it_is_shortened(letters: QFont, share: float) -> None:
    room = width("Jugador 2", letters) * share
    lines, font = name_lines("Jugador 2", letters, room)
    assert lines == ("Jugador 2",)
    assert 14 <= font.pixelSize() < 20
    assert width("Jugador 2", font) <= room


def test_a_name_of_several_words_takes_two_lines(letters: QFont) -> None:
    lines, font = name_lines("Abuela Ñata", letters, width("Abuela", letters) * 0.8)
    assert lines == ("Abuela", "Ñata")
    assert font.bold()


def test_players_told_apart_by_their_last_word_still_are(letters: QFont) -> None:
    room = width("Jugador", letters) * 0.75
    shown = {name_lines(f"Jugador {number}", letters, room)[0] for number in range(1, 8)}
    assert len(shown) == 7


def test_one_word_gets_smaller_still_before_it_is_shortened(letters: QFont) -> None:
    room = width("Abuela", letters) * 0.65
    lines, font = name_lines("Abuela", letters, room)
    assert lines == ("Abuela",)
    assert 10 <= font.pixelSize() < 14
    assert width("Abuela", font) <= room


def test_one_long_word_is_shortened(letters: QFont) -> None:
    ((line,), font) = name_lines("Maximiliano", letters, 60)
    assert line.startswith("M")
    assert line.endswith("…")
    assert width(line, font) <= 60


def test_small_letters_are_not_made_smaller_still(letters: QFont) -> None:
    letters.setPixelSize(12)
    lines, font = name_lines("Jugador 2", letters, 40)
    assert len(lines) == 1
    assert font.pixelSize() >= 10


def test_narrow_matches_show_initials(letters: QFont) -> None:
    assert name_lines("Ñata Gómez", letters, 20, shows_initials=True) == (("Ñ",), letters)


def test_where_columns_are_narrow_a_small_name_comes_before_an_initial(letters: QFont) -> None:
    room = width("Abuela", letters) * 0.65
    assert name_lines("Abuela", letters, room, shows_initials=True)[0] == ("Abuela",)
    assert name_lines("Abuela", letters, room / 2, shows_initials=True)[0] == ("A",)


def test_a_player_is_called_the_same_over_all_his_columns(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, set[float]] = {}

    def note(name: str, font: QFont, room: float, **how: bool) -> tuple[tuple[str, ...], QFont]:
        seen.setdefault(name, set()).add(room)
        return name_lines(name, font, room, **how)

    monkeypatch.setattr(headers, "name_lines", note)
    table.play("imprevisible", 3)
    table.window.resize(1115, 720)
    table.window.sheet.horizontalHeader().grab()
    widths = {table.window.sheet.columnWidth(column) for column in range(15)}
    assert len(widths) > 1
    assert {len(rooms) for rooms in seen.values()} == {1}


def test_initials_keep_the_number_that_tells_players_apart() -> None:
    assert [initial(name) for name in ("Jugador 2", "Jugador 3", "Ana", "R2D2", "7")] == [
        "J2",
        "J3",
        "A",
        "R",
        "7",
    ]
