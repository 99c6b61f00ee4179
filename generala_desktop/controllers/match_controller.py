"""What games of several matches add to a turn: the second cup, and matches won outright."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.teller import Teller
from generala_desktop.engine import legality, reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import WinClaimed
from generala_desktop.engine.moves import ClaimWin, RollSecondCup, Score
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import table as words
from generala_desktop.words.readings import readings
from generala_desktop.words.say import say


class MatchController(QObject):
    """Offers what the rules offer; where they have no second cup and no matches, nothing."""

    def __init__(
        self,
        model: GameModel,
        sheet: ScoresheetModel,
        game: GameController,
        window: MainWindow,
        teller: Teller,
        *,
        ask_target: Callable[[], int | None],
    ) -> None:
        """Work with these; `ask_target` asks for the number named before the second cup."""
        super().__init__(window)
        self._model = model
        self._game = game
        self._window = window
        self._teller = teller
        self._ask_target = ask_target
        self._seat = 0
        self._share = 0.0
        game.hand_shown.connect(self._show_hand)
        window.footer.second_cup_requested.connect(self.throw_second_cup)
        window.sheet.claim_requested.connect(self.claim)
        window.sheet.cell_pressed.connect(self._explain)
        window.readings.reading_pointed.connect(window.dice.set_pointed)
        window.readings.boxes_pointed.connect(sheet.set_hints)
        window.readings.box_requested.connect(game.score)
        model.started.connect(self._take_over)
        model.rewound.connect(self._note_seat)
        model.turn_started.connect(self._tell_passed_over)

    def throw_second_cup(self) -> None:
        """Throw it, or say why it may not be thrown; where it is not played, do nothing."""
        if not self._game.is_open() or self._model.is_pad:
            return
        state = self._model.state
        cup = state.rules.turn.second_cup
        if cup is None:
            return
        if not legality.may_roll_second_cup(state):
            self._teller.refuse(lambda: say(reasons.NO_SECOND_CUP))
            return
        target = self._ask_target() if cup.declares_target else None
        if target is not None or not cup.declares_target:
            self._model.play(RollSecondCup(target))

    def claim(self, match: int) -> None:
        """Win a match outright, with dice on the table or as a pad notes it."""
        if not self._game.is_open() or not legality.is_legal(self._model.state, ClaimWin(match)):
            return
        if self._model.is_pad:
            self._model.note(WinClaimed(match))
        else:
            self._model.play(ClaimWin(match))

    def _show_hand(self, is_shown: bool) -> None:
        if not self._model.has_game or self._model.state.over:
            self._window.footer.show_second_cup(exists=False, enabled=False)
            self._window.sheet.set_claimable(())
            self._window.readings.show_readings(())
            self._window.readings.keep_room(False)
            return
        state = self._model.state
        # What the computer has is not for people to write.
        is_shown = is_shown and not self._model.is_bots_turn
        self._window.readings.keep_room(self._has_several_matches())
        has_cup = state.rules.turn.second_cup is not None and not self._model.is_pad
        may_throw = is_shown and legality.may_roll_second_cup(state)
        self._window.footer.show_second_cup(exists=has_cup, enabled=may_throw)
        winnable = legality.claimable(state) if is_shown and not legality.must_claim(state) else ()
        self._window.sheet.set_claimable(winnable)
        has_readings = is_shown and self._has_several_matches()
        found = readings(state, knows_rolls=not self._model.is_pad) if has_readings else ()
        self._window.readings.show_readings(found)
        if winnable:
            self._teller.tell(words.choose_match)
            if not legality.may_roll(state):
                self._window.sheet.focus_claim()

    def _explain(self, box: Box, seat: int) -> None:
        """Say why the hand may not be written there."""
        if self._model.is_pad or not self._game.is_open() or seat != self._model.state.seat:
            return
        try:
            legality.require(self._model.state, Score(box))
        except IllegalMoveError as refused:
            reason = refused.reason
            self._teller.refuse(lambda: say(reason))

    def _has_several_matches(self) -> bool:
        return len(self._model.state.rules.matches) > 1

    def _take_over(self) -> None:
        share = self._window.sheet.preferred_share()
        if share != self._share:
            # What a person has given it since is only changed for another kind of sheet.
            self._share = share
            self._window.give_sheet(share)
        self._note_seat()

    def _note_seat(self) -> None:
        if self._model.has_game:
            self._seat = self._model.state.seat

    def _tell_passed_over(self, seat: int) -> None:
        """Say who would have been next, but has no open box left."""
        state = self._model.state
        count = len(state.cards)
        between = range(self._seat + 1, self._seat + 1 + (seat - self._seat - 1) % count)
        self._seat = seat
        skipped = [s % count for s in between if s % count not in state.left]
        if skipped:
            names = [self._model.record.players[s].name for s in skipped]
            self._teller.add(lambda: words.passed_over(names))
