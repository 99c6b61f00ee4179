"""The counsel of exact play as the coach's page: moves, what they are worth, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.moves import ClaimWin, Roll, Score
from generala_desktop.engine.state import State
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.counsel import Aim, Choice, Counsel
from generala_desktop.words import boxes
from generala_desktop.words.coach import MoveLine, Page
from generala_desktop.words.coach_reasons import bars, capital, plain_box, why
from generala_desktop.words.moves import move_in_words
from generala_desktop.words.numbers import chance, decimal, short_chance, signed
from generala_desktop.words.say import say
from generala_desktop.words.table import roll_number

_CONTEXT = "Coach"

_NOTHING = 0.005
"""A loss below this is none."""
_LITTLE = 0.095
"""A loss below this needs another digit to be seen."""


def page(counsel: Counsel, *, expects_chances: bool = False, names_roll: bool = False) -> Page:
    """Return the moves in words; there must be one at least.

    `expects_chances`: those of winning are still being worked out.
    `names_roll`: of typed dice it is not plain to see which roll they are taken for.
    """
    is_about = not counsel.are_chances_exact
    lines = tuple(
        _line(counsel, place, unknown="…" if expects_chances else "")
        for place in range(len(counsel.choices))
    )
    has_chances = any(line.chance for line in lines)
    return Page(
        _heading_of_roll(counsel) if names_roll else _heading(counsel),
        counsel.aim is Aim.WIN,
        _average_head(counsel.unit),
        _loss_head(),
        _chance_head(is_about=is_about and not expects_chances) if has_chances else "",
        lines,
        _spoken(counsel, lines[0]),
    )


def _heading(counsel: Counsel) -> str:
    best = counsel.best
    if counsel.aim is Aim.WIN and best.chance is not None and counsel.usual_chance is not None:
        if counsel.are_chances_exact:
            text = QCoreApplication.translate(
                _CONTEXT, "Play for the win: {chance} instead of {usual}"
            )
        else:
            text = QCoreApplication.translate(
                _CONTEXT, "Play for the win: about {chance} instead of {usual}"
            )
        higher, lower = _compared(best.chance, counsel.usual_chance)
        return text.format(chance=higher, usual=lower)
    if isinstance(best.move, ClaimWin):
        return QCoreApplication.translate(_CONTEXT, "Nothing is better than a win")
    if len(counsel.choices) == 1:
        return QCoreApplication.translate(_CONTEXT, "The only move")
    return QCoreApplication.translate(_CONTEXT, "The best moves on average")


def _heading_of_roll(counsel: Counsel) -> str:
    state = counsel.state
    #: A heading, and which roll it is about: "The best moves on average · Roll 2 of 3".
    text = QCoreApplication.translate(_CONTEXT, "{heading} · {roll}")
    roll = roll_number(state.turn.rolls, state.rules.turn.rolls)
    return text.format(heading=_heading(counsel), roll=roll)


def _compared(higher: float, lower: float) -> tuple[str, str]:
    """Return two chances, with decimals where they would look the same without."""
    if chance(higher) != chance(lower):
        return chance(higher), chance(lower)
    text = QCoreApplication.translate(_CONTEXT, "{number} %")
    return (
        text.format(number=decimal(100 * higher)),
        text.format(number=decimal(100 * lower)),
    )


def _average_head(unit: Unit) -> str:
    if unit is Unit.POINTS:
        #: Heads a column: the final total that a move leads to on average.
        return QCoreApplication.translate(_CONTEXT, "total")
    #: Heads a column: the balance of matches that a move leads to on average.
    return QCoreApplication.translate(_CONTEXT, "balance")


def _loss_head() -> str:
    #: Heads a column: what a move loses against the best.
    return QCoreApplication.translate(_CONTEXT, "loses")


def _chance_head(*, is_about: bool) -> str:
    if is_about:
        #: Heads a column of estimated chances of winning.
        return QCoreApplication.translate(_CONTEXT, "wins about")
    #: Heads a column of chances of winning.
    return QCoreApplication.translate(_CONTEXT, "wins")


def _line(counsel: Counsel, place: int, *, unknown: str) -> MoveLine:
    choice, state = counsel.choices[place], counsel.state
    sentence = why(state.rules, counsel.unit, choice.reason)
    title, dice = _title(state, choice)
    is_win = isinstance(choice.move, ClaimWin)
    return MoveLine(
        title,
        dice,
        "" if is_win else _average(counsel.unit, choice.expected),
        "" if is_win else _loss(counsel, place),
        unknown if choice.chance is None else short_chance(choice.chance),
        sentence,
        bars(state.rules, counsel.unit, choice.reason),
        _in_a_line(counsel, place, sentence),
    )


def _title(state: State, choice: Choice) -> tuple[str, Faces]:
    if isinstance(choice.move, Roll) and choice.move.keep:
        held = tuple(sorted(state.turn.faces[place] for place in choice.move.keep))
        #: Before drawn dice: those to keep.
        return QCoreApplication.translate(_CONTEXT, "Hold"), held
    if isinstance(choice.move, Roll) and state.turn.rolls:
        return QCoreApplication.translate(_CONTEXT, "Roll all five"), ()
    if isinstance(choice.move, Score):
        return _entry_title(state, choice.move.box), ()
    return capital(move_in_words(state, choice.move)), ()


def _entry_title(state: State, box: Box) -> str:
    """Return an entry without its points, which stand in the box."""
    rules = state.rules
    name = plain_box(rules.category(box.category))
    if len(rules.matches) > 1:
        #: A box and the match it is in: "sixes (Value 3)".
        text = QCoreApplication.translate(_CONTEXT, "{box} ({match})")
        name = text.format(box=name, match=say(rules.matches[box.match].label))
    text = QCoreApplication.translate(_CONTEXT, "Write {box}")
    if not rules.points(state.card, box, state.turn.hand):
        text = QCoreApplication.translate(_CONTEXT, "Strike {box}")
    return text.format(box=name)


def _average(unit: Unit, expected: float) -> str:
    return decimal(expected) if unit is Unit.POINTS else signed(expected, 2)


def _loss(counsel: Counsel, place: int) -> str:
    loss = counsel.choices[place].loss
    if loss >= _NOTHING:
        return decimal(-loss, _digits(counsel.unit, loss))
    if counsel.aim is Aim.WIN:
        # The most on average, but not what is advised.
        return "0"
    if place == 0:
        return QCoreApplication.translate(_CONTEXT, "best")
    return QCoreApplication.translate(_CONTEXT, "as good")


def _in_a_line(counsel: Counsel, place: int, reason: str) -> str:
    choice = counsel.choices[place]
    if isinstance(choice.move, ClaimWin):
        text = QCoreApplication.translate(_CONTEXT, "{rank}. {move}. {why}")
        move = capital(move_in_words(counsel.state, choice.move))
        return text.format(rank=place + 1, move=move, why=reason)
    if counsel.unit is Unit.POINTS:
        text = QCoreApplication.translate(_CONTEXT, "{rank}. {move}: {average} points on average")
    else:
        text = QCoreApplication.translate(_CONTEXT, "{rank}. {move}: expected balance {average}")
    parts = [
        text.format(
            rank=place + 1,
            move=capital(move_in_words(counsel.state, choice.move)),
            average=_average(counsel.unit, choice.expected),
        ),
        _loss_in_words(counsel, place),
    ]
    if choice.chance is not None:
        parts.append(_chance_in_words(choice.chance, is_about=not counsel.are_chances_exact))
    said = boxes.listed(parts)
    return f"{said}. {reason}" if reason else f"{said}."


def _loss_in_words(counsel: Counsel, place: int) -> str:
    loss = counsel.choices[place].loss
    if loss < _NOTHING and counsel.aim is Aim.AVERAGE:
        return _loss(counsel, place)
    if loss < _NOTHING:
        return QCoreApplication.translate(_CONTEXT, "loses nothing")
    text = QCoreApplication.translate(_CONTEXT, "loses {loss}")
    return text.format(loss=decimal(loss, _digits(counsel.unit, loss)))


def _digits(unit: Unit, loss: float) -> int:
    return 1 if unit is Unit.POINTS and loss >= _LITTLE else 2


def _chance_in_words(share: float, *, is_about: bool) -> str:
    if is_about:
        text = QCoreApplication.translate(_CONTEXT, "wins about {chance}")
    else:
        text = QCoreApplication.translate(_CONTEXT, "wins {chance}")
    return text.format(chance=chance(share))


def _spoken(counsel: Counsel, first: MoveLine) -> str:
    best = counsel.best
    move = move_in_words(counsel.state, best.move)
    if isinstance(best.move, ClaimWin):
        text = QCoreApplication.translate(_CONTEXT, "Hint: {move}. {why}")
        return text.format(move=move, why=first.why).rstrip()
    if counsel.aim is Aim.WIN:
        text = QCoreApplication.translate(_CONTEXT, "Hint: {move}. {heading}. {why}")
        return text.format(move=move, heading=_heading(counsel), why=first.why).rstrip()
    if counsel.unit is Unit.POINTS:
        text = QCoreApplication.translate(
            _CONTEXT, "Hint: {move}, {average} points on average. {why}"
        )
    else:
        text = QCoreApplication.translate(
            _CONTEXT, "Hint: {move}, expected balance {average}. {why}"
        )
    return text.format(move=move, average=first.average, why=first.why).rstrip()
