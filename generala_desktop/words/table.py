"""What is said at the table: whose turn it is, which roll, what was written, who won."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.opening import OpeningThrow
from generala_desktop.engine.ruleset import Ranking, Ruleset
from generala_desktop.engine.state import State, Turn
from generala_desktop.engine.text import Text
from generala_desktop.words.say import say

_SOUNDS_LIKE_I = re.compile("\u2068?h?[ií](?![aeiouáéóú])", re.IGNORECASE)
"""Not Hierro or Iara, where it is a consonant; a name may be isolated for its direction."""


def joined(names: Sequence[str]) -> str:
    """Return names as a list in words: Ana, Beto and Carla."""
    if len(names) < 2:
        return "".join(names)
    if _SOUNDS_LIKE_I.match(names[-1]):
        #: Spanish "e": Ana e Inés.
        pattern = QCoreApplication.translate(
            "Table", "{others} and {last}", "before a name that begins with the sound of i"
        )
    else:
        pattern = QCoreApplication.translate("Table", "{others} and {last}")
    return pattern.format(others=", ".join(names[:-1]), last=names[-1])


def turn_of(name: str) -> str:
    return QCoreApplication.translate("Table", "{name}'s turn").format(name=name)


def roll_number(roll: int, rolls: int) -> str:
    text = QCoreApplication.translate("Table", "Roll {roll} of {rolls}")
    return text.format(roll=roll, rolls=rolls)


def roll_dice(count: int) -> str:
    """Return the label of the button that throws so many dice."""
    return QCoreApplication.translate("Table", "&Roll %n dice", "", count)


def choose_box() -> str:
    return QCoreApplication.translate("Table", "Choose a box")


def free_a_die() -> str:
    return QCoreApplication.translate("Table", "All dice are held")


def claim_win() -> str:
    """Return the label of the button that takes the win of a served Generala."""
    return QCoreApplication.translate("Table", "&Win the game")


def may_claim(name: str) -> str:
    text = QCoreApplication.translate("Table", "{name} has a served Generala, which wins.")
    return text.format(name=name)


def rolling() -> str:
    return QCoreApplication.translate("Table", "The dice are rolling…")


def before_first_roll(name: str) -> str:
    text = QCoreApplication.translate("Table", "{name}, roll the dice.")
    return text.format(name=name)


def last_round(name: str, winners: Sequence[str]) -> str:
    """Return what is to be done in a round after which the game has been won."""
    text = QCoreApplication.translate(
        "Table", "Served Generala of {winners}: this is the last round. {name}, roll the dice."
    )
    return text.format(winners=joined(winners), name=name)


def after_roll(state: State) -> str:
    """Return what can be done with the dice on the table."""
    if legality.claimable(state):
        return choose_match()
    if state.turn.extra:
        return QCoreApplication.translate(
            "Table", "Write one result of the ten dice, in any match."
        )
    if legality.may_roll(state):
        if legality.may_stand(state):
            return QCoreApplication.translate(
                "Table", "Hold what you want to keep and roll again, or write in a box."
            )
        return QCoreApplication.translate(
            "Table",
            "Hold what you like and roll again: all %n rolls are compulsory.",
            "",
            state.rules.turn.rolls,
        )
    if legality.may_roll_second_cup(state):
        return QCoreApplication.translate(
            "Table", "Write the hand in any match, or dare the second cup."
        )
    if _has_several_matches(state.rules):
        return QCoreApplication.translate("Table", "Write the hand in any match.")
    return QCoreApplication.translate("Table", "Write the hand in a box of your column.")


def choose_match() -> str:
    return QCoreApplication.translate(
        "Table", "Five equal in one roll! Choose the match to win, or write them in a box."
    )


def passed_over(names: Sequence[str]) -> str:
    """Return who has no open box and so no turn."""
    text = QCoreApplication.translate(
        "Table", "%n players have no open box and are passed over: {names}.", "", len(names)
    )
    return text.format(names=joined(names))


def name_target() -> str:
    return QCoreApplication.translate(
        "Table", "Which number do you go for? Only that one counts over both cups."
    )


def dice_in_words(faces: Faces) -> str:
    return " ".join(map(str, faces))


def roll_result(name: str, faces: Faces) -> str:
    text = QCoreApplication.translate("Table", "{name} rolled {dice}.")
    return text.format(name=name, dice=dice_in_words(faces))


def no_roll() -> str:
    return QCoreApplication.translate("Table", "Nobody has rolled yet.")


def roll_told(name: str, turn: Turn) -> str:
    """Return the last roll for the ear: the dice just thrown, then all that lie there."""
    if turn.extra:
        #: The second cup is thrown in coloured dice, beside the five white ones that lie there.
        text = QCoreApplication.translate(
            "Table", "{name} rolled {dice} in colour, beside {hand} in white."
        )
        thrown = turn.extra
    elif turn.kept:
        #: Some dice were kept: first those just thrown, then all five.
        text = QCoreApplication.translate("Table", "{name} rolled {dice}: now {hand}.")
        thrown = tuple(f for place, f in enumerate(turn.faces) if place not in turn.kept)
    else:
        return roll_result(name, turn.faces)
    return text.format(name=name, dice=dice_in_words(thrown), hand=dice_in_words(turn.faces))


def ten_dice(name: str, turn: Turn) -> str:
    """Return what lies on the table after the second cup."""
    text = QCoreApplication.translate(
        "Table", "{name} has {dice} in white and {coloured} in colour."
    )
    dice, coloured = dice_in_words(turn.faces), dice_in_words(turn.extra)
    return text.format(name=name, dice=dice, coloured=coloured)


def scored(name: str, rules: Ruleset, entry: Entry) -> str:
    """Return what a player has just written."""
    box = box_name(rules, entry.box)
    if entry.is_struck and not entry.bonus:
        text = QCoreApplication.translate("Table", "{name} struck {box}.")
        return text.format(name=name, box=box)
    points = QCoreApplication.translate("Table", "%n points", "", entry.points)
    if entry.bonus:
        text = QCoreApplication.translate("Table", "{name} wrote {points} in {box}, and +{bonus}.")
        return text.format(name=name, points=points, box=box, bonus=entry.bonus)
    text = QCoreApplication.translate("Table", "{name} wrote {points} in {box}.")
    return text.format(name=name, points=points, box=box)


def may_be_undone(message: str, key: str) -> str:
    text = QCoreApplication.translate("Table", "{message} {key} takes it back.")
    return text.format(message=message, key=key)


def won_outright(name: str, *, match: Text | None, at_once: bool) -> str:
    """Return what a served Generala has won: one match, or the game, perhaps after the round."""
    if match is not None:
        text = QCoreApplication.translate("Table", "Five equal in one roll! {name} wins {match}.")
        return text.format(name=name, match=say(match))
    if at_once:
        text = QCoreApplication.translate("Table", "Served Generala! {name} wins the game.")
    else:
        text = QCoreApplication.translate(
            "Table", "Served Generala! {name} wins when the round is over."
        )
    return text.format(name=name)


def player_left(name: str) -> str:
    return QCoreApplication.translate("Table", "{name} has left the game.").format(name=name)


def taken_back() -> str:
    return QCoreApplication.translate("Table", "Taken back.")


def done_again() -> str:
    return QCoreApplication.translate("Table", "Done again.")


def opening_throw(name: str) -> str:
    text = QCoreApplication.translate("Table", "Who starts? {name} throws…")
    return text.format(name=name)


def opening_result(names: Sequence[str], throws: Sequence[OpeningThrow]) -> str:
    """Return what has been thrown for the start so far in a round."""
    return "   ".join(f"{names[throw.seat]}: {sum(throw.faces)}" for throw in throws)


def opening_tie(names: Sequence[str]) -> str:
    text = QCoreApplication.translate("Table", "{names} are level and throw again.")
    return text.format(names=joined(names))


def starts(names: Sequence[str], throws: Sequence[OpeningThrow], name: str) -> str:
    """Return how the opening ended, after the throws that are to be told with it."""
    text = QCoreApplication.translate("Table", "{name} starts.").format(name=name)
    return f"{opening_result(names, throws)}   {text}".lstrip()


def result(state: State, names: Sequence[str]) -> str:
    """Return who won: one, several as a draw, or nobody."""
    won = ranking.winners(state)
    if not won:
        return QCoreApplication.translate("Table", "Nobody is left: there is no winner.")
    if len(names) == 1:
        points = ranking.total(state, 0)
        return QCoreApplication.translate("Table", "You finished with %n points", "", points)
    if len(won) > 1:
        text = QCoreApplication.translate("Table", "A draw: {names} share the win")
        return text.format(names=joined([names[seat] for seat in won]))
    return QCoreApplication.translate("Table", "{name} wins!").format(name=names[won[0]])


def game_over() -> str:
    return QCoreApplication.translate("Table", "The game is over")


def round_of(state: State) -> int:
    """Return the round being played, from 1."""
    return len(state.card.entries) + 1


def game_in_words(state: State, names: Sequence[str]) -> str:
    """Return a running game in a line: what, who, and how far it is."""
    text = QCoreApplication.translate("Table", "{game}: {names}, round {round}")
    return text.format(game=say(state.rules.title), names=joined(names), round=round_of(state))


def rank(number: int) -> str:
    """Return a place in the standings."""
    return QCoreApplication.translate("Table", "{rank}.").format(rank=number)


def points(count: int) -> str:
    return QCoreApplication.translate("Table", "%n points", "", count)


def standing_result(state: State, standing: ranking.Standing) -> str:
    """Return what a place in the standings rests on: points, or the balance of the matches."""
    if state.rules.ranking is Ranking.MATCHES:
        text = QCoreApplication.translate("Table", "balance {balance}")
        balance = ranking.balance(state, standing.seat)
        return text.format(balance=f"{balance:+d}".replace("-", "−") if balance else "0")
    return points(standing.total)


def note(standing: ranking.Standing) -> str:
    """Return what a standing says beside points, or nothing."""
    if standing.left:
        return QCoreApplication.translate("Table", "left the game")
    if standing.claimed:
        return QCoreApplication.translate("Table", "served Generala")
    return ""


def skip() -> str:
    """Return the label of the button that hurries what is shown."""
    return QCoreApplication.translate("Table", "Go on")


def scores(state: State, names: Sequence[str]) -> str:
    """Return everybody's points in a line; of several matches, each with everybody's result."""
    if not _has_several_matches(state.rules):
        return _each(names, [ranking.total(state, seat) for seat in range(len(names))])
    text = QCoreApplication.translate("Table", "{match}: {scores}")
    found = []
    for index, match in enumerate(state.rules.matches):
        results = [state.rules.total(card, index) for card in state.cards]
        found.append(text.format(match=say(match.label), scores=_each(names, results)))
    return "; ".join(found)


def sheet_of(name: str, rules: Ruleset, card: Card) -> str:
    """Return in words all that a player has written."""
    if not card.entries:
        text = QCoreApplication.translate("Table", "{name} has written nothing yet.")
        return text.format(name=name)
    in_all = [rules.total(card, match) for match in range(len(rules.matches))]
    if not _has_several_matches(rules):
        text = QCoreApplication.translate("Table", "{name}, {points} in all. {entries}.")
        written = _written(rules, card.entries)
        return text.format(name=name, points=points(sum(in_all)), entries=written)
    text = QCoreApplication.translate("Table", "{match}, {points}: {entries}")
    found = [
        text.format(
            match=say(match.label),
            points=points(in_all[index]),
            entries=_written(rules, card.in_match(index)),
        )
        for index, match in enumerate(rules.matches)
        if any(card.in_match(index))
    ]
    text = QCoreApplication.translate("Table", "{name}. {entries}.")
    return text.format(name=name, entries="; ".join(found))


def _has_several_matches(rules: Ruleset) -> bool:
    return len(rules.matches) > 1


def box_name(rules: Ruleset, box: Box) -> str:
    """Return what a box is called, and in which match it is where there are several."""
    name = say(rules.category(box.category).label)
    if not _has_several_matches(rules):
        return name
    #: A box and the match it is in: "Full house (Value 3)".
    text = QCoreApplication.translate("Table", "{box} ({match})")
    return text.format(box=name, match=say(rules.matches[box.match].label))


def _written(rules: Ruleset, entries: Iterable[Entry]) -> str:
    return ", ".join(f"{say(rules.category(e.box.category).label)}: {e.points}" for e in entries)


def _each(names: Sequence[str], results: Sequence[int]) -> str:
    return joined([f"{name}: {result}" for name, result in zip(names, results, strict=True)])


def whose_sheet() -> str:
    """Return the question for the player whose sheet is to be heard."""
    return QCoreApplication.translate("Table", "Whose scoresheet?")


def player() -> str:
    return QCoreApplication.translate("Table", "&Player:")


def new_game() -> str:
    return QCoreApplication.translate("Table", "&New game…")


def nothing_to_play() -> str:
    return QCoreApplication.translate("Table", "No game is on the table.")
