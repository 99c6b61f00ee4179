"""What is said of the archive of finished games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from generala_desktop.storage.archive.problem import ArchiveError, Trouble


def trouble(error: ArchiveError) -> str:
    """Return why the archive cannot be used now."""
    return {
        Trouble.NEWER: QCoreApplication.translate(
            "Archive", "The archive of games was written by a newer version of this program."
        ),
        Trouble.DAMAGED: QCoreApplication.translate(
            "Archive", "The archive of games is damaged. What can be read of it is being saved."
        ),
        Trouble.LOCKED: QCoreApplication.translate(
            "Archive", "Another program is using the archive of games."
        ),
        Trouble.FULL: QCoreApplication.translate("Archive", "The disk is full."),
        Trouble.READ_ONLY: QCoreApplication.translate(
            "Archive", "The archive of games may only be read."
        ),
        Trouble.UNREADABLE: QCoreApplication.translate(
            "Archive", "The archive of games cannot be opened."
        ),
    }[error.trouble]


def mended(games: int, kept_as: Path) -> str:
    """Return what became of a damaged archive."""
    saved = QCoreApplication.translate("Archive", "%n games could be saved.", "", games)
    text = QCoreApplication.translate(
        "Archive", "The archive of games was damaged. {saved} The damaged file is “{file}”."
    )
    return text.format(saved=saved, file=kept_as.name)


def waits(error: ArchiveError) -> str:
    """Return that a finished game is safe although the archive could not take it."""
    text = QCoreApplication.translate(
        "Archive", "{trouble} This game is kept beside it and goes in later."
    )
    return text.format(trouble=trouble(error))


def lost_place(problem: OSError) -> str:
    """Return that a finished game could be kept nowhere."""
    text = QCoreApplication.translate(
        "Archive",
        "This game could not be kept ({reason}). Save it under “Game”, “Save as…”.",
    )
    return text.format(reason=problem.strerror or str(problem))


def new_best(name: str, total: str) -> str:
    text = QCoreApplication.translate("Archive", "New best: {name} with {total}!")
    return text.format(name=name, total=total)


def among_best(name: str, rank: int) -> str:
    text = QCoreApplication.translate("Archive", "{name} is among the ten best, in place {rank}.")
    return text.format(name=name, rank=rank)


def practice() -> str:
    """Return what the table says of a game that is played on from another one."""
    return QCoreApplication.translate("Archive", "Practice")


def practice_is_not_kept() -> str:
    return QCoreApplication.translate(
        "Archive", "This was practice: it does not go among the games played."
    )


def out_of_records(hints: int, undone: int) -> str:
    """Return why a game is not among the best, however good."""
    if hints:
        return QCoreApplication.translate(
            "Archive", "With hints, this game does not count among the best."
        )
    return QCoreApplication.translate(
        "Archive", "With %n rolls taken back, this game does not count among the best.", "", undone
    )
