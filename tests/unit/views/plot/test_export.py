"""Plots in files and on paper."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from generala_desktop.storage.safe_file import SaveError
from generala_desktop.views.plot.export import DENSITY, SIZE, print_on, save
from generala_desktop.views.plot.figure import Bar, Bars, Figure, Line

FIGURE = Figure(
    "Final totals",
    "Points",
    "Games",
    (Line("Best play", ((15.0, 1.0), (25.0, 2.0)), QColor("#a86a00")),),
    (Bars("Games", (Bar(10, 20, 3), Bar(20, 30, 1)), QColor("#2f6fd0")),),
    summary="Games: 4.",
)


def test_a_picture_is_dark_on_white_and_sharp(qtbot: QtBot, tmp_path: Path) -> None:
    save(FIGURE, tmp_path / "plot.png")
    picture = QImage(str(tmp_path / "plot.png"))
    assert picture.size() == SIZE * DENSITY
    assert picture.pixelColor(1, 1) == QColor("white")
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 5)
        for y in range(0, picture.height(), 5)
    }
    assert "#2f6fd0" in colours


def test_a_drawing_keeps_its_words(qtbot: QtBot, tmp_path: Path) -> None:
    save(FIGURE, tmp_path / "plot.svg")
    root = ET.parse(tmp_path / "plot.svg").getroot()
    words = " ".join(root.itertext())
    assert "Final totals" in words
    assert "Games: 4." in words
    assert root.attrib["viewBox"] == f"0 0 {SIZE.width()} {SIZE.height()}"


def test_a_table_says_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    save(FIGURE, tmp_path / "plot.csv")
    with (tmp_path / "plot.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [
            ["Points", "Best play", "Games"],
            ["10–19", "1", "3"],
            ["20–29", "2", "1"],
        ]


@pytest.mark.parametrize("kind", ["png", "svg", "csv"])
def test_what_cannot_be_written_leaves_nothing(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    with pytest.raises(SaveError):
        save(FIGURE, tmp_path / "missing" / f"plot.{kind}")
    assert list(tmp_path.iterdir()) == []


def test_paper_takes_a_plot(qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "plot.pdf"))
    assert print_on(printer, FIGURE)
    assert (tmp_path / "plot.pdf").read_bytes().startswith(b"%PDF")
