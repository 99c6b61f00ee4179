"""One planilla of one match in an area: heading, lines to fill in, and the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generala_desktop.engine.sheet import RowKind
from generala_desktop.views.paper.fonts import fit, is_whole, line_height, text_width
from generala_desktop.views.paper.ink import THICK, THIN, Align, Area, Sketch, Text
from generala_desktop.views.paper.layouts import Style
from generala_desktop.words import boxes
from generala_desktop.words import paper_labels as labels
from generala_desktop.words.paper import Sheet, SheetRow, Written

PAD = 1.2
"""Between a line and a text beside it."""
GAP = 3.0
"""Between two things on one line."""

_HEADING_ROWS = 1.25
"""Height of the row of names, in rows."""
_MOST_RULE_LINES = 6
_WRITING = 7.0
"""Height of a line to write on by hand."""


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    heading: str
    seat: int | None
    """None where nothing is written yet."""
    is_struck: bool = False


@dataclass(frozen=True)
class Block:
    """What one planilla on a page shows."""

    sheet: Sheet
    columns: tuple[Column, ...]
    match: int = 0
    owner: str | None = None
    """Whose games the columns are, where they are all one player's."""
    note: str = ""
    """At the foot: which part this is."""

    def emptied(self) -> Block:
        """Return the same planilla with nothing written on it."""
        columns = tuple(Column("", None) for _ in self.columns)
        sheet = replace(self.sheet, date="", opened_by="", won_by="", debts="")
        return Block(sheet, columns, self.match)


def label_width(sheet: Sheet, style: Style, width: float) -> float:
    """Return how wide the column of row titles is, in a table of a width."""
    wanted = max(
        text_width(row.title, style.text, is_bold=row.kind is RowKind.TOTAL)
        + (GAP + text_width(row.worth, style.small) if row.worth else 0.0)
        for row in sheet.rows
    )
    return min(wanted + 2 * PAD + 0.1, style.label_share * width)


def capacity(sheet: Sheet, style: Style, width: float) -> int:
    """Return how many columns a table of a width has room for."""
    room = width - label_width(sheet, style, width)
    return max(1, min(style.most_columns, int(room / style.least_column)))


def draw_field(sketch: Sketch, area: Area, label: str, value: str, style: Style) -> None:
    """Draw a line to fill in, or what is filled in."""
    wide = min(text_width(label, style.small) + 0.1, area.width * 0.6)
    sketch.write(area.from_left(0, wide), label, style.small, style.small * 0.6)
    rest = area.from_left(wide + PAD, area.width - wide - PAD)
    sketch.across(rest, area.bottom - 0.6)
    sketch.write(rest.inset(PAD / 2), value, style.text, min(style.least_text, style.least_label))


def draw_paragraph(
    sketch: Sketch, area: Area, text: str, points: float, most_lines: int
) -> tuple[float, tuple[str, ...]]:
    """Draw a text from the top of an area; return its height, and the text if it was cut short."""
    height = line_height(points)
    lines = max(1, min(most_lines, int(area.height / height + 1e-6)))
    ink = Text(area.from_top(0, lines * height), text, points, points, lines=lines, is_at_top=True)
    used = len(fit(ink).lines) * height
    sketch.add(replace(ink, area=area.from_top(0, used + 0.01)))
    return used, () if is_whole(ink) else (text,)


def draw_block(sketch: Sketch, block: Block, style: Style, area: Area) -> tuple[str, ...]:
    """Draw a planilla; return the texts that were too long for it."""
    return _BlockDrawing(sketch, block, style, area).draw()


class _BlockDrawing:
    def __init__(self, sketch: Sketch, block: Block, style: Style, area: Area) -> None:
        self._sketch = sketch
        self._block = block
        self._sheet = block.sheet
        self._style = style
        self._area = area

    def draw(self) -> tuple[str, ...]:
        style, area = self._style, self._area
        foot = self._foot_text()
        foot_height = line_height(style.small) * 1.2 if foot else 0.0
        least_table = style.least_row * (len(self._sheet.rows) + _HEADING_ROWS)
        head, too_long = self._draw_head(area.height - foot_height - least_table)
        self._draw_table(area.from_top(head, area.height - head - foot_height))
        if foot:
            strip = area.from_top(area.height - foot_height, foot_height)
            self._sketch.write(strip, foot, style.small, style.small * 0.7, align=Align.RIGHT)
        return too_long

    def _draw_head(self, room: float) -> tuple[float, tuple[str, ...]]:
        """Draw what stands above the table; return its height and what was too long."""
        style, area, sheet = self._style, self._area, self._sheet
        height = self._draw_title()
        field_height = max(line_height(style.text) * 1.15, min(_WRITING, style.least_row))
        fields = self._fields()
        for line in [[field] for field in fields] if style.is_stacked else [fields]:
            share = (area.width + GAP) / len(line)
            strip = area.from_top(height, field_height)
            for number, (label, value) in enumerate(line):
                place = strip.from_left(number * share, share - GAP)
                draw_field(self._sketch, place, label, value, style)
            height += field_height
        height += GAP / 3
        too_long: tuple[str, ...] = ()
        for text in filter(None, (sheet.table_rules, sheet.debts)):
            strip = area.from_top(height, room - height)
            used, cut = draw_paragraph(self._sketch, strip, text, style.small, _MOST_RULE_LINES)
            height += used
            too_long += cut
        return height + GAP / 3, too_long

    def _draw_title(self) -> float:
        """Draw the title, where there is room with the date beside it; return the height."""
        style, sheet = self._style, self._sheet
        height = line_height(style.title, is_bold=True) * 1.1
        strip = self._area.from_top(0, height)
        title = sheet.title
        if len(sheet.matches) > 1:
            title = boxes.listed([title, sheet.matches[self._block.match].label])
        width = self._area.width
        if not style.is_stacked:
            label = labels.date_label()
            wanted = text_width(label, style.small) + 2 * PAD
            wanted += text_width("00/00/0000", style.text)
            date_width = min(width * 0.5, wanted)
            width -= date_width + GAP
            place = strip.from_left(width + GAP, date_width)
            draw_field(self._sketch, place, label, sheet.date, style)
        place = strip.from_left(0, width)
        least = max(style.least_label, style.title * 0.55)
        self._sketch.write(place, title, style.title, least, is_bold=True, lines=2)
        return height

    def _fields(self) -> list[tuple[str, str]]:
        sheet = self._sheet
        date = [(labels.date_label(), sheet.date)] if self._style.is_stacked else []
        if self._block.owner is not None:
            return [*date, (labels.player_label(), self._block.owner)]
        opened, won = labels.opened_by_label(), labels.won_by_label()
        return [*date, (opened, sheet.opened_by), (won, sheet.won_by)]

    def _foot_text(self) -> str:
        is_any_served = any(
            row.cells[self._block.match][column.seat].is_served
            for row in self._sheet.rows
            for column in self._block.columns
            if column.seat is not None
        )
        legend = labels.served_legend(boxes.served_mark()) if is_any_served else ""
        return "   ".join(filter(None, (legend, self._block.note)))

    def _draw_table(self, area: Area) -> None:
        rows, columns = self._sheet.rows, self._block.columns
        labels = label_width(self._sheet, self._style, area.width)
        height = area.height / (len(rows) + _HEADING_ROWS)
        heading = area.from_top(0, height * _HEADING_ROWS)
        wide = (area.width - labels) / len(columns)
        for number, column in enumerate(columns):
            self._draw_heading(column, heading.from_left(labels + number * wide, wide))
        for index, row in enumerate(rows):
            strip = area.from_top(heading.height + index * height, height)
            self._sketch.across(strip, strip.y, THICK if row.begins_part else THIN)
            self._draw_label(row, strip.from_left(0, labels))
            for number, column in enumerate(columns):
                if column.seat is not None:
                    written = row.cells[self._block.match][column.seat]
                    self._draw_written(
                        written, row.kind, strip.from_left(labels + number * wide, wide)
                    )
        for number in range(1, len(columns)):
            self._sketch.down(area, area.x + labels + number * wide)
        self._sketch.down(area, area.x + labels, THICK)
        self._sketch.frame(area)

    def _draw_heading(self, column: Column, area: Area) -> None:
        self._sketch.write_name(
            area.inset(PAD / 2, 0.4),
            column.heading,
            self._style.text,
            min(self._style.least_text, self._style.least_label)
            if self._block.owner is not None
            else self._style.least_text,
            is_struck=column.is_struck,
            lines=3,
        )

    def _draw_label(self, row: SheetRow, area: Area) -> None:
        style = self._style
        inside = area.inset(PAD, 0.2)
        worth_width = text_width(row.worth, style.small) + 0.1 if row.worth else 0.0
        title_width = inside.width - (worth_width + GAP / 2 if worth_width else 0.0)
        self._sketch.write(
            inside.from_left(0, title_width),
            row.title,
            style.text,
            style.least_label,
            is_bold=row.kind is RowKind.TOTAL,
            lines=2,
        )
        self._sketch.write(
            inside.from_left(inside.width - worth_width, worth_width),
            row.worth,
            style.small,
            style.small * 0.8,
            align=Align.RIGHT,
        )

    def _draw_written(self, written: Written, kind: RowKind, area: Area) -> None:
        """Draw what a player has in a box, a small letter beside what was served."""
        style = self._style
        inside = area.inset(PAD / 2, 0.2)
        letter = boxes.served_mark()
        wide = text_width(letter, style.small) + 0.2 if written.is_served else 0.0
        self._sketch.write(
            # As wide a place is free before the points, so that they stay in a column.
            inside.inset(wide)
            if inside.width > 5 * wide
            else inside.from_left(0, inside.width - wide),
            written.points,
            style.text * 1.2,
            style.least_text * 0.8,
            align=Align.CENTRE,
            is_bold=kind is RowKind.TOTAL,
        )
        if written.is_served:
            place = inside.from_left(inside.width - wide, wide)
            self._sketch.write(place, letter, style.small, style.small * 0.7, align=Align.RIGHT)
