"""Every game that ends here is archived, once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from generala_desktop.controllers.archive_controller import ArchiveController
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.moves import ClaimWin, Roll
from generala_desktop.models.game_model import GameModel
from generala_desktop.rulesets import build
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.queries import Filter, Queries
from generala_desktop.storage.record import PRACTICE_HEADER, Header, Player, Record
from tests.play import played

RULES = build("generala", {"served_generala": "wins_now", "opening": "as_listed"})


class Keeping:
    """A game that can be won at once, and an archive."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.model = GameModel(ScriptedDice((1, 1, 1, 1, 1) * 20))
        self.controller = ArchiveController(self.model, folder)
        self.said: list[str] = []
        self.controller.said.connect(lambda told: self.said.append(told()))
        self.shown: list[str] = []
        self.controller.shown.connect(lambda told: self.shown.append(told()))
        self.news: list[str] = []
        self.controller.news.connect(lambda told: self.news.append(told()))

    def begin(self, uid: str = "a", **headers: str) -> None:
        named = tuple(Header(name, value) for name, value in {"Id": uid, **headers}.items())
        self.model.begin(Record(RULES, (Player("Ana"), Player("Beto")), headers=named))

    def win(self) -> None:
        with self.qtbot.waitSignal(self.controller.changed):
            self.roll_and_claim()

    def roll_and_claim(self) -> None:
        self.model.play(Roll())
        self.model.play(ClaimWin())

    def counts(self) -> tuple[int, int]:
        """Return how many games are kept, finished and abandoned."""
        with Archive(self.folder / FILE_NAME) as archive:
            queries = Queries(archive)
            return queries.count(Filter()), queries.count(Filter(is_finished=False))


@pytest.fixture
def keeping(qtbot: QtBot, tmp_path: Path) -> Keeping:
    return Keeping(qtbot, tmp_path)


def test_a_finished_game_is_kept_once(keeping: Keeping) -> None:
    keeping.begin()
    keeping.win()
    keeping.controller.keep_now()
    keeping.model.rename(["Anita", "Beto"])
    keeping.controller.keep_now()
    keeping.begin("b")
    assert keeping.counts() == (1, 0)
    with Archive(keeping.folder / FILE_NAME) as archive:
        assert archive.record(1).players[0].name == "Anita"


def test_an_end_that_is_taken_back_is_not_counted(keeping: Keeping) -> None:
    keeping.begin()
    keeping.win()
    keeping.model.undo()
    assert keeping.counts() == (0, 0)
    with keeping.qtbot.waitSignal(keeping.controller.changed):
        keeping.model.redo()
    assert keeping.counts() == (1, 0)


def test_a_game_given_up_is_kept_apart(keeping: Keeping) -> None:
    keeping.begin()
    keeping.model.play(Roll())
    keeping.model.put_away()
    assert keeping.counts() == (0, 1)


def test_a_game_that_never_began_is_no_game(keeping: Keeping) -> None:
    keeping.begin()
    keeping.model.put_away()
    keeping.begin("b")
    assert not (keeping.folder / FILE_NAME).exists()


def test_looking_on_does_not_give_up_a_game(keeping: Keeping) -> None:
    keeping.begin()
    keeping.model.play(Roll())
    keeping.model.begin(keeping.model.record)
    assert not (keeping.folder / FILE_NAME).exists()


def test_a_game_from_elsewhere_that_is_over_is_only_looked_at(keeping: Keeping) -> None:
    keeping.model.begin(played(RULES, 2, seed=3))
    keeping.controller.keep_now()
    assert not (keeping.folder / FILE_NAME).exists()


def test_practice_is_not_kept(keeping: Keeping) -> None:
    keeping.begin(**{PRACTICE_HEADER: "yes"})
    keeping.roll_and_claim()
    keeping.controller.keep_now()
    keeping.begin("b", **{PRACTICE_HEADER: "yes"})
    keeping.model.play(Roll())
    keeping.model.put_away()
    assert not (keeping.folder / FILE_NAME).exists()


def test_the_next_game_waits_until_this_one_is_kept(keeping: Keeping) -> None:
    keeping.begin()
    keeping.roll_and_claim()
    keeping.model.put_away()
    assert keeping.counts() == (1, 0)


def test_a_correction_of_a_finished_game_is_kept_in_its_place(keeping: Keeping) -> None:
    keeping.begin(Dice="typed")
    keeping.win()
    keeping.model.amend("Hints", "1")
    keeping.controller.keep_now()
    assert keeping.counts() == (1, 0)


def test_a_new_best_is_told(keeping: Keeping) -> None:
    for uid in ("a", "b"):
        keeping.begin(uid)
        keeping.model.play(Roll())
        keeping.model.play(ClaimWin())
        keeping.controller.keep_now()
    assert keeping.news[-1].startswith("New best: ")


def test_the_first_game_of_a_kind_is_no_news(keeping: Keeping) -> None:
    keeping.begin()
    keeping.win()
    assert not any(keeping.news)


def test_hints_and_rolls_taken_back_keep_a_game_out_of_the_best(keeping: Keeping) -> None:
    keeping.begin(Hints="2")
    keeping.win()
    assert keeping.news == ["With hints, this game does not count among the best."]
    keeping.begin("b", Undone="1")
    keeping.win()
    assert "taken back" in keeping.news[-1]


def test_help_is_shown_to_keep_a_game_out_when_it_comes(keeping: Keeping) -> None:
    keeping.begin()
    keeping.model.play(Roll())
    assert keeping.shown == []
    keeping.model.amend("Hints", "1")
    keeping.model.amend("Hints", "2")
    assert keeping.shown == ["With hints, this game does not count among the best."]
    keeping.begin("b", Hints="3")
    assert len(keeping.shown) == 1


def test_help_in_practice_is_nobodys_business(keeping: Keeping) -> None:
    keeping.begin(**{PRACTICE_HEADER: "yes"})
    keeping.model.amend("Hints", "1")
    assert keeping.shown == []


def test_a_locked_archive_stops_nobody(keeping: Keeping) -> None:
    keeping.begin()
    keeping.win()
    with closing(sqlite3.connect(keeping.folder / FILE_NAME)) as other:
        other.execute("BEGIN IMMEDIATE")
        keeping.begin("b")
        keeping.roll_and_claim()
        keeping.controller.keep_now()
        assert keeping.said[-1].startswith("Another program is using the archive of games.")
        other.rollback()
    spy = QSignalSpy(keeping.controller.changed)
    keeping.controller.settle()
    keeping.qtbot.waitUntil(lambda: spy.count() > 0)
    assert keeping.counts() == (2, 0)
    keeping.controller.stop()


def test_no_place_for_a_game_is_told(keeping: Keeping) -> None:
    keeping.controller = ArchiveController(keeping.model, keeping.folder / "file")
    (keeping.folder / "file").write_text("")
    keeping.controller.said.connect(lambda told: keeping.said.append(told()))
    keeping.begin()
    keeping.roll_and_claim()
    keeping.controller.keep_now()
    assert "could not be kept" in keeping.said[-1]


def test_a_killed_programs_game_is_kept_at_the_next_start(keeping: Keeping) -> None:
    record = replace(played(RULES, 2, seed=3), headers=(Header("Id", "killed"),))
    keeping.controller.keep_finished(record)
    keeping.controller.keep_finished(record)
    assert keeping.counts() == (1, 0)
