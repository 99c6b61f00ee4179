"""The rules of a game as a leaf behind its planilla, on one or two pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.views.paper.fonts import paper_font
from generala_desktop.views.paper.ink import Area
from generala_desktop.views.paper.painter import INCH
from generala_desktop.views.paper.papers import PaperSize
from generala_desktop.words.rules_html import to_html
from generala_desktop.words.rules_page import page

MOST_PAGES = 2

_DESIGN_DPI = 1200
"""So fine that letters keep the distances of their design."""
_LARGEST, _SMALLEST, _STEP = 10.0, 5.0, 0.5
_GUTTER = 8.0
"""Between columns, in millimetres."""
_SMALL_STEP, _TRIES, _SMALLEST_FOR_ROWS = 0.1, 24, 5.2
_MOST_BREAKS = 8
_STYLE = """
h1 { font-size: x-large; margin: 0 0 4px 0 }
h2 { font-size: large; margin: 8px 0 2px 0 }
p { margin: 3px 0 3px 0 }
"""


class Leaf:
    """Pages of text, in the largest letters in which it takes two pages at most.

    A page that is wider than tall has two columns.
    """

    def __init__(self, rules: Ruleset, size: PaperSize) -> None:
        self._size = size
        self._columns = 2 if size.is_landscape else 1
        width = size.width - 2 * size.margin - (self._columns - 1) * _GUTTER
        self._column = Area(
            size.margin, size.margin, width / self._columns, size.height - 2 * size.margin
        )
        # The document measures its letters on this device.
        self._device = QImage(1, 1, QImage.Format.Format_RGB32)
        self._device.setDotsPerMeterX(round(_DESIGN_DPI / INCH * 1000))
        self._device.setDotsPerMeterY(round(_DESIGN_DPI / INCH * 1000))
        self._html = to_html(page(rules), "#000000")
        points = _LARGEST
        self._document = self._laid_out(points)
        while self.page_count > MOST_PAGES and points > _SMALLEST:
            points -= _STEP
            self._document = self._laid_out(points)
        self._document = self._with_whole_rows(points)

    def _with_whole_rows(self, points: float) -> QTextDocument:
        """Return the document in slightly smaller letters, if that keeps rows on one page."""
        for number in range(_TRIES):
            smaller = points - number * _SMALL_STEP
            if smaller < _SMALLEST_FOR_ROWS:
                break
            document = self._laid_out(smaller)
            is_short = self._pages_of(document) <= MOST_PAGES
            if is_short and _first_torn(document, in_tables=True) is None:
                return document
        return self._document

    @property
    def page_count(self) -> int:
        return self._pages_of(self._document)

    def _pages_of(self, document: QTextDocument) -> int:
        return -(-document.pageCount() // self._columns)

    def paint(self, painter: QPainter, number: int) -> None:
        """Draw a page, from 0, on a painter that counts in millimetres."""
        for column in range(self._columns):
            x = self._column.x + column * (self._column.width + _GUTTER)
            self._paint_column(painter, x, number * self._columns + column)

    def _paint_column(self, painter: QPainter, x: float, number: int) -> None:
        size = self._document.pageSize()
        layout = self._document.documentLayout()
        context = layout.PaintContext()
        # A dark theme would have white letters.
        palette = QPalette(context.palette)
        palette.setColor(QPalette.ColorRole.Text, QColor(Qt.GlobalColor.black))
        context.palette = palette
        # One dot less: what begins at the top of the next page only touches this one.
        context.clip = QRectF(0, number * size.height(), size.width(), size.height() - 1)
        painter.save()
        painter.translate(x, self._column.y)
        painter.scale(INCH / _DESIGN_DPI, INCH / _DESIGN_DPI)
        painter.translate(0, -number * size.height())
        painter.setClipRect(context.clip)
        layout.draw(painter, context)
        painter.restore()

    def _laid_out(self, points: float) -> QTextDocument:
        document = QTextDocument()
        document.documentLayout().setPaintDevice(self._device)
        font = QFont(paper_font(is_bold=False))
        font.setPointSizeF(points)
        document.setDefaultFont(font)
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(_STYLE)
        document.setHtml(self._html)
        room = QSizeF(self._column.width, self._column.height)
        document.setPageSize(room * (_DESIGN_DPI / INCH))
        _keep_paragraphs_whole(document)
        return document


def _keep_paragraphs_whole(document: QTextDocument) -> None:
    """Begin a page before each paragraph that would else lie on two, and not below a heading.

    Qt would draw the last line of the first page on the second, too, though above its edge.
    """
    # Each break moves what follows.
    for _ in range(_MOST_BREAKS):
        block = _first_torn(document)
        if block is None:
            return
        before = QTextBlockFormat()
        before.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(block).mergeBlockFormat(before)
        # Laid out anew as a whole: in parts, Qt forgets to draw what follows.
        size = document.pageSize()
        document.setPageSize(size + QSizeF(1, 0))
        document.setPageSize(size)


def _first_torn(document: QTextDocument, *, in_tables: bool = False) -> QTextBlock | None:
    """Return the first paragraph that lies on two pages, or heading that its text has left."""
    height = document.pageSize().height()
    layout = document.documentLayout()
    policy = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    block = document.begin()
    while block.isValid():
        place = layout.blockBoundingRect(block)
        bottom = place.bottom() - 1
        after = block.next()
        if block.blockFormat().headingLevel() and after.isValid():
            bottom = layout.blockBoundingRect(after).top() + 1
        is_torn = int(place.top() / height) != int(bottom / height)
        is_in_table = QTextCursor(block).currentTable() is not None
        if is_torn and is_in_table == in_tables and block.blockFormat().pageBreakPolicy() != policy:
            return block
        block = after
    return None
