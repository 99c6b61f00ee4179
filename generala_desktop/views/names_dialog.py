"""Other names for the players of the running game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from generala_desktop.compat import override
from generala_desktop.storage.record import NAME_LENGTH, clean_name, distinct_names
from generala_desktop.views import player_mark
from generala_desktop.views.player_mark import PlayerMark, mark_name
from generala_desktop.views.scrolling_dialog import ScrollingDialog

_WITH_MNEMONIC = 9


class _NameField(QLineEdit):
    """Takes as many characters as a name keeps, counted as a person counts them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setPlaceholderText(name)
        self.textEdited.connect(self._shorten)

    def _shorten(self, text: str) -> None:
        # Qt's own limit counts an emoji twice and could cut it in the middle.
        if len(text) > NAME_LENGTH:
            place = self.cursorPosition()
            self.setText(text[:NAME_LENGTH])
            self.setCursorPosition(place)


class NamesDialog(ScrollingDialog):
    """Asks for names, in seating order; what is left empty stays as it was."""

    def __init__(
        self, names: list[str], marks: Sequence[PlayerMark], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._old = list(names)
        self._marks = list(marks)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self._pictures = [QLabel() for _ in names]
        self._labels = [QLabel() for _ in names]
        self._fields = [_NameField(name) for name in names]
        grid = QGridLayout(self.page)
        grid.addWidget(self._hint, 0, 0, 1, 3)
        lines = zip(self._pictures, self._labels, self._fields, strict=True)
        for row, (picture, label, field) in enumerate(lines, start=1):
            label.setBuddy(field)
            grid.addWidget(picture, row, 0)
            grid.addWidget(label, row, 1)
            grid.addWidget(field, row, 2)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(names) + 1, 1)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.button_row.setStandardButtons(ok | cancel)
        for button in self.button_row.buttons():
            button.setIcon(QIcon())  # the style's own suit neither theme nor icons
        self.button_row.button(ok).setDefault(True)
        self.finish()
        if self._fields:
            self._fields[0].setFocus()
            self._fields[0].selectAll()

    def names(self) -> list[str]:
        """Return a name for every player, no two alike."""
        written = [clean_name(field.text()) for field in self._fields]
        return distinct_names([new or old for new, old in zip(written, self._old, strict=True)])

    @override
    def redraw(self) -> None:
        side = self.fontMetrics().height() * 3 // 2
        for picture, mark in zip(self._pictures, self._marks, strict=True):
            picture.setPixmap(player_mark.picture(mark, side, self.devicePixelRatioF()))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Players' names"))
        self._hint.setText(self.tr("New names apply at once. A name left empty stays as it was."))
        lines = zip(self._labels, self._fields, self._pictures, self._marks, strict=True)
        for number, (label, field, picture, mark) in enumerate(lines, start=1):
            mnemonic = "&" if number <= _WITH_MNEMONIC else ""
            pattern = self.tr("Player {number}:", "{number} may be underlined")
            label.setText(pattern.format(number=f"{mnemonic}{number}"))
            name = self.tr("Name of player {number}").format(number=number)
            field.setAccessibleName(name)
            field.setAccessibleDescription(mark_name(mark))
            picture.setToolTip(mark_name(mark))
            picture.setAccessibleName(mark_name(mark))

    @override
    def usual_width(self) -> int:
        return max(self.fontMetrics().averageCharWidth() * 60, super().usual_width())
