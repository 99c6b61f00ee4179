"""Finished games are kept once, whatever happens."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from generala_desktop.storage import notation
from generala_desktop.storage.archive import people
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.queries import Filter, Queries
from generala_desktop.storage.archive.schema import VERSION
from generala_desktop.storage.record import Record
from tests.play import game
from tests.unit.storage.archive.games import many, named, numbered

GAME = numbered(8)
TWO = game("generala", "11111 !", players=2, options={"served_generala": "wins_now"})


def test_a_game_comes_back_as_it_was(archive: Archive) -> None:
    for record in many(24):
        assert archive.record(archive.keep(record)) == record


def test_a_game_is_kept_once(archive: Archive) -> None:
    number = archive.keep(GAME)
    assert archive.keep(GAME) == number
    assert archive.keep_new(GAME) is None
    assert archive.count() == 1
    assert archive.has(GAME)


def test_a_game_without_an_id_is_known_by_what_happened(archive: Archive) -> None:
    bare = replace(GAME, headers=())
    assert archive.keep_new(bare) is not None
    assert archive.keep_new(replace(bare, headers=())) is None
    other = replace(bare, events=bare.events[:-1])
    assert archive.keep_new(other) is not None


def test_a_corrected_game_takes_the_place_of_the_first(archive: Archive) -> None:
    number = archive.keep(GAME)
    other = replace(numbered(16), headers=GAME.headers)
    assert archive.keep(other) == number
    assert archive.record(number).events == other.events
    assert archive.count() == 1


def test_an_abandoned_game_gives_way_to_its_end(archive: Archive) -> None:
    half = replace(GAME, events=GAME.events[: len(GAME.events) // 2])
    assert archive.keep_new(half.with_header("End", "abandoned")) is not None
    assert Queries(archive).count(Filter()) == 0
    assert Queries(archive).count(Filter(is_finished=False)) == 1
    assert archive.keep_new(GAME) is not None
    assert Queries(archive).count(Filter()) == 1
    assert archive.keep_new(half) is None
    assert archive.count() == 1


def test_an_end_that_is_taken_back_takes_the_game_out(archive: Archive) -> None:
    archive.keep(GAME)
    archive.withdraw(GAME)
    assert archive.count() == 0
    rows = archive.connection.execute("SELECT count(*) FROM seat").fetchone()
    assert rows == (0,)


def test_a_number_that_is_not_there_is_told(archive: Archive) -> None:
    with pytest.raises(LookupError):
        archive.record(7)


def test_deleting_a_game_leaves_the_others(archive: Archive) -> None:
    numbers = [archive.keep(record) for record in many(6)]
    archive.delete(numbers[:2])
    assert archive.numbers() == sorted(
        numbers[2:], key=lambda number: archive.record(number).header("Date") or ""
    )


def test_everything_can_be_deleted(archive: Archive) -> None:
    for record in many(6):
        archive.keep(record)
    archive.delete_everything()
    assert archive.count() == 0
    assert Queries(archive).people() == ()


def test_a_renamed_player_is_renamed_everywhere(archive: Archive) -> None:
    number = archive.keep(named(TWO, "a", "Ana", "Beto"))
    ana = next(p for p in Queries(archive).people() if p.name == "Ana")
    people.rename(archive, ana.id, "  Anita ")
    assert [player.name for player in archive.record(number).players] == ["Anita", "Beto"]
    archive.keep(named(TWO, "b", "ANITA", "Beto"))
    assert {p.name: p.games for p in Queries(archive).people()} == {"Anita": 2, "Beto": 2}


def test_a_name_that_somebody_has_is_refused(archive: Archive) -> None:
    archive.keep(named(TWO, "a", "Ana", "Beto"))
    ana, beto = sorted(Queries(archive).people(), key=lambda p: p.name)
    with pytest.raises(people.NameTakenError) as refused:
        people.rename(archive, ana.id, "beto")
    assert refused.value.person == beto.id
    with pytest.raises(ValueError, match="seen"):
        people.rename(archive, ana.id, " \u200b ")


def test_two_players_can_become_one(archive: Archive) -> None:
    archive.keep(named(TWO, "a", "Ana", "Beto"))
    archive.keep(named(TWO, "b", "Anna", "Beto"))
    by_name = {p.name: p.id for p in Queries(archive).people()}
    people.merge(archive, by_name["Anna"], into=by_name["Ana"])
    assert {p.name: p.games for p in Queries(archive).people()} == {"Ana": 2, "Beto": 2}
    with pytest.raises(ValueError, match="same player"):
        people.merge(archive, by_name["Ana"], into=by_name["Beto"])


def test_a_forgotten_player_leaves_no_name(archive: Archive) -> None:
    both = archive.keep(named(TWO, "a", "Ana", "Beto"))
    archive.keep(named(game("generala", "11111 !"), "b", "Ana"))
    ana = next(p for p in Queries(archive).people() if p.name == "Ana")
    people.forget(archive, ana.id, "Nobody")
    assert archive.count() == 1
    assert [player.name for player in archive.record(both).players] == ["Nobody", "Beto"]
    assert "Ana" not in archive.connection.execute("SELECT text FROM record").fetchone()[0]


def test_the_computers_players_are_told_by_their_level(archive: Archive) -> None:
    for record in many():
        archive.keep(record)
    bots = [person for person in Queries(archive).people() if person.is_bot]
    assert sorted(bot.level.value for bot in bots) == ["expert", "novice"]
    assert all(bot.name == "" for bot in bots)


def test_an_archive_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    with Archive(path) as archive:
        archive.keep(GAME)
        archive.connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(ArchiveError) as refused:
        Archive(path)
    assert refused.value.trouble is Trouble.NEWER
    assert path.read_bytes() == before


def test_what_is_no_archive_is_told(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(b"This is not a database, and long enough to be seen as none." * 40)
    with pytest.raises(ArchiveError) as refused:
        Archive(path)
    assert refused.value.trouble is Trouble.DAMAGED


def test_a_locked_archive_is_told_soon(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    with Archive(path, 0.05) as archive, closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ArchiveError) as refused:
            archive.keep(GAME)
        assert refused.value.trouble is Trouble.LOCKED
        other.rollback()
        archive.keep(GAME)


def test_a_full_disk_changes_nothing(archive: Archive) -> None:
    archive.keep(GAME)
    pages = archive.connection.execute("PRAGMA page_count").fetchone()[0]
    archive.connection.execute(f"PRAGMA max_page_count = {pages}")
    troubles = [trouble for record in many() if (trouble := _trouble_with(archive, record))]
    assert set(troubles) == {Trouble.FULL}
    archive.connection.execute("PRAGMA max_page_count = 1000000")
    assert archive.count() == len(many()) - len(troubles)
    for record in many():
        archive.keep(record)
    assert archive.count() == len(many())


def _trouble_with(archive: Archive, record: Record) -> Trouble | None:
    try:
        archive.keep(record)
    except ArchiveError as error:
        return error.trouble
    return None


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(ArchiveError) as refused:
        Archive(tmp_path / "data" / FILE_NAME)
    assert refused.value.trouble is Trouble.UNREADABLE


def test_a_text_that_was_tampered_with_is_told(archive: Archive) -> None:
    number = archive.keep(GAME)
    archive.connection.execute("UPDATE record SET text = 'nonsense'")
    with pytest.raises(ArchiveError) as refused:
        archive.record(number)
    assert refused.value.trouble is Trouble.DAMAGED


def test_text_is_the_record(archive: Archive) -> None:
    archive.keep(GAME)
    text = archive.connection.execute("SELECT text FROM record").fetchone()[0]
    assert notation.read(text) == GAME
    assert isinstance(GAME, Record)
