"""Throws for the start, where everybody can see it, and says who plays in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from generala_desktop.controllers.teller import Teller
from generala_desktop.engine.dice import DiceSource
from generala_desktop.engine.opening import Opening, OpeningRound, OpeningThrow, throw_round
from generala_desktop.engine.ruleset import OpeningRule
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.main_window import MainWindow
from generala_desktop.words import table as words
from generala_desktop.words.player_marks import PlayerMark

PAUSE_MS = {Speed.SLOW: 900, Speed.NORMAL: 500, Speed.FAST: 200, Speed.NONE: 0}
"""How long each throw lies before the next."""


class OpeningController(QObject):
    """One opening at a time; a press on the roll button or the cloth hurries it.

    Signals:
        begun(): the table is taken for an opening.
        decided(Opening): the order stands.
        cancelled(): there will be no order; the table is free.
    """

    begun = Signal()
    decided = Signal(object)
    cancelled = Signal()

    def __init__(self, dice: DiceSource, window: MainWindow, teller: Teller) -> None:
        super().__init__(window)
        self._dice = dice
        self._window = window
        self._teller = teller
        self._speed = Speed.NORMAL
        self._opening: Opening | None = None
        self._names: Sequence[str] = ()
        self._marks: Sequence[PlayerMark] = ()
        self._round: OpeningRound = ()
        self._lying = 0
        self._is_in_the_air = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._throw_next)
        window.dice.settled.connect(self._settle)
        window.footer.roll_requested.connect(self.hurry)
        window.dice.roll_requested.connect(self.hurry)

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed

    def is_running(self) -> bool:
        return self._opening is not None

    def start(self, rule: OpeningRule, names: Sequence[str], marks: Sequence[PlayerMark]) -> None:
        """Throw for everybody; the order is told by `decided`, at once where nobody throws."""
        self._stop()
        self._opening = Opening(rule, len(names))
        self._names, self._marks = names, marks
        self.begun.emit()
        self._window.show_table()
        self._window.dice.clear()
        self._window.dice.set_may_hold(False)
        self._window.dice.set_may_roll(True)
        self._start_round()
        if self._opening is not None:
            self._window.footer.focus_roll()

    def cancel(self) -> None:
        if self._opening is not None:
            self._stop()
            self.cancelled.emit()

    def hurry(self) -> None:
        """Land what is in the air, or cut the pause short."""
        if self._opening is None:
            return
        if self._window.dice.is_rolling():
            self._window.dice.land()
        elif self._pause.isActive():
            self._pause.start(0)

    def retranslate(self) -> None:
        """Say everything again in another language."""
        if self._opening is not None:
            self._show_thrower()

    def _stop(self) -> None:
        self._opening = None
        self._is_in_the_air = False
        self._pause.stop()
        self._window.dice.clear()

    def _start_round(self) -> None:
        if self._opening is None:
            return
        if not self._opening.to_throw():
            opening, self._opening = self._opening, None
            self.decided.emit(opening)
            return
        self._round, self._lying = throw_round(self._opening, self._dice), 0
        self._throw_next()

    def _throw_next(self) -> None:
        if self._opening is None:
            return
        if self._lying == len(self._round):
            self._opening = self._opening.add(self._round)
            self._start_round()
            return
        self._is_in_the_air = True
        self._show_thrower()
        faces = self._round[self._lying].faces
        self._window.dice.clear()
        self._window.dice.throw(faces, range(len(faces)))

    def _show_thrower(self) -> None:
        seat = self._round[self._lying if self._is_in_the_air else self._lying - 1].seat
        name = self._names[seat]
        title = words.opening_throw(name)
        self._window.heading.show_turn(title, self._marks[seat], "", short=name)
        self._window.footer.show_roll(words.skip(), enabled=True)

    def _settle(self) -> None:
        if self._opening is None or not self._is_in_the_air:
            return
        self._is_in_the_air = False
        self._lying += 1
        opening, names, throws = self._opening, self._names, self._round[: self._lying]
        self._teller.show(lambda: _told(opening, names, throws))
        # By ear, what was told of the others is known.
        is_first = len(throws) == 1
        self._teller.tell(lambda: _told(opening, names, throws[-1:], tells_tie=is_first))
        self._pause.start(PAUSE_MS[self._speed])


def _told(
    opening: Opening, names: Sequence[str], throws: OpeningRound, *, tells_tie: bool = True
) -> str:
    result = words.opening_result(names, throws)
    if not opening.rounds or not tells_tie:
        return result
    tied = [names[seat] for seat in opening.to_throw()]
    return f"{words.opening_tie(tied)} {result}"


def header(opening: Opening) -> str | None:
    """Return the record's header for the opening rolls, None where nobody threw."""
    if not opening.rounds:
        return None
    return " | ".join(" ".join(map(_written, throws)) for throws in opening.rounds)


def _written(throw: OpeningThrow) -> str:
    return "".join(map(str, throw.faces))
