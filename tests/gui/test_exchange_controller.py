"""Games and plots in and out at a person's wish, beside the window, with reasons where it fails."""

from __future__ import annotations

import csv
import os
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from pytestqt.qtbot import QtBot

from generala_desktop.controllers import exchange_controller
from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.record import Header, Player, Record
from tests.gui.history import Past, answering
from tests.play import game
from tests.window import Table

WON = game("generala", "11111 !", players=1)
"""A game that ends with its first roll, made quickly."""


def named(uid: str, player: str = "Ana") -> Record:
    headers = (Header("Id", uid), Header("Date", "2026-03-01T20:15:00-03:00"))
    return replace(WON, players=(Player(player),), headers=headers)


@pytest.fixture
def past(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Past]:
    monkeypatch.setattr(Archive.__init__, "__defaults__", (0.05,))
    past = Past(qtbot, table, tmp_path / "data", answering(monkeypatch))
    yield past
    table.program.past.stop()


def written(folder: Path, *records: Record) -> Path:
    """Return a file with the games."""
    path = folder / "in.generala"
    path.write_text("\n".join(notation.write(record) for record in records), "utf-8")
    return path


def count(past: Past) -> int:
    with Archive(past.path) as archive:
        return archive.count()


# --- In -------------------------------------------------------------------------------------------


def test_games_are_imported_from_the_menu(past: Past, tmp_path: Path) -> None:
    past.answers.files = [written(tmp_path, named("a"), named("b"))]
    window = past.show("import")
    assert len(past.rows()) == 2
    assert window.told() == "2 games were added."
    past.show("import")
    assert window.told() == "0 games were added. 2 were here already."
    assert past.answers.reports == []


def test_what_is_refused_says_why(past: Past, tmp_path: Path) -> None:
    bad = tmp_path / "bad.generala"
    bad.write_text("nonsense", "utf-8")
    practice = named("p").with_header("Practice", "yes")
    good = written(tmp_path, named("a"), practice)
    past.answers.files = [bad, good, tmp_path / "missing.generala"]
    window = past.show("import")
    assert count(past) == 1
    assert window.told() == "1 game was added. 3 were refused."
    message, details = past.answers.reports[0]
    assert "bad.generala, line 1:" in message
    assert "practice" in details
    assert "missing.generala" in details


def test_very_many_refusals_are_counted(
    past: Past, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generala_desktop.storage.archive.exchange.MOST_REFUSALS", 7)
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as bundle:
        for number in range(12):
            bundle.writestr(f"{number}.generala", "nonsense")
    past.answers.files = [tmp_path / "bad.zip"]
    past.show("import")
    message, details = past.answers.reports[0]
    assert message.endswith("…")
    assert len(details.splitlines()) == 8
    assert details.endswith("… and 5 more.")


def test_nothing_chosen_changes_nothing(past: Past) -> None:
    window = past.show("import")
    assert window.told() == ""
    assert count(past) == 0


def test_long_work_shows_how_far_it_is_and_can_be_stopped(
    past: Past, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    past.answers.files = [written(tmp_path, *(named(f"g{n}") for n in range(20)))]
    window = past.show("games")
    keep_new, goes_on = Archive.keep_new, Event()

    def keep_slowly(archive: Archive, record: Record) -> int | None:
        if record.header("Id") == "g10":
            assert goes_on.wait(10)
        return keep_new(archive, record)

    monkeypatch.setattr(Archive, "keep_new", keep_slowly)
    past.table.command("import")
    assert window._stop.isVisible()
    # The window answers meanwhile.
    past.qtbot.waitUntil(lambda: count(past) == 10)
    window.games.ask()
    past.qtbot.waitUntil(lambda: len(past.rows()) == 10)
    window._stop.click()
    goes_on.set()
    past.settle()
    assert not window._stop.isVisible()
    assert window.told() == "Stopped. 11 games were added."
    assert len(past.rows()) == 11


def test_closing_the_program_during_work_ends_it(past: Past, tmp_path: Path) -> None:
    past.answers.files = [written(tmp_path, *(named(f"g{n}") for n in range(400)))]
    past.show("games")
    past.table.command("import")
    past.table.window.close()
    assert past.table.program.past._history.exchange._worker._thread is None


def test_an_import_into_a_locked_archive_is_told(past: Past, tmp_path: Path) -> None:
    past.fill([named("a")])
    past.show("games")
    past.answers.files = [written(tmp_path, named("b"))]
    with closing(sqlite3.connect(past.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        past.show("import")
        other.rollback()
    assert past.table.asked.problems == ["Another program is using the archive of games."]
    past.show("import")
    assert count(past) == 2


# --- Out ------------------------------------------------------------------------------------------


@pytest.fixture
def full(past: Past) -> Past:
    past.fill([named("a"), named("b", "Beto"), named("c", "Caro")])
    past.show("games")
    return past


def test_one_game_goes_into_a_file(full: Past, tmp_path: Path) -> None:
    full.answers.target = tmp_path / "one.generala"
    full.choose(0)
    full.window.games.export_button.click()
    full.settle()
    assert notation.read(full.answers.target.read_text("utf-8")).events == WON.events
    assert full.window.told() == "1 game was written."


def test_several_games_go_into_a_zip(full: Past, tmp_path: Path) -> None:
    full.answers.target = tmp_path / "some.zip"
    full.choose(0, 2)
    full.window.games.export_button.click()
    full.settle()
    with zipfile.ZipFile(full.answers.target) as bundle:
        assert len(bundle.namelist()) == 2
    assert full.window.told() == "2 games were written."


def test_everything_goes_into_a_folder_and_comes_back(full: Past, tmp_path: Path) -> None:
    full.answers.folder = tmp_path / "out"
    full.answers.folder.mkdir()
    full.window.games.export_all_requested.emit("folder")
    full.settle()
    assert len(list(full.answers.folder.iterdir())) == 3
    full.window.games.delete_all_requested.emit()
    full.settle()
    full.answers.files = [full.answers.folder]
    full.window.games.import_requested.emit(True)
    full.settle()
    assert len(full.rows()) == 3


def test_results_go_into_a_table(full: Past, tmp_path: Path) -> None:
    full.answers.target = tmp_path / "results.csv"
    full.window.games.export_all_requested.emit("csv")
    full.settle()
    with full.answers.target.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["player"] for row in rows] == ["Ana", "Beto", "Caro"]


def test_rolls_go_into_a_table(full: Past, tmp_path: Path) -> None:
    full.answers.target = tmp_path / "rolls.csv"
    full.show("fair_dice").dice.export_button.click()
    full.settle()
    with full.answers.target.open(encoding="utf-8") as file:
        assert [row["thrown"] for row in csv.DictReader(file)] == ["1 1 1 1 1"] * 3
    assert full.window.told() == "3 rolls were written."


def test_a_target_that_cannot_be_written_is_told(full: Past, tmp_path: Path) -> None:
    full.answers.target = tmp_path / "missing" / "games.zip"
    full.window.games.export_all_requested.emit("zip")
    full.settle()
    assert "games.zip" in full.table.asked.problems[0]
    assert "could not be written" in full.table.asked.problems[0]
    assert not full.window._progress.isVisible()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_folder_that_may_not_be_written_is_told(full: Past, tmp_path: Path) -> None:
    full.answers.folder = tmp_path / "closed"
    full.answers.folder.mkdir(mode=0o500)
    full.window.games.export_all_requested.emit("folder")
    full.settle()
    assert "could not be written" in full.table.asked.problems[0]


# --- Plots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["png", "svg", "csv"])
def test_a_plot_goes_into_a_file(full: Past, tmp_path: Path, kind: str) -> None:
    full.show("statistics")
    full.answers.target = tmp_path / f"plot.{kind}"
    full.window.statistics.plots.save_button.click()
    assert full.answers.target.stat().st_size > 10
    assert f"plot.{kind}" in full.window.told()
    assert full.answers.asked == ["Final totals.png"]


def test_a_plot_that_cannot_be_written_is_told(full: Past, tmp_path: Path) -> None:
    full.show("fair_dice")
    full.answers.target = tmp_path / "missing" / "plot.svg"
    full.window.dice.plots.save_button.click()
    assert "plot.svg" in full.table.asked.problems[0]


def test_a_plot_is_printed(full: Past, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def accept(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "plot.pdf"))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    full.show("statistics")
    full.window.statistics.plots.print_button.click()
    assert (tmp_path / "plot.pdf").read_bytes().startswith(b"%PDF")
    assert full.table.asked.problems == []


def test_a_printer_that_refuses_is_told(full: Past, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: 1)
    monkeypatch.setattr(exchange_controller, "print_on", lambda _printer, _figure: False)
    full.show("statistics")
    full.window.statistics.plots.print_button.click()
    assert "did not take the plot" in full.table.asked.problems[0]
