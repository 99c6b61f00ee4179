"""The help: one illustrated page in each language, with what is drawn drawn as on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QImage, QPainter, QPalette, QPen, QTextDocument
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.storage.paths import resources_dir
from generala_desktop.views.modality import stand_before_question
from generala_desktop.views.scrolling_dialog import FittingDialog
from generala_desktop.views.small_dice import paint_die
from generala_desktop.views.theme_colours import ThemeColours

_LETTERS, _LINES = 84, 40
_DENSITY = 2
"""Pixels of a picture for each of its units: sharp on any screen."""


class _Page(QTextBrowser):
    """Makes its pictures itself: `dice:666|35` are held and free dice, `cells:` kinds of boxes."""

    def __init__(self, colours: Callable[[], ThemeColours]) -> None:
        super().__init__()
        self._colours = colours
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.scrollToAnchor(url.fragment()))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if type == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "dice":
            return self._dice(url.path())
        if type == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "cells":
            return self._cells()
        return super().loadResource(type, name)

    def _canvas(self, width: float, height: float) -> QImage:
        image = QImage(QSize(round(width), round(height)) * _DENSITY, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(_DENSITY)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _dice(self, faces: str) -> QImage:
        side = self.fontMetrics().height() * 1.7
        gap = side * 0.25
        held, _, free = faces.partition("|")
        image = self._canvas((side + gap) * (len(held) + len(free)) + 3 * gap, side + 2 * gap)
        with QPainter(image) as painter:
            left = gap
            if free:
                # What is held lies in the tray.
                tray = QRectF(0.5, 0.5, (side + gap) * len(held) + gap, side + 2 * gap - 1)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.5))
                painter.drawRoundedRect(tray, gap, gap)
            for number, face in enumerate(held + free):
                if number == len(held):
                    left += gap
                paint_die(painter, QRectF(left, gap, side, side), int(face))
                left += side + gap
        return image

    def _cells(self) -> QImage:
        """Draw a box in pencil, one written, one served and one struck."""
        colours, line = self._colours(), self.fontMetrics().height()
        width, height = line * 3.2, line * 1.8
        image = self._canvas(4 * width + 2, height + 2)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, text in enumerate(("12", "30", "25", "")):
                cell = QRectF(1 + number * width, 1, width, height)
                painter.fillRect(cell, colours.paper)
                painter.setPen(QPen(colours.paper_line, 1))
                painter.drawRect(cell)
                font = QFont(self.font())
                font.setItalic(number == 0)
                font.setBold(number > 0)
                painter.setFont(font)
                painter.setPen(colours.dim_ink if number == 0 else colours.ink)
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
                self._mark(painter, cell, number)
        return image

    def _mark(self, painter: QPainter, cell: QRectF, number: int) -> None:
        colours, line = self._colours(), self.fontMetrics().height()
        if number == 0:
            painter.setPen(QPen(colours.dim_ink, 1.2, Qt.PenStyle.DashLine))
            low = cell.bottom() - line * 0.25
            painter.drawLine(
                round(cell.left() + line), round(low), round(cell.right() - line), round(low)
            )
        elif number == 2:
            painter.setPen(colours.accent)
            corner = cell.adjusted(0, 2, -line * 0.4, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, "s")
        elif number == 3:
            painter.setPen(QPen(colours.strike, 2))
            inner = cell.adjusted(line * 0.7, line * 0.4, -line * 0.7, -line * 0.4)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())


class HelpDialog(FittingDialog):
    """Stays open beside the game, and goes before what is asked.

    Signals:
        keys_requested(): list the keys.
    """

    keys_requested = Signal()

    def __init__(
        self,
        language: Callable[[], str],
        colours: Callable[[], ThemeColours],
        parent: QWidget | None = None,
    ) -> None:
        """`language` is "es" or "en"."""
        super().__init__(parent)
        self._language = language
        self.page = _Page(colours)
        self._keys, self._close = QPushButton(), QPushButton()
        buttons = QDialogButtonBox()
        buttons.addButton(self._keys, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._keys.setAutoDefault(False)
        self._keys.clicked.connect(lambda _=False: self.keys_requested.emit())
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)
        self.retranslate()
        self.fit()
        self.page.setFocus()

    def _fill(self) -> None:
        place = self.page.verticalScrollBar().value()
        self.page.setHtml(page_file(self._language()).read_text(encoding="utf-8"))
        self.page.verticalScrollBar().setValue(place)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self.page.setAccessibleName(self.tr("Help"))
        self._keys.setText(self.tr("&Keys…"))
        self._close.setText(self.tr("&Close"))
        self._fill()

    @override
    def redraw(self) -> None:
        self._fill()

    @override
    def wanted_size(self, widest: int) -> QSize:
        metrics = self.fontMetrics()
        width = min(metrics.averageCharWidth() * _LETTERS, widest)
        return QSize(width, metrics.lineSpacing() * _LINES)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible:
            stand_before_question(self)
        super().setVisible(visible)


def page_file(language: str) -> Path:
    return resources_dir() / "help" / f"help_{language}.html"
