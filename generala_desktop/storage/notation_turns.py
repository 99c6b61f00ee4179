"""Turns of a game text: tokens read into events, events written as lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from generala_desktop.engine import reasons
from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.events import (
    TURN_ENDINGS,
    Event,
    HandLaid,
    Left,
    Rolled,
    Scored,
    SecondCupRolled,
    WinClaimed,
)
from generala_desktop.engine.game import apply, verify
from generala_desktop.engine.reasons import IllegalMoveError
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.engine.state import State
from generala_desktop.engine.text import Text
from generala_desktop.storage import notation_error as error
from generala_desktop.storage.notation_error import NotationError

_ROLL = re.compile(r"[1-6.]{5}")
_LAID = re.compile(r"~([1-6]{5})")
_SECOND_CUP = re.compile(r"\+(?:([1-6]):)?([1-6]{5})")
_ENTRY = re.compile(r"=(?:([0-9]{1,2})/)?([a-z_]{1,40})(?::([0-9]{1,4})(?:\+([0-9]{1,4}))?)?")
_CLAIM = re.compile(r"!([0-9]{1,2})?")


def read_turn(line: int, text: str, state: State) -> Iterator[tuple[Event, State]]:
    """Yield each event of one turn's line with the state it leads to.

    Raises NotationError at the first token that is no event or breaks the rules.
    """
    ended = False
    for token in text.split():
        if ended:
            raise NotationError(line, error.AFTER_ENTRY)
        try:
            event = _read_token(token, state)
            verify(state, event)
        except _TokenError as wrong:
            raise NotationError(line, wrong.reason) from None
        except IllegalMoveError as wrong:
            raise NotationError(line, wrong.reason) from None
        state = apply(state, event)
        yield event, state
        ended = isinstance(event, TURN_ENDINGS)


class _TokenError(Exception):
    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


def _read_token(word: str, state: State) -> Event:
    if word == "x":
        return Left()
    if found := _LAID.fullmatch(word):
        return HandLaid(_faces(found[1]))
    if found := _SECOND_CUP.fullmatch(word):
        return SecondCupRolled(_faces(found[2]), int(found[1]) if found[1] else None)
    if _ROLL.fullmatch(word):
        return _read_roll(word, state)
    if found := _CLAIM.fullmatch(word):
        return WinClaimed(_match(found[1], state.rules))
    if found := _ENTRY.fullmatch(word):
        return _read_entry(found, state)
    raise _TokenError(error.BAD_TURN.fill(token=_shortened(word)))


def _read_roll(token: str, state: State) -> Rolled:
    keep = frozenset(place for place, char in enumerate(token) if char == ".")
    if state.over:
        raise _TokenError(reasons.GAME_OVER)
    before = state.turn.faces
    if keep and not before:
        raise _TokenError(error.DOTS_FIRST)
    faces = tuple(before[p] if char == "." else int(char) for p, char in enumerate(token))
    return Rolled(keep, faces)


def _read_entry(found: re.Match[str], state: State) -> Scored:
    match, category, points, bonus = found.groups()
    box = Box(_match(match, state.rules), category)
    if not state.rules.has_category(category):
        raise _TokenError(reasons.NO_SUCH_BOX)
    has_dice = state.turn.rolls > 0
    if points is None and not has_dice:
        raise _TokenError(error.NEEDS_POINTS)
    hand = state.turn.hand
    worth = int(points) if points else state.rules.points(state.card, box, hand)
    if bonus is None and has_dice:
        return Scored(box, worth, state.rules.entry_bonus(state.card, box.match, hand))
    return Scored(box, worth, int(bonus or 0))


def _match(number: str | None, rules: Ruleset) -> int:
    """Return the match, counted from 0, that a text numbers from 1."""
    if number is None:
        if len(rules.matches) > 1:
            raise _TokenError(error.NAME_MATCH)
        return 0
    if not 1 <= int(number) <= len(rules.matches):
        raise _TokenError(error.NO_SUCH_MATCH.fill(match=number))
    return int(number) - 1


def _faces(digits: str) -> Faces:
    return tuple(int(digit) for digit in digits)


def _shortened(token: str) -> str:
    return token if len(token) <= 20 else token[:20] + "…"


_DIGITS = "0123456"


def write_turns(rules: Ruleset, events: Iterable[Event]) -> Iterator[str]:
    """Yield a line a turn; the last one may lack its entry."""
    tokens: list[str] = []
    for event in events:
        tokens.append(_write_event(rules, event, has_dice=bool(tokens)))
        if isinstance(event, TURN_ENDINGS):
            yield " ".join(tokens)
            tokens = []
    if tokens:
        yield " ".join(tokens)


def _write_event(rules: Ruleset, event: Event, *, has_dice: bool) -> str:
    several = len(rules.matches) > 1
    match event:
        case Rolled(keep, faces):
            # Lists, not generators: a whole game is written at each of its events.
            return "".join(["." if p in keep else _DIGITS[face] for p, face in enumerate(faces)])
        case SecondCupRolled(faces, target):
            named = f"{target}:" if target else ""
            return "+" + named + _digits(faces)
        case HandLaid(faces):
            return "~" + _digits(faces)
        case Scored(box, points, bonus):
            where = f"{box.match + 1}/{box.category}" if several else box.category
            extra = f"+{bonus}" if bonus and not has_dice else ""
            return f"={where}:{points}{extra}"
        case WinClaimed(match):
            return f"!{match + 1}" if several else "!"
        case Left():  # pragma: no branch (there is no other)
            return "x"


def _digits(faces: Faces) -> str:
    return "".join([_DIGITS[face] for face in faces])
