"""The window that gives commands other keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.services.key_map import KeyMap
from generala_desktop.views.scrolling_dialog import FittingDialog
from generala_desktop.words import key_commands as words

Commands = Sequence[tuple[str, Callable[[], str]]]
"""Names, and what makes the words for them."""


class KeyEditor(FittingDialog):
    """Every command with its key; one that is taken says by what, and changes nothing."""

    def __init__(self, keys: KeyMap, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._commands = tuple(commands)
        self.edits: dict[str, QKeySequenceEdit] = {}
        self._labels: dict[str, QLabel] = {}
        page = QWidget()
        grid = QGridLayout(page)
        for row, (name, _) in enumerate(self._commands):
            label, edit = QLabel(), QKeySequenceEdit()
            label.setBuddy(edit)
            label.setWordWrap(True)
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            edit.setMinimumHeight(32)
            edit.editingFinished.connect(lambda name=name: self._take(name))
            grid.addWidget(label, row, 0)
            grid.addWidget(edit, row, 1)
            self.edits[name], self._labels[name] = edit, label
        grid.setColumnStretch(0, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(page)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.reset_button, self._close = QPushButton(), QPushButton()
        buttons = QDialogButtonBox()
        buttons.addButton(self.reset_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        for button in (self.reset_button, self._close):
            button.setAutoDefault(False)
        self.reset_button.clicked.connect(lambda _=False: self._reset())
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        column = QVBoxLayout(self)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        column.addWidget(buttons)
        self.retranslate()
        self._fill()

    def _fill(self) -> None:
        for name, edit in self.edits.items():
            edit.blockSignals(True)
            edit.setKeySequence(QKeySequence(self._keys.keys(name)))
            edit.blockSignals(False)

    def _take(self, name: str) -> None:
        keys = self.edits[name].keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        owner = self._keys.owner(keys, name)
        if owner is not None:
            self.told.setText(words.taken(dict(self._commands)[owner]()))
        elif self._keys.is_reserved(keys):
            self.told.setText(words.reserved())
        else:
            self.told.setText("")
            self._keys.change(name, keys)
        self._fill()

    def _reset(self) -> None:
        self._keys.reset()
        self.told.setText("")
        self._fill()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Change keys"))
        self.reset_button.setText(self.tr("&Usual keys"))
        self._close.setText(self.tr("&Close"))
        for name, text in self._commands:
            said = text()
            self._labels[name].setText(said)
            self.edits[name].setAccessibleName(said)

    @override
    def wanted_size(self, widest: int) -> QSize:
        metrics = self.fontMetrics()
        return QSize(min(metrics.averageCharWidth() * 80, widest), metrics.height() * 30)
