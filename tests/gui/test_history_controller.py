"""The window of games played: found, looked at, deleted, counted; played on for practice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from generala_desktop.controllers import optimum_source
from generala_desktop.engine.legality import legal_moves
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Move, Score
from generala_desktop.rulesets import build
from generala_desktop.services import options
from generala_desktop.services.background import Progress
from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.queries import Filter, Queries
from generala_desktop.storage.archive.schema import VERSION
from generala_desktop.storage.record import Header, Player, Record
from generala_desktop.views.history.figures import Optimum
from generala_desktop.views.history.window import Page
from generala_desktop.views.messages import Answer
from generala_desktop.views.replay.window import ReplayWindow
from tests.gui.history import Past, answering
from tests.play import played
from tests.window import Table

YACHT = build("yacht", {})
PAGES = ("games", "statistics", "records", "fair_dice")


def game(number: int, *names: str, **headers: str) -> Record:
    """Return a finished game of Yacht of its own day."""
    record = played(YACHT, len(names), seed=number)
    players = tuple(Player(name) for name in names)
    known = {"Id": f"game-{number}", "Date": f"2026-03-{number:02}T20:15:00-03:00", **headers}
    return replace(
        record,
        players=players,
        headers=tuple(Header(name, value) for name, value in known.items()),
    )


GAMES = (
    game(1, "Ana", "Beto"),
    game(2, "Ana", "Caro"),
    game(3, "Ana"),
    game(4, "Beto", "Caro", Hints="2"),
    game(5, "Anita", "Dora"),
)
GIVEN_UP = replace(game(6, "Ana", "Beto"), events=game(6, "Ana", "Beto").events[:5]).with_header(
    "End", "abandoned"
)


@pytest.fixture
def empty(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Past]:
    # Nobody waits for a lock in a test.
    monkeypatch.setattr(Archive.__init__, "__defaults__", (0.05,))
    past = Past(qtbot, table, tmp_path / "data", answering(monkeypatch))
    yield past
    table.program.past.stop()


@pytest.fixture
def past(empty: Past) -> Past:
    empty.fill((*GAMES, GIVEN_UP))
    return empty


def cell(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    assert item is not None
    return item.text()


def texts(page: QWidget) -> str:
    """Return what labels say that can be seen."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


# --- Opening --------------------------------------------------------------------------------------


def test_nothing_is_made_before_it_is_wanted(empty: Past) -> None:
    empty.table.play("yacht", 2)
    assert not empty.table.program.past._is_made


@pytest.mark.parametrize(("command", "page"), [*zip(PAGES, Page, strict=True)])
def test_every_page_opens_from_the_menu(past: Past, command: str, page: Page) -> None:
    window = past.show(command)
    assert window.isVisible()
    assert window.page() is page


def test_an_empty_archive_says_friendly_sentences(empty: Past) -> None:
    window = empty.show("games")
    assert "No game has been played to its end yet." in texts(window.games)
    empty.show("statistics")
    assert "No game has been played to its end yet." in texts(window.statistics)
    assert window.statistics.figures.rowCount() == 0
    empty.show("records")
    assert "Nobody stands here yet" in texts(window.records)
    empty.show("fair_dice")
    assert "No dice have been thrown yet." in texts(window.dice)


def test_looking_does_not_touch_the_game(past: Past) -> None:
    past.table.play("yacht", 2)
    past.table.roll("12345")
    record = past.table.model.record
    for command in PAGES:
        past.show(command)
    past.window.close()
    assert past.table.model.record is record


def test_closing_the_program_closes_the_window(past: Past) -> None:
    window = past.show("games")
    past.table.window.close()
    assert not window.isVisible()


# --- Games ----------------------------------------------------------------------------------------


def test_games_are_shown_the_latest_first_without_unfinished_ones(past: Past) -> None:
    past.show("games")
    assert past.rows()[0].split()[0] in {"Anita", "Dora"}
    assert len(past.rows()) == len(GAMES)
    assert "5 games" in texts(past.window.games)


def test_unfinished_games_are_shown_apart(past: Past) -> None:
    games = past.show("games").games
    games.unfinished.click()
    past.settle()
    assert len(past.rows()) == len(GAMES) + 1
    assert games.model.index(0, 3).data() == "not finished"


def test_a_search_finds_while_it_is_typed(past: Past) -> None:
    games = past.show("games").games
    games.search.setFocus()
    past.qtbot.keyClicks(games.search, "nita")
    past.qtbot.waitUntil(lambda: games.model.rowCount() == 1)
    past.qtbot.keyClicks(games.search, "x")
    past.qtbot.waitUntil(lambda: games.model.rowCount() == 0)
    assert "No game is like that." in texts(games)
    assert past.window.focusWidget() is games.search
    past.qtbot.keyClick(games.search, Qt.Key.Key_Return)
    assert past.table.window.findChild(ReplayWindow) is None


def test_games_are_found_by_game_player_and_day(past: Past) -> None:
    games = past.show("games").games
    games.people.setCurrentIndex(1 + [p.name for p in games._people].index("Beto"))
    games.ask()
    past.settle()
    assert len(past.rows()) == 2
    games.people.setCurrentIndex(0)
    games.periods.setCurrentIndex(games.periods.count() - 1)
    games._change_period()
    games.since.setDate(games.since.date().fromString("2026-03-02", "yyyy-MM-dd"))
    games.until.setDate(games.until.date().fromString("2026-03-03", "yyyy-MM-dd"))
    games.ask()
    past.settle()
    assert len(past.rows()) == 2
    assert games.since.isVisible()


def test_the_return_key_looks_at_the_chosen_game(past: Past) -> None:
    games = past.show("games").games
    past.choose(2)
    past.qtbot.keyClick(games.table, Qt.Key.Key_Return)
    past.settle()
    replay = past.table.window.findChild(ReplayWindow)
    assert replay is not None
    assert replay.isVisible()
    looked_at = past.table.program.learn._review._replay
    assert looked_at is not None
    assert len(looked_at.record.players) == 1


def test_a_deleted_game_is_gone_and_its_neighbour_chosen(past: Past) -> None:
    games = past.show("games").games
    past.choose(1)
    gone = past.rows()[1]
    past.answers.deletes = False
    past.qtbot.keyClick(games.table, Qt.Key.Key_Delete)
    past.settle()
    assert gone in past.rows()
    past.answers.deletes = True
    past.qtbot.keyClick(games.table, Qt.Key.Key_Delete)
    past.settle()
    assert gone not in past.rows()
    assert games.table.currentIndex().row() == 1
    assert games.selected()
    assert len(past.answers.asked) == 2


def test_several_games_go_at_once(past: Past) -> None:
    past.show("games")
    past.choose(0, 1, 3)
    past.window.games.delete_button.click()
    past.settle()
    assert len(past.rows()) == 2
    assert "3 games" in past.answers.asked[0]


def test_everything_can_be_forgotten(past: Past) -> None:
    window = past.show("games")
    window.games.delete_all_requested.emit()
    past.settle()
    assert past.rows() == []
    assert "No game has been played" in texts(window.games)
    with Archive(past.path) as archive:
        assert Queries(archive).people() == ()


def test_more_games_come_when_one_scrolls(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generala_desktop.controllers.history_controller.PAGE", 3)
    games = past.show("games").games
    # The first page does not fill the window, so the next one is asked for at once.
    past.qtbot.waitUntil(lambda: games.model.rowCount() == 5)
    assert len({games.model.game(row).id for row in range(5)}) == 5
    assert not games.model.canFetchMore(games.table.rootIndex())


# --- Statistics -----------------------------------------------------------------------------------


def figures(past: Past) -> dict[str, str]:
    table = past.window.statistics.figures
    return {cell(table, row, 0): cell(table, row, 1) for row in range(table.rowCount())}


def choose_person(past: Past, name: str) -> None:
    statistics = past.window.statistics
    names = [person.name for person in statistics._people]
    statistics.people.setCurrentIndex(names.index(name))
    statistics.ask()
    past.settle()


def test_a_players_figures_are_shown(past: Past) -> None:
    past.show("statistics")
    choose_person(past, "Ana")
    shown = figures(past)
    assert shown["Games"] == "3"
    assert shown["Played alone"] == "1"
    assert shown["Mean of the last 20"] == "—"
    assert past.window.statistics.against.rowCount() == 2


def test_a_player_without_such_games_gets_dashes(past: Past) -> None:
    past.fill([replace(played(build("yatzy", {}), 1, seed=9), headers=(Header("Id", "y"),))])
    past.show("statistics")
    choose_person(past, "Dora")
    statistics = past.window.statistics
    statistics.choose("yatzy")
    statistics.ask()
    past.settle()
    assert figures(past)["Mean"] == "—"
    assert figures(past)["Won"] == "—"
    assert "nan" not in str(figures(past)).lower()
    assert "No finished game of Yatzy yet." in texts(statistics)


def test_the_game_on_the_table_is_proposed(past: Past) -> None:
    past.fill([replace(played(build("yatzy", {}), 1, seed=9), headers=(Header("Id", "y"),))])
    past.table.play("yatzy")
    past.show("statistics")
    assert past.window.statistics.rules() == "yatzy"
    past.show("records")
    assert past.window.records.rules() == "yatzy"


def test_best_play_comes_beside(past: Past) -> None:
    past.show("statistics")
    panel = past.window.statistics.plots
    past.qtbot.waitUntil(lambda: "worked out exactly" in panel._note.text(), timeout=60_000)
    figure = panel.figure()
    assert figure is not None
    assert [line.label for line in figure.lines] == ["Best play"]
    panel.kinds.setCurrentIndex(2)
    panel._show()
    boxes = panel.figure()
    assert boxes is not None
    assert [group.label for group in boxes.bars] == ["Mean", "Best play"]


def study(past: Past, monkeypatch: pytest.MonkeyPatch, problem: Exception | None) -> Event:
    """Open statistics while best play is worked out; it ends as is said when the event is set."""
    may_end = Event()

    def work(_adviser: object, _folder: Path, progress: Progress) -> Optimum:
        progress(0.5)
        while not may_end.wait(0.005):
            if not progress(0.5):
                break
        if problem is not None:
            raise problem
        return Optimum(60.0, 9.0, None, {})

    monkeypatch.setattr(optimum_source, "_optimum", work)
    past.show("statistics")
    note = past.window.statistics.plots._note
    past.qtbot.waitUntil(lambda: "being worked out" in note.text(), timeout=60_000)
    return may_end


def test_that_best_play_is_worked_out_is_said_until_it_is_done(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = study(past, monkeypatch, None)
    panel = past.window.statistics.plots
    past.qtbot.waitUntil(lambda: "55 %" in panel._note.text())
    may_end.set()
    past.qtbot.waitUntil(lambda: "mean and spread are exact" in panel._note.text())


def test_what_cannot_be_worked_out_leaves_no_words(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = study(past, monkeypatch, RuntimeError("no memory"))
    may_end.set()
    panel = past.window.statistics.plots
    past.qtbot.waitUntil(lambda: panel._note.text() == "")
    assert not panel._note.isVisible()
    assert panel.figure() is not None


def test_what_is_worked_out_for_nobody_is_forgotten(
    past: Past, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = study(past, monkeypatch, None)
    past.table.program.past._history._delete_everything()
    past.settle()
    may_end.set()
    past._wait_for(past.table.program.past._advisor._worker)
    panel = past.window.statistics.plots
    assert panel._note.text() == ""
    assert panel.figure() is None
    assert past.window.statistics.figures.rowCount() == 0


def test_every_plot_can_be_read_as_a_table(past: Past) -> None:
    past.show("statistics")
    choose_person(past, "Ana")
    panel = past.window.statistics.plots
    panel.as_table.click()
    for row in range(panel.kinds.count()):
        panel.kinds.setCurrentIndex(row)
        panel._show()
        assert panel.table.isVisible()
        assert panel.table.rowCount() > 0


def test_a_player_gets_another_name(past: Past) -> None:
    past.show("statistics")
    choose_person(past, "Dora")
    past.answers.name = "Dorita"
    past.window.statistics.rename_requested.emit(past.window.statistics.person())
    past.settle()
    names = [person.name for person in past.window.statistics._people]
    assert "Dorita" in names
    assert "Dora" not in names
    person = past.window.statistics.person()
    assert person is not None
    assert person.name == "Dorita"


def test_a_name_that_is_taken_offers_to_make_two_players_one(past: Past) -> None:
    past.show("statistics")
    choose_person(past, "Anita")
    past.answers.name = "ana"
    past.window.statistics.rename_requested.emit(past.window.statistics.person())
    past.settle()
    assert past.answers.asked == ["There is a Ana already. Are the two the same player?"]
    assert {p.name: p.games for p in past.window.statistics._people}["Ana"] == 4


def test_two_who_played_each_other_stay_two(past: Past) -> None:
    past.show("statistics")
    people = {person.name: person for person in past.window.statistics._people}
    past.window.statistics.merge_requested.emit(people["Ana"], people["Beto"])
    past.settle()
    assert past.table.asked.problems == [
        "These two have played against each other, so they cannot be one player."
    ]
    assert len(past.window.statistics._people) == len(people)


def test_a_forgotten_player_is_nowhere(past: Past) -> None:
    past.show("statistics")
    choose_person(past, "Ana")
    past.window.statistics.forget_requested.emit(past.window.statistics.person())
    past.settle()
    with Archive(past.path) as archive:
        names = {player.name for n in archive.numbers() for player in archive.record(n).players}
    assert "Ana" not in names
    assert "Nobody" in names


# --- The best, and the dice -----------------------------------------------------------------------


def test_the_best_are_people_without_hints(past: Past) -> None:
    table = past.show("records").records.table
    names = {cell(table, row, 1) for row in range(table.rowCount())}
    assert table.rowCount() == 7
    assert names == {"Ana", "Beto", "Caro", "Anita", "Dora"}


def test_the_game_that_ended_last_is_marked_by_its_number(past: Past) -> None:
    # Two equal games: only the new one is marked.
    twin = replace(GAMES[2], headers=(Header("Id", "twin"), Header("Date", "2026-05-01")))
    past.fill([twin])
    with Archive(past.path) as archive:
        number = archive.number_of(twin)
    past.table.program.archive.kept.emit(number)
    table = past.show("records").records.table
    marked = [row for row in range(table.rowCount()) if cell(table, row, 4) == "new"]
    assert len(marked) == 1
    assert cell(table, marked[0], 3) == "5/1/26"
    assert table.currentRow() == marked[0]


def test_typed_dice_are_counted_apart(past: Past) -> None:
    past.fill([game(7, "Ana", Dice="typed")])
    page = past.show("fair_dice").dice
    drawn = page._found
    page.sources.setCurrentIndex(1)
    page.ask()
    past.settle()
    assert drawn is not None
    assert page._found is not None
    assert 0 < page._found.dice < drawn.dice
    assert "real tables" in page.text.text()


# --- Beside the table -----------------------------------------------------------------------------


def test_a_game_that_ends_appears_in_the_open_window(past: Past) -> None:
    past.show("games")
    before = len(past.rows())
    record = game(20, "Ana")
    past.table.put(replace(record, events=record.events[:-1]))
    past.table.model.play(last_move(record))
    past.qtbot.waitUntil(lambda: len(past.rows()) == before + 1)


def last_move(record: Record) -> Move:
    """Return what ends a game of which only the last entry is missing."""
    state = replace(record, events=record.events[:-1]).state
    return next(move for move in legal_moves(state) if isinstance(move, Score))


def replayed(past: Past, record: Record, step: int) -> ReplayWindow:
    past.table.program.learn.look_at(record, step)
    window = past.table.window.findChild(ReplayWindow)
    assert window is not None
    return window


def test_any_point_of_a_game_can_be_played_on_for_practice(past: Past) -> None:
    window = replayed(past, GAMES[0], 4)
    window.play_on_button.click()
    record = past.table.model.record
    assert record.is_practice
    assert record.header("Id") != "game-1"
    assert record.events == GAMES[0].events[: len(record.events)]
    assert not record.state.over
    assert not window.isVisible()
    assert past.table.window.heading.practice() == "Practice"
    past.table.play("yacht", 2)
    assert past.table.window.heading.practice() == ""
    with Archive(past.path) as archive:
        assert archive.count() == len(GAMES) + 1


def test_the_end_of_a_game_cannot_be_played_on(past: Past) -> None:
    window = replayed(past, GAMES[0], 0)
    assert window.play_on_button.isEnabled()
    window.timeline.step_requested.emit(window.timeline.slider.maximum())
    assert not window.play_on_button.isEnabled()


def test_practice_asks_before_a_running_game_is_given_up(past: Past) -> None:
    past.table.play("yacht", 2)
    past.table.roll("12345")
    running = past.table.model.record
    window = replayed(past, GAMES[0], 4)
    past.table.asked.give_up = [Answer.CANCEL, Answer.GIVE_UP]
    window.play_on_button.click()
    assert past.table.model.record is running
    assert window.isVisible()
    window.play_on_button.click()
    assert past.table.model.record.is_practice


def test_practice_that_ends_is_not_kept_and_says_so(past: Past) -> None:
    record = game(20, "Ana")
    last = len(record.events) - 1
    past.table.program.past.play_on(replace(record, events=record.events[:last]))
    past.table.model.play(last_move(record))
    past.table.program.archive.keep_now()
    assert "was practice" in past.table.window.standings._news.text()
    with Archive(past.path) as archive:
        assert archive.count() == len(GAMES) + 1


def test_dice_typed_in_a_turn_are_thrown_again_in_practice(past: Past) -> None:
    record = game(1, "Ana", "Beto", Dice="typed")
    ends = [n for n, e in enumerate(record.events, 1) if type(e).__name__ == "Scored"]
    middle = replace(record, events=record.events[: ends[0] + 1])
    past.table.program.past.play_on(middle)
    assert past.table.model.record.header("Dice") == "drawn"
    assert past.table.model.record.events == record.events[: ends[0]]


def test_an_unfinished_game_is_played_on_at_once(past: Past) -> None:
    games = past.show("games").games
    games.unfinished.click()
    past.settle()
    past.choose(0)
    games.play_on_button.click()
    past.settle()
    assert past.table.model.record.events == GIVEN_UP.events
    assert not past.window.isVisible()


def test_of_a_finished_game_a_point_is_chosen_first(past: Past) -> None:
    games = past.show("games").games
    past.choose(0)
    games.play_on_button.click()
    past.settle()
    replay = past.table.window.findChild(ReplayWindow)
    assert replay is not None
    assert replay.isVisible()
    assert replay.play_on_button.isEnabled()
    assert not past.table.model.has_game


def test_a_deleted_game_does_not_come_back_at_the_next_start(past: Past) -> None:
    record = game(20, "Ana")
    past.table.put(replace(record, events=record.events[:-1]))
    past.table.model.play(last_move(record))
    past.table.program.archive.keep_now()
    with Archive(past.path) as archive:
        archive.delete(archive.numbers())
    past.table.program.session.resume()
    with Archive(past.path) as archive:
        assert archive.count() == 0


def test_a_finished_game_from_a_file_is_only_looked_at(past: Past, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.generala"
    path.write_text(notation.write(game(20, "Zoe")), "utf-8")
    past.table.program.session.open(path)
    assert past.table.state.over
    past.table.program.session.resume()
    past.table.play("yacht", 1)
    with Archive(past.path) as archive:
        assert archive.count() == len(GAMES) + 1


def test_what_the_window_says_is_heard(past: Past) -> None:
    past.show("games")
    with past.qtbot.waitSignal(past.table.program.teller.told) as told:
        past.window.tell("3 games were added.")
    assert told.args is not None
    assert told.args[0] == "3 games were added."


# --- When the archive cannot be used --------------------------------------------------------------


def test_a_newer_archive_is_told_and_left_alone(past: Past) -> None:
    with closing(sqlite3.connect(past.path)) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    for command in PAGES:
        window = past.show(command)
        assert "newer version" in window.told()
    past.table.play("yacht", 1)
    past.table.roll("12345")
    assert past.table.state.turn.rolls == 1


def test_a_locked_archive_is_told_and_nothing_is_lost(past: Past) -> None:
    window = past.show("games")
    past.choose(0)
    with closing(sqlite3.connect(past.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        window.games.delete_button.click()
        past.settle()
        assert "Another program is using the archive" in window.told()
        # Reading goes on.
        window.games.ask()
        past.settle()
        assert len(past.rows()) == len(GAMES)
        other.rollback()
    window.games.delete_button.click()
    past.settle()
    assert len(past.rows()) == len(GAMES) - 1


def test_a_damaged_archive_is_mended_and_that_is_told(past: Past) -> None:
    with closing(sqlite3.connect(past.path)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(past.path.read_bytes())
    data[100:200] = bytes(100)
    past.path.write_bytes(data)
    window = past.show("games")
    past.qtbot.waitUntil(lambda: "was damaged" in window.told())
    kept = list(past.folder.glob("games-broken-*.sqlite3"))
    assert len(kept) == 1
    assert kept[0].read_bytes() == bytes(data)
    assert kept[0].name in window.told()


def test_a_full_disk_is_told(past: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    window = past.show("games")
    past.choose(0)

    def full(_self: Archive, _games: object) -> None:
        raise ArchiveError(Trouble.FULL)

    monkeypatch.setattr(Archive, "delete", full)
    window.games.delete_button.click()
    past.settle()
    assert window.told() == "The disk is full."
    assert len(past.rows()) == len(GAMES)


def test_no_folder_at_all_is_told(empty: Past) -> None:
    empty.folder.write_text("a file")
    window = empty.show("games")
    assert "cannot be opened" in window.told()


# --- For everybody --------------------------------------------------------------------------------


def named(widget: QWidget) -> str:
    label = next((w for w in widget.window().findChildren(QLabel) if w.buddy() is widget), None)
    own = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or own or (label.text() if label is not None else "")


@pytest.mark.parametrize("command", PAGES)
def test_every_control_has_a_name(past: Past, command: str) -> None:
    window = past.show(command)
    kinds = (QAbstractButton, QComboBox, QLineEdit, QTableView)
    controls = [
        widget
        for kind in kinds
        for widget in window.findChildren(kind)
        if widget.isVisible()
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), QComboBox | QLineEdit | QTableView)
        and type(widget.parent()).__name__
        not in {"QTabBar", "QDateEdit", "QComboBoxPrivateContainer"}
    ]
    assert len(controls) > 3
    assert [w for w in controls if not named(w)] == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("command", PAGES)
def test_no_letter_is_underlined_twice(past: Past, command: str, language: str) -> None:
    past.table.program.preferences.set(options.LANGUAGE, language)
    window = past.show(command)
    texts = [window._tabs.tabText(n) for n in range(4)]
    if command == "statistics":
        texts += [window.statistics._tabs.tabText(n) for n in range(2)]
    texts += [w.text() for w in window.findChildren(QAbstractButton) if w.isVisible()]
    texts += [
        w.text() for w in window.findChildren(QLabel) if w.isVisible() and w.buddy() is not None
    ]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) > 5
    assert sorted(letters) == sorted(set(letters))


@pytest.mark.parametrize("command", PAGES)
def test_the_tab_key_goes_everywhere_and_comes_back(past: Past, command: str) -> None:
    window = past.show(command)
    with past.qtbot.waitActive(window):
        window.activateWindow()
    first = window.focusWidget()
    seen = []
    for _ in range(40):
        past.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        seen.append(widget)
        if widget is first:
            break
    assert seen[-1] is first
    wanted = [
        w
        for w in window.findChildren(QAbstractButton)
        if w.isVisible() and w.isEnabled() and w.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [w.text() for w in wanted if w not in seen] == []


def test_another_language_is_spoken_at_once(past: Past) -> None:
    window = past.show("games")
    past.table.program.preferences.set(options.LANGUAGE, "es")
    past.settle()
    assert window.windowTitle() == "Partidas jugadas"
    assert "5 partidas" in texts(window.games)


def test_bots_are_called_by_their_level(past: Past) -> None:
    record = game(8, "Ana", "Roque")
    players = (record.players[0], Player("Roque", Level.EXPERT))
    past.fill([replace(record, players=players)])
    past.show("statistics")
    names = [past.window.statistics.people.itemText(n) for n in range(6)]
    assert names[-1] == "Computer: expert"
    with Archive(past.path) as archive:
        assert Queries(archive).count(Filter(words="Roque")) == 0
