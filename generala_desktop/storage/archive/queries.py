"""What is asked of the archive: lists of games and players, and figures. Nothing is counted apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import fmean, median, pstdev

from generala_desktop.engine.level import Level
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.errors import as_archive_error

_Run = Callable[..., sqlite3.Cursor]

RECENT = 20
BEST = 10


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    """Empty for the program's own players; they go by their level."""
    level: Level
    games: int
    """Finished ones."""

    @property
    def is_bot(self) -> bool:
        return self.level is not Level.HUMAN


@dataclass(frozen=True)
class Place:
    """A seat of an archived game."""

    person: int
    name: str
    level: Level
    total: int
    rank: int
    is_winner: bool
    is_shared: bool


@dataclass(frozen=True)
class Game:
    id: int
    rules: str
    options: str
    date: str
    is_finished: bool
    is_typed: bool
    hints: int
    undone: int
    places: tuple[Place, ...]
    """In playing order."""


@dataclass(frozen=True)
class Filter:
    """Which games; what is None or empty lets all through."""

    rules: str | None = None
    person: int | None = None
    since: str = ""
    """The first day, ISO 8601."""
    until: str = ""
    """The last day."""
    words: str = ""
    """Part of a player's name."""
    is_finished: bool | None = True


@dataclass(frozen=True)
class BoxFigures:
    category: str
    written: int
    mean: float
    struck: int
    served: int


@dataclass(frozen=True)
class Streak:
    longest: int
    current: int


@dataclass(frozen=True)
class Figures:
    """A player's games of one kind; the times are in playing order."""

    games: int
    wins: int
    """Alone in front."""
    ties: int
    """In front with others."""
    losses: int
    alone: int
    """Practice: nobody to win against."""
    totals: tuple[int, ...]
    """Of every finished game, the oldest first."""
    served: int
    generalas: int
    won_outright: int
    winning: Streak
    boxes: tuple[BoxFigures, ...]
    mean: float | None
    median: float | None
    spread: float | None
    """The standard deviation; of one game there is none."""
    best: int | None
    recent: float | None
    """The mean of the last games, where there are some before them."""
    before: float | None
    """The mean of the games before the last ones."""


@dataclass(frozen=True)
class HeadToHead:
    person: int
    name: str
    level: Level
    games: int
    ahead: int
    behind: int
    level_games: int
    """Games in which both ended level."""


@dataclass(frozen=True)
class BestGame:
    rank: int
    """Equal totals share it."""
    game: int
    seat: int
    name: str
    total: int
    date: str


class Queries:
    """Reads an archive; of unfinished games it says nothing but that they are there."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    @contextmanager
    def _reading(self) -> Iterator[_Run]:
        try:
            yield self.archive.connection.execute
        except sqlite3.Error as error:
            raise as_archive_error(error) from error

    # Lists

    def people(self, rules: str | None = None) -> tuple[Person, ...]:
        """Return everybody who has played, those with most games first, people before bots."""
        with self._reading() as run:
            rows = run(
                "SELECT person.id, person.name, level, count(seat.person) FROM person"
                " LEFT JOIN seat ON seat.person = person.id AND is_finished"
                "  AND (? IS NULL OR rules = ?)"
                " GROUP BY person.id ORDER BY is_bot, count(seat.person) DESC, person.name",
                (rules, rules),
            ).fetchall()
        return tuple(Person(i, name, Level(level), games) for i, name, level, games in rows)

    def rules(self) -> tuple[tuple[str, int], ...]:
        """Return the games that were played, with how often to the end."""
        with self._reading() as run:
            return tuple(
                run("SELECT rules, sum(is_finished) FROM game GROUP BY rules ORDER BY 2 DESC")
            )

    def count(self, wanted: Filter) -> int:
        where, values = _where(wanted)
        with self._reading() as run:
            return int(run(f"SELECT count(*) FROM game {where}", values).fetchone()[0])

    def games(self, wanted: Filter, offset: int = 0, limit: int = 200) -> tuple[Game, ...]:
        """Return a page of games, the latest first."""
        where, values = _where(wanted)
        with self._reading() as run:
            rows = run(
                "SELECT id, rules, options, date, is_finished, is_typed, hints, undone FROM game"
                f" {where} ORDER BY date DESC, id DESC LIMIT ? OFFSET ?",
                (*values, limit, offset),
            ).fetchall()
            places = self._places(run, [row[0] for row in rows])
        return tuple(
            Game(
                number,
                rules,
                options,
                date,
                bool(finished),
                bool(typed),
                hints,
                undone,
                places.get(number, ()),
            )
            for number, rules, options, date, finished, typed, hints, undone in rows
        )

    @staticmethod
    def _places(run: _Run, games: list[int]) -> dict[int, tuple[Place, ...]]:
        found: dict[int, list[Place]] = {}
        rows = run(
            "SELECT game, person.id, name, level, total, rank, is_winner, is_shared FROM seat"
            " JOIN person ON person.id = seat.person"
            f" WHERE game IN ({','.join('?' * len(games))}) ORDER BY game, seat",
            games,
        )
        for game, person, name, level, total, rank, winner, shared in rows:
            place = Place(person, name, Level(level), total, rank, bool(winner), bool(shared))
            found.setdefault(game, []).append(place)
        return {game: tuple(places) for game, places in found.items()}

    def table_rules(self, person: int, rules: str) -> tuple[str, ...]:
        """Return the different options that a player's finished games of a kind were played by."""
        with self._reading() as run:
            rows = run(
                "SELECT DISTINCT options FROM seat JOIN game ON game.id = seat.game"
                " WHERE person = ? AND seat.rules = ? AND seat.is_finished = 1",
                (person, rules),
            )
            return tuple(options for (options,) in rows)

    # Figures

    def figures(self, person: int, rules: str) -> Figures:
        """Return all that a player's finished games of one kind say."""
        with self._reading() as run:
            rows = run(
                "SELECT total, is_winner, is_shared, players, served, generalas, won_outright"
                " FROM seat WHERE person = ? AND rules = ? AND is_finished = 1 AND NOT has_left"
                " ORDER BY date, game",
                (person, rules),
            ).fetchall()
            boxes = run(
                "SELECT category, count(*), avg(points), sum(points = 0), sum(entry.served)"
                " FROM seat JOIN entry ON entry.seat = seat.id"
                " WHERE person = ? AND rules = ? AND is_finished = 1 AND NOT has_left"
                " GROUP BY category",
                (person, rules),
            ).fetchall()
        against = [row for row in rows if row[3] > 1]
        won = [bool(row[1]) for row in against]
        totals = tuple(row[0] for row in rows)
        has_before = len(totals) > RECENT
        return Figures(
            games=len(rows),
            wins=sum(bool(row[1]) and not row[2] for row in against),
            ties=sum(bool(row[1]) and bool(row[2]) for row in against),
            losses=sum(not winner for winner in won),
            alone=len(rows) - len(against),
            totals=totals,
            served=sum(row[4] for row in rows),
            generalas=sum(row[5] for row in rows),
            won_outright=sum(row[6] for row in rows),
            winning=_streak(won),
            boxes=tuple(BoxFigures(*row) for row in boxes),
            mean=fmean(totals) if totals else None,
            median=median(totals) if totals else None,
            spread=pstdev(totals) if len(totals) > 1 else None,
            best=max(totals, default=None),
            recent=fmean(totals[-RECENT:]) if has_before else None,
            before=fmean(totals[:-RECENT]) if has_before else None,
        )

    def head_to_head(self, person: int, rules: str | None = None) -> tuple[HeadToHead, ...]:
        """Return how a player stands against each of the others."""
        of_rules = "AND mine.rules = ?" if rules is not None else ""
        with self._reading() as run:
            rows = run(
                "SELECT met.*, name, level FROM (SELECT other.person AS met, count(*) AS games,"
                " sum(mine.rank < other.rank), sum(mine.rank > other.rank),"
                " sum(mine.rank = other.rank) FROM seat AS mine JOIN seat AS other USING (game)"
                " WHERE mine.person = ? AND other.seat != mine.seat AND other.person != ?"
                f" AND mine.is_finished {of_rules} GROUP BY other.person) AS met"
                " JOIN person ON person.id = met ORDER BY games DESC, name",
                (person, person, *([rules] if rules is not None else [])),
            ).fetchall()
        return tuple(
            HeadToHead(other, name, Level(level), games, ahead, behind, same)
            for other, games, ahead, behind, same, name, level in rows
        )

    def best(self, rules: str, count: int = BEST) -> tuple[BestGame, ...]:
        """Return people's best results of a game, equal ones by date; no hints, no undone rolls."""
        with self._reading() as run:
            rows = run(
                "SELECT game, seat, name, total, date FROM seat"
                " JOIN person ON person.id = seat.person WHERE rules = ? AND is_ranked"
                " ORDER BY total DESC, date, game, seat LIMIT ?",
                (rules, count),
            ).fetchall()
        totals = [row[3] for row in rows]
        return tuple(
            BestGame(totals.index(total) + 1, game, seat, name, total, date)
            for game, seat, name, total, date in rows
        )


def _streak(won: list[bool]) -> Streak:
    longest = current = 0
    for win in won:
        current = current + 1 if win else 0
        longest = max(longest, current)
    return Streak(longest, current)


def _where(wanted: Filter) -> tuple[str, tuple[object, ...]]:
    parts: list[str] = []
    values: list[object] = []
    if wanted.rules is not None:
        parts.append("rules = ?")
        values.append(wanted.rules)
    if wanted.is_finished is not None:
        parts.append("is_finished = ?")
        values.append(wanted.is_finished)
    if wanted.since:
        parts.append("date >= ?")
        values.append(wanted.since)
    if wanted.until:
        # Any time of that day: the next character after the day's own.
        parts.append("date < ?")
        values.append(wanted.until + "U")
    if wanted.person is not None:
        parts.append("id IN (SELECT game FROM seat WHERE person = ?)")
        values.append(wanted.person)
    if wanted.words.strip():
        parts.append(
            "id IN (SELECT game FROM seat JOIN person ON person.id = seat.person"
            " WHERE name LIKE ? ESCAPE '\\')"
        )
        plain = wanted.words.strip()
        for special in ("\\", "%", "_"):
            plain = plain.replace(special, "\\" + special)
        values.append(f"%{plain}%")
    return ("WHERE " + " AND ".join(parts) if parts else ""), tuple(values)
