"""Plots on paper and in files: always dark on white."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from generala_desktop.storage.safe_file import write_atomically, write_bytes_atomically
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.painter import PlotColours, paint

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PAPER = PlotColours(QColor("white"), QColor("#1c1c1c"), QColor("#5a5a5a"))
SIZE = QSize(1000, 640)
TEXT_PIXELS = 18
PRINTED_POINTS = 10
DENSITY = 2
"""Pixels of a picture for each of its units: sharp when it is made larger."""


def save(figure: Figure, path: Path) -> None:
    """Write a plot as what the file's name says: .png, .svg or .csv. Raises SaveError."""
    match path.suffix.lower():
        case ".csv":
            write_atomically(path, as_csv(figure))
        case ".svg":
            write_bytes_atomically(path, as_svg(figure))
        case _:
            write_bytes_atomically(path, as_png(figure))


def as_csv(figure: Figure) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(figure.table())
    return text.getvalue()


def as_png(figure: Figure) -> bytes:
    image = QImage(SIZE * DENSITY, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(DENSITY, DENSITY)
        painter.setFont(_font())
        paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), figure, PAPER)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def as_svg(figure: Figure) -> bytes:
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 (only for who wants one)

    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(SIZE)
    generator.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
    generator.setTitle(figure.title)
    generator.setDescription(figure.summary)
    with QPainter(generator) as painter:
        painter.setFont(_font())
        paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), figure, PAPER)
    return bytes(data.data())


def print_on(printer: QPrinter, figure: Figure) -> bool:
    """Print a plot over the width of a page; tells whether the printer took it."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    with painter:
        page = printer.pageLayout().paintRectPixels(printer.resolution())
        font = QFont()
        font.setPixelSize(round(printer.resolution() * PRINTED_POINTS / 72))
        painter.setFont(font)
        height = min(page.height(), round(page.width() * SIZE.height() / SIZE.width()))
        paint(painter, QRectF(0, 0, page.width(), height), figure, PAPER)
    return True


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(TEXT_PIXELS)
    return font
