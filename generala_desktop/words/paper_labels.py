"""The fixed words of printed planillas, and what is said when one is printed or exported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.sheet import RowKind
from generala_desktop.storage.record import Record
from generala_desktop.words import files as file_words
from generala_desktop.words import matches as match_words
from generala_desktop.words.boxes import listed
from generala_desktop.words.paper import Sheet, meaning

_CONTEXT = "Paper"


def date_label() -> str:
    #: A line to fill in on a printed planilla.
    return QCoreApplication.translate(_CONTEXT, "Date")


def opened_by_label() -> str:
    return QCoreApplication.translate(_CONTEXT, "Opened by")


def won_by_label() -> str:
    return QCoreApplication.translate(_CONTEXT, "Won by")


def player_label() -> str:
    return QCoreApplication.translate(_CONTEXT, "Player")


def player_number(number: int) -> str:
    """Return what stands for the name of a player who has none yet."""
    return QCoreApplication.translate(_CONTEXT, "Player {number}").format(number=number)


def game_number(number: int) -> str:
    """Return the heading of a column for one of several games of the same player."""
    return QCoreApplication.translate(_CONTEXT, "Game {number}").format(number=number)


def settlement_title() -> str:
    return QCoreApplication.translate(_CONTEXT, "Settlement")


def balance_label() -> str:
    return QCoreApplication.translate(_CONTEXT, "Balance")


def caps_label(caps: int) -> str:
    return QCoreApplication.translate(_CONTEXT, "Caps (of {caps})").format(caps=caps)


def page() -> str:
    """Return what the field for the page in view is called."""
    return QCoreApplication.translate(_CONTEXT, "Page")


def zoom() -> str:
    """Return what the choice of how large pages are shown is called."""
    return QCoreApplication.translate(_CONTEXT, "Magnification")


def token_label() -> str:
    return QCoreApplication.translate(_CONTEXT, "Starter’s token")


def dedication() -> tuple[str, str]:
    """Return the words before the name and before the date."""
    return (
        QCoreApplication.translate(_CONTEXT, "Dedicated to"),
        #: Between a name and a date to be filled in: dedicated to … on …
        QCoreApplication.translate(_CONTEXT, "on"),
    )


def mark_legend(sheet: Sheet) -> tuple[str, ...]:
    """Return what the signs on the form mean, a line each."""
    signs = dict.fromkeys(line for game in sheet.margins for line in game.legend)
    wave = QCoreApplication.translate(_CONTEXT, "wavy line: match won outright")
    return (*signs, wave)


def letter_legend(sheet: Sheet) -> str:
    """Return what the letters at both margins stand for."""
    words = [meaning(match_words.name_row(), QCoreApplication.translate(_CONTEXT, "name"))]
    for row in sheet.rows:
        if row.kind is RowKind.TOTAL:
            words.append(meaning(row.short_title, row.name))
        elif row.category is not None and not row.is_upper:
            every = [game.labels.get(row.category.id) for game in sheet.margins]
            letters = dict.fromkeys(label.name for label in every if label)
            words.append(meaning("/".join(letters), row.title))
    return listed(words)


def served_legend(mark: str) -> str:
    return QCoreApplication.translate(_CONTEXT, "{mark} = served").format(mark=mark)


def page_number(page: int, pages: int) -> str:
    return QCoreApplication.translate(_CONTEXT, "{page} of {pages}").format(page=page, pages=pages)


def cannot_write(path: Path, problem: OSError) -> str:
    text = QCoreApplication.translate(
        _CONTEXT, "“{file}” could not be written: {reason}. What was there before is unchanged."
    )
    return text.format(file=path.name, reason=file_words.reason(problem))


def cannot_print() -> str:
    return QCoreApplication.translate(
        _CONTEXT,
        "The printer did not take the planilla. See whether it is switched on and connected, or "
        "export a PDF instead.",
    )


def exported(path: Path) -> str:
    return QCoreApplication.translate(_CONTEXT, "Exported as “{file}”.").format(file=path.name)


def proposed_name(title: str, record: Record | None) -> str:
    """Return a file name without its ending: what is printed, and of which day."""
    day = (record.header("Date") or "")[:10] if record is not None else ""
    return f"{title} {day}".strip()
