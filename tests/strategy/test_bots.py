"""The program's players choose: legally, by the chances of their level, and like people."""

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import Rolled
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.legality import is_legal
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State, Turn, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.bots import chances, choose
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.hints import RankedMove, ranked
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.levels import MOST, TEMPERS

FALLIBLE = [level for level in BOTS if level is not Level.PERFECT]


def score(category, loss):
    return RankedMove(Score(Box(0, category)), 100 - loss, loss)


def roll(places, loss):
    return RankedMove(Roll(frozenset(places)), 100 - loss, loss)


def odds(options, level, scale=1.0):
    return chances(options, TEMPERS[level], scale)


@pytest.mark.parametrize("level", BOTS)
def test_the_chance_falls_with_the_loss(level):
    found = odds([roll({0, 1}, 0), roll({0}, 2), roll({2}, 5), roll({3}, 7.9)], level)
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)
    assert (found[-1] > 0) is (level in FALLIBLE)


def test_chances_are_the_weights_of_the_level():
    half = MOST / 2
    assert odds([roll({0}, 0), roll({1}, half)], Level.NOVICE) == pytest.approx([0.8, 0.2])
    assert odds([score("ones", 0), score("twos", half)], Level.NOVICE) == pytest.approx([0.8, 0.2])


@pytest.mark.parametrize("level", BOTS)
def test_what_loses_too_much_is_never_chosen(level):
    assert odds([roll({0}, 0), roll({1}, MOST)], level) == [1, 0]
    assert odds([score("sixes", 0), score("ones", MOST)], level) == [1, 0]


@pytest.mark.parametrize("level", BOTS)
def test_nobody_writes_far_too_early(level):
    found = odds([roll({0, 1}, 0), score("ones", 2), score("twos", 2.5)], level)
    assert found == [1, 0, 0]


def test_where_to_write_is_asked_after_whether_to_write():
    found = odds([roll({0}, 0), score("ones", 1), score("twos", 1)], Level.NOVICE)
    # Writing weighs (1 - 1/2)² = 1/4 however many boxes there are.
    assert found == pytest.approx([0.8, 0.1, 0.1])


def test_a_die_that_is_better_thrown_is_not_held():
    assert odds([roll({0}, 0), roll({0, 1}, 1), roll({1}, 1)], Level.NOVICE)[1] == 0


def test_a_part_that_is_as_good_does_not_forbid_the_whole():
    found = odds([roll({0}, 0), roll({0, 1}, 0.04)], Level.NOVICE)
    assert found == pytest.approx([0.5, 0.5], abs=0.01)


@pytest.mark.parametrize("level", BOTS)
def test_a_win_outright_is_claimed(level):
    claim = RankedMove(ClaimWin(), 0, 0)
    assert choose([claim, score("sixes", 0)], level, random.Random(1)) == ClaimWin()


@pytest.mark.parametrize("level", BOTS)
def test_the_second_cup_is_a_throw(level):
    throw: Any = RollSecondCup()
    cup = RankedMove(throw, 3, 0)
    assert choose([cup, score("ones", MOST)], level, random.Random(1)) == RollSecondCup()


def test_the_perfect_one_takes_the_first_of_equals():
    options = [score("ones", 0), score("twos", 0)]
    assert choose(options, Level.PERFECT, random.Random(1)) == options[0].move


def test_losses_count_in_what_the_adviser_counts_in():
    options = [(roll({0}, 0), roll({1}, 4)), (roll({0}, 0), roll({1}, 0.4))]
    assert odds(options[0], Level.NOVICE) == pytest.approx(odds(options[1], Level.NOVICE, 0.1))


def test_nothing_to_choose_from_is_refused():
    with pytest.raises(ValueError, match="nothing"):
        choose([], Level.NOVICE, random.Random(1))


@pytest.mark.parametrize("level", BOTS)
def test_the_same_chance_chooses_the_same(level):
    rules = build("yacht")
    state = replace(start(rules, 1), turn=Turn(1, (1, 2, 2, 5, 6)))
    options = ranked(solved(rules), state)
    first, second = (
        [choose(options, level, chance) for _ in range(20)]
        for chance in (random.Random(5), random.Random(5))
    )
    assert first == second


WITHOUT_WIN = {"served_generala": "scores"}

HOUSES = [
    ("generala", {**WITHOUT_WIN, **more})
    for more in (
        {},
        {"double": "no"},
        {"double_needs_generala": "no"},
        {"generala_points": "60", "double": "120"},
        {"served": "full_roll", "holds": "locked"},
    )
]


@pytest.fixture(scope="module")
def solver_of():
    known = {}

    def find(game, options):
        key = (game, tuple(options.items()))
        if key not in known:
            known[key] = solved(build(game, options))
        return known[key]

    return find


def card_with(rules, open_ids):
    """Return a card that has only some boxes open; figures are struck."""
    card = Card()
    for category in rules.categories:
        if category.id not in open_ids:
            card = card.write(Entry(Box(0, category.id), None, 0))
    return card


@pytest.mark.parametrize(("game", "options"), HOUSES)
def test_a_generala_in_hand_is_never_given_up(solver_of, game, options):
    solver = solver_of(game, options)
    rules = solver.rules
    others = [c.id for c in rules.categories if c.id not in {"generala", "double_generala"}]
    chance = random.Random(3)
    cases = [others, [], *itertools.combinations(others, 1), *itertools.combinations(others, 2)]
    for face, rest in itertools.product((1, 3, 6), cases):
        card = card_with(rules, {"generala", "double_generala", *rest})
        for rolls in (1, 2, 3):
            turn = Turn(rolls, (face,) * 5, served=rolls == 1)
            state = State(rules, (card,), turn=turn)
            for _ in range(8):
                move = choose(ranked(solver, state), Level.NOVICE, chance)
                assert isinstance(move, Score)
                assert move.box.category in {"generala", "double_generala"}


@pytest.mark.parametrize("game", ["generala", "yacht"])
def test_each_box_as_the_only_open_one_ends_the_game_with_any_hand(solver_of, game):
    solver = solver_of(game, WITHOUT_WIN if game == "generala" else {})
    rules = solver.rules
    chance = random.Random(7)
    levels = itertools.cycle(BOTS)
    for category, hand in itertools.product(rules.categories, lattice().hands):
        level = next(levels)
        state = State(rules, (card_with(rules, {category.id}),))
        state = apply(state, decide(state, Roll(), ScriptedDice(hand)))
        while not state.over:
            move = choose(ranked(solver, state), level, chance)
            assert is_legal(state, move)
            dice = ScriptedDice(chance.choices(range(1, 7), k=5))
            state = apply(state, decide(state, move, dice))
        assert not state.open_boxes(0)


def test_a_generala_in_sight_is_thrown_for_with_one_box_left(solver_of):
    solver = solver_of("generala", WITHOUT_WIN)
    state = State(solver.rules, (card_with(solver.rules, {"generala"}),))
    state = apply(state, Rolled(frozenset(), (6, 1, 3, 1, 4)))
    chance = random.Random(2)
    for level in BOTS:
        for _ in range(10):
            move = choose(ranked(solver, state), level, chance)
            assert isinstance(move, Roll)
            held = [state.turn.faces[place] for place in sorted(move.keep)]
            assert held == [1, 1] or (level is not Level.PERFECT and len(set(held)) <= 1)


def test_striking_a_box_competes_with_writing_little():
    rules = build("yatzy")
    card = card_with(rules, {"ones", "yatzy", "chance", "sixes", "pair"})
    state = State(rules, (card,), turn=Turn(3, (1, 1, 2, 4, 6)))
    options = [score("ones", 0), score("yatzy", 0.4), score("chance", 1.5)]
    assert all(is_legal(state, option.move) for option in options)
    # What a hand is worth now is no part of the question, only what is lost in the end.
    found = odds(options, Level.CASUAL)
    assert found == sorted(found, reverse=True)
    assert found[1] > 0.3


@pytest.mark.parametrize("weaker", FALLIBLE)
def test_a_stronger_level_loses_less_on_average(weaker):
    rules = build("generala", WITHOUT_WIN)
    solver = solved(rules)
    stronger = BOTS[BOTS.index(weaker) + 1]
    for faces in ((1, 2, 2, 5, 6), (1, 3, 4, 5, 5), (2, 2, 3, 3, 6)):
        state = replace(start(rules, 1), turn=Turn(1, faces))
        options = ranked(solver, state)
        lost = [
            sum(p * o.loss for p, o in zip(odds(options, level), options, strict=True))
            for level in (weaker, stronger)
        ]
        assert lost[0] > lost[1]
