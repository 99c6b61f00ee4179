"""How long the coach takes: a hint with its reason, a game's review, a set of drills.

    .venv/bin/python tests/benchmarks/bench_coach.py [--games 3]

From values that are solved already. Milliseconds and seconds of the processor, so that a busy
machine changes little; a hint is the ranking of all moves and the reason for the best one, its
longest one included the first, when tables that last for the whole program are made.
"""

import argparse
import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from generala_desktop.engine.events import Event
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import Adviser, adviser
from generala_desktop.strategy.drills import Difficulty, daily, drill
from generala_desktop.strategy.reasons import reason
from generala_desktop.strategy.review import review
from tests.play import SeededDice

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("generala", {}),
    ("generala", {"order": "down", "holds": "locked"}),
    ("generala-mayores", {}),
    ("yacht", {}),
    ("yahtzee", {}),
    ("yahtzee-official", {}),
    ("yatzy", {}),
    ("simultanea", {}),
    ("imprevisible", {}),
)
from tests.benchmarks.figures import note


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games = parser.parse_args().games
    print(f"{'':40}{'hint ms':>9}{'longest':>9}{'review s':>10}{'drills s':>10}")
    for game, options in GAMES:
        known = adviser(build(game, options))
        name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
        hints, reviews = measured(known, games)
        print(
            f"{name:40}{statistics.mean(hints) * 1000:9.1f}{max(hints) * 1000:9.1f}"
            f"{statistics.mean(reviews):10.2f}{drilled(known):10.2f}",
            flush=True,
        )
        budget = 16 if len(known.rules.matches) == 1 else 100
        note("coach", f"{name}: hint", statistics.mean(hints) * 1000, "ms", budget)


def measured(known: Adviser, games: int) -> tuple[list[float], list[float]]:
    """Return processor seconds of hints and of reviews of two players' whole games."""
    hints: list[float] = []
    reviews: list[float] = []
    for seed in range(games):
        here, events = start(known.rules, 2), []
        dice, chance = SeededDice(seed), random.Random(seed)
        while not here.over:
            began = time.process_time()
            best = known.ranked(here)[0].move
            reason(known, here, best)
            if here.turn.rolls:
                hints.append(time.process_time() - began)
            event, here = step(known, here, dice, chance)
            events.append(event)
        began = time.process_time()
        review(known, None, 2, events)
        reviews.append(time.process_time() - began)
    return hints, reviews


def step(
    known: Adviser, here: State, dice: SeededDice, chance: random.Random
) -> tuple[Event, State]:
    """Play one of the three best moves."""
    moves = known.ranked(here)[:3]
    event = decide(here, chance.choice(moves).move, dice)
    return event, apply(here, event)


def drilled(known: Adviser) -> float:
    began = time.process_time()
    for difficulty in Difficulty:
        drill(known, difficulty, daily(known.rules, "2026-03-31", difficulty))
    return (time.process_time() - began) / len(Difficulty)


if __name__ == "__main__":
    main()
