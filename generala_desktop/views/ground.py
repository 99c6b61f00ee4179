"""What the main window shows before it is furnished: felt and paper, painted at once."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout

_SHARES = (56, 44)
"""Of the width, in per cent, that felt and paper take."""


class Ground(QFrame):
    """Two style sheets: with a painter, Qt's names would take longer to load than all else here."""

    def __init__(self, felt: tuple[str, str], paper: str) -> None:
        """Take the felt's colours, in the light and in the shade, and the paper's."""
        super().__init__()
        lit, dim = felt
        light = f"qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 {lit}, stop: 1 {dim})"
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for background, share in zip((light, paper), _SHARES, strict=True):
            part = QFrame()
            part.setStyleSheet(f"background: {background}")
            row.addWidget(part, share)
