"""Figures of benchmarks for the one table (`tests/benchmarks/everything.py`)."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

FILE = "GENERALA_FIGURES"
"""Environment variable: the file that figures are added to; without it nothing is noted."""


@dataclass(frozen=True)
class Figure:
    part: str
    what: str
    value: float
    unit: str
    budget: float | None = None
    """At most; None where there is none."""
    peer: str = ""
    """What the peers need, measured in the same run."""

    @property
    def is_met(self) -> bool:
        return self.budget is None or self.value <= self.budget


def note(
    part: str, what: str, value: float, unit: str, budget: float | None = None, peer: str = ""
) -> None:
    """Note a figure for the table."""
    file = os.environ.get(FILE)
    if file:
        with Path(file).open("a", encoding="utf-8") as table:
            table.write(json.dumps(asdict(Figure(part, what, value, unit, budget, peer))) + "\n")


def read(path: Path) -> list[Figure]:
    if not path.exists():
        return []
    return [Figure(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
