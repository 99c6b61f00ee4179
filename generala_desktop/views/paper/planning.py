"""Puts planillas on pages: how many columns and sheets go on each, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from generala_desktop.views.paper.block import Block, Column, capacity, draw_block, draw_paragraph
from generala_desktop.views.paper.fonts import line_height
from generala_desktop.views.paper.ink import Area, Line, Page, Sketch
from generala_desktop.views.paper.layouts import GAMES_OF_ONE, STYLES, Layout, Style
from generala_desktop.views.paper.matches_form import draw_form
from generala_desktop.views.paper.papers import PaperSize
from generala_desktop.words import paper_labels as labels
from generala_desktop.words.paper import Sheet

_GUTTER = 10.0
"""Between sheets that are cut apart."""
_CUT_MARK = 4.0
_LEAST_NOTE = 9.0
_NOTE_LINES = 100


def plan(sheet: Sheet, layout: Layout, size: PaperSize) -> tuple[Page, ...]:
    """Return the pages of a planilla on a paper as it lies."""
    style = STYLES[layout]
    if layout is Layout.MATCHES:
        pages, too_long = _form_page(sheet, style, size)
    else:
        pages, too_long = _block_pages(sheet, layout, style, size)
    return (*pages, _notes_page(sheet.title, too_long, style, size)) if too_long else pages


def printable(size: PaperSize) -> Area:
    margin = size.margin
    return Area(margin, margin, size.width - 2 * margin, size.height - 2 * margin)


def evenly(count: int, most: int) -> list[range]:
    """Return runs of at most so many numbers, as equal as they can be."""
    parts = -(-count // most)
    least, extra = divmod(count, parts)
    ends = [0]
    for part in range(parts):
        ends.append(ends[-1] + least + (part < extra))
    return [range(start, end) for start, end in pairwise(ends)]


def _form_page(
    sheet: Sheet, style: Style, size: PaperSize
) -> tuple[tuple[Page, ...], tuple[str, ...]]:
    sketch = Sketch()
    too_long = draw_form(sketch, sheet, style, printable(size))
    return (sketch.page(size),), too_long


def _block_pages(
    sheet: Sheet, layout: Layout, style: Style, size: PaperSize
) -> tuple[tuple[Page, ...], tuple[str, ...]]:
    slots = _slots(style, printable(size))
    if layout is Layout.SINGLE:
        blocks = _blocks_of_one(sheet)
    else:
        blocks = list(_blocks(sheet, capacity(sheet, style, slots[0].width)))
    # What is left of the last page is for the next games.
    spare = blocks if sheet.is_blank else [block.emptied() for block in blocks]
    while len(blocks) % len(slots):
        blocks.append(spare[len(blocks) % len(spare)])
    pages = []
    too_long: dict[str, None] = {}
    for start in range(0, len(blocks), len(slots)):
        sketch = Sketch()
        for area, block in zip(slots, blocks[start : start + len(slots)], strict=True):
            too_long |= dict.fromkeys(draw_block(sketch, block, style, area))
        _draw_cuts(sketch, style, size)
        pages.append(sketch.page(size))
    return tuple(pages), tuple(too_long)


def _blocks(sheet: Sheet, most: int) -> Iterator[Block]:
    parts = evenly(len(sheet.names), most)
    total = len(parts) * len(sheet.matches)
    for match in range(len(sheet.matches)):
        for number, seats in enumerate(parts):
            page = match * len(parts) + number + 1
            note = labels.page_number(page, total) if total > 1 else ""
            yield Block(sheet, _columns(sheet, seats), match, note=note)


def _columns(sheet: Sheet, seats: Sequence[int]) -> tuple[Column, ...]:
    if sheet.is_blank:
        return tuple(Column("", None) for _ in seats)
    return tuple(Column(sheet.names[seat], seat, seat in sheet.left) for seat in seats)


def _blocks_of_one(sheet: Sheet) -> list[Block]:
    """Return a planilla for each player: this game in its first column, room for others."""
    return [
        Block(
            sheet,
            tuple(
                Column(
                    labels.game_number(game),
                    seat if game == 1 and not sheet.is_blank else None,
                )
                for game in range(1, GAMES_OF_ONE + 1)
            ),
            owner=name,
        )
        for seat, name in enumerate(sheet.names)
    ]


def _slots(style: Style, area: Area) -> list[Area]:
    width = (area.width + _GUTTER) / style.across
    height = (area.height + _GUTTER) / style.down
    return [
        Area(area.x + column * width, area.y + row * height, width - _GUTTER, height - _GUTTER)
        for row in range(style.down)
        for column in range(style.across)
    ]


def _draw_cuts(sketch: Sketch, style: Style, size: PaperSize) -> None:
    """Draw where to cut: marks at the edges and where the cuts cross."""
    area = printable(size)
    x, y = size.width / 2, size.height / 2
    if style.across > 1:
        sketch.add(Line(x, area.y, x, area.y + _CUT_MARK))
        sketch.add(Line(x, area.bottom - _CUT_MARK, x, area.bottom))
    if style.down > 1:
        sketch.add(Line(area.x, y, area.x + _CUT_MARK, y))
        sketch.add(Line(area.right - _CUT_MARK, y, area.right, y))
    if style.across > 1 and style.down > 1:
        sketch.add(Line(x, y - _CUT_MARK / 2, x, y + _CUT_MARK / 2))
        sketch.add(Line(x - _CUT_MARK / 2, y, x + _CUT_MARK / 2, y))


def _notes_page(title: str, texts: tuple[str, ...], style: Style, size: PaperSize) -> Page:
    """Return a page for what was too long to stand on the sheet itself."""
    sketch, area = Sketch(), printable(size)
    height = line_height(style.title, is_bold=True) * 1.2
    sketch.write(area.from_top(0, height), title, style.title, style.text, is_bold=True)
    points = max(style.small, _LEAST_NOTE)
    for text in texts:
        height += line_height(points) / 2
        rest = area.from_top(height, area.height - height)
        used, _ = draw_paragraph(sketch, rest, text, points, _NOTE_LINES)
        height += used
    return sketch.page(size)
