"""What is to be printed: which planilla, for how many, in which layout, on which paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.text import QT_TRANSLATE_NOOP, Text
from generala_desktop.rulesets import DEFAULT, VARIANTS
from generala_desktop.storage.record import Record
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.messages import usual_folder
from generala_desktop.views.paper.layouts import STYLES, Layout, layouts_for, usual_players
from generala_desktop.views.paper.painter import picture
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.planning import plan
from generala_desktop.views.paper.printout import PrintJob
from generala_desktop.views.scrolling_dialog import ScrollingDialog
from generala_desktop.words import paper as words
from generala_desktop.words.say import say

LAYOUT_NAMES = {
    Layout.CLASSIC: QT_TRANSLATE_NOOP("PrintDialog", "A full page"),
    Layout.TWO: QT_TRANSLATE_NOOP("PrintDialog", "Two games on a page"),
    Layout.QUARTERS: QT_TRANSLATE_NOOP("PrintDialog", "Four to cut apart"),
    Layout.SINGLE: QT_TRANSLATE_NOOP("PrintDialog", "One player, six games"),
    Layout.LARGE: QT_TRANSLATE_NOOP("PrintDialog", "Large print"),
    Layout.MATCHES: QT_TRANSLATE_NOOP("PrintDialog", "All matches side by side"),
}
PAPER_NAMES: dict[Paper, Text | str] = {
    Paper.A4: "A4",
    Paper.A5: "A5",
    Paper.LETTER: QT_TRANSLATE_NOOP("PrintDialog", "Letter"),
    Paper.LEGAL: QT_TRANSLATE_NOOP("PrintDialog", "Legal"),
}
LANGUAGES = (("es", "Español"), ("en", "English"))

_PICTURE_LINES = 7
"""Height of the small pictures, in lines of text."""


class PrintDialog(ScrollingDialog):
    """Asks what to print and hands it on; it stays open meanwhile.

    Signals:
        print_requested(): the choices are to be printed; `job` tells them.
        preview_requested(): … to be shown as pages.
        pdf_requested(): … to be written as PDF.
        text_requested(): … to be written as text or HTML.
    """

    print_requested = Signal()
    preview_requested = Signal()
    pdf_requested = Signal()
    text_requested = Signal()

    def __init__(
        self,
        record: Record | None,
        shown: PrintJob,
        *,
        has_printer: bool,
        parent: QWidget | None = None,
        rules_of: Callable[[str], Ruleset] | None = None,
    ) -> None:
        """Offer the game on the table, if there is one, and begin with the choices shown.

        `rules_of` knows the table rules of the other games.
        """
        super().__init__(parent)
        self._record = record
        self._rules_of = rules_of or _usual_rules
        self._this_game = QRadioButton()
        self._blank = QRadioButton()
        self._games = ChoiceBox()
        self._game_label, self._players_label = QLabel(), QLabel()
        self._players = QSpinBox()
        self._layout_label = QLabel()
        self._layouts = QListWidget()
        self._paper_label, self._papers = QLabel(), ChoiceBox()
        self._language_label, self._languages = QLabel(), ChoiceBox()
        self._leaf = QCheckBox()
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setVisible(not has_printer)
        self._buttons = {
            name: QPushButton() for name in ("print", "preview", "pdf", "text", "close")
        }
        self._fill()
        self._arrange()
        self._connect()
        self.finish()
        self._follow_kind()
        self._choose(shown)

    def job(self) -> PrintJob:
        """Return what is chosen."""
        layout = self._chosen_layout()
        return PrintJob(
            rules=self._rules(),
            record=self._record if self._this_game.isChecked() else None,
            players=self._players.value(),
            layout=layout,
            paper=self._papers.currentData(),
            language=self._languages.currentData(),
            with_rules=self._leaf.isChecked(),
        )

    def _choose(self, job: PrintJob) -> None:
        is_blank = self._record is None or job.record is None
        self._blank.setChecked(is_blank)
        self._this_game.setChecked(not is_blank)
        if is_blank:
            self._games.setCurrentIndex(self._games.findData(job.rules.id))
        offered = layouts_for(self._rules())
        if job.layout in offered:
            self._layouts.setCurrentRow(offered.index(job.layout))
        self._players.setValue(job.players)
        self._papers.setCurrentIndex(list(Paper).index(job.paper))
        self._languages.setCurrentIndex(self._languages.findData(job.language))
        self._leaf.setChecked(job.with_rules)

    def _fill(self) -> None:
        for variant in VARIANTS:
            self._games.addItem("", variant.id)
        for paper in Paper:
            self._papers.addItem("", paper)
        for code, name in LANGUAGES:
            self._languages.addItem(name, code)
        if self._record is not None:
            self._games.setCurrentIndex(self._games.findData(self._record.rules.id))
        self._this_game.setEnabled(self._record is not None)
        self._blank.setChecked(True)
        self._layouts.setViewMode(QListView.ViewMode.IconMode)
        self._layouts.setMovement(QListView.Movement.Static)
        self._layouts.setResizeMode(QListView.ResizeMode.Adjust)
        self._layouts.setWordWrap(True)

    def _arrange(self) -> None:
        column = QVBoxLayout(self.page)
        column.addWidget(self._this_game)
        column.addWidget(self._blank)
        form = QFormLayout()
        for label, field in (
            (self._game_label, self._games),
            (self._players_label, self._players),
        ):
            label.setBuddy(field)
            form.addRow(label, field)
        column.addLayout(form)
        self._layout_label.setBuddy(self._layouts)
        column.addWidget(self._layout_label)
        column.addWidget(self._layouts, 1)
        form = QFormLayout()
        for label, field in (
            (self._paper_label, self._papers),
            (self._language_label, self._languages),
        ):
            label.setBuddy(field)
            form.addRow(label, field)
        column.addLayout(form)
        column.addWidget(self._leaf)
        column.addWidget(self._note)
        # All five in a row would be wider than a small screen with large letters.
        files = QHBoxLayout()
        files.addWidget(self._buttons["pdf"])
        files.addWidget(self._buttons["text"])
        files.addStretch()
        column.addLayout(files)
        role = QDialogButtonBox.ButtonRole
        self.button_row.addButton(self._buttons["print"], role.ActionRole)
        self.button_row.addButton(self._buttons["preview"], role.ActionRole)
        self.button_row.addButton(self._buttons["close"], role.RejectRole)
        self._buttons["print"].setDefault(True)

    def _connect(self) -> None:
        self._this_game.toggled.connect(self._follow_kind)
        self._games.currentIndexChanged.connect(self._follow_game)
        self._layouts.currentItemChanged.connect(self._follow_layout)
        self._buttons["print"].clicked.connect(self.print_requested)
        self._buttons["preview"].clicked.connect(self.preview_requested)
        self._buttons["pdf"].clicked.connect(self.pdf_requested)
        self._buttons["text"].clicked.connect(self.text_requested)

    def _rules(self) -> Ruleset:
        if self._record is not None and (
            self._this_game.isChecked() or self._games.currentData() == self._record.rules.id
        ):
            return self._record.rules
        return self._rules_of(self._games.currentData())

    def _chosen_layout(self) -> Layout:
        offered = layouts_for(self._rules())
        row = self._layouts.currentRow()
        chosen = self._layouts.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None
        return chosen if chosen in offered else offered[0]

    def _follow_kind(self) -> None:
        is_blank = self._blank.isChecked()
        for widget in (self._games, self._game_label, self._players, self._players_label):
            widget.setEnabled(is_blank)
        self._follow_game()

    def _follow_game(self) -> None:
        """Offer the layouts that the game has."""
        chosen = self._chosen_layout()
        offered = layouts_for(self._rules())
        self._layouts.clear()
        for layout in offered:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, layout)
            self._layouts.addItem(item)
        self._layouts.setCurrentRow(offered.index(chosen))
        self._name_layouts()
        self.redraw()

    def _follow_layout(self) -> None:
        rules = self._rules()
        self._players.setRange(*rules.players)
        self._players.setValue(usual_players(rules, self._chosen_layout()))

    def _name_layouts(self) -> None:
        for row in range(self._layouts.count()):
            item = self._layouts.item(row)
            item.setText(say(LAYOUT_NAMES[item.data(Qt.ItemDataRole.UserRole)]))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print a planilla"))
        self._this_game.setText(self.tr("&This game, as it stands"))
        self._blank.setText(self.tr("A &blank planilla"))
        self._game_label.setText(self.tr("&Game:"))
        self._players_label.setText(self.tr("Pl&ayers:"))
        self._layout_label.setText(self.tr("&Layout:"))
        self._paper_label.setText(self.tr("Pap&er:"))
        self._language_label.setText(self.tr("La&nguage:"))
        self._leaf.setText(self.tr("With the &rules of the game on further pages"))
        self._note.setText(
            self.tr("No printer is set up on this computer. “Print…” can write a PDF file instead.")
        )
        self._buttons["print"].setText(self.tr("&Print…"))
        self._buttons["preview"].setText(self.tr("Pre&view…"))
        self._buttons["pdf"].setText(self.tr("Export P&DF…"))
        self._buttons["text"].setText(self.tr("Export te&xt…"))
        self._buttons["close"].setText(self.tr("&Close"))
        for index, variant in enumerate(VARIANTS):
            self._games.setItemText(index, say(variant.title))
        for index, paper in enumerate(Paper):
            name = PAPER_NAMES[paper]
            self._papers.setItemText(index, name if isinstance(name, str) else say(name))
        self._name_layouts()

    @override
    def redraw(self) -> None:
        line = self.fontMetrics().height()
        box = QSize(line * _PICTURE_LINES * 5 // 4, line * _PICTURE_LINES)
        cell = box + QSize(line, line * 3)
        rules = self._rules()
        self._layouts.setIconSize(box)
        self._layouts.setGridSize(cell)
        frame = 2 * self._layouts.frameWidth() + line
        # Where the screen is small, they stand in rows and scroll.
        self._layouts.setMinimumSize(cell.width() * 2 + frame, cell.height() + frame)
        for row in range(self._layouts.count()):
            item = self._layouts.item(row)
            layout = item.data(Qt.ItemDataRole.UserRole)
            item.setSizeHint(cell)
            item.setIcon(QIcon(_small_picture(rules, layout, box, self.devicePixelRatioF())))

    @override
    def usual_width(self) -> int:
        every = self._layouts.gridSize().width() * len(STYLES)
        return max(super().usual_width(), every)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.redraw()


def usual_job(record: Record | None, language: str, last: PrintJob | None = None) -> PrintJob:
    """Return the game on the table or else a blank planilla, chosen as it was last."""
    is_blank = record is None or (last is not None and last.record is None)
    rules = DEFAULT.by_default()
    if record is not None:
        rules = record.rules
    elif last is not None:
        rules = last.rules
    offered = layouts_for(rules)
    layout = last.layout if last is not None and last.layout in offered else offered[0]
    same = last if last is not None and last.layout is layout and last.rules == rules else None
    return PrintJob(
        rules=rules,
        record=None if is_blank else record,
        players=same.players if same else usual_players(rules, layout),
        layout=layout,
        paper=last.paper if last else usual_paper(),
        language=last.language if last else language,
        with_rules=last.with_rules if last else False,
    )


def usual_paper() -> Paper:
    """Return the paper that is sold where the computer is."""
    system = QLocale.system().measurementSystem()
    is_american = system is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if is_american else Paper.A4


def ask_export(parent: QWidget, proposed: str, kinds: tuple[str, ...]) -> Path | None:
    """Ask for a file of one of the kinds ("pdf", "html", "txt")."""
    names = {
        "pdf": "PDF",
        "html": "HTML",
        "txt": QCoreApplication.translate("PrintDialog", "Text"),
    }
    filters = {f"{names[kind]} (*.{kind})": kind for kind in kinds}
    dialog = QFileDialog(parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(list(filters))
    dialog.setDefaultSuffix(kinds[0])
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(filters[chosen]))
    dialog.setDirectory(usual_folder())
    dialog.selectFile(proposed)
    accepted = bool(dialog.exec())
    path = Path(dialog.selectedFiles()[0]) if accepted else None
    dialog.deleteLater()
    return path


def _usual_rules(game_id: str) -> Ruleset:
    return next(variant for variant in VARIANTS if variant.id == game_id).by_default()


def _small_picture(rules: Ruleset, layout: Layout, box: QSize, ratio: float) -> QPixmap:
    """Return a blank planilla as small as an icon, upright or across in the same square."""
    size = Paper.A4.size(is_landscape=STYLES[layout].is_landscape)
    sheet = words.blank(rules, usual_players(rules, layout))
    scale = min(box.width() / size.width, box.height() / size.height) * ratio
    page = picture(plan(sheet, layout, size)[0], scale)
    pixmap = QPixmap(box * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        left, top = (pixmap.width() - page.width()) // 2, (pixmap.height() - page.height()) // 2
        painter.drawImage(left, top, page)
        painter.setPen(Qt.GlobalColor.darkGray)
        painter.drawRect(left, top, page.width() - 1, page.height() - 1)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
