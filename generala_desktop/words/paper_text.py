"""The planilla as plain text and as an HTML table, for those who hear or feel it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from html import escape

from generala_desktop.words import boxes
from generala_desktop.words import paper_labels as labels
from generala_desktop.words.paper import Sheet, SheetRow, Written

_TO_FILL_IN = "____"
_STYLE = (
    "body { font-family: sans-serif } table { border-collapse: collapse; margin: 1em 0 } "
    "th, td { border: 1px solid; padding: .3em .6em } td { text-align: right } "
    "th[scope=row] { text-align: left } tbody { border-top: 3px solid } "
    "caption { text-align: left; font-weight: bold; padding: .3em 0 }"
)


def as_text(sheet: Sheet) -> str:
    """Return the planilla in columns of letters of one width."""
    lines = [sheet.title, *(f"{label}: {value or _TO_FILL_IN}" for label, value in _facts(sheet))]
    lines += filter(None, (sheet.table_rules,))
    for index, match in enumerate(sheet.matches):
        lines += ["", *([match.label] if len(sheet.matches) > 1 else [])]
        table = [["", *_headings(sheet)]]
        for row in sheet.rows:
            cells = [_plain(sheet, written) for written in row.cells[index]]
            table.append([_row_title(row), *cells])
        lines += _aligned(table)
    if sheet.settlement:
        lines += ["", labels.settlement_title(), *_aligned(_settlement(sheet))]
    lines += filter(None, (sheet.debts,))
    return "\n".join(lines) + "\n"


def as_html(sheet: Sheet, language: str) -> str:
    """Return a page with a table for each match, its headings marked as such."""
    parts = [
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">',
        f"<title>{escape(sheet.title)}</title>",
        f"<style>{_STYLE}</style>\n</head>\n<body>",
        f"<h1>{escape(sheet.title)}</h1>",
    ]
    for label, value in _facts(sheet):
        parts.append(f"<p>{escape(label)}: {_name(value) or _TO_FILL_IN}</p>")
    if sheet.table_rules:
        parts.append(f"<p>{escape(sheet.table_rules)}</p>")
    parts += [_match_table(sheet, index) for index in range(len(sheet.matches))]
    if sheet.settlement:
        parts.append(_settlement_table(sheet))
    if sheet.debts:
        parts.append(f"<p>{escape(sheet.debts)}</p>")
    parts.append("</body>\n</html>\n")
    return "\n".join(parts)


def _facts(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    return (
        (labels.date_label(), sheet.date),
        (labels.opened_by_label(), sheet.opened_by),
        (labels.won_by_label(), sheet.won_by),
    )


def _headings(sheet: Sheet) -> list[str]:
    """Return the names, numbers where a blank sheet has none yet."""
    numbered = (labels.player_number(seat + 1) for seat in range(len(sheet.names)))
    return [name or number for name, number in zip(sheet.names, numbered, strict=True)]


def _row_title(row: SheetRow) -> str:
    return f"{row.title} ({row.worth})" if row.worth else row.title


def _plain(sheet: Sheet, written: Written) -> str:
    if not written.points:
        return _TO_FILL_IN if sheet.is_blank else "."
    return f"{written.points} {boxes.served_mark()}" if written.is_served else written.points


def _settlement(sheet: Sheet) -> list[list[str]]:
    table = [
        [
            "",
            *(match.label for match in sheet.matches),
            labels.balance_label(),
            labels.caps_label(sheet.caps),
        ]
    ]
    empty = _TO_FILL_IN if sheet.is_blank else "."
    for name, line in zip(_headings(sheet), sheet.settlement, strict=True):
        cells = (*line.values, line.balance, line.caps)
        table.append([name, *(cell or empty for cell in cells)])
    return table


def _aligned(table: list[list[str]]) -> Iterator[str]:
    widths = [max(_width(row[column]) for row in table) for column in range(len(table[0]))]
    for first, *others in table:
        cells = (
            _spaces(text, width) + text for text, width in zip(others, widths[1:], strict=True)
        )
        yield "  ".join((first + _spaces(first, widths[0]), *cells)).rstrip()


def _spaces(text: str, width: int) -> str:
    return " " * (width - _width(text))


def _width(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    wide, none = {"W", "F"}, {"Mn", "Me", "Cf"}
    return sum(
        0
        if unicodedata.category(char) in none
        else 1 + (unicodedata.east_asian_width(char) in wide)
        for char in text
    )


# --- HTML ----------------------------------------------------------------------------------------


def _name(text: str) -> str:
    """Return a text that keeps its own direction."""
    return f"<bdi>{escape(text)}</bdi>" if text else ""


def _match_table(sheet: Sheet, index: int) -> str:
    caption = sheet.title
    if len(sheet.matches) > 1:
        caption = boxes.listed([sheet.title, sheet.matches[index].label])
    lines = [
        f"<table>\n<caption>{escape(caption)}</caption>",
        _head(_headings(sheet)),
        "<tbody>",
    ]
    for number, row in enumerate(sheet.rows):
        if number and row.begins_part:
            lines.append("</tbody>\n<tbody>")
        cells = (_cell(written) for written in row.cells[index])
        lines.append(_line(escape(_row_title(row)), cells))
    return "\n".join([*lines, "</tbody>\n</table>"])


def _cell(written: Written) -> str:
    served = f" <small>{escape(boxes.served())}</small>" if written.is_served else ""
    return escape(written.points) + served


def _settlement_table(sheet: Sheet) -> str:
    head, *lines = _settlement(sheet)
    rows = (_line(_name(name), map(escape, cells)) for name, *cells in lines)
    caption = escape(labels.settlement_title())
    return "\n".join(
        [
            f"<table>\n<caption>{caption}</caption>",
            _head(head[1:]),
            "<tbody>",
            *rows,
            "</tbody>\n</table>",
        ]
    )


def _head(titles: Iterable[str]) -> str:
    cells = "".join(f'<th scope="col">{_name(title)}</th>' for title in titles)
    return f"<thead>\n<tr><td></td>{cells}</tr>\n</thead>"


def _line(title: str, cells: Iterable[str]) -> str:
    row = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{title}</th>{row}</tr>'
