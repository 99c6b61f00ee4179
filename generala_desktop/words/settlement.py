"""Who owes whom at the end, as tables and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from generala_desktop.engine import ranking
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.engine.state import State
from generala_desktop.words.say import say
from generala_desktop.words.table import joined

_CONTEXT = "Settlement"


@dataclass(frozen=True)
class Sheet:
    """A table: titles of the columns, and rows of as many cells, the first a name."""

    titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    seats: tuple[int, ...]
    """Of each row, for the player's mark."""
    name_columns: int = 1
    """The others hold figures."""


def balance_sheet(state: State, names: Sequence[str]) -> Sheet:
    """Return what everybody has won and lost, best first."""
    standings = ranking.standings(state)
    seats = tuple(standing.seat for standing in standings)
    player = QCoreApplication.translate(_CONTEXT, "Player")
    if state.rules.ranking is not Ranking.MATCHES:
        points = QCoreApplication.translate(_CONTEXT, "Points")
        gain = QCoreApplication.translate(_CONTEXT, "Play money")
        rows: tuple[tuple[str, ...], ...] = tuple(
            (names[s.seat], _number(s.total), _signed(_gain(state, s.seat))) for s in standings
        )
        return Sheet((player, points, gain), rows, seats)
    titles = [
        player,
        QCoreApplication.translate(_CONTEXT, "Matches won"),
        QCoreApplication.translate(_CONTEXT, "Balance"),
    ]
    has_caps = state.rules.caps > 0
    if has_caps:
        titles += [
            QCoreApplication.translate(_CONTEXT, "Caps won"),
            QCoreApplication.translate(_CONTEXT, "Caps in hand"),
        ]
    rows = tuple(_match_row(state, names, seat, has_caps=has_caps) for seat in seats)
    return Sheet(tuple(titles), rows, seats)


def _match_row(state: State, names: Sequence[str], seat: int, *, has_caps: bool) -> tuple[str, ...]:
    won = [
        _number(match.value)
        for index, match in enumerate(state.rules.matches)
        if ranking.match_result(state, index).winner == seat
    ]
    cells = (names[seat], " + ".join(won) or "–", _signed(ranking.balance(state, seat)))
    if not has_caps:
        return cells
    caps = ranking.caps(state, seat)
    return (*cells, _signed(caps), _number(state.rules.caps + caps))


def debt_sheet(state: State, names: Sequence[str]) -> Sheet:
    """Return who pays whom, each pair's debts set off against each other; also without rows."""
    owed = ranking.net(ranking.debts(state))
    titles = (
        QCoreApplication.translate(_CONTEXT, "Pays"),
        #: Heading of a column: who is paid.
        QCoreApplication.translate(_CONTEXT, "To"),
        QCoreApplication.translate(_CONTEXT, "Caps")
        if state.rules.caps
        else QCoreApplication.translate(_CONTEXT, "Units"),
    )
    paid = [
        (giver, taker, amount)
        for giver, line in enumerate(owed)
        for taker, amount in enumerate(line)
        if amount
    ]
    rows = tuple((names[giver], names[taker], _number(amount)) for giver, taker, amount in paid)
    return Sheet(titles, rows, tuple(giver for giver, _, _ in paid), name_columns=2)


def has_settlement(state: State) -> bool:
    """Tell whether anything is paid in this game."""
    stakes = state.rules.stakes
    return state.rules.ranking is Ranking.MATCHES or bool(stakes.pot or stakes.per_point)


def title(state: State) -> str:
    if state.rules.caps:
        return QCoreApplication.translate(_CONTEXT, "The caps are counted")
    return QCoreApplication.translate(_CONTEXT, "Who pays whom, in play money")


def void_matches(state: State) -> str:
    """Return which matches nobody has won, or nothing."""
    void = [
        say(match.label)
        for index, match in enumerate(state.rules.matches)
        if state.rules.ranking is Ranking.MATCHES and ranking.match_result(state, index).is_void
    ]
    if not void:
        return ""
    text = QCoreApplication.translate(_CONTEXT, "Void, nobody is paid: {matches}")
    return text.format(matches=joined(void))


def nobody_pays() -> str:
    return QCoreApplication.translate(_CONTEXT, "Nobody owes anything.")


def match_caption(state: State, match: int, names: Sequence[str]) -> str:
    """Return what happens while a match is settled: "Value 3: Ana gets 3 caps from each"."""
    label = say(state.rules.matches[match].label)
    winner = ranking.match_result(state, match).winner
    if winner is None:
        text = QCoreApplication.translate(_CONTEXT, "{match}: void, nobody is paid")
        return text.format(match=label)
    value = state.rules.matches[match].value
    text = QCoreApplication.translate(
        _CONTEXT, "{match}: {name} gets %n caps from every other player", "", value
    )
    return text.format(match=label, name=names[winner])


def caps_in_words(names: Sequence[str], counts: Sequence[int]) -> str:
    """Return what the picture of the caps shows, for those who do not see it."""
    each = [
        QCoreApplication.translate(_CONTEXT, "{name}: %n caps", "", count).format(name=name)
        for name, count in zip(names, counts, strict=True)
    ]
    return joined(each)


def _gain(state: State, seat: int) -> int:
    owed = ranking.debts(state)
    return sum(line[seat] for line in owed) - sum(owed[seat])


def _number(value: int) -> str:
    return QLocale().toString(value)


def _signed(value: int) -> str:
    if value > 0:
        return f"+{_number(value)}"
    return f"−{_number(-value)}" if value else "0"
