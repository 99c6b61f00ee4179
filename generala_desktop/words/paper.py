"""What a planilla on paper says, blank or filled: words and figures without their places."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import datetime
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from generala_desktop.engine import ranking, sheet
from generala_desktop.engine.ruleset import Category, Ranking, Ruleset, ThresholdBonus
from generala_desktop.engine.ruleset import Section as Half
from generala_desktop.engine.sheet import Cell, Row, RowKind
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import VARIANTS, find
from generala_desktop.storage.record import Record
from generala_desktop.words import matches as match_words
from generala_desktop.words import table
from generala_desktop.words.boxes import row_title, row_worth
from generala_desktop.words.say import say
from generala_desktop.words.table_rules import summary

_CONTEXT = "Paper"


@dataclass(frozen=True)
class Written:
    """What stands in a box; all of it empty while nothing does."""

    points: str = ""
    is_served: bool = False
    mark: str = ""
    """How the form of several matches writes it: a sign where the game has one."""


@dataclass(frozen=True)
class SheetRow:
    kind: RowKind
    title: str
    name: str
    """The title in whole words, where a sheet of several matches says R for the result."""
    short_title: str
    """How the form of several matches names it."""
    worth: str
    """The small print beside the title: "30/35", "+35"."""
    category: Category | None
    cells: tuple[tuple[Written, ...], ...]
    """By match, then by player."""

    begins_part: bool
    """Stands below a thick line: the figures and the total."""

    @property
    def is_upper(self) -> bool:
        return self.category is not None and self.category.section is Half.UPPER


@dataclass(frozen=True)
class Match:
    label: str
    value: int
    winner: int | None = None
    is_void: bool = False
    is_won_outright: bool = False


@dataclass(frozen=True)
class Settled:
    """One player's line in the settlement of several matches; empty on a blank sheet."""

    values: tuple[str, ...]
    """Of each match: its value won or lost."""
    balance: str
    caps: str


@dataclass(frozen=True)
class MarginLabel:
    """A row of the form of several matches, as one of its games names it."""

    name: str
    worth: str


@dataclass(frozen=True)
class MarginGame:
    """One of the games that share the form of several matches."""

    title: str
    labels: dict[str, MarginLabel]
    """By box."""
    legend: tuple[str, ...]
    """What its signs mean."""


@dataclass(frozen=True)
class Sheet:
    """A planilla in one language; nothing in it is translated later."""

    title: str
    table_rules: str
    date: str
    opened_by: str
    won_by: str
    names: tuple[str, ...]
    """Empty names on a blank sheet, one for each column."""
    left: frozenset[int]
    """Who went home."""
    matches: tuple[Match, ...]
    rows: tuple[SheetRow, ...]
    settlement: tuple[Settled, ...]
    """By player; nothing where one match is played."""
    debts: str
    """Who pays whom, in a line; nothing where nobody does."""
    caps: int
    margins: tuple[MarginGame, ...]
    """The games at the left and the right of the form of several matches, if that is played."""
    is_blank: bool


def blank(rules: Ruleset, players: int) -> Sheet:
    """Return a planilla to be written on by hand."""
    most = rules.players[1]
    state = start(rules, max(rules.players[0], min(players, most)))
    return _sheet(state, ("",) * players, "", is_blank=True)


def filled(record: Record) -> Sheet:
    """Return the planilla of a game, over or not."""
    names = tuple(player.name for player in record.players)
    return _sheet(record.state, names, _day(record.header("Date")), is_blank=False)


def _sheet(state: State, names: tuple[str, ...], date: str, *, is_blank: bool) -> Sheet:
    rules = state.rules
    variant = find(rules.id)
    several = rules.ranking is Ranking.MATCHES
    return Sheet(
        title=say(rules.title),
        table_rules=summary(variant, dict(rules.options), most=len(rules.options))
        if variant
        else "",
        date=date,
        opened_by=names[0],
        won_by="" if is_blank else _won_by(state, names),
        names=names,
        left=state.left,
        matches=tuple(_match(state, index) for index in range(len(rules.matches))),
        rows=_rows(state, len(names), is_blank=is_blank),
        settlement=_settlement(state, len(names), is_blank=is_blank) if several else (),
        debts="" if is_blank else _debts(state, names),
        caps=rules.caps,
        margins=_margins(rules) if several else (),
        is_blank=is_blank,
    )


def _day(date: str | None) -> str:
    """Return the day of an ISO date as the sheet's language writes it."""
    try:
        day = datetime.fromisoformat(date or "").date()
    except ValueError:
        return ""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def _won_by(state: State, names: tuple[str, ...]) -> str:
    if not state.over:
        return ""
    won = ranking.winners(state)
    if not won:
        return QCoreApplication.translate(_CONTEXT, "nobody")
    if len(won) == 1 and not _has_claimed(state, won):
        return names[won[0]]
    who = table.joined([_isolated(names[seat]) for seat in won])
    if _has_claimed(state, won):
        text = QCoreApplication.translate(_CONTEXT, "{name}, with a served Generala")
        return text.format(name=who)
    return who


def _has_claimed(state: State, won: tuple[int, ...]) -> bool:
    return any(s.claimed for s in ranking.standings(state) if s.seat in won)


def _match(state: State, index: int) -> Match:
    match = state.rules.matches[index]
    if state.rules.ranking is not Ranking.MATCHES:
        return Match(say(match.label), match.value)
    result = ranking.match_result(state, index)
    outright = state.claimant(index) is not None
    return Match(say(match.label), match.value, result.winner, result.is_void, outright)


def _rows(state: State, players: int, *, is_blank: bool) -> tuple[SheetRow, ...]:
    every = sheet.rows(state.rules)
    return tuple(
        SheetRow(
            row.kind,
            row_title(row),
            match_words.row_name(row),
            match_words.short_title(row),
            _worth(row),
            row.category,
            _cells(state, row, players, is_blank=is_blank),
            begins_part=_begins_part(row, before),
        )
        for row, before in zip(every, (None, *every), strict=False)
    )


def _worth(row: Row) -> str:
    if row.kind is RowKind.PROGRESS and isinstance(row.bonus, ThresholdBonus):
        return f"≥ {row.bonus.threshold}"
    return row_worth(row)


def _begins_part(row: Row, before: Row | None) -> bool:
    if before is None or row.kind is RowKind.TOTAL:
        return True
    if row.category is None or row.category.section is Half.UPPER:
        return False
    return before.category is None or before.category.section is Half.UPPER


def _cells(
    state: State, row: Row, players: int, *, is_blank: bool
) -> tuple[tuple[Written, ...], ...]:
    matches = range(len(state.rules.matches))
    if is_blank:
        return tuple((Written(),) * players for _ in matches)
    return tuple(
        tuple(_written(sheet.cell(state.rules, card, row, match)) for card in state.cards)
        for match in matches
    )


def _written(cell: Cell) -> Written:
    if cell.points is None:
        return Written()
    points = str(cell.points)
    return Written(points, cell.is_served, cell.mark or points)


def _settlement(state: State, players: int, *, is_blank: bool) -> tuple[Settled, ...]:
    rules = state.rules
    if is_blank:
        return (Settled(("",) * len(rules.matches), "", ""),) * players
    results = [ranking.match_result(state, match) for match in range(len(rules.matches))]
    lines = []
    for seat in range(players):
        values = [
            ""
            if not result.is_decided
            else "0"
            if result.winner is None
            else _signed(match.value if result.winner == seat else -match.value)
            for match, result in zip(rules.matches, results, strict=True)
        ]
        balance, caps = ranking.balance(state, seat), ranking.caps(state, seat)
        lines.append(Settled(tuple(values), _signed(balance), _signed(caps)))
    return tuple(lines)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def _debts(state: State, names: tuple[str, ...]) -> str:
    owed = ranking.net(ranking.debts(state))
    text = QCoreApplication.translate(_CONTEXT, "{name} pays {other} {amount}")
    paid = [
        text.format(
            name=_isolated(names[giver]),
            other=_isolated(names[taker]),
            amount=QLocale().toString(amount),
        )
        for first, second in combinations(range(len(names)), 2)
        for giver, taker in ((first, second), (second, first))
        if (amount := owed[giver][taker])
    ]
    return " · ".join(paid)


def _isolated(name: str) -> str:
    """Return a name that does not turn the sentence around it, whatever its direction."""
    is_turning = any(unicodedata.bidirectional(char) in {"R", "AL"} for char in name)
    return f"\u2068{name}\u2069" if is_turning else name


def _margins(rules: Ruleset) -> tuple[MarginGame, ...]:
    """Return the games of several matches, those with the most matches first; rules in force."""
    usual = [variant.by_default() for variant in VARIANTS]
    several = sorted(
        (game for game in usual if game.ranking is Ranking.MATCHES),
        key=lambda game: -len(game.matches),
    )
    return tuple(_margin(rules if game.id == rules.id else game) for game in several)


def _margin(rules: Ruleset) -> MarginGame:
    labels = {}
    for category in rules.categories:
        worth = category.worth
        if category.section is Half.UPPER:
            #: After the number of a box: its points are the sum of these dice.
            worth = f"= {worth}" if worth else QCoreApplication.translate(_CONTEXT, "sum")
        labels[category.id] = MarginLabel(match_words.short_label(category), worth)
    legend = tuple(meaning(sign, say(text)) for sign, text in rules.legend)
    return MarginGame(say(rules.title), labels, legend)


def meaning(sign: str, words: str) -> str:
    """Return a line of a legend: "X made"."""
    pattern = QCoreApplication.translate(_CONTEXT, "{sign} {meaning}", "X made")
    return pattern.format(sign=sign, meaning=words)
