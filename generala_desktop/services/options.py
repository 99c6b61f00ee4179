"""The options a person can set and the last choices we remember: each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

Players = list[dict[str, str]]
"""In seating order, each with "name", "colour" and "shape" and whatever else describes a seat."""
Choices = dict[str, dict[str, str]]
"""Per game id, the value of each of its options."""
Practice = dict[str, dict[str, int]]
"""Per game id and difficulty ("yatzy hard"), what was practised: sets, positions asked, right."""
Windows = dict[str, dict[str, int]]
"""Per window name, the numbers of its geometry."""

_FARTHEST = 1_000_000  # pixels; Qt takes numbers of 32 bits


class Option(NamedTuple, Generic[T]):
    """A tuple, because dataclasses take long to load and the first window waits for this."""

    name: str
    """The key in the file: lasting."""
    default: T
    parse: Callable[[object], T]
    """JSON value to option value, never the same object; raises ValueError for what is not allowed."""


class Declared(Protocol):
    """Any option, whatever its type."""

    @property
    def name(self) -> str: ...

    @property
    def default(self) -> object: ...

    @property
    def parse(self) -> Callable[[object], object]: ...


def choice(name: str, default: str, *others: str) -> Option[str]:
    allowed = (default, *others)

    def parse(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"{value!r} is none of {allowed}")
        return value

    return Option(name, default, parse)


def flag(name: str, *, default: bool) -> Option[bool]:
    def parse(value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} is neither true nor false")  # noqa: TRY004
        return value

    return Option(name, default, parse)


def number(name: str, default: int, low: int, high: int) -> Option[int]:
    def parse(value: object) -> int:
        whole = _whole(value)
        if not low <= whole <= high:
            raise ValueError(f"{whole} is not within {low}…{high}")
        return whole

    return Option(name, default, parse)


def text(name: str, default: str = "") -> Option[str]:
    return Option(name, default, _text)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a text")  # noqa: TRY004
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is not a whole number")  # noqa: TRY004
    return value


def _coordinate(value: object) -> int:
    whole = _whole(value)
    if abs(whole) > _FARTHEST:
        raise ValueError(f"{whole} is on no screen")
    return whole


def _named(value: object, parse_item: Callable[[object], T]) -> dict[str, T]:
    if not isinstance(value, dict):
        raise ValueError(f"{value!r} is not a table")  # noqa: TRY004
    return {_text(key): parse_item(item) for key, item in value.items()}


def _texts(value: object) -> dict[str, str]:
    return _named(value, _text)


def _players(value: object) -> Players:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is not a list")  # noqa: TRY004
    players = [_texts(item) for item in value]
    for player in players:
        if not {"name", "colour", "shape"} <= player.keys():
            raise ValueError(f"{player!r} lacks a name, a colour or a shape")
    return players


LANGUAGE = choice("language", "system", "es", "en")
THEME = choice("theme", "system", "light", "dark", "contrast")
TEXT_SIZE = number("text_size", 100, 100, 250)
"""Per cent of the system's size."""
CLOTH = choice("cloth", "green", "blue")
DICE_COLOUR = choice("dice_colour", "ivory", "red", "blue", "black", "green")
SPEED = choice("speed", "normal", "slow", "fast", "none")
"""Of the dice; "none" shows results at once."""
BOT_SPEED = choice("bot_speed", "normal", "slow", "fast", "none")
"""Of the computer's players; "none" lets them play without a pause."""
REDUCED_MOTION = choice("reduced_motion", "system", "on", "off")
DICE_MARKS = choice("dice_marks", "pips", "large", "numerals")
"""What the faces of dice show."""
CALM = flag("calm", default=False)
"""No celebration, no sound, no hurry, and nothing that moves without being asked."""
VOLUME = number("volume", 50, 0, 100)
"""Of sounds, in per cent; 0 is silence."""
SPEECH = choice("speech", "off", "automatic", "on")
"""Whether the program speaks by itself; automatic: unless a screen reader runs."""
VOICE = text("voice")
"""Name of the voice; empty for the one that suits the language."""
SPEECH_SPEED = number("speech_speed", 0, -100, 100)
"""0 is the voice's own."""
CONFIRM_LEAVE = flag("confirm_leave", default=True)
"""Ask before a running game is abandoned."""
HINTS = choice("hints", "on_demand", "always", "never")
"""When the coach shows the best moves."""
KEYS: Option[dict[str, str]] = Option("keys", {}, _texts)
"""By command, the key that somebody gave it instead of the usual one; "" for none."""
LAST_RULES = text("last_rules")
LAST_OPTIONS: Option[Choices] = Option("last_options", {}, lambda value: _named(value, _texts))
LAST_PLAYERS: Option[Players] = Option("last_players", [], _players)
GUIDED = text("guided")
"""Ids of the games whose first turn was guided, with spaces between."""
LAST_REAL_DICE = flag("last_real_dice", default=False)
DRILLS: Option[Practice] = Option(
    "drills", {}, lambda value: _named(value, lambda counts: _named(counts, _whole))
)
WINDOWS: Option[Windows] = Option(
    "windows", {}, lambda value: _named(value, lambda numbers: _named(numbers, _coordinate))
)

OPTIONS: tuple[Declared, ...] = (
    LANGUAGE,
    THEME,
    TEXT_SIZE,
    CLOTH,
    DICE_COLOUR,
    SPEED,
    BOT_SPEED,
    REDUCED_MOTION,
    DICE_MARKS,
    CALM,
    VOLUME,
    SPEECH,
    VOICE,
    SPEECH_SPEED,
    CONFIRM_LEAVE,
    HINTS,
    DRILLS,
    KEYS,
    LAST_RULES,
    LAST_OPTIONS,
    LAST_PLAYERS,
    GUIDED,
    LAST_REAL_DICE,
    WINDOWS,
)
