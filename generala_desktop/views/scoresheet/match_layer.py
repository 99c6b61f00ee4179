"""What lies over and under a planilla of several matches: wavy lines, claims and the legend."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QLabel, QTableView

from generala_desktop.compat import override
from generala_desktop.models.scoresheet_model import ScoresheetModel
from generala_desktop.views.scoresheet.fit import Fit, Shape, fit
from generala_desktop.views.scoresheet.match_heads import MatchClaims, block_rect, paint_ending
from generala_desktop.views.theme_colours import ThemeColours

_LEGEND_GAP = 4
"""Pixels over and under the legend."""


class Legend(QLabel):
    """A line of paper below the sheet; it lets the mouse through."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def recolour(self, colours: ThemeColours) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, colours.ink)
        palette.setColor(QPalette.ColorRole.Window, colours.paper)
        self.setPalette(palette)

    @override
    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + 2 * _LEGEND_GAP if self.text() else 0


class MatchLayer(QObject):
    """Does nothing where a planilla has one match.

    Signals:
        claim_requested(int): the player wants to win this match.
    """

    claim_requested = Signal(int)

    def __init__(self, view: QTableView, colours: ThemeColours) -> None:
        super().__init__(view)
        self._view = view
        self._colours = colours
        self._font = QFont()
        self._tier = 0
        self._legend = Legend(view)
        self._claims = MatchClaims(view.horizontalHeader())
        self._claims.claim_requested.connect(self.claim_requested)
        self._claims.boxes_wanted.connect(view.setFocus)

    def set_theme(self, sheet: ScoresheetModel | None, colours: ThemeColours) -> None:
        self._colours = colours
        self._legend.recolour(colours)
        self.follow(sheet)

    def offer(self, sheet: ScoresheetModel | None, matches: Collection[int]) -> None:
        self._claims.offer(matches)
        self.follow(sheet)

    def focus_claim(self) -> None:
        self._claims.focus()

    def fit(self, sheet: ScoresheetModel, font: QFont, shape: Shape, bar: int) -> Fit:
        """Return the layout that leaves room for the legend, where there is enough."""
        room = self._view.size()
        self._legend.setText(sheet.legend)
        high = self._legend.heightForWidth(room.width())
        found = fit(room - QSize(0, high), font, shape, bar)
        # A sheet that scrolls needs the room more; tool tips say what its signs mean.
        self._legend.setVisible(bool(high) and not found.is_too_high)
        return fit(room, font, shape, bar) if high and found.is_too_high else found

    def lay_out(self, sheet: ScoresheetModel, found: Fit) -> None:
        self._font, self._tier = found.font, found.tier_height
        area = self._view.viewport().geometry()
        width = self._view.width()
        high = self._legend.heightForWidth(width)
        lowest = area.bottom() + 1 - high
        self._legend.setGeometry(0, min(lowest, found.height), width, high)
        self._legend.raise_()
        self.follow(sheet)

    def follow(self, sheet: ScoresheetModel | None) -> None:
        """Bring the claims to where the matches are now."""
        if sheet is None or not sheet.columns:
            self._legend.hide()
        elif self._tier:
            self._claims.lay_out(sheet, self._tier, self._font, self._colours)

    def paint(self, sheet: ScoresheetModel) -> None:
        """Draw the wavy lines over the cells, from below the heading to above the result."""
        titles = self._view.verticalHeader()
        top = titles.sectionViewportPosition(0)
        bottom = titles.sectionViewportPosition(len(sheet.rows) - 1)
        for match, face in enumerate(sheet.matches):
            if face.is_outright:
                block = block_rect(self._view.horizontalHeader(), sheet, match)
                area = QRectF(block.x(), top, block.width(), bottom - top)
                with QPainter(self._view.viewport()) as painter:
                    paint_ending(painter, area, face.winner_mark, self._font, self._colours)
