"""Reasons, reviews and drills of several matches, counted in balances."""

import random

import pytest

from generala_desktop.engine import legality, ranking
from generala_desktop.engine.events import SecondCupRolled
from generala_desktop.engine.game import replay
from generala_desktop.engine.moves import ClaimWin, Roll, RollSecondCup, Score
from generala_desktop.strategy.adviser import Unit
from generala_desktop.strategy.drills import Difficulty, drill
from generala_desktop.strategy.reasons import ClaimReason, EntryReason, RollReason, reason
from generala_desktop.strategy.review import review
from tests.play import play
from tests.strategy.test_forecast_matches import guessing

GAMES = ("simultanea", "imprevisible")


@pytest.fixture(scope="module", params=GAMES)
def known(request):
    return guessing(request.param, {})


def test_every_kind_of_move_has_its_reason(known):
    kinds = set()
    for before, _, _, _ in play(known.rules, 2, 4):
        if not before.turn.rolls:
            continue
        moves = known.ranked(before)
        firsts = {type(ranked.move): ranked for ranked in reversed(moves)}
        for ranked in firsts.values():
            assert legality.is_legal(before, ranked.move)
            found = reason(known, before, ranked.move)
            kinds.add(type(ranked.move))
            match ranked.move:
                case ClaimWin(match):
                    assert found == ClaimReason(match)
                case Score(box):
                    assert isinstance(found, EntryReason)
                    assert found.box == box
                    assert found.is_strike == (found.points == 0)
                    if found.is_strike:
                        assert found.usual == pytest.approx(-found.gain, abs=1e-8)
                    else:
                        assert found.usual + found.gain >= -1e-8
                case Roll() | RollSecondCup():
                    assert isinstance(found, RollReason)
                    assert sum(o.chance for o in found.outcomes) + found.wins == pytest.approx(1)
                    assert 1 <= len(found.lines) <= 3
                case _:
                    pytest.fail(f"{ranked.move} is no advice")
    assert kinds >= {Roll, Score}
    assert (RollSecondCup in kinds) == (known.rules.turn.second_cup is not None)


@pytest.mark.parametrize("leaving", [0.0, 0.02])
def test_start_luck_losses_and_the_others_are_the_balance(known, leaving):
    for seed in range(2):
        events = tuple(event for _, _, event, _ in play(known.rules, 3, seed, leaving))
        final = replay(known.rules, 3, events)
        found = review(known, None, 3, events)
        assert found.unit is Unit.BALANCE
        for seat, totals in enumerate(found.totals):
            summed = totals.start + totals.luck - totals.loss + totals.unseen + totals.others
            assert summed == pytest.approx(totals.expected, abs=1e-9)
            assert totals.result == ranking.balance(final, seat)
            if final.over and not final.left:
                assert totals.expected == pytest.approx(totals.result, abs=1e-6)
        for decision in found.decisions:
            assert decision.loss >= 0
            assert legality.is_legal(decision.before, decision.played.move)
            assert legality.is_legal(decision.before, decision.best.move)
        cups = [n for n, event in enumerate(events) if isinstance(event, SecondCupRolled)]
        assert {roll.event for roll in found.luck} >= set(cups)


def test_drills_ask_what_to_hold_and_where_to_write(known):
    found = drill(known, Difficulty.MEDIUM, random.Random(1), 4)
    assert len(found.positions) == 4
    for asked in found.positions:
        assert isinstance(asked.answers[0].move, Roll | Score)
        assert not any(isinstance(ranked.move, ClaimWin) for ranked in asked.answers)
        assert all(legality.is_legal(asked.state, ranked.move) for ranked in asked.answers)
