"""Who plays: how many, their marks and names, and their places at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.engine.level import Level
from generala_desktop.models.game_setup import LevelFigure, Seat
from generala_desktop.storage.record import clean_name, distinct_names
from generala_desktop.views.new_game.player_row import PlayerRow
from generala_desktop.words import bots as bot_words
from generala_desktop.words.player_marks import PlayerMark, marks

MOST_PLAYERS = 100
"""As many as there are marks."""
MARKS_AT_ONCE = 10
"""The menu offers whole rounds of the colours."""
FIRST_LEVEL = Level.CASUAL
"""Of the first computer; others are like the one before."""


class PlayersEditor(QWidget):
    """Keeps a seat for everybody who was ever typed in, also while fewer play.

    Signals:
        changed(): the number of players, a name, a mark, who plays or the order.
        rows_changed(): there are more or fewer rows, or their parts are in other places.
        row_focused(QWidget): a row that should be in view.
        levels_opened(): somebody looks at the levels of the computer.
    """

    changed = Signal()
    rows_changed = Signal()
    row_focused = Signal(QWidget)
    levels_opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = [Seat("", mark) for mark in marks(MARKS_AT_ONCE)]
        self._rows: list[PlayerRow] = []
        self._range = (1, MARKS_AT_ONCE)
        self._usual = 1
        self._wanted: int | None = None
        """None until a person has said how many."""
        self._may_computer_play = True
        self._figures: Mapping[Level, LevelFigure] = {}
        self._number_label = QLabel()
        self.number = QSpinBox()
        self._number_label.setBuddy(self.number)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._number_label)
        top.addWidget(self.number)
        top.addWidget(self._hint, 1)
        # Rows that come later are still before the button for Tab.
        rows = QWidget()
        self._list = QVBoxLayout(rows)
        self._list.setContentsMargins(0, 0, 0, 0)
        self.add_button = QPushButton()
        self.add_button.setAutoDefault(False)  # Enter plays
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(rows)
        layout.addWidget(self.add_button, alignment=Qt.AlignmentFlag.AlignLeft)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.hide()
        layout.addWidget(self._note)
        self.add_button.clicked.connect(lambda _=False: self.add_computer())
        self.number.valueChanged.connect(self._choose_number)
        self._retranslate()
        self._show_count(self._usual)

    @property
    def count(self) -> int:
        return len(self._rows)

    def levels(self) -> tuple[Level, ...]:
        """Return who plays, by seat."""
        playing = self._seats[: self.count]
        return tuple(s.level if self._may_computer_play else Level.HUMAN for s in playing)

    def let_computer_play(self, may: bool) -> None:
        """Allow the computer at the table, or only people."""
        if may is not self._may_computer_play:
            self._may_computer_play = may
            self._refresh()

    def show_figures(self, figures: Mapping[Level, LevelFigure]) -> None:
        """Show how strong the levels are, as far as that is known."""
        self._figures = figures
        for row in self._rows:
            row.show_figures(figures)

    def show_note(self, note: str) -> None:
        """Say something about the computer's players, or nothing."""
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def add_computer(self) -> None:
        """Let the computer play as well; first in the place of a player nobody has named."""
        playing = self._seats[: self.count]
        bots = [seat.level for seat in playing if seat.level is not Level.HUMAN]
        level = bots[-1] if bots else FIRST_LEVEL
        place = self._unnamed()
        if place is not None:
            self._seats[place] = replace(self._seats[place], level=level)
            self._refresh()
            self.changed.emit()
        elif self.count < self._range[1]:
            place = self.count
            self._make_room(level)
            self.number.setValue(place + 1)
        if place is not None:
            self.row_focused.emit(self._rows[place])

    def _unnamed(self) -> int | None:
        """Return the last proposed player whom nobody has asked for; the first one is a person."""
        if self._wanted is not None:
            return None
        free = [
            place
            for place, seat in enumerate(self._seats[: self.count])
            if place and seat.level is Level.HUMAN and not clean_name(seat.name)
        ]
        return free[-1] if free else None

    def _make_room(self, level: Level) -> None:
        """Put the computer behind those who play, with the mark that is next."""
        place = self.count
        waiting = self._seats[place : place + 1]
        if waiting and waiting[0].level is not Level.HUMAN:
            return
        del self._seats[max(place, MOST_PLAYERS - 1) :]
        if len(self._seats) == place:
            self._seats.append(Seat("", self._free_mark()))
        mark = self._seats[place].mark
        self._seats[place] = replace(self._seats[place], mark=self._free_mark())
        self._seats.insert(place, Seat("", mark, level))

    def _free_mark(self) -> PlayerMark:
        taken = {seat.mark for seat in self._seats}
        return next(mark for mark in marks(MOST_PLAYERS) if mark not in taken)

    def limit_players(self, least: int, most: int, usual: int) -> None:
        """Take how many a game needs; the number asked for last is kept as far as it allows.

        Where nobody has asked for any, the usual number is proposed.
        """
        self._range, self._usual = (least, most), usual
        blocked = self.number.blockSignals(True)
        self.number.setRange(least, most)
        self.number.setValue(self._usual if self._wanted is None else self._wanted)
        self.number.blockSignals(blocked)
        self._show_count(self.number.value())

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Show these players; usual names are left blank, so that they follow the language."""
        usual = bot_words.usual_names([seat.level for seat in seats])
        shown = [
            replace(seat, name="" if seat.name == name else seat.name)
            for seat, name in zip(seats, usual, strict=True)
        ]
        taken = {seat.mark for seat in shown}
        free = [mark for mark in marks(MOST_PLAYERS) if mark not in taken]
        missing = max(0, MARKS_AT_ONCE - len(shown))
        self._seats = [*shown, *(Seat("", mark) for mark in free[:missing])]
        self._wanted = max(1, len(seats))
        self.limit_players(*self._range, self._usual)

    def seats(self) -> tuple[Seat, ...]:
        """Return the players with the names they will have: none blank, no two the same."""
        levels, names = self.levels(), distinct_names(self._names())
        playing = self._seats[: self.count]
        return tuple(
            replace(seat, name=name, level=level)
            for seat, name, level in zip(playing, names, levels, strict=True)
        )

    def _names(self) -> list[str]:
        """Return what each is called: the name that was typed, else the usual one."""
        usual = bot_words.usual_names(self.levels())
        return [
            clean_name(seat.name) or name
            for seat, name in zip(self._seats[: self.count], usual, strict=True)
        ]

    def _choose_number(self, number: int) -> None:
        self._wanted = number
        self._show_count(number)
        self.rows_changed.emit()
        self.changed.emit()

    def _show_count(self, count: int) -> None:
        while len(self._seats) < count:
            self._seats.append(Seat("", self._free_mark()))
        while len(self._rows) < count:
            self._add_row()
        while len(self._rows) > count:
            row = self._rows.pop()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._refresh()

    def _add_row(self) -> None:
        seat = len(self._rows)
        row = PlayerRow(seat, self)
        row.name_edited.connect(lambda name, seat=seat: self._rename(seat, name))
        row.mark_requested.connect(lambda mark, seat=seat: self._give_mark(seat, mark))
        row.move_requested.connect(lambda step, seat=seat: self._move(seat, step))
        row.remove_requested.connect(lambda seat=seat: self._remove(seat))
        row.level_chosen.connect(lambda level, seat=seat: self._choose_level(seat, level))
        row.levels_opened.connect(self.levels_opened)
        row.rearranged.connect(self.rows_changed)
        row.show_figures(self._figures)
        self._rows.append(row)
        self._list.addWidget(row)

    def _refresh(self) -> None:
        count = self.count
        playing = self._seats[:count]
        rounds = -(-max(count, 1) // MARKS_AT_ONCE)
        owners = dict.fromkeys(marks(rounds * MARKS_AT_ONCE), "")
        levels = self.levels()
        usual = bot_words.usual_names(levels)
        owners |= {seat.mark: name for seat, name in zip(playing, self._names(), strict=True)}
        for number, (row, seat) in enumerate(zip(self._rows, playing, strict=True)):
            row.show_seat(replace(seat, level=levels[number]), usual[number])
            row.let_computer_play(self._may_computer_play)
            row.offer_marks(owners)
            row.limit(
                is_first=number == 0,
                is_last=number == count - 1,
                may_be_removed=count > self._range[0],
            )
        may_add = count < self._range[1] or self._unnamed() is not None
        self.add_button.setEnabled(may_add and self._may_computer_play)
        self._retranslate_hint()

    def _choose_level(self, seat: int, level: Level) -> None:
        self._seats[seat] = replace(self._seats[seat], level=level)
        self._refresh()
        self.changed.emit()

    def _rename(self, seat: int, name: str) -> None:
        self._seats[seat] = replace(self._seats[seat], name=name)
        self._refresh()
        self.changed.emit()

    def _give_mark(self, seat: int, mark: PlayerMark) -> None:
        """Give the mark; whoever had it takes the one that is given up."""
        given_up = self._seats[seat].mark
        for other, owner in enumerate(self._seats):
            if owner.mark == mark:
                self._seats[other] = replace(owner, mark=given_up)
        self._seats[seat] = replace(self._seats[seat], mark=mark)
        self._refresh()
        self.changed.emit()

    def _move(self, seat: int, step: int) -> None:
        target = seat + step
        if not 0 <= target < self.count:
            return
        seats = self._seats
        seats[seat], seats[target] = seats[target], seats[seat]
        focused = self.focusWidget()
        self._refresh()
        moved = self._rows[target]
        row = self._rows[seat]
        partners = {
            row.up_button: moved.up_button,
            row.down_button: moved.down_button,
        }
        partner = next((new for old, new in partners.items() if old is focused), None)
        chosen = partner if partner is not None and partner.isEnabled() else moved.name_edit
        chosen.setFocus()
        self.row_focused.emit(moved)
        self.changed.emit()

    def _remove(self, seat: int) -> None:
        """Take a player out; the next one added is that player again."""
        if self.count <= self._range[0]:
            return
        self._seats.insert(self.count - 1, self._seats.pop(seat))
        self.number.setValue(self.count - 1)
        self._rows[min(seat, self.count - 1)].name_edit.setFocus()

    def _retranslate(self) -> None:
        self._number_label.setText(self.tr("&Number of players"))
        self.add_button.setText(self.tr("&Add a computer player"))
        self._retranslate_hint()
        for row in self._rows:
            row.retranslate()

    def _retranslate_hint(self) -> None:
        hint = ""
        if Level.HUMAN not in self.levels():
            hint = bot_words.to_watch()
        elif self.count == 1:
            hint = self.tr("Alone: for practice")
        self._hint.setText(hint)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
