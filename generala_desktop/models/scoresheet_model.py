"""The planilla as a table: a column for each player in each match, a row for each box and sum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

from generala_desktop.engine import ranking, sheet
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Scored
from generala_desktop.engine.legality import eligible_boxes, is_legal
from generala_desktop.engine.moves import Score
from generala_desktop.engine.sheet import Cell, Row, RowKind
from generala_desktop.engine.state import State
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.words import boxes
from generala_desktop.words.player_marks import PlayerMark, mark_name
from generala_desktop.words.say import say

Index = QModelIndex | QPersistentModelIndex
Orientation = Qt.Orientation

FACE_ROLE = int(Qt.ItemDataRole.UserRole)
"""A CellFace; of a horizontal header a Heading."""

_NOWHERE = QModelIndex()


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
    has_left: bool = False
    is_winner: bool = False

    @property
    def text(self) -> str:
        """What is written here, or in pencil what would be."""
        if self.cell.points is None:
            return "" if self.offer is None else str(self.offer)
        if self.cell.goal is not None:
            return f"{self.cell.points}/{self.cell.goal}"
        return str(self.cell.points)


@dataclass(frozen=True)
class Heading:
    """All that a player's heading shows."""

    name: str
    mark: PlayerMark
    is_current: bool
    has_left: bool
    is_winner: bool


class ScoresheetModel(QAbstractTableModel):
    """Follows a GameModel; says nothing of the hand on the table until it is told to."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._rows: tuple[Row, ...] = ()
        self._columns: tuple[tuple[int, int], ...] = ()
        self._faces: list[list[CellFace]] = []
        self._headings: list[Heading] = []
        self._are_previews_visible = False
        self._offers: dict[Box, int] = {}
        self._blocked: frozenset[Box] = frozenset()
        self._fresh: tuple[Box, int] | None = None
        self._hint: Box | None = None
        game.started.connect(self._begin)
        game.rolled.connect(self._forget_hand)
        game.second_cup_rolled.connect(self._forget_hand)
        game.hand_laid.connect(self._forget_hand)
        game.rewound.connect(self._forget_hand)
        game.scored.connect(self._note_entry)
        game.win_claimed.connect(self._forget_hand)
        game.player_left.connect(self._forget_hand)
        game.changed.connect(self._refresh)
        self._begin()

    @property
    def rows(self) -> tuple[Row, ...]:
        return self._rows

    @property
    def columns(self) -> tuple[tuple[int, int], ...]:
        """(match, seat) of each column."""
        return self._columns

    @property
    def title(self) -> str:
        """The game's name, or nothing while there is no game."""
        return say(self._game.state.rules.title) if self._game.has_game else ""

    def set_previews_visible(self, visible: bool) -> None:
        """Show or hide what the boxes would score: dice have settled, or a roll starts."""
        self._are_previews_visible = visible
        if not visible:
            self._hint = None
        self._refresh()

    def set_hint(self, box: Box | None) -> None:
        """Mark a box of the player at turn until the previews are hidden."""
        self._hint = box if self._are_previews_visible else None
        self._refresh()

    def box_at(self, index: Index) -> Box | None:
        """Return the box of a cell; None for sums and where there is no cell."""
        if not index.isValid():
            return None
        category = self._rows[index.row()].category
        return Box(self._columns[index.column()][0], category.id) if category else None

    def may_score(self, index: Index) -> bool:
        """Tell whether the hand that is seen on the table may be written in the cell."""
        return index.isValid() and self._faces[index.column()][index.row()].offer is not None

    def index_of(self, box: Box, seat: int) -> QModelIndex:
        """Return the cell of a seat's box, invalid where there is none."""
        for row, shown in enumerate(self._rows):
            if shown.category is not None and shown.category.id == box.category:
                place = (box.match, seat)
                column = self._columns.index(place) if place in self._columns else -1
                return self.index(row, column)
        return QModelIndex()

    def next_open_index(self) -> QModelIndex:
        """Return the first open box that scores now, else the first that may be written."""
        seat = self._game.state.seat if self._game.has_game else 0
        found = [(box, points) for box, points in self._offers.items() if points > 0]
        for box, _ in (*found, *self._offers.items()):
            return self.index_of(box, seat)
        return QModelIndex()

    def retranslate(self) -> None:
        """Say everything again in the language that is now on screen."""
        if not self._columns:
            return
        self.headerDataChanged.emit(Orientation.Vertical, 0, len(self._rows) - 1)
        self.headerDataChanged.emit(Orientation.Horizontal, 0, len(self._columns) - 1)
        last = self.index(len(self._rows) - 1, len(self._columns) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def _begin(self) -> None:
        self.beginResetModel()
        self._are_previews_visible = False
        self._fresh = self._hint = None
        self._rows, self._columns = (), ()
        if self._game.has_game:
            state = self._game.state
            matches, seats = range(len(state.rules.matches)), range(len(state.cards))
            self._rows = sheet.rows(state.rules)
            self._columns = tuple((match, seat) for match in matches for seat in seats)
            self._look_at_hand(state)
            self._faces = list(self._current_faces(state))
            self._headings = list(self._current_headings(state))
        self.endResetModel()

    def _forget_hand(self) -> None:
        self._are_previews_visible = False
        self._fresh = self._hint = None
        self._refresh()

    def _note_entry(self, event: Scored, seat: int) -> None:
        self._are_previews_visible = False
        self._hint = None
        self._fresh = (event.box, seat)
        self._refresh()

    def _refresh(self) -> None:
        """Tell views of the cells and headings that differ from what they have seen."""
        if not self._columns:
            return
        state = self._game.state
        self._look_at_hand(state)
        before, self._faces = self._faces, list(self._current_faces(state))
        heads_before, self._headings = self._headings, list(self._current_headings(state))
        for column, (old, new) in enumerate(zip(before, self._faces, strict=True)):
            for first, last in _runs([a != b for a, b in zip(old, new, strict=True)]):
                self.dataChanged.emit(self.index(first, column), self.index(last, column))
        changed = [a != b for a, b in zip(heads_before, self._headings, strict=True)]
        for first, last in _runs(changed):
            self.headerDataChanged.emit(Orientation.Horizontal, first, last)

    def _look_at_hand(self, state: State) -> None:
        self._offers, self._blocked = {}, frozenset()
        if not self._are_previews_visible or not state.turn.rolls or state.over:
            return
        hand, card = state.turn.hand, state.card
        self._offers = {
            box: state.rules.points(card, box, hand)
            for box in eligible_boxes(state)
            if is_legal(state, Score(box))
        }
        if self._offers:
            self._blocked = frozenset(state.open_boxes(state.seat)) - self._offers.keys()

    def _current_faces(self, state: State) -> Iterator[list[CellFace]]:
        won = ranking.winners(state) if state.over else ()
        for match, seat in self._columns:
            is_current = seat == state.seat and not state.over
            column = []
            for row in self._rows:
                box = Box(match, row.category.id) if row.category else None
                own = box if is_current else None
                column.append(
                    CellFace(
                        row.kind,
                        sheet.cell(state, row, match, seat),
                        self._offers.get(own) if own else None,
                        is_blocked=own in self._blocked,
                        is_current=is_current,
                        is_fresh=box is not None and self._fresh == (box, seat),
                        is_hinted=own is not None and own == self._hint,
                        has_left=seat in state.left,
                        is_winner=seat in won,
                    )
                )
            yield column

    def _current_headings(self, state: State) -> Iterator[Heading]:
        record = self._game.record
        marks = marks_of(record)
        won = ranking.winners(state) if state.over else ()
        for _, seat in self._columns:
            yield Heading(
                record.players[seat].name,
                marks[seat],
                is_current=seat == state.seat and not state.over,
                has_left=seat in state.left,
                is_winner=seat in won,
            )

    def _cell_in_words(self, index: Index) -> str:
        row, face = self._rows[index.row()], self._faces[index.column()][index.row()]
        if row.category is None:
            said = boxes.sum_state(face.cell)
        elif face.offer is not None:
            said = boxes.open_would_score(face.offer)
        elif face.is_blocked:
            said = boxes.not_now()
        else:
            said = boxes.box_state(face.cell)
        if face.is_fresh:
            said = boxes.listed([said, boxes.just_written()])
        name = self._headings[index.column()].name
        return boxes.cell_in_words(boxes.row_title(row), name, said)

    def _tool_tip(self, index: Index) -> str:
        row, face = self._rows[index.row()], self._faces[index.column()][index.row()]
        if row.category is not None and face.offer is not None:
            return boxes.offer(row.category, face.offer)
        if row.category is not None and face.cell.points is None and not face.is_blocked:
            return ""
        return self._cell_in_words(index)

    def _heading_in_words(self, heading: Heading) -> str:
        return boxes.player_in_words(
            heading.name,
            mark_name(heading.mark),
            is_current=heading.is_current,
            has_left=heading.has_left,
            is_winner=heading.is_winner,
        )

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        face = self._faces[index.column()][index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return face.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._cell_in_words(index)
            case Qt.ItemDataRole.ToolTipRole:
                return _as_plain(self._tool_tip(index))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == FACE_ROLE:
                return face
        return None

    @override
    def headerData(
        self, section: int, orientation: Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        titles = {
            Qt.ItemDataRole.DisplayRole: boxes.row_title,
            Qt.ItemDataRole.AccessibleTextRole: boxes.row_in_words,
            Qt.ItemDataRole.ToolTipRole: boxes.row_in_words,
        }
        if orientation is Orientation.Vertical:
            if role not in titles or not 0 <= section < len(self._rows):
                return None
            return titles[Qt.ItemDataRole(role)](self._rows[section])
        if not 0 <= section < len(self._columns):
            return None
        heading = self._headings[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return heading.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._heading_in_words(heading)
            case Qt.ItemDataRole.ToolTipRole:
                return _as_plain(self._heading_in_words(heading))
            case _ if role == FACE_ROLE:
                return heading
        return None


def _as_plain(tool_tip: str) -> str:
    """Keep Qt from taking a name for markup."""
    return f"<qt>{escape(tool_tip)}</qt>" if "<" in tool_tip else tool_tip


def _runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield first and last place of each unbroken run of flags that are set."""
    start: int | None = None
    for place, is_set in enumerate([*flags, False]):
        if is_set and start is None:
            start = place
        elif not is_set and start is not None:
            yield start, place - 1
            start = None
