"""The chance of the best balance in games of several matches."""

import random
from dataclasses import replace

import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.dice import ScriptedDice
from generala_desktop.engine.events import Left, Rolled, WinClaimed
from generala_desktop.engine.game import apply, decide
from generala_desktop.engine.moves import ClaimWin
from generala_desktop.engine.state import State, Turn, start
from generala_desktop.rulesets import build
from generala_desktop.strategy.adviser import adviser
from generala_desktop.strategy.outlook import Outlook


@pytest.fixture(scope="module")
def simultanea(tmp_path_factory):
    return adviser(build("simultanea"), tmp_path_factory.mktemp("pars"))


@pytest.fixture(scope="module")
def outlook(simultanea):
    return Outlook(simultanea)


def rolled(state, faces):
    return apply(state, Rolled(frozenset(), faces))


def with_points(rules, *points):
    """Return a card with so many points in each match and the numbers still open."""
    entries = [
        Entry(Box(match, category.id), None, total if category.id == "generala" else 0)
        for match, total in enumerate(points)
        for category in rules.categories
        if category.section.value == "lower"
    ]
    return Card(tuple(entries))


@pytest.mark.parametrize("players", [2, 3])
def test_chances_sum_to_one_and_agree_with_the_best_move(simultanea, outlook, players):
    chance = random.Random(players)
    state = start(simultanea.rules, players)
    moves_made = 0
    while not state.over:
        if not moves_made % 5:
            chances = outlook.win_chances(state)
            assert sum(chances) == pytest.approx(1)
            moves = outlook.ranked(state)
            assert {one.move for one in moves} == {one.move for one in simultanea.ranked(state)}
            if state.turn.rolls:
                assert moves[0].chance == pytest.approx(chances[state.seat])
        move = chance.choice(simultanea.ranked(state)[:3]).move
        dice = ScriptedDice([chance.randint(1, 6) for _ in range(5)])
        state = apply(state, decide(state, move, dice))
        moves_made += 1
    assert sum(outlook.win_chances(state)) == pytest.approx(1)


def test_players_begin_with_even_chances_but_for_seeing_more_later(simultanea, outlook):
    chances = outlook.win_chances(start(simultanea.rules, 3))
    assert chances == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=0.02)
    assert chances == tuple(sorted(chances))
    first, second = outlook.win_chances(start(simultanea.rules, 2))
    # Of 29,000 games of perfect players the first won 49.5 %.
    assert first == pytest.approx(0.495, abs=0.01)
    assert second == pytest.approx(1 - first)
    assert not outlook.is_exact(start(simultanea.rules, 3))


def test_the_dearest_match_weighs_most(simultanea, outlook):
    rules = simultanea.rules
    level = with_points(rules, 50, 50, 50)
    cheap = State(rules, (with_points(rules, 100, 50, 50), level))
    dear = State(rules, (with_points(rules, 50, 50, 100), level))
    even = outlook.win_chances(start(rules, 2))[0]
    assert even < outlook.win_chances(cheap)[0] < outlook.win_chances(dear)[0] < 1


@pytest.mark.parametrize(
    ("rolls", "faces", "chance"),
    [
        (3, (2, 3, 4, 6, 6), 0.0),
        (3, (2, 3, 4, 4, 5), 0.5),
        (2, (2, 3, 4, 4, 5), 0.5 * (5 / 6) ** 5),
        (1, (2, 3, 4, 4, 5), 0.5 * (5 / 6) ** 10),
        (0, (), 0.5 * (5 / 6) ** 15),
    ],
)
def test_a_last_turn_that_nobody_can_answer_is_exact(simultanea, outlook, rolls, faces, chance):
    """All is level but the last box of the second: a single six wins it."""
    rules = simultanea.rules
    full = Card(tuple(Entry(box, None, 0) for box in rules.boxes))
    last = Card(tuple(entry for entry in full.entries if entry.box != Box(0, "sixes")))
    state = State(rules, (full, last), seat=1, turn=Turn(rolls=rolls, faces=faces))
    # A served Generala could win a dearer match.
    assert outlook.win_chances(state) == pytest.approx((chance, 1 - chance), abs=5e-4)
    assert outlook.ranked(state)[0].chance == pytest.approx(1 - chance, abs=5e-4)


def test_a_match_won_outright_counts_as_won(simultanea, outlook):
    state = start(simultanea.rules, 2)
    before = outlook.win_chances(state)[0]
    state = rolled(state, (3, 3, 3, 3, 3))
    best = outlook.ranked(state)[0]
    assert best.move == ClaimWin(2)
    after = apply(state, WinClaimed(2))
    won = outlook.win_chances(after)[0]
    assert won > before + 0.2
    assert best.chance == pytest.approx(won, abs=0.05)


def test_who_left_has_no_chance(simultanea, outlook):
    state = apply(start(simultanea.rules, 3), Left())
    assert outlook.win_chances(state)[0] == 0
    alone = apply(state, Left())
    assert outlook.win_chances(alone) == (0, 0, 1)
    assert outlook.is_exact(alone)
    assert {one.chance for one in outlook.ranked(rolled(alone, (1, 2, 3, 4, 6)))} == {1}


def test_only_the_match_that_can_still_decide_is_worth_points(simultanea, outlook):
    # The first two matches are as good as decided, one each; the dearest is level.
    rules = simultanea.rules
    ahead, behind = with_points(rules, 150, 0, 50), with_points(rules, 0, 150, 50)
    state = rolled(State(rules, (ahead, behind)), (6, 6, 6, 6, 2))
    state = replace(state, turn=replace(state.turn, rolls=3))
    best = outlook.ranked(state)[0]
    assert best.move.box == Box(2, "sixes")


def test_the_fourth_roll_has_a_chance_of_its_own(tmp_path):
    known = adviser(build("imprevisible"), tmp_path)
    outlook = Outlook(known)
    state = rolled(start(known.rules, 2), (6, 6, 6, 6, 2))
    state = replace(state, turn=replace(state.turn, rolls=3))
    moves = outlook.ranked(state)
    assert len(moves) == len(known.ranked(state))
    assert sum(outlook.win_chances(state)) == pytest.approx(1)
    assert outlook.win_chances(state)[0] > 0.5


@pytest.mark.parametrize(
    ("seed", "faces"), [(61, (6, 6, 6, 4, 2)), (72, (6, 6, 6, 4, 2)), (6, (3, 3, 3, 3, 3))]
)
def test_a_game_as_good_as_won_has_a_chance_near_one(tmp_path, seed, faces):
    # Such chances sum to a little more than 1, and no power of less than nothing is a number.
    known = adviser(build("imprevisible"), tmp_path)
    outlook = Outlook(known)
    chance = random.Random(seed)
    ahead = with_points(known.rules, *(chance.randrange(60, 160, 10) for _ in range(5)))
    behind = with_points(known.rules, *(chance.randrange(0, 20, 5) for _ in range(5)))
    state = rolled(State(known.rules, (ahead, behind)), faces)
    assert outlook.win_chances(state) == pytest.approx((1, 0), abs=1e-6)
    assert outlook.ranked(state)[0].chance == pytest.approx(1)
