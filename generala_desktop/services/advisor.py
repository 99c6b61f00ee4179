"""Asks the program's knowledge of a game beside the window, and has it made when first wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from generala_desktop.engine.ruleset import Ruleset
from generala_desktop.services.background import Job, Progress, Worker

if TYPE_CHECKING:
    from generala_desktop.strategy.adviser import Adviser

Answer = TypeVar("Answer")

KEPT = 3
"""Games whose values stay in memory; the largest takes some 8 MB."""
SOLVING = 0.1
"""Share of a study that is for solving the game first; what is asked then takes longer."""


class Advisor(QObject):
    """The one place where the window asks for play; nothing is loaded before somebody does.

    Signals:
        solving(float): the share of a game that is solved; 1.0 when it is done.
        failed(str): no answer could be found; the words of the error, for the log.
    """

    solving = Signal(float)
    failed = Signal(str)

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        """`folder` keeps what was solved."""
        super().__init__(parent)
        self._folder = folder
        self._worker = Worker(self)
        self._advisers: dict[Ruleset, Adviser] = {}

    def ask(
        self,
        rules: Ruleset,
        question: Callable[[Adviser], Answer],
        answer: Callable[[Answer], None],
        failed: Callable[[], None] = lambda: None,
    ) -> Job[Answer]:
        """Have a question answered beside the window; questions come one after the other.

        The game is solved first if it has to be. Cancel the job when the answer is not wanted
        any more; a solving that nobody waits for ends.
        """

        def refuse(problem: Exception) -> None:
            self.failed.emit(str(problem))
            failed()

        return self._worker.do(
            lambda progress: question(self._adviser(rules, progress)),
            answer,
            progressed=self.solving.emit,
            failed=refuse,
        )

    def study(
        self,
        rules: Ruleset,
        question: Callable[[Adviser, Progress], Answer],
        answer: Callable[[Answer], None],
        *,
        progressed: Callable[[float], None],
        failed: Callable[[], None] = lambda: None,
    ) -> Job[Answer]:
        """Have something answered that takes long enough to tell how far it is.

        Solving the game first, if it has to be, is a part of that.
        """

        def work(progress: Progress) -> Answer:
            known = self._adviser(rules, lambda done: progress(SOLVING * done))
            return question(known, lambda done: progress(SOLVING + (1 - SOLVING) * done))

        def refuse(problem: Exception) -> None:
            self.failed.emit(str(problem))
            failed()

        return self._worker.do(work, answer, progressed=progressed, failed=refuse)

    def stop(self) -> None:
        """Forget all questions and wait for the one that is being answered."""
        self._worker.stop()

    def _adviser(self, rules: Ruleset, progress: Progress) -> Adviser:
        """Runs on the worker's thread, like everything that touches the advisers."""
        # NumPy is loaded only by who wants to know the best play, and never by the window.
        from generala_desktop.strategy.adviser import adviser  # noqa: PLC0415

        known = self._advisers.pop(rules, None)
        if known is None:
            known = adviser(rules, self._folder, progress)
            progress(1.0)
        self._advisers[rules] = known
        while len(self._advisers) > KEPT:
            del self._advisers[next(iter(self._advisers))]
        return known
