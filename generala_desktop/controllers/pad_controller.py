"""Keeps the planilla of real dice: typed hands, written points, corrections at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from generala_desktop.controllers.teller import Teller, Urgency
from generala_desktop.engine import correction, legality, reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import (
    Event,
    HandLaid,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.moves import ClaimWin, Score
from generala_desktop.engine.possible import possible_entries
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.engine.text import Text
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import pad as words
from generala_desktop.words import table as table_words
from generala_desktop.words.pad import Entry
from generala_desktop.words.say import say

if TYPE_CHECKING:
    from generala_desktop.views.pad.pad_bar import PadBar, TypedHand


class PadController(QObject):
    """Works while the game on the table is a pad; does nothing for drawn dice."""

    def __init__(
        self, model: GameModel, sheet: ScoresheetModel, window: MainWindow, teller: Teller
    ) -> None:
        super().__init__(window)
        self._model = model
        self._sheet = sheet
        self._window = window
        self._teller = teller
        self._typed = 0
        window.pad_made.connect(self._listen_to)
        window.sheet.cell_pressed.connect(self._press_cell)
        window.key_enter_requested.connect(self._enter)
        window.footer.second_cup_requested.connect(self._go_to_second_cup)
        model.started.connect(self._take_over)
        model.turn_started.connect(self._begin_turn)
        model.rewound.connect(self._begin_turn)
        model.corrected.connect(self._tell_correction)
        model.game_ended.connect(self._end)

    def _listen_to(self, pad: PadBar) -> None:
        pad.hand_changed.connect(self._take_hand)
        pad.win_requested.connect(self._note_win)

    def takes_digits(self) -> bool:
        """Tell whether a digit is a die of the real table."""
        return self._model.is_pad and not self._model.state.over

    def type_face(self, face: int) -> None:
        self._window.pad.type_face(face)

    def erase_face(self) -> None:
        if self.takes_digits():
            self._window.pad.erase_face()

    def _take_over(self) -> None:
        self._window.show_pad(self._model.is_pad)
        self._window.sheet.offer_every_cell(self._model.is_pad)
        if self._model.is_pad:
            self._window.pad.show_rules(self._model.state.rules)
            self._begin_turn()
            self._show_hint()

    def _begin_turn(self) -> None:
        """Let the row show what the turn has: nothing where it has just begun, or at the end."""
        if not self._model.is_pad:
            return
        state = self._model.state
        hand = _hand_of(state)
        self._typed = _count(hand)
        self._window.pad.show_hand(hand)
        self._refresh()
        if not state.over:
            self._point_at_column(state)
            self._window.pad.focus_dice()

    def _point_at_column(self, state: State) -> None:
        """Let the keyboard find the boxes of the player at turn, not those of the one before."""
        cell = self._sheet.next_open_index()
        if not cell.isValid():
            cell = self._sheet.index_of(state.open_boxes(state.seat)[0], state.seat)
        self._window.sheet.setCurrentIndex(cell)

    def _end(self) -> None:
        if self._model.is_pad:
            self._begin_turn()
            self._show_hint()

    def _refresh(self) -> None:
        if self._model.is_pad:
            self._window.pad.setEnabled(not self._model.state.over)
            self._window.pad.set_may_win(bool(self._winnable()))

    def _show_hint(self) -> None:
        """Say what can be done now."""
        state = self._model.state
        seat = state.seat
        if state.over:
            self._teller.show(words.may_correct)
        elif not state.turn.rolls:
            self._teller.show(lambda: words.type_dice(self._name(seat)))
        elif legality.must_claim(state):
            self._teller.show(lambda: words.wins_outright(self._name(seat)))
        elif not legality.may_stand(state):
            self._teller.show(words.must_roll_on)
        elif legality.claimable(state):
            self._teller.show(table_words.choose_match)
        else:
            self._teller.show(words.choose_box)

    # Dice

    def _take_hand(self, hand: TypedHand) -> None:
        """Let the turn have the dice that are typed, whatever it had before."""
        if not self.takes_digits():
            return
        before, self._typed = self._typed, _count(hand)
        try:
            self._model.lay_hand(_events_of(hand, self._model.state.rules))
        except IllegalMoveError as refused:
            # The dice of before must not be written in the place of those in the row.
            self._model.lay_hand(())
            self._refuse(refused.reason)
        else:
            self._show_hint()
        self._refresh()
        if self._typed > before:
            self._go_on_from_dice()

    def _go_on_from_dice(self) -> None:
        """With the last die typed, Enter writes: the keyboard goes where that is done."""
        if legality.must_claim(self._model.state):
            self._window.pad.focus_win()
        elif self._sheet.next_open_index().isValid():
            self._point_at_column(self._model.state)
            self._window.sheet.setFocus()

    def _go_to_second_cup(self) -> None:
        if self.takes_digits():
            self._window.pad.focus_second_cup()

    def _enter(self) -> None:
        """Win, where nothing else can be done; without dice go to write points."""
        if not self.takes_digits():
            return
        if legality.must_claim(self._model.state):
            self._note_win()
        elif not self._model.state.turn.rolls:
            self._window.sheet.setFocus()

    def _winnable(self) -> tuple[int, ...]:
        """Return the matches that the player at turn may note as won outright."""
        state = self._model.state
        matches = range(len(state.rules.matches))
        return tuple(m for m in matches if legality.is_legal(state, ClaimWin(m)))

    def _note_win(self) -> None:
        matches = self._winnable()
        if len(matches) == 1:
            self._model.note(WinClaimed(matches[0]))
        elif matches:
            self._window.sheet.set_claimable(matches)
            self._window.sheet.focus_claim()
            self._teller.forget_notes()
            self._teller.say(words.choose_won_match)

    # Points

    def _press_cell(self, box: Box, seat: int) -> None:
        """Ask for the points of an open box of the player at turn, or correct a written one."""
        if not self._model.is_pad:
            return
        state = self._model.state
        if not state.cards[seat].is_open(box):
            record = self._model.record
            players = len(record.players)
            self._ask(
                box,
                seat,
                correction.possible_corrections(state.rules, players, record.events, seat, box),
            )
        elif seat != state.seat and not state.over:
            at_turn = state.seat
            self._teller.forget_notes()
            self._teller.refuse(lambda: words.box_of_another(self._name(seat), self._name(at_turn)))
        elif state.turn.rolls and not legality.may_stand(state):
            self._teller.forget_notes()
            self._teller.refuse(words.must_roll_on)
        elif state.turn.rolls or state.over or state.claimant(box.match) is not None:
            try:
                legality.require(state, Score(box))
            except IllegalMoveError as refused:
                self._refuse(refused.reason)
        else:
            possible = possible_entries(state.rules, state.card, box)
            if possible:
                self._ask(box, seat, possible)
            else:
                self._refuse(reasons.OTHER_BOX)

    def _ask(self, box: Box, seat: int, possible: frozenset[Entry]) -> None:
        from generala_desktop.views.pad.points_dialog import PointsDialog  # noqa: PLC0415

        rules = self._model.state.rules
        written = self._model.state.cards[seat].entry(box)
        dialog = PointsDialog(
            words.box_of(rules, box, self._name(seat)),
            possible,
            None if written is None else (written.points, written.bonus),
            mark=rules.category(box.category).mark,
            parent=self._window,
        )
        dialog.chosen.connect(lambda points, bonus: self._write(seat, Scored(box, points, bonus)))
        dialog.refused.connect(lambda told: self._teller.tell(lambda: told, Urgency.AT_ONCE))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(self, seat: int, entry: Scored) -> None:
        written = self._model.state.cards[seat].entry(entry.box)
        try:
            if written is None:
                self._model.note(entry)
            elif (written.points, written.bonus) != (entry.points, entry.bonus):
                self._model.correct(seat, entry)
        except IllegalMoveError as refused:
            self._refuse(refused.reason)

    def _tell_correction(self, entry: Scored, seat: int) -> None:
        state, names = self._model.state, [p.name for p in self._model.record.players]
        written = state.cards[seat].entry(entry.box)

        def told() -> str:
            said = "" if written is None else words.corrected(state.rules, written, names[seat])
            return f"{said} {table_words.result(state, names)}" if state.over else said

        self._refresh()
        self._teller.say(told)

    def _refuse(self, reason: Text) -> None:
        self._teller.forget_notes()
        self._teller.refuse(lambda: say(reason))

    def _name(self, seat: int) -> str:
        return self._model.record.players[seat].name


def _events_of(hand: TypedHand, rules: Ruleset) -> list[Event]:
    """Return what happened at the real table, as far as a typed hand tells it."""
    if not hand.faces:
        return []
    events: list[Event] = [HandLaid(hand.faces)]
    if hand.is_served:
        # How often was thrown matters where rolls are compulsory or a second cup follows. What
        # lay there before is not known; the hand stands for it.
        counts = rules.turn.may_stand is not None or rules.turn.second_cup is not None
        events = [Rolled(frozenset(), hand.faces)] * (hand.roll if counts else 1)
    if hand.coloured:
        events.append(SecondCupRolled(hand.coloured, hand.target))
    return events


def _hand_of(state: State) -> TypedHand:
    """Return the hand that would have to be typed for the dice of the turn."""
    turn = state.turn
    roll = turn.rolls or state.rules.turn.rolls
    # Loaded with the row that shows it.
    from generala_desktop.views.pad.pad_bar import TypedHand  # noqa: PLC0415

    return TypedHand(turn.faces, roll, turn.served, turn.extra, turn.target)


def _count(hand: TypedHand) -> int:
    return len(hand.faces) + len(hand.coloured)
