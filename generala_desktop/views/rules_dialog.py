"""The window with the rules of a game; it stays open beside the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.engine.ruleset import Ruleset, Variant
from generala_desktop.rulesets import VARIANTS
from generala_desktop.views.choice_box import ChoiceBox
from generala_desktop.views.modality import stand_before_question
from generala_desktop.words.rules_html import to_html
from generala_desktop.words.rules_page import page
from generala_desktop.words.say import say

IDEAL_LETTERS = 120
IDEAL_LINES = 44
MARGIN = 12
"""Around the page, in pixels."""


class RulesDialog(QDialog):
    """Shows the rules of one game at a time, and lets the reader turn to another."""

    def __init__(
        self, parent: QWidget | None = None, variants: Sequence[Variant] = VARIANTS
    ) -> None:
        super().__init__(parent)
        self._variants = tuple(variants)
        self._rules = self._variants[0].by_default()
        self._known = {self._rules.id: self._rules}
        self._label = QLabel()
        self._games = ChoiceBox()
        self._games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._games.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._games.setMinimumContentsLength(10)
        self._label.setBuddy(self._games)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDocumentMargin(MARGIN)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        buttons = QDialogButtonBox()
        self._close_button = QPushButton()
        buttons.addButton(self._close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        top = QHBoxLayout()
        top.addWidget(self._label)
        top.addWidget(self._games, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self._text, 1)
        layout.addWidget(buttons)
        self._games.activated.connect(self._choose)
        self._retranslate()
        self._text.setFocus()

    def set_rules(self, rules: Ruleset) -> None:
        """Show these rules; they stay the page of their game while the reader looks at others."""
        self._known[rules.id] = rules
        is_other = rules != self._rules
        self._rules = rules
        self._refresh(to_top=is_other)

    def shown_rules(self) -> Ruleset:
        return self._rules

    def _choose(self, row: int) -> None:
        variant = self._variants[row]
        self._rules = self._known.get(variant.id) or variant.by_default()
        self._refresh(to_top=True)

    def _refresh(self, *, to_top: bool) -> None:
        ids = [variant.id for variant in self._variants]
        self._games.setCurrentIndex(ids.index(self._rules.id) if self._rules.id in ids else -1)
        bar = self._text.verticalScrollBar()
        where = 0 if to_top else bar.value()
        line = self.palette().color(QPalette.ColorRole.Mid).name()
        self._text.setHtml(to_html(page(self._rules), line))
        bar.setValue(where)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self._label.setText(self.tr("&Game"))
        self._text.setAccessibleName(self.tr("Rules"))
        self._close_button.setText(self.tr("&Close"))
        row = self._games.currentIndex()
        self._games.clear()
        self._games.addItems([say(variant.title) for variant in self._variants])
        self._games.setCurrentIndex(row)
        self._refresh(to_top=False)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible:
            stand_before_question(self)
        super().setVisible(visible)

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        ideal = QSize(
            metrics.averageCharWidth() * IDEAL_LETTERS, metrics.lineSpacing() * IDEAL_LINES
        )
        return ideal.boundedTo(self.screen().availableSize() * 0.92)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._refresh(to_top=False)
