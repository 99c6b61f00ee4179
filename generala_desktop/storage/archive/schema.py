"""The tables of the archive, and how older ones become today's.

Records are large and seldom read, so they lie apart. Seats repeat what is asked of them in
their game, and their indexes hold all that figures are made of, so that nothing else is read.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

from generala_desktop.storage.archive.problem import ArchiveError, Trouble

Migration = Callable[[sqlite3.Connection], None]

_TABLES = """
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    is_bot INTEGER NOT NULL,
    level TEXT NOT NULL
);
CREATE TABLE alias (
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
    PRIMARY KEY (name, level)
) WITHOUT ROWID;
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    date TEXT NOT NULL,
    is_finished INTEGER NOT NULL,
    is_typed INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    players INTEGER NOT NULL
);
CREATE TABLE record (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    text TEXT NOT NULL
);
CREATE INDEX game_by_date ON game (date DESC, id DESC);
CREATE INDEX game_by_rules ON game (rules, is_finished, date);
CREATE TABLE seat (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    total INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    is_winner INTEGER NOT NULL,
    is_shared INTEGER NOT NULL,
    has_left INTEGER NOT NULL,
    served INTEGER NOT NULL,
    generalas INTEGER NOT NULL,
    won_outright INTEGER NOT NULL,
    players INTEGER NOT NULL,
    rules TEXT NOT NULL,
    date TEXT NOT NULL,
    is_finished INTEGER NOT NULL,
    is_ranked INTEGER NOT NULL
);
CREATE INDEX seat_of_game ON seat (game, seat, person, rank);
CREATE INDEX seat_by_person ON seat (
    person, rules, is_finished, date, game, seat, rank, has_left,
    total, is_winner, is_shared, players, served, generalas, won_outright
);
CREATE INDEX seat_by_total ON seat (rules, total DESC, date, game, seat) WHERE is_ranked;
CREATE TABLE entry (
    seat INTEGER NOT NULL REFERENCES seat ON DELETE CASCADE,
    match INTEGER NOT NULL,
    category TEXT NOT NULL,
    points INTEGER NOT NULL,
    served INTEGER NOT NULL,
    PRIMARY KEY (seat, match, category)
) WITHOUT ROWID;
CREATE TABLE dice (
    game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    is_typed INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    ones INTEGER NOT NULL,
    twos INTEGER NOT NULL,
    threes INTEGER NOT NULL,
    fours INTEGER NOT NULL,
    fives INTEGER NOT NULL,
    sixes INTEGER NOT NULL,
    first_rolls INTEGER NOT NULL,
    all_different INTEGER NOT NULL,
    one_pair INTEGER NOT NULL,
    two_pairs INTEGER NOT NULL,
    three INTEGER NOT NULL,
    full_house INTEGER NOT NULL,
    four INTEGER NOT NULL,
    five INTEGER NOT NULL,
    straight INTEGER NOT NULL,
    longest_run INTEGER NOT NULL,
    run_face INTEGER NOT NULL
);
"""


def _first(connection: sqlite3.Connection) -> None:
    for statement in _TABLES.split(";\n"):
        if statement.strip():
            connection.execute(statement)


MIGRATIONS: tuple[Migration, ...] = (_first,)
"""The one at place n leads from version n to n + 1."""

VERSION = len(MIGRATIONS)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an archive to today's form, all of it or nothing; an older one is copied before.

    Raises ArchiveError for one of a later version, sqlite3.Error where the file is at fault.
    """
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise ArchiveError(Trouble.NEWER)
    if found == VERSION:
        return
    if found:
        back_up(connection, path.with_name(f"{path.stem}-version-{found}{path.suffix}"))
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been quicker.
        now = int(connection.execute("PRAGMA user_version").fetchone()[0])
        for migrate in MIGRATIONS[now:]:
            migrate(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def back_up(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the whole archive to another file, which is replaced."""
    temporary = target.with_name(f"{target.name}.part")
    temporary.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(temporary)) as copy:
        connection.backup(copy)
    temporary.replace(target)
