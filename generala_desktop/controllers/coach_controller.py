"""Shows the best moves when they are asked for, or always; never while dice are in the air."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from generala_desktop.controllers.counsellor import Counsellor
from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.teller import Teller
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.hints import HINTS_HEADER, hints_of
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.services import options
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.preferences import Preferences
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import coach as words
from generala_desktop.words.keys import key_name

if TYPE_CHECKING:
    from generala_desktop.strategy.counsel import Counsel
    from generala_desktop.views.coach.coach_panel import CoachPanel
    from generala_desktop.views.pad.pad_bar import TypedHand

SLOW_MS = 250
"""An answer that takes longer is waited for visibly."""
KEY = "H"


class When(StrEnum):
    """The preference: when hints are shown."""

    ON_DEMAND = "on_demand"
    ALWAYS = "always"
    NEVER = "never"


class CoachController(QObject):
    """Asks beside the window and shows the answer; every action but holding drops it.

    It never plays: a move that is chosen sets dice aside or brings the keyboard to its box.
    """

    def __init__(
        self,
        model: GameModel,
        sheet: ScoresheetModel,
        game: GameController,
        window: MainWindow,
        teller: Teller,
        *,
        preferences: Preferences,
        advisor: Advisor,
        folder: Path,
    ) -> None:
        """`folder` keeps what is worked out once about the chances of a large game."""
        super().__init__(window)
        self._preferences = preferences
        self._model = model
        self._sheet = sheet
        self._game = game
        self._window = window
        self._teller = teller
        self._counsellor = Counsellor(advisor, folder, self)
        self._is_wanted = False
        self._is_declined = False
        """The game is not to be learnt; nothing is asked until a person does."""
        self._counsel: Counsel | None = None
        self._counted: tuple[object, ...] | None = None
        """The events of the record when a hint was counted last."""
        self._asked: State | None = None
        """What a hint was wanted for last."""
        self._typed: Faces = ()
        self._hands = 0
        """Typed in this turn."""
        self._text: Callable[[], str] = str
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW_MS)
        self._slow.timeout.connect(lambda: self._wait(words.thinking, may_cancel=True))
        window.footer.hint_requested.connect(self.toggle)
        window.coach_made.connect(self._listen_to)
        window.pad_made.connect(lambda pad: pad.hand_changed.connect(self._follow_typing))
        model.started.connect(self._begin)
        model.turn_started.connect(self._begin_turn)
        model.rewound.connect(self._begin_turn)
        model.changed.connect(self._show_count)
        game.hand_shown.connect(self._follow)
        advisor.solving.connect(self._show_progress)
        self._counsellor.counselled.connect(self._take)
        self._counsellor.weighed.connect(self._take_odds)
        self._counsellor.failed.connect(self._give_up)
        preferences.changed.connect(self._follow_preference)
        self._begin()

    def _listen_to(self, panel: CoachPanel) -> None:
        panel.move_pointed.connect(self._mark)
        panel.move_chosen.connect(self.choose)
        panel.cancel_requested.connect(self._cancel)

    @property
    def _panel(self) -> CoachPanel:
        return self._window.coach

    # Wishes

    def toggle(self) -> None:
        """Show the hint, or put it away; where there can be none, say why."""
        why_not = self._why_not()
        if self._when() is When.NEVER or not self._is_on():
            pass
        elif self._is_wanted:
            self._is_wanted = False
            self._asked = None
            self._drop()
        elif why_not is not None and self._when() is When.ON_DEMAND:
            self._teller.note(why_not)
        else:
            self._is_wanted, self._is_declined = True, False
            self._propose_roll()
        self._look()

    def choose(self, row: int) -> None:
        """Prepare a move: the person carries it out."""
        if self._counsel is None:
            return
        window = self._window
        match self._counsel.choices[row].move:
            case Roll(keep):
                if self._game.may_hold():
                    self._game.show_held(keep)
            case Score(box):
                window.sheet.setCurrentIndex(self._sheet.index_of(box, self._model.state.seat))
                window.sheet.setFocus()
            case ClaimWin():
                window.sheet.focus_claim()
            case RollSecondCup() if self._model.is_pad:
                window.pad.focus_second_cup()
            case _:
                window.footer.focus_second_cup()

    def retranslate(self) -> None:
        """Say the same in another language."""
        if self._counsel is not None:
            self._show(self._counsel)
        elif self._window.has_coach() and self._panel.waiting_text():
            self._panel.reword(self._text())
        self._show_count()

    def _cancel(self) -> None:
        self._drop()
        self._is_declined = self._when() is When.ALWAYS
        self._is_wanted = self._when() is When.ALWAYS
        self._look()

    # What happens at the table

    def _begin(self) -> None:
        """Another game lies on the table, or none."""
        self._counted = None
        self._is_wanted = self._when() is When.ALWAYS
        self._is_declined = False
        self._asked = None
        self._begin_turn()
        self._drop()
        self._propose_roll()
        self._look()
        self._show_count()

    def _follow(self) -> None:
        """Dice were thrown, laid or taken away: what was said of others is not true of these."""
        self._drop()
        if self._when() is When.ON_DEMAND:
            self._is_wanted = False
        self._look()

    def _begin_turn(self) -> None:
        self._typed, self._hands = (), 0

    def _follow_typing(self, hand: TypedHand) -> None:
        """Real dice: what lies there is told one hand after the other, and which roll that was."""
        if not self._model.is_pad or not self._is_on():
            return
        if hand.faces and hand.faces != self._typed:
            self._typed = hand.faces
            self._hands += 1
            self._propose_roll()
        asked, position = self._asked, self._position()
        is_other = asked is not None and asked.turn != position.turn
        if is_other and asked is not None and asked.turn.faces == position.turn.faces:
            # The same dice, only of another roll: the hint that was wanted is wanted still.
            self._drop()
            self._is_wanted = True
            self._look()

    def _propose_roll(self) -> None:
        if self._window.has_pad():
            is_wanted = self._model.is_pad and self._is_wanted
            self._window.pad.ask_roll(is_wanted, max(1, self._hands))

    def _follow_preference(self, name: str) -> None:
        if name == options.HINTS.name:
            self._begin()

    def _when(self) -> When:
        return When(self._preferences.get(options.HINTS))

    def _is_on(self) -> bool:
        return self._model.has_game and not self._model.state.over

    def _why_not(self) -> Callable[[], str] | None:
        """Return what to say where there is no hint to be had, None where there is one."""
        if not self._is_on():
            return str
        if self._model.is_bots_turn:
            name = self._model.record.players[self._model.state.seat].name
            return lambda: words.not_your_turn(name)
        if self._game.is_in_the_air():
            return words.in_the_air
        if not self._game.is_open() or not self._model.state.turn.rolls:
            return words.nothing_thrown
        if self._is_declined:
            return lambda: words.cancelled(key_name(KEY))
        return None

    def _position(self) -> State:
        """Return what is asked about; of typed dice it is the pad that knows which roll they are."""
        state = self._model.state
        if not self._model.is_pad or state.turn.extra:
            return state
        return replace(state, turn=replace(state.turn, rolls=self._window.pad.hand().roll))

    # Asking

    def _look(self) -> None:
        """Bring panel, button and menu in step with what is wanted and what can be had."""
        may = self._is_on() and self._when() is not When.NEVER
        self._window.commands["hint"].setEnabled(may)
        self._window.footer.show_hint_button(
            exists=self._when() is not When.NEVER, enabled=may, pressed=may and self._is_wanted
        )
        if not may or not self._is_wanted:
            self._put_away()
            return
        why_not = self._why_not()
        if why_not is not None:
            self._wait(why_not, may_cancel=False)
        elif not self._counsellor.is_thinking() and self._counsel is None:
            self._ask()

    def _ask(self) -> None:
        self._asked = position = self._position()
        if self._window.has_coach() and self._panel.isVisible():
            self._wait(str, may_cancel=False)
        self._slow.start()
        self._counsellor.ask(position, wants_chances=self._has_rivals())

    def _take(self, counsel: Counsel) -> None:
        self._slow.stop()
        self._counsel = counsel
        self._count()
        self._show(counsel)
        self._tell()

    def _take_odds(self, counsel: Counsel) -> None:
        known, self._counsel = self._counsel, counsel
        self._show(counsel)
        if known is not None and known.best.move != counsel.best.move:
            self._tell()

    def _give_up(self) -> None:
        self._slow.stop()
        self._wait(words.not_known, may_cancel=False)

    def _drop(self) -> None:
        """Forget the hint, and what is still being asked."""
        self._slow.stop()
        self._counsellor.drop()
        self._counsel = None
        self._window.dice.set_advised(())
        self._sheet.set_advised(())

    def _has_rivals(self) -> bool:
        """Tell whether somebody else can still win."""
        state = self._model.state
        return len(state.cards) - len(state.left) > 1

    # Showing

    def _show(self, counsel: Counsel) -> None:
        # Loaded by now: it was needed to find the answer.
        from generala_desktop.words.counsel import page  # noqa: PLC0415

        shown = page(
            counsel,
            expects_chances=self._counsellor.is_weighing(),
            names_roll=self._model.is_pad,
        )
        self._panel.show_page(shown)
        self._panel.setVisible(True)
        self._mark(self._panel.pointed_row())

    def _mark(self, row: int) -> None:
        """Ring the dice of a move, or the box."""
        if self._counsel is None or not 0 <= row < len(self._counsel.choices):
            return
        move = self._counsel.choices[row].move
        self._window.dice.set_advised(move.keep if isinstance(move, Roll) else ())
        self._sheet.set_advised((move.box,) if isinstance(move, Score) else ())

    def _wait(
        self, text: Callable[[], str], share: float | None = None, *, may_cancel: bool
    ) -> None:
        self._text = text
        self._panel.show_waiting(text(), share, may_cancel=may_cancel)
        self._panel.setVisible(True)

    def _show_progress(self, share: float) -> None:
        if self._counsellor.is_thinking() and share < 1.0:
            self._slow.stop()
            self._wait(lambda: words.learning(share), share, may_cancel=True)

    def _put_away(self) -> None:
        if not self._window.has_coach():
            return
        focus: object = self._window.focusWidget()
        if isinstance(focus, QWidget) and self._panel.isAncestorOf(focus):
            if self._model.is_pad:
                self._window.pad.focus_dice()
            else:
                self._window.footer.focus_roll()
        self._panel.setVisible(False)
        if self._model.is_pad:
            self._window.pad.ask_roll(False)

    def _tell(self) -> None:
        """Let the first move be heard; the panel shows it."""
        self._teller.tell(lambda: self._panel.shown_page().spoken)

    # A game with hints says so

    def _count(self) -> None:
        """Note in the record that a hint was given; the same position counts once."""
        events = self._model.record.events
        if events != self._counted:
            self._counted = events
            self._model.amend(HINTS_HEADER, str(hints_of(self._model.record) + 1))

    def _show_count(self) -> None:
        count = hints_of(self._model.record) if self._model.has_game else 0
        said = words.with_hints(count) if count else ""
        self._window.heading.show_hints(said)
        self._window.standings.show_note(said)
