"""Draws a figure with any painter: on a window, on paper, into a file."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from generala_desktop.views.contrast import mix
from generala_desktop.views.player_mark import paint_mark
from generala_desktop.views.plot.figure import Bars, Figure, Line, Stroke
from generala_desktop.views.plot.layout import PlotLayout

_STROKES = {
    Stroke.SOLID: Qt.PenStyle.SolidLine,
    Stroke.DASHED: Qt.PenStyle.DashLine,
    Stroke.DOTTED: Qt.PenStyle.DotLine,
}


@dataclass(frozen=True)
class PlotColours:
    paper: QColor
    ink: QColor
    dim: QColor
    """Numbers along the axes; as readable as text has to be."""

    @property
    def grid(self) -> QColor:
        return mix(self.paper, self.ink, 0.16)


def paint(painter: QPainter, rect: QRectF, figure: Figure, colours: PlotColours) -> None:
    """Fill the rectangle, in the painter's units and with its font."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, colours.paper)
    _Plot(painter, rect, figure, colours).draw()
    painter.restore()


class _Plot:
    """One drawing, from the back to the front."""

    def __init__(
        self, painter: QPainter, rect: QRectF, figure: Figure, colours: PlotColours
    ) -> None:
        self.painter = painter
        self.figure = figure
        self.colours = colours
        self.layout = PlotLayout(figure, rect, painter.font(), painter.device())
        self.metrics = self.layout.metrics
        self.line = self.layout.line
        self.gap = self.layout.gap
        self.rect = self.layout.rect
        self.area = self.layout.area

    def draw(self) -> None:
        self._draw_title()
        self._draw_grid()
        for group in self.figure.bars:
            self._draw_bars(group)
        if self.figure.marker is not None:
            self._draw_marker(self.figure.marker)
        for line in self.figure.lines:
            self._draw_line(line)
        self._draw_ends()
        self._draw_legend()

    # Words and axes

    def _write(self, rect: QRectF, flags: Qt.AlignmentFlag, words: str, colour: QColor) -> None:
        self.painter.setPen(colour)
        fitting = self.metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        self.painter.drawText(rect, int(flags), fitting)

    def _draw_title(self) -> None:
        figure, rect, line = self.figure, self.rect, self.line
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if figure.title:
            plain = self.painter.font()
            bold = QFont(plain)
            bold.setBold(True)
            self.painter.setFont(bold)
            metrics = QFontMetricsF(bold, self.painter.device())
            words = metrics.elidedText(figure.title, Qt.TextElideMode.ElideRight, rect.width())
            self.painter.setPen(self.colours.ink)
            top = QRectF(rect.left(), rect.top(), rect.width(), line * 1.4)
            self.painter.drawText(top, int(left), words)
            self.painter.setFont(plain)
        values, places = figure.y_label, figure.x_label
        if figure.is_sideways:
            values, places = places, values
        above = QRectF(rect.left(), self.area.top() - line * 1.4, rect.width(), line * 1.2)
        self._write(above, left, values, self.colours.dim)
        below = QRectF(self.area.left(), rect.bottom() - line, self.area.width(), line)
        self._write(below, Qt.AlignmentFlag.AlignRight, places, self.colours.dim)

    def _draw_grid(self) -> None:
        painter, colours = self.painter, self.colours
        for value in self.layout.value_ticks:
            start, end = (
                self.layout.at(self.layout.places[0], value),
                self.layout.at(self.layout.places[1], value),
            )
            is_base = value == 0 and (self.figure.bars or self.layout.values[0] < 0)
            painter.setPen(QPen(colours.dim if is_base else colours.grid, self._thin()))
            painter.drawLine(start, end)
            self._name_value(value, start, end)
        for place, name in self.layout.place_names():
            self._name_place(place, name)

    def _thin(self) -> float:
        return self.line / 18

    def _name_value(self, value: float, start: QPointF, end: QPointF) -> None:
        words, line = self.figure.y_number(value), self.line
        if self.figure.is_sideways:
            box = QRectF(end.x() - 3 * line, self.area.bottom() + line * 0.1, 6 * line, line)
            self._write(box, Qt.AlignmentFlag.AlignHCenter, words, self.colours.dim)
        else:
            width = start.x() - self.rect.left() - self.gap / 2
            box = QRectF(self.rect.left(), start.y() - line / 2, width, line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._write(box, flags, words, self.colours.dim)

    def _name_place(self, place: float, name: str) -> None:
        at, line = self.layout.at(place, self.layout.values[0]), self.line
        if self.figure.is_sideways:
            width = at.x() - self.rect.left() - self.gap / 2
            box = QRectF(self.rect.left(), at.y() - line / 2, width, line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._write(box, flags, name, self.colours.ink)
        else:
            half = self.metrics.horizontalAdvance(name) / 2 + 2
            box = QRectF(at.x() - half, self.area.bottom() + line * 0.15, 2 * half, line)
            self._write(box, Qt.AlignmentFlag.AlignHCenter, name, self.colours.dim)

    def _draw_marker(self, place: float) -> None:
        self.painter.setPen(QPen(self.colours.ink, self._thin() * 1.5, Qt.PenStyle.DotLine))
        self.painter.drawLine(
            self.layout.at(place, self.layout.values[0]),
            self.layout.at(place, self.layout.values[1]),
        )

    # What is shown

    def _draw_bars(self, group: Bars) -> None:
        painter = self.painter
        painter.setPen(QPen(mix(group.colour, self.colours.ink, 0.4), self._thin()))
        for bar in group.bars:
            base = min(max(0.0, self.layout.values[0]), self.layout.values[1])
            rect = QRectF(
                self.layout.at(bar.left, base), self.layout.at(bar.right, bar.value)
            ).normalized()
            painter.fillRect(rect, self.colours.paper)
            painter.setBrush(self._fill(group))
            painter.drawRect(rect)

    def _fill(self, group: Bars) -> QBrush:
        style = Qt.BrushStyle.BDiagPattern if group.is_hatched else Qt.BrushStyle.SolidPattern
        return QBrush(group.colour, style)

    def _draw_line(self, line: Line) -> None:
        painter = self.painter
        pen = QPen(line.colour, self.line / 7, _STROKES[line.stroke])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        points = [self.layout.at(x, y) for x, y in line.points]
        painter.drawPolyline(QPolygonF(points))
        if line.has_dots or len(points) == 1:
            painter.setBrush(line.colour)
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                painter.drawEllipse(point, self.line / 6, self.line / 6)

    def _draw_ends(self) -> None:
        """Name lines where they end, one below the other where they end together."""
        lines = [line for line in self.figure.lines if line.points]
        if not self.layout.end_words():
            return
        at = sorted(
            ((self.layout.at(*line.points[-1]), line) for line in lines), key=lambda e: e[0].y()
        )
        lowest = -1e9
        room = self.area.bottom() - self.line * (len(at) - 1)
        for number, (point, line) in enumerate(at):
            y = max(lowest + self.line, min(point.y(), room + self.line * number))
            lowest = y
            left = self.area.right() + self.gap * 0.8
            if line.mark is not None:
                side = self.line * 0.9
                paint_mark(self.painter, QRectF(left, y - side / 2, side, side), line.mark)
                left += self.line * 1.1
            box = QRectF(left, y - self.line / 2, self.rect.right() - left + self.gap, self.line)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            self._write(box, flags, line.label, self.colours.ink)

    def _draw_legend(self) -> None:
        left = self.rect.left()
        top = self.rect.top() + self.line * (1.6 if self.figure.title else 0.0)
        for series in self.layout.legend():
            side = self.line * 0.8
            sample = QRectF(left, top + (self.line - side) / 2, side * 1.4, side)
            if isinstance(series, Bars):
                self.painter.setPen(QPen(mix(series.colour, self.colours.ink, 0.4), self._thin()))
                self.painter.setBrush(self._fill(series))
                self.painter.drawRect(sample)
            else:
                self.painter.setPen(QPen(series.colour, self.line / 7, _STROKES[series.stroke]))
                middle = sample.center().y()
                self.painter.drawLine(
                    QPointF(sample.left(), middle), QPointF(sample.right(), middle)
                )
            left += sample.width() + self.gap * 0.6
            width = self.metrics.horizontalAdvance(series.label) + 2
            room = QRectF(left, top, min(width, max(0.0, self.rect.right() - left)), self.line)
            self._write(room, Qt.AlignmentFlag.AlignVCenter, series.label, self.colours.ink)
            left += width + self.gap * 1.6
