"""Solved values are kept under what the rules are made of, and trusted only when whole."""

import subprocess
import sys
import threading
from dataclasses import replace

import numpy as np
import pytest

from generala_desktop.engine.card import Card
from generala_desktop.engine.ruleset import OptionKind, Stakes
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.strategy.cache import solved
from generala_desktop.strategy.kept import read_arrays, write_arrays
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Solver

BEST = pytest.approx(159.618456, abs=1e-6)


def test_every_game_has_a_key_of_its_own():
    keys = {key(variant.by_default()) for variant in VARIANTS}
    assert len(keys) == len(VARIANTS)


def test_a_table_rule_that_changes_play_changes_the_key():
    usual = key(build("generala"))
    for choice in ({"holds": "locked"}, {"double": "120"}, {"order": "up"}, {"straights": "34561"}):
        assert key(build("generala", choice)) != usual


def choices_of(game):
    """Return every choice of every table rule of a game, one at a time."""
    for option in game.options:
        for value in option.values:
            yield game.id, {option.id: value}
        if option.kind is OptionKind.NUMBER:
            yield game.id, {option.id: "7"}


SINGLE = [variant for variant in VARIANTS if len(variant.by_default().matches) == 1]
EVERY_CHOICE = [choice for variant in SINGLE for choice in choices_of(variant)]


@pytest.mark.parametrize(("game", "choices"), EVERY_CHOICE)
def test_the_key_tells_apart_just_what_is_played_differently(game, choices):
    usual, changed = build(game), build(game, choices)
    usual_parts, changed_parts = (
        (r.categories, r.turn, r.bonuses, r.memory, r.eligible, r.wild, r.instant_win)
        for r in (usual, changed)
    )
    assert (key(usual) == key(changed)) == (usual_parts == changed_parts)


@pytest.mark.parametrize(
    "choices",
    [choices for game, choices in EVERY_CHOICE if game == "generala"],
    ids=lambda choices: "=".join(*choices.items()),
)
def test_rules_with_one_key_have_one_value(choices):
    changed = build("generala", choices)
    if key(changed) == key(build("generala")):
        assert solved(changed).value(Card()) == BEST
    elif "served_generala" not in choices:
        # A win outright is not counted in points; all else that is played differently is felt.
        assert solved(changed).value(Card()) != BEST


def test_stakes_and_openings_do_not_change_the_key():
    usual = build("generala")
    assert key(build("generala", {"pot": "5", "opening": "as_listed"})) == key(usual)
    assert key(replace(usual, stakes=Stakes(7, 3))) == key(usual)


def test_the_key_is_the_same_in_another_process(tmp_path):
    code = "from generala_desktop.rulesets import build; from generala_desktop.strategy.rules_key import key; print(key(build('yahtzee-official')))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == key(build("yahtzee-official"))


def test_values_are_solved_once_and_then_read(tmp_path, monkeypatch):
    assert solved(build("generala"), tmp_path).value(Card()) == BEST
    monkeypatch.setattr(Solver, "solve", lambda *_: pytest.fail("solved again"))
    assert solved(build("generala"), tmp_path).value(Card()) == BEST


@pytest.mark.parametrize("cut", [0, 10, 1000, -30])
def test_a_damaged_file_is_thrown_away_and_solved_again(tmp_path, cut):
    solved(build("generala"), tmp_path)
    (file,) = tmp_path.glob("*.npz")
    file.write_bytes(file.read_bytes()[:cut])
    assert solved(build("generala"), tmp_path).value(Card()) == BEST
    assert solved(build("generala"), tmp_path).value(Card()) == BEST


def test_one_changed_bit_is_noticed_wherever_it_is(tmp_path):
    best = solved(build("generala"), tmp_path)
    (file,) = tmp_path.glob("*.npz")
    whole = file.read_bytes()
    size = len(whole)
    for place in (*range(0, 128, 5), *range(128, size, size // 20), *range(size - 300, size, 7)):
        data = bytearray(whole)
        data[place] ^= 1 << place % 8
        file.write_bytes(data)
        assert read_arrays(file) == {}
        assert not file.exists()
    file.write_bytes(whole)
    assert set(read_arrays(file)) == set(best.values)


def test_another_games_values_are_not_believed(tmp_path):
    solved(build("generala"), tmp_path)
    (file,) = tmp_path.glob("*.npz")
    file.rename(tmp_path / f"{key(build('yacht'))}.npz")
    yacht = solved(build("yacht"), tmp_path).value(Card())
    assert yacht == pytest.approx(175.951221, abs=1e-6)


def test_two_that_write_at_once_leave_a_whole_file(tmp_path):
    values = [{0: np.full(200_000, number, np.float32)} for number in (1, 2)]
    file = tmp_path / "same.npz"

    def write(mine):
        for _ in range(10):
            write_arrays(mine, file)

    writers = [threading.Thread(target=write, args=(mine,)) for mine in values]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        found = read_arrays(file)
        assert not found or found[0].min() == found[0].max()
    assert set(read_arrays(file)) == {0}
    assert [path.name for path in tmp_path.iterdir()] == ["same.npz"]


def test_without_a_writable_folder_it_is_solved_all_the_same(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert solved(build("generala"), blocked).value(Card()) == BEST
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
