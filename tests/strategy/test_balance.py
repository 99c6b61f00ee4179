"""Who ends with the best balance of several matches."""

from itertools import product

import numpy as np
import pytest

from generala_desktop.engine.card import Box, Card, Entry
from generala_desktop.engine.ranking import winners
from generala_desktop.engine.state import State
from generala_desktop.rulesets import build
from generala_desktop.strategy.balance import best_balance, results


@pytest.mark.parametrize("players", [2, 3])
def test_who_has_the_best_balance_is_what_the_engine_says(players):
    rules = build("imprevisible")
    values = tuple(match.value for match in rules.matches)
    every = results(values, players)
    assert len(every.winners) == (players + 1) ** 5
    for number in range(0, len(every.winners), 7):
        cards = [Card() for _ in range(players)]
        for match, winner in enumerate(every.winners[number]):
            for seat in range(players):
                points = 50 if seat == winner else 20
                entry = Entry(Box(match, "generala"), None, points)
                cards[seat] = cards[seat].write(entry)
            # The other boxes are no matter: those of a match are all written, for nothing.
            for category in rules.categories:
                if category.id != "generala":
                    cards = [c.write(Entry(Box(match, category.id), None, 0)) for c in cards]
        won = winners(State(rules, tuple(cards), over=True))
        expected = [1 / len(won) if seat in won else 0 for seat in range(players)]
        assert every.shares[number] == pytest.approx(expected)


def test_chances_are_those_of_every_result_one_by_one():
    values, players = (1, 2, 3), 3
    chances = np.random.default_rng(1).dirichlet(np.ones(players + 1), len(values))
    every = results(values, players)
    expected = np.zeros(players)
    for number, winner in enumerate(product(range(players + 1), repeat=len(values))):
        assert tuple(every.winners[number]) == winner
        chance = np.prod([chances[match, who] for match, who in enumerate(winner)])
        expected += chance * every.shares[number]
    found = best_balance(values, chances)
    assert found.shares == pytest.approx(expected)
    assert found.shares.sum() == pytest.approx(1)


def test_each_match_alone_makes_up_the_whole():
    values = (1, 2, 3, 4, 5)
    chances = np.random.default_rng(2).dirichlet(np.ones(3), len(values))
    found = best_balance(values, chances)
    for match in range(len(values)):
        assert chances[match] @ found.given[match] == pytest.approx(found.shares)


def test_a_match_that_nobody_wins_counts_for_nobody():
    nobody = np.array([[0, 0, 1.0], [0, 0, 1.0]])
    assert best_balance((1, 2), nobody).shares == pytest.approx([0.5, 0.5])
