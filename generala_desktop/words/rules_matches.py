"""What the rules page says of games with several matches at once and a second cup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from PySide6.QtCore import QCoreApplication, QLocale

from generala_desktop.engine.dice import Faces, Hand
from generala_desktop.engine.ruleset import Ranking, Ruleset
from generala_desktop.engine.two_cups import Generala, Relief
from generala_desktop.words.boxes import worth_here
from generala_desktop.words.scores import faces_words


@dataclass(frozen=True)
class TwoCups:
    """Ten dice whose results the page shows."""

    white: Faces
    coloured: Faces


TWO_CUPS = tuple(
    TwoCups(tuple(map(int, white)), tuple(map(int, coloured)))
    for white, coloured in (
        ("66662", "12335"),
        ("66662", "61344"),
        ("66662", "66134"),
        ("33351", "33246"),
        ("65321", "44441"),
        ("65321", "66622"),
        ("65321", "13456"),
        ("55512", "55555"),
    )
)


def match_paragraphs(rules: Ruleset) -> Iterator[str]:
    if rules.ranking is not Ranking.MATCHES:
        return
    values = [match.value for match in rules.matches]
    yield QCoreApplication.translate(
        "RulesPage",
        "{count} matches are played side by side, worth {values}. Each turn brings one entry, in "
        "any open box of any match that is still alive.",
    ).format(count=len(values), values=", ".join(map(str, values)))
    generala = next((c.score for c in rules.categories if isinstance(c.score, Generala)), None)
    if generala is not None:
        yield from _mark_paragraphs(rules)
        yield relief_words(generala.relief)
    if _may_two_be_level(rules):
        one, two, three = values
        yield QCoreApplication.translate(
            "RulesPage",
            "A warning by the author: three players with matches worth {one}, {two} and {three} "
            "cannot always play to a clear finish, because {one} + {two} = {three}. Two of them "
            "may come out level; then they share, unless one has won the dearer match.",
        ).format(one=one, two=two, three=three)


def _may_two_be_level(rules: Ruleset) -> bool:
    values = [match.value for match in rules.matches]
    least, most = rules.players
    return len(values) == 3 and values[0] + values[1] == values[2] and least <= 3 <= most


def _mark_paragraphs(rules: Ruleset) -> Iterator[str]:
    yield QCoreApplication.translate(
        "RulesPage",
        "The sheet has marks instead of points: X is made, 5 is made served, 0 is nothing, and "
        "a number box shows its number.",
    )


def relief_words(relief: Relief) -> str:
    """Return what a last open Generala box takes beside five equal."""
    text = QCoreApplication.translate(
        "RulesPage",
        "Relief for the last box: when a Generala box is the only one you have open in a match, "
        "it also takes a served straight for {straight}, a served full house for {full_house}, "
        "exactly four equal dice for {built} and their number, and served ones for {served} or "
        "for {built} and their number, whichever is more.",
    )
    return text.format(
        straight=relief.straight.points,
        full_house=relief.full_house.points,
        built=relief.poker.built,
        served=relief.poker.served,
    )


def result_paragraphs(rules: Ruleset) -> Iterator[str]:
    """Say how matches are won and settled."""
    if rules.ranking is not Ranking.MATCHES:
        return
    yield QCoreApplication.translate(
        "RulesPage",
        "A match that nobody won outright goes to the highest total in it, once nobody can write "
        "in it any more. If the highest is shared, the match is void and nobody pays.",
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "Whoever has no open box left in the live matches is passed over. The game ends when "
        "that is so for everybody.",
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "Balance: the values of the matches won, less the values of those lost. The highest "
        "balance wins; if it is equal, the one who won the dearer match; if that is equal too, "
        "they share the win.",
    )
    if rules.caps:
        yield QCoreApplication.translate(
            "RulesPage",
            "Bottle caps: each player begins with {caps} of one colour. For each match, every "
            "loser pays its value to the winner.",
        ).format(caps=rules.caps)


# --- The second cup ------------------------------------------------------------------------------


def second_cup_paragraphs(rules: Ruleset) -> Iterator[str]:
    cup = rules.turn.second_cup
    if cup is None:
        return
    yield QCoreApplication.translate(
        "RulesPage",
        "After the last roll, never before, you may throw the five coloured dice of the second "
        "cup, once. The white dice stay on the table. There is no way back to the hand you had, "
        "and a result must be written.",
    )
    if cup.declares_target:
        yield QCoreApplication.translate(
            "RulesPage",
            "Before that you name a number. Both cups count together for that number alone.",
        )
    yield QCoreApplication.translate("RulesPage", "With all ten dice in view, choose among:")
    yield from _choices(rules)
    yield _chances()


def _choices(rules: Ruleset) -> Iterator[str]:
    yield QCoreApplication.translate(
        "RulesPage",
        "• What the coloured dice show alone, as a served hand. Four equal coloured dice go to "
        "the box of their number only if no white die shows it.",
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "• One number over both cups: four of it make four of a kind or fill the box of the "
        "number; five of it make a Generala; six or more of it are nothing.",
    )
    yield QCoreApplication.translate(
        "RulesPage",
        "• Four equal white dice that were served keep their served points, if no coloured die "
        "shows their number. All else that the white dice held alone is gone.",
    )
    yield QCoreApplication.translate("RulesPage", "• Otherwise 0, in any open box.")
    if any(isinstance(c.score, Generala) and c.score.three_only_to_poker for c in rules.categories):
        yield QCoreApplication.translate(
            "RulesPage",
            "Three equal white dice may grow to four of a kind only: with two more from the "
            "second cup they are nothing.",
        )


def _chances() -> str:
    def chance(dice: int) -> str:
        return QLocale().toString(100 * comb(5, dice) * 5 ** (5 - dice) / 6**5, "f", 1)

    over = 100 - sum(100 * comb(5, dice) * 5 ** (5 - dice) / 6**5 for dice in (0, 1))
    text = QCoreApplication.translate(
        "RulesPage",
        "With four equal white dice the coloured ones make a Generala in {one} % of throws, leave "
        "the four as they are in {none} %, and bring too many in {more} %.",
    )
    more = QLocale().toString(over, "f", 1)
    return text.format(one=chance(1), none=chance(0), more=more)


def second_cup_rows(rules: Ruleset) -> tuple[tuple[str, ...], ...]:
    """Return a table of ten dice and what they are worth with every box open."""
    cup = rules.turn.second_cup
    if cup is None or cup.declares_target:
        return ()
    head = (
        QCoreApplication.translate("RulesPage", "White"),
        QCoreApplication.translate("RulesPage", "Coloured"),
        QCoreApplication.translate("RulesPage", "Worth"),
    )
    return (
        head,
        *(
            (faces_words(dice.white), faces_words(dice.coloured), _results(rules, dice))
            for dice in TWO_CUPS
        ),
    )


def _results(rules: Ruleset, dice: TwoCups) -> str:
    hand = Hand(dice.white, extra=dice.coloured)
    results = [
        worth_here(category, category.score(hand))
        for category in rules.categories
        if category.score(hand)
    ]
    if rules.instant_win is not None and rules.instant_win.pattern(hand):
        results.insert(0, QCoreApplication.translate("RulesPage", "wins a match"))
    return ", ".join(results) or "0"
