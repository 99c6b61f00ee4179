"""A second process that works out half of a large game; threads would wait for one another.

Both go through the same levels of positions, which are told by the same numbers. The first begins
alone. Once the second is ready it hears all values so far; from then on each works out every other
batch of a level and tells the other. Should the second be missing, late or gone, the first does
everything: nothing depends on it but time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread, Timer
from typing import IO

import numpy as np

import generala_desktop
from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.strategy.batches import ALONE, Batch, Sharing
from generala_desktop.strategy.lattice import Floats, Index
from generala_desktop.strategy.rules_key import key
from generala_desktop.strategy.solver import Solver

LARGE = 300_000
"""Positions from which a second process, which starts in a third of a second, is worth it."""
PATIENCE = 20.0
"""Seconds to wait for the other half of a level, which takes less than one."""
POLITENESS = 5
"""By how much the second process stands back behind everything else on the machine."""


@contextmanager
def helped(solver: Solver) -> Iterator[Sharing]:
    """Provide a second process if it saves time, and end it."""
    try:
        process = _started(solver) if _is_worth_it(solver) else None
    except OSError:
        process = None
    if process is None or process.stdout is None or process.stdin is None:
        yield ALONE
        return
    try:
        sharing: Sharing = First(solver, process.stdout, process.stdin, process.kill)
    except RuntimeError:  # no more threads
        sharing = ALONE
    try:
        yield sharing
    finally:
        process.kill()
        process.wait()
        for stream in (process.stdout, process.stdin):
            # What nobody heard is still to be written.
            with suppress(OSError):
                stream.close()


def _is_worth_it(solver: Solver) -> bool:
    if hasattr(os, "sched_getaffinity"):
        processors = len(os.sched_getaffinity(0))
    else:
        processors = os.cpu_count() or 1
    return processors > 1 and solver.dtype is np.float32 and solver.count() >= LARGE


def _started(solver: Solver) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 (the program itself)
        [*_program(), "solve", "--half", "--rules", *_words(solver.rules)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        # Python looks first where it is started: there must be no other program of that name.
        cwd=Path(generala_desktop.__file__).parents[1],
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _program() -> list[str]:
    program = os.path.abspath(sys.executable)  # noqa: PTH100 (a link says which libraries)
    return [program] if getattr(sys, "frozen", False) else [program, "-m", "generala_desktop"]


def _words(rules: Ruleset) -> list[str]:
    choices = [word for key, value in rules.options for word in ("--set", f"{key}={value}")]
    return [rules.id, *choices]


def _greeting(rules: Ruleset) -> bytes:
    """Return what the second says once it is ready: by what rules it plays."""
    return f"ready {key(rules)}\n".encode()


class First:
    """The process that wants the values."""

    def __init__(
        self, solver: Solver, heard: IO[bytes], told: IO[bytes], end: Callable[[], None]
    ) -> None:
        self._heard, self._told = _Values(solver, heard), _Values(solver, told)
        self._end = end
        self._alone: list[Batch] = []
        """What was worked out before the second was ready, until it hears of that."""
        self._is_told = False
        """Whether it has."""
        self._is_ready = Event()
        """Until it is gone."""
        Thread(target=self._wait, args=(_greeting(solver.rules),), daemon=True).start()

    def _wait(self, greeting: bytes) -> None:
        if self._heard.stream.readline() == greeting:
            self._is_ready.set()

    def rounds(self, level: Sequence[Batch]) -> Iterator[Sequence[Batch]]:
        rest = level
        while rest and not self._has_company():
            yield rest[:1]
            if not self._is_told:
                self._alone.append(rest[0])
            rest = rest[1:]
        if rest:
            yield rest[::2]
            if not self._both_told(rest):
                yield rest[1::2]

    def _has_company(self) -> bool:
        """Return whether the second works along; where it is just ready, tell it everything."""
        if self._is_ready.is_set() and not self._is_told:
            self._is_told = True
            with self._patiently():
                self._told.stream.write(b"%d\n" % len(self._alone))
                self._told.write(self._alone)
            self._alone.clear()
        return self._is_ready.is_set()

    def _both_told(self, level: Sequence[Batch]) -> bool:
        """Hear and tell the halves of a level; return whether the other one is known."""
        with self._patiently():
            self._heard.read(level[1::2])
            self._told.write(level[::2])
        return self._is_ready.is_set()

    @contextmanager
    def _patiently(self) -> Iterator[None]:
        """Wait for the second process; one that hangs is ended, which ends the waiting."""
        watch = Timer(PATIENCE, self._end)
        try:
            watch.start()
        except RuntimeError:  # no more threads: nobody would end the waiting
            self._end()
        try:
            yield
        except OSError:
            self._is_ready.clear()
        finally:
            watch.cancel()


class Second:
    """The process that helps."""

    def __init__(self, solver: Solver, heard: IO[bytes], told: IO[bytes]) -> None:
        self._heard, self._told = _Values(solver, heard), _Values(solver, told)
        told.write(_greeting(solver.rules))
        told.flush()
        self._late = int(heard.readline() or 0)
        """How many batches the first has worked out alone."""

    def rounds(self, level: Sequence[Batch]) -> Iterator[Sequence[Batch]]:
        missed, rest = level[: self._late], level[self._late :]
        self._late -= len(missed)
        self._heard.read(missed)
        yield rest[1::2]
        self._told.write(rest[1::2])
        self._heard.read(rest[::2])


class _Values:
    """Values of positions on their way between processes."""

    def __init__(self, solver: Solver, stream: IO[bytes]) -> None:
        self._solver = solver
        self.stream = stream

    def write(self, batches: Sequence[Batch]) -> None:
        """Tell what the solver knows; raises OSError where nobody listens."""
        for values, rows in self._places(batches):
            self.stream.write(values[rows].tobytes())
        self.stream.flush()

    def read(self, batches: Sequence[Batch]) -> None:
        """Give the solver what is told; raises OSError where nothing comes any more."""
        for values, rows in self._places(batches):
            size = len(rows) * values.shape[1] * values.itemsize
            told = self.stream.read(size)
            if len(told) < size:
                raise BrokenPipeError
            values[rows] = np.frombuffer(told, values.dtype).reshape(len(rows), -1)

    def _places(self, batches: Sequence[Batch]) -> Iterator[tuple[Floats, Index]]:
        """Yield values of a summed mask, shape (rows, classes of sums), and which rows of them."""
        positions = self._solver.positions
        for batch in batches:
            for summed, plain, flags in batch.rows:
                values = self._solver.values[summed].reshape(-1, len(positions.sums[summed]))
                yield values, positions.row(plain, flags)


def work_out_half(rules: Ruleset, heard: IO[bytes], told: IO[bytes]) -> None:
    """Help with the values of a game until they are known, or nobody wants them any more."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    solver = Solver(rules)
    try:
        solver.solve(sharing=Second(solver, heard, told))
    except OSError:
        return
