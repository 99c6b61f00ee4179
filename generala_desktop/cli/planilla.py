"""The planilla as plain text, for a terminal or a screen reader."""

from __future__ import annotations

from generala_desktop.engine import ranking, sheet
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.engine.sheet import Cell, Row, RowKind
from generala_desktop.storage.record import Record


def planilla(record: Record) -> str:
    """Return title, a table a match, and the result."""
    state, rules = record.state, record.rules
    names = [player.name for player in record.players]
    lines = [str(rules.title)]
    for match, info in enumerate(rules.matches):
        table = [["", *names]]
        for row in sheet.rows(rules):
            cells = [sheet.cell(rules, card, row, match) for card in state.cards]
            table.append([_label(row), *(_shown(cell) for cell in cells)])
        if len(rules.matches) > 1:
            lines += ["", str(info.label)]
        lines += _aligned(table)
    if rules.ranking is Ranking.MATCHES:
        balances = (f"{n}: {ranking.balance(state, s):+d}" for s, n in enumerate(names))
        lines += ["", "  ".join(balances)]
    if state.over:
        winners = [names[seat] for seat in ranking.winners(state)]
        lines += ["", "Won by: " + (", ".join(winners) or "nobody")]
    elif ranking.claimants(state):
        waiting = [names[seat] for seat in ranking.claimants(state)]
        lines += ["", f"Served Generala of {', '.join(waiting)}: the game ends with this round"]
    return "\n".join(lines)


def _label(row: Row) -> str:
    if row.category is not None:
        worth = f" ({row.category.worth})" if row.category.worth else ""
        return f"{row.category.label}{worth}"
    if row.kind is RowKind.PROGRESS:
        return "Numbers"
    return str(row.bonus.label) if row.bonus else "Total"


def _shown(cell: Cell) -> str:
    if cell.points is None:
        return "."
    if cell.goal is not None:
        return f"{cell.points}/{cell.goal}"
    return f"{cell.points}{'*' if cell.is_served else ''}"


def _aligned(table: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    return [
        (
            row[0].ljust(widths[0])
            + "".join("  " + t.rjust(w) for t, w in zip(row[1:], widths[1:], strict=True))
        ).rstrip()
        for row in table
    ]
