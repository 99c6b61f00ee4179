"""Are the dice fair: what fell, counted a second time, and how likely that is."""

from __future__ import annotations

import random
from collections import Counter
from itertools import groupby, product

import pytest

from generala_desktop.engine.events import TURN_ENDINGS, Rolled, SecondCupRolled
from generala_desktop.storage.archive.archive import Archive
from generala_desktop.storage.archive.chances import (
    FIGURES,
    Count,
    chi_square,
    fairness,
    odds,
    run_chance,
    upper_tail,
)
from generala_desktop.storage.archive.rows import figure, thrown
from generala_desktop.storage.record import Record
from tests.unit.storage.archive.games import many


def every_die(record: Record) -> list[int]:
    dice: list[int] = []
    for event in record.events:
        if isinstance(event, Rolled):
            dice += [face for place, face in enumerate(event.faces) if place not in event.keep]
        elif isinstance(event, SecondCupRolled):
            dice += event.faces
    return dice


@pytest.mark.parametrize("typed", [False, True])
def test_every_die_is_counted(full: Archive, typed: bool) -> None:
    records = [r for r in many() if (r.header("Dice") == "typed") == typed]
    found = fairness(full, typed=typed)
    counts = Counter(face for record in records for face in every_die(record))
    assert {int(count.name): count.seen for count in found.faces} == counts
    assert found.dice == counts.total()
    assert found.rolls == sum(
        isinstance(event, Rolled | SecondCupRolled) for r in records for event in r.events
    )


def test_first_rolls_are_counted(full: Archive) -> None:
    records = [r for r in many() if r.header("Dice") != "typed"]
    firsts = []
    for record in records:
        is_first = True
        for event in record.events:
            if isinstance(event, Rolled) and is_first:
                firsts.append(event.faces)
                is_first = False
            elif isinstance(event, TURN_ENDINGS):
                is_first = True
    found = fairness(full)
    assert found.first_rolls == len(firsts)
    assert {count.name: count.seen for count in found.figures} == {
        name: sum(figure(faces) == name for faces in firsts) for name in FIGURES
    }
    straights = sum(sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) for faces in firsts)
    assert found.straights.seen == straights


def test_the_longest_run_is_found(full: Archive) -> None:
    records = [r for r in many() if r.header("Dice") != "typed"]
    longest = max(len(list(group)) for record in records for _, group in groupby(every_die(record)))
    found = fairness(full).run
    assert found is not None
    assert found.length == longest


def test_an_empty_archive_says_nothing(archive: Archive) -> None:
    found = fairness(archive)
    assert (found.dice, found.rolls, found.first_rolls) == (0, 0, 0)
    assert found.faces_test is None
    assert found.figures_test is None
    assert found.run is None


def test_odds_are_those_of_all_rolls() -> None:
    rolls = list(product(range(1, 7), repeat=5))
    counts = Counter(figure(faces) for faces in rolls)
    assert {name: odds(name) for name in FIGURES} == {
        name: pytest.approx(counts[name] / 7776) for name in FIGURES
    }
    straights = sum(sorted(roll) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) for roll in rolls)
    assert odds("straight") == pytest.approx(straights / 7776)


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [  # from printed tables of critical values
        (11.0705, 5, 0.05),
        (15.0863, 5, 0.01),
        (12.5916, 6, 0.05),
        (16.8119, 6, 0.01),
        (3.8415, 1, 0.05),
        (5.9915, 2, 0.05),
        (0.0, 5, 1.0),
    ],
)
def test_tails_agree_with_tables(statistic: float, freedom: int, tail: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(tail, abs=5e-6)


def test_loaded_dice_are_found_out() -> None:
    fair = chi_square(tuple(Count(str(f), 1000 + f, 1003.5) for f in range(1, 7)))
    loaded = chi_square(tuple(Count(str(f), 1000 + 60 * (f == 6), 1010) for f in range(1, 7)))
    assert fair is not None
    assert loaded is not None
    assert fair.chance > 0.9
    assert loaded.chance > 0.05
    more = chi_square(tuple(Count(str(f), 1000 + 200 * (f == 6), 1033.3) for f in range(1, 7)))
    assert more is not None
    assert more.chance < 0.001


def test_few_dice_say_nothing() -> None:
    few = chi_square(tuple(Count(str(f), 2, 2.0) for f in range(1, 7)))
    assert few is not None
    assert not few.is_large_enough


@pytest.mark.parametrize(("length", "dice"), [(3, 20), (4, 100), (5, 300)])
def test_runs_are_as_likely_as_they_turn_out(length: int, dice: int) -> None:
    chance = random.Random(3)
    games, hits = 3000, 0
    for _ in range(games):
        faces = [chance.randrange(6) for _ in range(dice)]
        hits += any(len(list(group)) >= length for _, group in groupby(faces))
    assert hits / games == pytest.approx(run_chance(length, dice), abs=0.03)


def test_runs_at_the_edges() -> None:
    assert run_chance(1, 1) == 1
    assert run_chance(3, 2) == 0
    assert run_chance(2, 2) == pytest.approx(1 / 6, abs=0.01)


def test_a_second_cup_is_no_first_roll() -> None:
    record = next(r for r in many() if r.rules.id == "imprevisible")
    throws = list(thrown(record))
    assert sum(is_first for _, is_first in throws) < len(throws)
