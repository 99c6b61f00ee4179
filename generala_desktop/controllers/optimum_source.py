"""Finds out what best play brings, beside the window, for who looks at statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from generala_desktop.engine.ruleset import OptionError, Ruleset
from generala_desktop.rulesets import build, find
from generala_desktop.services.advisor import Advisor
from generala_desktop.services.background import Job, Progress
from generala_desktop.views.history.figures import Optimum
from generala_desktop.words.numbers import chance

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser


class OptimumSource:
    """Answers the last question only."""

    def __init__(self, advisor: Advisor, folder: Path) -> None:
        """`folder` keeps what was worked out."""
        self._advisor = advisor
        self._folder = folder
        self._job: Job[Optimum] | None = None
        self._note = ""

    def ask(
        self,
        rules: str,
        table_rules: Sequence[str],
        answer: Callable[[Optimum], None],
        noted: Callable[[str], None],
    ) -> None:
        """Tell what best play brings, if all games were played by the same table rules.

        `noted` is told what is to be known in the meantime, and if there is no answer.
        """
        self.forget()
        self._note = ""
        ruleset = _ruleset(rules, table_rules)
        if ruleset is None:
            if len(table_rules) > 1:
                self._note = QCoreApplication.translate(
                    "Statistics",
                    "These games were played by different table rules, so best play is not shown.",
                )
            noted(self._note)
            return

        def take(found: Optimum) -> None:
            self._note = _meaning(found)
            answer(found)

        self._job = self._advisor.study(
            ruleset,
            lambda adviser, progress: _optimum(adviser, self._folder, progress),
            take,
            progressed=lambda share: noted(_working(share)),
            failed=lambda: noted(""),
        )

    def note(self) -> str:
        """Return what is to be known of the best play that is shown, or why there is none."""
        return self._note

    def forget(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None


def _ruleset(rules: str, table_rules: Sequence[str]) -> Ruleset | None:
    """Return the rules of all the games, if they differ at most in what no score depends on."""
    if find(rules) is None or not table_rules:
        return None
    try:
        found = [
            build(rules, dict(word.split("=", 1) for word in options.split()))
            for options in table_rules
        ]
    except (OptionError, ValueError):
        return None
    first = found[0]
    alike = all(
        replace(
            other,
            options=first.options,
            opening=first.opening,
            direction=first.direction,
            stakes=first.stakes,
            caps=first.caps,
        )
        == first
        for other in found
    )
    return first if alike and len(first.matches) == 1 else None


def _optimum(adviser: Adviser, folder: Path, progress: Progress) -> Optimum:
    from generala_desktop.strategy.optimum import optimum  # noqa: PLC0415 (NumPy, on demand)

    best = optimum(adviser, folder, progress)
    return Optimum(best.mean, best.deviation, best.chances, dict(best.boxes))


def _working(share: float) -> str:
    text = QCoreApplication.translate("Statistics", "Best play is being worked out… {share}")
    return text.format(share=chance(share))


def _meaning(best: Optimum) -> str:
    if best.chances is not None:
        return QCoreApplication.translate(
            "Statistics", "Best play is worked out exactly, for one player alone."
        )
    return QCoreApplication.translate(
        "Statistics",
        "Best play: mean and spread are exact; the curve is a normal one of that mean and spread.",
    )
