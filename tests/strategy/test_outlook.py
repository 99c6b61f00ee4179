"""The chance of winning, beside the points."""

import random
from math import comb

import numpy as np
import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import HandLaid, Left, Rolled, WinClaimed
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin, Roll, Score
from generala_desktop.engine.ranking import winners
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import ExactAdviser
from generala_desktop.strategy.outlook import Outlook
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Cancelled, Solver
from generala_desktop.strategy.spreads import KeptSpreads
from tests.strategy.test_solver import reduced


def adviser(rules, dtype=np.float64):
    solver = Solver(rules, dtype)
    solver.solve()
    return ExactAdviser(solver)


@pytest.fixture(scope="module")
def generala():
    return adviser(build("generala"))


@pytest.fixture(scope="module")
def outlook(generala):
    return Outlook(generala)


def card(rules, opened=(), **points):
    """Return a card with all boxes filled but the opened ones, 0 where no points are given."""
    entries = tuple(
        Entry(Box(0, c.id), None, points.get(c.id, 0))
        for c in rules.categories
        if c.id not in opened
    )
    return Card(entries)


def rolled(state, faces, keep=()):
    return apply(state, Rolled(frozenset(keep), faces))


def test_two_players_begin_with_nearly_even_chances(generala, outlook):
    first, second = outlook.win_chances(start(generala.rules, 2))
    assert first + second == pytest.approx(1, abs=1e-6)
    assert 0.5 < first < 0.503  # whoever opens may win outright first


@pytest.mark.parametrize("players", [1, 2, 4])
def test_chances_sum_to_one_at_every_moment_and_agree_with_the_best_move(
    generala, outlook, players
):
    chance = random.Random(players)
    state = start(generala.rules, players)
    while not state.over:
        chances = outlook.win_chances(state)
        assert sum(chances) == pytest.approx(1, abs=1e-6)
        moves = outlook.ranked(state)
        assert moves[0].chance == pytest.approx(chances[state.seat], abs=1e-6)
        assert {one.move for one in moves} == {one.move for one in generala.ranked(state)}
        falls = np.diff([one.chance for one in moves])
        assert (falls < 1e-8).all()
        move = chance.choice(moves[: 1 + len(moves) // 4]).move
        dice = ScriptedDice([chance.randint(1, 6) for _ in range(5)])
        state = apply(state, decide(state, move, dice))


def test_a_finished_game_is_won_or_shared(generala, outlook):
    rules = generala.rules
    won, lost = card(rules, sixes=30), card(rules, sixes=24)
    assert outlook.win_chances(State(rules, (lost, won), over=True)) == (0, 1)
    assert outlook.win_chances(State(rules, (won, lost, won), over=True)) == (0.5, 0, 0.5)
    assert outlook.is_exact(State(rules, (lost, won), over=True))
    assert outlook.ranked(State(rules, (lost, won), over=True)) == ()


def test_the_last_player_knows_what_he_needs(generala, outlook):
    rules = generala.rules
    needs = card(rules, sixes=18), card(rules, ("sixes",))
    state = State(rules, needs, seat=1)
    assert outlook.is_exact(state)
    # Served fives to ones win outright, where otherwise two rolls were left for sixes.
    expected = share_of_sixes(3) + 5 / 7776 * (1 - share_of_sixes(2))
    assert outlook.win_chances(state)[1] == pytest.approx(expected, abs=1e-9)


def share_of_sixes(rolls):
    """Return the share of the win when three sixes are level and more of them win."""
    one = 1 - (5 / 6) ** rolls
    exactly = [comb(5, n) * one**n * (1 - one) ** (5 - n) for n in range(6)]
    return exactly[3] / 2 + exactly[4] + exactly[5]


def test_what_the_last_player_needs_changes_the_best_move():
    rules = reduced("yacht", ("choice",))
    exact = adviser(rules)
    outlook = Outlook(exact)
    needs_little = (Card((Entry(Box(0, "choice"), None, 18),)), Card())
    state = rolled(State(rules, needs_little, seat=1), (3, 4, 4, 4, 4))
    # 19 points win for certain; for points the dice below four would be thrown again.
    assert isinstance(exact.ranked(state)[0].move, Roll)
    assert outlook.ranked(state)[0].move == Score(Box(0, "choice"))
    assert outlook.ranked(state)[0].chance == pytest.approx(1)
    assert outlook.matters(state)


def test_the_last_player_wins_as_often_as_announced():
    rules = reduced("yatzy", ("pair", "threes"))
    exact = adviser(rules)
    outlook = Outlook(exact)
    full = Card((Entry(Box(0, "pair"), None, 10), Entry(Box(0, "threes"), None, 9)))
    begin = State(rules, (full, Card()), seat=1)
    assert outlook.is_exact(begin)
    announced = outlook.win_chances(begin)[1]
    chance = random.Random(5)
    shares = []
    for _ in range(200):
        state = begin
        while not state.over:
            move = outlook.ranked(state)[0].move
            dice = ScriptedDice([chance.randint(1, 6) for _ in range(5)])
            state = apply(state, decide(state, move, dice))
        won = winners(state)
        shares.append(1 / len(won) if 1 in won else 0)
    error = float(np.std(shares)) / 200**0.5
    assert float(np.mean(shares)) == pytest.approx(announced, abs=3 * error)
    assert 0.2 < announced < 0.8


def test_more_points_never_win_less(generala, outlook):
    rules = generala.rules
    opened = ("sixes", "straight", "generala")
    chances = [
        outlook.win_chances(
            State(rules, (card(rules, opened, fives=points), card(rules, opened, fives=10)))
        )[0]
        for points in (0, 5, 10, 15, 20, 25)
    ]
    assert chances == sorted(chances)
    assert chances[0] < 0.4 < 0.6 < chances[-1]


def test_a_served_generala_wins_nearly_for_certain(generala, outlook):
    state = rolled(start(generala.rules, 3), (4, 4, 4, 4, 4))
    (claim,) = outlook.ranked(state)
    assert claim.move == ClaimWin()
    assert claim.chance == pytest.approx((1 - 6 / 7776) ** 2, abs=1e-3)
    assert sum(outlook.win_chances(state)) == pytest.approx(1)


def test_after_a_win_outright_the_others_need_one_with_more_points(generala, outlook):
    rules = generala.rules
    rich = card(rules, ("ones",), sixes=30)
    poor = card(rules, ("ones",), sixes=24)
    state = apply(rolled(State(rules, (poor, rich, poor)), (1, 1, 1, 1, 1)), WinClaimed(0))
    first, second, third = outlook.win_chances(state)
    served = 6 / 7776
    assert second == pytest.approx(served, rel=1e-6)
    assert third == pytest.approx((1 - served) * served / 2, rel=1e-6)
    assert first == pytest.approx(1 - second - third)
    assert not outlook.is_exact(state)
    beaten = rolled(state, (2, 3, 4, 4, 5))
    assert outlook.win_chances(beaten)[1] == 0
    assert max(one.chance for one in outlook.ranked(beaten)) == 0


def test_a_win_at_once_leaves_nobody_else_a_chance():
    exact = adviser(build("generala", {"served_generala": "wins_now"}))
    outlook = Outlook(exact)
    state = rolled(start(exact.rules, 2), (2, 2, 2, 2, 2))
    assert outlook.win_chances(state) == (1, 0)
    assert outlook.ranked(state)[0].chance == 1


def test_all_five_are_thrown_again_for_a_served_generala_when_nothing_else_helps():
    exact = adviser(build("generala", {"served": "full_roll"}))
    outlook = Outlook(exact)
    state = apply(rolled(start(exact.rules, 2), (2, 2, 2, 2, 2)), WinClaimed(0))
    before = outlook.win_chances(state)[1]
    assert before == pytest.approx((1 - (1 - 6 / 7776) ** 3) / 2, rel=1e-6)
    state = rolled(state, (2, 2, 2, 2, 5))
    assert outlook.ranked(state)[0].move == Roll(frozenset())
    assert outlook.is_exact(state)


def test_who_left_has_no_chance_and_who_stays_alone_wins(generala, outlook):
    state = apply(start(generala.rules, 3), Left())
    chances = outlook.win_chances(state)
    assert chances[0] == 0
    assert sum(chances) == pytest.approx(1)
    state = apply(state, Left())
    assert outlook.win_chances(state) == (0, 0, 1)
    assert outlook.is_exact(state)
    assert outlook.ranked(state)[0].chance == 1
    assert outlook.win_chances(apply(state, Left())) == (0, 0, 0)


def test_dice_read_off_a_real_table_are_not_served():
    exact = adviser(reduced("generala-mayores", ("straight", "full_house")))
    outlook = Outlook(exact)
    state = apply(start(exact.rules, 2), HandLaid((1, 2, 3, 4, 5)))
    chances = outlook.win_chances(state)
    assert chances[0] == pytest.approx(outlook.ranked(state)[0].chance, abs=1e-9)


def test_moves_of_equal_chance_keep_the_order_of_points(generala, outlook):
    rules = generala.rules
    hopeless = card(rules, sixes=30, straight=25, full_house=35), card(rules, ("ones", "twos"))
    state = rolled(State(rules, hopeless, seat=1), (1, 2, 4, 4, 6))
    assert not outlook.matters(state)
    assert [one.move for one in outlook.ranked(state)] == [
        one.move for one in generala.ranked(state)
    ]


def large(game):
    rules = build(game)
    solver = Solver(rules, np.float32)
    solver.solve()
    return ExactAdviser(solver)


@pytest.fixture(scope="module")
def yahtzee():
    return large("yahtzee")


def test_a_large_game_is_known_in_its_last_turns_and_estimated_before(
    yahtzee, tmp_path, monkeypatch
):
    rules = yahtzee.rules
    outlook = Outlook(yahtzee, tmp_path)
    opened = ("sixes", "chance")
    end = State(rules, (card(rules, opened, fives=20), card(rules, opened, fives=15)))
    monkeypatch.setattr(KeptSpreads, "_solved", lambda _: pytest.fail("asked"))
    chances = outlook.win_chances(end)
    assert sum(chances) == pytest.approx(1, abs=1e-6)
    assert 0.5 < chances[0] < 0.9
    monkeypatch.undo()
    begin = start(rules, 2)
    assert outlook.win_chances(begin) == pytest.approx((0.5, 0.5), abs=0.01)
    assert not outlook.is_exact(begin)
    assert [path.name for path in tmp_path.glob("*.spread.npz")]
    monkeypatch.setattr(KeptSpreads, "_solved", lambda _: pytest.fail("worked out again"))
    assert sum(Outlook(yahtzee, tmp_path).win_chances(begin)) == pytest.approx(1, abs=1e-6)


def test_working_out_deviations_can_be_cancelled(yahtzee):
    outlook = Outlook(yahtzee, progress=lambda done: done < 0.05)
    with pytest.raises(Cancelled):
        outlook.win_chances(start(yahtzee.rules, 2))
    told = []

    def note(done):
        told.append(done)
        return True

    outlook.attend(note)
    assert sum(outlook.win_chances(start(yahtzee.rules, 2))) == pytest.approx(1, abs=1e-6)
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize("content", [b"", b"no archive"])
def test_damaged_deviations_are_worked_out_again(yahtzee, tmp_path, monkeypatch, content):
    path = tmp_path / f"{key(yahtzee.rules)}.spread.npz"
    path.write_bytes(content)
    monkeypatch.setattr(KeptSpreads, "_solved", lambda _: {0: np.array([7.0])})
    assert KeptSpreads(yahtzee.solver, tmp_path).of(0, np.array([0])) == pytest.approx([7])
    assert not path.exists()
