"""Keeps finished games, each once, one transaction a game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from generala_desktop.engine.level import Level
from generala_desktop.storage import notation
from generala_desktop.storage.archive.errors import as_archive_error
from generala_desktop.storage.archive.problem import ArchiveError, Trouble
from generala_desktop.storage.archive.rows import GameRow, SeatRow, game_row, uid_of
from generala_desktop.storage.archive.schema import prepare
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Record, names_or

FILE_NAME = "games.sqlite3"

_Run = Callable[..., sqlite3.Cursor]

CACHE = 8192
"""KiB of the file that are kept in memory while it is open."""

PATIENCE = 3.0
"""Seconds to wait for another process that writes."""

_GAME = [
    "uid",
    "rules",
    "options",
    "date",
    "is_finished",
    "is_typed",
    "hints",
    "undone",
    "players",
]
_SEAT = [
    "game",
    "seat",
    "person",
    "total",
    "rank",
    "is_winner",
    "is_shared",
    "has_left",
    "served",
    "generalas",
    "won_outright",
    "players",
    "rules",
    "date",
    "is_finished",
    "is_ranked",
]
_DICE = [
    "game",
    "is_typed",
    "rolls",
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "first_rolls",
    "all_different",
    "one_pair",
    "two_pairs",
    "three",
    "full_house",
    "four",
    "five",
    "straight",
    "longest_run",
    "run_face",
]

_NAMES_OF_GAME = (
    "SELECT name FROM seat JOIN person ON person.id = seat.person WHERE game = ? ORDER BY seat"
)

_RESULTS = (
    "SELECT game.id, game.date, game.rules, options, game.is_finished,"
    " CASE is_typed WHEN 1 THEN 'typed' ELSE 'drawn' END, hints, undone, seat, name, level,"
    " total, rank, is_winner FROM seat JOIN game ON game.id = seat.game"
    " JOIN person ON person.id = seat.person WHERE game.id = ? ORDER BY seat"
)


class Archive:
    """One connection; to be used on the thread that made it."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        """Open the archive, or make it; raises ArchiveError.

        `patience` is how many seconds to wait for another process that writes.
        """
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ArchiveError(Trouble.UNREADABLE, str(error)) from error
        try:
            self.connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
        except sqlite3.Error as error:
            raise as_archive_error(error) from error
        try:
            self._open()
        except BaseException as error:
            self.connection.close()
            if isinstance(error, sqlite3.Error):
                raise as_archive_error(error) from error
            raise

    def _open(self) -> None:
        run = self.connection.execute
        run("PRAGMA foreign_keys = ON")
        # Nothing in the file can make SQLite run functions or trust its schema.
        run("PRAGMA trusted_schema = OFF")
        with suppress(sqlite3.OperationalError):  # a read-only folder has room for no log
            run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        run(f"PRAGMA cache_size = -{CACHE}")
        prepare(self.connection, self.path)

    @contextmanager
    def in_haste(self) -> Iterator[None]:
        """Let the system write at leisure for a while: only for what can be done again."""
        self.connection.execute("PRAGMA synchronous = NORMAL")
        try:
            yield
        finally:
            self.connection.execute("PRAGMA synchronous = FULL")

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def check(self) -> None:
        """Raise ArchiveError where the file is damaged."""
        with self._reading() as run:
            found = run("PRAGMA quick_check(1)").fetchone()
        if found is None or found[0] != "ok":
            raise ArchiveError(Trouble.DAMAGED, str(found))

    # Keeping games

    def keep(self, record: Record) -> int:
        """Keep a game, in place of what was known of it before; return its number.

        Raises ArchiveError; then nothing is changed.
        """
        row = game_row(record)
        with self.transaction():
            return self._write(row)

    def keep_new(self, record: Record) -> int | None:
        """Keep a game that came from elsewhere; None where it is known already.

        An abandoned game gives way to its finished self.
        """
        row = game_row(record)
        with self.transaction():
            known = self.connection.execute(
                "SELECT is_finished FROM game WHERE uid = ?", (row.uid,)
            ).fetchone()
            if known is not None and (known[0] or not row.is_finished):
                return None
            return self._write(row)

    def withdraw(self, record: Record) -> None:
        """Take out a game that is played on after its end was taken back."""
        with self.transaction():
            self.connection.execute("DELETE FROM game WHERE uid = ?", (uid_of(record),))

    def has(self, record: Record) -> bool:
        return self._number(record) is not None

    def number_of(self, record: Record) -> int:
        """Return the number a game is kept under; raises LookupError where it is not."""
        number = self._number(record)
        if number is None:
            raise LookupError(uid_of(record))
        return number

    def _number(self, record: Record) -> int | None:
        with self._reading() as run:
            row = run("SELECT id FROM game WHERE uid = ?", (uid_of(record),)).fetchone()
        return None if row is None else int(row[0])

    def record(self, game: int) -> Record:
        """Return a game as it was, its players by the names they have today.

        Raises LookupError for a game that is not there, ArchiveError for one that is damaged.
        """
        with self._reading() as run:
            row = run("SELECT text FROM record WHERE game = ?", (game,)).fetchone()
            names = [name for (name,) in run(_NAMES_OF_GAME, (game,))]
        if row is None:
            raise LookupError(game)
        return self._read(row[0], names)

    @staticmethod
    def _read(text: str, names: list[str]) -> Record:
        try:
            record = notation.read(text)
        except NotationError as error:
            raise ArchiveError(Trouble.DAMAGED, str(error)) from error
        if len(names) != len(record.players):
            return record
        names = names_or(names, [player.name for player in record.players])
        players = tuple(
            replace(player, name=name) for player, name in zip(record.players, names, strict=True)
        )
        return replace(record, players=players)

    def numbers(self, games: Iterable[int] | None = None) -> list[int]:
        """Return the numbers of some games or of all, in the order they were played."""
        with self._reading() as run:
            every = [game for (game,) in run("SELECT id FROM game ORDER BY date, id")]
        if games is None:
            return every
        chosen = set(games)
        return [game for game in every if game in chosen]

    def result_rows(self, game: int) -> list[tuple[object, ...]]:
        """Return a row for each player of a game, as tables of results have them."""
        with self._reading() as run:
            return run(_RESULTS, (game,)).fetchall()

    def count(self) -> int:
        with self._reading() as run:
            return int(run("SELECT count(*) FROM game").fetchone()[0])

    # Forgetting and renaming

    def delete(self, games: Iterable[int]) -> None:
        with self.transaction() as run:
            for game in games:
                run("DELETE FROM game WHERE id = ?", (game,))
            self.forget_strangers()

    def delete_everything(self) -> None:
        with self.transaction() as run:
            for table in ("game", "person"):
                run(f"DELETE FROM {table}")
        with self._reading() as run:
            run("VACUUM")

    # Within a transaction

    def _write(self, row: GameRow) -> int:
        run = self.connection.execute
        found = run("SELECT id FROM game WHERE uid = ?", (row.uid,)).fetchone()
        if found is not None:
            # The number stays: a place among the best is told by it.
            run("DELETE FROM seat WHERE game = ?", found)
            run("DELETE FROM dice WHERE game = ?", found)
        values = (
            row.uid,
            row.rules,
            row.options,
            row.date,
            row.is_finished,
            row.dice.is_typed,
            row.hints,
            row.undone,
            len(row.seats),
        )
        marks = ",".join("?" * len(values))
        changes = ",".join(f"{name}=excluded.{name}" for name in _GAME[1:])
        run(
            f"INSERT INTO game ({','.join(_GAME)}) VALUES ({marks})"
            f" ON CONFLICT (uid) DO UPDATE SET {changes}",
            values,
        )
        game = int(run("SELECT id FROM game WHERE uid = ?", (row.uid,)).fetchone()[0])
        run("INSERT OR REPLACE INTO record VALUES (?, ?)", (game, row.text))
        for seat in row.seats:
            self._write_seat(game, row, seat)
        dice = row.dice
        figures = (
            dice.all_different,
            dice.one_pair,
            dice.two_pairs,
            dice.three,
            dice.full_house,
            dice.four,
            dice.five,
            dice.straight,
            dice.longest_run,
            dice.run_face,
        )
        run(
            f"INSERT INTO dice ({','.join(_DICE)}) VALUES ({','.join('?' * len(_DICE))})",
            (game, dice.is_typed, dice.rolls, *dice.faces, dice.first_rolls, *figures),
        )
        return game

    def _write_seat(self, game: int, row: GameRow, seat: SeatRow) -> None:
        run = self.connection.execute
        cursor = run(
            f"INSERT INTO seat ({','.join(_SEAT)}) VALUES ({','.join('?' * len(_SEAT))})",
            (
                game,
                seat.seat,
                self.person(seat.name, seat.level),
                seat.total,
                seat.rank,
                seat.is_winner,
                seat.is_shared,
                seat.has_left,
                seat.served,
                seat.generalas,
                seat.won_outright,
                len(row.seats),
                row.rules,
                row.date,
                row.is_finished,
                seat.is_ranked,
            ),
        )
        self.connection.executemany(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?)",
            [(cursor.lastrowid, e.match, e.category, e.points, e.served) for e in seat.entries],
        )

    def person(self, name: str, level: Level) -> int:
        """Return who plays under a name; the program's levels are one player each."""
        run = self.connection.execute
        known_as = "" if level is not Level.HUMAN else name.casefold()
        found = run(
            "SELECT person FROM alias WHERE name = ? AND level = ?", (known_as, level.value)
        ).fetchone()
        if found is not None:
            return int(found[0])
        cursor = run(
            "INSERT INTO person (name, is_bot, level) VALUES (?, ?, ?)",
            ("" if level is not Level.HUMAN else name, level is not Level.HUMAN, level.value),
        )
        run("INSERT INTO alias VALUES (?, ?, ?)", (known_as, level.value, cursor.lastrowid))
        return int(cursor.lastrowid or 0)

    def forget_strangers(self) -> None:
        self.connection.execute("DELETE FROM person WHERE id NOT IN (SELECT person FROM seat)")

    @contextmanager
    def transaction(self) -> Iterator[_Run]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection.execute
                self.connection.execute("COMMIT")
            except BaseException:
                # A full disk has undone everything already.
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise as_archive_error(error) from error

    @contextmanager
    def _reading(self) -> Iterator[_Run]:
        try:
            yield self.connection.execute
        except sqlite3.Error as error:
            raise as_archive_error(error) from error
