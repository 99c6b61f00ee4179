"""The bottle caps on the table, moving to the winners of the matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.views.bottle_cap import paint_player_cap
from generala_desktop.views.dice.look import Speed
from generala_desktop.views.player_mark import PlayerMark
from generala_desktop.views.settlement.flights import Cap, Place, Plan
from generala_desktop.words import settlement as words

_MATCH_MS = {Speed.SLOW: 2600, Speed.NORMAL: 1500, Speed.FAST: 800, Speed.NONE: 0}
_EMPTY = Plan((), 0, 0, ())
_ARC = 0.9
"""How high a cap flies, in rows."""
_GAP = 6


class CapsTable(QWidget):
    """A row a player: his own caps at the left, those he has won at the right.

    Signals:
        match_reached(object): the match that is settled now, None at the end.
        settled(): everything has moved; also without motion.
    """

    match_reached = Signal(object)
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = _EMPTY
        self._names: tuple[str, ...] = ()
        self._marks: tuple[PlayerMark, ...] = ()
        self._moment = 0.0
        self._match: int | None = None
        self._speed = Speed.NORMAL
        self._pictures: dict[tuple[int, int, float], QPixmap] = {}
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._follow_clock)
        self._clock.finished.connect(self._end)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_plan(self, plan: Plan, names: Sequence[str], marks: Sequence[PlayerMark]) -> None:
        """Lay all caps down as at the start, and let them move."""
        self._clock.stop()
        self._plan, self._names, self._marks = plan, tuple(names), tuple(marks)
        self._pictures.clear()
        self._match = None
        self.updateGeometry()
        duration = round(_MATCH_MS[self._speed] * len(plan.matches))
        if not duration:
            self.skip()
            return
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(plan.duration)
        self._clock.setDuration(duration)
        self._clock.start()

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        if speed is Speed.NONE and self.is_moving():
            self.skip()

    def is_moving(self) -> bool:
        return self._clock.state() is QAbstractAnimation.State.Running

    def skip(self) -> None:
        """Show the end at once."""
        self._clock.stop()
        self._end()

    def show_moment(self, moment: float) -> None:
        """Show all caps as they are at a moment of the plan."""
        self._moment = moment
        match = self._plan.match_at(moment)
        if match != self._match:
            self._match = match
            self.match_reached.emit(match)
        self._name()
        self.update()

    def _follow_clock(self, value: float) -> None:
        self.show_moment(float(value))

    def _end(self) -> None:
        self.show_moment(self._plan.duration)
        self.match_reached.emit(None)
        self.settled.emit()

    def _name(self) -> None:
        counts = self._plan.counts_at(self._moment, len(self._names))
        self.setAccessibleName(words.caps_in_words(self._names, counts) if self._names else "")

    # Where things are

    def _row_height(self) -> float:
        return self.height() / max(1, len(self._names))

    def _title_height(self) -> float:
        return float(self.fontMetrics().height()) + 2

    def _side(self) -> float:
        room = (self.width() - 3 * _GAP) * 0.5
        broad = room / max(1.0, 1 + (self._plan.own - 1) * 0.62)
        return max(8.0, min(self._row_height() - self._title_height() - _GAP, broad, 44.0))

    def _spot(self, place: Place) -> tuple[float, float]:
        """Return the top left corner of a cap."""
        side = self._side()
        half = (self.width() - 3 * _GAP) / 2
        count = self._plan.most_won if place.is_won else self._plan.own
        step = min(side * 0.9, (half - side) / max(1, count - 1))
        left = _GAP + (half + _GAP if place.is_won else 0) + place.slot * step
        return left, place.seat * self._row_height() + self._title_height() + _GAP / 2

    def _where(self, cap: Cap) -> tuple[float, float]:
        way = cap.way(self._moment)
        (x0, y0), (x1, y1) = self._spot(cap.start), self._spot(cap.end)
        arc = -4 * way * (1 - way) * _ARC * self._row_height() * 0.4
        return x0 + (x1 - x0) * way, y0 + (y1 - y0) * way + arc

    # Drawing

    def _picture(self, owner: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        side = round(self._side() * ratio)
        key = (owner, side, ratio)
        if key not in self._pictures:
            picture = QPixmap(side, side)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                area = QRectF(picture.rect()).adjusted(1, 1, -1, -1)
                paint_player_cap(painter, area, self._marks[owner])
            picture.setDevicePixelRatio(ratio)
            self._pictures[key] = picture
        return self._pictures[key]

    def _paint_titles(self, painter: QPainter) -> None:
        counts = self._plan.counts_at(self._moment, len(self._names))
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        line = self.palette().color(QPalette.ColorRole.Mid)
        metrics = QFontMetricsF(self.font())
        for seat, (name, count) in enumerate(zip(self._names, counts, strict=True)):
            top = seat * self._row_height()
            area = QRectF(_GAP, top, self.width() - 2 * _GAP, self._title_height())
            painter.setPen(ink)
            figure = str(count)
            room = area.width() - metrics.horizontalAdvance(figure) - _GAP
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(area, int(middle | Qt.AlignmentFlag.AlignLeft), shown)
            painter.drawText(area, int(middle | Qt.AlignmentFlag.AlignRight), figure)
            if seat:
                painter.setPen(QPen(line, 1))
                painter.drawLine(area.topLeft(), area.topRight())

    @override
    def sizeHint(self) -> QSize:
        rows = max(1, len(self._names))
        line = self.fontMetrics().height()
        return QSize(line * 26, rows * (line * 3 + _GAP))

    @override
    def minimumSizeHint(self) -> QSize:
        rows = max(1, len(self._names))
        return QSize(200, rows * (self.fontMetrics().height() + 20))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._names:
            return
        with QPainter(self) as painter:
            self._paint_titles(painter)
            # Those in the air last, above all others.
            in_order = sorted(self._plan.caps, key=lambda cap: 0 < cap.way(self._moment) < 1)
            for cap in in_order:
                x, y = self._where(cap)
                painter.drawPixmap(round(x), round(y), self._picture(cap.owner))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.is_moving():
            self.skip()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
