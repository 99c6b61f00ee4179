"""How the program's players err at several matches: measured by the position, no hand given up."""

import random
from dataclasses import replace

import pytest

from generala_desktop.engine.card import Box
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.legality import is_legal
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.moves import Roll, RollSecondCup, Score
from generala_desktop.engine.state import Turn, start
from generala_desktop.rulesets import build
from generala_desktop.strategy import bots, matches_pars
from generala_desktop.strategy.levels import MOST, TEMPERS
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.matches_levels import WIDTHS, considered, scale
from tests.play import LoadedDice


@pytest.fixture(scope="module")
def best():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches_pars, "PLAYERS", 40)
        yield MatchAdviser(matches_pars.pars(build("imprevisible", {})))


def beginning(best, *faces, rolls=3, served=False):
    return replace(start(best.rules, 2), turn=Turn(rolls, faces, served=served))


def test_a_generala_in_hand_is_written_as_one(best):
    here = beginning(best, 4, 4, 4, 4, 4)
    moves = considered(here, best.ranked(here))
    written = {option.move for option in moves}
    assert written == {Score(Box(match, "generala")) for match in range(5)}


def test_a_poker_is_no_zero_but_may_be_risked(best):
    here = beginning(best, 4, 4, 4, 4, 1)
    moves = [option.move for option in considered(here, best.ranked(here))]
    assert RollSecondCup() in moves
    written = {move.box.category for move in moves if isinstance(move, Score)}
    assert written == {"four_of_a_kind"} or written == {"four_of_a_kind", "fours"}


def test_with_nothing_in_hand_every_zero_is_thought_of(best):
    here = beginning(best, 1, 2, 4, 5, 6)
    assert considered(here, best.ranked(here)) == best.ranked(here)


def test_the_best_is_always_thought_of(best):
    for seed in range(4):
        here, dice, chance = start(best.rules, 2), LoadedDice(seed), random.Random(seed)
        while not here.over:
            ranked = best.ranked(here)
            assert considered(here, ranked)[0] == ranked[0]
            picked = bots.play(best, here, chance.choice(BOTS), chance)
            assert is_legal(here, picked)
            here = apply(here, decide(here, picked, dice))


def test_losses_count_by_what_moves_of_the_position_lose(best):
    here = beginning(best, 6, 6, 2, 3, 1, rolls=1)
    ranked = best.ranked(here)
    mean = sum(option.loss for option in ranked) / len(ranked)
    width = WIDTHS[Level.NOVICE]
    assert scale(ranked, Level.NOVICE) * MOST == pytest.approx(width * mean)
    odds = bots.chances(ranked, TEMPERS[Level.NOVICE], scale(ranked, Level.NOVICE))
    assert all(not chance for chance, o in zip(odds, ranked, strict=True) if o.loss > width * mean)
    assert sum(chance > 0 for chance in odds) > 1


def test_where_nothing_is_lost_every_level_has_a_move(best):
    here = start(best.rules, 2)
    assert {bots.play(best, here, level, random.Random(1)) for level in BOTS} == {Roll()}
