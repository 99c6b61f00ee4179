"""An opening always ends, and everybody plays in some place (RULES.md §2.7)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from generala_desktop.compat import override
from generala_desktop.engine.dice import Faces
from generala_desktop.engine.opening import DICE_OF, Opening, throw_round
from generala_desktop.engine.ruleset import OpeningRule
from tests.play import SeededDice
from tests.property.games import SETTINGS


class NarrowDice(SeededDice):
    """Twos and threes only: ties are frequent."""

    @override
    def throw(self, count: int) -> Faces:
        return tuple(self.random.choice((2, 3)) for _ in range(count))


def opened(rule: OpeningRule, players: int, seed: int) -> Opening:
    opening = Opening(rule, players)
    dice = NarrowDice(seed)
    while opening.to_throw():
        opening = opening.add(throw_round(opening, dice))
    return opening


@given(st.sampled_from(OpeningRule), st.integers(1, 8), st.integers(0, 10**6))
@settings(SETTINGS, max_examples=150)
def test_an_opening_ends_and_gives_everybody_a_place(rule, players, seed):
    opening = opened(rule, players, seed)
    order = opening.order()
    assert sorted(order) == list(range(players))
    if not opening.rounds:
        assert players == 1 or rule is OpeningRule.AS_LISTED
        assert order == tuple(range(players))
        return
    sums = {throw.seat: sum(throw.faces) for throw in opening.rounds[0]}
    if rule is OpeningRule.HIGHEST_DIE:
        first = order[0]
        assert sums[first] == max(sums.values())
        assert order == tuple((first + step) % players for step in range(players))
    else:
        falling = rule is OpeningRule.HIGHEST_SUM
        assert [sums[s] for s in order] == sorted(sums.values(), reverse=falling)


@given(st.sampled_from(OpeningRule), st.integers(2, 8), st.integers(0, 10**6))
@settings(SETTINGS, max_examples=75)
def test_only_those_who_are_tied_throw_again(rule, players, seed):
    opening = opened(rule, players, seed)
    for before, after in zip(opening.rounds, opening.rounds[1:], strict=False):
        results = {throw.seat: sum(throw.faces) for throw in before}
        for throw in after:
            assert throw.seat in results
            assert sum(result == results[throw.seat] for result in results.values()) > 1
            assert len(throw.faces) == DICE_OF[rule]
