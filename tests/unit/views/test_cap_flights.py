"""The way of every bottle cap in the settlement."""

import random
from dataclasses import replace

import pytest

from generala_desktop.engine import ranking
from generala_desktop.engine.card import Card, Entry
from generala_desktop.engine.state import State, start
from generala_desktop.rulesets import build
from generala_desktop.views.settlement.flights import MATCH_TIME, Plan, plan


def won_by(*seats: int | None, players: int = 3) -> State:
    """A finished game of El Imprevisible; None leaves a match void."""
    rules = build("imprevisible")
    card = Card(tuple(Entry(box, None, 0) for box in rules.boxes))
    claims = tuple((match, seat) for match, seat in enumerate(seats) if seat is not None)
    return replace(start(rules, players), cards=(card,) * players, claims=claims, over=True)


def counts(found: Plan, moment: float, players: int = 3) -> list[int]:
    return found.counts_at(moment, players)


def test_everybody_starts_with_fifteen() -> None:
    assert counts(plan(won_by(0, 1, 2, 0, 1)), 0.0) == [15, 15, 15]


def test_the_matches_are_settled_one_after_another() -> None:
    found = plan(won_by(0, 1, 2, 0, 1))
    assert found.matches == (0, 1, 2, 3, 4)
    assert counts(found, MATCH_TIME) == [17, 14, 14]
    assert counts(found, 2 * MATCH_TIME) == [15, 18, 12]
    assert found.match_at(0.5) == 0
    assert found.match_at(1.5) == 1
    assert found.match_at(found.duration) is None


def test_the_end_is_what_the_ranking_says() -> None:
    chance = random.Random(3)
    for _ in range(60):
        players = chance.choice([2, 3])
        winners = [chance.choice([None, *range(players)]) for _ in range(5)]
        state = won_by(*winners, players=players)
        found = plan(state)
        caps = [15 + ranking.caps(state, seat) for seat in range(players)]
        assert counts(found, found.duration, players) == caps


def test_no_two_caps_share_a_place_before_or_after() -> None:
    found = plan(won_by(2, 2, 2, 2, 2))
    for places in ([cap.start for cap in found.caps], [cap.end for cap in found.caps]):
        assert len(set(places)) == len(places) == 45


def test_a_void_match_takes_its_time_but_moves_nothing() -> None:
    found = plan(won_by(None, 1, 1, 1, 1))
    assert counts(found, MATCH_TIME) == [15, 15, 15]
    assert found.match_at(0.5) == 0


@pytest.mark.parametrize("moment", [0.0, 0.3, 1.7, 5.0, 99.0])
def test_a_cap_never_leaves_its_way(moment: float) -> None:
    found = plan(won_by(0, 1, 2, 0, 1))
    assert all(0.0 <= cap.way(moment) <= 1.0 for cap in found.caps)
    if moment >= found.duration:
        assert all(cap.way(moment) == (1.0 if cap.moves else 0.0) for cap in found.caps)
