"""The heads of several matches: their values, who won them, and the buttons to win one now."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QHeaderView

from generala_desktop.compat import override
from generala_desktop.models.scoresheet_model import MatchFace, ScoresheetModel
from generala_desktop.views.contrast import VISIBLE, readable_on
from generala_desktop.views.player_mark import PlayerMark, fill_colour, paint_mark
from generala_desktop.views.scoresheet import look
from generala_desktop.views.scoresheet.fit import narrowed, scaled
from generala_desktop.views.theme_colours import ThemeColours
from generala_desktop.words import matches

_WAVES = 0.9
"""Waves of the line over a match, in widths of its block."""
_INK = 0.72
_BADGE = 0.8
_SWING = 0.3
"""How far it swings to each side, in widths of its block."""


def paint_match_head(
    painter: QPainter, area: QRectF, face: MatchFace, font: QFont, colours: ThemeColours
) -> None:
    """Draw value and winner of a match over its columns."""
    is_over = face.is_void or face.winner is not None
    ground = colours.winner_background if face.winner_mark else colours.total_background
    painter.fillRect(area, ground)
    title, bold = matches.title(face.match), scaled(font, 1.05, bold=True)
    side = area.height() * 0.78 if face.winner_mark else 0
    room = area.adjusted(4, 0, -4 - side, 0)
    if face.is_void:
        title = f"{title} · {matches.void()}"
    if QFontMetricsF(narrowed(title, bold, room.width(), 0.8)).horizontalAdvance(title) > (
        room.width()
    ):
        title = matches.short_match(face.match)
    bold = narrowed(title, bold, room.width(), 0.8)
    bold.setStrikeOut(face.is_void)
    painter.setFont(bold)
    painter.setPen(colours.dim_ink if is_over and not face.winner_mark else colours.ink)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), title)
    if face.winner_mark:
        text = QFontMetricsF(bold).horizontalAdvance(title)
        left = min(room.center().x() + text / 2 + 4, area.right() - side - 3)
        place = QRectF(left, area.center().y() - side / 2, side, side)
        paint_mark(painter, place, face.winner_mark)


def wave(area: QRectF) -> QPainterPath:
    """Return the wavy line down the middle of an area."""
    swing = area.width() * _SWING
    length = area.width() * _WAVES
    path = QPainterPath(QPointF(area.center().x(), area.top()))
    for step in range(1, max(2, int(area.height() / 3)) + 1):
        y = min(area.bottom(), area.top() + step * 3)
        x = area.center().x() + swing * math.sin(2 * math.pi * (y - area.top()) / length)
        path.lineTo(QPointF(x, y))
    return path


def paint_ending(
    painter: QPainter, area: QRectF, mark: PlayerMark | None, font: QFont, colours: ThemeColours
) -> None:
    """Draw the wavy line over a match that was won outright, in the winner's colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = fill_colour(mark.colour) if mark else colours.ink
    ink = QColor(readable_on(colour, colours.total_background, VISIBLE))
    line = QFontMetricsF(font).height()
    path = wave(area.adjusted(0, 3, 0, -3))
    width = max(2.5, line / 5)
    # What was written stays to be read, as under a pen's line.
    ink.setAlphaF(_INK)
    painter.strokePath(path, QPen(ink, width, c=Qt.PenCapStyle.RoundCap))
    if mark:
        side = min(line * 1.4, area.width() * 0.5)
        painter.setOpacity(_BADGE)
        centre = path.pointAtPercent(0.5)
        paint_mark(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), mark)
    painter.restore()


class ClaimButton(QAbstractButton):
    """The head of a match that can be won now.

    Signals:
        neighbour_wanted(int): the head one to the left (-1) or to the right (1).
        boxes_wanted(): the way down to the boxes.
    """

    neighbour_wanted = Signal(int)
    boxes_wanted = Signal()

    def __init__(self, header: QHeaderView, match: int) -> None:
        super().__init__(header.viewport())
        self.match = match
        self.tier = 0
        """Height of the part that names the match; the players below stay in sight."""
        self.colours: ThemeColours | None = None
        self.sheet_font = QFont()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.colours
        if colours is None:
            return
        area = QRectF(self.rect())
        head = QRectF(0, 0, area.width(), self.tier)
        thick = look.rule_width(self.sheet_font)
        is_hot = self.underMouse() or self.hasFocus() or self.isDown()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(head, colours.ink if is_hot else colours.accent)
            room = head.width() - 8
            font = narrowed(self.text(), scaled(self.sheet_font, 1, bold=True), room, 0.75)
            painter.setFont(font)
            painter.setPen(colours.paper)
            elide = Qt.TextElideMode.ElideRight
            text = QFontMetricsF(font).elidedText(self.text(), elide, room)
            painter.drawText(head, int(Qt.AlignmentFlag.AlignCenter), text)
            painter.setPen(QPen(colours.ink if is_hot else colours.accent, thick))
            half = thick / 2
            painter.drawRect(area.adjusted(half, half, -half, -half))
            if self.hasFocus():
                look.paint_focus(painter, area, colours)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
        elif key in steps:
            self.neighbour_wanted.emit(steps[key])
        elif key is Qt.Key.Key_Down:
            self.boxes_wanted.emit()
        else:
            # Space too: whoever presses it again and again wants to roll, not to win this match.
            event.ignore()


class MatchClaims(QObject):
    """Lays a button over the head of every match that may be won now.

    Signals:
        claim_requested(int): the player wants to win this match.
        boxes_wanted(): the keyboard wants to go down to the boxes.
    """

    claim_requested = Signal(int)
    boxes_wanted = Signal()

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._header = header
        self._buttons: dict[int, ClaimButton] = {}

    def offer(self, claimable: Collection[int]) -> None:
        """Ask for one of these matches; for none, take all buttons away."""
        for match in set(self._buttons) - set(claimable):
            button = self._buttons.pop(match)
            button.hide()
            button.deleteLater()
        for match in sorted(set(claimable) - set(self._buttons)):
            button = ClaimButton(self._header, match)
            button.clicked.connect(partial(self._ask, match))
            button.neighbour_wanted.connect(partial(self._go_on, match))
            button.boxes_wanted.connect(self.boxes_wanted)
            self._buttons[match] = button

    def offered(self) -> tuple[int, ...]:
        return tuple(sorted(self._buttons))

    def focus(self) -> None:
        """Bring the keyboard to the dearest match."""
        if self._buttons:
            self._buttons[max(self._buttons)].setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(
        self, sheet: ScoresheetModel, tier: int, font: QFont, colours: ThemeColours
    ) -> None:
        for match, button in self._buttons.items():
            button.tier, button.sheet_font, button.colours = tier, font, colours
            button.setText(matches.win_match(sheet.matches[match].match))
            button.setAccessibleName(button.text())
            button.setGeometry(block_rect(self._header, sheet, match))
            button.show()
            button.raise_()

    def _go_on(self, match: int, step: int) -> None:
        offered = self.offered()
        place = offered.index(match) + (-step if self._header.isRightToLeft() else step)
        if place in range(len(offered)):
            self._buttons[offered[place]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, match: int, _checked: bool = False) -> None:
        self.claim_requested.emit(match)


def block_rect(header: QHeaderView, sheet: ScoresheetModel, match: int) -> QRect:
    """Return where the columns of a match are, in the header's own height."""
    columns = [c for c, (m, _) in enumerate(sheet.columns) if m == match]
    first, last = columns[0], columns[-1]
    left = header.sectionViewportPosition(first)
    right = header.sectionViewportPosition(last) + header.sectionSize(last)
    if header.isRightToLeft():
        left = header.sectionViewportPosition(last)
        right = header.sectionViewportPosition(first) + header.sectionSize(first)
    return QRect(left, 0, right - left, header.height())
