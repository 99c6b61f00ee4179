"""Figures of players and of dice in words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from generala_desktop.rulesets import find
from generala_desktop.storage.archive.chances import ChiSquare, Count, Fairness, Run
from generala_desktop.storage.archive.queries import Figures, HeadToHead
from generala_desktop.words import boxes, history
from generala_desktop.words.numbers import chance, decimal

NOTHING = "—"


def rows(figures: Figures) -> Iterator[tuple[str, str]]:
    """Yield what a player's games say: (what, figure); what cannot be said yet is a dash."""
    against = figures.games - figures.alone
    yield QCoreApplication.translate("Statistics", "Games"), str(figures.games)
    yield (
        QCoreApplication.translate("Statistics", "Won"),
        _share(figures.wins, against),
    )
    yield (
        QCoreApplication.translate("Statistics", "Shared first place"),
        _share(figures.ties, against),
    )
    yield QCoreApplication.translate("Statistics", "Lost"), _share(figures.losses, against)
    yield QCoreApplication.translate("Statistics", "Played alone"), str(figures.alone)
    yield QCoreApplication.translate("Statistics", "Mean"), _number(figures.mean)
    yield QCoreApplication.translate("Statistics", "Median"), _number(figures.median)
    yield QCoreApplication.translate("Statistics", "Spread"), _number(figures.spread)
    yield QCoreApplication.translate("Statistics", "Best"), _whole(figures.best)
    yield QCoreApplication.translate("Statistics", "Mean of the last 20"), _number(figures.recent)
    yield QCoreApplication.translate("Statistics", "Mean before them"), _number(figures.before)
    yield (
        QCoreApplication.translate("Statistics", "Most wins in a row"),
        str(figures.winning.longest) if against else NOTHING,
    )
    yield (
        QCoreApplication.translate("Statistics", "Wins in a row now"),
        str(figures.winning.current) if against else NOTHING,
    )
    yield QCoreApplication.translate("Statistics", "Served figures"), str(figures.served)
    yield QCoreApplication.translate("Statistics", "Five equal"), str(figures.generalas)
    yield QCoreApplication.translate("Statistics", "Wins outright"), str(figures.won_outright)
    struck = sum(box.struck for box in figures.boxes)
    written = sum(box.written for box in figures.boxes)
    yield QCoreApplication.translate("Statistics", "Boxes struck"), _share(struck, written)


def _share(part: int, whole: int) -> str:
    return f"{part} ({chance(part / whole)})" if whole else NOTHING


def _number(value: float | None) -> str:
    return NOTHING if value is None else decimal(value)


def _whole(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def opponent(line: HeadToHead) -> str:
    return history.person_name(line.name, line.level)


def box_name(rules: str, category: str) -> str:
    variant = find(rules)
    if variant is None:
        return category
    ruleset = variant.by_default()
    return boxes.label(ruleset.category(category)) if ruleset.has_category(category) else category


def moving_mean(games: int) -> str:
    return QCoreApplication.translate("Statistics", "Mean of %n games", "", games)


def mean_of_each(games: int) -> str:
    return QCoreApplication.translate("Statistics", "Mean of each %n games", "", games)


def no_games(game: str) -> str:
    text = QCoreApplication.translate("Statistics", "No finished game of {game} yet.")
    return text.format(game=game)


def cannot_print() -> str:
    return QCoreApplication.translate(
        "Statistics",
        "The printer did not take the plot. See whether it is switched on and connected, or save "
        "the plot to a file instead.",
    )


# Fair dice


def drawn() -> str:
    """Return how the dice are drawn, in three sentences."""
    return QCoreApplication.translate(
        "Fair dice",
        "Every die is drawn when it is thrown, from the random numbers that the operating system "
        "makes for secrets. Each face has exactly one chance in six: numbers that would favour "
        "some faces are drawn again. No throw is made beforehand, and nothing that happens in a "
        "game changes the dice.",
    )


def typed() -> str:
    return QCoreApplication.translate(
        "Fair dice", "These are the dice of real tables, as they were typed in."
    )


def figure_name(name: str) -> str:
    return {
        "all_different": QCoreApplication.translate("Fair dice", "All different"),
        "one_pair": QCoreApplication.translate("Fair dice", "One pair"),
        "two_pairs": QCoreApplication.translate("Fair dice", "Two pairs"),
        "three": QCoreApplication.translate("Fair dice", "Three equal"),
        "full_house": QCoreApplication.translate("Fair dice", "Full house"),
        "four": QCoreApplication.translate("Fair dice", "Four equal"),
        "five": QCoreApplication.translate("Fair dice", "Five equal"),
        "straight": QCoreApplication.translate("Fair dice", "Straight"),
    }[name]


def dice_count(found: Fairness) -> str:
    if not found.dice:
        return QCoreApplication.translate("Fair dice", "No dice have been thrown yet.")
    dice = QCoreApplication.translate("Fair dice", "%Ln dice", "", found.dice)
    rolls = QCoreApplication.translate("Fair dice", "%Ln rolls", "", found.rolls)
    text = QCoreApplication.translate("Fair dice", "{dice} in {rolls} so far.")
    return text.format(dice=dice, rolls=rolls)


def verdict(test: ChiSquare | None) -> str:
    """Return a chi-square test in plain words."""
    if test is None:
        return ""
    if not test.is_large_enough:
        return QCoreApplication.translate(
            "Fair dice", "These are too few to tell fair dice from others."
        )
    share = chance(test.chance)
    if test.chance >= 0.05:
        text = QCoreApplication.translate(
            "Fair dice",
            "That is as it should be: with fair dice, the chance to be at least so far from what "
            "is expected is {share}.",
        )
    elif test.chance >= 0.001:
        text = QCoreApplication.translate(
            "Fair dice",
            "That is rather uneven: with fair dice, the chance to be so far from what is expected "
            "is {share}. Among many people it happens to some.",
        )
    else:
        text = QCoreApplication.translate(
            "Fair dice",
            "That is very uneven: with fair dice, the chance to be so far from what is expected "
            "is {share}.",
        )
    return text.format(share=share)


def in_figures(test: ChiSquare | None) -> str:
    if test is None:
        return ""
    text = QCoreApplication.translate(
        "Fair dice", "(Chi-square {statistic}, {freedom} degrees of freedom, p {p})"
    )
    least = 0.001
    p = f"= {decimal(test.chance, 3)}" if test.chance >= least else f"< {decimal(least, 3)}"
    return text.format(statistic=decimal(test.statistic, 2), freedom=test.freedom, p=p)


def run(longest: Run | None) -> str:
    if longest is None:
        return ""
    text = QCoreApplication.translate(
        "Fair dice",
        "The longest row of equal dice: {face} came {count} times one after the other. "
        "With so many fair dice, the chance of a row as long as that is {share}.",
    )
    return text.format(face=longest.face, count=longest.length, share=chance(longest.chance))


def straights(count: Count) -> str:
    text = QCoreApplication.translate(
        "Fair dice", "Straights at the first roll: {seen}, expected {expected}."
    )
    return text.format(seen=count.seen, expected=decimal(count.expected))
