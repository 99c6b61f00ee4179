"""A plot on a window."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from generala_desktop.compat import override
from generala_desktop.views.contrast import mix, readable_on
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.layout import PlotLayout
from generala_desktop.views.plot.painter import PlotColours, paint

IDEAL = QSize(52, 16)
LEAST = QSize(28, 9)
"""In letters and lines."""
ROW, AROUND = 1.2, 6
"""Lines for each name down the side, and above and below them all."""


class PlotView(QWidget):
    """Shows a figure in the colours of the window; its words are its accessible description.

    Signals:
        place_pressed(float): somebody points at a place of the x axis.
    """

    place_pressed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure: Figure | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def figure(self) -> Figure | None:
        return self._figure

    def show_figure(self, figure: Figure) -> None:
        self._figure = figure
        self.setAccessibleName(figure.title)
        self.setAccessibleDescription(figure.summary)
        self.updateGeometry()
        self.update()

    def colours(self) -> PlotColours:
        palette = self.palette()
        paper = palette.color(QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.Text)
        return PlotColours(paper, ink, readable_on(mix(paper, ink, 0.6), paper))

    def _letters(self, size: QSize) -> QSize:
        metrics = self.fontMetrics()
        return QSize(
            metrics.averageCharWidth() * size.width(), metrics.lineSpacing() * size.height()
        )

    @override
    def sizeHint(self) -> QSize:
        return self._letters(IDEAL)

    @override
    def minimumSizeHint(self) -> QSize:
        figure, least = self._figure, LEAST
        if figure is not None and figure.is_sideways:
            rows = ceil(ROW * len(figure.x_names)) + AROUND
            least = QSize(LEAST.width(), max(LEAST.height(), rows))
        return self._letters(least)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._figure is not None:
            with QPainter(self) as painter:
                painter.setFont(self.font())
                paint(painter, QRectF(self.rect()), self._figure, self.colours())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._figure is not None and not self._figure.is_empty:
            layout = PlotLayout(self._figure, QRectF(self.rect()), self.font(), self)
            at = layout.place_at(event.position())
            if at is not None:
                self.place_pressed.emit(at)
        super().mousePressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self.updateGeometry()
            self.update()
        super().changeEvent(event)
