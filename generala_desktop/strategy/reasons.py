"""Why a move is worth what it is: what will be written after a roll, what an entry costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Category, Ruleset, ThresholdBonus
from generala_desktop.engine.scoring import FaceSum
from generala_desktop.engine.state import State, Turn
from generala_desktop.strategy.adviser import Adviser, ExactAdviser
from generala_desktop.strategy.alike import NO_MATTER, held
from generala_desktop.strategy.forecast import Forecast, Outcome
from generala_desktop.strategy.forecast_matches import MatchForecast
from generala_desktop.strategy.lines import Line, LineKind, lines_of
from generala_desktop.strategy.matches_adviser import MatchAdviser

__all__ = [
    "BonusNews",
    "BonusReach",
    "ClaimReason",
    "EntryReason",
    "Line",
    "LineKind",
    "Outcome",
    "Reason",
    "RollReason",
    "reason",
]


@dataclass(frozen=True)
class RollReason:
    outcomes: tuple[Outcome, ...]
    """Everything that best play may write after the move, most probable first; with `wins` the
    chances sum to 1."""
    lines: tuple[Line, ...]
    """Two or three (one where there is no more to say), most important first."""
    wins: float = 0
    """The chance of a win outright that is claimed instead of written."""


class BonusNews(Enum):
    SECURED = "secured"
    """The entry reaches the threshold."""
    AHEAD = "ahead"
    """Three of each face in what is open are enough."""
    BEHIND = "behind"
    """They are not, but the threshold can still be reached."""
    LOST = "lost"
    """The entry puts the threshold out of reach."""


@dataclass(frozen=True)
class BonusReach:
    bonus: ThresholdBonus
    news: BonusNews
    total: int
    """The section's sum after the entry; the threshold is in the bonus."""


@dataclass(frozen=True)
class EntryReason:
    box: Box
    points: int
    bonus: int
    """Points that the hand earns beside the box."""
    usual: float
    """What the box brings on average if it stays open, in the adviser's unit. Of points, with all
    else that the entry decides: the expected total changes by points + bonus - usual."""
    gain: float
    """How much the expectation changes against the beginning of the turn, in the adviser's unit."""
    is_strike: bool
    is_cheapest: bool
    """A strike, and no other box costs less to give up."""
    is_served: bool
    """The points are those of a served hand."""
    reach: BonusReach | None
    """How a section's bonus stands, where the box counts toward one that was open until now."""


@dataclass(frozen=True)
class ClaimReason:
    """A win outright needs no other reason."""

    match: int


Reason = RollReason | EntryReason | ClaimReason


def reason(adviser: Adviser, state: State, move: Move) -> Reason:
    """Return why a legal move of the player at turn is worth what it is.

    Raises ValueError for moves that no one advises (going home, points without dice).
    """
    match move:
        case ClaimWin(match):
            return ClaimReason(match)
        case Score(box):
            return _entry_reason(adviser, state, box)
        case Roll() | RollSecondCup():
            outcomes = _outcomes(adviser, state, move)
            wins = max(0.0, 1 - sum(outcome.chance for outcome in outcomes))
            return RollReason(
                outcomes, lines_of(adviser.rules, outcomes), wins if wins > 1e-9 else 0
            )
        case _:
            raise ValueError(f"{type(move).__name__} has no reasons")


def _outcomes(adviser: Adviser, state: State, move: Roll | RollSecondCup) -> tuple[Outcome, ...]:
    if isinstance(adviser, MatchAdviser):
        return MatchForecast(adviser.pars, state).after(state, move)
    if isinstance(adviser, ExactAdviser) and isinstance(move, Roll):
        forecast = Forecast(adviser.solver, state.card)
        return forecast.after_roll(held(state, move.keep), state.turn.rolls)
    return ()


def _entry_reason(adviser: Adviser, state: State, box: Box) -> EntryReason:
    rules, card = state.rules, state.card
    hand = state.turn.hand
    points = rules.points(card, box, hand)
    bonus = rules.entry_bonus(card, box.match, hand)
    entry = Entry(box, hand, points, bonus)
    worth = {m.move.box: m.expected for m in adviser.ranked(state) if isinstance(m.move, Score)}
    before = adviser.prospect(replace(state, turn=Turn()), state.seat)
    gain = worth[box] - before
    usual = points + bonus - gain
    if isinstance(adviser, MatchAdviser):
        usual = before - MatchForecast(adviser.pars, state).struck(box)
    strikes = [other for other in worth if not points and not rules.points(card, other, hand)]
    return EntryReason(
        box,
        points,
        bonus,
        usual,
        gain,
        is_strike=not points,
        is_cheapest=bool(strikes) and worth[box] > max(map(worth.__getitem__, strikes)) - NO_MATTER,
        is_served=rules.is_served(entry),
        reach=_reach(rules, card, entry),
    )


def _reach(rules: Ruleset, card: Card, entry: Entry) -> BonusReach | None:
    match = entry.box.match
    section = rules.category(entry.box.category).section
    for bonus in rules.bonuses:
        if not isinstance(bonus, ThresholdBonus) or bonus.section is not section:
            continue
        now = rules.section_sum(card, match, section)
        most = _to_come(rules, card, bonus, match, 5)
        if now >= bonus.threshold or now + most < bonus.threshold:
            return None
        after = card.write(entry)
        total = now + entry.points
        if total >= bonus.threshold:
            news = BonusNews.SECURED
        elif total + _to_come(rules, after, bonus, match, 5) < bonus.threshold:
            news = BonusNews.LOST
        elif total + _to_come(rules, after, bonus, match, 3) >= bonus.threshold:
            news = BonusNews.AHEAD
        else:
            news = BonusNews.BEHIND
        return BonusReach(bonus, news, total)
    return None


def _to_come(rules: Ruleset, card: Card, bonus: ThresholdBonus, match: int, count: int) -> int:
    """Return what so many dice of each face that is open bring the section."""

    def worth(category: Category) -> int:
        return count * category.score.face if isinstance(category.score, FaceSum) else 0

    return sum(
        worth(category)
        for category in rules.categories
        if category.section is bonus.section and card.is_open(Box(match, category.id))
    )
