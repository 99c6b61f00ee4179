"""Work beside the window: one thread that does one job after another."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

_LOG = logging.getLogger(__name__)

Result = TypeVar("Result")

Progress = Callable[[float], bool]
"""A job tells it the share that is done and learns whether to go on."""


class Job(Generic[Result]):
    """Something to be done, and who wants to know. Made by a worker."""

    def __init__(
        self,
        work: Callable[[Progress], Result],
        done: Callable[[Result], None],
        progressed: Callable[[float], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._work = work
        self._done = done
        self._progressed = progressed
        self._failed = failed
        self._cancelled = Event()
        self._is_answered = False

    def cancel(self) -> None:
        """Forget it: nobody will be told anything any more."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    @property
    def is_over(self) -> bool:
        return self.is_cancelled or self._is_answered

    def run(self, tell: Callable[[Callable[[], None]], None]) -> None:
        """Do it on the thread of the worker; `tell` has things called on the window's thread."""
        last = -1.0

        def progress(share: float) -> bool:
            nonlocal last
            if share - last >= 0.01 or share >= 1.0:
                last = share
                tell(lambda: self._unless_cancelled(lambda: self._progressed(share)))
            return not self.is_cancelled

        if self.is_cancelled:
            return
        try:
            result = self._work(progress)
        except Exception as problem:  # noqa: BLE001 (whatever it is, the window must learn of it)
            error = problem
            if not self.is_cancelled:
                _LOG.warning("work beside the window failed", exc_info=problem)
            tell(lambda: self._answer(lambda: self._failed(error)))
        else:
            tell(lambda: self._answer(lambda: self._done(result)))

    def _answer(self, call: Callable[[], None]) -> None:
        self._is_answered = True
        self._unless_cancelled(call)

    def _unless_cancelled(self, call: Callable[[], None]) -> None:
        if not self.is_cancelled:
            call()


class Worker(QObject):
    """Does jobs in the order they come, beside the window; its thread is made for the first.

    Signals:
        told(object): a callable for the window's thread; only for the worker itself.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[Job[object] | None] = SimpleQueue()
        self._waiting: list[Job[object]] = []
        self._thread: Thread | None = None
        self.told.connect(self._listen)

    def do(
        self,
        work: Callable[[Progress], Result],
        done: Callable[[Result], None],
        *,
        progressed: Callable[[float], None] = lambda share: None,
        failed: Callable[[Exception], None] = lambda problem: None,
    ) -> Job[Result]:
        """Have work done; the callbacks come on this thread, unless the job is cancelled."""
        job = Job(work, done, progressed, failed)
        self._waiting = [known for known in self._waiting if not known.is_over]
        self._waiting.append(job)  # type: ignore[arg-type]
        if self._thread is None:
            self._thread = Thread(target=self._run, name="worker", daemon=True)
            self._thread.start()
        self._jobs.put(job)  # type: ignore[arg-type]
        return job

    def stop(self) -> None:
        """Cancel everything and wait until the thread has ended."""
        for job in self._waiting:
            job.cancel()
        self._waiting.clear()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.run(self.told.emit)

    @Slot(object)
    def _listen(self, call: Callable[[], None]) -> None:
        call()
