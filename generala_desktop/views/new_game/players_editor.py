"""Who plays: how many, their marks and names, and their places at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from generala_desktop.compat import override
from generala_desktop.models.game_setup import Seat
from generala_desktop.storage.record import clean_name, distinct_names
from generala_desktop.views.new_game.player_row import PlayerRow, usual_name
from generala_desktop.words.player_marks import PlayerMark, marks

MOST_PLAYERS = 100
"""As many as there are marks."""
MARKS_AT_ONCE = 10
"""The menu offers whole rounds of the colours."""


class PlayersEditor(QWidget):
    """Keeps a seat for everybody who was ever typed in, also while fewer play.

    Signals:
        changed(): the number of players, a name, a mark or the order.
        count_changed(): there are more or fewer rows.
        row_focused(QWidget): a row that should be in view.
    """

    changed = Signal()
    count_changed = Signal()
    row_focused = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = [Seat("", mark) for mark in marks(MARKS_AT_ONCE)]
        self._rows: list[PlayerRow] = []
        self._range = (1, MARKS_AT_ONCE)
        self._usual = 1
        self._wanted: int | None = None
        """None until a person has said how many."""
        self._number_label = QLabel()
        self.number = QSpinBox()
        self._number_label.setBuddy(self.number)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._number_label)
        top.addWidget(self.number)
        top.addWidget(self._hint, 1)
        self._list = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addLayout(self._list)
        self.number.valueChanged.connect(self._choose_number)
        self._retranslate()
        self._show_count(self._usual)

    @property
    def count(self) -> int:
        return len(self._rows)

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
        usual = [usual_name(number) for number in range(len(seats))]
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
        playing = self._seats[: self.count]
        names = [clean_name(seat.name) or usual_name(number) for number, seat in enumerate(playing)]
        return tuple(
            replace(seat, name=name)
            for seat, name in zip(playing, distinct_names(names), strict=True)
        )

    def _choose_number(self, number: int) -> None:
        self._wanted = number
        self._show_count(number)
        self.count_changed.emit()
        self.changed.emit()

    def _show_count(self, count: int) -> None:
        while len(self._seats) < count:
            taken = {seat.mark for seat in self._seats}
            free = next(mark for mark in marks(MOST_PLAYERS) if mark not in taken)
            self._seats.append(Seat("", free))
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
        self._rows.append(row)
        self._list.addWidget(row)

    def _refresh(self) -> None:
        count = self.count
        playing = self._seats[:count]
        rounds = -(-max(count, 1) // MARKS_AT_ONCE)
        owners = dict.fromkeys(marks(rounds * MARKS_AT_ONCE), "")
        for number, seat in enumerate(playing):
            owners[seat.mark] = clean_name(seat.name) or usual_name(number)
        for number, (row, seat) in enumerate(zip(self._rows, playing, strict=True)):
            row.show_seat(seat.name, seat.mark)
            row.offer_marks(owners)
            row.limit(
                is_first=number == 0,
                is_last=number == count - 1,
                may_be_removed=count > self._range[0],
            )
        self._retranslate_hint()

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
        self._retranslate_hint()
        for row in self._rows:
            row.retranslate()

    def _retranslate_hint(self) -> None:
        self._hint.setText(self.tr("Alone: for practice") if self.count == 1 else "")

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
