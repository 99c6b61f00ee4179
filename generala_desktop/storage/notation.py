"""Games as text: headers in brackets, a blank line, then one line a turn.

The text alone is the game: a reader replays it through the rules and refuses what they do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile

from generala_desktop.engine.events import Event
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import OptionError, Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import find
from generala_desktop.storage import notation_error as error
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.notation_opening import is_opening
from generala_desktop.storage.notation_turns import read_turn, write_turns
from generala_desktop.storage.record import Header, Player, Record, clean_name, distinct_names

MAX_BYTES = 64 * 1024 * 1024
"""More than any collection of games; a single game is a few kilobytes."""

MAX_LINE = 20_000
MAX_LINES = 10_000
"""Of one game, without blank lines and comments; the longest has a few hundred."""

_WRITTEN = re.compile(r"\S[^\r\n]*")
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*)[ \t]+"((?:[^"\\]|\\.)*)"([^\]"]*)\]')
_RULES = re.compile(r"\s*([a-z0-9-]+)\s+([0-9]{1,6})\s*")

_CHECKS = {
    "Dice": re.compile(r"drawn|typed"),
    "Hints": re.compile(r"[0-9]{1,6}"),
    "Undone": re.compile(r"[0-9]{1,6}"),
    "End": re.compile(r"abandoned"),
    "Id": re.compile(r"\S{1,100}"),
}
"""Headers whose value has a form; all others are kept as they are."""


@dataclass(frozen=True)
class Line:
    number: int
    """From 1."""
    text: str


def decode(data: bytes) -> str:
    """Return the text of a file; raises NotationError if it cannot be one."""
    if len(data) > MAX_BYTES:
        raise NotationError(1, error.TOO_LONG)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise NotationError(line, error.NOT_UTF8) from None


def read(text: str) -> Record:
    """Read the first game of a text; raises NotationError."""
    game = next(read_all(text))
    if isinstance(game, NotationError):
        raise game
    return game


def read_all(text: str) -> Iterator[Record | NotationError]:
    """Yield every game of a text in order, and for a game that is refused, why; never nothing."""
    found = False
    for lines in _split(text):
        found = True
        try:
            yield _GameReader().read(lines)
        except NotationError as wrong:
            yield wrong
    if not found:
        yield NotationError(1, error.NO_GAME)


def _lines(text: str) -> Iterator[Line]:
    """Yield what is written, without blanks and comments, under its number in the file."""
    number, end = 1, 0
    for found in _WRITTEN.finditer(text):
        gap = text[end : found.start()]
        number += gap.count("\n") + gap.count("\r") - gap.count("\r\n")
        end = found.end()
        if not found[0].startswith("#"):
            yield Line(number, found[0].rstrip())


def _split(text: str) -> Iterator[list[Line]]:
    """Yield the lines of each game; of one that is too long, not much more than that shows."""
    game: list[Line] = []
    for line in _lines(text):
        if line.text.startswith("[Rules") and game:
            yield game
            game = []
        if len(game) <= MAX_LINES:
            game.append(line)
    if game:
        yield game


@dataclass
class _GameReader:
    """Reads one game, line by line."""

    options: tuple[str, int] | None = None
    """The text of the header, and its line."""
    opening: tuple[str, int] | None = None
    """Likewise."""
    players: list[Player] = field(default_factory=list)
    headers: list[Header] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    """Of the headers that were read."""

    def read(self, lines: list[Line]) -> Record:
        long = next((line for line in lines if len(line.text) > MAX_LINE), None)
        if long:
            raise NotationError(long.number, error.TOO_LONG)
        if len(lines) > MAX_LINES:
            raise NotationError(lines[MAX_LINES].number, error.TOO_LONG)
        first, *others = lines
        game_id, edition = _read_rules(first)
        headers = list(takewhile(lambda line: line.text.startswith("["), others))
        turns = others[len(headers) :]
        for line in headers:
            self._read_header(line)
        late = next((line for line in turns if line.text.startswith("[")), None)
        if late:
            raise NotationError(late.number, error.HEADER_LATE)
        rules = self._build_rules(first.number, game_id, edition)
        state = self._start(rules, lines[len(headers)].number)
        self._check_opening(rules)
        events = tuple(self._read_turns(turns, state))
        return Record(rules, tuple(self._named_apart()), events, tuple(self.headers))

    def _named_apart(self) -> Iterator[Player]:
        names = distinct_names([player.name for player in self.players])
        for name, player in zip(names, self.players, strict=True):
            yield Player(name, player.level)

    def _start(self, rules: Ruleset, line: int) -> State:
        if not self.players:
            raise NotationError(line, error.NO_PLAYERS)
        try:
            return start(rules, len(self.players))
        except ValueError:
            least, most = rules.players
            reason = error.WRONG_PLAYERS.fill(least=least, most=most, players=len(self.players))
            raise NotationError(line, reason) from None

    def _read_header(self, line: Line) -> None:
        found = _HEADER.fullmatch(line.text)
        if found is None:
            raise NotationError(line.number, error.BAD_HEADER)
        name, value, rest = found[1], re.sub(r"\\(.)", r"\1", found[2]), found[3].strip()
        if name == "Player":
            self.players.append(_read_player(line.number, value, rest))
            return
        if rest:
            raise NotationError(line.number, error.BAD_HEADER)
        if name in self.names:
            raise NotationError(line.number, error.HEADER_TWICE.fill(name=name))
        self.names.add(name)
        if name == "Options":
            self.options = (value, line.number)
            return
        if name == "Opening":
            self.opening = (value, line.number)
        _check_value(line.number, name, value)
        self.headers.append(Header(name, value))

    def _check_opening(self, rules: Ruleset) -> None:
        if self.opening is None:
            return
        value, line = self.opening
        if not is_opening(value, rules.opening, len(self.players)):
            raise NotationError(line, error.BAD_OPENING)

    def _build_rules(self, line: int, game_id: str, edition: int) -> Ruleset:
        variant = find(game_id)
        if variant is None:
            raise NotationError(line, error.NO_SUCH_GAME.fill(game=game_id))
        if variant.edition != edition:
            reason = error.NO_SUCH_EDITION.fill(game=game_id, edition=edition)
            raise NotationError(line, reason)
        if self.options is None:
            return variant.build()
        value, line = self.options
        pairs = [pair.partition("=") for pair in value.split()]
        if any(not sign for _, sign, _ in pairs):
            raise NotationError(line, error.BAD_OPTIONS)
        names = [name for name, _, _ in pairs]
        twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
        if twice is not None:
            raise NotationError(line, error.OPTION_TWICE.fill(name=twice[:40]))
        try:
            return variant.build({name: choice for name, _, choice in pairs})
        except OptionError as wrong:
            raise NotationError(line, wrong.reason) from None

    @staticmethod
    def _read_turns(lines: list[Line], state: State) -> Iterator[Event]:
        for line in lines:
            if state.turn.rolls:
                raise NotationError(line.number, error.TURN_OPEN)
            for event, after in read_turn(line.number, line.text, state):
                state = after
                yield event


def _read_rules(line: Line) -> tuple[str, int]:
    header = _HEADER.fullmatch(line.text)
    if header is None or header[1] != "Rules":
        raise NotationError(line.number, error.RULES_FIRST)
    found = _RULES.fullmatch(header[2])
    if found is None or header[3].strip():
        raise NotationError(line.number, error.BAD_RULES)
    return found[1], int(found[2])


def _read_player(line: int, name: str, level: str) -> Player:
    cleaned = clean_name(name)
    if not cleaned or cleaned != " ".join(name.split()):
        raise NotationError(line, error.BAD_NAME)
    try:
        return Player(cleaned, Level(level or "human"))
    except ValueError:
        raise NotationError(line, error.BAD_LEVEL.fill(level=level[:40])) from None


def _check_value(line: int, name: str, value: str) -> None:
    pattern = _CHECKS.get(name)
    fits = pattern is None or pattern.fullmatch(value) is not None
    if name == "Date":
        fits = _is_date(value)
    if not fits:
        raise NotationError(line, error.BAD_VALUE.fill(name=name, value=value[:60]))


def _is_date(value: str) -> bool:
    try:
        from datetime import datetime  # noqa: PLC0415 (no game is read at most starts)

        datetime.fromisoformat(value)
    except ValueError:
        return False
    return True


def write(record: Record) -> str:
    """Return the text of a game; reading it gives the same record."""
    rules = record.rules
    options = " ".join(f"{name}={value}" for name, value in rules.options)
    lines = [
        f'[Rules "{rules.id} {rules.edition}"]',
        f'[Options "{options}"]',
        *(f'[{h.name} "{_escape(h.value)}"]' for h in record.headers),
        *(f'[Player "{_escape(p.name)}" {p.level.value}]' for p in record.players),
        "",
        *write_turns(rules, record.events),
    ]
    return "\n".join(lines) + "\n"


def write_all(records: Iterable[Record]) -> str:
    return "\n".join(write(record) for record in records)


def _escape(value: str) -> str:
    return " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
