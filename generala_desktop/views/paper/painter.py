"""Draws a planned page with any QPainter: screen, printer, PDF and pictures look alike."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from generala_desktop.views.paper.fonts import fit, line_height, metrics, paper_font, unit
from generala_desktop.views.paper.ink import (
    THICK,
    THIN,
    Align,
    Area,
    Circle,
    Line,
    Page,
    Text,
    Wave,
)

INCH = 25.4
"""Millimetres."""

_BLACK = QColor(Qt.GlobalColor.black)
_WAVE_LENGTH = 12.0
_WAVE_HALF_WIDTH = 4.0


def paint_page(painter: QPainter, page: Page) -> None:
    """Draw on a painter that counts in millimetres from the corner of the paper."""
    for ink in page.inks:
        match ink:
            case Text():
                _paint_text(painter, ink)
            case Line(x1, y1, x2, y2, width, is_dashed):
                painter.setPen(_pen(width, is_dashed=is_dashed))
                painter.drawLine(QLineF(x1, y1, x2, y2))
            case Wave(area):
                painter.setPen(_pen(THICK))
                painter.drawPath(_wave(area))
            case Circle(area, is_dashed):
                painter.setPen(_pen(THIN * 2, is_dashed=is_dashed))
                radius = min(area.width, area.height) / 2
                centre = QPointF(area.x + area.width / 2, area.y + area.height / 2)
                painter.drawEllipse(centre, radius, radius)


def in_millimetres(painter: QPainter) -> None:
    """Make a painter count in millimetres of its device."""
    device = painter.device()
    painter.scale(device.logicalDpiX() / INCH, device.logicalDpiY() / INCH)


def picture(page: Page, pixels_per_mm: float) -> QImage:
    """Return a page as a picture on white."""
    size = page.size
    image = QImage(
        max(1, round(size.width * pixels_per_mm)),
        max(1, round(size.height * pixels_per_mm)),
        QImage.Format.Format_RGB32,
    )
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels_per_mm, pixels_per_mm)
        paint_page(painter, page)
    return image


def _pen(width: float, *, is_dashed: bool = False) -> QPen:
    pen = QPen(_BLACK, width)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    if is_dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([4.0, 4.0])
    return pen


def _paint_text(painter: QPainter, text: Text) -> None:
    fitted = fit(text)
    scale = unit(fitted.points)
    letters = metrics(is_bold=text.is_bold)
    height = line_height(fitted.points, is_bold=text.is_bold)
    area = text.area
    top = area.y
    if not text.is_at_top:
        top += (area.height - height * len(fitted.lines)) / 2
    font = paper_font(is_bold=text.is_bold)
    if text.is_struck:
        font = QFont(font)
        font.setStrikeOut(True)
    for number, line in enumerate(fitted.lines):
        free = area.width - letters.horizontalAdvance(line) * scale
        x = area.x + _share(text) * free
        painter.save()
        # Within what is restored, and unlike any other pen: recorded pages (of a preview) keep
        # only changes, and are shown with a pen in the colour of the theme.
        painter.setPen(QPen(_BLACK, 0))
        painter.setFont(font)
        painter.translate(x, top + number * height + letters.ascent() * scale)
        painter.scale(scale, scale)
        painter.drawText(QPointF(0, 0), line)
        painter.restore()


def _share(text: Text) -> float:
    """Return how much of the free width lies before the text."""
    match text.align:
        case Align.LEFT:
            return 0.0
        case Align.CENTRE:
            return 0.5
        case Align.RIGHT:
            return 1.0


def _wave(area: Area) -> QPainterPath:
    middle = area.x + area.width / 2
    half = min(_WAVE_HALF_WIDTH, area.width / 3)
    count = max(2, 2 * round(area.height / _WAVE_LENGTH))
    step = area.height / count
    path = QPainterPath(QPointF(middle, area.y))
    for number in range(count):
        y = area.y + number * step
        side = half * math.copysign(1, -1 if number % 2 else 1)
        path.quadTo(QPointF(middle + 2 * side, y + step / 2), QPointF(middle, y + step))
    return path
