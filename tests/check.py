"""The one check command: format, lint, types, layers, tests, coverage.

    .venv/bin/python tests/check.py

Prints a line a step and ends with the summary of all tests, as pytest writes it; fails if any step
does.
"""

import os
import re
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent

WHOLLY_COVERED = (
    "generala_desktop/engine/*",
    "generala_desktop/rulesets/*",
    "generala_desktop/storage/notation*.py",
)
"""What a rule or a saved game hangs on: every branch is tested."""

STEPS = {
    "format": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "."),
    "layers": ("lint-imports", "--no-logo"),
}
TYPES = ("mypy", "--explicit-package-bases", "--no-error-summary")
"""Tests of two layers may share a name: modules are told apart by their folders."""
# In the order of their names: sorted by number of tests, the long games would come last and leave
# a processor idle.
PYTEST = ("pytest", "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder")
COVERING = (
    "tests/unit/engine",
    "tests/unit/rulesets",
    "tests/unit/storage/test_notation.py",
    "tests/unit/storage/test_notation_turns.py",
    "tests/property",
)
"""Tests that cover these alone. To follow the lines of all the others would double their time."""
TESTS = {
    "rules": (*PYTEST, "--cov", "--cov-report=", *COVERING),
    "the rest": (*PYTEST, *(f"--ignore={folder}" for folder in COVERING)),
}
NO_TESTS = 5
"""What pytest returns when it found none."""
COVERAGE = ("coverage", "report", "--skip-covered", "--show-missing", "--fail-under=100")


def main() -> int:
    steps = [run_step(name, command) for name, command in STEPS.items()]
    began = time.monotonic()
    summaries = []
    # Types take minutes of a processor that would wait for the last tests.
    with ThreadPoolExecutor() as meanwhile:
        types = meanwhile.submit(run_step, "types", TYPES)
        for name, command in TESTS.items():
            passed, summary = run_tests(name, command)
            steps.append(passed)
            summaries.append(summary)
        steps.append(types.result())
    steps.append(run_step("coverage", (*COVERAGE, f"--include={','.join(WHOLLY_COVERED)}")))
    failed = steps.count(False)
    print(f"checks: {f'{failed} FAILED' if failed else 'all fine'}")
    print(summed(summaries, time.monotonic() - began), flush=True)
    return 1 if failed else 0


def run_step(name: str, command: tuple[str, ...]) -> bool:
    """Run a tool; its output is shown only when it fails."""
    began = time.monotonic()
    program, *arguments = command
    run = subprocess.run(
        [TOOLS / program, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        print(run.stdout.rstrip())
    report(name, run.returncode == 0, began)
    return run.returncode == 0


def run_tests(name: str, command: tuple[str, ...]) -> tuple[bool, str]:
    """Run pytest with its output passed on; also return its closing line."""
    began = time.monotonic()
    program, *arguments = command
    last = "pytest said nothing"
    with subprocess.Popen(
        [TOOLS / program, *arguments, *sys.argv[1:]],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    # What was asked for may all be in the other part.
    passed = process.returncode == 0 or (bool(sys.argv[1:]) and process.returncode == NO_TESTS)
    report(name, passed, began)
    return passed, last


def summed(summaries: list[str], seconds: float) -> str:
    """Add up closing lines of pytest to one."""
    counts: Counter[str] = Counter()
    for summary in summaries:
        found = re.findall(r"(\d+) (\w+)", summary.partition(" in ")[0])
        if not found and "no tests ran" not in summary:
            counts["errors"] += 1
        for count, outcome in found:
            counts[outcome] += int(count)
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
    return f"{f' {told} in {seconds:.2f}s ':=^80}"


def report(name: str, passed: bool, began: float) -> None:
    mark = "ok" if passed else "FAILED"
    print(f"{name:<10}{mark:<8}{time.monotonic() - began:6.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
