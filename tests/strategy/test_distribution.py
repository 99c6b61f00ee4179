"""Distributions of final scores against the solver, and against a literal computation."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest

from generala_desktop.compat import override
from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import Hand
from generala_desktop.engine.ruleset import Holds, Served
from generala_desktop.rulesets import build
from generala_desktop.strategy.distribution import Distributions
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.policy import Worth, best_play, throws
from generala_desktop.strategy.pursuit import Pursuit
from generala_desktop.strategy.solver import Cancelled, Solver
from generala_desktop.strategy.writing import Writer
from tests.strategy.literal import Literal, holds, parts, rolls
from tests.strategy.test_solver import SMALL, reduced


def solved(rules):
    solver = Solver(rules)
    solver.solve()
    return solver


def moments(distribution):
    points = np.arange(len(distribution))
    mean = float(distribution @ points)
    return mean, float(np.sqrt(distribution @ points**2 - mean**2))


@pytest.mark.parametrize(
    ("game", "choices", "mean", "deviation"),
    [
        ("generala", {"served_generala": "scores"}, 159.618456, 40.4313),
        ("generala-mayores", {}, 157.231033, 33.4557),
        ("yacht", {}, 175.951221, 30.5072),
    ],
)
def test_the_final_score_of_a_game_has_the_known_mean_and_spread(game, choices, mean, deviation):
    distribution = Distributions(solved(build(game, choices))).of_card(Card()).astype(float)
    assert distribution.sum() == pytest.approx(1, abs=1e-6)
    assert moments(distribution) == pytest.approx((mean, deviation), abs=0.002)


@pytest.mark.parametrize(("game", "boxes", "options"), SMALL)
def test_every_rule_of_a_turn_keeps_the_mean(game, boxes, options):
    rules = (
        reduced(game, boxes, **{"served_generala": "scores", **options})
        if "generala" in game
        else reduced(game, boxes, **options)
    )
    solver = solved(rules)
    distribution = Distributions(solver).of_card(Card()).astype(float)
    assert moments(distribution)[0] == pytest.approx(solver.value(Card()), abs=1e-4)


def test_wins_outright_are_left_out_of_the_scores():
    distribution = Distributions(solved(build("generala"))).of_card(Card())
    assert distribution.sum() == pytest.approx((1 - 6 / 7776) ** 11, abs=1e-6)


def test_what_lies_beyond_the_kept_length_counts_as_its_last_value(monkeypatch):
    monkeypatch.setattr("generala_desktop.strategy.distribution.MOST", 40)
    solver = solved(reduced("yacht", ("choice", "yacht")))
    short = Distributions(solver).of_card(Card())
    monkeypatch.undo()
    whole = Distributions(solver).of_card(Card())
    assert len(short) == 40
    assert short[:39] == pytest.approx(whole[:39], abs=1e-6)
    assert short[39] == pytest.approx(whole[39:].sum(), abs=1e-6)


def test_looking_ahead_can_be_cancelled():
    distributions = Distributions(solved(build("yacht")))
    code = distributions.writer.code(distributions.writer.solver.place_of(Card()))
    with pytest.raises(Cancelled):
        distributions.of(code, lambda done: done < 0.3)


class Target(Literal):
    """The chance of reaching a total, by play for nothing else: one hand and keep at a time."""

    def __init__(self, rules, target):
        super().__init__(rules)
        self.target = target

    @override
    def key(self, card):
        return (super().key(card), self.rules.total(card, 0))

    @override
    def _entry(self, card, hand, category_id):
        box = Box(0, category_id)
        points = self.rules.points(card, box, hand)
        after = card.write(Entry(box, hand, points, self.rules.entry_bonus(card, 0, hand)))
        return self.value(after)

    @override
    def value(self, card):
        if not self.rules.open_ids(card, 0):
            return float(self.rules.total(card, 0) >= self.target)
        return super().value(card)


@pytest.mark.parametrize(
    ("game", "boxes", "options", "targets"),
    [
        ("generala-mayores", ("fours", "full_house"), {}, (8, 25, 37)),
        ("generala", ("straight", "generala"), {"served_generala": "scores"}, (20, 25, 75)),
        ("yatzy", ("threes", "pair"), {}, (9, 20, 62)),
        ("yahtzee-official", ("yahtzee", "chance"), {}, (20, 70, 175)),
        ("generala", ("fives", "sixes"), {"order": "up", "holds": "locked"}, (30,)),
    ],
)
def test_play_for_a_target_is_that_of_a_literal_computation(game, boxes, options, targets):
    rules = reduced(game, boxes, **options)
    writer = Writer(solved(rules))
    code = writer.code(writer.solver.place_of(Card()))
    for target in targets:
        worth = (np.arange(400) >= target).astype(float)
        writer.wins[:] = False
        chance = Pursuit(writer, worth).of(code, np.array([0]))[0]
        assert chance == pytest.approx(Target(rules, target).value(Card()), abs=1e-9)
        assert 0 < chance < 1


class Written(Literal):
    """The chances of every gain of the last turn, played for points."""

    def gains(self, card):
        rule = self.rules.turn

        @cache
        def lying(hand, left, served, locked):
            gain = self.written(card, Hand(hand, served))
            best = (gain, ((gain, 1.0),))
            for keep in parts(hand) if left else ():
                if holds(keep, locked):
                    now = keep if rule.holds is Holds.LOCKED else ()
                    best = max(best, thrown(keep, left - 1, now), key=lambda pair: pair[0])
            return best

        @cache
        def thrown(keep, left, locked):
            first = left == rule.rolls - 1
            served = (rule.served is Served.FIRST_ROLL and first) or (
                rule.served is Served.FULL_ROLL and not keep
            )
            found: Counter[float] = Counter()
            mean = 0.0
            for dice, chance in rolls(5 - len(keep)):
                value, gains = lying(tuple(sorted((*keep, *dice))), left, served, locked)
                mean += chance * value
                for gain, part in gains:
                    found[gain] += chance * part
            return mean, tuple(found.items())

        return dict(thrown((), rule.rolls - 1, ())[1])


@pytest.mark.parametrize(
    ("game", "box", "options"),
    [
        ("yacht", "choice", {}),
        ("generala", "full_house", {"served_generala": "scores"}),
        ("generala-mayores", "straight", {}),
        ("generala", "four_of_a_kind", {"holds": "locked", "served_generala": "any_figure"}),
        ("yatzy", "two_pairs", {}),
    ],
)
def test_the_last_turn_brings_what_a_literal_computation_says(game, box, options):
    rules = reduced(game, (box,), **options)
    found = Distributions(solved(rules)).of_card(Card())
    gains = Written(rules).gains(Card())
    expected = np.zeros(len(found))
    for gain, chance in gains.items():
        expected[int(gain)] += chance
    assert found == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("options", [{}, {"holds": "locked"}, {"served": "full_roll"}])
def test_a_turn_ends_in_what_it_is_worth(options):
    rule = build("generala", options).turn
    chance = np.random.default_rng(1)
    worth = Worth(chance.random((252, 3)), chance.random((252, 3)), np.zeros(252, bool))
    play = best_play(rule, worth)
    end = play.end()
    assert (end.built + end.served).sum(axis=0) == pytest.approx(1)
    shown = (end.built * worth.built + end.served * worth.served).sum(axis=0)
    assert shown == pytest.approx(play.value, abs=1e-12)


def test_from_a_situation_the_turn_ends_in_what_that_is_worth():
    rule = build("generala-mayores").turn
    chance = np.random.default_rng(2)
    worth = Worth(chance.random((252, 1)), chance.random((252, 1)), np.zeros(252, bool))
    play = best_play(rule, worth)
    for roll, throw in enumerate(throws(rule), start=1):
        for situation in range(0, len(throw.hands), 97):
            end = play.end(roll, situation)
            shown = float((end.built * worth.built + end.served * worth.served).sum())
            assert shown == pytest.approx(play.lying[roll - 1][situation, 0], abs=1e-12)


def test_a_hand_that_must_be_claimed_is_not_thrown_again():
    rule = build("generala").turn
    five = np.array([len(set(hand)) == 1 for hand in lattice().hands])
    worth = Worth(np.ones((252, 1)), np.zeros((252, 1)), five)
    end = best_play(rule, worth).end()
    assert end.served[five].sum() == pytest.approx(6 / 7776)
    assert len(list(combinations_with_replacement(range(6), 5))) == len(five)
