"""A hundred thousand random positions of all games of one match: every hint is legal.

pytest tests/long/test_ranked_moves.py
"""

import random

import pytest

from generala_desktop.engine.ruleset import OptionKind
from generala_desktop.rulesets import VARIANTS
from tests.strategy.test_ranked_moves import check_positions

WHOLE = 100_000
TABLES = 20
"""Sets of table rules of each game, the usual ones first."""

SINGLE = [v for v in VARIANTS if len(v.by_default().matches) == 1]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", SINGLE, ids=[variant.id for variant in SINGLE])
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
        seen += check_positions(variant.build(choices), table, WHOLE // TABLES // len(SINGLE) + 1)
    assert seen >= WHOLE / len(SINGLE)
