"""Figures in words: dashes where nothing can be said, dice judged in plain words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.storage.archive.chances import ChiSquare, Count, Run, chi_square
from generala_desktop.storage.archive.queries import Figures, Streak
from generala_desktop.words import statistics as words

NONE = Figures(0, 0, 0, 0, 0, (), 0, 0, 0, Streak(0, 0), (), None, None, None, None, None, None)


def test_no_games_are_dashes_and_no_shares(qtbot: QtBot) -> None:
    shown = dict(words.rows(NONE))
    assert shown["Games"] == "0"
    for name in ("Won", "Lost", "Mean", "Median", "Spread", "Best", "Mean of the last 20"):
        assert shown[name] == "—"
    assert "%" not in "".join(shown.values())


def test_games_alone_are_neither_won_nor_lost(qtbot: QtBot) -> None:
    alone = Figures(
        1, 0, 0, 0, 1, (200,), 2, 1, 0, Streak(0, 0), (), 200.0, 200.0, None, 200, None, None
    )
    shown = dict(words.rows(alone))
    assert (shown["Won"], shown["Lost"], shown["Most wins in a row"]) == ("—", "—", "—")
    assert (shown["Mean"], shown["Spread"], shown["Best"]) == ("200.0", "—", "200")
    assert (shown["Served figures"], shown["Five equal"]) == ("2", "1")


def test_shares_are_of_the_games_against_others(qtbot: QtBot) -> None:
    some = Figures(
        5, 1, 1, 2, 1, (1, 2, 3, 4, 5), 0, 0, 0, Streak(1, 0), (), 3.0, 3, 1.0, 5, None, None
    )
    shown = dict(words.rows(some))
    assert (shown["Won"], shown["Lost"]) == ("1 (25 %)", "2 (50 %)")


@pytest.mark.parametrize(
    ("seen", "begin"),
    [
        ((100, 100, 100, 100, 100, 100), "That is as it should be"),
        ((130, 80, 100, 90, 110, 90), "That is rather uneven"),
        ((200, 80, 80, 80, 80, 80), "That is very uneven"),
        ((1, 1, 0, 0, 0, 0), "These are too few"),
    ],
)
def test_a_count_is_judged_in_plain_words(qtbot: QtBot, seen: tuple[int, ...], begin: str) -> None:
    expected = sum(seen) / 6
    test = chi_square(tuple(Count(str(f), n, expected) for f, n in enumerate(seen, 1)))
    assert words.verdict(test).startswith(begin)


def test_a_test_is_given_in_figures_too(qtbot: QtBot) -> None:
    test = ChiSquare(5.454, 5, 0.3631, is_large_enough=True)
    assert words.in_figures(test) == "(Chi-square 5.45, 5 degrees of freedom, p = 0.363)"
    tiny = ChiSquare(99.0, 5, 1e-9, is_large_enough=True)
    assert words.in_figures(tiny).endswith("p < 0.001)")
    assert words.in_figures(None) == words.verdict(None) == ""


def test_a_long_row_is_said_with_its_chance(qtbot: QtBot) -> None:
    assert words.run(Run(7, 3, 0.42)) == (
        "The longest row of equal dice: 3 came 7 times one after the other. "
        "With so many fair dice, the chance of a row as long as that is 42 %."
    )
    assert words.run(None) == ""


def test_a_box_of_an_unknown_game_keeps_its_id(qtbot: QtBot) -> None:
    assert words.box_name("generala", "ones") == "Ones"
    assert words.box_name("generala", "gone") == "gone"
    assert words.box_name("a_later_game", "ones") == "ones"
