"""Are the dice fair? What fell, against what is to be expected, in plain words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.storage.archive.chances import Fairness
from generala_desktop.views.choice_box import adjusting_box
from generala_desktop.views.flow_layout import FlowLayout, together
from generala_desktop.views.history.figures import counts
from generala_desktop.views.plot.panel import PlotPanel
from generala_desktop.words import statistics as words


class DicePage(QWidget):
    """Asks for the dice thrown here or typed, and shows what they say.

    Signals:
        wanted(bool): dice that were typed, or else thrown here.
        export_requested(): all rolls as a table.
    """

    wanted = Signal(bool)
    export_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Fairness | None = None
        self.sources = adjusting_box()
        self._label = QLabel()
        self._label.setBuddy(self.sources)
        self.export_button = QPushButton()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setMargin(8)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.plots = PlotPanel()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.text)
        top = QWidget()
        row = FlowLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(together(self._label, self.sources))
        row.addWidget(self.export_button)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.addWidget(scroll)
        across.addWidget(self.plots)
        across.setStretchFactor(0, 2)
        across.setStretchFactor(1, 3)
        across.setSizes([400, 600])
        column = QVBoxLayout(self)
        column.addWidget(top)
        column.addWidget(across, 1)
        self.sources.activated.connect(lambda _: self.ask())
        self.export_button.clicked.connect(lambda _=False: self.export_requested.emit())
        self._retranslate()

    def is_typed(self) -> bool:
        return self.sources.currentIndex() == 1

    def ask(self) -> None:
        self.wanted.emit(self.is_typed())

    def show_fairness(self, found: Fairness) -> None:
        self._found = found
        self._fill()

    def _fill(self) -> None:
        found = self._found
        if found is None:
            return
        how = words.typed() if self.is_typed() else words.drawn()
        faces = " ".join([words.verdict(found.faces_test), words.in_figures(found.faces_test)])
        figures = " ".join(
            [words.verdict(found.figures_test), words.in_figures(found.figures_test)]
        )
        parts = [how, words.dice_count(found)]
        if found.dice:
            parts += [
                self.tr("Faces: {verdict}").format(verdict=faces),
                self.tr("First rolls: {verdict}").format(verdict=figures),
                words.straights(found.straights),
                words.run(found.run),
            ]
        self.text.setText("\n\n".join(part.strip() for part in parts if part.strip()))
        nothing = words.dice_count(found)
        self.plots.show_figures(
            (
                counts(
                    self.tr("Faces"),
                    found.faces,
                    [count.name for count in found.faces],
                    faces.strip() or nothing,
                ),
                counts(
                    self.tr("First rolls"),
                    (*found.figures, found.straights),
                    [words.figure_name(c.name) for c in (*found.figures, found.straights)],
                    figures.strip() or nothing,
                ),
            )
        )

    def _retranslate(self) -> None:
        self._label.setText(self.tr("&Dice"))
        row = max(0, self.sources.currentIndex())
        self.sources.clear()
        self.sources.addItems([self.tr("Thrown here"), self.tr("Typed in from real tables")])
        self.sources.setCurrentIndex(row)
        self.export_button.setText(self.tr("All roll&s as a table (CSV)…"))
        self._fill()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
