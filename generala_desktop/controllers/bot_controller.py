"""Plays the seats of the computer, one step after the other, so that people can follow."""

from __future__ import annotations

import random
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from generala_desktop.compat import override
from generala_desktop.controllers.game_controller import GameController
from generala_desktop.controllers.teller import Teller
from generala_desktop.engine import legality
from generala_desktop.engine.level import Level
from generala_desktop.engine.moves import Move, Roll, Score
from generala_desktop.engine.state import State
from generala_desktop.models.game_model import GameModel
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.background import Job
from generala_desktop.services.speech import Speech
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import bots as words

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser

SPEED_FACTOR = {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.4, Speed.NONE: 0.0}


class Pause(Enum):
    """What people need time for, in milliseconds at normal speed."""

    BEFORE_TURN = 700
    READ_DICE = 900
    SEE_HOLD = 1100
    SEE_ENTRY = 1300


class Step(Enum):
    """How far the computer is with the position on the table."""

    IDLE = auto()
    CHOOSING = auto()
    SHOWING = auto()
    """The move is decided and can be seen; it is carried out after the pause."""


class BotController(QObject):
    """Looks at every new position: where the computer is to play, it chooses, shows and plays.

    Whatever changes the position, an undo, another game, ends what was going on for the old one.
    It waits while a window asks something, and plays on when that is answered.
    """

    def __init__(
        self,
        model: GameModel,
        sheet: ScoresheetModel,
        game: GameController,
        window: MainWindow,
        teller: Teller,
        *,
        advisor: Advisor,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._sheet = sheet
        self._game = game
        self._window = window
        self._teller = teller
        self._advisor = advisor
        self._chance = random.Random()
        self._speed = Speed.NORMAL
        self._position: State | None = None
        """Where the computer is to play now; None if nowhere."""
        self._step = Step.IDLE
        self._speech: Speech | None = None
        self._move: Move | None = None
        self._job: Job[Move] | None = None
        self._warming: Job[None] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        model.started.connect(self._warm_up)
        model.changed.connect(self._look)
        game.hand_shown.connect(self._look)
        game.hurried.connect(self.hurry)
        advisor.solving.connect(self._tell_solving)
        window.installEventFilter(self)

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed

    def listen_to(self, speech: Speech) -> None:
        """Let what is told be heard to its end before the next step."""
        self._speech = speech
        speech.fell_silent.connect(self._go_on_soon)

    def hurry(self) -> None:
        """Cut short the pause, and what is being said."""
        if self._speech is not None:
            self._speech.stop()
        if self._pause.isActive():
            self._pause.start(0)

    def stop(self) -> None:
        """Forget what was to come."""
        self._turn_to(None)
        self._stop_learning()

    # What is to be done

    def _warm_up(self) -> None:
        """Have the game learnt while people still play: nobody waits for it later."""
        self._stop_learning()
        model = self._model
        seats = range(len(model.record.players)) if model.has_game else range(0)
        if any(model.is_bot(seat) for seat in seats) and not model.state.over:
            self._warming = self._advisor.ask(model.state.rules, _nothing, _nothing)

    def _stop_learning(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            self._warming = None

    def _look(self) -> None:
        """Turn to the position on the table, unless that is done already."""
        is_on = self._model.is_bots_turn and not self._game.is_in_the_air()
        position = self._model.state if is_on else None
        if position is self._position:
            return
        self._turn_to(position)
        if position is None:
            return
        self._step = Step.CHOOSING
        if position.turn.rolls:
            self._wait(Pause.READ_DICE)
            self._ask(position)
        else:
            self._move = Roll()
            self._wait(Pause.BEFORE_TURN)

    def _turn_to(self, position: State | None) -> None:
        """Drop all that was meant for another position."""
        self._pause.stop()
        if self._job is not None:
            self._job.cancel()
        self._job = self._move = None
        self._step = Step.IDLE
        self._position = position
        self._sheet.show_choice(None)

    def _ask(self, position: State) -> None:
        level = self._model.record.players[position.seat].level
        chance = self._chance

        def choose(adviser: Adviser) -> Move:
            return _choose(adviser, position, level, chance)

        self._job = self._advisor.ask(
            position.rules, choose, self._take, lambda: self._take(_first_best(position))
        )

    def _take(self, move: Move) -> None:
        """Take what was chosen; whatever that is, only a legal move is played."""
        self._job = None
        position = self._position
        if position is None:
            return
        self._move = move if legality.is_legal(position, move) else _first_best(position)
        if not self._pause.isActive():
            self._go_on()

    def _wait(self, pause: Pause) -> None:
        self._pause.start(round(pause.value * SPEED_FACTOR[self._speed]))

    def _go_on(self) -> None:
        """A pause is over, or the choice has come after it."""
        position, move = self._position, self._move
        if position is None or self._is_waiting_for_people() or self._is_listened_to():
            return
        if move is None:
            self._teller.show(lambda: words.thinks(self._name()))
        elif self._step is Step.SHOWING or not position.turn.rolls:
            self._play(move)
        else:
            self._show(position, move)

    def _show(self, position: State, move: Move) -> None:
        """Let everybody see what is about to happen."""
        self._step = Step.SHOWING
        self._teller.show(lambda: words.intention(self._name(), position, move))
        pause = Pause.SEE_ENTRY
        if isinstance(move, Score):
            # It is told when it is written.
            self._sheet.show_choice(move.box)
            self._window.sheet.scrollTo(self._sheet.index_of(move.box, position.seat))
        else:
            self._teller.tell(lambda: words.intention(self._name(), position, move))
        if isinstance(move, Roll):
            self._game.show_held(move.keep)
            pause = Pause.SEE_HOLD
        self._wait(pause)

    def _play(self, move: Move) -> None:
        self._model.play(move)
        if self._speed is Speed.NONE:
            self._window.dice.land()

    def _is_waiting_for_people(self) -> bool:
        """Tell whether a window asks something; what goes on behind it would be missed."""
        return QApplication.activeModalWidget() is not None

    def _is_listened_to(self) -> bool:
        is_waiting = self._speech is not None and self._speech.is_busy()
        return is_waiting and self._speed is not Speed.NONE

    def _go_on_soon(self) -> None:
        """Go on where something has been waited for, once what is going on now is over."""
        if self._position and not self._pause.isActive():
            self._pause.start(0)

    def _tell_solving(self, share: float) -> None:
        is_awaited = self._step is Step.CHOOSING and self._job is not None
        if is_awaited and not self._pause.isActive() and share < 1.0:
            self._teller.show(lambda: words.learns(self._name(), share))

    def _name(self) -> str:
        state = self._position or self._model.state
        return self._model.record.players[state.seat].name

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowUnblocked:
            self._go_on_soon()
        return super().eventFilter(watched, event)


def _nothing(_: object) -> None:
    """Only the learning is wanted."""


def _choose(adviser: Adviser, position: State, level: Level, chance: random.Random) -> Move:
    """Runs beside the window."""
    from generala_desktop.strategy import bots  # noqa: PLC0415 (loaded when it is to play)

    return bots.play(adviser, position, level, chance)


def _first_best(state: State) -> Move:
    """Return a legal move for whoever has no better idea: what scores most now."""
    moves = list(legality.legal_moves(state))
    hand, card = state.turn.hand, state.card
    entries = [move for move in moves if isinstance(move, Score)]
    if not entries:
        return moves[0]
    return max(entries, key=lambda entry: state.rules.points(card, entry.box, hand))
