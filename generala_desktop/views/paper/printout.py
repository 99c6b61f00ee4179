"""What is to be printed, and the pages it becomes on a paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.storage.record import Record
from generala_desktop.views.paper.ink import Page
from generala_desktop.views.paper.layouts import STYLES, Layout
from generala_desktop.views.paper.leaf import Leaf
from generala_desktop.views.paper.painter import in_millimetres, paint_page
from generala_desktop.views.paper.papers import Paper, PaperSize
from generala_desktop.views.paper.planning import plan
from generala_desktop.words import paper as words
from generala_desktop.words.paper import Sheet


@dataclass(frozen=True)
class PrintJob:
    """What a person chose to print."""

    rules: Ruleset
    record: Record | None
    """None for a blank planilla."""
    players: int
    """Columns of a blank planilla."""
    layout: Layout
    paper: Paper
    language: str
    with_rules: bool = False

    @property
    def is_landscape(self) -> bool:
        return STYLES[self.layout].is_landscape

    @property
    def size(self) -> PaperSize:
        return self.paper.size(is_landscape=self.is_landscape)

    def sheet(self) -> Sheet:
        """Return the planilla, in the language that is spoken now."""
        if self.record is not None:
            return words.filled(self.record)
        return words.blank(self.rules, self.players)

    def printout(self, size: PaperSize | None = None) -> Printout:
        """Return the pages, in the language that is spoken now; `size` where a printer says."""
        size = size or self.size
        sheet = self.sheet()
        leaf = Leaf(self.rules, size) if self.with_rules else None
        return Printout(sheet.title, self.language, size, plan(sheet, self.layout, size), leaf)


@dataclass(frozen=True)
class Printout:
    """Pages ready to be drawn; no word of them changes any more."""

    title: str
    language: str
    size: PaperSize
    pages: tuple[Page, ...]
    leaf: Leaf | None = None

    @property
    def page_count(self) -> int:
        return len(self.pages) + (self.leaf.page_count if self.leaf else 0)

    def paint(self, painter: QPainter, number: int) -> None:
        """Draw a page, from 0, on a painter that counts in millimetres from the paper's corner."""
        if number < len(self.pages):
            paint_page(painter, self.pages[number])
        elif self.leaf is not None:
            self.leaf.paint(painter, number - len(self.pages))


def page_layout(size: PaperSize, paper: Paper | None = None) -> QPageLayout:
    """Return the layout of a device that draws to the edges of a paper."""
    orientation = QPageLayout.Orientation
    upright = size.turned() if size.is_landscape else size
    page_size = (
        QPageSize(_PAGE_SIZES[paper])
        if paper
        else QPageSize(QSizeF(upright.width, upright.height), QPageSize.Unit.Millimeter)
    )
    layout = QPageLayout(
        page_size,
        orientation.Landscape if size.is_landscape else orientation.Portrait,
        QMarginsF(0, 0, 0, 0),
    )
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def paint_printout(
    device: QPagedPaintDevice, printout: Printout, numbers: range | None = None
) -> bool:
    """Draw pages, or all, on a printer or in a PDF; returns whether the device took them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        in_millimetres(painter)
        for place, number in enumerate(numbers or range(printout.page_count)):
            if place and not device.newPage():
                return False
            printout.paint(painter, number)
    finally:
        painter.end()
    return True


_PAGE_SIZES = {
    Paper.A4: QPageSize.PageSizeId.A4,
    Paper.A5: QPageSize.PageSizeId.A5,
    Paper.LETTER: QPageSize.PageSizeId.Letter,
    Paper.LEGAL: QPageSize.PageSizeId.Legal,
}
