"""Games for archives: of every kind, with players, days and dice of their own."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from generala_desktop.engine.level import Level
from generala_desktop.rulesets import VARIANTS
from generala_desktop.storage.record import Header, Player, Record
from tests.play import played

NAMES = ("Ana", "Beto", "Caro", "Dora")


def many(count: int = 160) -> tuple[Record, ...]:
    """Return finished games of every kind, with people and the computer, drawn and typed."""
    return tuple(numbered(number) for number in range(count))


@cache
def numbered(number: int) -> Record:
    """Return one of them; each is made when it is first wanted, for all take seconds."""
    chance = random.Random(number)
    rules = VARIANTS[number % len(VARIANTS)].by_default()
    least, most = rules.players
    count = chance.randint(least, min(most, 4))
    record = played(rules, count, seed=number, leaving=0.002 if number % 5 == 0 else 0)
    names = chance.sample(NAMES, count)
    players = [Player(name) for name in names]
    if number % 3 == 0 and count > 1:
        players[-1] = Player("Roque", chance.choice((Level.NOVICE, Level.EXPERT)))
    day = f"2026-{1 + number % 12:02}-{1 + number % 28:02}T20:15:00-03:00"
    headers = [Header("Id", f"game-{number}"), Header("Date", day)]
    headers.append(Header("Dice", "typed" if number % 7 == 0 else "drawn"))
    if number % 11 == 0:
        headers.append(Header("Hints", "2"))
    if number % 13 == 0:
        headers.append(Header("Undone", "1"))
    return replace(record, players=tuple(players), headers=tuple(headers))


def named(record: Record, uid: str, *names: str) -> Record:
    """Return the same game with another id and other players."""
    players = tuple(Player(name) for name in names)
    headers = tuple(h for h in record.headers if h.name != "Id")
    return replace(record, players=players, headers=(Header("Id", uid), *headers))
