"""Measures planned pages and PDF files: is everything in its place, and nothing elsewhere?"""

from __future__ import annotations

import re
import subprocess
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from generala_desktop.views.paper.fonts import fit, is_whole, line_height, text_width
from generala_desktop.views.paper.ink import Area, Line, Page, Text

POINT = 25.4 / 72
TOLERANCE = 0.05
PDF_TOLERANCE = 0.6
"""Of boxes in a PDF, in millimetres: readers take the height from the whole font."""


@dataclass(frozen=True)
class Word:
    page: int
    text: str
    area: Area


def run(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def pdf_text(path: Path) -> str:
    return unicodedata.normalize("NFKC", run("pdftotext", "-layout", path, "-"))


def pdf_info(path: Path) -> dict[str, str]:
    lines = (line.split(":", 1) for line in run("pdfinfo", path).splitlines())
    return {name: value.strip() for name, value in lines}


def pdf_fonts(path: Path) -> list[bool]:
    """Return of each font whether it is embedded."""
    lines = run("pdffonts", path).splitlines()[2:]
    return [line.split()[-5] == "yes" for line in lines]


def pdf_words(path: Path) -> list[Word]:
    """Return every word with where it lies, in millimetres."""
    text = re.sub(r"<!DOCTYPE[^>]*>", "", run("pdftotext", "-bbox", path, "-"))
    found = []
    pages = [e for e in ET.fromstring(text).iter() if e.tag.endswith("page")]
    for number, page in enumerate(pages):
        for word in page:
            x, y, right, bottom = (
                float(word.attrib[name]) * POINT for name in ("xMin", "yMin", "xMax", "yMax")
            )
            shown = unicodedata.normalize("NFKC", word.text or "")
            found.append(Word(number, shown, Area(x, y, right - x, bottom - y)))
    return found


def texts(page: Page) -> list[Text]:
    return [ink for ink in page.inks if isinstance(ink, Text)]


def lies_within(inner: Area, outer: Area, tolerance: float = TOLERANCE) -> bool:
    return (
        inner.x >= outer.x - tolerance
        and inner.y >= outer.y - tolerance
        and inner.right <= outer.right + tolerance
        and inner.bottom <= outer.bottom + tolerance
    )


def do_overlap(one: Area, other: Area) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > TOLERANCE
        and min(one.bottom, other.bottom) - max(one.y, other.y) > TOLERANCE
    )


def printable(page: Page) -> Area:
    size = page.size
    return Area(0, 0, size.width, size.height).inset(size.margin, size.margin)


def faults_of(page: Page) -> Iterator[str]:
    """Say what is outside the margins, over another text, or larger than its cell."""
    inside = printable(page)
    for ink in page.inks:
        if isinstance(ink, Line):
            left, top = min(ink.x1, ink.x2), min(ink.y1, ink.y2)
            place = Area(left, top, abs(ink.x2 - ink.x1), abs(ink.y2 - ink.y1))
        else:
            place = ink.area
        if not lies_within(place, inside):
            yield f"outside the margins: {ink}"
    every = texts(page)
    for one, other in combinations(every, 2):
        if do_overlap(one.area, other.area):
            yield f"over each other: {one.text!r} and {other.text!r}"
    for text in every:
        fitted = fit(text)
        width = max(text_width(x, fitted.points, is_bold=text.is_bold) for x in fitted.lines)
        height = line_height(fitted.points, is_bold=text.is_bold) * len(fitted.lines)
        if width > text.area.width + TOLERANCE or height > text.area.height + TOLERANCE:
            yield f"larger than its cell: {text}"


def cut_texts(page: Page) -> list[str]:
    return [text.text for text in texts(page) if not is_whole(text)]


def stray_words(words: list[Word], pages: tuple[Page, ...]) -> list[Word]:
    """Return the words of a PDF that lie in no cell which says them."""
    return [
        word
        for word in words
        if word.page < len(pages) and not any(_says(text, word) for text in texts(pages[word.page]))
    ]


def _says(text: Text, word: Word) -> bool:
    shown = unicodedata.normalize("NFKC", "".join(fit(text).lines))
    # Readers turn letters from right to left around, and take them apart.
    is_turned = any(unicodedata.bidirectional(char) in {"R", "AL"} for char in shown)
    is_said = is_turned or _letters(word.text) in _letters(shown)
    return is_said and lies_within(word.area, text.area, PDF_TOLERANCE)


def _letters(text: str) -> str:
    return "".join(c for c in text if unicodedata.category(c) != "Cf" and not c.isspace())
