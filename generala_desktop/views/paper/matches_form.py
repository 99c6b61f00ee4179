"""The form of several matches: blocks side by side between the labels of both its games."""

from __future__ import annotations

from generala_desktop.engine.sheet import RowKind
from generala_desktop.views.paper.block import (
    GAP,
    PAD,
    draw_field,
    draw_paragraph,
)
from generala_desktop.views.paper.fonts import line_height, text_width
from generala_desktop.views.paper.ink import (
    THICK,
    THIN,
    Align,
    Area,
    Circle,
    Sketch,
    Text,
    Wave,
)
from generala_desktop.views.paper.layouts import Style
from generala_desktop.words import matches as match_words
from generala_desktop.words import paper_labels as labels
from generala_desktop.words.paper import MarginGame, MarginLabel, Match, Sheet, SheetRow, Written

_BLOCK_GAP = 1.5
_MOST_RULE_LINES = 2
_DEBT_LINES = 2
_FOOT_SHARE = 0.27
"""How much of the height the settlement and the legends take."""
_TOKEN = 30.0
"""A bottle cap lies on it: its diameter in millimetres, where the paper has room."""


def draw_form(sketch: Sketch, sheet: Sheet, style: Style, area: Area) -> tuple[str, ...]:
    """Draw the form; return the texts that were too long for it."""
    return _FormDrawing(sketch, sheet, style).draw(area)


class _FormDrawing:
    def __init__(self, sketch: Sketch, sheet: Sheet, style: Style) -> None:
        self._sketch = sketch
        self._sheet = sheet
        self._style = style

    def draw(self, area: Area) -> tuple[str, ...]:
        head, too_long = self._draw_head(area)
        foot = area.height * _FOOT_SHARE
        with self._sketch.in_rows():
            self._draw_table(area.from_top(head, area.height - head - foot - GAP))
        return too_long + self._draw_foot(area.from_top(area.height - foot, foot))

    def _draw_head(self, area: Area) -> tuple[float, tuple[str, ...]]:
        height = line_height(self._style.title, is_bold=True) * 1.1
        strip = area.from_top(0, height)
        width = min(
            area.width * 0.35, text_width(self._sheet.title, self._style.title, is_bold=True) + 0.1
        )
        self._sketch.write(
            strip.from_left(0, width),
            self._sheet.title,
            self._style.title,
            self._style.text,
            is_bold=True,
        )
        fields = (
            (labels.date_label(), self._sheet.date),
            (labels.opened_by_label(), self._sheet.opened_by),
            (labels.won_by_label(), self._sheet.won_by),
        )
        share = (area.width - width) / len(fields)
        for number, (label, value) in enumerate(fields):
            field = strip.from_left(width + number * share + GAP, share - GAP)
            draw_field(self._sketch, field, label, value, self._style)
        height += GAP / 3
        too_long: tuple[str, ...] = ()
        if self._sheet.table_rules:
            room = area.from_top(height, _MOST_RULE_LINES * line_height(self._style.small) + 0.1)
            used, too_long = draw_paragraph(
                self._sketch, room, self._sheet.table_rules, self._style.small, _MOST_RULE_LINES
            )
            height += used
        return height + GAP / 3, too_long

    # --- The table -----------------------------------------------------------------------------------

    def _draw_table(self, area: Area) -> None:
        rows = self._sheet.rows
        height = area.height / (len(rows) + 2)
        left = _margin_width(self._sheet.margins[0], self._style)
        right = _margin_width(self._sheet.margins[-1], self._style)
        self._draw_margin(self._sheet.margins[0], area.from_left(0, left), height)
        self._draw_margin(
            self._sheet.margins[-1], area.from_left(area.width - right, right), height
        )
        room = area.width - left - right - _BLOCK_GAP
        share = room / len(self._sheet.matches)
        for index, match in enumerate(self._sheet.matches):
            block = area.from_left(left + _BLOCK_GAP + index * share, share - _BLOCK_GAP)
            self._draw_match(index, match, block, height)

    def _draw_margin(self, game: MarginGame, area: Area, height: float) -> None:
        """Draw the labels of one game beside the rows."""
        title = area.from_top(0, height).inset(PAD / 2, 0.2)
        self._sketch.write(
            title, game.title, self._style.small, 5.0, is_bold=True, align=Align.CENTRE, lines=3
        )
        self._draw_label(_initial(match_words.name_row()), area.from_top(height, height))
        for index, row in enumerate(self._sheet.rows):
            label = game.labels.get(row.category.id) if row.category else None
            if row.kind is RowKind.TOTAL:
                label = _initial(row.short_title)
            if label is not None:
                self._draw_label(label, area.from_top((index + 2) * height, height))

    def _draw_label(self, label: MarginLabel, area: Area) -> None:
        inside = area.inset(PAD, 0.2)
        name = text_width(label.name, self._style.text, is_bold=True) + 0.1
        self._sketch.write(
            inside.from_left(0, name),
            label.name,
            self._style.text,
            self._style.least_text,
            is_bold=True,
        )
        rest = inside.from_left(name + PAD, inside.width - name - PAD)
        self._sketch.write(
            rest, label.worth, self._style.small, self._style.small * 0.8, align=Align.RIGHT
        )

    def _draw_match(self, index: int, match: Match, area: Area, height: float) -> None:
        heading = match.label
        if match.is_void:
            heading = f"{heading} ({match_words.void()})"
        top = area.from_top(0, height)
        self._sketch.write(
            top.inset(PAD, 0.2),
            heading,
            self._style.text,
            self._style.least_text,
            align=Align.CENTRE,
            is_bold=True,
        )
        wide = area.width / len(self._sheet.names)
        names = area.from_top(height, height)
        for seat, name in enumerate(self._sheet.names):
            if name:
                cell = names.from_left(seat * wide, wide).inset(PAD / 2, 0.2)
                is_struck = seat in self._sheet.left
                self._sketch.write_name(
                    cell,
                    name,
                    self._style.text,
                    self._style.least_text,
                    is_struck=is_struck,
                    lines=2,
                )
        self._sketch.across(names, names.y)
        for number, row in enumerate(self._sheet.rows):
            strip = area.from_top((number + 2) * height, height)
            self._sketch.across(strip, strip.y, THICK if row.begins_part else THIN)
            for seat in range(len(self._sheet.names)):
                cell = strip.from_left(seat * wide, wide)
                is_won = row.kind is RowKind.TOTAL and match.winner == seat
                self._draw_written(row, row.cells[index][seat], cell, is_won=is_won)
        for seat in range(1, len(self._sheet.names)):
            self._sketch.down(area.from_top(height, area.height - height), area.x + seat * wide)
        self._sketch.frame(area)
        if match.is_won_outright:
            self._sketch.add(Wave(area.from_top(height * 2, area.height - height * 3)))

    def _draw_written(self, row: SheetRow, written: Written, area: Area, *, is_won: bool) -> None:
        inside = area.inset(PAD, 0.4)
        is_total = row.kind is RowKind.TOTAL
        text = written.points if is_total else written.mark
        self._sketch.write(
            inside,
            text,
            self._style.text * 1.1,
            self._style.least_text,
            align=Align.CENTRE,
            is_bold=is_total,
        )
        if is_won:
            self._sketch.frame(area.inset(PAD / 2, 0.7), THICK / 2)

    # --- Below the table -----------------------------------------------------------------------------

    def _draw_foot(self, area: Area) -> tuple[str, ...]:
        line = max(line_height(self._style.text) * 1.2, min(7.0, area.height / 6))
        above = Area(area.x, area.y, area.width, area.height - line - GAP / 2)
        token = min(_TOKEN, above.height, area.width * 0.12)
        settled = area.width * 0.55
        with self._sketch.in_rows():
            too_long = self._draw_settlement(above.from_left(0, settled))
        legend = above.from_left(settled + GAP, above.width - settled - token - 2 * GAP)
        self._draw_legend(legend)
        self._draw_token(above.from_left(above.width - token, token))
        self._draw_dedication(area.from_top(area.height - line, line))
        return too_long

    def _draw_settlement(self, area: Area) -> tuple[str, ...]:
        """Draw what each player won and lost, and who pays whom."""
        debts = _DEBT_LINES * line_height(self._style.small) + PAD / 2 if self._sheet.debts else 0.0
        table = Area(area.x, area.y, area.width, area.height - debts)
        height = table.height / (len(self._sheet.names) + 1)
        first = table.width * 0.30
        titles = [
            *(match.label for match in self._sheet.matches),
            labels.balance_label(),
            labels.caps_label(self._sheet.caps),
        ]
        # The last two sum up the others, and have longer titles.
        unit = (table.width - first) / (len(self._sheet.matches) + 2 * 1.6)
        widths = [*(unit for _ in self._sheet.matches), unit * 1.6, unit * 1.6]
        top = table.from_top(0, height)
        self._sketch.write(
            top.from_left(0, first).inset(PAD, 0.2),
            labels.settlement_title(),
            self._style.small,
            self._style.least_text,
            is_bold=True,
        )
        x = first
        for column, (title, width) in enumerate(zip(titles, widths, strict=True)):
            self._sketch.down(
                table, table.x + x, THICK if column in {0, len(self._sheet.matches)} else THIN
            )
            self._sketch.write(
                top.from_left(x, width).inset(PAD / 2, 0.2),
                title,
                self._style.small,
                5.0,
                align=Align.CENTRE,
                lines=2,
            )
            for seat, line in enumerate(self._sheet.settlement):
                text = (*line.values, line.balance, line.caps)[column]
                cell = table.from_top((seat + 1) * height, height).from_left(x, width)
                self._sketch.write(
                    cell.inset(PAD / 2, 0.2),
                    text,
                    self._style.text,
                    self._style.least_text,
                    align=Align.CENTRE,
                    is_bold=column >= len(self._sheet.matches),
                )
            x += width
        for seat, name in enumerate(self._sheet.names):
            strip = table.from_top((seat + 1) * height, height)
            self._sketch.across(strip, strip.y)
            cell = strip.from_left(0, first).inset(PAD, 0.2)
            self._sketch.write(cell, name, self._style.text, self._style.least_text, lines=2)
        self._sketch.frame(table)
        if not self._sheet.debts:
            return ()
        strip = area.from_top(area.height - debts + PAD / 2, debts - PAD / 2)
        return draw_paragraph(
            self._sketch, strip, self._sheet.debts, self._style.small, _DEBT_LINES
        )[1]

    def _draw_legend(self, area: Area) -> None:
        """Draw what marks and letters mean."""
        y = 0.0
        height = line_height(self._style.small)
        for text in labels.mark_legend(self._sheet):
            self._sketch.write(
                area.from_top(y, height), text, self._style.small, self._style.small * 0.7
            )
            y += height
        y += PAD
        rest = area.from_top(y, area.height - y)
        self._sketch.add(
            Text(
                rest,
                labels.letter_legend(self._sheet),
                self._style.small,
                5.0,
                lines=8,
                is_at_top=True,
            )
        )

    def _draw_token(self, area: Area) -> None:
        """Draw where the cap lies that shows who started."""
        height = line_height(self._style.small) * 2
        label = area.from_top(area.height - height, height)
        self._sketch.write(
            label, labels.token_label(), self._style.small, 5.0, align=Align.CENTRE, lines=2
        )
        ring = area.from_top(0, area.height - height)
        self._sketch.add(Circle(ring, is_dashed=True))
        diameter = min(ring.width, ring.height)
        middle = ring.from_left((ring.width - diameter * 0.8) / 2, diameter * 0.8)
        inside = middle.from_top((ring.height - diameter * 0.5) / 2, diameter * 0.5)
        self._sketch.write(
            inside,
            self._sheet.opened_by,
            self._style.text,
            self._style.least_text,
            align=Align.CENTRE,
            lines=2,
        )

    def _draw_dedication(self, area: Area) -> None:
        to, on = labels.dedication()
        day = text_width(on, self._style.small) + 45.0
        draw_field(self._sketch, area.from_left(0, area.width - day - GAP), to, "", self._style)
        wide = text_width(on, self._style.small) + 0.1
        date = area.from_left(area.width - day, day)
        self._sketch.write(date.from_left(0, wide), on, self._style.small, self._style.small * 0.7)
        self._sketch.across(date.from_left(wide + PAD, day - wide - PAD), date.bottom - 0.6)
        for part in (1, 2):
            slash = date.from_left(wide + PAD + part * (day - wide - PAD) / 3 - 1.5, 3.0)
            self._sketch.write(slash, "/", self._style.text, self._style.text, align=Align.CENTRE)


def _margin_width(game: MarginGame, style: Style) -> float:
    widest = max(
        text_width(label.name, style.text, is_bold=True) + text_width(label.worth, style.small)
        for label in game.labels.values()
    )
    return widest + GAP + 2 * PAD


def _initial(letter: str) -> MarginLabel:
    return MarginLabel(letter, "")
