"""What is said about files."""

import errno
import os
from pathlib import Path

import pytest

from generala_desktop.storage.notation_error import NOT_WHOLE, NotationError
from generala_desktop.storage.record import Header
from generala_desktop.storage.safe_file import SaveError
from generala_desktop.words import files as words
from tests.play import game

pytestmark = pytest.mark.usefixtures("qapp")

PATH = Path("/somewhere/our game.generala")


def problem(number: int) -> OSError:
    return OSError(number, os.strerror(number))


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOENT, "it is not there"),
        (errno.EACCES, "that is not permitted"),
        (errno.EPERM, "that is not permitted"),
        (errno.EISDIR, "it is a folder"),
        (errno.ENOTDIR, "it is not in a folder"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EROFS, "the disk can only be read"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_the_reason_is_told(number: int, reason: str) -> None:
    assert words.cannot_open(PATH, problem(number)) == (
        f"“our game.generala” cannot be opened: {reason}."
    )


def test_a_failed_save_has_the_same_reasons() -> None:
    failed = SaveError(problem(errno.ENOENT), PATH)
    assert "it is not there" in words.cannot_save(PATH, failed)
    assert "the disk is full" in words.cannot_keep(SaveError(problem(errno.ENOSPC), PATH))


def test_a_problem_without_a_number_is_told_as_it_is() -> None:
    assert "the moon is full" in words.cannot_save(PATH, OSError("the moon is full"))


def test_a_bad_game_is_told_with_line_and_reason() -> None:
    assert words.not_a_game(PATH, NotationError(3, NOT_WHOLE)) == (
        "“our game.generala” is not a game that can be played here. "
        "Line 3: The file is not as it was written."
    )


def test_a_broken_running_game_says_where_its_file_went() -> None:
    wrong = NotationError(3, NOT_WHOLE)
    assert "“/there/kept”" in words.running_game_broken(Path("/there/kept"), wrong)
    assert "“" not in words.running_game_broken(None, wrong)
    assert words.running_game_broken(None, wrong).endswith(".")


def test_a_file_name_may_contain_braces() -> None:
    assert "{file}" in words.saved(Path("{file}.generala"))


def test_a_game_proposes_a_name_of_game_and_day() -> None:
    record = game("generala", players=2)
    assert words.proposed_name(record) == "Generala.generala"
    dated = record.with_header("Date", "2026-11-29T20:00:00-03:00")
    assert words.proposed_name(dated) == "Generala 2026-11-29.generala"
    assert Header("Date", "2026-11-29T20:00:00-03:00") in dated.headers
