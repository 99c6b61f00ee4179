"""Games for tests: texts put together, read by the library, and what they show."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from generala_desktop.cli.report import report
from generala_desktop.compat import override
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.events import Event
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.legality import legal_moves
from generala_desktop.engine.moves import Leave, Move
from generala_desktop.engine.ruleset import Option, OptionKind, Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.storage import notation
from generala_desktop.storage.notation_error import NotationError
from generala_desktop.storage.record import Player, Record

NAMES = ("Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gabi", "Hugo")


def text(
    game_id: str,
    *turns: str,
    players: int = 1,
    options: Mapping[str, str] | None = None,
    headers: Iterable[str] = (),
) -> str:
    """Return game text of edition 1."""
    chosen = " ".join(f"{name}={value}" for name, value in (options or {}).items())
    return "\n".join(
        [
            f'[Rules "{game_id} 1"]',
            *([f'[Options "{chosen}"]'] if chosen else []),
            *headers,
            *(f'[Player "{name}" human]' for name in NAMES[:players]),
            "",
            *turns,
            "",
        ]
    )


def game(
    game_id: str, *turns: str, players: int = 1, options: Mapping[str, str] | None = None
) -> Record:
    """Return the game that the turns make; raises NotationError."""
    return notation.read(text(game_id, *turns, players=players, options=options))


def state(
    game_id: str, *turns: str, players: int = 1, options: Mapping[str, str] | None = None
) -> State:
    return game(game_id, *turns, players=players, options=options).state


def refusal(
    game_id: str, *turns: str, players: int = 1, options: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Return the number of the refused turn (from 1) and why; fails if nothing is refused."""
    source = text(game_id, *turns, players=players, options=options)
    try:
        notation.read(source)
    except NotationError as wrong:
        before = source.split("\n\n", maxsplit=1)[0].count("\n") + 2
        return wrong.line - before, str(wrong.reason)
    raise AssertionError(f"nothing was refused in {turns}")


@dataclass(frozen=True)
class Shown:
    """What the open turn of a game shows."""

    points: dict[str, int]
    """Of every open box of the match."""
    legal: set[str]
    may_roll: bool
    may_roll_second_cup: bool
    may_claim: list[int]
    served: bool


def shown(record: Record, match: int = 1) -> Shown:
    data: Any = report(record)
    turn = data["open_turn"]
    scores = [score for score in turn["scores"] if score["match"] == match]
    return Shown(
        {score["box"]: score["points"] for score in scores},
        {score["box"] for score in scores if score["legal"]},
        turn["may_roll"],
        turn["may_roll_second_cup"],
        turn["may_claim"],
        turn["served"],
    )


def worth(
    game_id: str, rolls: str, box: str, *before: str, options: Mapping[str, str] | None = None
) -> int:
    """Return what the rolls are worth in a box of the only player."""
    return shown(game(game_id, *before, rolls, options=options)).points[box]


def built(hand: str) -> str:
    """Return rolls that end in the hand without serving it: its first die is thrown last."""
    first = hand[0]
    other = "1" if first != "1" else "2"
    return f"{other}{hand[1:]} {first}...."


def cards(record: Record) -> list[dict[str, int]]:
    """Return each player's written points of match 1 by box."""
    return [
        {entry.box.category: entry.points for entry in card.entries if entry.box.match == 0}
        for card in record.state.cards
    ]


class SeededDice:
    """Random faces that come again with the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def throw(self, count: int) -> Faces:
        return tuple(self.random.randint(1, 6) for _ in range(count))


class LoadedDice(SeededDice):
    """Random faces among which equal ones are frequent, so that figures are made.

    Five at once stay rare: they end many a game.
    """

    @override
    def throw(self, count: int) -> Faces:
        if self.random.random() < (0.01 if count == 5 else 0.25):
            return (self.random.randint(1, 6),) * count
        return super().throw(count)


def play(
    rules: Ruleset, players: int, seed: int, leaving: float = 0
) -> Iterator[tuple[State, Move, Event, State]]:
    """Yield every step of a game of random legal moves; now and then somebody leaves."""
    chance = random.Random(seed)
    dice = LoadedDice(seed + 1)
    before = start(rules, players)
    while not before.over:
        moves = list(legal_moves(before))
        kinds = sorted({type(move).__name__ for move in moves})
        kind = chance.choice(kinds)
        move = chance.choice([m for m in moves if type(m).__name__ == kind])
        if chance.random() < leaving:
            move = Leave()
        event = decide(before, move, dice)
        after = apply(before, event)
        yield before, move, event, after
        before = after


def played(rules: Ruleset, players: int, seed: int, leaving: float = 0) -> Record:
    """Return a finished game of random legal moves."""
    events = tuple(event for _, _, event, _ in play(rules, players, seed, leaving))
    return Record(rules, tuple(Player(name) for name in NAMES[:players]), events)


def every_value(option: Option) -> tuple[str, ...]:
    """Return values that cover an option: each choice, and for sets also all together."""
    if option.kind is OptionKind.SET:
        return (*option.values, ",".join(option.values))
    if option.kind is OptionKind.NUMBER:
        return (*option.values, "1000000")
    return option.values
