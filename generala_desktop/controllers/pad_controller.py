"""Keeps the planilla of real dice: typed hands, written points, corrections at any time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from generala_desktop.controllers.teller import Teller
from generala_desktop.engine import legality
from generala_desktop.engine.card import Box, Card
from generala_desktop.engine.events import (
    Event,
    HandLaid,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.moves import ClaimWin
from generala_desktop.engine.possible import possible_entries
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.views.pad.pad_bar import TypedHand
from generala_desktop.views.pad.points_dialog import PointsDialog
from generala_desktop.words import pad as words
from generala_desktop.words.say import say


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
        window.pad.hand_changed.connect(self._take_hand)
        window.pad.win_requested.connect(self._note_win)
        window.sheet.cell_pressed.connect(self._press_cell)
        model.started.connect(self._take_over)
        model.turn_started.connect(self._begin_turn)
        model.rewound.connect(self._begin_turn)
        model.game_ended.connect(self._refresh)

    def _take_over(self) -> None:
        self._window.show_pad(self._model.is_pad)
        self._window.sheet.offer_every_cell(self._model.is_pad)
        if self._model.is_pad:
            self._window.pad.show_rules(self._model.state.rules)
            self._begin_turn()
            self._show_hint()

    def _begin_turn(self) -> None:
        if self._model.is_pad:
            self._window.pad.clear()
            self._refresh()
            if not self._model.state.over:
                self._window.pad.focus_dice()

    def _refresh(self) -> None:
        if self._model.is_pad:
            self._window.pad.setEnabled(not self._model.state.over)
            self._window.pad.set_may_win(bool(self._winnable()))

    def _show_hint(self) -> None:
        state = self._model.state
        if not state.over:
            name = self._model.record.players[state.seat].name
            self._teller.show(
                words.choose_box if state.turn.rolls else lambda: words.type_dice(name)
            )

    # Dice

    def _take_hand(self, hand: TypedHand) -> None:
        """Let the turn have the dice that are typed, whatever it had before."""
        if not self._model.is_pad or self._model.state.over:
            return
        events: list[Event] = []
        if hand.faces:
            served = Rolled(frozenset(), hand.faces)
            events.append(served if hand.is_served else HandLaid(hand.faces))
        if hand.faces and hand.coloured:
            events.append(SecondCupRolled(hand.coloured, hand.target))
        try:
            self._model.lay_hand(events)
        except IllegalMoveError as refused:
            self._refuse(refused)
        self._refresh()
        self._show_hint()

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

    # Points

    def _press_cell(self, box: Box, seat: int) -> None:
        """Ask for the points of an open box of the player at turn, or correct any other."""
        if not self._model.is_pad:
            return
        state = self._model.state
        is_written = not state.cards[seat].is_open(box)
        is_next = seat == state.seat and not state.over and not state.turn.rolls
        if is_written or is_next:
            self._ask(box, seat)

    def _ask(self, box: Box, seat: int) -> None:
        rules, card = self._model.state.rules, self._model.state.cards[seat]
        written = card.entry(box)
        others = Card(tuple(entry for entry in card.entries if entry.box != box))
        name = self._model.record.players[seat].name
        dialog = PointsDialog(
            words.box_of(rules, box, name),
            possible_entries(rules, others, box),
            None if written is None else (written.points, written.bonus),
            self._window,
        )
        dialog.chosen.connect(lambda points, bonus: self._write(seat, Scored(box, points, bonus)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(self, seat: int, entry: Scored) -> None:
        try:
            if self._model.state.cards[seat].is_open(entry.box):
                self._model.note(entry)
            else:
                self._model.correct(seat, entry)
                name = self._model.record.players[seat].name
                self._teller.note(lambda: words.corrected(name))
        except IllegalMoveError as refused:
            self._refuse(refused)

    def _refuse(self, refused: IllegalMoveError) -> None:
        reason = refused.reason
        self._teller.note(lambda: say(reason))
