"""A box to choose from whose list can be read in every theme."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QComboBox

from generala_desktop.compat import override


def adjusting_box() -> ChoiceBox:
    """Return a box that is always as wide as its longest entry."""
    box = ChoiceBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box


class ChoiceBox(QComboBox):
    @override
    def showPopup(self) -> None:
        # Else the entries' ground is that of menus, where it stands for the outline.
        self.view().setPalette(QApplication.palette())
        super().showPopup()
