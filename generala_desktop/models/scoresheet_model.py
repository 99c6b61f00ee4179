"""The planilla as a table: a column for each player in each match, a row for each box and sum."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from generala_desktop.compat import override
from generala_desktop.engine import sheet
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Scored
from generala_desktop.engine.legality import eligible_boxes, is_legal
from generala_desktop.engine.moves import Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.sheet import Row
from generala_desktop.engine.state import State
from generala_desktop.models import sheet_words
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.game_setup import marks_of
from generala_desktop.models.sheet_faces import (
    CellFace,
    Column,
    Heading,
    MatchFace,
    Notes,
    column_cells,
    column_faces,
    columns,
    headings,
    match_faces,
)
from generala_desktop.words import boxes, matches
from generala_desktop.words.say import say

__all__ = ["FACE_ROLE", "CellFace", "Heading", "MatchFace", "ScoresheetModel"]

Index = QModelIndex | QPersistentModelIndex
Orientation = Qt.Orientation

FACE_ROLE = int(Qt.ItemDataRole.UserRole)
"""A CellFace; of a horizontal header a Heading."""

_NOWHERE = QModelIndex()


class ScoresheetModel(QAbstractTableModel):
    """Follows a GameModel; says nothing of the hand on the table until it is told to."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._rows: tuple[Row, ...] = ()
        self._columns: tuple[tuple[int, int], ...] = ()
        self._faces: list[list[CellFace]] = []
        self._made_of: list[Column] = []
        self._headings: list[Heading] = []
        self._matches: list[MatchFace] = []
        self._are_previews_visible = False
        self._offers: dict[Box, int] = {}
        self._blocked: frozenset[Box] = frozenset()
        self._fresh: tuple[Box, int] | None = None
        self._hints: frozenset[Box] = frozenset()
        self._advised: frozenset[Box] = frozenset()
        self._choice: Box | None = None
        """Where the computer is about to write."""
        self._shown: tuple[object, ...] = ()
        """What the faces were made of last."""
        game.started.connect(self._begin)
        game.rolled.connect(self._forget_hand)
        game.second_cup_rolled.connect(self._forget_hand)
        game.hand_laid.connect(self._forget_hand)
        game.rewound.connect(self._forget_hand)
        game.scored.connect(self._note_entry)
        game.corrected.connect(self._note_entry)
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
    def matches(self) -> tuple[MatchFace, ...]:
        """A plain game has one."""
        return tuple(self._matches)

    @property
    def headings(self) -> tuple[Heading, ...]:
        """Of each column."""
        return tuple(self._headings)

    @property
    def legend(self) -> str:
        """What the signs on the sheet mean, or nothing where it shows points."""
        return matches.legend(self._game.state.rules) if self._game.has_game else ""

    @property
    def title(self) -> str:
        """The game's name, or nothing while there is no game."""
        return say(self._game.state.rules.title) if self._game.has_game else ""

    def set_previews_visible(self, visible: bool) -> None:
        """Show or hide what the boxes would score: dice have settled, or a roll starts."""
        self._are_previews_visible = visible
        if not visible:
            self._hints = self._advised = frozenset()
        self._refresh()

    def set_hints(self, marked: Collection[Box]) -> None:
        """Mark boxes of the player at turn until the previews are hidden."""
        self._hints = frozenset(marked) if self._are_previews_visible else frozenset()
        self._refresh()

    def set_advised(self, boxes: Collection[Box]) -> None:
        """Mark where the coach would write, until the previews are hidden."""
        self._advised = frozenset(boxes) if self._are_previews_visible else frozenset()
        self._refresh()

    def show_choice(self, box: Box | None) -> None:
        """Show what the player at turn is about to write, there and nowhere else, or no more."""
        self._choice = box
        self._refresh()

    def box_at(self, index: Index) -> Box | None:
        """Return the box of a cell; None for sums and where there is no cell."""
        if not index.isValid():
            return None
        category = self._rows[index.row()].category
        return Box(self._columns[index.column()][0], category.id) if category else None

    def may_score(self, index: Index) -> bool:
        """Tell whether the hand that is seen on the table may be written in the cell."""
        if self._choice is not None or not index.isValid():
            return False
        return self._faces[index.column()][index.row()].offer is not None

    def only_index(self, row: int) -> QModelIndex:
        """Return the one cell of a row that may be written in, invalid where there are others."""
        cells = [self.index(row, column) for column in range(len(self._columns))]
        able = [cell for cell in cells if self.may_score(cell)]
        return able[0] if len(able) == 1 else QModelIndex()

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
        self._fresh, self._hints, self._advised = None, frozenset(), frozenset()
        self._choice = None
        self._rows, self._columns, self._matches = (), (), []
        self._faces, self._made_of = [], []
        if self._game.has_game:
            state = self._game.state
            seats = range(len(state.cards))
            self._rows = sheet.rows(state.rules)
            self._columns = tuple(
                (match, seat) for match in range(len(state.rules.matches)) for seat in seats
            )
            self._look_at_hand(state)
            self._show(state)
        self.endResetModel()

    def _forget_hand(self) -> None:
        self._are_previews_visible = False
        self._fresh, self._hints, self._advised = None, frozenset(), frozenset()
        self._choice = None
        self._refresh()

    def _note_entry(self, event: Scored, seat: int) -> None:
        self._are_previews_visible = False
        self._hints = self._advised = frozenset()
        self._choice = None
        self._fresh = (event.box, seat)
        self._refresh()

    def _refresh(self) -> None:
        """Tell views of the cells and headings that differ from what they have seen."""
        if not self._columns or self._shown == self._sources():
            return
        state = self._game.state
        self._look_at_hand(state)
        before, heads_before, matches_before = self._faces, self._headings, self._matches
        self._show(state)
        for column, (old, new) in enumerate(zip(before, self._faces, strict=True)):
            if old is new:
                continue
            for first, last in _runs([a != b for a, b in zip(old, new, strict=True)]):
                self.dataChanged.emit(self.index(first, column), self.index(last, column))
        changed = [
            heads_before[column] != self._headings[column]
            or matches_before[match] != self._matches[match]
            for column, (match, _) in enumerate(self._columns)
        ]
        for first, last in _runs(changed):
            self.headerDataChanged.emit(Orientation.Horizontal, first, last)

    def _sources(self) -> tuple[object, ...]:
        """Return all that decides what is shown."""
        marked = self._hints, self._advised
        return self._game.record, self._are_previews_visible, self._fresh, marked, self._choice

    def _show(self, state: State) -> None:
        self._shown = self._sources()
        record = self._game.record
        marks = marks_of(record)
        hints = self._hints if self._choice is None else frozenset({self._choice})
        notes = Notes(self._offers, self._blocked, self._fresh, hints, self._advised)
        self._matches = match_faces(state, record, marks)
        self._headings = list(headings(state, record, marks, self._columns, self._matches))
        made_of = list(columns(state, self._columns, self._matches, notes))
        self._faces = [
            self._column_faces(state.rules, column, was, faces)
            for column, was, faces in zip_longest(made_of, self._made_of, self._faces)
        ]
        self._made_of = made_of

    def _column_faces(
        self, rules: Ruleset, column: Column, was: Column | None, faces: list[CellFace] | None
    ) -> list[CellFace]:
        """Return the cells of a column; what has not changed is not worked out again."""
        if was is None or faces is None or column.card is not was.card:
            return column_faces(self._rows, column, column_cells(rules, self._rows, column))
        if column == was:
            return faces
        return column_faces(self._rows, column, [face.cell for face in faces])

    def _look_at_hand(self, state: State) -> None:
        self._offers, self._blocked = {}, frozenset()
        if self._choice is not None:
            points = state.rules.points(state.card, self._choice, state.turn.hand)
            self._offers = {self._choice: points}
            return
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

    @property
    def has_several_matches(self) -> bool:
        return len(self._matches) > 1

    def _match_of(self, column: int) -> MatchFace | None:
        """Return the match of a column where there are several to tell apart."""
        return self._matches[self._columns[column][0]] if self.has_several_matches else None

    def _cell_in_words(self, index: Index) -> str:
        face = self._faces[index.column()][index.row()]
        name = self._headings[index.column()].name
        match = self._match_of(index.column())
        return sheet_words.cell(self._rows[index.row()], face, name, match)

    def _tool_tip(self, index: Index) -> str:
        row, face = self._rows[index.row()], self._faces[index.column()][index.row()]
        if row.category is not None and face.offer is not None:
            return sheet_words.offer(row.category, face.offer, self._match_of(index.column()))
        is_quiet = face.cell.points is None and not face.is_blocked and not face.is_void
        if row.category is not None and is_quiet:
            return ""
        return self._cell_in_words(index)

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
        in_words = matches.row_in_words if self.has_several_matches else boxes.row_in_words
        titles = {
            Qt.ItemDataRole.DisplayRole: boxes.row_title,
            Qt.ItemDataRole.AccessibleTextRole: in_words,
            Qt.ItemDataRole.ToolTipRole: in_words,
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
                return sheet_words.heading(heading, self._match_of(section))
            case Qt.ItemDataRole.ToolTipRole:
                return _as_plain(sheet_words.heading(heading, self._match_of(section)))
            case _ if role == FACE_ROLE:
                return heading
        return None


def _as_plain(tool_tip: str) -> str:
    """Keep Qt from taking a name for markup."""
    if "<" not in tool_tip:
        return tool_tip
    # Seldom needed, and its tables are larger than any module here.
    from html import escape  # noqa: PLC0415

    return f"<qt>{escape(tool_tip)}</qt>"


def _runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield first and last place of each unbroken run of flags that are set."""
    start: int | None = None
    for place, is_set in enumerate([*flags, False]):
        if is_set and start is None:
            start = place
        elif not is_set and start is not None:
            yield start, place - 1
            start = None
