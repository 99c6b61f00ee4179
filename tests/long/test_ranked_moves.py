"""A hundred thousand random positions of all games: every hint is legal.

pytest tests/long/test_ranked_moves.py
"""

import random

import pytest

from generala_desktop.engine.ruleset import OptionKind
from generala_desktop.rulesets import VARIANTS
from tests.strategy.test_forecast_matches import guessing as guessing_matches
from tests.strategy.test_ranked_moves import check_positions, guessing

WHOLE = 100_000
TABLES = 20
"""Sets of table rules of each game, the usual ones first."""


def adviser_of(variant, choices, seed):
    """Return an adviser whose values are drawn: what is legal does not hang on them."""
    rules = variant.build(choices)
    if len(rules.matches) == 1:
        return guessing(rules, seed)
    return guessing_matches(variant.id, choices)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.id for variant in VARIANTS])
def test_every_hint_of_random_positions_is_legal(variant):
    chance = random.Random(variant.id)
    seen = 0
    for table in range(TABLES):
        choices = {}
        for option in variant.options if table else ():
            if option.kind is OptionKind.SET:
                picked = [value for value in option.values if chance.random() < 0.5]
                choices[option.id] = ",".join(picked or option.values[:1])
            else:
                choices[option.id] = chance.choice(option.values)
        adviser = adviser_of(variant, choices, table)
        seen += check_positions(adviser, table, WHOLE // TABLES // len(VARIANTS) + 1)
    assert seen >= WHOLE / len(VARIANTS)
