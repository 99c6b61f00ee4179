"""The rules page as rich text, in the colours and letters of whatever shows it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from generala_desktop.engine.dice import Faces
from generala_desktop.words.rules_page import (
    BoxRow,
    Page,
    Section,
    column_titles,
    example_words,
    miss_words,
)
from generala_desktop.words.scores import faces_words

_GLYPHS = " ⚀⚁⚂⚃⚄⚅"


def to_html(page: Page, line_colour: str) -> str:
    """Return the page; `line_colour` as #rrggbb draws the lines of its tables."""
    parts = [f"<h1>{escape(page.title)}</h1>"]
    for section in page.sections:
        parts.append(f"<h2>{escape(section.title)}</h2>")
        parts += [_paragraph(text) for text in section.paragraphs]
        if section.boxes:
            parts.append(_boxes(section, line_colour))
        if section.rows:
            head, *rows = section.rows
            cells = [[escape(text) for text in row] for row in rows]
            parts.append(_table(map(escape, head), cells, line_colour))
    return "".join(parts)


def dice_html(faces: Faces) -> str:
    """Return dice as pictures and, for those who hear the page, as digits."""
    pictures = "".join(_GLYPHS[face] for face in faces)
    return f"<big><big>{pictures}</big></big> {faces_words(faces)}"


def _paragraph(text: str) -> str:
    is_item = text[:2] in {"• ", "1.", "2.", "3."}
    indent = ' style="margin: 2px 0 2px 20px"' if is_item else ""
    return f"<p{indent}>{escape(text)}</p>"


def _boxes(section: Section, line_colour: str) -> str:
    rows = [_box_cells(row) for row in section.boxes]
    return _table(map(escape, column_titles()), rows, line_colour)


def _box_cells(row: BoxRow) -> list[str]:
    needs = escape(row.words.needs)
    if row.misses:
        missed = ", ".join(map(faces_words, row.misses))
        needs += f"<br><small>{escape(miss_words(missed))}</small>"
    shown = [
        escape(example_words(example, "\0")).replace("\0", dice_html(example.faces))
        for example in row.examples
    ]
    return [escape(row.name), needs, escape(row.words.points), "<br>".join(shown)]


def _table(head: Iterable[str], rows: Iterable[list[str]], line_colour: str) -> str:
    style = f"margin-top: 8px; border-collapse: collapse; border-style: solid; border-color: {line_colour}"
    cells = "".join(f'<th align="left">{text}</th>' for text in head)
    lines = [f"<tr>{cells}</tr>"]
    for first, *others in rows:
        named = f"<b>{first}</b>"
        lines.append("<tr>" + "".join(f"<td>{text}</td>" for text in (named, *others)) + "</tr>")
    return (
        f'<table border="1" cellspacing="0" cellpadding="5" width="99%" style="{style}">'
        f"{''.join(lines)}</table>"
    )
