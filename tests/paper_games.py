"""Games for planillas on paper, played to score: every kind of entry, and names that do harm."""

from __future__ import annotations

from collections.abc import Sequence

from generala_desktop.engine.card import Box
from generala_desktop.engine.events import Event
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.legality import (
    claimable,
    eligible_boxes,
    is_legal,
    may_stand,
    must_claim,
)
from generala_desktop.engine.moves import ClaimWin, Move, Roll, RollSecondCup, Score
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State, start
from generala_desktop.storage.record import Header, Player, Record
from tests.play import SeededDice

PLAIN = (
    "Ana",
    "Beto",
    "Carla",
    "Dora",
    "Ema",
    "Fito",
    "Gus",
    "Hugo",
    "Inés",
    "Juan",
    "Kika",
    "Leo",
)
NASTY = (
    "Maximiliano Bartolomé de la Santísima T.",
    "أحمد الطويل جدا",
    "ＷＷＷＷＷＷＷＷ",
    "👩‍👩‍👧‍👦🎲",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Žofia Ñandú",
    "<b>&amp;</b>",
    "fi ffl",
    "שלום עולם",
    "i",
    "Ana Ana Ana Ana Ana Ana Ana Ana Ana Ana",
    "日本語の名前",
)


def game(rules: Ruleset, names: Sequence[str], seed: int = 1, turns: int = 10_000) -> Record:
    """Play for points: keep the commonest face, write where it brings most."""
    dice = SeededDice(seed)
    state = start(rules, len(names))
    events: list[Event] = []
    written = 0
    while not state.over and written < turns:
        move = _move(state)
        event = decide(state, move, dice)
        written += isinstance(move, Score | ClaimWin)
        events.append(event)
        state = apply(state, event)
    headers = (Header("Date", "2026-11-29T20:15:00-03:00"),)
    return Record(rules, tuple(Player(name) for name in names), tuple(events), headers)


def _move(state: State) -> Move:
    turn = state.turn
    if claimable(state) and (must_claim(state) or turn.rolls):
        return ClaimWin(claimable(state)[-1])
    if not turn.rolls:
        return Roll(frozenset())
    boxes = eligible_boxes(state) if may_stand(state) else ()
    best = max(boxes, key=lambda box: _gain(state, box), default=None)
    if best is not None and _gain(state, best) >= 20:
        return Score(best)
    face = max(turn.faces, key=lambda f: (turn.faces.count(f), f))
    roll = Roll(frozenset(place for place in range(5) if turn.faces[place] == face))
    if is_legal(state, roll):
        return roll
    cup = RollSecondCup(face if _declares(state) else None)
    if is_legal(state, cup) and (best is None or _gain(state, best) == 0):
        return cup
    if best is not None:
        return Score(best)
    return Roll(frozenset(range(1, 5)))


def _declares(state: State) -> bool:
    cup = state.rules.turn.second_cup
    return cup is not None and cup.declares_target


def _gain(state: State, box: Box) -> int:
    return state.rules.points(state.card, box, state.turn.hand)
