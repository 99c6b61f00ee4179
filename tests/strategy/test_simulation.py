"""Many games at once: as the same players play at the table, repeatable, by the engine's rules."""

import random
from dataclasses import replace

import numpy as np
import pytest

from generala_desktop.compat import override
from generala_desktop.engine.events import Rolled
from generala_desktop.engine.game import replay
from generala_desktop.engine.level import BOTS, Level
from generala_desktop.engine.moves import Score
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser
from generala_desktop.strategy.bots import chances
from generala_desktop.strategy.crowd import Crowd, odds
from generala_desktop.strategy.hints import ranked
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.levels import TEMPERS
from generala_desktop.strategy.simulation import SeededDice, Series, play_out, simulate
from generala_desktop.strategy.solver import Cancelled, Solver
from generala_desktop.strategy.weighing import parts
from tests.strategy.test_solver import reduced

NOVICE, PERFECT = Level.NOVICE, Level.PERFECT


def solved_small(game, boxes, **options):
    solver = Solver(reduced(game, boxes, **options))
    solver.solve()
    return solver


def name_of(move, state):
    """Return a box's id, or the numbers held."""
    if isinstance(move, Score):
        return move.box.category
    return tuple(sorted(state.turn.faces[place] for place in move.keep))


class Doubter(Crowd):
    """Compares its chances with those of a single player at every choice."""

    def __init__(self, solver, orders, seed):
        super().__init__(
            solver, solver.rules, orders, SeededDice(seed), np.random.default_rng(seed)
        )
        self.compared = 0
        self.asked = []

    @override
    def _boxes(self, choosers, candidates, place):
        self.asked = [self._states[game] for game in choosers.games]
        return super()._boxes(choosers, candidates, place)

    @override
    def _chosen(self, boxes, keeps, cares):
        found = odds(boxes, keeps, cares)
        ids = self._solver.tables.ids
        for state, care, row in zip(self.asked, cares, found, strict=True):
            temper = next(t for t in TEMPERS.values() if t.care == care)
            options = ranked(self._solver, state)
            wanted = dict.fromkeys([*ids, *lattice().keeps], 0.0)
            for option, chance in zip(options, chances(options, temper), strict=True):
                wanted[name_of(option.move, state)] = chance
            hand = lattice().hands.index(tuple(sorted(state.turn.faces)))
            held = parts(5).held[hand] if keeps.shape[1] else []
            names = [*ids, *(lattice().keeps[n] for n in held)]
            if temper.is_perfect:
                # Of equally good moves either may come first.
                best = [name_of(option.move, state) for option in options if option.loss < 1e-9]
                assert names[int(row.argmax())] in best
                assert row.max() == 1
            else:
                assert row == pytest.approx([wanted[name] for name in names], abs=1e-9)
            assert row.sum() == pytest.approx(1)
            self.compared += 1
        return super()._chosen(boxes, keeps, cares)


SMALL = [
    ("generala", ("generala", "double_generala", "sixes"), {"served_generala": "scores"}),
    ("generala", ("straight", "full_house", "fours"), {"holds": "locked"}),
    ("generala-mayores", ("straight", "full_house", "ones"), {"served_generala": "any_figure"}),
    ("generala", ("straight", "four_of_a_kind", "twos"), {"order": "up"}),
    ("yahtzee-official", ("yahtzee", "twos", "small_straight"), {}),
    ("yahtzee", ("ones", "threes", "misery"), {"extra_lines": "yes"}),
    ("yacht", ("four_of_a_kind", "choice", "ones"), {}),
]


@pytest.mark.parametrize(("game", "boxes", "options"), SMALL)
def test_many_games_are_played_by_the_chances_of_one(game, boxes, options):
    solver = solved_small(game, boxes, **options)
    rules = replace(solver.rules, instant_win=None)
    solver.rules = rules
    crowd = Doubter(solver, [[level] for level in BOTS for _ in range(4)], 5)
    states = crowd.play()
    assert all(state.over for state in states)
    assert crowd.compared > 100


def test_every_game_replays_by_its_own_rules():
    solver = solved_small("generala", ("generala", "double_generala", "sixes", "ones"))
    orders = [[NOVICE, PERFECT]] * 30
    crowd = Crowd(solver, solver.rules, orders, SeededDice(3), np.random.default_rng(3))
    open_rules = replace(solver.rules, instant_win=None)
    for state, turns in zip(crowd.play(), crowd._turns, strict=True):
        events = [event for turn in turns for event in turn]
        assert replay(open_rules, 2, events) == state


class Loaded:
    """Dice that show nothing but sixes from a certain throw on."""

    def __init__(self, first):
        self.first = first
        self.thrown = 0
        self.fair = SeededDice(1)

    def throw(self, count):
        self.thrown += 1
        return (6,) * count if self.thrown > self.first else self.fair.throw(count)


@pytest.mark.parametrize("when", ["wins_round", "wins_now"])
def test_a_served_generala_wins_but_points_are_counted_to_the_end(when):
    solver = solved_small("generala", ("ones", "sixes", "generala"), served_generala=when)
    crowd = Crowd(solver, solver.rules, [[PERFECT]], Loaded(0), np.random.default_rng(1))
    (state,) = crowd.play()
    assert solver.rules.total(state.cards[0], 0) == 50 + 30
    assert crowd.winners() == [(0,)]
    assert len(crowd._claimed(crowd._turns[0]).claims) == 1


def test_who_claims_wins_whatever_the_points():
    # The first seat writes sixes (nothing better is open), then the dice serve the second one.
    solver = solved_small("generala", ("sixes", "ones"))
    for first in range(1, 40):
        orders = [[NOVICE, NOVICE]]
        crowd = Crowd(solver, solver.rules, orders, Loaded(first), np.random.default_rng(1))
        crowd.play()
        claims = crowd._claimed(crowd._turns[0]).claims
        if claims and claims[0][1] == 1:
            assert crowd.winners() == [tuple(sorted({seat for _, seat in claims}))]
            return
    raise AssertionError("nobody was served in the second seat")


def test_the_same_seed_repeats_the_games():
    series = Series(build("generala"), [NOVICE, PERFECT], 40, 9)
    assert simulate(series) == simulate(series)
    assert simulate(series) != simulate(replace(series, seed=10))


def test_better_levels_win_more_and_score_more():
    tallies = simulate(Series(build("yacht"), [NOVICE, Level.SKILLED, PERFECT], 300, 2))
    assert [t.level for t in tallies] == [NOVICE, Level.SKILLED, PERFECT]
    for result in (lambda t: t.mean, lambda t: t.wins):
        assert [result(t) for t in tallies] == sorted(result(t) for t in tallies)
    assert sum(t.wins for t in tallies) + max(t.ties for t in tallies) <= 300
    assert all(20 < t.sd < 50 for t in tallies)


def test_everybody_opens_equally_often():
    series = Series(build("generala"), [NOVICE, Level.CASUAL, PERFECT], 3, 1)
    assert [series.seated(game)[0] for game in range(3)] == [NOVICE, Level.CASUAL, PERFECT]
    seats = [{series.player(game, seat) for seat in range(3)} for game in range(3)]
    assert seats == [{0, 1, 2}] * 3


def test_one_alone_wins_every_game():
    (tally,) = simulate(Series(build("generala"), [PERFECT], 20, 1))
    assert (tally.wins, tally.ties) == (20, 0)


def test_one_game_has_no_spread():
    (tally,) = simulate(Series(build("generala"), [PERFECT], 1, 1))
    assert tally.sd == 0


def test_the_mean_is_that_of_players_at_the_table():
    """The slow way, every move asked for one by one, comes to the same."""
    solver = solved_small("generala", ("sixes", "straight", "four_of_a_kind"), holds="locked")
    rules = replace(solver.rules, instant_win=None)
    solver.rules = rules
    dice, chance = SeededDice(1), random.Random(1)
    slow = [play_out(ExactAdviser(solver), [NOVICE], dice, chance) for _ in range(150)]
    orders = [[NOVICE]] * 1500
    crowd = Crowd(solver, rules, orders, SeededDice(2), np.random.default_rng(2))
    means, squares = [], []
    for states in (slow, crowd.play()):
        totals = [rules.total(state.cards[0], 0) for state in states]
        means.append(float(np.mean(totals)))
        squares.append(float(np.var(totals)) / len(totals))
    assert abs(means[0] - means[1]) < 3.5 * sum(squares) ** 0.5


def test_too_many_players_are_refused():
    with pytest.raises(ValueError, match="players"):
        simulate(Series(build("generala"), [NOVICE] * 8, 1, 1))


def test_a_simulation_can_be_cancelled():
    series = Series(build("generala"), [NOVICE, NOVICE], 5, 1)
    with pytest.raises(Cancelled):
        simulate(series, progress=lambda done: done < 0.2)


def test_progress_rises_to_the_whole():
    told: list[float] = []

    def note(done):
        told.append(done)
        return True

    simulate(Series(build("generala"), [NOVICE, NOVICE], 5, 1), progress=note)
    assert told[-1] == pytest.approx(1)


def test_dice_of_a_seed_show_all_faces():
    faces = SeededDice(4).throw(600)
    assert set(faces) == set(range(1, 7))
    assert all(60 < faces.count(face) < 140 for face in range(1, 7))


def test_the_first_throws_of_the_program_are_like_anybodys():
    solver = solved_small("generala", ("generala", "ones", "straight"))
    orders = [[PERFECT, NOVICE]] * 500
    crowd = Crowd(solver, solver.rules, orders, SeededDice(8), np.random.default_rng(8))
    crowd.play()
    thrown = [turn[0] for turns in crowd._turns for turn in turns]
    first = [event.faces for event in thrown if isinstance(event, Rolled)]
    assert len(first) == 3000
    counts = [sum(faces.count(face) for faces in first) for face in range(1, 7)]
    assert all(abs(count - 2500) < 4 * 45.7 for count in counts)
    straights = sum(sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) for faces in first)
    assert abs(straights - 3000 * 240 / 7776) < 4 * 9.5
