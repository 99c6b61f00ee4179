"""Archived games in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.engine.level import Level
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.queries import Game, Place
from generala_desktop.words import archive, history


def game(**changes: object) -> Game:
    places = (
        Place(1, "Ana", Level.HUMAN, 180, 2, is_winner=False, is_shared=False),
        Place(2, "", Level.EXPERT, 214, 1, is_winner=True, is_shared=False),
    )
    known = {
        "id": 1,
        "rules": "generala",
        "options": "",
        "date": "2026-03-01T20:15:00-03:00",
        "is_finished": True,
        "is_typed": False,
        "hints": 0,
        "undone": 0,
        "places": places,
    }
    return Game(**(known | changes))  # type: ignore[arg-type]


def test_players_stand_by_their_place_and_the_computer_by_its_level(qtbot: QtBot) -> None:
    assert history.players(game(), is_balance=False) == "Computer: expert 214, Ana 180"
    assert history.players(game(), is_balance=True) == "Computer: expert +214, Ana +180"


def test_what_sets_a_game_apart_is_said(qtbot: QtBot) -> None:
    assert history.notes(game()) == ""
    apart = game(is_finished=False, is_typed=True, hints=2, undone=1)
    assert history.notes(apart) == "not finished, real dice, with hints, rolls taken back"


@pytest.mark.parametrize(
    ("date", "written"),
    [
        ("2026-03-01T20:15:00-03:00", "3/1/26 20:15"),
        ("2026-03-01", "3/1/26"),
        ("yesterday", "yesterday"),
        ("", ""),
    ],
)
def test_days_are_written_as_people_write_them(qtbot: QtBot, date: str, written: str) -> None:
    assert history.day(date) == written


def test_a_game_of_a_later_version_keeps_its_id(qtbot: QtBot) -> None:
    assert history.game_name("generala") == "Generala"
    assert history.game_name("a_later_game") == "a_later_game"
    assert not history.is_balance("a_later_game")
    assert history.is_balance("imprevisible")


def test_an_import_says_what_came_of_it(qtbot: QtBot) -> None:
    assert history.imported(2, 0, 0) == "2 games were added."
    assert history.imported(0, 3, 4) == "0 games were added. 3 were here already. 4 were refused."
    assert history.stopped("2 games were added.") == "Stopped. 2 games were added."
    assert history.refusal("a.generala", 0, "too large") == "a.generala: too large"
    assert history.refusal("a.generala", 7, "no") == "a.generala, line 7: no"


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_sentence_and_games_wait(qtbot: QtBot, trouble: Trouble) -> None:
    error = ArchiveError(trouble)
    assert archive.trouble(error).endswith(".")
    assert archive.waits(error).startswith(archive.trouble(error))


def test_a_mended_archive_is_told(qtbot: QtBot) -> None:
    told = archive.mended(3, Path("/data/games-broken.sqlite3"))
    assert "3 games could be saved." in told
    assert "“games-broken.sqlite3”" in told


def test_first_place_and_tenth_are_said_otherwise(qtbot: QtBot) -> None:
    assert archive.new_best("Ana", "195 points") == "New best: Ana with 195 points!"
    assert archive.among_best("Ana", 9) == "Ana is among the ten best, in place 9."
    assert "hints" in archive.out_of_records(2, 1)
    assert "2 rolls taken back" in archive.out_of_records(0, 2)
