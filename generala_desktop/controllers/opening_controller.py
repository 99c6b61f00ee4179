"""Throws for the start, where everybody can see it, and says who plays in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

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
        decided(Opening): the order stands.
    """

    decided = Signal(object)

    def __init__(self, dice: DiceSource, window: MainWindow) -> None:
        super().__init__(window)
        self._dice = dice
        self._window = window
        self._speed = Speed.NORMAL
        self._opening: Opening | None = None
        self._names: Sequence[str] = ()
        self._marks: Sequence[PlayerMark] = ()
        self._round: OpeningRound = ()
        self._thrown = 0
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
        self._opening = Opening(rule, len(names))
        self._names, self._marks = names, marks
        self._window.show_table()
        self._window.dice.clear()
        self._window.dice.set_may_hold(False)
        self._window.footer.set_may_undo(False)
        self._start_round()

    def cancel(self) -> None:
        self._opening = None
        self._pause.stop()
        self._window.dice.clear()

    def hurry(self) -> None:
        """Land what is in the air, or cut the pause short."""
        if self._opening is None:
            return
        if self._window.dice.is_rolling():
            self._window.dice.land()
        elif self._pause.isActive():
            self._pause.start(0)

    def _start_round(self) -> None:
        if self._opening is None:
            return
        if not self._opening.to_throw():
            opening, self._opening = self._opening, None
            self.decided.emit(opening)
            return
        self._round, self._thrown = throw_round(self._opening, self._dice), 0
        self._throw_next()

    def _throw_next(self) -> None:
        if self._opening is None:
            return
        if self._thrown == len(self._round):
            self._opening = self._opening.add(self._round)
            self._start_round()
            return
        throw = self._round[self._thrown]
        name = self._names[throw.seat]
        self._window.heading.show_turn(words.opening_throw(name), self._marks[throw.seat], "")
        self._window.footer.show_roll(words.skip(), enabled=True)
        self._window.dice.clear()
        self._window.dice.throw(throw.faces, range(len(throw.faces)))

    def _settle(self) -> None:
        if self._opening is None:
            return
        self._thrown += 1
        self._window.footer.show_message(self._told())
        self._pause.start(PAUSE_MS[self._speed])

    def _told(self) -> str:
        result = words.opening_result(self._names, self._round[: self._thrown])
        if self._opening is not None and self._opening.rounds:
            tied = [self._names[seat] for seat in self._opening.to_throw()]
            return f"{words.opening_tie(tied)} {result}"
        return result


def header(opening: Opening) -> str | None:
    """Return the record's header for the opening rolls, None where nobody threw."""
    if not opening.rounds:
        return None
    return " | ".join(" ".join(map(_written, throws)) for throws in opening.rounds)


def _written(throw: OpeningThrow) -> str:
    return "".join(map(str, throw.faces))
