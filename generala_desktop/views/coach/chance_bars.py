"""A few thin bars with a word before and a figure after each: what may come of a move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.views.contrast import mix
from generala_desktop.views.theme_colours import ThemeColours
from generala_desktop.words.boxes import listed
from generala_desktop.words.coach import Bar

MOST = 5
_THICK = 0.42
"""Of a bar, in lines of text."""
_LEAST = 0.28
"""Of the width, for the bars; words may take what is left."""


class ChanceBars(QWidget):
    """Would be as high as for the most bars there can be, but needs only as many as there are."""

    def __init__(self, colours: ThemeColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._bars: tuple[Bar, ...] = ()
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Maximum)

    def set_theme(self, colours: ThemeColours) -> None:
        self._colours = colours
        self.update()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        self._bars = tuple(bars)[:MOST]
        self.updateGeometry()
        self.setAccessibleName(listed(f"{bar.label} {bar.figure}" for bar in self._bars))
        self.update()

    def _step(self) -> float:
        return self.fontMetrics().height() * 1.05

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 34, round(MOST * self._step()))

    @override
    def minimumSizeHint(self) -> QSize:
        high = round(len(self._bars) * self._step())
        return QSize(self.fontMetrics().averageCharWidth() * 12, high)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        metrics, step = self.fontMetrics(), self._step()
        gap = metrics.averageCharWidth()
        figures = max(metrics.horizontalAdvance(bar.figure) for bar in self._bars)
        words = max(metrics.horizontalAdvance(bar.label) for bar in self._bars) + 2
        words = min(words, round(self.width() * (1 - _LEAST)) - figures - 2 * gap)
        left = words + gap
        room = self.width() - left - gap - figures
        colours = self._colours
        track = mix(colours.paper, colours.paper_line, 0.28)
        thick = metrics.height() * _THICK
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, bar in enumerate(self._bars):
                line = QRectF(0, place * step, words, step)
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                label = metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, words)
                painter.setPen(colours.ink)
                painter.drawText(line, int(right), label)
                line.setRect(self.width() - figures, place * step, figures, step)
                painter.drawText(line, int(right), bar.figure)
                painter.setPen(Qt.PenStyle.NoPen)
                area = QRectF(left, place * step + (step - thick) / 2, room, thick)
                painter.setBrush(track)
                painter.drawRoundedRect(area, thick / 2, thick / 2)
                area.setWidth(max(thick, room * min(1.0, bar.share)))
                painter.setBrush(colours.accent)
                painter.drawRoundedRect(area, thick / 2, thick / 2)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
