"""The titles of the main window's menus: all that is seen of them in its first picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def menu_titles() -> tuple[str, ...]:
    """In the language on screen, in the order of the menus."""
    return (
        QCoreApplication.translate("Actions", "&Game"),
        QCoreApplication.translate("Actions", "&Play"),
        QCoreApplication.translate("Actions", "&Learn"),
        QCoreApplication.translate("Actions", "H&istory"),
        QCoreApplication.translate("Actions", "&Help"),
    )
