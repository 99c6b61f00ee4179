"""What a new game is made of, before anybody has thrown a die, and players' marks in a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ranking, Ruleset
from generala_desktop.rulesets import build
from generala_desktop.storage.record import Record
from generala_desktop.words.player_marks import PlayerColour, PlayerMark, PlayerShape, marks

MARKS_HEADER = "Marks"


@dataclass(frozen=True)
class Seat:
    name: str
    mark: PlayerMark
    level: Level = Level.HUMAN


@dataclass(frozen=True)
class LevelFigure:
    """How strong a level is at a game."""

    mean: float
    """Points; where games were played out, the balance of matches against a casual player."""
    games: int = 0
    """How many were played out to find it; none where it is calculated."""


@dataclass(frozen=True)
class GameSetup:
    game_id: str
    choices: Mapping[str, str]
    """The table rules; what is left out takes its default."""
    seats: tuple[Seat, ...]
    """Round the table; the opening decides who plays first."""
    is_pad: bool = False
    """Real dice are thrown, and only the planilla is kept here."""

    def rules(self) -> Ruleset:
        """Return the rules; raises KeyError or OptionError where the setup is not sound."""
        return build(self.game_id, self.choices)


def write_marks(chosen: Sequence[PlayerMark]) -> str:
    """Return the value of the record's header for the players' marks."""
    return " ".join(f"{mark.colour.value}-{mark.shape.value}" for mark in chosen)


def marks_of(record: Record) -> tuple[PlayerMark, ...]:
    """Return a mark for each player of a record, its own where it names them all."""
    count = len(record.players)
    try:
        written = tuple(_read(word) for word in (record.header(MARKS_HEADER) or "").split())
    except ValueError:
        written = ()
    return written if len(written) == count == len(set(written)) else tuple(marks(count))


def _read(word: str) -> PlayerMark:
    colour, _, shape = word.partition("-")
    return PlayerMark(PlayerColour(colour), PlayerShape(shape))


def needs_explaining(rules: Ruleset) -> bool:
    """Tell whether a game is unlike the others enough to need more than its rules."""
    return rules.ranking is Ranking.MATCHES
