"""Solved values are kept under what the rules are made of, and trusted only when whole."""

import subprocess
import sys
from dataclasses import replace

import pytest

from generala_desktop.engine.card import Card
from generala_desktop.engine.ruleset import Stakes
from generala_desktop.rulesets import VARIANTS, build
from generala_desktop.strategy.cache import key, solved
from generala_desktop.strategy.solver import Solver

BEST = pytest.approx(159.618456, abs=1e-6)


def test_every_game_has_a_key_of_its_own():
    keys = {key(variant.by_default()) for variant in VARIANTS}
    assert len(keys) == len(VARIANTS)


def test_a_table_rule_that_changes_play_changes_the_key():
    usual = key(build("generala"))
    for choice in ({"holds": "locked"}, {"double": "120"}, {"order": "up"}, {"straights": "34561"}):
        assert key(build("generala", choice)) != usual


def test_stakes_and_openings_do_not_change_the_key():
    usual = build("generala")
    assert key(build("generala", {"pot": "5", "opening": "as_listed"})) == key(usual)
    assert key(replace(usual, stakes=Stakes(7, 3))) == key(usual)


def test_the_key_is_the_same_in_another_process(tmp_path):
    code = "from generala_desktop.rulesets import build; from generala_desktop.strategy.cache import key; print(key(build('yahtzee-official')))"
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


def test_one_changed_byte_is_noticed(tmp_path):
    solved(build("generala"), tmp_path)
    (file,) = tmp_path.glob("*.npz")
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    assert solved(build("generala"), tmp_path).value(Card()) == BEST


def test_without_a_writable_folder_it_is_solved_all_the_same(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert solved(build("generala"), blocked).value(Card()) == BEST
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
