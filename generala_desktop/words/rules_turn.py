"""What the rules page says of a turn, of served hands, and of what a hand may stand for."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import (
    Ends,
    Holds,
    RepeatBonus,
    Ruleset,
    Section,
    Served,
    ThresholdBonus,
)
from generala_desktop.engine.scoring import Fixed
from generala_desktop.engine.text import QT_TRANSLATE_NOOP
from generala_desktop.engine.two_cups import MayStand
from generala_desktop.rulesets.common import FIVE_EQUAL, OrderedBoxes
from generala_desktop.rulesets.yahtzee import forced_joker
from generala_desktop.words.boxes import worth_here
from generala_desktop.words.say import say
from generala_desktop.words.scores import pattern_words

_HOLDS = {
    Holds.FREE: QT_TRANSLATE_NOOP(
        "RulesPage",
        "Between rolls you may set dice aside; those are not thrown. You may take them up again "
        "for a later roll.",
    ),
    Holds.LOCKED: QT_TRANSLATE_NOOP(
        "RulesPage",
        "Between rolls you may set dice aside. A die left out of one roll stays aside for the "
        "rest of the turn. After the first roll nothing lies aside yet, so you may throw all "
        "five again.",
    ),
}

_SERVED = {
    Served.FIRST_ROLL: QT_TRANSLATE_NOOP(
        "RulesPage",
        "A hand is served when the first roll of a turn throws it, and you leave it so. Any "
        "other hand is built.",
    ),
    Served.FULL_ROLL: QT_TRANSLATE_NOOP(
        "RulesPage",
        "A hand is served when one roll of all five dice throws it, be it the first roll or a "
        "later one, and you leave it so. Any other hand is built.",
    ),
}


def turn_paragraphs(rules: Ruleset) -> Iterator[str]:
    turn = rules.turn
    yield QCoreApplication.translate(
        "RulesPage", "A turn has up to {rolls} rolls. The first one throws all {dice} dice."
    ).format(rolls=turn.rolls, dice=turn.dice)
    yield say(_HOLDS[turn.holds])
    if isinstance(turn.may_stand, MayStand):
        yield from _compulsory(turn.may_stand, turn.rolls)
    else:
        yield QCoreApplication.translate("RulesPage", "You may stop after any roll.")
    yield QCoreApplication.translate(
        "RulesPage",
        "Then you write the hand in one open box. Each box is written once. A hand that does not "
        "fit a box is worth 0 there; you may strike a box so on purpose.",
    )
    if isinstance(rules.eligible, OrderedBoxes):
        yield _order(rules, rules.eligible)


def _compulsory(may_stand: MayStand, rolls: int) -> Iterator[str]:
    yield QCoreApplication.translate(
        "RulesPage", "All {rolls} rolls are compulsory. You may stop sooner only with:"
    ).format(rolls=rolls)
    for figure in may_stand.figures:
        served = QCoreApplication.translate("RulesPage", "• {figure}; served only")
        yield served.format(figure=pattern_words(figure))
    built = QCoreApplication.translate(
        "RulesPage", "• {figure}, built too, while a Generala box of yours is open in a live match"
    )
    yield built.format(figure=pattern_words(may_stand.generala))


def _order(rules: Ruleset, boxes: OrderedBoxes) -> str:
    is_down = boxes.order == tuple(category.id for category in rules.categories)
    if is_down:
        text = QCoreApplication.translate(
            "RulesPage", "The boxes are filled from the top down: {first} first, {last} last."
        )
    else:
        text = QCoreApplication.translate(
            "RulesPage", "The boxes are filled from the bottom up: {first} first, {last} last."
        )
    first, last = (rules.category(boxes.order[end]) for end in (0, -1))
    return text.format(first=say(first.label), last=say(last.label))


def served_paragraphs(rules: Ruleset) -> Iterator[str]:
    if rules.turn.served is Served.NEVER:
        return
    yield say(_SERVED[rules.turn.served])
    yield QCoreApplication.translate(
        "RulesPage",
        "Setting all five dice aside keeps a hand served. Throwing some of them again, but not "
        "all, ends it, even when the dice then look the same.",
    )


def bonus_paragraphs(rules: Ruleset) -> Iterator[str]:
    for bonus in rules.bonuses:
        if isinstance(bonus, ThresholdBonus):
            yield QCoreApplication.translate(
                "RulesPage",
                "As soon as the number boxes add up to {threshold}, they bring {points} points "
                "more.",
            ).format(threshold=bonus.threshold, points=bonus.points)
        else:
            yield _repeat(rules, bonus)
    if rules.eligible is forced_joker:
        yield from _joker_paragraphs(rules)


def _repeat(rules: Ruleset, bonus: RepeatBonus) -> str:
    category = rules.category(bonus.category)
    text = QCoreApplication.translate(
        "RulesPage",
        "Once {box} holds points, every further hand of five equal dice brings {points} points "
        "more, wherever it is written. When {box} was struck, it brings none.",
    )
    return text.format(box=say(category.label), points=bonus.points)


def _joker_paragraphs(rules: Ruleset) -> Iterator[str]:
    box = next(
        c for c in rules.categories if isinstance(c.score, Fixed) and c.score.pattern == FIVE_EQUAL
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "Joker: once {box} is filled, struck or not, five equal dice go where they must:",
    ).format(box=say(box.label))
    yield QCoreApplication.translate("RulesPage", "1. to the box of their number, if it is open;")
    joker = Hand((6,) * 5, wild=True)
    plain = Hand((6,) * 5)
    gains = [
        worth_here(c, c.score(joker)) for c in rules.categories if c.score(joker) > c.score(plain)
    ]
    yield QCoreApplication.translate(
        "RulesPage",
        "2. otherwise to any other open figure, where they pay in full whatever it asks for "
        "({figures});",
    ).format(figures=", ".join(gains))
    yield QCoreApplication.translate("RulesPage", "3. otherwise to an open number box, for 0.")


def served_generala_paragraphs(rules: Ruleset) -> Iterator[str]:
    """Say what five equal dice thrown at once do, where they are more than their points."""
    if rules.turn.served is Served.NEVER:
        return
    win = rules.instant_win
    if win is None:
        yield _where_it_goes(rules)
    elif win.ends is Ends.MATCH:
        yield QCoreApplication.translate(
            "RulesPage",
            "Five equal dice thrown at once may win a match outright: choose any live match in "
            "which a box of yours is open. It is over for everybody, and the boxes still open in "
            "it are void. You may also write the hand like any other.",
        )
        if rules.turn.second_cup is not None:
            yield QCoreApplication.translate(
                "RulesPage", "This is called a dormida. The coloured dice can throw one too."
            )
    else:
        yield QCoreApplication.translate(
            "RulesPage",
            "A served Generala wins the game. It needs no open box, nothing is written, and it "
            "can be neither written in a box nor thrown again.",
        )
        yield _how_it_ends(win.ends)


def _how_it_ends(ends: Ends) -> str:
    if ends is Ends.NOW:
        return QCoreApplication.translate("RulesPage", "The game is over at once.")
    return QCoreApplication.translate(
        "RulesPage",
        "Those who have not had their turn in this round still take it; then the game is over. "
        "If several throw one in the same round, the highest total among them wins.",
    )


def _where_it_goes(rules: Ruleset) -> str:
    generala = Hand((6,) * 5, served=True)
    figures = [
        worth_here(c, c.score(generala))
        for c in rules.categories
        if c.section is Section.LOWER and c.score(generala)
    ]
    text = QCoreApplication.translate(
        "RulesPage",
        "It wins nothing outright. It goes to the box of its number like any other hand, or to "
        "one of these figures: {figures}.",
    )
    return text.format(figures=", ".join(figures))
