"""Players of the archive: renamed, merged, forgotten."""

from __future__ import annotations

from dataclasses import replace

from generala_desktop.engine.level import Level
from generala_desktop.storage import notation
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.record import Player, clean_name, names_or

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


def forget(archive: Archive, person: int, nobody: str) -> None:
    """Forget a player: his games, or in games with other people only who he was.

    `nobody` is the name that stands in his place there.
    """
    with archive.transaction() as run:
        shared = [game for (game,) in run(_SHARED_GAMES, (person, person))]
        run(
            "DELETE FROM game WHERE id IN (SELECT game FROM seat WHERE person = ?)"
            f" AND id NOT IN ({_SHARED_GAMES})",
            (person, person, person),
        )
        for game in shared:
            _make_nameless(archive, game, person, nobody)
        archive.forget_strangers()


def rename(archive: Archive, person: int, name: str) -> None:
    """Give a player another name, under which he is known from now on as well.

    Raises NameTakenError, and ValueError where nothing of the name could be seen.
    """
    shown = clean_name(name)
    if not shown:
        raise ValueError("a name has to be seen")
    with archive.transaction() as run:
        others = run("SELECT id, name FROM person WHERE id != ? AND NOT is_bot", (person,))
        for other, known in others:
            if known.casefold() == shown.casefold():
                raise NameTakenError(int(other))
        run("UPDATE person SET name = ? WHERE id = ?", (shown, person))
        # Games to come under the new name are his as well.
        level = run("SELECT level FROM person WHERE id = ?", (person,)).fetchone()
        if level is not None:
            run(
                "INSERT INTO alias VALUES (?, ?, ?) ON CONFLICT (name, level)"
                " DO UPDATE SET person = excluded.person",
                (shown.casefold(), level[0], person),
            )


def merge(archive: Archive, person: int, into: int) -> None:
    """Let two players be one.

    Raises ValueError where they sat at one table, or are not of one kind.
    """
    with archive.transaction() as run:
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


def _make_nameless(archive: Archive, game: int, person: int, nobody: str) -> None:
    run = archive.connection.execute
    seats = [seat for (seat,) in run(_SEATS_OF, (game, person))]
    text = run("SELECT text FROM record WHERE game = ?", (game,)).fetchone()[0]
    record = notation.read(text)
    names = [nobody if seat in seats else player.name for seat, player in enumerate(record.players)]
    names = names_or(names, names)
    players = tuple(
        Player(name, player.level) for name, player in zip(names, record.players, strict=True)
    )
    renamed = replace(record, players=players)
    run("UPDATE record SET text = ? WHERE game = ?", (notation.write(renamed), game))
    for seat in seats:
        run(
            "UPDATE seat SET person = ? WHERE game = ? AND seat = ?",
            (archive.person(names[seat], Level.HUMAN), game, seat),
        )
