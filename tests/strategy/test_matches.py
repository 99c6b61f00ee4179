"""Advice for games of several matches: legal, consistent from roll to roll, and out to win."""

import itertools
import random
from dataclasses import replace

import numpy as np
import pytest

from generala_desktop.engine import ranking
from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.legality import is_legal, legal_moves
from generala_desktop.engine.moves import ClaimWin, Leave, Roll, RollSecondCup, Score
from generala_desktop.engine.state import State, Turn, start
from generala_desktop.rulesets import build
from generala_desktop.strategy import matches_pars
from generala_desktop.strategy.adviser import Unit, adviser
from generala_desktop.strategy.alike import held
from generala_desktop.strategy.lattice import lattice
from generala_desktop.strategy.matches_adviser import MatchAdviser
from generala_desktop.strategy.solver import Cancelled
from tests.play import LoadedDice

HARD = {"declare_target": "yes", "three_only_to_poker": "yes", "second_generala": "yes"}
GAMES = [
    ("simultanea", {}, 2),
    ("simultanea", {"matches": "5"}, 4),
    ("simultanea", {"matches": "2"}, 3),
    ("imprevisible", {}, 2),
    ("imprevisible", {}, 3),
    ("imprevisible", HARD, 3),
    ("imprevisible", {"fourth_roll": "no", "stand_freely": "yes"}, 2),
]


@pytest.fixture(scope="module")
def advisers():
    """Make each adviser once, of few players: how well it advises is for the long tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches_pars, "PLAYERS", 40)
        made = {}

        def get(game, options):
            rules = build(game, options)
            if rules.options not in made:
                made[rules.options] = MatchAdviser(matches_pars.pars(rules))
            return made[rules.options]

        yield get


def positions(adviser, players, seed, leaves=0.01):
    """Play at random, sometimes well, and yield every position."""
    here, chance, dice = start(adviser.rules, players), random.Random(seed), LoadedDice(seed)
    while not here.over:
        moves = adviser.ranked(here)
        yield here, moves
        picked = chance.choice(moves[:3] if chance.random() < 0.5 else moves).move
        if chance.random() < leaves / 10 and len(here.left) < players:
            picked = Leave()
        here = apply(here, decide(here, picked, dice))
    yield here, adviser.ranked(here)


def nature(here, move):
    """What a move comes to: rolls that hold the same numbers are alike."""
    return (Roll, held(here, move.keep)) if isinstance(move, Roll) else move


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_every_legal_move_is_ranked_once_and_nothing_else(advisers, game, options, players):
    for here, moves in itertools.islice(positions(advisers(game, options), players, 3), 700):
        assert all(is_legal(here, ranked.move) for ranked in moves)
        natures = [nature(here, ranked.move) for ranked in moves]
        assert len(natures) == len(set(natures))
        assert set(natures) == {nature(here, move) for move in legal_moves(here)}
        expected = [ranked.expected for ranked in moves]
        assert expected == sorted(expected, reverse=True)
        assert all(np.isfinite(expected))
        assert all(r.loss == pytest.approx(expected[0] - r.expected) for r in moves)


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_balances_expected_are_balances_that_can_be(advisers, game, options, players):
    most = sum(match.value for match in advisers(game, options).rules.matches)
    for here, moves in itertools.islice(positions(advisers(game, options), players, 5), 400):
        for seat in range(players):
            assert abs(advisers(game, options).prospect(here, seat)) <= most + 1e-6
        assert not moves or abs(moves[0].expected) <= most + 1e-6


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_at_the_end_the_prospect_is_the_balance(advisers, game, options, players):
    *_, (end, moves) = positions(advisers(game, options), players, 11, leaves=0)
    assert end.over
    assert moves == ()
    for seat in range(players):
        prospect = advisers(game, options).prospect(end, seat)
        if players == 2:
            assert prospect == pytest.approx(ranking.balance(end, seat), abs=1e-6)
        else:  # two who tie above the seat are taken for one who won
            assert prospect <= ranking.balance(end, seat) + 1e-6


def test_two_players_share_what_there_is(advisers):
    best = advisers("simultanea", {})
    known = [here for here, _ in itertools.islice(positions(best, 2, 8), 150)]
    for here in known:
        position = best._know(here).position
        assert position.balance(0) == pytest.approx(-position.balance(1), abs=1e-9)


def mean_after(best, here, move):
    """Return the mean of the best that follows a throw, over all throws."""
    dice = here.rules.turn.dice
    count = dice if isinstance(move, RollSecondCup) else dice - len(move.keep)
    total = 0.0
    for thrown in itertools.combinations_with_replacement(range(1, 7), count):
        ways = len(set(itertools.permutations(thrown)))
        then = apply(here, decide(here, move, Given(thrown)))
        total += ways * best.ranked(then)[0].expected
    return total / 6**count


class Given:
    def __init__(self, faces):
        self.faces = faces

    def throw(self, count):
        assert count == len(self.faces)
        return self.faces


def late(best, open_boxes, seat=0):
    """Return a state in which seat 0 has only these boxes open, the others none."""
    rules = best.rules
    cards = [
        Card(tuple(Entry(b, None, 10) for b in rules.boxes if player or b not in open_boxes))
        for player in range(2)
    ]
    return State(rules, tuple(cards), seat=seat)


@pytest.mark.parametrize(
    ("game", "options"), [("simultanea", {"matches": "2"}), ("imprevisible", {}), GAMES[5][:2]]
)
def test_each_roll_is_worth_the_mean_of_what_may_follow(advisers, game, options):
    best = advisers(game, options)
    boxes = [Box(0, "sixes"), Box(1, "four_of_a_kind"), Box(1, "generala"), Box(1, "straight")]
    here = late(best, boxes)
    turns = [
        Turn(1, (6, 6, 1, 2, 3), served=True),
        Turn(2, (6, 6, 6, 2, 3)),
        Turn(3, (6, 6, 6, 6, 3)),
        Turn(3, (1, 2, 4, 5, 3), served=True),
    ]
    for turn in turns:
        at = replace(here, turn=turn)
        throws = [r for r in best.ranked(at) if isinstance(r.move, Roll | RollSecondCup)]
        if turn.rolls == 1:
            throws = throws[:3]
        for ranked in throws:
            assert mean_after(best, at, ranked.move) == pytest.approx(ranked.expected, abs=1e-9)


def test_with_one_box_left_only_winning_counts(advisers):
    best = advisers("simultanea", {"matches": "2"})
    here = late(best, [Box(1, "sixes")])
    # Both have 90 elsewhere in the match, the other one 10 more: two sixes are enough.
    for faces, balance in [((6, 6, 1, 2, 3), 2.0), ((6, 1, 2, 3, 4), -2.0)]:
        (entry,) = best.ranked(replace(here, turn=Turn(3, faces)))
        assert entry.move == Score(Box(1, "sixes"))
        assert entry.expected == pytest.approx(balance)
    written, *others = best.ranked(replace(here, turn=Turn(2, (6, 6, 1, 2, 3))))
    assert isinstance(written.move, Score), "of equals, the one that is done with it"
    assert others[0].loss == 0


def test_equal_sums_are_void(advisers):
    best = advisers("simultanea", {"matches": "2"})
    here = late(best, [Box(1, "fives")])
    (entry,) = best.ranked(replace(here, turn=Turn(3, (5, 5, 1, 2, 3))))
    assert entry.expected == pytest.approx(0.0)


def test_a_zero_goes_where_it_costs_least(advisers):
    best = advisers("imprevisible", {})
    here = replace(start(best.rules, 2), turn=Turn(3, (1, 2, 4, 5, 6)))
    zero = next(r.move for r in best.ranked(here) if isinstance(r.move, Score))
    assert zero.box.match == 0
    assert zero.box.category in {"ones", "twos", "threes", "fours", "fives", "sixes"}


@pytest.mark.parametrize("game", ["simultanea", "imprevisible"])
def test_a_dormida_takes_the_dearest_contested_match(advisers, game):
    best = advisers(game, {})
    here = replace(start(best.rules, 2), turn=Turn(1, (4,) * 5, served=True))
    assert best.ranked(here)[0].move == ClaimWin(len(best.rules.matches) - 1)


def test_a_generala_goes_to_the_dearest_match(advisers):
    best = advisers("imprevisible", {})
    here = replace(start(best.rules, 2), turn=Turn(3, (4,) * 5))
    assert best.ranked(here)[0].move == Score(Box(4, "generala"))


def test_who_stays_alone_has_won_what_is_left(advisers):
    best = advisers("imprevisible", {})
    here = replace(start(best.rules, 3), claims=((4, 1),), left=frozenset({1, 2}))
    assert best.prospect(here, 0) == pytest.approx(1 + 2 + 3 + 4)
    assert best.prospect(here, 2) == pytest.approx(-(1 + 2 + 3 + 4))


def test_three_equals_expect_the_same_before_anything_fell(advisers):
    best = advisers("imprevisible", {})
    position = best._know(start(best.rules, 3)).position
    assert position.balance(0) == pytest.approx(position.balance(1))
    assert position.balance(1) == pytest.approx(position.balance(2))
    assert position.balance(0) < 0, "of three, two lose each match"


def test_pars_are_learnt_alike_kept_and_learnt_anew_when_damaged(monkeypatch, tmp_path, caplog):
    monkeypatch.setattr(matches_pars, "PLAYERS", 20)
    rules = build("simultanea", {"matches": "2"})
    first = matches_pars.pars(rules, tmp_path)
    (file,) = tmp_path.iterdir()
    with monkeypatch.context() as patch:
        patch.setattr(matches_pars, "learn", None)
        kept = matches_pars.pars(rules, tmp_path)
    np.testing.assert_array_equal(first.par, kept.par)
    np.testing.assert_array_equal(first.hits, kept.hits)
    file.write_bytes(b"damaged")
    again = matches_pars.pars(rules, tmp_path)
    np.testing.assert_array_equal(first.par, again.par)
    assert "damaged" in caplog.text


def test_learning_says_how_far_it_is_and_can_be_stopped(monkeypatch, tmp_path):
    monkeypatch.setattr(matches_pars, "PLAYERS", 20)
    rules = build("simultanea", {"matches": "2"})
    shares = []

    def note(share):
        shares.append(share)
        return True

    matches_pars.pars(rules, None, note)
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    with pytest.raises(Cancelled):
        adviser(rules, tmp_path, lambda share: share < 0.5)
    assert not list(tmp_path.iterdir())


def test_the_door_knows_several_matches(monkeypatch):
    monkeypatch.setattr(matches_pars, "PLAYERS", 20)
    best = adviser(build("simultanea", {"matches": "2"}))
    assert best.unit is Unit.BALANCE
    assert best.rules.id == "simultanea"


def test_pars_fall_from_rank_to_rank(advisers):
    par = advisers("imprevisible", {}).pars.par
    assert (np.diff(par, axis=2) <= 0).all()
    assert lattice().start[5] == 210
