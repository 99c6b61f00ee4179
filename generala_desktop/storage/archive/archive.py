"""Keeps finished games, each once, one transaction a game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from generala_desktop.engine.level import Level
from generala_desktop.storage import notation
from generala_desktop.storage.archive.problem import ArchiveError, Trouble, as_archive_error
from generala_desktop.storage.archive.rows import GameRow, SeatRow, game_row, uid_of
from generala_desktop.storage.archive.schema import prepare
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Player, Record, clean_name, names_or

FILE_NAME = "games.sqlite3"

_Run = Callable[..., sqlite3.Cursor]

PATIENCE = 3.0
"""Seconds to wait for another process that writes."""

_GAME = [
    "uid",
    "text",
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
_SEATS_OF = "SELECT seat FROM seat WHERE game = ? AND person = ?"
_SHARED_GAMES = (
    "SELECT DISTINCT mine.game FROM seat AS mine JOIN seat AS other USING (game)"
    " JOIN person ON person.id = other.person"
    " WHERE mine.person = ? AND other.person != ? AND NOT person.is_bot"
)


class NameTakenError(ValueError):
    """Somebody else goes by that name; the two may be merged."""

    def __init__(self, person: int) -> None:
        super().__init__(f"player {person} has that name")
        self.person = person


class Archive:
    """One connection; to be used on the thread that made it."""

    def __init__(self, path: Path) -> None:
        """Open the archive, or make it; raises ArchiveError."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ArchiveError(Trouble.UNREADABLE, str(error)) from error
        try:
            self.connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
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
        prepare(self.connection, self.path)

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Keeping games

    def keep(self, record: Record) -> int:
        """Keep a game, in place of what was known of it before; return its number.

        Raises ArchiveError; then nothing is changed.
        """
        row = game_row(record)
        with self._transaction():
            return self._write(row)

    def keep_new(self, record: Record) -> int | None:
        """Keep a game that came from elsewhere; None where it is known already.

        An abandoned game gives way to its finished self.
        """
        row = game_row(record)
        with self._transaction():
            known = self.connection.execute(
                "SELECT is_finished FROM game WHERE uid = ?", (row.uid,)
            ).fetchone()
            if known is not None and (known[0] or not row.is_finished):
                return None
            return self._write(row)

    def withdraw(self, record: Record) -> None:
        """Take out a game that is played on after its end was taken back."""
        with self._transaction():
            self.connection.execute("DELETE FROM game WHERE uid = ?", (uid_of(record),))

    def has(self, record: Record) -> bool:
        with self._reading() as run:
            found = run("SELECT 1 FROM game WHERE uid = ?", (uid_of(record),))
            return found.fetchone() is not None

    def record(self, game: int) -> Record:
        """Return a game as it was, its players by the names they have today.

        Raises LookupError for a game that is not there, ArchiveError for one that is damaged.
        """
        with self._reading() as run:
            row = run("SELECT text FROM game WHERE id = ?", (game,)).fetchone()
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

    def texts(self, games: Iterable[int] | None = None) -> Iterator[tuple[int, str]]:
        """Yield (game, game text) of some games or of all, in the order they were played."""
        chosen = None if games is None else set(games)
        with self._reading() as run:
            ids = [game for (game,) in run("SELECT id FROM game ORDER BY date, id")]
        for game in ids:
            if chosen is None or game in chosen:
                with suppress(LookupError):
                    yield game, notation.write(self.record(game))

    def count(self) -> int:
        with self._reading() as run:
            return int(run("SELECT count(*) FROM game").fetchone()[0])

    # Forgetting and renaming

    def delete(self, games: Iterable[int]) -> None:
        with self._transaction() as run:
            for game in games:
                run("DELETE FROM game WHERE id = ?", (game,))
            self._forget_strangers()

    def delete_everything(self) -> None:
        with self._transaction() as run:
            for table in ("game", "person"):
                run(f"DELETE FROM {table}")
        with self._reading() as run:
            run("VACUUM")

    def delete_person(self, person: int, nobody: str) -> None:
        """Forget a player: his games, or in games with other people only who he was.

        `nobody` is the name that stands in his place there.
        """
        with self._transaction() as run:
            shared = [game for (game,) in run(_SHARED_GAMES, (person, person))]
            run(
                "DELETE FROM game WHERE id IN (SELECT game FROM seat WHERE person = ?)"
                f" AND id NOT IN ({','.join('?' * len(shared))})",
                (person, *shared),
            )
            for game in shared:
                self._make_nameless(game, person, nobody)
            self._forget_strangers()

    def rename(self, person: int, name: str) -> None:
        """Give a player another name, under which he is known from now on as well.

        Raises NameTakenError, and ValueError where nothing of the name could be seen.
        """
        shown = clean_name(name)
        if not shown:
            raise ValueError("a name has to be seen")
        with self._transaction() as run:
            others = run("SELECT id, name FROM person WHERE id != ? AND NOT is_bot", (person,))
            for other, known in others:
                if known.casefold() == shown.casefold():
                    raise NameTakenError(int(other))
            run("UPDATE person SET name = ? WHERE id = ?", (shown, person))
            # Games to come under the new name are his as well.
            level = run("SELECT level FROM person WHERE id = ?", (person,)).fetchone()
            if level is not None:
                run(
                    "INSERT INTO alias VALUES (?, ?, ?) ON CONFLICT (name, level) DO NOTHING",
                    (shown.casefold(), level[0], person),
                )

    def merge(self, person: int, into: int) -> None:
        """Let two players be one.

        Raises ValueError where they sat at one table, or are not of one kind.
        """
        with self._transaction() as run:
            both = run(
                "SELECT 1 FROM seat AS a JOIN seat AS b USING (game)"
                " WHERE a.person = ? AND b.person = ? LIMIT 1",
                (person, into),
            )
            kinds = run("SELECT DISTINCT level FROM person WHERE id IN (?, ?)", (person, into))
            if both.fetchone() is not None or len(kinds.fetchall()) != 1 or person == into:
                raise ValueError("these cannot be the same player")
            run("UPDATE seat SET person = ? WHERE person = ?", (into, person))
            run("UPDATE alias SET person = ? WHERE person = ?", (into, person))
            run("DELETE FROM person WHERE id = ?", (person,))

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
            row.text,
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
        for seat in row.seats:
            self._write_seat(game, seat)
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

    def _write_seat(self, game: int, seat: SeatRow) -> None:
        run = self.connection.execute
        cursor = run(
            f"INSERT INTO seat ({','.join(_SEAT)}) VALUES ({','.join('?' * len(_SEAT))})",
            (
                game,
                seat.seat,
                self._person(seat.name, seat.level),
                seat.total,
                seat.rank,
                seat.is_winner,
                seat.is_shared,
                seat.has_left,
                seat.served,
                seat.generalas,
                seat.won_outright,
            ),
        )
        self.connection.executemany(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?)",
            [(cursor.lastrowid, e.match, e.category, e.points, e.served) for e in seat.entries],
        )

    def _person(self, name: str, level: Level) -> int:
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

    def _make_nameless(self, game: int, person: int, nobody: str) -> None:
        run = self.connection.execute
        seats = [seat for (seat,) in run(_SEATS_OF, (game, person))]
        text = run("SELECT text FROM game WHERE id = ?", (game,)).fetchone()[0]
        record = notation.read(text)
        names = [
            nobody if seat in seats else player.name for seat, player in enumerate(record.players)
        ]
        names = names_or(names, names)
        players = tuple(
            Player(name, player.level) for name, player in zip(names, record.players, strict=True)
        )
        renamed = replace(record, players=players)
        run("UPDATE game SET text = ? WHERE id = ?", (notation.write(renamed), game))
        for seat in seats:
            run(
                "UPDATE seat SET person = ? WHERE game = ? AND seat = ?",
                (self._person(names[seat], Level.HUMAN), game, seat),
            )

    def _forget_strangers(self) -> None:
        self.connection.execute("DELETE FROM person WHERE id NOT IN (SELECT person FROM seat)")

    @contextmanager
    def _transaction(self) -> Iterator[_Run]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection.execute
            except BaseException:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise as_archive_error(error) from error

    @contextmanager
    def _reading(self) -> Iterator[_Run]:
        try:
            yield self.connection.execute
        except sqlite3.Error as error:
            raise as_archive_error(error) from error
