"""What every cell and heading of the planilla shows, worked out from the state of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from generala_desktop.engine import ranking, sheet
from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.ruleset import Match, Ranking, Ruleset
from generala_desktop.engine.sheet import Cell, Row, RowKind
from generala_desktop.engine.state import State
from generala_desktop.storage.record import Record
from generala_desktop.words.player_marks import PlayerMark


@dataclass(frozen=True)
class CellFace:
    """All that a cell shows."""

    kind: RowKind
    cell: Cell
    offer: int | None = None
    """What the hand on the table would score here, once that may be known."""
    is_blocked: bool = False
    """Open, but the rules want the hand in another box."""
    is_current: bool = False
    """In the column of the player at turn."""
    is_fresh: bool = False
    """Written last, and nobody has rolled since."""
    is_hinted: bool = False
    is_advised: bool = False
    """The coach would write here."""
    has_left: bool = False
    is_winner: bool = False
    """Of the game, or of this match where each has its winner."""
    is_void: bool = False
    """Still open in a match that has ended: never to be filled."""

    @property
    def text(self) -> str:
        """What is written here, or in pencil what would be."""
        if self.cell.points is None:
            return "" if self.offer is None else str(self.offer)
        if self.cell.goal is not None:
            return f"{self.cell.points}/{self.cell.goal}"
        return self.cell.mark or str(self.cell.points)


@dataclass(frozen=True)
class MatchFace:
    """All that the heading of one of several matches shows."""

    match: Match
    winner: int | None = None
    """The seat."""
    winner_name: str = ""
    winner_mark: PlayerMark | None = None
    is_outright: bool = False
    """Ended at once for everybody, by a served Generala."""
    is_void: bool = False
    """Decided, and nobody has won it."""


@dataclass(frozen=True)
class Heading:
    """All that a player's heading shows."""

    name: str
    mark: PlayerMark
    is_current: bool
    has_left: bool
    is_winner: bool
    has_token: bool = False
    """Opened the game, and keeps the cap that says so."""
    is_passed_over: bool = False
    """Has no open box left in a game that goes on."""


@dataclass(frozen=True)
class Notes:
    """What a sheet shows beside what is written in it."""

    offers: Mapping[Box, int] = field(default_factory=dict)
    """What the hand on the table would score in the boxes of the player at turn."""
    blocked: frozenset[Box] = frozenset()
    fresh: tuple[Box, int] | None = None
    """Box and seat of what was written last."""
    hints: frozenset[Box] = frozenset()
    advised: frozenset[Box] = frozenset()


def match_faces(state: State, record: Record, marks: Sequence[PlayerMark]) -> list[MatchFace]:
    """Return a heading for each match; a plain game has one that says nothing."""
    matches = state.rules.matches
    if state.rules.ranking is not Ranking.MATCHES:
        return [MatchFace(match) for match in matches]
    found = []
    for index, match in enumerate(matches):
        result = ranking.match_result(state, index)
        seat = result.winner
        found.append(
            MatchFace(
                match,
                seat,
                "" if seat is None else record.players[seat].name,
                None if seat is None else marks[seat],
                is_outright=state.claimant(index) is not None,
                is_void=result.is_void,
            )
        )
    return found


def headings(
    state: State,
    record: Record,
    marks: Sequence[PlayerMark],
    columns: Sequence[tuple[int, int]],
    matches: Sequence[MatchFace],
) -> Iterator[Heading]:
    """Yield a heading for each column, (match, seat)."""
    keeps_token = state.rules.caps > 0
    for match, seat in columns:
        yield Heading(
            record.players[seat].name,
            marks[seat],
            is_current=seat == state.seat and not state.over,
            has_left=seat in state.left,
            is_winner=_has_won(state, matches[match], seat),
            has_token=keeps_token and seat == 0,
            is_passed_over=not state.over and not state.open_boxes(seat),
        )


@dataclass(frozen=True)
class Column:
    """All that decides what the cells of a column show."""

    match: int
    card: Card
    has_left: bool
    is_winner: bool
    is_ended: bool
    """Its match has been won outright."""
    notes: Notes | None
    """None but for the player at turn."""
    fresh: Box | None

    @property
    def is_current(self) -> bool:
        return self.notes is not None


def columns(
    state: State, places: Sequence[tuple[int, int]], matches: Sequence[MatchFace], notes: Notes
) -> Iterator[Column]:
    """Yield a column for each place, (match, seat)."""
    for match, seat in places:
        is_current = seat == state.seat and not state.over
        yield Column(
            match,
            state.cards[seat],
            has_left=seat in state.left,
            is_winner=_has_won(state, matches[match], seat),
            is_ended=matches[match].is_outright,
            notes=notes if is_current else None,
            fresh=notes.fresh[0] if notes.fresh and notes.fresh[1] == seat else None,
        )


def column_cells(rules: Ruleset, rows: Sequence[Row], column: Column) -> list[Cell]:
    """Return what is written in a column, top to bottom."""
    return [sheet.cell(rules, column.card, row, column.match) for row in rows]


def column_faces(rows: Sequence[Row], column: Column, cells: Sequence[Cell]) -> list[CellFace]:
    """Return the faces of a column's cells, top to bottom."""
    notes = column.notes or Notes()
    found = []
    for row, written in zip(rows, cells, strict=True):
        box = Box(column.match, row.category.id) if row.category else None
        is_open = box is not None and written.points is None
        found.append(
            CellFace(
                row.kind,
                written,
                notes.offers.get(box) if box else None,
                is_blocked=box in notes.blocked,
                is_current=column.is_current,
                is_fresh=box is not None and box == column.fresh,
                is_hinted=box in notes.hints,
                is_advised=box in notes.advised,
                has_left=column.has_left,
                is_winner=column.is_winner,
                is_void=is_open and column.is_ended,
            )
        )
    return found


def _has_won(state: State, heading: MatchFace, seat: int) -> bool:
    if state.rules.ranking is Ranking.MATCHES:
        return heading.winner == seat
    return state.over and seat in ranking.winners(state)
