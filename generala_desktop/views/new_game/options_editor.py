"""The table rules of a game, one field below the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from generala_desktop.engine.ruleset import Option
from generala_desktop.views.new_game.option_fields import OptionField, field_for


class OptionsEditor(QWidget):
    """Shows options with a value each.

    Signals:
        changed(): the person chose another value.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: list[OptionField] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_options(self, options: Iterable[Option], choices: Mapping[str, str]) -> None:
        """Show these options alone; what is left out of the choices, or unsound, as usual."""
        for field in self._fields:
            self._layout.removeWidget(field)
            field.hide()
            field.deleteLater()
        self._fields = [field_for(option) for option in options]
        for field in self._fields:
            self._layout.addWidget(field)
            field.changed.connect(self.changed)
        self.show_choices(choices)

    def show_choices(self, choices: Mapping[str, str]) -> None:
        for field in self._fields:
            option = field.option
            value = option.normalise(choices.get(option.id, option.default))
            field.show_value(option.default if value is None else value)

    def choices(self) -> dict[str, str]:
        return {field.option.id: field.value() for field in self._fields}
