"""What the archive's columns say of a game, computed from its record alone."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from generala_desktop.engine import ranking
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.events import TURN_ENDINGS, HandLaid, Rolled, SecondCupRolled
from generala_desktop.engine.level import Level
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.storage import notation
from generala_desktop.storage.record import Record

_STRAIGHT = re.compile("12345|23456")


@dataclass(frozen=True)
class EntryRow:
    match: int
    category: str
    points: int
    served: bool


@dataclass(frozen=True)
class SeatRow:
    seat: int
    name: str
    level: Level
    total: int
    """Points, or the balance where matches are counted."""
    rank: int
    is_winner: bool
    is_shared: bool
    """With others of the same rank."""
    has_left: bool
    served: int
    """Entries of served figures."""
    generalas: int
    """Hands of five equal that were written or won with."""
    won_outright: int
    is_ranked: bool
    """May stand among the best: a person's, played to the end, without help."""
    entries: tuple[EntryRow, ...]


@dataclass(frozen=True)
class DiceRow:
    """The dice that fell; of a pad those that somebody typed."""

    is_typed: bool
    rolls: int
    faces: tuple[int, ...]
    """How often each of 1 … 6 was thrown."""
    first_rolls: int
    """Rolls of all five dice at the start of a turn; what they showed comes next."""
    all_different: int
    one_pair: int
    two_pairs: int
    three: int
    full_house: int
    four: int
    five: int
    straight: int
    """Of those that are all different: five in a row."""
    longest_run: int
    """Most dice in a row that showed the same face, in the order thrown, from left to right."""
    run_face: int


@dataclass(frozen=True)
class GameRow:
    uid: str
    text: str
    rules: str
    options: str
    date: str
    """ISO 8601 as in the record; empty where it has none."""
    is_finished: bool
    hints: int
    undone: int
    seats: tuple[SeatRow, ...]
    dice: DiceRow


def game_row(record: Record) -> GameRow:
    is_finished = record.state.over and record.header("End") is None
    hints, undone = int(record.header("Hints") or 0), int(record.header("Undone") or 0)
    is_honest = is_finished and not hints and not undone
    return GameRow(
        uid=uid_of(record),
        text=notation.write(record),
        rules=record.rules.id,
        options=" ".join(f"{name}={value}" for name, value in record.rules.options),
        date=record.header("Date") or "",
        is_finished=is_finished,
        hints=hints,
        undone=undone,
        seats=tuple(_seats(record, is_honest=is_honest)),
        dice=dice_row(record),
    )


def uid_of(record: Record) -> str:
    """Return the record's own id, or for one without a name made of all that happened in it."""
    own = record.header("Id")
    if own is not None:
        return own
    bare = replace(record, headers=tuple(h for h in record.headers if h.name == "Date"))
    return "sha256-" + hashlib.sha256(notation.write(bare).encode()).hexdigest()


def _seats(record: Record, *, is_honest: bool) -> Iterator[SeatRow]:
    rules, state = record.rules, record.state
    standings = ranking.standings(state)
    winners = ranking.winners(state) if state.over else ()
    ranks = Counter(standing.rank for standing in standings)
    by_matches = rules.ranking is Ranking.MATCHES
    for standing in sorted(standings, key=lambda each: each.seat):
        seat = standing.seat
        card = state.cards[seat]
        entries = tuple(
            EntryRow(e.box.match, e.box.category, e.points, rules.is_served(e))
            for e in card.entries
        )
        claims = sum(claimant == seat for _, claimant in state.claims)
        five_equal = sum(
            e.points > 0 and e.hand is not None and len(set(e.hand.faces)) == 1
            for e in card.entries
        )
        player = record.players[seat]
        yield SeatRow(
            seat=seat,
            name=player.name,
            level=player.level,
            total=ranking.balance(state, seat) if by_matches else standing.total,
            rank=standing.rank,
            is_winner=seat in winners,
            is_shared=ranks[standing.rank] > 1,
            has_left=standing.left,
            served=sum(entry.served for entry in entries) + claims,
            generalas=five_equal + claims,
            won_outright=claims,
            is_ranked=is_honest and not standing.left and player.level is Level.HUMAN,
            entries=entries,
        )


def thrown(record: Record) -> Iterator[tuple[Faces, bool]]:
    """Yield the dice of each throw, and whether it was a turn's first of all its dice."""
    is_first = True
    for event in record.events:
        match event:
            case Rolled(keep, faces):
                yield tuple(f for place, f in enumerate(faces) if place not in keep), is_first
                is_first = False
            case SecondCupRolled(faces):
                yield faces, False
            case HandLaid():
                is_first = False
            case _ if isinstance(event, TURN_ENDINGS):
                is_first = True


def dice_row(record: Record) -> DiceRow:
    throws = list(thrown(record))
    every = [face for faces, _ in throws for face in faces]
    firsts = Counter(figure(faces) for faces, is_first in throws if is_first)
    straights = sum(
        bool(_STRAIGHT.fullmatch("".join(map(str, sorted(faces)))))
        for faces, is_first in throws
        if is_first
    )
    runs = [(len(list(group)), face) for face, group in groupby(every)]
    longest, face = max(runs, default=(0, 0), key=lambda run: run[0])
    counts = Counter(every)
    return DiceRow(
        is_typed=record.header("Dice") == "typed",
        rolls=len(throws),
        faces=tuple(counts[face] for face in range(1, 7)),
        first_rolls=firsts.total(),
        all_different=firsts["all_different"],
        one_pair=firsts["one_pair"],
        two_pairs=firsts["two_pairs"],
        three=firsts["three"],
        full_house=firsts["full_house"],
        four=firsts["four"],
        five=firsts["five"],
        straight=straights,
        longest_run=longest,
        run_face=face,
    )


_FIGURES = {
    (5,): "five",
    (4, 1): "four",
    (3, 2): "full_house",
    (3, 1, 1): "three",
    (2, 2, 1): "two_pairs",
    (2, 1, 1, 1): "one_pair",
    (1, 1, 1, 1, 1): "all_different",
}


def figure(faces: Faces) -> str:
    """Return what five dice show by their equal faces alone."""
    return _FIGURES[tuple(sorted(Counter(faces).values(), reverse=True))]
