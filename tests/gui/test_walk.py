"""Every window and dialog can be named, reached, read and hit; some languages, themes and sizes.

All of them together are tried by `tests/long/test_walk_everywhere.py`.
"""

import pytest

from tests.walk import SLOW, Part
from tests.walk_checks import Look, faults
from tests.window import Table

# Some seventy windows each time, and games that are worked out.
pytestmark = pytest.mark.timeout(600)


@pytest.mark.parametrize(
    ("look", "without"),
    [
        (Look("en", "light", 100), ()),
        (Look("es", "contrast", 200), SLOW),
        (Look("es", "dark", 100), SLOW),
    ],
    ids=["english, light", "spanish, contrast, large", "spanish, dark"],
)
def test_every_window_is_for_everybody(table: Table, look: Look, without: tuple[Part, ...]) -> None:
    assert faults(table, look, without) == {}
