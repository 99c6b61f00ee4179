"""The table itself: felt, and the wooden tray for held dice; drawn once for a size."""

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from generala_desktop.views.dice.felt import FELTS, Felt
from generala_desktop.views.dice.layout import TableLayout
from generala_desktop.views.dice.look import Cloth

_FIBRE: Final = 160
_SPECKS: Final = bytes(max(0, (level - 176) // 4) for level in range(256))
"""From even noise to how strong a speck is: most points have none."""
_COARSE: Final = 8
"""The light on the felt changes slowly; it is drawn this much smaller and enlarged."""


_GRAIN_PIECES: Final = 24
_BRIGHT: Final = QColor(255, 255, 255)
_LABEL: Final = QColor(255, 235, 205)


class TablePainter:
    """Makes the background; it keeps what is the same for every size."""

    def __init__(self) -> None:
        self._grain: QPixmap | None = None

    def picture(
        self, layout: TableLayout, ratio: float, cloth: Cloth, label: str | None
    ) -> QPixmap:
        """The whole background in device pixels; `label` is burnt into the rim of the tray.

        None leaves the tray out.
        """
        if self._grain is None:
            self._grain = _fibres()
        return _table_picture(layout, ratio, cloth, label, self._grain)


def _fibres() -> QPixmap:
    """A tile of faint light and dark specks."""
    chance = random.Random(7)
    tile = QImage(_FIBRE, _FIBRE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    for tone in (Qt.GlobalColor.white, Qt.GlobalColor.black):
        noise = chance.randbytes(_FIBRE * _FIBRE).translate(_SPECKS)
        strength = QImage(noise, _FIBRE, _FIBRE, _FIBRE, QImage.Format.Format_Grayscale8)
        specks = QImage(_FIBRE, _FIBRE, QImage.Format.Format_RGB32)
        specks.fill(tone)
        specks.setAlphaChannel(strength)
        painter.drawImage(0, 0, specks)
    painter.end()
    return QPixmap.fromImage(tile)


def _table_picture(
    layout: TableLayout, ratio: float, cloth: Cloth, label: str | None, fibres: QPixmap
) -> QPixmap:
    size = QSize(max(1, round(layout.width * ratio)), max(1, round(layout.height * ratio)))
    picture = QPixmap(size)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_felt(painter, layout, FELTS[cloth.value], fibres)
    if label is not None:
        if cloth is Cloth.CLEAR:
            _paint_clear_tray(painter, layout, label)
        else:
            _paint_tray(painter, layout, label)
    painter.end()
    return picture


def _paint_felt(painter: QPainter, layout: TableLayout, felt: Felt, fibres: QPixmap) -> None:
    whole = QRectF(0.0, 0.0, layout.width, layout.height)
    small = QPixmap(
        max(2, round(layout.width / _COARSE)),
        max(2, round(layout.height / _COARSE)),
    )
    reach = max(small.width(), small.height())
    light = QRadialGradient(QPointF(small.width() * 0.44, small.height() * 0.34), reach * 0.72)
    light.setColorAt(0.0, QColor(felt.lit))
    light.setColorAt(1.0, QColor(felt.dim))
    lamp = QPainter(small)
    lamp.fillRect(small.rect(), light)
    lamp.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(whole, small, QRectF(small.rect()))
    painter.drawTiledPixmap(whole, fibres)
    inset = 0.11 * layout.edge
    pen = QPen(QColor(felt.stitch), max(1.0, 0.022 * layout.edge))
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = 0.3 * layout.edge
    painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), corner, corner)


def _paint_tray(painter: QPainter, layout: TableLayout, label: str) -> None:
    edge, tray = layout.edge, layout.tray
    painter.setPen(Qt.PenStyle.NoPen)
    corner = 0.16 * edge
    for i in range(8):
        grow = 0.018 * edge * (8 - i)
        painter.setBrush(QColor(0, 0, 0, 14))
        shadow = tray.adjusted(-grow, -grow * 0.4, grow * 1.3, grow * 1.1)
        painter.drawRoundedRect(shadow, corner + grow, corner + grow)
    wood = QLinearGradient(tray.topLeft(), tray.bottomLeft())
    wood.setColorAt(0.0, QColor(176, 120, 70))
    wood.setColorAt(0.5, QColor(148, 94, 50))
    wood.setColorAt(1.0, QColor(112, 68, 34))
    painter.setBrush(wood)
    painter.drawRoundedRect(tray, corner, corner)
    # Kept off the round corners; to clip to them would cost most of the picture's time.
    _paint_grain(painter, tray.adjusted(0.03 * edge, corner, -0.03 * edge, -corner * 0.7), edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 220, 170, 90), max(1.0, 0.02 * edge)))
    painter.drawRoundedRect(tray.adjusted(1, 1, -1, -1), corner, corner)
    for place, slot in enumerate(layout.slots):
        _paint_slot(painter, slot, edge, str(place + 1))
    _paint_label(painter, layout, label, _LABEL)


def _paint_clear_tray(painter: QPainter, layout: TableLayout, label: str) -> None:
    """Outlines and figures alone, as bright as can be."""
    edge = layout.edge
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_BRIGHT, max(2.0, 0.03 * edge)))
    painter.drawRoundedRect(layout.tray.adjusted(1, 1, -1, -1), 0.16 * edge, 0.16 * edge)
    inset = 0.05 * edge
    font = QFont(painter.font())
    font.setPixelSize(max(9, round(0.5 * edge)))
    font.setBold(True)
    painter.setFont(font)
    for place, slot in enumerate(layout.slots):
        hollow = slot.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(_BRIGHT, max(1.5, 0.018 * edge)))
        painter.drawRoundedRect(hollow, 0.13 * edge, 0.13 * edge)
        painter.drawText(hollow, Qt.AlignmentFlag.AlignCenter, str(place + 1))
    _paint_label(painter, layout, label, _BRIGHT)


def _paint_label(painter: QPainter, layout: TableLayout, label: str, ink: QColor) -> None:
    """Write on the nearer rim of the tray, where it is high enough."""
    edge, tray = layout.edge, layout.tray
    size = 0.15 * edge
    if size < 7:
        return
    font = QFont(painter.font())
    font.setPixelSize(round(size))
    font.setBold(True)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    painter.setFont(font)
    rim = QRectF(tray.left(), tray.bottom() - 0.19 * edge, tray.width(), 0.18 * edge)
    painter.setPen(ink)
    painter.drawText(rim, Qt.AlignmentFlag.AlignCenter, label)


def _paint_grain(painter: QPainter, tray: QRectF, edge: float) -> None:
    chance = random.Random(11)
    for _ in range(26):
        y = tray.top() + chance.random() * tray.height()
        bend = chance.uniform(-0.03, 0.03) * edge
        tone = QColor(60, 30, 10, 34) if chance.random() < 0.7 else QColor(255, 214, 160, 26)
        thick = chance.uniform(0.6, 0.028 * edge + 0.7)
        # Many short level pieces: a stroked curve of this length takes ten times as long.
        step = tray.width() / _GRAIN_PIECES
        for i in range(_GRAIN_PIECES):
            bent = bend * math.sin(2.0 * math.pi * i / _GRAIN_PIECES)
            painter.fillRect(QRectF(tray.left() + i * step, y + bent, step, thick), tone)


def _paint_slot(painter: QPainter, slot: QRectF, edge: float, number: str) -> None:
    inset = 0.05 * edge
    hollow = slot.adjusted(inset, inset, -inset, -inset)
    corner = 0.13 * edge
    painter.setPen(Qt.PenStyle.NoPen)
    lining = QLinearGradient(hollow.topLeft(), hollow.bottomLeft())
    lining.setColorAt(0.0, QColor(52, 28, 14))
    lining.setColorAt(0.22, QColor(86, 50, 26))
    lining.setColorAt(1.0, QColor(112, 70, 38))
    painter.setBrush(QBrush(lining))
    painter.drawRoundedRect(hollow, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 214, 160, 70), max(1.0, 0.018 * edge)))
    painter.drawRoundedRect(hollow.translated(0, 0.5), corner, corner)
    font = QFont(painter.font())
    font.setPixelSize(max(9, round(0.5 * edge)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(240, 206, 156, 190))
    painter.drawText(hollow, Qt.AlignmentFlag.AlignCenter, number)
