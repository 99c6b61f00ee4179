"""A second process that works out half of a game."""

import io
import os
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager

import numpy as np
import pytest

from generala_desktop import cli
from generala_desktop.rulesets import build
from generala_desktop.strategy import second
from generala_desktop.strategy.batches import ALONE
from generala_desktop.strategy.solver import Cancelled, Solver

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def alone():
    solver = Solver(build("yahtzee"))
    solver.solve()
    return solver.values


@pytest.fixture(autouse=True)
def willing(monkeypatch):
    """Let it be worth it for a smaller game, and on a machine of one processor."""
    monkeypatch.setattr(second, "_is_worth_it", lambda solver: True)


@pytest.fixture
def process(monkeypatch):
    """Tell which process was started, once there is one."""
    started = []

    def start(solver):
        started.append(start_really(solver))
        return started[0]

    start_really = second._started
    monkeypatch.setattr(second, "_started", start)
    return lambda: started[0]


@contextmanager
def ready(solver):
    with second.helped(solver) as sharing:
        assert isinstance(sharing, second.First)
        assert sharing._is_ready.wait(60)
        yield sharing


def shares(sharing):
    """Note how many batches of how many were asked for here."""
    counts, rounds = [0, 0], sharing.rounds

    def noted(level):
        counts[1] += len(level)
        for batches in rounds(level):
            counts[0] += len(batches)
            yield batches

    sharing.rounds = noted
    return counts


def same(values, others):
    return all(np.array_equal(values[summed], others[summed]) for summed in others)


def test_both_together_find_what_one_finds(alone):
    solver = Solver(build("yahtzee"))
    told: list[float] = []

    def note(done):
        told.append(done)
        return True

    with ready(solver) as sharing:
        counts = shares(sharing)
        solver.solve(note, sharing)
    assert same(solver.values, alone)
    assert counts[0] < 0.8 * counts[1]
    assert told == sorted(told)
    assert told[-1] == 1


def test_one_that_comes_late_hears_what_it_missed(alone):
    solver = Solver(build("yahtzee"))
    with ready(solver) as sharing:
        counts = shares(sharing)
        sharing._is_ready.clear()

        def note(done):
            if done > 0.3:
                sharing._is_ready.set()
            return True

        solver.solve(note, sharing)
    assert same(solver.values, alone)
    assert counts[0] < counts[1]


@pytest.mark.parametrize("when", [0.0, 0.2, 0.6])
def test_one_that_dies_is_not_missed(alone, process, when):
    solver = Solver(build("yahtzee"))

    def end(done):
        if done > when:
            process().kill()
        return True

    with ready(solver) as sharing:
        solver.solve(end, sharing)
    assert same(solver.values, alone)


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_one_that_hangs_is_not_waited_for_long(alone, process, monkeypatch):
    monkeypatch.setattr(second, "PATIENCE", 0.3)
    solver = Solver(build("yahtzee"))

    def stop(done):
        if done > 0.2:
            os.kill(process().pid, signal.SIGSTOP)
        return True

    with ready(solver) as sharing:
        solver.solve(stop, sharing)
    assert same(solver.values, alone)


@pytest.mark.parametrize(
    "program", [["/nowhere/generala"], [sys.executable, "-c", "print('hello')"]]
)
def test_without_one_everything_is_worked_out_here(program, monkeypatch):
    monkeypatch.setattr(second, "_program", lambda: program)
    solver, other = (Solver(build("yacht")) for _ in range(2))
    other.solve()
    with second.helped(solver) as sharing:
        solver.solve(sharing=sharing)
    assert same(solver.values, other.values)


def test_what_is_given_up_leaves_no_process_behind(process):
    solver = Solver(build("yahtzee"))
    with pytest.raises(Cancelled), ready(solver) as sharing:
        solver.solve(lambda done: done < 0.5, sharing)
    assert process().poll() is not None


def test_one_whose_first_is_gone_ends_quietly():
    command = [*second._program(), "solve", "--half", "--rules", "yacht"]
    for heard in (b"", b"3\nabc"):
        done = subprocess.run(command, input=heard, capture_output=True, check=True)
        assert (done.stdout, done.stderr) == (second._greeting(build("yacht")), b"")


@pytest.mark.parametrize(("game", "is_heard"), [("yacht", True), ("yatzy", False)])
def test_only_who_plays_by_the_same_rules_is_listened_to(game, is_heard):
    greeting = io.BytesIO(second._greeting(build(game)))
    others = set(threading.enumerate())
    first = second.First(Solver(build("yacht")), greeting, io.BytesIO(), lambda: None)
    for waiting in set(threading.enumerate()) - others:
        waiting.join()
    assert first._is_ready.is_set() == is_heard


def test_the_folder_one_is_in_holds_no_other_program(tmp_path, monkeypatch):
    other = tmp_path / "generala_desktop"
    other.mkdir()
    (other / "__init__.py").write_text("")
    (other / "__main__.py").write_text("print('somebody else')")
    (tmp_path / "numpy.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)
    with ready(Solver(build("yacht"))):
        pass


@pytest.mark.parametrize("kind", ["Thread", "Timer"])
def test_where_no_thread_can_be_started_everything_is_worked_out(kind, monkeypatch):
    def fail(*_):
        raise RuntimeError("can't start new thread")

    solver, other = (Solver(build("yacht")) for _ in range(2))
    other.solve()
    if kind == "Thread":
        monkeypatch.setattr(threading.Thread, "start", fail)
        with second.helped(solver) as sharing:
            solver.solve(sharing=sharing)
    else:
        with ready(solver) as sharing:
            monkeypatch.setattr(threading.Thread, "start", fail)
            solver.solve(sharing=sharing)
    assert same(solver.values, other.values)


def test_a_game_of_several_matches_is_refused(capsys):
    assert cli.main(["solve", "--half", "--rules", "simultanea"]) == 2
    assert "several matches" in capsys.readouterr().err


def test_the_other_gets_the_table_rules_too():
    rules = build("generala", {"holds": "locked", "double": "100"})
    words = second._words(rules)
    chosen = dict(word.split("=") for word in words[2::2])
    assert words[0] == "generala"
    assert build("generala", chosen) == rules


def test_a_small_game_is_worked_out_alone(monkeypatch):
    monkeypatch.undo()
    with second.helped(Solver(build("generala"))) as sharing:
        assert sharing is ALONE
