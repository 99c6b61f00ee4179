"""The walk over every window in both languages, all themes and text from 100 to 250 %.

pytest tests/long/test_walk_everywhere.py

Some ten minutes, a third of a minute to a minute and a half for each look.
"""

from itertools import product

import pytest

from tests.gui.conftest import asked, table
from tests.walk_checks import Look, faults
from tests.window import Table

__all__ = ["asked", "table"]

LOOKS = [
    Look(*look) for look in product(("en", "es"), ("light", "dark", "contrast"), (100, 200, 250))
]

# Each look opens some seventy windows, and waits for games that are worked out.
pytestmark = pytest.mark.timeout(900)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_window_is_for_everybody(table: Table, look: Look) -> None:
    assert faults(table, look) == {}
