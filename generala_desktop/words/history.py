"""Archived games and their players in words."""

from __future__ import annotations

from datetime import datetime
from functools import cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.rulesets import find
from generala_desktop.storage.archive.queries import Game, Person, Place
from generala_desktop.words.bots import level_name
from generala_desktop.words.numbers import signed
from generala_desktop.words.say import say


def game_name(rules: str) -> str:
    """Return a game's name, or its id where this version does not know it."""
    variant = find(rules)
    return say(variant.title) if variant is not None else rules


@cache
def is_balance(rules: str) -> bool:
    """Tell whether a game's results are balances of matches rather than points."""
    variant = find(rules)
    return variant is not None and variant.by_default().ranking is Ranking.MATCHES


def person_name(name: str, level: Level) -> str:
    return name if level is Level.HUMAN else level_name(level)


def person(player: Person) -> str:
    return person_name(player.name, player.level)


def day(date: str) -> str:
    """Return a date as people write it; what is none comes back as it is."""
    try:
        found = datetime.fromisoformat(date)
    except ValueError:
        return date
    short = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    written = QLocale().toString(QDate(found.year, found.month, found.day), short)
    return f"{written} {found:%H:%M}" if "T" in date else written


def result(total: int, *, is_balance: bool) -> str:
    return signed(float(total), 0) if is_balance else QLocale().toString(total)


def players(game: Game, *, is_balance: bool) -> str:
    """Return who played with what they reached, the best first: "Ana 214, Beto 180"."""
    ranked = sorted(game.places, key=lambda place: place.rank)
    return ", ".join(_player(place, is_balance=is_balance) for place in ranked)


def _player(place: Place, *, is_balance: bool) -> str:
    name = person_name(place.name, place.level)
    return f"{name} {result(place.total, is_balance=is_balance)}"


def notes(game: Game) -> str:
    """Return what sets a game apart: not finished, real dice, hints, rolls taken back."""
    said = []
    if not game.is_finished:
        said.append(QCoreApplication.translate("History", "not finished"))
    if game.is_typed:
        said.append(QCoreApplication.translate("History", "real dice"))
    if game.hints:
        said.append(QCoreApplication.translate("History", "with hints"))
    if game.undone:
        said.append(QCoreApplication.translate("History", "rolls taken back"))
    return ", ".join(said)


def count(games: int) -> str:
    return QCoreApplication.translate("History", "%Ln games", "", games)


def nothing_yet() -> str:
    return QCoreApplication.translate(
        "History", "No game has been played to its end yet. The first one will stand here."
    )


def nothing_found() -> str:
    return QCoreApplication.translate("History", "No game is like that.")


def ask_delete(games: int) -> str:
    return QCoreApplication.translate(
        "History", "Delete %n games for good? They go out of all statistics too.", "", games
    )


def ask_delete_everything() -> str:
    return QCoreApplication.translate(
        "History", "Delete every game, every player and all statistics for good?"
    )


def ask_forget(name: str) -> str:
    text = QCoreApplication.translate(
        "History",
        "Forget {name} for good? Games with others stay, without the name.",
    )
    return text.format(name=name)


def nobody() -> str:
    """Return the name that stands in place of a forgotten player's."""
    return QCoreApplication.translate("History", "Nobody")


def name_taken(name: str) -> str:
    text = QCoreApplication.translate(
        "History", "There is a {name} already. Are the two the same player?"
    )
    return text.format(name=name)


def cannot_merge() -> str:
    return QCoreApplication.translate(
        "History", "These two have played against each other, so they cannot be one player."
    )


def imported(added: int, known: int, refused: int) -> str:
    """Return what came of an import."""
    said = [QCoreApplication.translate("History", "%n games were added.", "", added)]
    if known:
        said.append(QCoreApplication.translate("History", "%n were here already.", "", known))
    if refused:
        said.append(QCoreApplication.translate("History", "%n were refused.", "", refused))
    return " ".join(said)


def stopped(what: str) -> str:
    """Return what had come of something that was stopped."""
    text = QCoreApplication.translate("History", "Stopped. {what}")
    return text.format(what=what)


def more_refused(games: int) -> str:
    return QCoreApplication.translate("History", "… and %n more.", "", games)


def refusal(source: str, line: int, reason: str) -> str:
    if not line:
        return f"{source}: {reason}"
    text = QCoreApplication.translate("History", "{source}, line {line}: {reason}")
    return text.format(source=source, line=line, reason=reason)


def exported(games: int) -> str:
    return QCoreApplication.translate("History", "%n games were written.", "", games)


def rolls_exported(rolls: int) -> str:
    return QCoreApplication.translate("History", "%n rolls were written.", "", rolls)
