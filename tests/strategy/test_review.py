"""A reviewed game: decisions, luck, and that together they are the result."""

import random

import pytest

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.card import Box
from generala_desktop.engine.events import HandLaid, Left, Rolled, Scored, WinClaimed
from generala_desktop.engine.game import apply, decide, replay
from generala_desktop.engine.moves import Roll, Score
from generala_desktop.engine.state import start
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.review import accuracy_of, review
from generala_desktop.strategy.solver import Cancelled
from tests.play import SeededDice, game, play

GAMES = [
    ("generala", {}),
    ("generala", {"served_generala": "wins_now", "order": "up"}),
    ("generala-mayores", {}),
    ("yacht", {}),
    ("yahtzee-official", {}),
]


def events_of(rules, players, seed, leaving=0.0):
    return tuple(event for _, _, event, _ in play(rules, players, seed, leaving))


def best_events(adviser, players, seed):
    """Return a game in which everybody plays the best move."""
    here, dice, events = start(adviser.rules, players), SeededDice(seed), []
    while not here.over:
        event = decide(here, adviser.ranked(here)[0].move, dice)
        events.append(event)
        here = apply(here, event)
    return tuple(events)


def summed(totals):
    return totals.start + totals.luck - totals.loss + totals.unseen + totals.others


@pytest.mark.parametrize(("rules", "options"), GAMES)
@pytest.mark.parametrize("leaving", [0.0, 0.02])
def test_start_and_luck_less_losses_are_the_result(advised, rules, options, leaving):
    adviser = advised(rules, **options)
    whole = 0
    for seed in range(4):
        events = events_of(adviser.rules, 3, seed, leaving)
        final = replay(adviser.rules, 3, events)
        found = review(adviser, None, 3, events)
        assert found.unit is Unit.POINTS
        for seat, totals in enumerate(found.totals):
            assert totals.seat == seat
            assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)
            assert totals.result == ranking.total(final, seat)
            assert totals.unseen == totals.others == 0
            if len(final.cards[seat].entries) == len(adviser.rules.boxes):
                whole += 1
                assert totals.expected == pytest.approx(totals.result, abs=1e-9)
            mine = [d for d in found.decisions if d.seat == seat]
            assert totals.loss == pytest.approx(sum(d.loss for d in mine), abs=1e-9)
            assert totals.decisions == len(mine)
            luck = sum(roll.gain for roll in found.luck if roll.seat == seat)
            assert totals.luck == pytest.approx(luck, abs=1e-9)
    assert whole


@pytest.mark.parametrize(("rules", "options"), GAMES)
def test_decisions_are_real_legal_and_judged_as_the_adviser_judges(advised, rules, options):
    adviser = advised(rules, **options)
    events = events_of(adviser.rules, 2, 3)
    found = review(adviser, None, 2, events)
    assert found.decisions
    for decision in found.decisions:
        before = replay(adviser.rules, 2, events[: decision.event])
        assert decision.before == before
        assert decision.seat == before.seat
        assert decision.turn == 1 + len(before.card.entries)
        moves = adviser.ranked(before)
        assert len(moves) > 1
        assert decision.best == moves[0]
        assert decision.loss >= 0
        assert (
            decide(before, decision.played.move, Script(events[decision.event]))
            == (events[decision.event])
        )
        for ranked in (decision.played, decision.best):
            assert legality.is_legal(before, ranked.move)
        assert decision.loss == pytest.approx(
            decision.best.expected - decision.played.expected, abs=1e-9
        )


class Script:
    """Throws what an event shows."""

    def __init__(self, event):
        self.event = event

    def throw(self, count):
        assert isinstance(self.event, Rolled)
        places = [p for p in range(5) if p not in self.event.keep]
        assert len(places) == count
        return tuple(self.event.faces[p] for p in places)


def test_forced_moves_are_no_decisions(advised):
    adviser = advised("generala")
    events = events_of(adviser.rules, 2, 3)
    judged = {decision.event for decision in review(adviser, None, 2, events).decisions}
    for index in range(len(events)):
        before = replay(adviser.rules, 2, events[:index])
        assert (index in judged) == (len(adviser.ranked(before)) > 1)


def test_perfect_play_loses_nothing_and_is_a_hundred_percent(advised):
    adviser = advised("yacht")
    found = review(adviser, None, 2, best_events(adviser, 2, 1))
    assert found.worst() == ()
    for totals in found.totals:
        assert totals.loss == pytest.approx(0, abs=1e-9)
        assert totals.accuracy == pytest.approx(100)
        assert totals.turns == 12


def test_accuracy_falls_with_losses_and_never_below_nothing():
    assert accuracy_of(0, 160) == 100
    assert accuracy_of(16, 160) == pytest.approx(90)
    assert accuracy_of(500, 160) == 0
    assert accuracy_of(0, 0) == 100


def test_accuracy_compares_losses_with_those_of_blind_chance(advised):
    adviser = advised("generala")
    record = game("generala", "12366 ....6 =sixes", "66655 =fives")
    found = review(adviser, None, 1, record.events)
    (totals,) = found.totals
    assert totals.turns == 2
    moves = [adviser.ranked(decision.before) for decision in found.decisions]
    blind = sum(sum(move.loss for move in some) / len(some) for some in moves)
    assert blind == pytest.approx(sum(decision.at_stake for decision in found.decisions))
    assert totals.accuracy == pytest.approx(100 * (1 - totals.loss / blind))
    assert totals.accuracy is not None
    assert 0 < totals.accuracy < 100


def test_the_worst_decisions_come_first(advised):
    adviser = advised("generala")
    found = review(adviser, None, 2, events_of(adviser.rules, 2, 4))
    losses = [decision.loss for decision in found.worst()]
    assert len(losses) == 3
    assert losses == sorted((d.loss for d in found.decisions), reverse=True)[:3]
    assert all(decision.seat == 1 for decision in found.worst(5, seat=1))


def test_a_generala_in_hand_given_up_is_the_worst(advised):
    record = game("generala", "66661 ....6 =ones:0", "12345 =straight")
    worst = review(advised("generala"), None, 1, record.events).worst(1)[0]
    assert (worst.event, worst.turn) == (2, 1)
    assert worst.loss > 40
    assert isinstance(worst.best.move, Score)
    assert worst.best.move.box == Box(0, "generala")


def test_the_places_of_a_played_hold_are_kept(advised):
    record = game("generala", "61236 ..63.")
    (decision,) = review(advised("generala"), None, 1, record.events).decisions
    assert decision.played.move == Roll(frozenset({0, 1, 4}))


def test_turns_without_dice_are_not_judged_but_counted_apart(advised):
    adviser = advised("generala")
    events = (
        Scored(Box(0, "sixes"), 24),
        Rolled(frozenset(), (1, 2, 3, 4, 5)),
        Scored(Box(0, "straight"), 25),
        Scored(Box(0, "generala"), 0),
    )
    found = review(adviser, None, 1, events)
    (totals,) = found.totals
    assert [decision.event for decision in found.decisions] == [2]
    assert totals.turns == 1
    assert totals.unseen != 0
    assert totals.loss == pytest.approx(0)
    assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)
    assert totals.expected == pytest.approx(
        adviser.prospect(replay(adviser.rules, 1, events), 0), abs=1e-9
    )


def test_of_a_hand_laid_only_the_entry_is_judged(advised):
    adviser = advised("generala")
    events = (HandLaid((6, 6, 6, 1, 2)), Scored(Box(0, "sixes"), 18))
    found = review(adviser, None, 1, events)
    assert [decision.event for decision in found.decisions] == [1]
    assert found.luck == ()
    (totals,) = found.totals
    assert totals.unseen != 0
    assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)


def test_a_win_outright_leaves_the_rest_unplayed(advised):
    adviser = advised("generala")
    record = game("generala", "12345 =straight", "66666 !", players=2)
    assert record.state.over
    found = review(adviser, None, 2, record.events)
    # A win that must be claimed is no decision.
    assert [decision.event for decision in found.decisions] == [1]
    for totals in found.totals:
        assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)
        assert totals.expected > totals.result
    assert found.totals[1].luck > 20
    assert found.series[-1].expected == (25, 0)


def test_a_win_noted_without_dice_and_those_who_left_are_reviewed(advised):
    adviser = advised("generala")
    events = (Left(), Scored(Box(0, "ones"), 3), WinClaimed())
    found = review(adviser, None, 3, events)
    assert found.decisions == ()
    assert [totals.accuracy for totals in found.totals] == [None, None, None]
    for totals in found.totals:
        assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)


def test_a_game_in_progress_is_reviewed_up_to_here(advised):
    adviser = advised("yahtzee-official")
    events = events_of(adviser.rules, 2, 7)
    for cut in (0, 1, 2, 3, 10, 17, 30):
        found = review(adviser, None, 2, events[:cut])
        here = replay(adviser.rules, 2, events[:cut])
        for seat, totals in enumerate(found.totals):
            assert summed(totals) == pytest.approx(totals.expected, abs=1e-9)
            assert totals.expected == pytest.approx(adviser.prospect(here, seat), abs=1e-9)
        assert all(decision.event < cut for decision in found.decisions)


class Coin:
    """Gives everybody the same chance."""

    def win_chances(self, state):
        return (1 / len(state.cards),) * len(state.cards)


def test_the_series_has_a_point_before_the_first_turn_and_after_each(advised):
    adviser = advised("generala")
    events = events_of(adviser.rules, 2, 2)
    found = review(adviser, Coin(), 2, events)
    ends = [n + 1 for n, event in enumerate(events) if isinstance(event, Scored | WinClaimed)]
    assert [point.event for point in found.series] == [0, *ends]
    for point in found.series:
        here = replay(adviser.rules, 2, events[: point.event])
        assert point.expected == tuple(adviser.prospect(here, seat) for seat in range(2))
        assert point.chances == (0.5, 0.5)
    assert not any(point.chances for point in review(adviser, None, 2, events).series)


def test_progress_rises_and_can_cancel(advised):
    adviser = advised("generala")
    events = events_of(adviser.rules, 2, 2)
    told: list[float] = []

    def note(done):
        told.append(done)
        return True

    review(adviser, None, 2, events, note)
    assert told == sorted(told)
    assert told[-1] == 1
    with pytest.raises(Cancelled):
        review(adviser, None, 2, events, lambda done: done < 0.5)


def test_luck_is_fair_on_average(advised):
    # The mean over every first roll is nothing: that is what expectation means.
    adviser = advised("generala")
    chance = random.Random(1)
    gains = []
    for _ in range(300):
        faces = tuple(chance.randint(1, 6) for _ in range(5))
        (roll,) = review(adviser, None, 1, (Rolled(frozenset(), faces),)).luck
        gains.append(roll.gain)
    deviation = (sum(gain**2 for gain in gains) / 300) ** 0.5
    assert abs(sum(gains) / 300) < 4 * deviation / 300**0.5
