"""The layouts of a printed planilla, and which of them a game has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from generala_desktop.engine.ruleset import Ranking, Ruleset


class Layout(Enum):
    CLASSIC = "classic"
    """One game that fills the page."""
    TWO = "two"
    """Two games side by side."""
    QUARTERS = "quarters"
    """Four small sheets to cut apart."""
    SINGLE = "single"
    """One player, six games side by side."""
    LARGE = "large"
    """Large print."""
    MATCHES = "matches"
    """All matches of a game side by side, after the form of its author."""


@dataclass(frozen=True)
class Style:
    """Measures of a layout, in millimetres and points."""

    across: int = 1
    """Sheets on a page, side by side …"""
    down: int = 1
    """… and below each other."""
    is_landscape: bool = False
    most_columns: int = 8
    least_column: float = 9.5
    least_row: float = 8.0
    text: float = 11.0
    small: float = 9.0
    least_text: float = 9.0
    """Down to which size a name may shrink before it is cut short."""
    least_label: float = 8.0
    """The same of a row's title."""
    title: float = 16.0
    label_share: float = 0.40
    """How much of the width the labels may take."""
    is_stacked: bool = False
    """Every line to fill in has the whole width."""


STYLES = {
    Layout.CLASSIC: Style(),
    Layout.TWO: Style(
        across=2,
        is_landscape=True,
        most_columns=6,
        least_row=6.0,
        least_label=6.5,
        title=14.0,
    ),
    Layout.QUARTERS: Style(
        across=2,
        down=2,
        most_columns=4,
        least_column=8.0,
        least_row=3.6,
        text=9.0,
        small=7.0,
        least_text=7.0,
        title=11.0,
        least_label=5.5,
        label_share=0.50,
    ),
    Layout.SINGLE: Style(most_columns=6),
    Layout.LARGE: Style(
        most_columns=4,
        least_column=21.0,
        text=18.0,
        small=16.0,
        least_text=16.0,
        least_label=16.0,
        title=22.0,
        label_share=0.62,
        is_stacked=True,
    ),
    Layout.MATCHES: Style(
        is_landscape=True, most_columns=4, least_row=5.0, text=10.0, small=8.0, least_text=7.0
    ),
}

GAMES_OF_ONE = 6
"""Columns of the layout for one player."""


def layouts_for(rules: Ruleset) -> tuple[Layout, ...]:
    """Return what can be printed of a game, the usual one first."""
    if rules.ranking is Ranking.MATCHES:
        return (Layout.MATCHES, Layout.LARGE)
    return (Layout.CLASSIC, Layout.TWO, Layout.QUARTERS, Layout.SINGLE, Layout.LARGE)


def usual_players(rules: Ruleset, layout: Layout) -> int:
    """Return how many columns a blank sheet has when nobody says: what fits, and is played."""
    if layout is Layout.SINGLE:
        return 1
    if layout is Layout.MATCHES:
        return min(3, rules.players[1])
    return min(STYLES[layout].most_columns, rules.players[1])
