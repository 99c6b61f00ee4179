"""Light, dark and high contrast: the schemes of colours, and what they make of a window's palette.

The first window waits for this, so it is made of texts and of what takes no time to load.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtGui import QColor, QPalette


class Scheme(StrEnum):
    """What is really shown; the setting may also say "system"."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


PAPER: Final = {
    Scheme.LIGHT: "#fbf8ef",
    Scheme.DARK: "#d9d4c6",
    Scheme.CONTRAST: "#000000",
}
"""The planilla's background."""

_WINDOWS: Final = {
    Scheme.LIGHT: {
        "Window": "#f2f1ee",
        "Base": "#ffffff",
        "AlternateBase": "#f5f3ee",
        "Button": "#eceae5",
        "WindowText": "#1c1c1c",
        "Text": "#1c1c1c",
        "ButtonText": "#1c1c1c",
        "PlaceholderText": "#6a6a6a",
        "Highlight": "#1f5fa8",
        "Accent": "#1f5fa8",
        "HighlightedText": "#ffffff",
        "Link": "#1a5aa0",
        "LinkVisited": "#6b3fa0",
        "BrightText": "#b00020",
        "Light": "#ffffff",
        "Midlight": "#f7f6f3",
        "Mid": "#b9b6ae",
        "Dark": "#8a877f",
        "Shadow": "#55534e",
        "ToolTipBase": "#fffbe6",
        "ToolTipText": "#1c1c1c",
    },
    Scheme.DARK: {
        "Window": "#2b2d30",
        "Base": "#1f2123",
        "AlternateBase": "#26282b",
        "Button": "#3a3d41",
        "WindowText": "#ececec",
        "Text": "#ececec",
        "ButtonText": "#ececec",
        "PlaceholderText": "#a6a6a6",
        "Highlight": "#2a64a6",
        "Accent": "#2a64a6",
        "HighlightedText": "#ffffff",
        "Link": "#8ab8f0",
        "LinkVisited": "#c5a5f0",
        "BrightText": "#ff8a80",
        "Light": "#565a5f",
        "Midlight": "#484b50",
        "Mid": "#6f747a",
        # Fusion draws frames and the outlines of check boxes darker than the window.
        "Dark": "#17181a",
        "Shadow": "#0c0d0e",
        "ToolTipBase": "#44474b",
        "ToolTipText": "#f4f4f4",
    },
    Scheme.CONTRAST: {
        "Window": "#000000",
        "Base": "#000000",
        "AlternateBase": "#141414",
        "Button": "#101010",
        "WindowText": "#ffffff",
        "Text": "#ffffff",
        "ButtonText": "#ffffff",
        "PlaceholderText": "#d0d0d0",
        "Highlight": "#ffe500",
        "Accent": "#ffe500",
        "HighlightedText": "#000000",
        "Link": "#80d4ff",
        "LinkVisited": "#e0b3ff",
        "BrightText": "#ff9c9c",
        "Light": "#ffffff",
        "Midlight": "#c8c8c8",
        "Mid": "#ffffff",
        "Dark": "#ffffff",
        "Shadow": "#ffffff",
        "ToolTipBase": "#000000",
        "ToolTipText": "#ffffff",
    },
}
"""Every role of a palette, so that nothing of the system's shines through."""

_DISABLED: Final = {
    Scheme.LIGHT: "#808080",
    Scheme.DARK: "#8c8c8c",
    Scheme.CONTRAST: "#a0a0a0",
}
"""Text that answers to nothing."""

_OUTLINES: Final = {
    Scheme.LIGHT: "#6c6a66",
    Scheme.DARK: "#b4b4b4",
    Scheme.CONTRAST: "#b6b6b6",
}
"""Of controls."""

_FUSION_SHADE: Final = 1.4
"""How much darker than Window Fusion draws an outline."""


def palette(scheme: Scheme) -> QPalette:
    colours = _WINDOWS[scheme]
    role, disabled = QPalette.ColorRole, QPalette.ColorGroup.Disabled
    result = QPalette()
    for name, colour in colours.items():
        result.setColor(role[name], QColor(colour))
    grey = QColor(_DISABLED[scheme])
    for which in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        result.setColor(disabled, which, grey)
    result.setColor(disabled, role.Highlight, QColor(colours["Mid"]))
    result.setColor(disabled, role.HighlightedText, QColor(colours["Window"]))
    return result


def outlined(scheme: Scheme, usual: QPalette) -> QPalette:
    """The usual palette for controls whose outline Fusion takes from the window's colour."""
    from copy import copy  # noqa: PLC0415 (when the window has been seen)

    result = copy(usual)  # QPalette(…) would load all that a palette can be made of
    outline = QColor(_OUTLINES[scheme])
    red, green, blue = (
        min(round(part * _FUSION_SHADE), 255)
        for part in (outline.red(), outline.green(), outline.blue())
    )
    result.setColor(QPalette.ColorRole.Window, QColor(red, green, blue))
    return result
