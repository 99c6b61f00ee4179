"""A game as plain data: what `score --json` prints, its keys fixed for other programs."""

from __future__ import annotations

from typing import TypeAlias

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.ruleset import Ranking
from generala_desktop.engine.state import State
from generala_desktop.storage.record import Record

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"


def report(record: Record) -> dict[str, Json]:
    """Return rules, options, every card, the open turn and who won."""
    state = record.state
    return {
        "rules": record.rules.id,
        "options": dict(record.rules.options),
        "players": [
            _player(state, seat, player.name) for seat, player in enumerate(record.players)
        ],
        "open_turn": _open_turn(state) if state.turn.rolls else None,
        "over": state.over,
        "winners": list(ranking.winners(state)),
    }


def _player(state: State, seat: int, name: str) -> dict[str, Json]:
    matches = range(len(state.rules.matches))
    player: dict[str, Json] = {
        "name": name,
        "matches": [_match(state, seat, match) for match in matches],
        "total": ranking.total(state, seat),
    }
    if state.rules.ranking is Ranking.MATCHES:
        player["balance"] = ranking.balance(state, seat)
        player["caps"] = ranking.caps(state, seat)
    return player


def _match(state: State, seat: int, match: int) -> dict[str, Json]:
    rules, card = state.rules, state.cards[seat]
    report: dict[str, Json] = {
        "boxes": {
            category.id: _box(state, seat, Box(match, category.id)) for category in rules.categories
        },
        "bonuses": {bonus.id: rules.bonus(card, match, bonus) for bonus in rules.bonuses},
        "total": rules.total(card, match),
    }
    if rules.ranking is Ranking.MATCHES:
        result = ranking.match_result(state, match)
        report["winner"] = result.winner
        report["void"] = result.is_void
    return report


def _box(state: State, seat: int, box: Box) -> dict[str, Json]:
    entry = state.cards[seat].entry(box)
    return {
        "points": entry.points if entry else None,
        "struck": entry.is_struck if entry else False,
        "served": state.rules.is_served(entry) if entry else False,
    }


def _open_turn(state: State) -> dict[str, Json]:
    turn = state.turn
    may_write = legality.may_stand(state) and not legality.must_claim(state)
    eligible = set(legality.eligible_boxes(state)) if may_write else set()
    return {
        "player": state.seat,
        "rolls": turn.rolls,
        "faces": list(turn.faces),
        "extra": list(turn.extra),
        "served": turn.served,
        "scores": [
            {
                "match": box.match + 1,
                "box": box.category,
                "points": state.rules.points(state.card, box, turn.hand),
                "legal": box in eligible,
            }
            for box in state.open_boxes(state.seat)
        ],
        "may_roll": legality.may_roll(state),
        "may_roll_second_cup": legality.may_roll_second_cup(state),
        "may_claim": [match + 1 for match in legality.claimable(state)],
    }
