"""Coloured paper that falls over the cloth for whoever has won; nothing ever waits for it.

Any moment of it can be asked for: where a piece is follows from its number and the time alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from generala_desktop.compat import override
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.player_mark import PlayerMark, fill_colour

FALL_MS = {Speed.SLOW: 2600, Speed.NORMAL: 1800, Speed.FAST: 1000, Speed.NONE: 0}

_COUNT = 70
_SIDE = 0.032
"""Of a piece, in heights of the place where it falls."""
_FADE = 0.75
"""The share of the time after which the pieces grow fainter."""
_SHEETS = ("#fffaf0", "#f2c84b")
"""Paper beside that in the colours of those who won."""
_SKIPPING = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}
)


@dataclass(frozen=True)
class Piece:
    """A piece of paper; lengths are in widths and heights of the place where it falls."""

    column: float
    start: float
    """Its height at the beginning, above the place: at most 0."""
    fall: float
    sway: float
    pace: float
    """Of swaying and turning, in turns."""
    phase: float
    is_long: bool
    paper: int
    """Which of the colours."""


@dataclass(frozen=True)
class Spot:
    """Where a piece is at one moment."""

    x: float
    y: float
    turn: float
    """In degrees."""
    breadth: float
    """What of its breadth is seen as it tumbles, from 0 to 1."""


def pieces(seed: int, papers: int) -> tuple[Piece, ...]:
    """Return the paper of one celebration, in so many colours."""
    chance = random.Random(seed)
    return tuple(
        Piece(
            column=(number + chance.random()) / _COUNT,
            start=-0.9 * chance.random(),
            fall=1.3 + 0.7 * chance.random(),
            sway=0.01 + 0.03 * chance.random(),
            pace=1 + 2 * chance.random(),
            phase=chance.random(),
            is_long=number % 3 == 0,
            paper=number % papers,
        )
        for number in range(_COUNT)
    )


def spot(piece: Piece, moment: float) -> Spot:
    """Return where a piece is; the moment goes from 0 to 1."""
    swing = 2 * math.pi * (piece.pace * moment + piece.phase)
    return Spot(
        x=piece.column + piece.sway * math.sin(swing),
        y=piece.start + piece.fall * moment,
        turn=40 * math.sin(swing + 1) + 360 * piece.phase,
        breadth=abs(math.cos(swing * 1.5)),
    )


class Celebration(QWidget):
    """Lies over its parent without taking clicks, and is there only while paper falls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._speed = Speed.NORMAL
        self._seeds = random.Random()
        self._pieces: tuple[Piece, ...] = ()
        self._papers: tuple[QColor, ...] = ()
        self._spared: tuple[QWidget, ...] = ()
        self._moment = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._follow_clock)
        self._clock.finished.connect(self.stop)
        parent.installEventFilter(self)
        self.hide()

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        if speed is Speed.NONE:
            self.stop()

    def start(self, winners: Sequence[PlayerMark], spared: Sequence[QWidget] = ()) -> None:
        """Let paper fall in the winners' colours, past the `spared` widgets."""
        self.stop()
        duration = FALL_MS[self._speed]
        if not winners or not duration:
            return
        own = [fill_colour(mark.colour) for mark in winners]
        # Twice as much of theirs as of any other.
        self._papers = (*own, *own, *map(QColor, _SHEETS))
        self._pieces = pieces(self._seeds.getrandbits(32), len(self._papers))
        self._spared = tuple(spared)
        self._moment = 0.0
        self.setGeometry(self._place.rect())
        self.show()
        self.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._clock.setDuration(duration)
        self._clock.start()

    def stop(self) -> None:
        """Be gone at once."""
        if self._clock.state() is QAbstractAnimation.State.Running:
            self._clock.stop()
        if self._pieces:
            self._pieces, self._spared = (), ()
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.hide()

    def is_on(self) -> bool:
        return bool(self._pieces)

    def _follow_clock(self, value: float) -> None:
        self._moment = float(value)
        self.update()

    def _free_area(self) -> QRegion:
        """Return where paper may be seen."""
        region = QRegion(self.rect())
        for widget in self._spared:
            if widget.isVisible():
                corner = widget.mapTo(self._place, QPoint(0, 0))
                region -= QRegion(QRect(corner, widget.size()))
        return region

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        width, height = self.width(), self.height()
        side = max(5.0, height * _SIDE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRegion(self._free_area())
            painter.setOpacity(min(1.0, (1 - self._moment) / (1 - _FADE)))
            painter.setPen(Qt.PenStyle.NoPen)
            for piece in self._pieces:
                at = spot(piece, self._moment)
                if not -0.1 < at.y < 1.1:
                    continue
                painter.save()
                painter.translate(at.x * width, at.y * height)
                painter.rotate(at.turn)
                long, broad = side * (1.6 if piece.is_long else 1.0), side * at.breadth
                area = QRectF(-long / 2, -broad / 2, long, broad)
                painter.fillRect(area, self._papers[piece.paper])
                painter.restore()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.is_on() and event.type() in _SKIPPING:
            self.stop()
        elif watched is self._place and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._place.rect())
        return False
