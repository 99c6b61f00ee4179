"""What will be written at the end of a turn of several matches."""

import random
from dataclasses import replace

import numpy as np
import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import Turn, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.alike import find
from generala_desktop.strategy.forecast_matches import MatchForecast
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_boxes import Boxes
from generala_desktop.strategy.matches_outcomes import outcomes_of
from generala_desktop.strategy.matches_position import Pars
from tests.play import LoadedDice

SUMS = 1024
GAMES: list[tuple[str, dict[str, str]]] = [
    ("simultanea", {}),
    ("imprevisible", {}),
    ("imprevisible", {"declare_target": "yes", "second_generala": "yes"}),
    ("imprevisible", {"fourth_roll": "no", "stand_freely": "yes"}),
]


def guessing(game, options):
    """Return an adviser to whom boxes are worth what chance says: the turn is exact all the same."""
    outcomes = outcomes_of(build(game, options))
    boxes = Boxes(outcomes)
    hits = np.zeros((boxes.kinds, SUMS))
    for kind, points in zip(outcomes.kinds, outcomes.points, strict=True):
        if kind >= 0 and points:
            hits[kind, points] = 1
    hits /= hits.sum(axis=1, keepdims=True)
    drawn = np.random.default_rng(1).uniform(
        0.2, 0.8, (boxes.count + 1, boxes.kinds, boxes.matches)
    )
    return MatchAdviser(Pars.make(boxes, (hits @ np.arange(SUMS))[None, :, None] * drawn, hits))


def steps(adviser, seed):
    here, dice, chance = start(adviser.rules, 2), LoadedDice(seed), random.Random(seed)
    while not here.over:
        moves = adviser.ranked(here)
        yield here, moves
        rolls = [move for move in moves if isinstance(move.move, Roll | RollSecondCup)]
        picked = rolls if rolls and chance.random() < 0.7 else moves
        here = apply(here, decide(here, chance.choice(picked).move, dice))


def written(adviser, here, outcome):
    """Return what the adviser says of writing just that, with dice that are worth it."""
    for turn in hands(adviser.rules):
        there = replace(here, turn=turn)
        if adviser.rules.points(here.card, outcome.box, turn.hand) == outcome.points:
            found = find(there, adviser.ranked(there), Score(outcome.box))
            if found is not None:
                return found.expected
    raise AssertionError(f"no hand is worth {outcome.points} in {outcome.box}")


def hands(rules):
    last = rules.turn.rolls
    for served in (False, True):
        for faces in ((1, 2, 3, 4, 6), (1, 2, 3, 4, 5), (2, 2, 3, 3, 3)):
            yield Turn(last, faces, served=served)
        for face in range(1, 7):
            rest = [other for other in range(1, 7) if other != face]
            for count in range(1, 6):
                yield Turn(last, (face,) * count + tuple(rest[: 5 - count]), served=served)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_will_be_written_is_worth_what_the_move_is(game, options):
    adviser = guessing(game, options)
    known: dict[object, float] = {}
    seen = 0
    for number, (here, moves) in enumerate(steps(adviser, 3)):
        if number % 12:
            continue
        for ranked in (*moves[:2], moves[-1]):
            if not isinstance(ranked.move, Roll | RollSecondCup):
                continue
            outcomes = MatchForecast(adviser.pars, here).after(here, ranked.move)
            certain = sum(outcome.chance for outcome in outcomes)
            assert certain <= 1 + 1e-9
            worth = 0.0
            for outcome in outcomes:
                key = (here.cards, outcome.box, outcome.points)
                if key not in known:
                    known[key] = written(adviser, here, outcome)
                worth += outcome.chance * known[key]
            if certain < 1 - 1e-9:
                worth += (1 - certain) * won(adviser, here)
            assert worth == pytest.approx(ranked.expected, abs=1e-8)
            seen += 1
    assert seen > 10


def won(adviser, here):
    """Return what the adviser says of winning the best match outright."""
    there = replace(here, turn=Turn(1, (1, 1, 1, 1, 1), served=True))
    claims = [move for move in adviser.ranked(there) if isinstance(move.move, ClaimWin)]
    return max(move.expected for move in claims)


def test_a_second_cup_makes_a_generala_as_often_as_the_engine_says():
    adviser = guessing("imprevisible", {})
    rules = adviser.rules
    faces = (4, 4, 4, 4, 1)
    here = replace(start(rules, 2), turn=Turn(3, faces))
    outcomes = MatchForecast(adviser.pars, here).after(here, RollSecondCup())
    made = sum(o.chance for o in outcomes if o.box.category == "generala" and o.points == 50)
    tree = lattice()
    paid = sum(
        chance
        for coloured, chance in zip(tree.hands, tree.chances, strict=True)
        if rules.points(here.card, Box(0, "generala"), Hand(faces, extra=coloured)) == 50
        and len(set(coloured)) > 1
    )
    assert made == pytest.approx(paid, abs=1e-12)
    wins = 1 - sum(outcome.chance for outcome in outcomes)
    assert wins == pytest.approx(6 / 6**5, abs=1e-12)
