"""What is said about files: opened, saved, broken."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record
from generala_desktop.words.say import say

SUFFIX = ".generala"

_QUOTA = getattr(errno, "EDQUOT", errno.ENOSPC)
"""Windows has no quota error of its own."""


def cannot_open(path: Path, problem: OSError) -> str:
    text = QCoreApplication.translate("Files", "“{file}” cannot be opened: {reason}.")
    return text.format(file=path.name, reason=reason(problem))


def not_a_game(path: Path, problem: NotationError) -> str:
    text = QCoreApplication.translate(
        "Files", "“{file}” is not a game that can be played here. Line {line}: {reason}"
    )
    return text.format(file=path.name, line=problem.line, reason=say(problem.reason))


def cannot_save(path: Path, problem: OSError) -> str:
    text = QCoreApplication.translate(
        "Files", "The game could not be saved as “{file}”: {reason}. It goes on unchanged."
    )
    return text.format(file=path.name, reason=reason(problem))


def saved(path: Path) -> str:
    return QCoreApplication.translate("Files", "Saved as “{file}”.").format(file=path.name)


def lies_there() -> str:
    return QCoreApplication.translate("Files", "That game is already on the table.")


def cannot_keep(problem: OSError) -> str:
    text = QCoreApplication.translate(
        "Files",
        "The running game cannot be kept on disk ({reason}). You can play on; if the program "
        "ends, this game is lost.",
    )
    return text.format(reason=reason(problem))


def one_step_before() -> str:
    return QCoreApplication.translate(
        "Files", "The game goes on from the step before; nothing else is lost."
    )


def running_game_broken(kept: Path | None, problem: NotationError) -> str:
    text = QCoreApplication.translate(
        "Files",
        "The game that was running cannot be read any more. Line {line}: {reason}",
    )
    told = text.format(line=problem.line, reason=say(problem.reason))
    if kept is None:
        return told
    where = QCoreApplication.translate("Files", "Its file was kept as “{file}”.")
    return f"{told} {where.format(file=kept)}"


def incomplete(folder: Path) -> str:
    text = QCoreApplication.translate(
        "Files",
        "The program is not complete: the folder “{folder}” is not there. Please install it again.",
    )
    return text.format(folder=folder)


def no_answer() -> str:
    return QCoreApplication.translate(
        "Files",
        "Generala Desktop is running already, but its window does not answer. Wait a little and "
        "try again; if that does not help, end it first. The running game is kept.",
    )


def cannot_start(problem: str) -> str:
    text = QCoreApplication.translate(
        "Files", "Generala Desktop cannot start ({problem}). Games that were kept are safe."
    )
    return text.format(problem=problem)


def proposed_name(record: Record) -> str:
    """Return a file name for a game: what was played and when."""
    day = (record.header("Date") or "")[:10]
    title = say(record.rules.title)
    return f"{title} {day}".strip() + SUFFIX


def reason(problem: OSError) -> str:
    """Return why a file could not be read or written, as the end of a sentence."""
    missing = QCoreApplication.translate("Files", "it is not there")
    forbidden = QCoreApplication.translate("Files", "that is not permitted")
    full = QCoreApplication.translate("Files", "the disk is full")
    reasons = {
        errno.ENOENT: missing,
        errno.EACCES: forbidden,
        errno.EPERM: forbidden,
        errno.EISDIR: QCoreApplication.translate("Files", "it is a folder"),
        errno.ENOTDIR: QCoreApplication.translate("Files", "it is not in a folder"),
        errno.EINVAL: QCoreApplication.translate("Files", "it is no file"),
        errno.ENAMETOOLONG: QCoreApplication.translate("Files", "its name is too long"),
        errno.ENOSPC: full,
        _QUOTA: full,
        errno.EROFS: QCoreApplication.translate("Files", "the disk can only be read"),
    }
    return reasons.get(problem.errno or 0) or problem.strerror or str(problem)
