"""What a newcomer is told step by step through a first turn of several matches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine import legality
from generala_desktop.engine.state import State
from generala_desktop.words.say import say


def step(state: State) -> str:
    """Return what to do now, and why, where the turn stands."""
    if not state.turn.rolls:
        return _before_first_roll(state)
    if legality.claimable(state):
        return _may_win()
    if state.turn.extra:
        return _after_second_cup()
    if legality.may_roll(state):
        return _between_rolls(state)
    return _after_last_roll(state)


def all_steps(state: State) -> tuple[str, ...]:
    """Return whatever may be said in a turn of this game, so that there is room for it."""
    return (
        _before_first_roll(state),
        _may_win(),
        _compulsory(),
        _may_stop(),
        _figure(),
        _last_roll(),
        _dare(),
        _after_second_cup(),
        farewell(),
    )


def farewell() -> str:
    return QCoreApplication.translate(
        "Guide",
        "That was a turn: one box, in one match. Each match goes to the highest result R at its "
        "foot, and its value is what it pays. Now you know how it goes.",
    )


def skip() -> str:
    return QCoreApplication.translate("Guide", "Skip the guide")


def close() -> str:
    """Return the label of the button below the last words."""
    return QCoreApplication.translate("Guide", "Understood")


def _before_first_roll(state: State) -> str:
    text = QCoreApplication.translate(
        "Guide",
        "{game}: {count} matches are played at once, side by side on the planilla, worth 1 to "
        "{most}. Each turn fills one box in any of them. Roll the five dice.",
    )
    matches = state.rules.matches
    return text.format(
        game=say(state.rules.title), count=len(matches), most=max(m.value for m in matches)
    )


def _between_rolls(state: State) -> str:
    if state.rules.turn.may_stand is None:
        return _may_stop()
    return _figure() if legality.may_stand(state) else _compulsory()


def _may_stop() -> str:
    return QCoreApplication.translate(
        "Guide",
        "Click the dice you want to keep and roll the others again. What the hand can fill "
        "lights up in every match; one click there writes it and ends the turn.",
    )


def _figure() -> str:
    return QCoreApplication.translate(
        "Guide",
        "One roll made a whole figure: you may write it now in a box that lights up, or roll on.",
    )


def _compulsory() -> str:
    return QCoreApplication.translate(
        "Guide",
        "All three rolls are compulsory. Keep what may become exactly four equal, or throw all "
        "five again: a straight and a full house count only when one roll makes them.",
    )


def _may_win() -> str:
    return QCoreApplication.translate(
        "Guide",
        "Five equal in one roll: a dormida! Click the value of a match over the planilla to win "
        "it on the spot; it ends for everybody. Or write the dice in a box like any others.",
    )


def _after_last_roll(state: State) -> str:
    return _dare() if legality.may_roll_second_cup(state) else _last_roll()


def _dare() -> str:
    return QCoreApplication.translate(
        "Guide",
        "Write in a box that lights up; in any other it is a 0. Or dare the second cup: five "
        "coloured dice join the white ones. One equal die too many spoils that number, and "
        "there is no way back.",
    )


def _last_roll() -> str:
    return QCoreApplication.translate(
        "Guide",
        "Now one box must be written. What the hand is worth lights up in every match: think "
        "which match you want to win.",
    )


def _after_second_cup() -> str:
    return QCoreApplication.translate(
        "Guide",
        "The lines below say what the ten dice make; point at one to see its dice. Choose the "
        "number by choosing its box.",
    )
