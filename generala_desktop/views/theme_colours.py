"""The planilla's colours in each theme: what a palette has no role for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from generala_desktop.views.scheme import PAPER, Scheme


@dataclass(frozen=True)
class ThemeColours:
    """What a palette has no role for: the planilla, which stays paper in every theme but contrast.

    Ink, dim ink, strike and accent can be read on each of the backgrounds.
    """

    paper: QColor
    paper_line: QColor
    ink: QColor
    dim_ink: QColor
    """Previews: what a box would score."""
    strike: QColor
    accent: QColor
    """Served figures, bonuses, what was written last."""
    heading_background: QColor
    total_background: QColor
    current_player_background: QColor
    hint_background: QColor
    winner_background: QColor
    focus_ring: QColor
    """On the planilla."""
    window_focus_ring: QColor
    """On windows: in the dark no colour is seen on these and on paper alike."""
    error: QColor
    """Text in windows."""
    dim_text: QColor
    """Less important text in windows."""


COLOURS = {
    Scheme.LIGHT: ThemeColours(
        paper=QColor(PAPER[Scheme.LIGHT]),
        paper_line=QColor("#8f8a7c"),
        ink=QColor("#1d2433"),
        dim_ink=QColor("#5a5f6b"),
        strike=QColor("#a3182a"),
        accent=QColor("#1b5396"),
        heading_background=QColor("#ece6d6"),
        total_background=QColor("#e3ddcb"),
        current_player_background=QColor("#fff0bf"),
        hint_background=QColor("#dcefd9"),
        winner_background=QColor("#ffe79a"),
        focus_ring=QColor("#0a63c9"),
        window_focus_ring=QColor("#0a63c9"),
        error=QColor("#b00020"),
        dim_text=QColor("#5c5c5c"),
    ),
    Scheme.DARK: ThemeColours(
        paper=QColor(PAPER[Scheme.DARK]),
        paper_line=QColor("#767164"),
        ink=QColor("#161b26"),
        dim_ink=QColor("#424650"),
        strike=QColor("#830f1f"),
        accent=QColor("#123f75"),
        heading_background=QColor("#cbc5b4"),
        total_background=QColor("#c2bca9"),
        current_player_background=QColor("#e8d694"),
        hint_background=QColor("#bcd3b8"),
        winner_background=QColor("#e6cd72"),
        focus_ring=QColor("#0b4f9e"),
        window_focus_ring=QColor("#6fb0ff"),
        error=QColor("#ff8a80"),
        dim_text=QColor("#b4b4b4"),
    ),
    Scheme.CONTRAST: ThemeColours(
        paper=QColor(PAPER[Scheme.CONTRAST]),
        paper_line=QColor("#ffffff"),
        ink=QColor("#ffffff"),
        dim_ink=QColor("#cfcfcf"),
        strike=QColor("#ffbcbc"),
        accent=QColor("#80d4ff"),
        heading_background=QColor("#1a1a1a"),
        total_background=QColor("#262626"),
        current_player_background=QColor("#3a3000"),
        hint_background=QColor("#003a14"),
        winner_background=QColor("#40320a"),
        focus_ring=QColor("#ffe500"),
        window_focus_ring=QColor("#ffe500"),
        error=QColor("#ff9c9c"),
        dim_text=QColor("#d0d0d0"),
    ),
}
