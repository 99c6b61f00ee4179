"""Every window and dialog can be named, reached, read and hit; some languages, themes and sizes.

All of them together are tried by `tests/long/test_walk_everywhere.py`.
"""

from functools import partial

import pytest

from generala_desktop.rulesets import build
from generala_desktop.views.history.window import HistoryWindow
from tests.walk import SLOW, Part, settle
from tests.walk_checks import Look, apply, faults, lasting
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


@pytest.mark.parametrize(
    "look", [Look("es", "dark", 100), Look("en", "contrast", 250)], ids=["dark", "contrast, large"]
)
def test_windows_that_are_open_follow(table: Table, look: Look) -> None:
    """Another language, theme and text size, while a game and the windows beside it are open."""
    table.play("generala", 2)
    table.roll("33341")
    table.command("games")
    dialogs = table.program.dialogs
    for show in (
        dialogs.show_preferences,
        dialogs.show_keys,
        dialogs.change_keys,
        dialogs.show_help,
        dialogs.show_about,
        dialogs.show_rules,
        partial(dialogs.show_how_to_play_of, build("imprevisible"), 3),
    ):
        show()
    windows = [table.window, *dialogs._open.values(), *table.window.findChildren(HistoryWindow)]
    for window in (dialogs.make_new_game(), table.program.printing.make_dialog()):
        window.show()
        windows.append(window)
    settle()
    assert len(windows) == 11
    apply(table, look)
    settle()
    found = {type(w).__name__: wrong for w in windows if (wrong := lasting(table, w, look))}
    assert found == {}
