"""Plots to choose from, each also as a table, to be printed and saved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.views.choice_box import adjusting_box
from generala_desktop.views.flow_layout import FlowLayout
from generala_desktop.views.plot.figure import Figure
from generala_desktop.views.plot.view import PlotView
from generala_desktop.views.tables import fill, plain_table


class PlotPanel(QWidget):
    """Shows one figure at a time; where there is nothing to see, it says so.

    Signals:
        print_requested(object): the Figure that is shown.
        save_requested(object): the Figure that is shown.
    """

    print_requested = Signal(object)
    save_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: tuple[Figure, ...] = ()
        self._without_figures = ""
        self.kinds = adjusting_box()
        self._kind_label = QLabel()
        self._kind_label.setBuddy(self.kinds)
        self.as_table = QCheckBox()
        self.plot = PlotView()
        self.table = plain_table()
        self._nothing = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._pages = QStackedWidget()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.plot)
        for page in (self._scroll, self.table, self._nothing):
            self._pages.addWidget(page)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self.print_button, self.save_button = QPushButton(), QPushButton()
        top = QWidget()
        row = FlowLayout(top)
        # Not kept side by side: large letters need the whole width for the box alone.
        for part in (
            self._kind_label,
            self.kinds,
            self.as_table,
            self.print_button,
            self.save_button,
        ):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(top)
        column.addWidget(self._pages, 1)
        column.addWidget(self._note)
        self.kinds.activated.connect(self._choose)
        self.as_table.toggled.connect(lambda _: self._show())
        self.print_button.clicked.connect(lambda _=False: self._emit(self.print_requested))
        self.save_button.clicked.connect(lambda _=False: self._emit(self.save_requested))
        self._retranslate()

    def show_figures(self, figures: Sequence[Figure], note: str = "") -> None:
        """Show one of these; which one was chosen stays so. Without any, the note says why."""
        chosen = max(0, self.kinds.currentIndex())
        self._figures = tuple(figures)
        self.kinds.clear()
        self.kinds.addItems([figure.title for figure in self._figures])
        self.kinds.setCurrentIndex(chosen if chosen < len(self._figures) else 0)
        self._without_figures = note if not figures else ""
        self.show_note(note if figures else "")
        self._show()

    def show_note(self, note: str) -> None:
        """Say something below the plot."""
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def figure(self) -> Figure | None:
        row = self.kinds.currentIndex()
        return self._figures[row] if 0 <= row < len(self._figures) else None

    def _choose(self, _row: int) -> None:
        self._show()

    def _show(self) -> None:
        figure = self.figure()
        has_something = figure is not None and not figure.is_empty
        self.print_button.setEnabled(has_something)
        self.save_button.setEnabled(has_something)
        self.as_table.setEnabled(has_something)
        if figure is None or figure.is_empty:
            self._nothing.setText(
                figure.summary
                if figure is not None and figure.summary
                else self._without_figures or self.tr("There is nothing to show yet.")
            )
            self._pages.setCurrentWidget(self._nothing)
            return
        self.plot.show_figure(figure)
        self._fill_table(figure)
        self._pages.setCurrentWidget(self.table if self.as_table.isChecked() else self._scroll)

    def _fill_table(self, figure: Figure) -> None:
        heading, *rows = figure.table()
        self.table.setAccessibleName(figure.title)
        fill(self.table, heading, rows, numbers=range(1, len(heading)))

    def _emit(self, signal: object) -> None:
        figure = self.figure()
        if figure is not None:
            signal.emit(figure)  # type: ignore[attr-defined]

    def _retranslate(self) -> None:
        self._kind_label.setText(self.tr("P&lot"))
        self.as_table.setText(self.tr("As a tabl&e"))
        self.print_button.setText(self.tr("P&rint…"))
        self.save_button.setText(self.tr("Sa&ve…"))
        self._show()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
