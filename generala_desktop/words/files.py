"""What is said about files: opened, saved, broken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record
from generala_desktop.storage.safe_file import SaveError
from generala_desktop.words.say import say

_CONTEXT = "Files"


def cannot_open(path: Path, problem: OSError) -> str:
    text = QCoreApplication.translate(_CONTEXT, "“{file}” cannot be opened: {reason}.")
    return text.format(file=path.name, reason=_reason(problem))


def not_a_game(path: Path, problem: NotationError) -> str:
    text = QCoreApplication.translate(
        _CONTEXT, "“{file}” is not a game that can be played here. Line {line}: {reason}"
    )
    return text.format(file=path.name, line=problem.line, reason=say(problem.reason))


def cannot_save(path: Path, problem: OSError) -> str:
    text = QCoreApplication.translate(
        _CONTEXT, "The game could not be saved as “{file}”: {reason}. It goes on unchanged."
    )
    return text.format(file=path.name, reason=_reason(problem))


def saved(path: Path) -> str:
    return QCoreApplication.translate(_CONTEXT, "Saved as “{file}”.").format(file=path.name)


def cannot_keep(problem: SaveError) -> str:
    text = QCoreApplication.translate(
        _CONTEXT,
        "The running game cannot be kept on disk ({reason}). You can play on; if the program "
        "ends, this game is lost.",
    )
    return text.format(reason=_reason(problem))


def running_game_broken(kept: Path | None, problem: NotationError) -> str:
    text = QCoreApplication.translate(
        _CONTEXT,
        "The game that was running cannot be read any more (line {line}: {reason})",
    )
    told = text.format(line=problem.line, reason=say(problem.reason))
    if kept is None:
        return told
    where = QCoreApplication.translate(_CONTEXT, "Its file was kept as “{file}”.")
    return f"{told} {where.format(file=kept)}"


def proposed_name(record: Record) -> str:
    """Return a file name for a game: what was played and when."""
    day = (record.header("Date") or "")[:10]
    title = say(record.rules.title)
    return f"{title} {day}".strip() + ".generala"


def _reason(problem: OSError) -> str:
    known = {
        FileNotFoundError: QCoreApplication.translate(_CONTEXT, "it is not there"),
        PermissionError: QCoreApplication.translate(_CONTEXT, "that is not permitted"),
        IsADirectoryError: QCoreApplication.translate(_CONTEXT, "it is a folder"),
        NotADirectoryError: QCoreApplication.translate(_CONTEXT, "it is not in a folder"),
    }
    full = QCoreApplication.translate(_CONTEXT, "the disk is full")
    read_only = QCoreApplication.translate(_CONTEXT, "the disk can only be read")
    by_number = {28: full, 122: full, 30: read_only, 13: known[PermissionError]}
    number = problem.errno or 0
    return known.get(type(problem)) or by_number.get(number) or problem.strerror or str(problem)
