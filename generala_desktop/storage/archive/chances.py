"""Are the dice fair? What fell against what is to be expected."""

from __future__ import annotations

import math
import sqlite3
from dataclasses import dataclass

from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.errors import as_archive_error

FIGURES = ("all_different", "one_pair", "two_pairs", "three", "full_house", "four", "five")
"""What five dice show by their equal faces alone; one of them each time."""

_WAYS = {
    "all_different": 720,
    "one_pair": 3600,
    "two_pairs": 1800,
    "three": 1200,
    "full_house": 300,
    "four": 150,
    "five": 6,
    "straight": 240,
}
"""Of 7,776 rolls; straights are among those that are all different."""


def odds(figure: str) -> float:
    """Return the probability of a figure in one roll of five dice."""
    return _WAYS[figure] / 7776


@dataclass(frozen=True)
class Count:
    """How often something happened, and how often it was to be expected."""

    name: str
    seen: int
    expected: float


@dataclass(frozen=True)
class ChiSquare:
    statistic: float
    freedom: int
    chance: float
    """Of being at least as far off with fair dice."""
    is_large_enough: bool
    """Five or more expected of everything: fewer say nothing."""


@dataclass(frozen=True)
class Run:
    """The most dice in a row that showed one face."""

    length: int
    face: int
    chance: float
    """Of at least one run as long in as many dice, with fair ones."""


@dataclass(frozen=True)
class Fairness:
    rolls: int
    dice: int
    faces: tuple[Count, ...]
    faces_test: ChiSquare | None
    first_rolls: int
    figures: tuple[Count, ...]
    figures_test: ChiSquare | None
    straights: Count
    run: Run | None


def fairness(archive: Archive, *, typed: bool = False) -> Fairness:
    """Return what all dice say that were thrown here, or all that were typed; raises ArchiveError."""
    sums = ", ".join(f"coalesce(sum({name}), 0)" for name in _SUMMED)
    try:
        row = archive.connection.execute(
            f"SELECT {sums} FROM dice WHERE is_typed = ?", (typed,)
        ).fetchone()
        longest = archive.connection.execute(
            "SELECT longest_run, run_face FROM dice WHERE is_typed = ?"
            " ORDER BY longest_run DESC, game LIMIT 1",
            (typed,),
        ).fetchone()
    except sqlite3.Error as error:
        raise as_archive_error(error) from error
    values = dict(zip(_SUMMED, row, strict=True))
    seen = [values[name] for name in _FACES]
    dice = sum(seen)
    firsts = values["first_rolls"]
    faces = tuple(Count(str(f), n, dice / 6) for f, n in enumerate(seen, 1))
    figures = tuple(Count(name, values[name], firsts * odds(name)) for name in FIGURES)
    length, face = longest or (0, 0)
    return Fairness(
        rolls=values["rolls"],
        dice=dice,
        faces=faces,
        faces_test=chi_square(faces),
        first_rolls=firsts,
        figures=figures,
        figures_test=chi_square(figures),
        straights=Count("straight", values["straight"], firsts * odds("straight")),
        run=Run(length, face, run_chance(length, dice)) if length else None,
    )


_FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
_SUMMED = ("rolls", *_FACES, "first_rolls", *FIGURES, "straight")


def chi_square(counts: tuple[Count, ...]) -> ChiSquare | None:
    """Return Pearson's test of counts against expectations; None where nothing was counted."""
    if not any(count.expected for count in counts):
        return None
    statistic = sum((c.seen - c.expected) ** 2 / c.expected for c in counts)
    freedom = len(counts) - 1
    enough = all(count.expected >= 5 for count in counts)
    return ChiSquare(statistic, freedom, upper_tail(statistic, freedom), enough)


def upper_tail(statistic: float, freedom: int) -> float:
    """Return the probability that a chi-square variable reaches the statistic.

    By the recurrence of the regularised gamma function in steps of two degrees of freedom
    (Abramowitz and Stegun, 26.4.4 and 26.4.5).
    """
    half = statistic / 2
    if freedom % 2:
        tail, order = math.erfc(math.sqrt(half)), 1
    else:
        tail, order = math.exp(-half), 2
    while order < freedom:
        power = order / 2
        if half > 0:
            tail += math.exp(power * math.log(half) - half - math.lgamma(power + 1))
        order += 2
    return min(1.0, tail)


def run_chance(length: int, dice: int) -> float:
    """Return the chance of a run of one face at least so long in so many fair dice.

    A die continues its run with chance 1/6; exact, by the number of dice without such a run
    (Feller, An Introduction to Probability Theory and Its Applications I, XIII.7), in closed form.
    """
    if length <= 1:
        return 1.0 if dice >= length else 0.0
    if dice < length:
        return 0.0
    # A run of n equal faces is n - 1 successes in a row among dice - 1 comparisons.
    wanted, trials = length - 1, dice - 1
    root = _root(wanted)
    none = (1 - root / 6) / ((wanted + 1 - wanted * root) * (5 / 6)) / root ** (trials + 1)
    return min(1.0, max(0.0, 1 - none))


def _root(wanted: int) -> float:
    """Return Feller's root near 1 of 1 - x + q p^r x^(r+1) with p = 1/6."""
    root = 1.0
    for _ in range(100):
        following = 1 + (5 / 6) * (1 / 6) ** wanted * root ** (wanted + 1)
        if abs(following - root) < 1e-15:
            break
        root = following
    return root
