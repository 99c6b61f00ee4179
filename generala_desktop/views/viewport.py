"""The part of a scrolling area that its content is painted on."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def make_viewport(area: QAbstractScrollArea, ground: QPalette.ColorRole) -> None:
    """Give an area a viewport of this ground, in place of the one that Qt made.

    To name the class of a widget that it has never seen, the binding loads every kind of widget
    that there is: 2 MiB, and a tenth of the start. This one it has seen.
    """
    viewport = QWidget()
    viewport.setObjectName("viewport")
    viewport.setBackgroundRole(ground)
    viewport.setAutoFillBackground(True)
    area.setViewport(viewport)
