"""Games in and out: what comes in is not to be trusted."""

from __future__ import annotations

import csv
import os
import resource
import subprocess
import sys
import time
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from generala_desktop.storage import notation
from generala_desktop.storage.archive import exchange
from generala_desktop.storage.archive.archive import FILE_NAME, Archive
from generala_desktop.storage.archive.chances import fairness
from generala_desktop.storage.archive.exchange import (
    export_folder,
    export_results,
    export_rolls,
    export_zip,
    import_games,
)
from generala_desktop.storage.record import Player, Record
from tests.unit.storage.archive.games import many, numbered

GAME = numbered(8)


def table(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_a_zip_comes_back_whole(full: Archive, archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    assert export_zip(full, path) == len(many())
    report = import_games(archive, [path])
    assert (report.added, report.known, report.refused) == (len(many()), 0, 0)
    assert {archive.record(n) for n in archive.numbers()} == {
        full.record(n) for n in full.numbers()
    }
    again = import_games(archive, [path])
    assert (again.added, again.known) == (0, len(many()))


def test_a_folder_comes_back_whole(full: Archive, archive: Archive, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    chosen = full.numbers()[:12]
    assert export_folder(full, folder, chosen) == 12
    assert len(list(folder.iterdir())) == 12
    report = import_games(archive, [folder])
    assert report.added == 12


def test_a_file_of_many_games_is_taken_game_by_game(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "some.generala"
    good = [notation.write(record) for record in many(3)]
    path.write_text(
        "\n".join([good[0], '[Rules "nothing 1"]\n[Player "Ana" human]\n\n', *good[1:]])
    )
    report = import_games(archive, [path])
    assert (report.added, report.refused) == (3, 1)
    refusal = report.refusals[0]
    assert refusal.source == "some.generala"
    assert refusal.line > 1
    assert "nothing" in str(refusal.reason)


def test_results_are_a_table(full: Archive, tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    assert export_results(full, path) == len(many())
    rows = table(path)
    assert len(rows) == sum(len(record.players) for record in many())
    assert {row["rules"] for row in rows} == {record.rules.id for record in many()}
    assert sum(int(row["finished"]) for row in rows) == len(rows)


def test_rolls_are_a_table_that_makes_the_counts_again(full: Archive, tmp_path: Path) -> None:
    path = tmp_path / "rolls.csv"
    count = export_rolls(full, path)
    rows = [row for row in table(path) if row["dice"] == "drawn"]
    found = fairness(full)
    assert count >= len(rows) == found.rolls
    faces = Counter(face for row in rows for face in row["thrown"].split())
    assert {c.name: c.seen for c in found.faces} == faces
    assert sum(int(row["is_first"]) for row in rows) == found.first_rolls


def test_a_name_cannot_be_a_formula(archive: Archive, tmp_path: Path) -> None:
    archive.keep(Record(GAME.rules, (Player('=HYPERLINK("x")'), *GAME.players[1:]), GAME.events))
    path = tmp_path / "results.csv"
    export_results(archive, path)
    names = [row["player"] for row in table(path)]
    assert names[0] == '\'=HYPERLINK("x")'


def test_a_cancelled_export_leaves_nothing_behind(full: Archive, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    path.write_text("before")
    assert export_zip(full, path, progress=lambda share: share < 0.1) == 0
    assert path.read_text() == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["all.zip"]


def test_a_cancelled_import_keeps_what_it_has(
    full: Archive, archive: Archive, tmp_path: Path
) -> None:
    path = tmp_path / "all.zip"
    export_zip(full, path)
    shares: list[float] = []

    def progress(share: float) -> bool:
        shares.append(share)
        return share < 0.5

    report = import_games(archive, [path], progress)
    assert report.was_cancelled
    assert 0 < archive.count() == report.added < len(many())
    assert shares == sorted(shares)


def zipped(tmp_path: Path, *members: tuple[str, bytes]) -> Path:
    path = tmp_path / "hostile.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, content in members:
            bundle.writestr(name, content)
    return path


GOOD = notation.write(GAME).encode()


def test_names_that_lead_outside_lead_nowhere(archive: Archive, tmp_path: Path) -> None:
    path = zipped(tmp_path, ("../../outside.generala", GOOD), ("/etc/absolute.generala", GOOD))
    report = import_games(archive, [path])
    assert (report.added, report.known) == (1, 1)
    assert sorted(f.name for f in tmp_path.iterdir() if f.suffix == ".generala") == []
    assert not (tmp_path.parent / "outside.generala").exists()


HOSTILE = {
    "a line without end": b"1" * (exchange.MAX_FILE + 1),
    "a long line": b'[Rules "generala 1"]\n' + b"1" * 1_000_000,
    "many lines": b'[Rules "generala 1"]\n' + b"\n" * 1_000_000,
    "NULs": b'[Rules "generala 1"]\n[Player "A\0na" human]\n\n',
    "controls that turn the reading": '[Rules "generala 1"]\n[Player "A\u202ena" human]\n\n'.encode(),
    "not text": bytes(range(256)) * 40,
    "brackets within brackets": b"[" * 100_000,
    "quotes": b'[Player "' + b'\\"' * 50_000,
    "nothing": b"",
    "a huge number": b'[Rules "generala 999999999999999999999999"]\n[Player "Ana" human]\n\n',
    "many players": b'[Rules "generala 1"]\n' + b'[Player "Ana" human]\n' * 9000,
    "another zip": b"PK\x03\x04" + b"\0" * 1000,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_text_is_refused_at_once(archive: Archive, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hostile.generala"
    path.write_bytes(content)
    began = time.process_time()
    for source in (path, zipped(tmp_path, ("hostile.generala", content))):
        report = import_games(archive, [source])
        assert (report.added, report.known) == (0, 0)
        assert report.refused >= 1
        assert str(report.refusals[0].reason)
    assert time.process_time() - began < 5


def test_a_zip_bomb_is_refused(archive: Archive, tmp_path: Path) -> None:
    path = zipped(tmp_path, ("bomb.generala", b"\0" * 200_000_000))
    assert path.stat().st_size < 1_000_000
    report = import_games(archive, [path])
    assert report.refused == 1


def test_a_zip_that_lies_about_sizes_is_refused(archive: Archive, tmp_path: Path) -> None:
    path = zipped(tmp_path, ("bomb.generala", b"\0" * 20_000_000))
    data = path.read_bytes().replace(
        (20_000_000).to_bytes(4, "little"), (100).to_bytes(4, "little")
    )
    path.write_bytes(data)
    report = import_games(archive, [path])
    assert (report.added, report.refused) == (0, 1)


def test_a_broken_zip_is_refused(archive: Archive, tmp_path: Path) -> None:
    path = zipped(tmp_path, *((f"{n}.generala", GOOD) for n in range(30)))
    data = bytearray(path.read_bytes())
    data[200:260] = b"x" * 60
    path.write_bytes(data)
    report = import_games(archive, [path])
    assert report.refused >= 1
    assert report.added + report.known <= 30


def test_a_pipe_is_not_waited_for(archive: Archive, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.generala")
    report = import_games(archive, [tmp_path / "pipe.generala", tmp_path / "missing.generala"])
    assert report.refused == 2


def test_links_in_a_folder_are_not_followed(archive: Archive, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (tmp_path / "secret.generala").write_bytes(GOOD)
    (folder / "link.generala").symlink_to(tmp_path / "secret.generala")
    (folder / "round").symlink_to(folder)
    report = import_games(archive, [folder])
    assert (report.added, report.refused) == (0, 1)


def test_a_bomb_takes_little_memory(tmp_path: Path) -> None:
    path = zipped(tmp_path, ("bomb.generala", b"1" * 100_000_000))
    script = (
        "import sys; from pathlib import Path\n"
        "from generala_desktop.storage.archive.archive import Archive\n"
        "from generala_desktop.storage.archive.exchange import import_games\n"
        "with Archive(Path(sys.argv[1])) as archive:\n"
        "    print(import_games(archive, [Path(sys.argv[2])]).refused)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / FILE_NAME), str(path)],
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (300_000_000, 300_000_000)),
    )
    assert run.stdout == "1\n"
