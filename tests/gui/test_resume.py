"""The running game at the next start: after kills, and after its file was damaged."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from generala_desktop.storage.autosave import Autosave
from tests.data.broken_saves import (
    Damage,
    changed_bytes,
    check_recovery,
    kept_game,
    start,
    truncations,
)

KILLER = Path(__file__).parents[1] / "data/kill_while_playing.py"


def test_ten_kills_lose_no_event_that_was_told(own_folders: Path) -> None:
    run = subprocess.run(
        [sys.executable, KILLER, "10", "3"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_a_sound_game_goes_on_and_nothing_is_said(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = kept_game(tmp_path)
    found = start(qapp, tmp_path, monkeypatch)
    assert found.problems == []
    assert found.program.model.record == record


@pytest.mark.parametrize("number", range(4))
def test_a_game_cut_short_is_told_and_kept_aside(
    number: int, qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path)
    content = Autosave(tmp_path).path.read_bytes()
    damage = list(truncations(content, 5))[number]
    check_recovery(qapp, tmp_path, damage, monkeypatch)


@pytest.mark.parametrize("seed", range(5))
def test_a_changed_byte_is_told_and_the_file_kept_aside(
    seed: int, qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path)
    content = Autosave(tmp_path).path.read_bytes()
    [damage] = changed_bytes(content, 1, random.Random(seed))
    check_recovery(qapp, tmp_path, damage, monkeypatch)


@pytest.mark.parametrize("content", [b"", b"\n", b"\0" * 600])
def test_an_emptied_game_is_told_and_the_file_kept_aside(
    content: bytes,
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check_recovery(qapp, tmp_path, Damage("emptied", content), monkeypatch)


def test_what_goes_on_from_the_step_before_says_so(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path)
    Autosave(tmp_path).path.write_bytes(b"nonsense")
    found = start(qapp, tmp_path, monkeypatch)
    assert found.program.model.has_game
    assert "goes on from the step before" in found.problems[0]


def test_where_both_files_are_broken_both_are_kept(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path)
    for path in list(tmp_path.iterdir()):
        path.write_bytes(Damage("nonsense", b"nonsense").content)
    found = start(qapp, tmp_path, monkeypatch)
    assert not found.program.model.has_game
    assert len(found.problems) == 2
    assert not any("goes on" in problem for problem in found.problems)
    assert len(list(tmp_path.glob("*broken*"))) == 2


def test_a_finished_game_is_not_gone_on_with(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from generala_desktop.rulesets import build  # noqa: PLC0415
    from generala_desktop.storage import notation  # noqa: PLC0415
    from generala_desktop.storage.seal import seal  # noqa: PLC0415
    from tests.play import played  # noqa: PLC0415

    Autosave(tmp_path).write(seal(notation.write(played(build("yacht"), 2, 5))))
    found = start(qapp, tmp_path, monkeypatch)
    assert not found.program.model.has_game
    assert found.problems == []
